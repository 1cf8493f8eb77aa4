/**
 * Words of résumés of all trades that may stand for each other, both languages in one row (actions.ts says how it is
 * read). The rows are narrow: what is alike but claims more or something else (escorting and guiding, handling and
 * solving) stands in rows of its own.
 */
export const RESUME_WORDS = `
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
ambulance emergency_vehicle intensive_care_unit אמבולנס ניידת ניידת_טיפול_נמרץ
casualty casualties injured wounded victim נפגע נפגעים פצוע פצועים
evacuate transfer_patients take_to_hospital evacuation פינוי פיניתי
emergency urgent urgency crisis חירום דחוף דחופים מצב_חירום
first_aid resuscitation cpr basic_life_support עזרה_ראשונה החייאה
bandage dress_wounds wound wounds dressing חבישה חבשתי פצע פצעים
medication medicine medicines drug drugs תרופה תרופות
dose dosage administer מינון מתן_תרופות
injection injections shot vaccinate זריקה זריקות הזרקה
blood blood_test samples_of_blood phlebotomy דם בדיקת_דם בדיקות_דם לקיחת_דם
anaesthesia anesthesia anaesthetic sedation הרדמה
recovery wake-up post-operative awakening התאוששות התעוררות
surgery operation operations theatre procedure ניתוח ניתוחים
ward department unit hospital_ward inpatient מחלקה מחלקות מחלקת_אשפוז
clinic practice surgery_room health_centre מרפאה מרפאות קליניקה
patient patients client case מטופל מטופלים חולה חולים פציינט
diagnose diagnosis אבחון אבחנתי אבחנה אבחנות
therapy treatment therapeutic care טיפול טיפולים תרפיה טיפולי
rehabilitation rehab recovery_programme שיקום
dentist dental_surgeon dental רופא_שיניים שיניים רופאת_שיניים
chairside at_the_chair beside_the_chair ליד_הכיסא
impression impressions mould mold טביעה מידה מידות
nurse nursing אח אחות סיעוד
doctor physician gp medical_officer רופא רופאה רופאים
vet veterinarian veterinary וטרינר וטרינרית וטרינרי
dog dogs canine puppy כלב כלבים
cat cats feline חתול חתולים
animal animals livestock בעלי_חיים חיות
baby babies infant infants toddler תינוק תינוקות פעוט פעוטות
diaper nappy nappies diapers חיתול חיתולים החלפת_חיתולים
kindergarten nursery preschool nursery_school daycare גן גן_ילדים גנון מעון
child children kid kids pupil ילד ילדים ילדה ילדות
pupil pupils student students schoolchild learner trainee תלמיד תלמידים תלמידה תלמידות
lesson lessons class classes session period שיעור שיעורים מפגש מפגשים
one-to-one individual private one-on-one פרטני פרטניים פרטנית פרטי פרטיים אישי
group groups cohort party set קבוצה קבוצות קבוצתי
curriculum syllabus lesson_plan lesson_plans study_plan תוכנית_לימודים תכנית_לימודים מערך_שיעור מערכי_שיעור
homework assignment exercise שיעורי_בית תרגיל תרגילים
grade mark grades marks score ציון ציונים הערכה
parents parent mother father guardians הורה הורים אם אב
family families household relatives משפחה משפחות
elderly senior_citizens older_people pensioners aged קשיש קשישים זקנים גיל_שלישי
resident residents occupant inhabitant citizen תושב תושבים דייר דיירים
tenant tenants lessee שוכר שוכרים דייר
visitor visitors guest guests מבקר מבקרים אורח אורחים
customer customers client clients shopper buyer consumer לקוח לקוחות קונה קונים
direct point show_the_way usher הכוונה הכוונתי ניתוב
accompany escort walk_with go_with ליווי ליוויתי מלווה
guide lead_tours tour_guide guided הדרכה הדרכתי מדריך_טיולים הדרכת_קבוצות
desert wilderness מדבר
judean judea judaea יהודה
market marketplace fair bazaar שוק יריד
hive hives beehive beehives כוורת כוורות
honey דבש
bee bees beekeeping דבורה דבורים
farm agricultural farming agriculture משק חקלאי חקלאות חווה
field fields plot שדה שדות חלקה
orchard grove plantation מטע מטעים פרדס פרדסים
harvest pick reap קטיף קטפתי קציר אסיף בציר
irrigate irrigation water watering השקיה השקיתי
prune pruning trim_trees גיזום גזמתי
plant planting sow שתילה שתלתי זריעה נטיעה
lawn grass turf דשא מדשאה מדשאות
tree trees עץ עצים
garden gardens park parks landscaping גן גנים פארק פארקים גינה גינות גינון
flower flowers bouquet bouquets floral פרח פרחים זר זרים שזירה
fertilise fertilize fertiliser fertilizer manure דישון דשן
spray spraying ריסוס ריססתי
feed feeding fodder האכלה האכלתי מזון
milk milking dairy חליבה חלב רפת מחלבה
kitchen cookery מטבח
dish dishes meal meals course food מנה מנות ארוחה ארוחות אוכל
menu menus תפריט תפריטים
bake baking bread pastry אפייה אפיתי לחם מאפים מאפה
chef cook kitchen_cook טבח טבחית שף
table tables שולחן שולחנות
waiter waitress server מלצר מלצרית
drink drinks beverage beverages משקה משקאות שתייה
bar bartender barman barista בר ברמן ברמנית בריסטה
restaurant bistro diner eatery מסעדה מסעדות
cafe coffee_shop coffeehouse בית_קפה בתי_קפה
hotel inn guesthouse מלון מלונות אכסניה
room rooms chamber חדר חדרים
housekeeping chambermaid room_cleaning משק_בית חדרנות חדרנית
reception front_desk front_office קבלה דלפק דלפק_קבלה
receptionist desk_clerk פקיד_קבלה פקידת_קבלה
check-in checkin arrivals צ'ק-אין קבלת_אורחים
booking bookings reservation reservations הזמנת_מקום הזמנות_מקום הזמנות
complaint complaints grievance grievances dissatisfied תלונה תלונות
inquiry enquiry inquiries enquiries question request פנייה פניות שאלה שאלות בקשה בקשות
request ask application demand בקשה בקשתי בקשות דרישה
phone telephone call calls by_phone טלפון טלפוני טלפונית שיחה שיחות
answer reply respond response מענה עניתי תשובה תשובות
handle deal_with take_care manage_requests process טיפול טיפלתי טיפל
solve resolve settle sort_out solution פתרון פתרתי פתירה יישוב
forward pass_on transfer refer redirect העברה העברתי הפניה הפניתי
schedule roster rota timetable shift_plan סידור_עבודה שיבוץ שיבצתי לוח_משמרות לוח_זמנים
shift shifts משמרת משמרות
calendar diary agenda schedule_of יומן יומנים לוח_שנה לו"ז
meeting meetings session conference ישיבה ישיבות פגישה פגישות דיון
minutes protocol record_of_meeting פרוטוקול פרוטוקולים סיכום_ישיבה
secretary administrative_assistant pa מזכירה מזכיר מזכירות
office bureau desk משרד משרדים לשכה משרדי
clerk officer administrator פקיד פקידה פקידת
register enrol enroll sign_up registration enrolment רישום רשמתי הרשמה
member members membership subscriber חבר חברים מנוי מנויים
fee fees charge dues עמלה עמלות אגרה אגרות דמי
invoice invoices bill bills receipt receipts חשבונית חשבוניות קבלות
bank banking בנק בנקים בנקאי
cash money till כסף מזומן קופה
debt debts arrears overdue חוב חובות פיגורים
salary wage wages pay payroll שכר משכורת משכורות
bookkeeping bookkeeper accounts books הנהלת_חשבונות הנה"ח מנהלת_חשבונות
vat value_added_tax מע"מ מס_ערך_מוסף
tax taxes taxation מס מיסים מסים מיסוי
submit file hand_in lodge send_in הגשה הגשתי
prepare get_ready ready make_ready set_out הכנה הכנתי היערכות
approve authorise authorize sign_off confirm אישור אישרתי
reject decline turn_down refuse דחייה דחיתי סירוב
cancel call_off withdraw ביטול ביטלתי
renew extend prolong חידוש חידשתי הארכה הארכתי
claim claims insurance_claim תביעה תביעות
policy policies insurance insurer פוליסה פוליסות ביטוח ביטוחים
lawyer attorney solicitor advocate עורך_דין עורכת_דין עורכי_דין עו"ד
court tribunal courthouse בית_משפט בתי_משפט בית_המשפט בית_דין
law legal juridical משפט משפטי משפטיים משפטית חוק
contract agreement חוזה חוזים הסכם הסכמים
regulation regulations rule rules statute תקנה תקנות נוהל נהלים כלל
procedure procedures protocol policy_document נוהל נהלים הליך תהליך
standard standards norm תקן תקנים תקינה
safety health_and_safety safe בטיחות בטיחותי
hazard risk danger סיכון סיכונים סכנה מפגע מפגעים
quality qa quality_control quality_assurance איכות בקרת_איכות אבטחת_איכות
defect fault flaw bug problem ליקוי ליקויים פגם פגמים תקלה תקלות
scrap waste rejects reject פסולת פחת גרוטאות
machine machinery equipment apparatus מכונה מכונות מכשיר ציוד
lathe turning_machine מחרטה
mill milling_machine milling כרסומת
drawing drawings blueprint blueprints sketch שרטוט שרטוטים תוכנית תוכניות
gauge caliper callipers calipers micrometer קליבר מד מיקרומטר
part parts component components spare חלק חלקים רכיב רכיבים חלפים
assembly assemble put_together production_line הרכבה הרכבתי קו_ייצור פס_ייצור
production manufacturing manufacture fabrication ייצור יצור
factory plant mill works מפעל מפעלים
workshop garage body_shop סדנה סדנת מוסך מוסכים
engine motor engines מנוע מנועים
brake brakes braking בלם בלמים ברקס
tyre tire tyres tires צמיג צמיגים
breakdown breakdowns failure malfunction outage תקלה תקלות השבתה קלקול
gate gates שער שערים
fence fences fencing גדר גדרות
building buildings structure block בניין בניינים מבנה מבנים
apartment flat flats apartments dwelling דירה דירות
new-build newly_built new_construction בנייה_חדשה
house home houses villa בית בתים
site construction_site building_site אתר אתר_בנייה אתרי_בנייה
architect architecture אדריכל אדריכלית אדריכלות אדריכלים
floor_plan floor_plans plans layout תוכנית_קומה תוכניות_קומה תכנית
extension annex wing addition הרחבה אגף תוספת
planning_application building_permit permit_application בקשה_להיתר היתר_בנייה
surveyor survey land_survey מודד מדידה סקר
engineer engineering מהנדס מהנדסת הנדסה
electrician electrical חשמלאי חשמלאית חשמל
plumber plumbing שרברב אינסטלטור אינסטלציה
carpenter joiner woodwork carpentry נגר נגרות נגרית
welder metalworker רתך רתכת
mechanic technician fitter מכונאי טכנאי טכנאית
mate assistant helper aide עוזר עוזרת סייע סייעת עוזרים
guard security_guard security_officer watchman מאבטח מאבטחת שומר שומרת
patrol patrols patrolling rounds סיור סיורים פטרול
cctv closed-circuit_television closed_circuit_television surveillance_cameras security_cameras טמ"ס מצלמות_אבטחה מצלמות
lock locking lock_up close_up נעילה נעלתי
alarm alarms אזעקה אזעקות
fire firefighting אש כיבוי שריפה שריפות
police policing משטרה משטרתי
army military defence_forces idf צבא צבאי צה"ל
soldier soldiers trooper חייל חיילים חיילת
commander command officer מפקד מפקדת קצין קצינה
volunteer voluntary volunteering unpaid התנדבות התנדבתי מתנדב מתנדבת
youth young_people teenagers adolescents teens נוער בני_נוער מתבגרים נערים
camp summer_camp קייטנה מחנה
community neighbourhood neighborhood קהילה קהילתי שכונה שכונתי
social_worker social_work welfare עובד_סוציאלי עובדת_סוציאלית רווחה
committee committees panel board ועדה ועדות
lifeguard lifesaver מציל מצילה
swimmer swimmers bather bathers מתרחץ מתרחצים שחיין שחיינים
pool swimming_pool pools בריכה בריכות
beach shore seaside חוף חופים
sport sports athletic ספורט ספורטיבי
coach trainer instructor מאמן מאמנת מדריך מדריכה
music musical מוזיקה מוסיקה מוזיקלי
piano פסנתר
guitar גיטרה
concert gig performance show הופעה הופעות קונצרט קונצרטים
festival festivals פסטיבל פסטיבלים
tour touring סיבוב_הופעות סיור
sound audio acoustics סאונד קול הגברה
light lighting lights תאורה אור
stage theatre theater תיאטרון במה
film movie video footage סרט סרטים וידאו סרטון סרטונים
photograph photo photography picture shoot צילום צילמתי צילומים תמונה תמונות
camera cameras מצלמה מצלמות
museum gallery exhibition מוזיאון גלריה תערוכה תערוכות
hall halls auditorium אולם אולמות
library librarian ספרייה ספריה ספרן ספרנית
book books title volume ספר ספרים
newspaper press journal magazine עיתון עיתונות עיתונים מגזין
journalist reporter correspondent עיתונאי עיתונאית כתב כתבת
article story piece feature כתבה כתבות מאמר מאמרים
post posts publish publication upload פוסט פוסטים פרסום פרסמתי העלאה העליתי
social_media social_networks instagram facebook tiktok רשתות_חברתיות מדיה_חברתית
comment comments respond_to_comments תגובה תגובות
advertising advertisement ad ads promotion פרסום מודעה מודעות פרסומת
campaign campaigns drive קמפיין קמפיינים
brand brands label מותג מותגים
store shop outlet boutique חנות חנויות סניף
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
hair haircut cut_hair cuts hairdressing שיער תספורת תספורות תספרת
colour color dye tint צביעה צבע גוון
blow-dry blowdry blow-dries styling פן ייבוש
makeup make-up cosmetics איפור איפרתי קוסמטיקה
nail nails manicure ציפורניים מניקור פדיקור
skin facial טיפול_פנים עור
massage spa עיסוי עיסויים
fitness gym workout כושר חדר_כושר
dance dancing choreography ריקוד מחול כוריאוגרפיה
draw_blood take_blood לקיחת_דם נטילת_דם
translate_documents documents_translation תרגום_מסמכים
notary notarised notarized נוטריון נוטריוני
language languages tongue שפה שפות
english אנגלית
hebrew עברית
arabic ערבית
russian רוסית
french צרפתית
spanish ספרדית
german גרמנית
native mother_tongue first_language שפת_אם דובר דוברת
fluent proficient fluency שוטף שוטפת רהוט
good fair decent solid טוב טובה
basic elementary beginner rudimentary בסיסי בסיסית בסיסיים
knowledge familiarity acquaintance understanding familiar know ידע היכרות הכרות הבנה מכיר
experience background track_record ניסיון נסיון רקע
responsible in_charge accountable אחראי אחראית אחריות
work job employment position post role עבודה משרה תפקיד תעסוקה
seek look_for search looking seeking מחפש מחפשת חיפוש מעוניין
freelance self-employed independent עצמאי עצמאית פרילנס פרילנסר
part-time half_time part_time משרה_חלקית חצי_משרה
full-time full_time משרה_מלאה
internship placement work_experience traineeship התמחות סטאז' פרקטיקום
apprentice trainee learner מתלמד חניך שוליה מתמחה
colleague coworker co-worker teammate peer עמית עמיתים קולגה קולגות
team crew squad staff צוות צוותים צוותי
staff employees workers personnel workforce עובד עובדים סגל כוח_אדם
two-person crew_of_two pair duo זוג צמד שני_אנשים
department division section unit מחלקה מחלקות אגף יחידה
company firm business enterprise organisation חברה חברות עסק ארגון פירמה
municipality city_council local_authority עירייה עיריית רשות_מקומית מועצה
government ministry state ממשלה ממשלתי משרד_ממשלתי
city town urban עיר ערים עירוני עירוניים
north northern צפון צפוני
south southern דרום דרומי
centre center central מרכז מרכזי
country nation national countrywide ארץ מדינה ארצי
abroad overseas foreign international חו"ל בינלאומי זר
road street highway כביש דרך רחוב
price prices rate tariff tariffs מחיר מחירים תעריף תעריפים
hour hours שעה שעות
minute minutes דקה דקות
day days יום ימים
week weeks שבוע שבועות
month months חודש חודשים
year years שנה שנים
half חצי מחצית
quarter רבע רבעון
third שליש
age ages aged years_old year-old בני בן בת גיל גילאי גילאים
large big great sizeable גדול גדולה גדולים
small little minor compact קטן קטנה קטנים
many numerous a_lot plenty large_number great_many רב רבים רבות הרבה
quick fast rapid swift מהיר מהירה זריז
careful cautious attentive זהיר זהירה בזהירות קפדני
accurate precise exact מדויק מדויקת דיוק
clean tidy neat נקי נקייה מסודר
busy hectic high-pressure עמוס עמוסה לחץ עומס
public open_to_the_public ציבורי ציבורית ציבור קהל
private personal פרטי פרטית אישי
internal in-house in_house within_the_company פנימי פנימית פנים-ארגוני
external outside outsourced חיצוני חיצונית
local area regional מקומי מקומית
digital online electronic דיגיטלי דיגיטלית מקוון אלקטרוני
technical technological טכני טכנית טכנולוגי
financial monetary fiscal כספי כספית פיננסי
commercial trade business מסחרי מסחרית סחר מסחר
residential domestic housing מגורים ביתי
industrial industry תעשייה תעשייתי
medical clinical health רפואי רפואית רפואיים קליני
educational education pedagogical חינוך חינוכי חינוכית פדגוגי
environmental environment ecological סביבה סביבתי אקולוגי
cultural culture תרבות תרבותי
religious faith דתי דת
water drinking_water מים מי_שתייה
air oxygen אוויר חמצן
oil fuel gas דלק שמן גז
electricity electric power_supply חשמל חשמלי
metal steel iron מתכת פלדה ברזל
wood timber wooden עץ עצי
glass זכוכית
plastic plastics פלסטיק
fabric cloth textile textiles בד בדים טקסטיל
lace embroidery תחרה רקמה
dress dresses gown bridal שמלה שמלות כלה כלות
fitting fittings measurements try-on מדידה מדידות
alteration alterations תיקון_בגדים תיקוני_מידה תיקונים
shoe shoes footwear נעל נעליים
clothes clothing garment garments apparel בגד בגדים ביגוד הלבשה
jewellery jewelry תכשיט תכשיטים
furniture רהיט רהיטים ריהוט
toy toys game games צעצוע צעצועים משחק משחקים
craft crafts art creative יצירה מלאכה אומנות
snack snacks breakfast lunch חטיף ארוחת_בוקר ארוחת_צהריים כריכים
sleep nap שינה מנוחה השכבה
wound_care dressings חבישות
bath bathe shower רחצה מקלחת קילוח
mobility walking transfer_patients ניידות הליכה
appointment appointments תור תורים פגישה
queue waiting_list line תור המתנה רשימת_המתנה
sign signature sign_off חתימה חתמתי
print copy photocopy הדפסה צילום_מסמכים
letter letters correspondence מכתב מכתבים תכתובת
email emails e-mail mail מייל מיילים דוא"ל אימייל
parcel parcels package packages חבילה חבילות
door doors entrance gate_entry דלת דלתות כניסה
key keys מפתח מפתחות
withheld confidential undisclosed not_disclosed חסוי חסויה סודי
reference references recommendation המלצה ממליצים המלצות
alone independently unaided single-handedly solo on_my_own by_myself לבד לבדי בעצמי עצמאית עצמאי
novice beginner starter elementary basic מתחיל מתחילה בסיסי בסיסית
supervise watch_over look_after keep_watch השגחה השגחתי פיקוח פיקחתי
observe watch attend_as_observer צפייה צפיתי צופה משקיף
autistic on_the_spectrum אוטיסטי אוטיסטית אוטיסטים הרצף
draw_up prepare compile draft עריכה עריכת ערכתי
weak struggling low-achieving מתקשים חלשים
guide show_around tour give_tours הדרכת_סיורים הדרכה סיור
rebar reinforcement ברזל_זיון זיון
participate take_part be_part השתתפות השתתפתי שותף שותפה לקחתי_חלק
`;
