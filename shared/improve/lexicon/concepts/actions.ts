/**
 * What people do, in both languages: one row for each meaning, its words interchangeable. English words stand for all
 * of their inflections, Hebrew words for their root; `_` joins the words of a phrase, and `\` at the end of a line says
 * that its row goes on. Leading, helping and results are not here: they are qualifiers.ts's.
 *
 * To add: a whole row, from the trade and not from a text that was judged wrong; only words that claim neither more nor
 * less than the others of the row; of a Hebrew verb the first person past, and its noun and participle where their
 * root loses a letter (הכנתי הכנה מכין); of a noun the plural where it is not regular. A word of two meanings stands
 * in two rows. Then `npm run learn:guard`: how much a row may be trusted is learned.
 */
export const ACTION_CONCEPTS = `
distribute deliver hand_out dispatch bring supply drop_off \
חילקתי חלוקה הפצה הפצתי אספקה סיפקתי הובלתי_משלוחים משלוח להביא הבאתי הבאת מסירה מסרתי
transport haul relocation move carry shuttle הסעה הסעתי הובלה_של העברה העברתי נשיאה נשאתי הזזה
drive operate_vehicle נהיגה נהגתי נוהג נסיעה נסיעות
load unload פריקה פרקתי טעינה העמסה העמסתי הטענה
pick pack picking packing collect_orders ליקוט ליקטתי אריזה ארזתי איסוף אספתי
sort arrange tidy organize organise order_shelves stock restock shelve replenish set_out \
סידור סידרתי ארגון ארגנתי מיון מיינתי מילוי_מדפים מדפים
count inventory stocktake stocktaking inventories ספירה ספירת ספרתי מלאי
receive accept take get intake reception קבלה קיבלתי קליטה קלטתי אירוח
hire recruit onboard staff employ גיוס גייסתי קליטה קלטתי העסקה השמה
train teach instruct coach mentor guide educate tutor tutorial onboard induct school lesson \
הדרכה הדרכתי הכשרה הכשרתי חניכה חנכתי לימד לימוד הוראה לימדתי אימון אימנתי \
הנחיה הנחיתי חינוך חינכתי מחנך תרגול מדריך מורה העברת_שיעור שיעור שיעורים
learn study student studies לימוד למדתי לימודים לומד סטודנט
accompany escort support_families walk_with chaperone ליווי ליוויתי מלווה
care tend look_after nurse treat treatment handle_patients attend administer_care \
טיפול טיפלתי מטפל סיעוד השגחה השגחתי שמירה_על
feed wash bathe dress האכלה האכלתי רחצה רחצתי הלבשה
give provide deliver offer hand supply administer dispense render issue \
מתן נתתי נותן הענקה הענקתי סיפקתי הספקת הגשה הגשתי חלוקת הזרקה הזרקת
serve wait wait_tables waiter waitress waiting serving הגשה הגשתי מלצרות מלצר מלצרית שירות שירתתי
cook prepare make bake food_prep fry grill בישול בישלתי הכנה הכנתי אפייה אפיתי טיגון מבשל טבח גריל
prepare make עשיתי draw_up set_up get_ready produce compile compose assemble put_together create \
הכנה הכנתי הפקה הפקתי הרכבה הרכבתי יצירה יצרתי עריכה ערכתי ניסוח ניסחתי גיבוש
clean tidy_up wash mop sanitize sanitise cleaning cleaner ניקיון ניקיתי ניקוי ניקה שטיפה שטפתי חיטוי
close lock_up shut closing end-of-day סגירה סגרתי נעילה
open opening פתיחה פתחתי
sell sale sales selling vend retail מכירה מכרתי מכירות מוכר שיווק_ללקוחות
buy purchase procure procurement source acquire rent רכש רכשתי רכישה קנייה קניתי הצטיידות
order ordering place_orders request הזמנה הזמנתי הזמנות
pay payment paid settle remit תשלום שילמתי תשלומים
charge collect collection bill invoice invoicing billing גבייה גביתי חיוב חייבתי חשבונית חשבוניות הנפקת_חשבוניות
answer respond reply field take_calls handle_calls pick_up response handle take \
מענה עניתי השבתי תגובה מתן_מענה מענים קבלת קיבלתי
call phone ring telephone dial calls telephonic by_phone over_the_phone phone_calls \
טלפון טלפוני טלפונית טלפונים שיחה שיחות חיוג התקשרתי
talk speak discuss converse communicate communication liaise contact דיבור דיברתי שיחה שוחחתי תקשורת קשר מול יצירת_קשר
meet meeting meetings sit_down פגישה פגישות נפגשתי ישיבה ישיבות
advise consult counsel counselling consulting advice recommend suggest recommendation propose proposal \
ייעוץ ייעצתי יועץ המלצה המלצתי הצעה הצעתי הצעות
schedule book arrange_appointments plan_meetings set_appointments \
appointment scheduling timetable diary calendar coordinate \
קביעה קבעתי תיאום תיאמתי תזמון תזמנתי זימון זימנתי תור תורים יומן שיבוץ שיבצתי לוח_זמנים לו"ז
coordinate liaise align coordination תיאום תיאמתי תיאמה תיאם מתאם
plan planning design_plan outline schedule תכנון תכננתי תוכנית תוכניות תכנית תכניות
draft write author document compose prepare word writing wrote \
כתיבה כתבתי ניסוח ניסחתי תיעוד תיעדתי עריכה ערכתי חיבור הפקה הכנת
edit revise proofread copy-edit proof editing עריכה ערכתי הגהה הגהתי
translate translation interpret תרגום תרגמתי
record log document register enter note keep_records documentation charting chart \
רישום רשמתי תיעוד תיעדתי הזנה הזנתי הקלדה הקלדתי תיוק רפואי_תיק
type enter key_in input data_entry הקלדה הקלדתי הזנה הזנתי קליטת_נתונים
file filing archive תיוק תייקתי ארכוב ארכיון
read review go_over check inspect examine look_over audit \
קריאה קראתי סקירה סקרתי בדיקה בדקתי בחינה בחנתי עיון בקרה ביקורת
check verify test טסט טסטים inspect validate examine quality_check qa testing verification confirm control monitor \
בדיקה בדקתי אימות אימתתי בחינה בוחן בקרה פיקוח_איכות ביקורת ניטור
monitor track watch follow observe oversee_progress trace supervise_dashboards surveillance \
מעקב עקבתי ניטור ניטרתי תצפית צפייה בקרה השגחה ניהול_מעקב
report inform notify update escalate flag דיווח דיווחתי עדכון עדכנתי יידוע הודעה דו"ח דוח דוחות דו"חות
present show demonstrate demo presentation pitch display הצגה הצגתי מצגת הדגמה הדגמתי הפגנת
explain clarify describe explanation הסבר הסברתי הסברה
analyze analyse analysis study investigate examine assess evaluate look_into examine \
ניתוח ניתחתי חקר חקרתי בדיקה בחינה הערכה הערכתי תחקור תחקיר
research investigate study explore מחקר חקרתי חוקר חקירה
query retrieve extract pull queries fetch sql_queries שליפה שלפתי שאילתה שאילתות אחזור
calculate compute figure work_out calculation חישוב חישבתי
reconcile match balance reconciliation התאמה התאמתי התאמות
build develop create construct code program write_code implement make עשיתי engineer develop \
בנייה בניתי פיתוח פיתחתי יצירה יצרתי תכנות תכנתתי מימוש מימשתי הקמה הקמתי יישום
design style lay_out sketch draw devise עיצוב עיצבתי תכנון תכננתי שרטוט שרטטתי אפיון סקיצה
program software code script תכנות קוד תוכנה כתיבת_קוד
deploy release ship roll_out launch publish go_live פריסה פרסתי העלאה השקה השקתי הטמעה הטמעתי שחרור
implement introduce roll_out put_in_place adopt integrate implementation \
הטמעה הטמעתי יישום יישמתי הכנסת שילוב שילבתי הנהגתי
migrate move port transfer convert switch הגירה העברה העברתי מעבר המרה הסבה
install set_up fit mount put_in installation wiring wire התקנה התקנתי הרכבה הרכבתי חיווט מתקין
replace swap change exchange replacement החלפה החלפתי מחליף
repair fix service mend troubleshoot maintain maintenance upkeep refurbish resolve_faults \
תיקון תיקנתי תחזוקה תחזקתי אחזקה שיפוץ שיפצתי טיפול_בתקלות
diagnose fault faults locate_faults troubleshoot fault-finding \
find_faults identify detect spot diagnostics locate diagnosis \
איתור איתרתי אבחון אבחנתי זיהוי זיהיתי גילוי מציאה
solve resolve settle fix handle_issues deal_with address פתרון פתרתי טיפול טיפלתי יישוב
operate run work_with use handle machine_operation utilize utilise employ \
הפעלה הפעלתי תפעול תפעלתי שימוש השתמשתי עבודה_עם עבדתי_עם הרצה
manufacture produce fabricate make production manufacturing ייצור ייצרתי הפקה יצור
assemble put_together assembly הרכבה הרכבתי
cut trim slice haircut haircuts style_hair חיתוך חתכתי גזירה תספורת תספורות ספר
color colour dye paint coat painting צבע צביעה צבעתי
weld welding solder ריתוך ריתכתי הלחמה
dig excavate חפירה חפרתי
plant gardening water prune שתילה שתלתי גינון השקיה גיזום
guard secure protect patrol security watch guarding אבטחה אבטחתי שמירה שמרתי סיור סיורים הגנה
search screen scan check_bags חיפוש חיפשתי סינון סריקה סינונית
greet welcome receive host קבלת_פנים אירוח אירחתי
host organise_events events אירוח אירחתי
sit stand staff man seat ישיבה ישבתי עמידה עמדתי איוש איישתי
meet_target meet hit reach achieve attain עמידה עמדתי השגה השגתי הגעה הגעתי עמדתי_ביעדים
represent representation act_for appear_for ייצוג ייצגתי נציג
negotiate negotiation bargain משא_ומתן מו"מ
sign signing חתימה חתמתי
approve authorise authorize sign_off אישור אישרתי
market advertise promote marketing campaign advertising advert שיווק שיווקתי פרסום פרסמתי קמפיין קמפיינים קידום
post publish upload share פרסום פרסמתי העלאה העלאתי העליתי שיתוף
film shoot photograph photo picture video clip צילום צילמתי סרטון סרטונים תמונה תמונות הסרטה
shop volunteer volunteering voluntary volunteered התנדבות התנדבתי מתנדב
visit call_on home_visits visits ביקור ביקורים ביקרתי
travel commute נסיעה נסיעות
play perform concert הופעה ניגון
compete competition contest tournament תחרות תחרויות מתחרה
run organise hold conduct carry_out host stage put_on \
קיום קיימתי עריכה ערכתי ארגון ארגנתי העברה העברתי הנחיה הנחיתי אירוע_הפקה ניהול
fundraise raise_money raise_funds fundraising גיוס_כספים גיוס_תרומות
distribute_food sort_food חלוקת_מזון
listen hear האזנה הקשבה
renew renewal extend חידוש חידשתי
update refresh bring_up_to_date maintain עדכון עדכנתי ריענון תחזוק
configure set_up customise customize tune adjust adapt tailor הגדרה הגדרתי קונפיגורציה התאמה התאמתי כיול כוונון
measure gauge survey measurement מדידה מדדתי מדידות
compare comparison השוואה השוויתי
forecast predict projection estimate prediction תחזית חיזוי אומדן הערכה
automate automation automatic אוטומציה אוטומטי מיכון
back_up backup restore גיבוי גיבויים שחזור
map mapping מיפוי מיפיתי
define specify requirement requirements spec characterise scope אפיון אפיינתי הגדרה הגדרתי דרישות דרישה
hand_over handover transfer shift_handover העברה מסירה חפיפה
follow_up chase remind מעקב תזכורות
persuade convince שכנוע
participate take_part join attend involved השתתפות השתתפתי לקחתי_חלק נטילת_חלק לקיחת_חלק הצטרפתי
complete finish conclude graduate סיום סיימתי השלמה השלמתי
begin start commence התחלה התחלתי תחילת
continue carry_on המשך המשכתי
inject vaccinate vaccination immunise חיסון חיסונים חיסנתי הזרקה
rehabilitate rehabilitation rehab שיקום שיקמתי
massage physiotherapy physio עיסוי פיזיותרפיה
examine exam test_students test grade marking mark בחינה מבחן מבחנים בדיקה
inspect inspection tour סיור פיקוח ביקורת
sample sampling דגימה דגימות
print printing הדפסה
cash_up till register cash cashier checkout cash_register קופה קופאי קופאית קופות קופאות
rent lease tenancy letting השכרה שכירות
lend loan borrow הלוואה השאלה השאלות
import ייבוא
export ייצוא
prune manage_stock
optimize_routes route routing מסלול מסלולים ניתוב
communicate_with correspond correspondence email emails התכתבות מיילים דוא"ל אימייל
process handle deal_with manage_requests עיבוד טיפול טיפלתי
enter_orders take_orders קבלת_הזמנות הזמנות
stand_in fill_in cover substitute deputise replace מילוי_מקום החלפה החלפתי מחליף
work job employed serve worked עבודה עבדתי עובד תעסוקה העסקה מועסק שירתתי שירות
love enjoy like keen fond אוהב אהבה נהנה
want seek look_for aspire hope wish מעוניין מחפש שואף רוצה
know knowledge versed well-versed skilled_in familiar acquainted understand understanding \
ידע היכרות מכיר הכרתי הבנה יודע בקיא
`;
