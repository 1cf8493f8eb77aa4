/** Words of software, data, research, design and media (actions.ts says how rows are read). */
export const COMPUTING_CONCEPTS = `
software program programs application applications app apps תוכנה תוכנות יישום יישומים אפליקציה אפליקציות
developer programmer software_engineer coder software_developer מפתח מפתחת מתכנת מתכנתת מהנדס_תוכנה מהנדסת_תוכנה
coding programming write_code development קידוד תכנות כתיבת_קוד פיתוח
source_code code codebase קוד קוד_מקור בסיס_הקוד
frontend front-end front_end client_side user-facing_side צד_לקוח פרונטאנד פרונט-אנד פרונט
backend back-end back_end server_side צד_שרת בקאנד באק-אנד
full-stack full_stack fullstack פולסטאק פול-סטאק
web_page web_pages page pages דף_אינטרנט דפי_אינטרנט דף דפים
website websites site web_site אתר אתרים אתר_אינטרנט אתרי_אינטרנט
landing_page landing_pages דף_נחיתה דפי_נחיתה
user_interface ui interface screens ממשק ממשק_משתמש ממשקים
user_experience ux usability חוויית_משתמש חווית_משתמש
mobile phone smartphone cellular מובייל נייד סלולר סלולרי
database databases db data_store data_base מסד_נתונים מסדי_נתונים בסיס_נתונים בסיסי_נתונים דאטהבייס
query queries select_statement שאילתה שאילתות שאילתא
table tables טבלה טבלאות
server servers שרת שרתים
network networks lan רשת רשתות תקשורת_נתונים
cloud cloud_computing cloud_environment ענן מחשוב_ענן סביבת_ענן
security cyber cybersecurity cyber_security information_security infosec סייבר אבטחת_מידע אבט"מ
firewall firewalls חומת_אש פיירוול
vulnerability vulnerabilities weakness security_hole חולשה חולשות פגיעות פרצות
test tests testing qa_testing בדיקה בדיקות
tester qa_engineer software_tester qa בודק בודקת בודק_תוכנה בודקת_תוכנה
manual_testing manual_tests by-hand_testing בדיקות_ידניות
automated_tests automated_testing test_automation automation אוטומציה בדיקות_אוטומטיות
automate automated automatic אוטומציה אוטומטי אוטומטיים מיכון
test_case test_cases test_scenarios תסריט_בדיקה תסריטי_בדיקה מקרי_בדיקה
test_plan test_plans תוכנית_בדיקות תכנית_בדיקות מסמכי_בדיקות
bug bugs defect defects issue issues error errors באג באגים תקלה תקלות שגיאה שגיאות
debug debugging troubleshoot find_bugs דיבוג ניפוי_שגיאות ניפוי איתור_באגים
release releases version versions build גרסה גרסאות שחרור_גרסה
deploy deployment rollout put_live release_to_production פריסה פריסת_גרסאות העלאה_לאוויר דיפלוי
code_review code_reviews review_code peer_review סקירת_קוד סקירות_קוד ביקורת_קוד קוד_רוויו
documentation docs technical_documents תיעוד מסמכים_טכניים
requirement requirements needs דרישה דרישות
specification spec specs requirements_document characterisation אפיון אפיונים מפרט מפרטים איפיון
feature features functionality capability יכולת יכולות פיצ'ר פיצ'רים תכונה
component components module modules רכיב רכיבים מודול מודולים
library libraries package ספרייה ספריות
algorithm algorithms אלגוריתם אלגוריתמים
model models מודל מודלים
machine_learning ml learning_models למידת_מכונה
artificial_intelligence ai בינה_מלאכותית
data information figures נתון נתונים מידע דאטה
dataset datasets data_set מאגר_נתונים מאגרי_נתונים
data_analyst bi_analyst analyst אנליסט אנליסטית מנתח_נתונים מנתחת_נתונים
data_analysis analytics analysis_of_data analyse_data ניתוח_נתונים אנליטיקה אנליזה
dashboard dashboards control_panel לוח_מחוונים דשבורד דשבורדים לוחות_מחוונים
chart charts graph graphs plot גרף גרפים תרשים תרשימים
spreadsheet spreadsheets excel_sheet excel_sheets excel_files worksheet \
גיליון גיליונות קובץ_אקסל קבצי_אקסל גיליון_אלקטרוני
excel microsoft_excel ms_excel אקסל
word microsoft_word ms_word וורד
powerpoint power_point ms_powerpoint פאוורפוינט
office microsoft_office ms_office office_suite אופיס חבילת_אופיס
outlook ms_outlook microsoft_outlook אאוטלוק
windows חלונות ווינדוס
linux לינוקס
helpdesk help_desk it_support technical_support tech_support support_desk תמיכה_טכנית הלפדסק תמיכה
it information_technology מערכות_מידע טכנולוגיות_מידע
support_ticket support_tickets ticket tickets service_request קריאה קריאות קריאות_שירות טיקט טיקטים פנייה פניות
user_account user_accounts account accounts חשבון_משתמש חשבונות_משתמש
user users end_user end_users משתמש משתמשים משתמשי_קצה
computer computers pc pcs workstation workstations מחשב מחשבים עמדה עמדות תחנות_עבודה
laptop laptops notebook מחשב_נייד מחשבים_ניידים
printer printers מדפסת מדפסות
hardware equipment חומרה
electronics electronic_circuits אלקטרוניקה מעגלים_אלקטרוניים
board boards circuit_board pcb כרטיס כרטיסים מעגל_מודפס
chip chips semiconductor integrated_circuit שבב שבבים מוליכים_למחצה
signal signals אות אותות
sensor sensors detector חיישן חיישנים
controller plc programmable_controller בקר בקרים
drone drones uav unmanned_aircraft רחפן רחפנים כטב"ם מל"ט
agile scrum iterative_work אג'ייל סקראם
sprint sprints iteration ספרינט ספרינטים
product_manager product_owner מנהל_מוצר מנהלת_מוצר
stakeholder stakeholders interested_parties בעל_עניין בעלי_עניין גורמים
startup start-up young_company סטארטאפ סטארט-אפ חברת_הזנק
high-tech hi-tech tech_sector technology_sector היי-טק הייטק
remote from_home remotely work_from_home מרחוק מהבית
research study studies investigation מחקר מחקרים
researcher scientist investigator חוקר חוקרת חוקרים מדען מדענית
research_assistant ra עוזר_מחקר עוזרת_מחקר אסיסטנט_מחקר
teaching_assistant ta tutor מתרגל מתרגלת אסיסטנט
laboratory lab מעבדה מעבדות
lab_technician laboratory_technician lab_assistant lab_worker לבורנט לבורנטית עובד_מעבדה
experiment experiments trial trials ניסוי ניסויים
sample samples specimen specimens דגימה דגימות
literature_review survey_of_literature reading_review סקירת_ספרות
survey surveys questionnaire questionnaires poll סקר סקרים שאלון שאלונים
participant participants subject subjects respondent respondents משתתף משתתפים נבדק נבדקים
paper papers article articles publication publications manuscript מאמר מאמרים פרסום פרסומים
thesis dissertation final_paper תזה עבודת_גמר עבודת_תזה
final_project graduation_project capstone פרויקט_גמר פרוייקט_גמר
bachelor's bachelor ba bsc b.a b.sc undergraduate_degree first_degree תואר_ראשון
master's master ma msc m.a m.sc graduate_degree second_degree תואר_שני
doctorate phd ph.d doctoral דוקטורט תואר_שלישי
graduate alumnus בוגר בוגרת
student students undergraduate סטודנט סטודנטית סטודנטים
university uni college אוניברסיטה מכללה מכללות
faculty department school חוג פקולטה מחלקה
scholarship bursary stipend מלגה מלגות
graphic_designer graphic_artist visual_designer מעצב_גרפי מעצבת_גרפית גרפיקאי גרפיקאית
graphic_design graphics visual_design עיצוב_גרפי גרפיקה
logo logos emblem לוגו לוגואים סמליל
poster posters placard כרזה כרזות פוסטר פוסטרים
banner banners באנר באנרים
illustration illustrations drawings איור איורים
illustrator artist מאייר מאיירת
layout page_layout typesetting עימוד פריסה
photographer cameraman צלם צלמת
photo_shoot photo_shoots photo_session צילומים יום_צילום ימי_צילום
video_editor film_editor editor עורך_וידאו עורכת_וידאו עורך
video_editing film_editing cutting עריכת_וידאו עריכת_סרטונים עריכה
clip clips short_video video videos סרטון סרטונים סרט קליפ
script scripts screenplay תסריט תסריטים
copywriter content_writer copywriting קופירייטר קופירייטרית כותב_תוכן כותבת_תוכן
editor copy_editor עורך עורכת עורך_לשוני עורכת_לשון
translator interpreter מתרגם מתרגמת מתורגמן מתורגמנית
journalist reporter news_writer כתב כתבת עיתונאי עיתונאית
news current_affairs חדשות אקטואליה
broadcast broadcasts programme show program שידור שידורים תוכנית תכנית
radio רדיו
television tv טלוויזיה
public_relations pr press_office יחסי_ציבור יח"צ דוברות
spokesperson spokesman spokeswoman דובר דוברת
producer production_coordinator מפיק מפיקה
production assistant_production הפקה הפקות
stage theatre theater במה תיאטרון
actor actress performer שחקן שחקנית
musician player_of_music music מוזיקאי נגן נגנית מוסיקאי
choir choral singers מקהלה
sound_technician sound_engineer soundman סאונדמן איש_סאונד טכנאי_סאונד
lighting_technician lighting_operator תאורן תאורנית
interior_designer interior_design מעצב_פנים מעצבת_פנים עיצוב_פנים
architect architecture אדריכל אדריכלית אדריכלות
rendering renderings visualisation 3d_images הדמיה הדמיות
fashion clothing_design אופנה
seamstress tailor dressmaker תופר תופרת חייט חייטת
seo search_engine_optimisation search_engine_optimization organic_promotion קידום_אתרים קידום_אורגני
ppc paid_advertising sponsored_campaigns paid_campaigns קמפיינים_ממומנים ממומן קידום_ממומן
crm customer_management_system ניהול_קשרי_לקוחות
erp enterprise_resource_planning
kpi kpis key_performance_indicator performance_measures מדד מדדים מדדי_ביצוע
`;
