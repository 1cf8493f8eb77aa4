/**
 * What one does at work, said by another verb or by its noun (actions.ts says how rows are read and how to add
 * to them). A row claims neither more nor less by any of its words: deciding and advising, making and ordering are two.
 */
export const DOING_CONCEPTS = `
undertake carry_out execute perform do accomplish discharge ביצוע ביצעתי מבצע עשייה עשיתי עושה
complete finish conclude wrap_up finalise finalize close_out השלמה השלמתי משלים סיום סיימתי גמרתי
begin start commence embark initiate_work התחלה התחלתי פתיחה פתחתי
continue go_on carry_on proceed keep_on המשך המשכתי ממשיך
arrange organise organize set_up_meetings plan_events put_on ארגון ארגנתי מארגן סידור סידרתי הסדרה הסדרתי
coordinate co-ordinate liaise synchronise synchronize align תיאום תיאמתי מתאם תאום
hold conduct run give deliver_sessions facilitate_sessions ערכתי עריכה קיום קיימתי מקיים העברה העברתי ניהלתי_שיחות
discuss talk_over consult confer התייעצות התייעצתי דיון דנתי שיחה שוחחתי
answer reply respond get_back field_calls take_calls מענה עניתי עונה השבתי השיב מתן_תשובות מתן_מענה
ask inquire enquire question query שאלתי שאלה תשאול תשאלתי בירור ביררתי מברר
tell inform notify advise_customers let_know brief יידוע יידעתי עדכון עדכנתי מעדכן הודעה הודעתי מסירת_מידע
explain clarify spell_out walk_through הסבר הסברתי מסביר הבהרה הבהרתי
show demonstrate present exhibit display הצגה הצגתי מציג הדגמה הדגמתי מדגים הראיתי
recommend suggest propose advise המלצה המלצתי ממליץ הצעה הצעתי מציע
advise counsel consult give_advice guide_customers ייעוץ ייעצתי יעצתי מייעץ יועץ
persuade convince win_over שכנוע שכנעתי
choose select pick pick_out opt decide_on בחירה בחרתי בוחר בררה
decide determine resolve_on החלטה החלטתי קבעתי קביעה
set fix determine establish_terms קביעה קבעתי קובע
plan map_out lay_out think_through תכנון תכננתי מתכנן
prepare get_ready ready lay_out set_out הכנה הכנתי מכין היערכות
draft write compose author draw_up put_into_words pen ניסוח ניסחתי כתיבה כתבתי כותב חיבור
revise rework update amend_text reword עדכון עדכנתי שכתוב שכתבתי תיקון_טקסט
proofread proof check_text go_over_text הגהה הגהתי מגיה
summarise summarize recap sum_up abstract סיכום סיכמתי תמצות תמצתתי
record log note register write_down document take_down רישום רשמתי תיעוד תיעדתי מתעד
enter input key_in type_in feed_in load_data הזנה הזנתי מזין הקלדה הקלדתי מקליד הכנסת_נתונים
file archive put_on_file תיוק תייקתי מתייק גניזה
copy duplicate photocopy reproduce העתקה העתקתי שכפול צילום_מסמכים
print run_off הדפסה הדפסתי
send dispatch mail post ship forward שליחה שלחתי שולח שיגור משלוח
pass_on hand_over relay transfer turn_over forward העברה העברתי מעביר מסירה מסרתי
receive take_in accept get_in take_delivery קבלה קיבלתי מקבל קליטה קלטתי
collect pick_up fetch gather איסוף אספתי אוסף
gather collect compile pull_together assemble_data ריכוז ריכזתי איסוף אספתי ליקוט
sort classify categorise categorize group organise מיון מיינתי ממיין סיווג סיווגתי קטלוג קטלגתי
arrange order set_in_order tidy put_away lay_out סידור סידרתי מסדר ארגון
check inspect examine look_over go_over verify test בדיקה בדקתי בודק בחינה בחנתי ביקורת ביקרתי
verify confirm validate make_sure ensure double-check cross-check אימות אימתתי וידוא וידאתי מוודא ווידוא ווידאתי
test try_out trial run_tests בדיקה בדקתי ניסוי ניסיתי בחינה
compare contrast match set_against reconcile השוואה השוויתי התאמה התאמתי הצלבה הצלבתי
count tally take_stock ספירה ספרתי סופר מניין מנייה
measure gauge take_readings size_up מדידה מדדתי מודד
calculate compute work_out reckon figure_out חישוב חישבתי מחשב
estimate assess appraise evaluate gauge value הערכה הערכתי מעריך אומדן אמדתי
assess evaluate appraise judge rate הערכה הערכתי מעריך שיפוט
analyse analyze study examine_data look_into dissect ניתוח ניתחתי מנתח אנליזה
research investigate look_into study explore enquire חקר חקרתי מחקר בירור ביררתי תחקור תחקיר
find locate track_down discover trace spot מציאה מצאתי איתור איתרתי מאתר גילוי גיליתי
identify recognise recognize detect pinpoint spot זיהוי זיהיתי מזהה איתור איתרתי
follow track monitor keep_track follow_up chase מעקב עקבתי ניטור ניטרתי מנטר בקרה
monitor keep_an_eye_on watch observe track ניטור ניטרתי השגחה השגחתי צפייה צפיתי פיקוח_על_מדדים מעקב
supervise_children watch mind look_after keep_an_eye_on babysit השגחה השגחתי שמירה_על שמרתי_על
guard protect secure watch_over שמירה שמרתי הגנה אבטחה אבטחתי
keep maintain preserve retain uphold שמירה שמרתי הקפדה הקפדתי מקפיד קיום תחזוקה
maintain service keep_in_order keep_up upkeep service_machines תחזוקה תחזקתי מתחזק אחזקה אחזקתי
repair fix mend put_right restore patch תיקון תיקנתי מתקן שיקום שיפוץ
solve fix resolve sort_out troubleshoot clear_faults iron_out פתרון פתרתי פותר תיקון תיקנתי
treat deal_with handle attend_to see_to process take_care_of טיפול טיפלתי מטפל
adjust tune fine-tune tweak set_up calibrate כוונון כיוונון כיוונתי כיוון התאמה התאמתי
adapt adjust tailor fit customise customize modify התאמה התאמתי מתאים התאים שינוי
change alter modify amend shift שינוי שיניתי משנה
replace swap exchange substitute switch החלפה החלפתי מחליף המרה
upgrade update modernise modernize refresh שדרוג שדרגתי משדרג חידוש
improve better upgrade enhance refine optimise optimize streamline שיפור שיפרתי משפר ייעול ייעלתי שכלול שכללתי ליטוש
streamline simplify make_efficient rationalise rationalize ייעול ייעלתי פישוט פישטתי
increase raise boost grow lift expand push_up העלאה העליתי הגדלה הגדלתי מגדיל הגברה הגברתי
reduce cut lower decrease bring_down shrink trim הפחתה הפחתתי צמצום צמצמתי הורדה הורדתי הקטנה הקטנתי קיצוץ
shorten cut reduce speed_up קיצור קיצרתי
prevent avoid avert stop head_off מניעה מנעתי מונע
build construct put_up erect assemble בנייה בניתי בונה הקמה_של_מבנה
assemble put_together fit_together build_up הרכבה הרכבתי מרכיב
make produce manufacture fabricate craft turn_out ייצור ייצרתי מייצר הפקה הפקתי יצירה יצרתי
create produce make devise generate come_up_with יצירה יצרתי הפקה הפקתי גיבוש
develop build write_software engineer code פיתוח פיתחתי מפתח בניתי
design style lay_out draw_up create_designs עיצוב עיצבתי מעצב
draw sketch draft trace שרטוט שרטטתי ציור ציירתי סרטוט
install fit mount put_in fix_up התקנה התקנתי מתקין הרכבה הרכבתי
connect attach join link hook_up plug_in חיבור חיברתי מחבר קישור
take_apart dismantle disassemble strip_down break_down פירוק פירקתי מפרק
remove take_out take_off clear_away eliminate strip הסרה הסרתי הוצאה הוצאתי סילוק סילקתי פינוי פיניתי
add include append insert put_in הוספה הוספתי מוסיף צירוף צירפתי הכנסה
move shift carry haul transfer relocate הזזה הזזתי העברה העברתי שינוע שינעתי הובלה סחיבה סחבתי
lift raise hoist pick_up הרמה הרמתי הנפה
load fill_up stack_on העמסה העמסתי מעמיס טעינה טענתי
unload empty offload take_off פריקה פרקתי פורק
stack pile shelve put_on_shelves lay_out_goods סידור_מדפים סידור ערימה עירום
pack wrap box bag package parcel_up אריזה ארזתי אורז עטיפה עטפתי
deliver bring drop_off distribute hand_out take_round חלוקה חילקתי מחלק הפצה הפצתי מסירה מסרתי שליחויות משלוחים
supply provide furnish equip deliver אספקה סיפקתי מספק הספקה
give provide offer render grant supply extend מתן נתתי נותן הענקה הענקתי הגשה הגשתי
lend loan hand_out issue השאלה השאלתי הנפקה הנפקתי
buy purchase procure acquire source order_in רכש רכישה רכשתי קנייה קניתי קונה הצטיידות
order place_orders request_stock reorder הזמנה הזמנתי מזמין
sell vend market_goods retail make_sales מכירה מכרתי מוכר
bill charge invoice issue_invoices חיוב חייבתי הוצאת_חשבוניות הפקת_חשבוניות
pay settle remit תשלום שילמתי סילוק
collect_money take_payment chase_debts get_payments גבייה גביתי גובה
operate run work use drive_machine הפעלה הפעלתי מפעיל תפעול תפעלתי
use apply employ utilise utilize work_with make_use שימוש השתמשתי משתמש עבודה_עם יישום
apply implement put_into_practice put_in_place roll_out יישום יישמתי מיישם הטמעה הטמעתי הטמיע
embed implement introduce adopt roll_out bring_in הטמעה הטמעתי הכנסה הכנסתי הנהגת
open unlock start_up פתיחה פתחתי פותח
close shut lock lock_up shut_down סגירה סגרתי סוגר נעילה נעלתי
clean wash scrub wipe tidy ניקיון ניקוי ניקיתי מנקה שטיפה
teach give_lessons instruct educate hold_classes הוראה לימדתי מלמד העברת_שיעורים העברתי_שיעורים הנחלתי
train instruct coach drill show_how onboard הכשרה הכשרתי הדרכה הדרכתי חניכה חנכתי אימון
practise practice rehearse drill exercise תרגול תרגלתי מתרגל אימון התאמנתי חזרות
learn study pick_up acquire_skills take_classes למידה למדתי לימוד לומד התמחיתי_ב_לימודים
attend go_to be_present sit_in השתתפות השתתפתי נוכחות נכחתי
take_part participate join_in be_part_of be_involved השתתפות השתתפתי לקחתי_חלק נטלתי_חלק הייתי_חלק שותפות
help assist support aid lend_a_hand give_support עזרה עזרתי עוזר סיוע סייעתי מסייע תמיכה תמכתי תומך
encourage motivate urge cheer_on עידוד עודדתי הנעה
accompany escort go_along go_with walk_alongside ליווי ליוויתי מלווה
host entertain welcome receive_guests אירוח אירחתי מארח קבלת_אורחים קבלת_פנים
greet welcome meet_and_greet receive קבלת_פנים קיבלתי_את_פני
meet see get_together פגישה נפגשתי פגשתי מפגש
interview question talk_to_candidates ראיון ראיינתי מראיין
hire recruit take_on employ bring_in גיוס גייסתי מגייס העסקה קליטת_עובדים
negotiate bargain agree_terms משא_ומתן מו"מ נשאתי_ונתתי
promote advertise market publicise publicize קידום קידמתי שיווק שיווקתי פרסום פרסמתי
publish release post put_out issue_text פרסום פרסמתי הוצאה_לאור העליתי העלאה_של
perform act play appear_on_stage הופעה הופעתי מופיע
film shoot record_video video צילום צילמתי הסרטה הסרטתי
edit cut_film put_together_film עריכה ערכתי
translate render put_into_another_language interpret תרגום תרגמתי מתרגם
drive steer take_by_car chauffeur נהיגה נהגתי הסעה הסעתי
travel go_round tour visit_sites נסיעה נסעתי ביקור ביקרתי
patrol go_round walk_the_rounds make_rounds סיור סיירתי פטרול
search look_for seek hunt חיפוש חיפשתי מחפש
wait stand_by be_on_call be_on_duty כוננות תורנות המתנה
approve authorise authorize sign_off give_approval okay אישור אישרתי מאשר
reject turn_down decline refuse דחייה דחיתי סירוב
appear_in_court represent plead ייצוג ייצגתי מייצג הופעה_בבית_משפט
represent act_for speak_for stand_for ייצוג ייצגתי מייצג נציגות
cooperate co-operate collaborate work_together team_up work_with שיתוף_פעולה שיתפתי_פעולה עבודה_משותפת עבודה_מול
communicate keep_in_touch correspond be_in_contact stay_in_touch תקשורת קשר התכתבות התכתבתי עמדתי_בקשר שמירה_על_קשר
cover stand_in fill_in substitute replace_colleague מילוי_מקום החלפתי מילאתי_מקום
share split divide חלוקה שיתוף שיתפתי
raise bring_up collect_funds fundraise גיוס_כספים גיוס_תרומות
save spare conserve חיסכון חסכתי
achieve reach attain hit meet gain השגה השגתי הגעתי הגעה עמידה עמדתי
receive win be_awarded be_given get זכייה זכיתי קיבלתי קבלת
`;
