/** Words of offices, money, people and trade that stand for each other (actions.ts says how rows are read). */
export const OFFICE_CONCEPTS = `
accounting accountancy bookkeeping accounts הנהלת_חשבונות הנה"ח חשבונאות הנהח"ש
bookkeeper accounts_clerk מנהל_חשבונות מנהלת_חשבונות מנה"ח חשב
accountant cpa certified_public_accountant chartered_accountant רואה_חשבון רואת_חשבון רו"ח
tax_adviser tax_advisor tax_consultant יועץ_מס יועצת_מס
payroll salaries wages salary pay wage שכר משכורות משכורת
payslip payslips pay_slip pay_slips wage_slips תלוש תלושים תלושי_שכר תלושי_משכורת
reconciliation reconcile bank_matching match_statements התאמה התאמות התאמות_בנקים התאמתי
bank_statement bank_statements account_statement דף_חשבון דפי_חשבון דפי_בנק
balance_sheet annual_accounts financial_statements financial_report מאזן דוחות_כספיים דו"חות_כספיים
invoice invoices bill bills חשבונית חשבוניות חשבון_עסקה
receipt receipts קבלה קבלות
petty_cash cash_float קופה_קטנה
debtor debtors customers_in_arrears חייב חייבים לקוחות_בפיגור
creditor creditors supplier_accounts ספקים זכאים
collection debt_collection credit_control גבייה גביית_חובות
expense expenses outlay outgoings expenditure spending הוצאה הוצאות
income revenue takings proceeds earnings turnover הכנסה הכנסות פדיון מחזור
profit profits margin gain רווח רווחים רווחיות
loss losses הפסד הפסדים
cash_flow liquidity תזרים תזרים_מזומנים
forecast projection outlook תחזית צפי
loan loans credit mortgage_loan הלוואה הלוואות אשראי
mortgage mortgages home_loan משכנתא משכנתה משכנתאות
savings deposit deposits חיסכון חסכונות פיקדון פיקדונות
pension pensions retirement_fund פנסיה פנסיוני קרן_פנסיה
insurance cover policy ביטוח כיסוי פוליסה פוליסות
claim claims damage_claim תביעה תביעות
audit auditing internal_audit ביקורת ביקורת_פנים ביקורות
tender tenders bid bids call_for_bids מכרז מכרזים
quote quotation quotes price_offer estimate הצעת_מחיר הצעות_מחיר
purchase_order purchase_orders הזמנת_רכש הזמנות_רכש
procurement purchasing buying sourcing רכש רכישה רכישות קניינות
buyer purchaser purchasing_officer procurement_officer קניין קניינית רכש
office bureau workplace משרד משרדים לשכה
office_work clerical administrative admin paperwork secretarial \
אדמיניסטרציה אדמיניסטרטיבי אדמיניסטרטיבית משרדי משרדית פקידותי מנהלי מזכירותי
secretary office_assistant pa personal_assistant administrative_assistant מזכיר מזכירה עוזר_אישי עוזרת_אישית
receptionist front_desk_clerk desk_clerk פקיד_קבלה פקידת_קבלה
front_desk reception reception_desk דלפק דלפק_קבלה קבלה דלפק_הקבלה
switchboard phone_line telephone_exchange מרכזייה מרכזיה מוקד מרכזנית מרכזן
phone_call call calls telephone phone phone_calls שיחה שיחות טלפון טלפונים שיחות_טלפון שיחות_טלפוניות
incoming inbound received נכנס נכנסות נכנסים
outgoing outbound יוצא יוצאות יוצאים
call_centre call_center contact_centre contact_center hotline מוקד מוקד_טלפוני מוקד_שירות מוקד_שירות_לקוחות
call_agent agent representative rep service_representative נציג נציגה נציג_שירות נציגת_שירות מוקדן מוקדנית
inquiry inquiries enquiry enquiries query queries question questions request requests פנייה פניות שאלה שאלות בקשה בקשות
complaint complaints grievance grievances תלונה תלונות טרוניה
caller callers person_calling פונה פונים מתקשר מתקשרים
correspondence letters mail written_communication תכתובת תכתובות מכתבים התכתבות דואר
email emails e-mail e-mails mail דואר_אלקטרוני דוא"ל מייל מיילים אימייל אימיילים
post mail letters post_items דואר דברי_דואר מכתבים
calendar diary diaries schedule timetable לוח_זמנים לו"ז יומן יומנים לוח_פגישות
schedule timetable rota roster לו"ז לוח_זמנים סידור_עבודה סידור_משמרות שיבוץ שיבצתי
appointment appointments booking bookings פגישה פגישות תור תורים
meeting meetings session sessions sit-down gathering פגישה פגישות ישיבה ישיבות מפגש מפגשים דיון
minutes meeting_notes record_of_meetings פרוטוקול פרוטוקולים סיכום_ישיבה סיכומי_ישיבות סיכומי_פגישות
deadline deadlines due_date time_limit timelines דדליין תאריך_יעד מועד מועדים לוחות_זמנים
document documents paper papers paperwork מסמך מסמכים ניירת
form forms questionnaire טופס טפסים
folder folders binder binders file files תיק תיקים תיקייה תיקיות קלסר קלסרים
archive archives records_room ארכיון ארכיב גנזך
copy copies duplicate עותק עותקים העתק העתקים
draft drafts rough_version טיוטה טיוטות
template templates boilerplate תבנית תבניות
signature signatures signing חתימה חתימות
office_supplies stationery office_equipment ציוד_משרדי צרכי_משרד
supplier suppliers vendor vendors provider ספק ספקים
customer customers client clients clientele לקוח לקוחות קהל_לקוחות
prospect prospects lead leads potential_customer potential_customers \
ליד לידים מתעניין מתעניינים לקוח_פוטנציאלי לקוחות_פוטנציאליים
customer_service customer_care client_service customer_support service_to_customers \
שירות_לקוחות שירות_ללקוחות שירות_הלקוחות
regular_customer regulars returning_customer repeat_customer לקוח_קבוע לקוחות_קבועים לקוחות_חוזרים
shop store outlet retail_store חנות חנויות בית_עסק
cashier till_operator checkout_assistant checkout till cash_register קופאי קופאית קופה קופות
shop_assistant sales_assistant salesperson salesman saleswoman sales_associate store_clerk \
מוכר מוכרת מוכרן איש_מכירות אשת_מכירות זבן זבנית
sales_agent sales_representative sales_rep rep סוכן_מכירות סוכנת_מכירות נציג_מכירות נציגת_מכירות
shop_floor sales_floor רצפת_המכירה רצפת_מכירה
shelf shelves shelving מדף מדפים
display displays window_dressing shop_window תצוגה תצוגות חלון_ראווה חלונות_ראווה ויטרינה
discount discounts reduction sale_price הנחה הנחות
promotion promotions special_offer special_offers deal deals מבצע מבצעים
price_tag price_tags price_label תג_מחיר תגי_מחיר תווית_מחיר
changing_room fitting_room dressing_room תא_מדידה תאי_מדידה חדר_הלבשה
stock inventory goods merchandise stock_level מלאי סחורה טובין
stocktake stocktaking inventory_count stock_count ספירת_מלאי ספירות_מלאי
shortage shortages missing_items חוסר חוסרים
return returns goods_returned החזרה החזרות סחורה_מוחזרת
refund refunds money_back זיכוי זיכויים החזר החזרים החזר_כספי
exchange exchanges swap החלפה החלפות
loyalty_club customer_club members_club מועדון_לקוחות מועדון
marketing promotion publicity שיווק פרסום
advertising ads adverts advertisement advertisements commercials פרסום פרסומת פרסומות מודעה מודעות
flyer flyers leaflet leaflets brochure brochures עלון עלונים פלייר פליירים ברושור
newsletter mailing email_newsletter ניוזלטר דיוור דיוורים
audience target_audience readership viewers קהל קהל_יעד
social_media social_networks רשתות_חברתיות מדיה_חברתית הרשתות_החברתיות סושיאל
content material texts תוכן תכנים
human_resources hr personnel people_team משאבי_אנוש מש"א כוח_אדם כ"א
recruiter recruitment hiring talent_acquisition גיוס מגייס מגייסת רכזת_גיוס
candidate candidates applicant applicants job-seeker מועמד מועמדים מועמדת
cv cvs resume resumes curriculum_vitae קורות_חיים קו"ח
job_opening vacancy vacancies open_position משרה_פנויה משרות משרה
employee employees worker workers staff personnel workforce עובד עובדים עובדות אנשי_צוות צוות
newcomer new_hire new_hires new_starter new_employee new_employees new_staff עובד_חדש עובדים_חדשים עובדת_חדשה חדשים
onboarding induction absorption orientation קליטה קליטת_עובדים
attendance presence time_sheets timesheet נוכחות דוחות_נוכחות
leave holiday vacation time_off חופשה חופשות
sick_leave illness sickness מחלה ימי_מחלה
dismissal termination layoff פיטורים סיום_העסקה
welfare well-being wellbeing רווחה
event events function occasion happening אירוע אירועים
conference convention congress כנס כנסים ועידה
exhibition fair trade_show תערוכה תערוכות יריד
contract contracts agreement agreements חוזה חוזים הסכם הסכמים
lawyer attorney solicitor counsel advocate עורך_דין עורכת_דין עו"ד עורכי_דין פרקליט
law_firm law_office legal_practice משרד_עורכי_דין משרד_עו"ד
court courthouse courts tribunal בית_משפט בתי_משפט ביהמ"ש בית_דין
judge judges magistrate שופט שופטים שופטת
lawsuit suit litigation legal_action claim תביעה תביעות הליך_משפטי התדיינות
pleading pleadings court_papers statement_of_claim כתב_תביעה כתבי_טענות כתבי_בית_דין
witness witnesses עד עדים
affidavit affidavits sworn_statement תצהיר תצהירים
power_of_attorney mandate ייפוי_כוח ייפויי_כוח
legal_opinion opinion חוות_דעת חוו"ד
land_registry registry tabu טאבו רשם_המקרקעין לשכת_רישום_המקרקעין
real_estate property properties נדל"ן נדלן מקרקעין נכס נכסים
estate_agent realtor real_estate_agent מתווך מתווכת מתווך_נדל"ן
tenant tenants renter lessee שוכר שוכרים דייר דיירים
landlord property_owner lessor משכיר בעל_דירה בעל_הנכס בעלי_דירות
rent rental rents דמי_שכירות שכר_דירה שכירות
building_committee house_committee residents_committee ועד_בית ועד_הבית
ngo non-profit nonprofit charity association עמותה עמותות מלכ"ר ארגון_ללא_רווח
donor donors contributor תורם תורמים
donation donations contribution תרומה תרומות
grant grants funding מענק מענקים
board board_of_directors directors דירקטוריון ועד_מנהל
ceo chief_executive chief_executive_officer managing_director מנכ"ל מנכ"לית מנהל_כללי מנהלת_כללית
vice_president vp deputy_ceo סמנכ"ל סמנכ"לית סגן_נשיא
deputy second_in_command vice סגן סגנית
headquarters head_office main_office hq מטה הנהלה_ראשית משרד_ראשי
branch branches local_office סניף סניפים
`;
