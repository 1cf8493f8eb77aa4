/**
 * Words of résumés of all trades that may stand for each other, both languages in one row (actions.ts says how it is
 * read). The rows are narrow: what is alike but claims more or something else (escorting and guiding, handling and
 * solving) stands in rows of its own. Here: when and how often, checking and writing, repair and cleaning, stores and
 * transport.
 */
export const TIME_AND_TRADE_WORDS = `
thereafter afterwards afterward subsequently later after_that from_then_on לאחר_מכן אחר_כך אחרי_כן בהמשך לאחר אחרי
previously formerly earlier before_that בעבר לשעבר קודם_לכן
simultaneously concurrently at_the_same_time in_parallel במקביל בו_זמנית
surrounding nearby neighbouring neighboring vicinity around surroundings outskirts סביבה סביבת אזור_סמוך סמוך סמוכה סביב
majority most mostly largely bulk רוב מרבית עיקר רובם
minority handful few a_few several some couple number כמה מספר אחדים מעטים
little slight slightly bit somewhat a_little a_bit מעט קצת מועט
occasion once one_time one-off on_one_occasion one_occasion פעם פעם_אחת הזדמנות
approximately approx roughly about around circa near בערך כ לערך בסביבות בקירוב
typically usually normally generally ordinarily mostly בדרך_כלל לרוב על_פי_רוב
occasionally sometimes at_times now_and_then from_time_to_time on_occasion periodically \
לפעמים מדי_פעם מעת_לעת לעיתים לעתים
frequently often regularly תכופות לעיתים_קרובות לעתים_קרובות בתדירות
daily each_day every_day per_day a_day day-to-day everyday יומי יומית יומיומי מדי_יום בכל_יום כל_יום ליום
weekly each_week every_week per_week a_week שבועי שבועית מדי_שבוע בכל_שבוע כל_שבוע לשבוע
monthly each_month every_month per_month a_month חודשי חודשית מדי_חודש בכל_חודש כל_חודש לחודש
yearly annual annually each_year every_year per_year a_year per_annum שנתי שנתית מדי_שנה בכל_שנה כל_שנה לשנה
fortnight fortnightly biweekly every_two_weeks two_weeks שבועיים דו_שבועי דו-שבועי פעם_בשבועיים
quarterly every_quarter each_quarter רבעוני רבעונית מדי_רבעון
weekend weekends saturday saturdays sunday sundays סופ"ש סוף_שבוע סופי_שבוע
overnight night nightly nights night-time לילי ליליות לילה לילות
currently presently now at_present today at_the_moment כיום היום כרגע כעת נכון_להיום
together jointly alongside in_collaboration in_cooperation in_partnership with beside side_by_side \
יחד ביחד בשיתוף במשותף לצד בשיתוף_פעולה
according_to in_accordance per following in_line_with as_per based_on compliance לפי על_פי בהתאם_ל בהתאם בכפוף
promptly immediately at_once right_away without_delay מיידי מיידית באופן_מיידי מיד
additionally also besides furthermore as_well in_addition moreover likewise בנוסף כמו_כן כן גם וכן
mainly primarily chiefly principally בעיקר בעיקרו
various diverse different assorted varied range מגוון שונים שונות
relevant appropriate concerned pertinent suitable responsible_party רלוונטי רלוונטיים רלוונטית מתאים הנוגע
required needed necessary requested demanded נדרש נדרשת נדרשים דרוש צורך כנדרש הצורך הורה
first initial initially at_first ראשון ראשונה ראשוני תחילה לראשונה
last final recent latest אחרון אחרונה אחרונים סופי
previous prior former past קודם קודמת לשעבר
new recent fresh newly חדש חדשה חדשים חדשות
regular steady permanent fixed repeat קבוע קבועה קבועים קבועות סדיר
watch monitor observe keep_an_eye look_over watch_over supervise_swimmers השגחה השגחתי משגיח ניטור ניטרתי מעקב צפייה
guard protect secure safeguard שמירה שמרתי אבטחה אבטחתי הגנה מאבטח שומר
check inspect examine verify review test go_over בדיקה בדקתי בחינה בחנתי סקירה סקרתי וידוא וידאתי אימות
test try trial evaluate assess assessment בחינה בחינת ניסוי מבדק הערכה הערכתי
measure gauge weigh measurement מדידה מדדתי שקילה שקלתי מדידות
calibrate calibration adjust tune כיול כיילתי כוונון כיוונון כיוונתי
record log register document note write_down keep_records chart רישום רשמתי תיעוד תיעדתי תיעדה
finding findings result results outcome outcomes reading readings ממצא ממצאים תוצאה תוצאות
report notify inform update brief let_know דיווח דיווחתי עדכון עדכנתי יידוע יידעתי
supervisor superior manager line_manager boss ממונה ממונים אחראי אחראית מנהל מנהלת מפקח
principal headteacher headmaster head_teacher headmistress school_principal מנהלת_בית_ספר מנהל_בית_ספר מנהלת מנהל
write draft compose author pen draw_up word כתיבה כתבתי ניסוח ניסחתי חיבור חיברתי
edit revise proofread copyedit correct עריכה ערכתי הגהה הגהתי תיקון
specification specifications spec specs requirements_document אפיון אפיונים מפרט מפרטים
translate interpret translation interpreting תרגום תרגמתי תורגמנות
transcribe transcription תמלול תמללתי
type key_in enter input data_entry keying typing הקלדה הקלדתי הזנה הזנתי הכנסת_נתונים
scan digitise digitize scanning סריקה סרקתי
file archive filing store_documents תיוק תייקתי ארכיון גניזה
collect gather assemble pick_up איסוף אספתי ריכוז_חומר ליקוט
compile put_together collate prepare ליקוט ריכזתי_נתונים גיבוש הכנה
compare match reconcile check_against השוואה השוויתי התאמה התאמתי התאמות
calculate compute work_out calculation חישוב חישבתי
analyse analyze break_down analysis ניתוח ניתחתי אנליזה
investigate look_into research inquire probe חקירה חקרתי בירור ביררתי תחקור
discover find identify detect locate spot trace איתור איתרתי זיהוי זיהיתי מציאה מצאתי גילוי גיליתי
repair fix mend restore service תיקון תיקנתי תיקונים שיפוץ שיפצתי
maintain service keep_up upkeep look_after maintenance תחזוקה תחזקתי אחזקה טיפול_שוטף תחזוקת אחזקת
replace exchange swap change החלפה החלפתי חילוף
install fit mount put_in set_up_equipment התקנה התקנתי הרכבה הרכבתי הצבה
dismantle take_apart disassemble remove strip פירוק פירקתי הסרה הסרתי
connect wire hook_up link join_up חיבור חיברתי חיווט חיווטתי
cable cables wiring wires cord run_cable כבל כבלים חיווט השחלת_כבלים השחלתי
socket sockets outlet outlets power_point שקע שקעים
switchboard panel fuse_box distribution_board electrical_panel לוח_חשמל לוחות_חשמל
pipe pipes piping plumbing tube צינור צינורות צנרת אינסטלציה
weld welding solder soldering ריתוך ריתכתי הלחמה
drill drilling bore קידוח קדחתי
cut trim slice saw clip חיתוך חתכתי גזירה גזרתי קיצוץ
paint painting coat decorate צביעה צבעתי
plaster plastering render טיח טייח
tile tiling tiler ריצוף ריצפתי רצף
sand polish grind sanding polishing שיוף ליטוש
sew stitch sewing needlework תפירה תפרתי
by_hand handmade manual manually hand-sewn ידני ידנית ידניים ידניות ביד בעבודת_יד עבודת_יד יד
iron ironing press גיהוץ גיהצתי
wash rinse launder laundry שטיפה שטפתי כביסה כיבסתי רחצה
disinfect sterilise sterilize sanitise sanitize sterilisation sterilization חיטוי חיטאתי עיקור עיקרתי סטריליזציה
dispose discard throw_away waste_disposal פינוי_פסולת השלכה סילוק
sweep mop vacuum dust טאטוא שאיבה אבק
wipe clean cleaning ניגוב ניקוי ניקיתי ניקיון
wrap pack package box bag עטיפה אריזה ארזתי
label tag mark sticker תיוג סימון סימנתי תווית תוויות הדבקת_תוויות
weigh scale scales שקילה משקל
carry lift move haul porter נשיאה הרמה סבלות סחיבה
load loading stack העמסה העמסתי טעינה הערמה
unload unloading offload פריקה פרקתי
forklift fork-lift fork_lift lift_truck מלגזה מלגזות
warehouse depot storeroom stockroom store distribution_centre מחסן מחסנים מרלו"ג מרכז_לוגיסטי
shelf shelves rack racks display מדף מדפים תצוגה
consumables supplies materials disposables מתכלים חומרים_מתכלים ציוד_מתכלה
raw_materials ingredients חומרי_גלם חומר_גלם מצרכים
supplier vendor provider contractor supply_company ספק ספקים ספקית קבלן
procure purchase buy source order_goods רכישה רכשתי רכש קנייה קניתי
quote quotation bid tender estimate הצעת_מחיר הצעות_מחיר מכרז מכרזים
shipment freight cargo consignment goods משלוח משלוחים מטען סחורה
deliver drop_off hand_over distribute_parcels מסירה מסרתי חלוקה חילקתי שינוע שינעתי
stop stops drop drops call_point עצירה עצירות תחנה תחנות נקודה נקודות
route itinerary line path run מסלול מסלולים קו קווים
trip journey ride tour נסיעה נסיעות טיול טיולים סיור
passenger passengers rider commuter נוסע נוסעים
drive steer operate_a_vehicle pilot נהיגה נהגתי לנהוג נוהג
driver chauffeur נהג נהגת
tram light_rail streetcar רכבת_קלה
train railway rail רכבת
accident collision crash incident תאונה תאונות
licence license permit driving_licence רישיון רישיונות רשיון היתר
`;
