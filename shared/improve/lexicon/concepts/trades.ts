/** Words of trades that are said in more than one way: one line for each meaning (actions.ts says how it is read). */
export const TRADE_CONCEPTS = `
care caring nursing look_after caregiving caregiver carer טיפול מטפל מטפלת סיעוד סיעודי
walk walks walking stroll accompany הליכה טיול טיולים ליווי
medication_round drugs medicines medicine dose doses תרופות תרופה מנה
infusion iv drip עירוי
vital_signs blood_pressure pulse מדדים לחץ_דם
operating_room operating_theatre theatre surgery surgical חדר_ניתוח ניתוח ניתוחים
emergency_room er emergency_department accident_and_emergency מיון חדר_מיון מלר"ד
intensive_care icu טיפול_נמרץ
dementia alzheimer דמנציה
disabled disability disabilities special_needs צרכים_מיוחדים נכה נכים מוגבלות מוגבלויות
x-ray radiology imaging רנטגן צילום דימות
dental dentist teeth שיניים דנטלי
pharmacy pharmacist chemist prescription prescriptions בית_מרקחת רוקח מרשם מרשמים
oncology cancer אונקולוגיה אונקולוגי סרטן
ward_round doctor_visit ביקור_רופאים
childcare babysitting nanny day-care baby-sit בייביסיטר שמרטפות מטפלת
lesson_plan lesson_plans syllabus curriculum מערך_שיעור מערכי_שיעור תכנית_לימודים
parents_meeting parent-teacher_conference parents_evening אסיפת_הורים יום_הורים
tutor private_lessons private_tuition tuition שיעור_פרטי שיעורים_פרטיים הוראה_פרטנית
lecture lectures talk talks הרצאה הרצאות
dissertation thesis research_paper paper article submission תזה מאמר עבודת_מחקר סמינריון
experiment experiments trial trials ניסוי ניסויים
mouse mice rodents עכבר עכברים
cell cells תא תאים
microscope microscopy מיקרוסקופ מיקרוסקופיה
scientist researcher חוקר מדען
payroll_slips payslip payslips pay_slips תלוש_שכר תלושי_שכר תלושים
ledger books bookkeeping accounts ספרים הנהלת_חשבונות
bank_reconciliation reconciliations התאמות_בנקים
annual_report financial_statements yearly_report דוח_שנתי דוחות_כספיים מאזן
tax_return tax_returns דו"ח_שנתי
income_tax tax_authority מס_הכנסה רשות_המסים
social_security national_insurance ביטוח_לאומי
cash_flow תזרים תזרים_מזומנים
audit auditing audits external_audit ביקורת ביקורות
receivables debt_collection collections גבייה גביית_חובות
loan loans mortgage mortgages credit הלוואה הלוואות משכנתא משכנתאות אשראי
investment investments portfolio השקעה השקעות תיק_השקעות
claim claims תביעה תביעות
policyholder insured מבוטח מבוטחים
hearing hearings trial דיון דיונים
appeal appeals ערעור ערעורים
brief briefs pleading pleadings כתב_טענות כתבי_טענות כתב_טיעון כתב_תביעה כתבי_תביעה
legal_research case_law precedent פסיקה פסקי_דין מחקר_משפטי
will wills צוואה צוואות
rental lease tenancy rent rental_agreement שכירות השכרה
real_estate property estate_agent נדל"ן נכס נכסים תיווך מתווך
listing listings ad ads advert advertisement מודעה מודעות פרסומת
interview interviews ראיון ראיונות ריאיון
cv cvs resume resumes résumés curriculum_vitae קורות_חיים קו"ח
candidate candidates applicant applicants מועמד מועמדים
vacancy vacancies opening openings position משרה משרות
onboarding orientation induction absorption קליטה חפיפה
attendance timesheet נוכחות
leave vacation absence חופשה חופשות היעדרות
dismissal termination פיטורים
welfare_activities employee_welfare רווחה_עובדים
appraisal evaluation performance_review הערכה הערכות משוב
roster rota shift_schedule work_schedule schedule סידור_עבודה שיבוץ משמרות לוח_משמרות
shift_manager shift_supervisor shift_leader אחראי_משמרת אחמ"ש מנהל_משמרת ראש_משמרת
team_leader team_lead ראש_צוות רש"צ
deputy assistant_manager vice סגן סגנית
display merchandising shop_window visual_merchandising תצוגה ויטרינה סידור
fitting_room changing_room תא_הלבשה חדר_הלבשה
discount discounts promotion promotions sale offer offers הנחה הנחות מבצע מבצעים
loyalty_club club_members חבר_מועדון חברי_מועדון
till cash_register cash_desk checkout counter קופה קופות קופה_רושמת
returns refunds refund exchanges החזרה החזרות זיכוי זיכויים החלפות
stock_take stock-taking ספירת_מלאי ספירות_מלאי
barcode scanner handheld terminal מסופון סורק ברקוד
pallet pallets משטח משטחים
container containers מכולה
customs clearance customs_clearance מכס שחרור_ממכס
truck lorry heavy_vehicle משאית משאיות רכב_כבד
dispatcher dispatch סדרן סידור
delivery_note waybill shipping_note תעודת_משלוח תעודות_משלוח
coffee_machine espresso מכונת_קפה אספרסו
dish_washing dishes pot_washing שטיפת_כלים כלים
cover covers diners portions dishes plates מנה מנות סועדים
cocktail cocktails mixed_drinks קוקטיילים קוקטייל
banquet banquets catering wedding weddings events קייטרינג חתונות אירועים
menu menus תפריט תפריטים
dough pastry pastries cake cakes bakery בצק מאפים עוגה עוגות קונדיטוריה
butcher meat בשר קצב
vegetables vegetable produce fruit ירקות ירק פירות
chambermaid housekeeping room_cleaning חדרנית ניקיון_חדרים
check-in check_in registration checking_in צ'ק-אין קבלה רישום
reservation reservations booking bookings הזמנה הזמנות
tourist tourists traveller travellers תייר תיירים מטייל
tour tours excursion trip trips סיור סיורים טיול טיולים
bricklaying masonry building_work plaster בנייה טיח ריצוף
tiling tiles floor_tiles ריצוף אריחים
plumber plumbing pipes leaks leak אינסטלטור אינסטלציה צנרת נזילה נזילות
paint painter painting צבע צבעי צביעה
scaffolding פיגום פיגומים
renovation renovations refurbishment refurbish שיפוץ שיפוצים
carpenter carpentry furniture joinery נגר נגרות רהיט רהיטים ריהוט
cabinet closet closets wardrobe cupboards ארון ארונות
kitchen kitchens מטבח מטבחים
metalwork welder weld ריתוך רתך מסגרות
lathe cnc machining milling מחרטה כרסומת עיבוד_שבבי
generator generators גנרטור גנרטורים
voltage volt מתח
fault faults failure failures breakdown breakdowns malfunctions תקלה תקלות קלקול קלקולים
service_call service_visit callout call-outs קריאת_שירות קריאות_שירות ביקור_שירות ביקורי_שירות
preventive_maintenance planned_maintenance אחזקה_מונעת תחזוקה_מונעת
engine_oil oil_change oil החלפת_שמן שמן
brake brakes בלם בלמים
tyre tyres tire tires wheel צמיג צמיגים גלגל
gearbox gear_box transmission תיבת_הילוכים גיר
irrigation watering drip_irrigation השקיה טפטפות
greenhouse greenhouses חממה חממות
harvest harvesting pick_fruit קטיף קציר אסיף
orchard grove orchards מטע מטעים פרדס
livestock cattle cows dairy_farm רפת פרות בקר
lawn grass mow דשא כיסוח
haircut hairstyle hairdresser hairdressing barber תספורת תספורות ספר ספרית עיצוב_שיער
hair_colour dyeing highlights צבע_שיער גוונים
manicure nails nail_polish מניקור ציפורניים לק
facial facials facial_treatment טיפול_פנים טיפולי_פנים
hair_removal waxing הסרת_שיער שעווה
bride brides bridal wedding כלה כלות
personal_trainer trainer coach fitness_instructor workout workouts exercise exercises מאמן מאמנת אימון אימונים תרגילים
swimming_pool pool swim שחייה בריכה
lifeguard מציל
yoga pilates יוגה פילאטיס
sergeant nco non-commissioned_officer סמל סמלת מש"ק משקית
squad_commander squad_leader commander מ"כ מפקד_כיתה מפקד_כיתות
platoon מחלקה
company_army battalion battalions גדוד פלוגה
military_base base בסיס בסיסים
combat combatant fighter warrior לוחם לוחמת קרבי
operations_room war_room control_room חמ"ל חדר_מלחמה חדר_מבצעים חדר_בקרה
intelligence מודיעין
reserve reserves reserve_duty מילואים
security_check bag_check checks screening בידוק בדיקה_ביטחונית
cctv cameras surveillance_cameras camera מצלמה מצלמות
patrol patrols patrolling סיור סיורים
access_control entry_control בקרת_כניסה
backend_service microservice microservices api apis rest_api שירות שירותים מיקרו-שירותים
unit_test unit_tests automated_tests integration_tests בדיקות_יחידה בדיקות_אוטומטיות
manual_testing manual_tests בדיקות_ידניות
code_review code_reviews review סקירת_קוד
version_control source_control git ניהול_גרסאות
pipeline pipelines ci cd צינור
query queries sql שאילתה שאילתות שליפה שליפות
report_dashboard bi visualization dashboards ויזואליזציה דוחות דשבורדים
cloud aws_cloud ענן
cyber cybersecurity information_security infosec סייבר אבטחת_מידע
helpdesk help_desk it_support technical_support user_support תמיכה_טכנית תמיכה הלפדסק
printer printers מדפסת מדפסות
laptop laptops notebook pc pcs computer מחשב_נייד מחשבים_ניידים
user_account accounts permissions הרשאה הרשאות חשבון_משתמש
formatting reinstall format פירמוט
load_time loading_time page_load response_time latency זמן_טעינה זמן_תגובה
bugfix bug_fix hotfix fix תיקון_באגים
requirement spec specification specifications requirements אפיון מסמך_אפיון דרישות
user_story backlog stories roadmap road_map תעדוף מפת_דרכים
wireframe mockup prototype prototypes mock-up אב_טיפוס סקיצה
user_research usability user_tests מחקר_משתמשים
flyer leaflet leaflets brochure brochures עלון עלונים פלייר פליירים
packaging pack packages אריזה אריזות
newsletter mailing mailings newsletters ניוזלטר דיוור
press pr public_relations media יח"צ תקשורת יחסי_ציבור
copywriting copy texts קופי קופירייטינג טקסטים
follower followers audience עוקב עוקבים קהל
lead leads prospects prospect ליד לידים מתעניינים
cold_call telesales telemarketing cold_calls outbound_calls phone_sales טלמרקטינג מכירה_טלפונית שיחות_יוצאות
retention keep_customers שימור שימור_לקוחות
customer_service client_service customer_care service_to_customers שירות_לקוחות שירות_ללקוחות
public walk-in visitors reception_hours קהל קבלת_קהל
refer referral referred הפניה הפניות
mediation dispute גישור סכסוך
donor donors fundraiser תורם תורמים
refugee immigrant immigrants newcomers olim עולה עולים מהגר
prisoner inmate אסיר אסירים
homeless דרי_רחוב
food_parcels food_packages סלי_מזון חבילות_מזון
support_group group_sessions group_meetings קבוצת_תמיכה
social_worker welfare עובד_סוציאלי רווחה
library librarian books ספרייה ספרן ספריה
journalist reporter newspaper press עיתון עיתונאי כתב כתבת
radio broadcast שידור רדיו
editor editing video_editing עורך עריכת_וידאו
camera photography photographer photos צלם צלמת צילום
stage theatre theater drama תיאטרון במה
dance dancing ריקוד מחול
choir singing sing מקהלה שירה
chess שחמט
guitar piano גיטרה פסנתר
solar photovoltaic pv סולארי פוטו-וולטאי
drone drones רחפן רחפנים
site_survey surveyor measurements מדידה מודד מדידות
structural structure structures מבנה קונסטרוקציה שלד
bill_of_quantities quantities כתב_כמויות כתבי_כמויות
tender tenders bid מכרז מכרזים
permit permits היתר היתרים
apartment apartments flat flats housing_units דירה דירות יחידות_דיור
storey floor floors קומה קומות
elevator lift elevators מעלית מעליות
conversion convert ratio המרה
transcript transcription transcribe תמלול
subtitles captions כתוביות
driver driving נהג נהיגה נהיגת
license_plate
qualified certified licensed accredited מוסמך מוסמכת מורשה
driving_licence driver's_licence driving_license רישיון_נהיגה
bagrut matriculation high_school_diploma בגרות תעודת_בגרות
bachelor_degree first_degree undergraduate תואר_ראשון
master_degree second_degree תואר_שני
minor major חוג התמחות חטיבה
third-year final-year year
graduate alumni alumnus בוגר בוגרת
excel spreadsheets אקסל גיליונות
pivot_table pivot_tables טבלת_ציר טבלאות_ציר
touch_typing blind_typing הקלדה_עיוורת
public_speaking presentation_skills עמידה_מול_קהל
teamwork team_work working_in_a_team עבודת_צוות עבודה_בצוות
problem_solving פתרון_בעיות
time_management ניהול_זמן
llb laws bachelor_of_laws תואר_ראשון_במשפטים
msc m.sc master_of_science
bsc b.sc bachelor_of_science
ba b.a bachelor_of_arts
ma m.a master_of_arts
mba master_of_business_administration
phd doctorate doctor_of_philosophy
vet veterinary veterinarian וטרינר וטרינרית וטרינרי
rebar reinforcement זיון ברזל
opinion opinions assessment חוות_דעת
enter entry entries entered entering הזנה הזנת
drive drove car driving
negotiation negotiations משא_ומתן
native mother_tongue שפת_אם
`;
