/**
 * What advertisements ask for beside how résumés say it, in both languages: rows end with `|`, a comma begins another
 * way to say the same, `_` joins the words of a phrase. Written by us, from how advertisements and résumés speak; no
 * row is a statement of any authority.
 */
export const ADVERT_WORDS = `
calendar, diary, diaries, calendar_management, יומן, יומנים, ניהול_יומן | personal_assistant, executive_assistant,
pa, עוזר_אישי, עוזרת_אישית | customer_service, customer_support, call_centre, call_center, service_centre,
שירות_לקוחות, מוקד_שירות, נציג_שירות, נציגת_שירות, מוקד_טלפוני | bank_reconciliation, reconciled_bank,
reconcile_bank, התאמות_בנקים, התאמת_בנק, התאמות_בנק | vat_report, vat_return, דיווחי_מע"מ, דיווח_מע"מ, דוחות_מע"מ |
payroll, salaries, wages, משכורות, שכר_עבודה, חשבות_שכר, תלושי_שכר | bookkeeping, bookkeeper, הנהלת_חשבונות,
מנהל_חשבונות, מנהלת_חשבונות, מנה"ח, הנה"ח, הנהח"ש | accounting_firm, accountancy, accountants, accounting_office,
משרד_רו"ח, משרד_רואי_חשבון, רואי_חשבון, רו"ח, רואה_חשבון, רואת_חשבון | forklift, fork_lift, מלגזה, מלגזן, מלגזנית |
shift, משמרת | weekend, סופ"שים, סוף_שבוע, סופי_שבוע, סופ"ש, שישי, שבת, friday, saturday, holiday, חג | evening,
afternoon, ערב, אחר_הצהריים, אחה"צ | overtime, extra_hours, שעות_נוספות | night, לילה | on_call, on-call, standby,
כוננות, כוננויות, תורנות | travel, travelling, נסיעות, נסיעה | under_pressure, calm, stress_management, pressure,
תחת_לחץ, עמידה_בלחץ, בתנאי_לחץ, לחץ | teamwork, team_work, team_player, part_of_a_team, work_in_a_team,
collaboration, עבודת_צוות, עבודה_בצוות, עבודה_צוותית | independently, independent, work_alone, באופן_עצמאי,
עבודה_עצמאית, עצמאית, עצמאי, עצמאות | attention_to_detail, eye_for_detail, detail_oriented, detail-oriented,
accuracy, תשומת_לב_לפרטים, ירידה_לפרטים, דיוק, דייקנות | interpersonal, communication, people_skills, יחסי_אנוש,
תקשורת_בין-אישית, תקשורת_בין_אישית, תקשורת_בינאישית | expression, verbal, כושר_ביטוי, יכולת_ביטוי, התבטאות |
drafting, draft, drafted, ניסוח, ניסוח_משפטי, ניסחתי | service_orientation, customer_focus, service_minded,
תודעת_שירות, שירותיות, שירותי | multitasking, multi-tasking, multiple_tasks, ריבוי_משימות, מרובת_משימות,
מולטיטסקינג | order, organised, organized, organisational, סדר_וארגון, סדר, מסודר | leadership, מנהיגות |
team_leadership, supervising_team, supervised_team, supervise_a_team, supervising_a_team, supervised_a_team,
team_supervision, lead_teams, leading_team, led_team, managed_team, managing_team, team_management, team_lead,
manage_a_team, led_a_team, managed_a_team, team_leader, ניהול_צוות, ניהול_צוותים, ניהלתי_צוות, הובלת_צוות,
הובלתי_צוות, ניהול_עובדים, ראש_צוות, ראשת_צוות | budget, תקציב, budget_management, ניהול_תקציב | inventory, stock,
inventory_management, stock_control, cycle_count, stock_count, מלאי, ניהול_מלאי, ספירות_מלאי, ספירת_מלאי |
scheduling, rota, roster, shift_planning, סידור_עבודה, סידור_משמרות, שיבוץ, שיבוצים | negotiation, negotiate,
negotiated, משא_ומתן, מו"מ | presentation, presenting, present_findings, מצגת, מצגות, פרזנטציה | sales, sale,
selling, sold, sell, seller, salesperson, saleswoman, salesman, מכירה, מכירות, מכרתי, מוכר, מוכרת, מוכרן | quota,
target, sales_target, יעד, יעדים, יעדי_מכירות | retail, retailer, shop, store, קמעונאות, קמעונאי, קמעונאית,
רשת_קמעונאית, רשת_אופנה, רשת_שיווק, חנות | fashion, clothes, clothing, אופנה, ביגוד, בגדים | warehouse, storeroom,
logistics_centre, logistics_center, מחסן, מחסנאי, מחסנאית, מרלו"ג, מרכז_לוגיסטי | logistics, לוגיסטיקה | driver,
driving, drive, drove, נהג, נהגת, נהיגה, נהגתי | driving_licence, driver's_license, driver's_licence,
driving_license, clean_licence, רישיון_נהיגה, רשיון_נהיגה | distribution, delivery, deliveries, delivered, courier,
חלוקה, הפצה, שליחויות, משלוח, משלוחים | truck, lorry, משאית | cook, cooked, cooking, chef, kitchen, טבח, טבחית,
בישול, בישלתי, מטבח | restaurant, bistro, cafe, מסעדה, בית_קפה | breakfast, ארוחת_בוקר, ארוחות_בוקר | buffet, בופה,
מזנון | hygiene, cleanliness, clean, היגיינה, ניקיון, תברואה | food_safety, haccp, בטיחות_מזון | waiter, waitress,
server, waiting_tables, מלצר, מלצרית, מלצרות | culinary_school, culinary, cooking_course, בישול_מקצועי, קורס_טבחים,
קולינרי | reception, receptionist, front_desk, קבלת_קהל, פקיד_קבלה, פקידת_קבלה, קבלת_אורחים, דלפק_קבלה | secretary,
secretarial, administrative, administration, office_work, admin, מזכיר, מזכירה, מזכירות, עבודה_משרדית, עבודת_משרד,
אדמיניסטרציה, פקיד, פקידה | clinic, practice, מרפאה | hospital, בית_חולים, ביה"ח | nurse, registered_nurse, nursing,
אח_מוסמך, אחות, אחות_מוסמכת, אח/ות, סיעוד, אחים | ventilation, ventilated, ventilator, הנשמה, מונשם, מונשמים |
vaccination, vaccine, immunisation, immunization, חיסון, חיסונים | blood_test, blood_draw, phlebotomy, לקיחת_דם,
לקיחת_דמים, נטילת_דם | vital_sign, סימנים_חיוניים, מדדים_חיוניים | medication, medicine, drugs, תרופה, תרופות |
elderly, older_people, קשישים, קשיש, גיל_הזהב, גיל_שלישי | children, kids, child, ילדים, ילד | special_needs,
special_education, צרכים_מיוחדים, חינוך_מיוחד | learning_disability, learning_difficulties, learning_disabilities,
לקות_למידה, לקויות_למידה, לקויי_למידה | primary_school, elementary_school, primary, בית_ספר_יסודי, כיתות_יסוד,
יסודי | secondary_school, high_school, תיכון, חטיבת_ביניים, על_יסודי | teacher, teaching, taught, teach, מורה,
הוראה, לימדתי, מלמדת, מלמד | curriculum, תוכנית_לימודים, תכנית_לימודים, תוכנית_הלימודים | lesson_plan,
lesson_planning, מערך_שיעור, מערכי_שיעור | classroom, class, כיתה | education, חינוך | mathematics, math, maths,
מתמטיקה | accounting, חשבונאות | economics, כלכלה | psychology, פסיכולוגיה | statistics, סטטיסטיקה | law, legal,
משפטים, משפטי, דין, דיני | computer_science, מדעי_המחשב | information_systems, מערכות_מידע | industrial_engineering,
תעשייה_וניהול, הנדסת_תעשייה | civil_engineering, civil_engineer, הנדסה_אזרחית, מהנדס_אזרחי, מהנדסת_אזרחית,
הנדסאי_בניין, הנדסת_בניין | electrical_engineering, הנדסת_חשמל | mechanical_engineering, הנדסת_מכונות |
business_administration, business_management, מנהל_עסקים, מינהל_עסקים | social_science, מדעי_החברה, פסיכולוגיה,
סוציולוגיה, כלכלה, psychology, sociology | lawyer, attorney, advocate, solicitor, עורך_דין, עורכת_דין, עו"ד,
עריכת_דין | bar_association, israel_bar, practise_law, practice_law, law_licence, law_license, bar_member,
member_of_the_bar, לשכת_עורכי_הדין, רישיון_עריכת_דין, רישיון_עורך_דין | litigation, court, represented,
representation, ליטיגציה, ייצוג, בית_דין, בתי_הדין, בית_משפט, בתי_משפט | contract, agreement, lease, חוזה, חוזים,
הסכם, הסכמים | real_estate, property, apartment, נדל"ן, מקרקעין, דירה, דירות, lease | residential, housing, מגורים,
דירות | construction, building, בנייה, בניין | contractor, subcontractor, קבלן, קבלנים, קבלני_משנה | authorities,
authority, municipality, רשויות, רשות, עירייה, עיריה | timetable, schedule, timeline, לוח_זמנים, לוחות_זמנים, לו"ז |
electrician, electric, electrical, חשמלאי, חשמלאית, חשמל | switchboard, electrical_panel, panel, לוח_חשמל,
לוחות_חשמל | technical_drawing, drawing, blueprint, plan_reading, שרטוט, שרטוטים, תוכניות_עבודה,
electrical_drawing | air_conditioning, hvac, מיזוג_אוויר, מזגן, מזגנים | working_at_height, work_at_height,
עבודה_בגובה | physical_work, physical, lift, lifting, עבודה_פיזית, פיזית, הרמה, סחיבה | building_maintenance,
תחזוקת_מבנים, אחזקת_מבנים, אחזקה, maintenance, תחזוקה | commercial, office, shop, משרדים | plumbing, plumber,
אינסטלציה, אינסטלטור, שרברב | welding, welder, ריתוך, רתך | machine, machinery, מכונה, מכונות | production,
manufacturing, factory, ייצור, מפעל | quality_control, qc, בקרת_איכות | safety, בטיחות | security_guard, guard,
guarding, מאבטח, מאבטחת, אבטחה, שומר | recruitment, recruiting, recruiter, hiring, hired, sourcing,
talent_acquisition, גיוס, גייסתי, רכזת_גיוס, איתור_מועמדים, השמה | interview, ראיון, ראיונות | human_resource, hr,
משאבי_אנוש | social_media, רשתות_חברתיות, סושיאל, מדיה_חברתית | digital_marketing, ppc, campaign,
performance_marketing, online_marketing, paid_social, שיווק_דיגיטלי, קידום_ממומן, קמפיין, קמפיינים | meta, meta_ads,
facebook_ads, facebook, מטא, פייסבוק, קמפיינים_בפייסבוק | google_analytics, analytics, אנליטיקס, גוגל_אנליטיקס |
data_analysis, data_analyst, analysed_data, analyzed_data, ניתוח_נתונים, אנליסט_נתונים, אנליסטית_נתונים |
email_marketing, newsletter, דיוור, ניוזלטר | e-commerce, ecommerce, online_store, online_shop, מסחר_אלקטרוני,
איקומרס, חנות_מקוונת | content_writing, copywriting, כתיבת_תוכן, קופירייטינג | fintech, payment, תשלומים, פינטק |
insurance, ביטוח | bank, banking, בנק, בנקאות | startup, start-up, סטארטאפ, סטארט-אפ | database, db, מסד_נתונים,
מסדי_נתונים, בסיס_נתונים, בסיסי_נתונים | web_development, frontend, front-end, backend, back-end, full_stack,
fullstack, פיתוח_ווב, פיתוח_אתרים, פיתוח_web, בניית_אתרים, ממשק | software_development, software_developer,
software_engineer, software_engineering, programming, programmer, developer, פיתוח_תוכנה, מפתח_תוכנה, מפתחת_תוכנה,
מתכנת, מתכנתת, תכנות, frontend, backend | test_automation, automated_testing, automated_test, automation_testing,
אוטומציה, בדיקות_אוטומטיות | rest_api, restful, api | microservice, מיקרוסרביסים, מיקרו-שירותים | open_source,
קוד_פתוח | a/b_test, a/b_testing, ab_testing, split_testing, בדיקות_a/b | dashboard, דשבורד, דשבורדים, לוח_מחוונים |
technological_unit, 8200, ממר"ם, יחידה_טכנולוגית | computer_skill, computer_literacy, computer, computers, office,
מחשב, מחשבים, יישומי_מחשב, מערכות_ממוחשבות | project_management, project_manager, ניהול_פרויקט, ניהול_פרויקטים,
מנהל_פרויקט, מנהלת_פרויקט, מנהל_פרויקטים, מנהלת_פרויקטים | store_manager, branch_manager, manager, managerial,
management, ניהול, ניהולי, מנהל, מנהלת, סגן_מנהל, סגנית_מנהל, deputy_manager | motivating, motivate, הנעה,
הנעת_עובדים | training, trained, instruction, הדרכה, הדרכתי, הכשרה, חניכה | community, קהילה | bartender, bar, ברמן,
ברמנית | hairdresser, hair, ספר, ספרית, עיצוב_שיער | caregiver, carer, care_worker, מטפל, מטפלת | social_worker,
social_work, עובד_סוציאלי, עובדת_סוציאלית, עו"ס, עבודה_סוציאלית | pharmacy, pharmacist, רוקח, רוקחת, בית_מרקחת,
רוקחות | kindergarten, nursery, preschool, גן_ילדים, גננת, גן | graphic_design, graphic_designer, עיצוב_גרפי,
מעצב_גרפי, מעצבת_גרפית | import, ייבוא, יבוא | export, ייצוא, יצוא | procurement, purchasing, buyer, רכש, קניין,
קניינית | customs, מכס | supply_chain, שרשרת_אספקה | cashier, cash_register, till, checkout, קופה, קופאי, קופאית |
invoice, invoicing, billing, חשבונית, חשבוניות | collection, debt_collection, גבייה, גביה | accounts_payable,
supplier_invoice, purchase_invoice, creditor, creditors, ספקים, חשבונות_ספקים, הנהלת_חשבונות_ספקים |
accounts_receivable, debtors, customer_invoices, לקוחות_חייבים, חייבים | financial_statement, balance_sheet,
annual_accounts, דוחות_כספיים, מאזן, מאזנים | annual_report, tax_return, income_tax, מס_הכנסה, דוחות_שנתיים,
דוח_שנתי | month_end, month-end, monthly_closing, סגירת_חודש, סגירות_חודש | cash_flow, תזרים, תזרים_מזומנים |
technical_support, support_agent, support_specialist, help_desk, helpdesk, it_support, תמיכה_טכנית, תמיכה,
מוקד_תמיכה, הלפדסק | troubleshooting, troubleshoot, fault_finding, solved_problems, problem_solving, resolved,
פתרון_תקלות, איתור_תקלות, טיפול_בתקלות, תקלה, תקלות | ticket, ticketing, פנייה, פניות, קריאות_שירות | complaint,
תלונה, תלונות | phone, telephone, by_phone, call, calls, טלפון, טלפוני, טלפונית, שיחות | chat, צ'אט | wms,
warehouse_management_system, מערכת_ניהול_מחסן, מערכות_ניהול_מחסן | picking, picker, picked, packing, packed,
pick_and_pack, ליקוט, מלקט, מלקטת, אריזה, אריזות | loading, unloading, loaded, unloaded, העמסה, פריקה,
פריקה_וטעינה | goods_receipt, receiving, incoming_goods, קבלת_סחורה, קליטת_סחורה | barcode, scanner, handheld,
מסופון, ברקוד, סורק | pallet_truck, pallet_jack, עגלת_משטחים, ג'ק, ג'ק_חשמלי | shift_manager, shift_supervisor,
shift_leader, managed_shifts, ניהול_משמרת, אחראי_משמרת, אחראית_משמרת, אחמ"ש | intensive_care, icu, טיפול_נמרץ |
operating_room, operating_theatre, theatre, חדר_ניתוח, חדרי_ניתוח | emergency_department, emergency_room, er, a&e,
מיון, חדר_מיון, מלר"ד | ward, department, מחלקה, מחלקת | wound_care, wound, dressings, פצעים, פצע, חבישה, חבישות |
iv, intravenous, infusion, cannulation, עירוי, עירויים, החדרת_וריד | cpr, resuscitation, bls, acls, החייאה |
electronic_medical_record, medical_record, emr, ehr, chameleon, קמיליון, תיק_רפואי, תיק_רפואי_ממוחשב, רשומה_רפואית |
geriatrics, geriatric, elderly, גריאטריה, גריאטרי, קשישים | paediatrics, pediatrics, pediatric, paediatric, ילדים,
פדיאטריה | patient, מטופל, מטופלים, חולה, חולים, דייר, דיירים | monitor_patients, patient_monitoring, ניטור |
homeroom_teacher, form_tutor, class_teacher, מחנך, מחנכת, מחנכת_כיתה, חינוך_כיתה | classroom_management, ניהול_כיתה,
behaviour_management | parents, הורים | matriculation, bagrut, בגרות, בגרויות, הגשה_לבגרות |
differentiated_instruction, mixed_ability, mixed-ability, הוראה_מותאמת, כיתה_הטרוגנית, כיתות_הטרוגניות |
digital_tool, online_tools, כלים_דיגיטליים, כלים_מתוקשבים, מצגות | teaching_certificate, teaching_licence,
teaching_license, qts, pgce, תעודת_הוראה, רישיון_הוראה, רישיון_לעסוק_בהוראה | b2b, business_customers, עסקי,
לקוחות_עסקיים | crm, ניהול_קשרי_לקוחות | cold_call, cold_calling, prospecting, lead_generation, new_business,
שיחות_קרות, איתור_לקוחות, לידים, גיוס_לקוחות | account_management, key_account, customer_portfolio,
ניהול_תיקי_לקוחות, תיקי_לקוחות, ניהול_לקוחות | closing_deals, closed_deals, close_deals, סגירת_עסקאות,
סגירת_מכירות | code_review, pull_request, reviewed_code, reviewed_pull, code_reviews, סקירת_קוד, סקירות_קוד |
unit_test, unit_testing, automated_test, בדיקות_יחידה | ci/cd, ci, continuous_integration, pipeline | cloud,
cloud_computing, ענן, מחשוב_ענן | container, containers, קונטיינרים | nosql, document_database |
relational_database, rdbms, בסיסי_נתונים_רלציוניים | message_queue, message_broker, תורים | distributed_system,
microservice, high_scale, scalable, מערכות_מבוזרות | agile, kanban, sprint, ספרינט, אג'ייל | version_control,
source_control, ניהול_גרסאות | monitoring_tools, observability | test_plan, test_case, תוכנית_בדיקות, תסריטי_בדיקה |
industrial_electricity, חשמל_תעשייתי | wiring, cabling, חיווט, כבלים | fire_detection, smoke_detection, גילוי_אש |
solar, photovoltaic, pv, סולארי, סולאריות | low_voltage, מתח_נמוך | generator, גנרטור | technical_drawing,
electrical_drawing, drawing, שרטוט, שרטוטים, plan_reading, read_plans, read_drawings, קריאת_תוכניות, קריאת_שרטוטים,
תוכניות | health_and_safety, safety, בטיחות, נהלי_בטיחות | due_diligence, m&a, mergers, בדיקת_נאותות,
מיזוגים_ורכישות | commercial_law, corporate, company_law, דיני_חברות, משפט_מסחרי, מסחרי | labour_law, labor_law,
employment_law, דיני_עבודה | legal_opinion, חוות_דעת | legal_research, מחקר_משפטי | hearing, court_appearance,
appeared_in_court, הופעה_בבתי_משפט, הופעות_בבתי_משפט, דיון, דיונים | intern, internship, articling, התמחות, מתמחה |
grill, barbecue, גריל, צלייה | pastry, baking, baker, dessert, קונדיטוריה, קונדיטור, אפייה, קינוחים | menu, תפריט,
תפריטים | kosher, כשרות, כשר | food_cost, פוד_קוסט | stakeholder, בעלי_עניין, ממשקים, הנהלה, management_team |
risk_management, ניהול_סיכונים | work_plan, project_plan, gantt, תוכנית_עבודה, תוכניות_עבודה, גאנט | project_tools,
project_management_tools, כלי_ניהול_פרויקטים | implementation, rollout, deployed, הטמעה, הטמעת_מערכות | event,
events, event_production, אירוע, אירועים, הפקת_אירועים | seo, organic, קידום_אורגני | content, blog, post, תוכן,
פוסטים, בלוג | landing_page, דפי_נחיתה, דף_נחיתה | market_research, מחקר_שוק | brand, branding, מותג, מיתוג |
public_relation, press, יחסי_ציבור, דוברות | driving_licence_b, own_car, car, רכב, בעל_רכב, ניידות, mobility |
punctuality, punctual, reliable, reliability, אמינות, דייקנות | initiative, יוזמה, proactive | self_learning,
self-learner, quick_learner, fast_learner, למידה_עצמית, יכולת_למידה | mentoring, mentor, coaching, חונכות, מנטור,
מנטורית
`;

/**
 * What a maker sells as one (Microsoft 365, Google Workspace, Adobe Creative Cloud), and kinds of tools with some of
 * their names: who asks for the kind is answered by any of them.
 */
export const FAMILIES = `
office: excel, word, powerpoint, outlook
google workspace: google docs, google sheets, google drive
adobe: photoshop, illustrator, indesign, premiere, after effects, lightroom
agile: scrum
cloud: aws, gcp, azure
container: docker, kubernetes
database: sql, mysql, postgresql, mongodb, oracle, sql server, redis
relational database: sql, mysql, postgresql, oracle, sql server
nosql: mongodb, redis, dynamodb, elasticsearch
message queue: kafka, rabbitmq
version control: git, github, gitlab
ci/cd: jenkins, circleci, gitlab
monitoring tools: grafana, prometheus, datadog, kibana, splunk
unit testing: junit, pytest
test automation: selenium, cypress, playwright, appium
crm: salesforce, hubspot, zendesk
erp: sap, priority, netsuite, oracle
project tools: jira, asana, trello, monday.com, ms project
digital tool: google classroom, zoom, canva
social media: facebook, instagram, linkedin, tiktok, youtube
digital marketing: google ads, meta ads, facebook
bi: power bi, tableau, looker, qlik
`;

/** Languages beside those that a résumé here suggests. */
export const MORE_LANGUAGES = [
  { he: 'איטלקית', en: 'Italian' },
  { he: 'סינית', en: 'Chinese' },
  { he: 'פורטוגזית', en: 'Portuguese' },
  { he: 'רומנית', en: 'Romanian' },
  { he: 'הולנדית', en: 'Dutch' },
  { he: 'יידיש', en: 'Yiddish' },
  { he: 'תאית', en: 'Thai' },
  { he: 'הינדי', en: 'Hindi' },
  { he: 'טורקית', en: 'Turkish' },
  { he: 'יפנית', en: 'Japanese' },
] as const;
