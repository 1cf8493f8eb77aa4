/**
 * Words of résumés that may stand for each other (timesAndTrades.ts says how narrow the rows are):
 * sales and software, research and studies, and what one does with anything.
 */
export const PRODUCT_AND_STUDY_WORDS = `
branch location sites סניף סניפים
sell sale sales vend מכירה מכרתי מכירות
discount promotion special_offer הנחה הנחות מבצע מבצעים
target goal quota objective יעד יעדים מטרה מטרות מכסה
fall drop decrease decline go_down went_down fell decreased dropped reduce reduced ירידה ירד ירדה ירדו פחתו פחת
rise increase grow go_up went_up rose grew increased climb עלייה עלה עלתה עלו גדל גדלה
shorten cut reduce lessen קיצור קיצרתי צמצום צמצמתי הקטנה הפחתה הפחתתי
improve better enhance upgrade refine שיפור שיפרתי שדרוג שדרגתי ייעול ייעלתי
speed pace rate מהירות קצב
time duration period זמן משך תקופה
boot startup start-up עלייה אתחול
power consumption current energy צריכה צריכת זרם אנרגיה הספק
firmware embedded embedded_software קושחה אמבדד תוכנה_משובצת
driver drivers device_driver דרייבר דרייברים מנהל_התקן
microcontroller controller microprocessor מיקרו-בקר מיקרו-בקרים בקר בקרים
code program programming coding קוד תכנות תכנתתי קידוד
developer programmer coder software_engineer מפתח מפתחת מתכנת מתכנתת תוכניתן
backend back-end server-side בקאנד באק-אנד צד_שרת בקנד
frontend front-end client-side פרונטאנד פרונט-אנד צד_לקוח פרונט
tool tools utility instrument כלי כלים
use used utilise utilize apply employ serve serving שימוש השתמשתי שימש משמש שמשמש משמשת
version release edition גרסה גרסת גרסאות
feature features function functionality תכונה תכונות יכולת פיצ'ר פיצ'רים
launch go_live rollout roll_out release השקה השקתי עלייה_לאוויר
migrate port migration porting move_over העברה הגירה מיגרציה הסבה
integrate integration connect_systems אינטגרציה שילוב שילבתי חיבור
implement introduce roll_out adopt introduction implementation deployment הטמעה הטמעתי הטמעת יישום יישמתי הכנסת
system systems platform מערכת מערכות פלטפורמה
screen display monitor מסך מסכים צג
password login access סיסמה סיסמאות גישה הרשאה הרשאות
backup back_up גיבוי גיבויים גיבוב
user users end-user end_users משתמש משתמשים משתמשת
interview interviews conversation ראיון ראיונות ראיינתי תשאול
requirement requirements need needs דרישה דרישות צורך צרכים
product products item goods מוצר מוצרים פריט
project undertaking initiative פרויקט פרויקטים מיזם
budget funds funding תקציב תקציבים תקצוב
report reports statement account דוח דו"ח דוחות דו"חות
figure data statistics stats נתון נתונים סטטיסטיקה מספרים
experiment trial lab_work ניסוי ניסויים
sample samples specimen דגימה דגימות דוגמה דוגמאות
laboratory lab מעבדה מעבדות
research study investigation science מחקר מחקרים חקר מדעי
chemist chemistry chemical כימאי כימאית כימיה כימי כימיים
method technique approach procedure שיטה שיטות טכניקה
media culture_media medium מצע מצעים
paper publication manuscript מאמר פרסום
university college institute אוניברסיטה אוניברסיטאי מכללה מוסד
degree diploma qualification תואר תארים דיפלומה
certificate certification diploma_course תעודה תעודות הסמכה
course training programme workshop קורס קורסים השתלמות הכשרה
study studies learn coursework לימודים למדתי לימוד
teach instruct tuition teaching הוראה לימדתי ללמד לימוד
train coach_staff instruct_staff onboard הכשרה הכשרתי הדרכה הדרכתי אימון
speak talk converse spoke talked שיחה שוחחתי דיברתי דיבור דוברת
present presentation lecture pitch הצגה הצגתי מצגת הרצאה הרציתי
explain clarify describe הסבר הסברתי הסברה
listen hear listening הקשבה הקשבתי
help aid assist support give_a_hand עזרה עזרתי סיוע סייעתי תמיכה תמכתי
take_part participate attend join_in participation השתתפות השתתפתי לקחתי_חלק נטלתי_חלק
contribute contribution תרומה תרמתי
carry_out perform execute do conduct undertake ביצוע ביצעתי עשיתי עריכה_של ערכתי
operate run work use_machine הפעלה הפעלתי תפעול תפעלתי
run keep_going maintain_operation manage ניהול ניהלתי
hold organise arrange stage put_on ארגון ארגנתי קיום קיימתי עריכת
keep retain maintain preserve שמירה_על שימור שימרתי
stock supply level inventory מלאי אספקה
look_after take_care tend care_for mind טיפול טיפלתי דאגה דאגתי השגחה
meet achieve reach hit attain עמידה_ביעד השגה השגתי עמדתי
miss fail_to_meet not_meet didn't_meet missed לא_עמדתי אי_עמידה החמצה
pass passed clear get_through עבר עברו עברתי הצלחה
complete finish finalise finalize wrap_up סיום סיימתי השלמה השלמתי
begin start commence launch_into התחלה התחלתי פתיחה
stop halt cease discontinue הפסקה הפסקתי עצירה
open unlock opening up_and_running פתיחה פתחתי
close shut closing lock_up סגירה סגרתי
send ship dispatch mail forward שליחה שלחתי משלוח שיגור
receive get accept obtain קבלה קיבלתי קליטה
return bring_back give_back החזרה החזרתי השבה
give provide supply grant hand מתן נתתי הענקה העברת אספקה
offer suggest propose recommend הצעה הצעתי המלצה המלצתי
choose select pick pick_out בחירה בחרתי
change alter modify amend שינוי שיניתי התאמה
move relocate transfer shift מעבר העברה עברתי
add include incorporate הוספה הוספתי הכללה
remove delete take_out eliminate הסרה הסרתי מחיקה
build construct erect create בנייה בניתי הקמה
make produce create craft הכנה הכנתי יצירה יצרתי
design style pattern עיצוב עיצבתי מעצב מעצבת
draw sketch draft_plans שרטוט שרטטתי ציור ציירתי
mix blend combine ערבוב ערבבתי ערבול
cook prepare_food בישול בישלתי
`;
