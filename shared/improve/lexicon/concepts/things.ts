/** Things that people work with, in both languages: one line for each meaning (actions.ts says how it is read). */
export const THING_CONCEPTS = `
task tasks duty duties assignment chore job jobs errand משימה משימות מטלה מטלות תפקיד תפקידים
project projects initiative venture programme program פרויקט פרויקטים מיזם תוכנית
product products goods item items merchandise wares מוצר מוצרים סחורה סחורות פריט פריטים
stock inventory supplies מלאי סחורה ציוד
equipment gear tools kit hardware ציוד כלים כלי מכשור מכשיר מכשירים
supplies materials consumables material חומר חומרים אספקה ציוד
machine machines machinery engine מכונה מכונות מנוע מנועים
vehicle vehicles כלי_רכב car cars truck trucks van lorry fleet רכב רכבים מכונית מכוניות משאית משאיות צי
bus coach buses אוטובוס אוטובוסים
parcel parcels package packages shipment shipments delivery consignment חבילה חבילות משלוח משלוחים מטען
order orders הזמנה הזמנות
invoice invoices bill bills חשבונית חשבוניות חשבון
payroll salary salaries wages pay שכר משכורת משכורות תלוש תלושים תלושי_שכר
tax taxes taxation vat מס מסים מיסים מע"מ מס_ערך_מוסף
budget budgets תקציב תקציבים תקציבי
cost costs expense expenses spending עלות עלויות הוצאה הוצאות
price prices quote quotation quotes offer offers bid מחיר מחירים הצעת_מחיר הצעות_מחיר
revenue turnover income earnings sales הכנסה הכנסות מחזור מחזור_מכירות
target targets goal goals quota objective יעד יעדים מטרה מטרות מכסה
deal deals transaction transactions sale עסקה עסקאות
relationship relationships relations rapport ties contact contacts phone meet קשר קשרים יחסים
contract contracts agreement agreements lease חוזה חוזים הסכם הסכמים
document documents paperwork papers form forms file files מסמך מסמכים ניירת טופס טפסים תיק תיקים קובץ קבצים תיעוד
letter letters מכתב מכתבים
report reports statement statements summary reporting דו"ח דוח דוחות דו"חות דיווח דיווחים תסקיר תסקירים
record records chart charts file medical_record רשומה רשומות תיק תיקים רישום כרטיס תיק_רפואי
spreadsheet spreadsheets table tables גיליון גיליונות טבלה טבלאות
presentation presentations slides מצגת מצגות
database databases data_base מסד_נתונים מסדי_נתונים בסיס_נתונים בסיסי_נתונים
data information figures dataset נתון נתונים מידע דאטה
dashboard dashboards דשבורד דשבורדים לוח_מחוונים לוחות_מחוונים
model models מודל מודלים
feature features functionality capability פיצ'ר פיצ'רים תכונה יכולת
app application apps applications mobile_app אפליקציה אפליקציות יישום יישומון
software program system systems platform tool tools תוכנה תוכנות מערכת מערכות פלטפורמה כלי כלים
website site web page webpage pages landing_page websites אתר אתרים אינטרנט דף דפים דף_נחיתה
interface ui screen screens frontend front-end ממשק ממשקים ממשק_משתמש ממשקי_משתמש מסך מסכים פרונט
backend back-end server servers server-side צד_שרת שרת שרתים
network networks networking רשת רשתות תקשורת
code codebase source קוד
bug bugs defect defects fault faults issue issues error errors problem \
problems malfunction failure failures incident incidents \
באג באגים תקלה תקלות שגיאה שגיאות בעיה בעיות ליקוי ליקויים אירוע כשל
test tests טסט טסטים testing test_cases qa quality_assurance בדיקה בדיקות מבחן תסריט_בדיקה
ticket tickets request requests enquiry enquiries inquiry inquiries query queries question questions case cases \
פנייה פניות בקשה בקשות שאלה שאלות קריאה קריאות קריאת_שירות תיק תיקים
complaint complaints grievance תלונה תלונות
call calls שיחה שיחות קריאה
message messages email emails mail הודעה הודעות מייל מיילים דואר דוא"ל
chat live_chat online_chat צ'אט צאט
feedback review reviews משוב ביקורת
survey questionnaire poll surveys סקר סקרים שאלון שאלונים
article articles post posts content copy blog text texts מאמר מאמרים כתבה פוסט פוסטים תוכן תכנים בלוג טקסט טקסטים
image images picture photo photos graphic graphics תמונה תמונות גרפיקה גרפי
logo brand branding לוגו מותג מיתוג
campaign campaigns קמפיין קמפיינים
event events occasion function ceremony אירוע אירועים טקס כנס כנסים
talk שיחה שיחות conversation conversations call calls phone טלפון טלפוני
conference conferences כנס כנסים
workshop workshops seminar סדנה סדנאות סמינר
course courses class classes lesson lessons module curriculum שיעור שיעורים קורס קורסים מערך_שיעור מערכי_שיעור חוג
exam exams examination מבחן מבחנים בחינה בחינות בגרות
homework assignment assignments exercise exercises שיעורי_בית תרגיל תרגילים
thesis dissertation final_project תזה עבודת_גמר פרויקט_גמר
grade grades score average gpa mark marks ציון ציונים ממוצע
shift shifts משמרת משמרות
meeting meetings פגישה ישיבה
appointment appointments תור תורים פגישה
activity activities פעילות פעילויות הפעלה
process processes procedure procedures workflow תהליך תהליכים נוהל נהלים
line production_line assembly_line קו קווים קו_ייצור
maintenance upkeep תחזוקה אחזקה
safety health_and_safety בטיחות בטיחותי
quality quality_control quality_assurance איכות
standard standards compliance regulation regulations תקן תקנים תקינה רגולציה תקנות
risk risks סיכון סיכונים
medicine medicines medication medications drug drugs tablets תרופה תרופות
medical clinical רפואי רפואית רפואה קליני
vital_signs signs מדדים סימנים_חיוניים
wound wounds dressing פצע פצעים חבישה
blood דם
test_tube sample samples דגימה דגימות
meal meals food dish dishes breakfast lunch dinner מנה מנות ארוחה ארוחות אוכל מזון תבשיל ארוחת_בוקר
drink drinks beverage beverages cocktail משקה משקאות קוקטייל
coffee קפה
bread baked_goods bakery לחם מאפה מאפייה מאפים
table tables שולחן שולחנות
counter desk front_desk דלפק שולחן עמדה
station stations post position section עמדה עמדות תחנה
kitchen מטבח
room rooms חדר חדרים
window display windows חלון חלונות תצוגה ויטרינה
floor storey floors level קומה קומות
area region zone district אזור אזורים איזור מרחב
road route routes street כביש דרך מסלול רחוב קו
north northern צפון צפוני
south southern דרום דרומי
centre center central מרכז מרכזי
panel panels board switchboard distribution_board לוח לוחות
cable cables wiring wires כבל כבלים חיווט
pipe pipes plumbing צינור צנרת אינסטלציה
air_conditioner air_conditioning ac hvac conditioner מזגן מזגנים מיזוג מיזוג_אוויר
compressor מדחס מדחסים
lighting lights lamp תאורה גוף_תאורה
steel metal פלדה מתכת
plastic plastics פלסטיק
wood timber carpentry עץ נגרות
part parts component components spare_parts חלק_חילוף חלקי_חילוף רכיב רכיבים חלקים
drawing drawings blueprint schematic שרטוט שרטוטים תרשים
plan plans programme program תוכנית תוכניות תכנית
budget_plan strategy אסטרטגיה
licence license permit רישיון רשיון היתר
housing unit units housing_units דיור יחידה יחידות יחידות_דיור
benefit benefits welfare רווחה הטבות סעד
officer clerk official פקיד פקידה
account accounts portfolio חשבון חשבונות תיק תיקי
card credit_card credit כרטיס כרטיסי כרטיסי_אשראי אשראי
cash money funds petty_cash כסף כספים מזומן קופה_קטנה כספי
debt debts arrears חוב חובות
donation donations תרומה תרומות
gift מתנה
clothes clothing fashion garment apparel shoes בגד בגדים אופנה ביגוד נעליים
hair שיער
skin face facial facials עור פנים
makeup make-up איפור
plant plants flowers צמח צמחים פרחים
animal animals dog pet חיה חיות כלב
book books library ספר ספרים ספרייה
music musical מוזיקה
sport sports training_programmes ספורט
language languages שפה שפות
english אנגלית
hebrew עברית
russian רוסית
arabic ערבית
french צרפתית
spanish ספרדית
german גרמנית
math maths mathematics מתמטיקה חשבון
science sciences מדע מדעים
biology biological biologist biologists ביולוגיה
physics פיזיקה
chemistry כימיה
statistics statistical סטטיסטיקה
economics economic כלכלה כלכלי
engineering הנדסה הנדסי
psychology פסיכולוגיה
software_engineering הנדסת_תוכנה
computer_science computer computers computing it מחשב מחשבים מדעי_המחשב מחשוב ממוחשב
marketing שיווק
finance financial כספים פיננסי פיננסים כספי
human_resources hr personnel משאבי_אנוש מש"א
social_media social_networks רשתות_חברתיות מדיה_חברתית סושיאל
social חברתי סוציאלי
operating_system os מערכת_הפעלה
windows ווינדוס חלונות
hardware חומרה
internet online אינטרנט אונליין מקוון
mobile cell cellular phone_plans סלולר סלולרי מובייל נייד
video videos וידאו סרטון סרטונים
weapon weapons firearm gun armed נשק חמוש
gate entrance entry שער כניסה
accident accidents תאונה תאונות
queue queues waiting תור תורים המתנה
time hours זמן שעה שעות
deadline deadlines due_date דדליין מועד מועדים לוח_זמנים לו"ז לוחות_זמנים
day days יום ימים יומי
week weeks weekly שבוע שבועות שבועי
month months monthly חודש חודשים חודשי
year years yearly annual annually שנה שנים שנתי
morning mornings בוקר בקרים
evening evenings ערב ערבים
night nights לילה לילות
summer קיץ
weekend weekends סוף_שבוע סופ"ש סופי_שבוע
holiday holidays vacation חג חגים חופשה חופשות
season עונה
experience background experienced ניסיון נסיון מנוסה רקע
skill skills ability abilities competence מיומנות כישור כישורים יכולת
responsibility responsibilities accountable responsible charge אחריות אחראי אחראית אמון
role position post job title capacity תפקיד משרה
career קריירה
degree תואר
diploma certificate certification תעודה הסמכה דיפלומה
education schooling חינוך השכלה
service customer_service services שירות שירות_לקוחות
technical טכני טכנית
sales מכירות
high_school secondary תיכון בגרות
first_aid עזרה_ראשונה החייאה
production live_environment prod פרודקשן סביבת_ייצור ייצור
raw_material חומר_גלם חומרי_גלם
supply_chain logistics לוגיסטיקה שרשרת_אספקה
stage phase step שלב שלבים
proposal proposals suggestion suggestions הצעה הצעות
idea ideas רעיון רעיונות
result results outcome תוצאה תוצאות
requirement needs need צורך צרכים דרישה
level levels רמה רמת דרגה
type kind sort סוג מין
number amount quantity מספר כמות
list lists catalogue רשימה רשימות קטלוג
rule rules policy policies כלל מדיניות
topic subject subjects field domain area תחום נושא נושאים מקצוע
home_visit visit visits ביקור ביקורים ביקורי_בית
`;
