/**
 * Words that join, time and describe without claiming (actions.ts says how rows are read). What claims (all, best,
 * always) and what limits (some, nearly, once) has tables of its own: qualifiers.ts and limiters.ts.
 */
export const DESCRIBING_CONCEPTS = `
as_part_of within_the_framework in_the_framework in_the_context in_the_course במסגרת כחלק במהלך
during in_the_course_of while throughout over_the_course במהלך במשך תוך_כדי בזמן לאורך
at_the_time when while as_soon_as כאשר כש בעת בזמן ברגע
before prior_to ahead_of in_advance לפני טרם קודם מראש מבעוד_מועד
after following once_finished on_completion subsequent_to אחרי לאחר עם_סיום בתום
until up_to till עד
from since starting_from as_of beginning מאז החל
on_behalf_of for in_the_name_of on_account_of מטעם עבור בשם בשביל למען
for_the_purpose_of in_order_to so_as_to with_the_aim_of for_the_sake_of לצורך לשם כדי על_מנת במטרה בכדי
regarding concerning about on_the_subject_of in_connection_with relating_to with_regard_to \
בנושא בנוגע לגבי בעניין הקשור בתחום
in_the_field_of in_the_area_of in_the_domain_of בתחום בענף בתחומי
towards facing opposite in_front_of with_regard_to מול כלפי לקראת
by_means_of through using via with_the_help_of with באמצעות בעזרת על_ידי ע"י דרך בשימוש
by על_ידי ע"י בידי מאת
according_to in_line_with in_accordance_with as_per based_on per following לפי על_פי ע"פ בהתאם על_בסיס לאור
on_the_basis_of based_on relying_on על_בסיס על_סמך בהתבסס_על
because_of due_to owing_to on_account_of בגלל עקב בשל מפאת
despite in_spite_of although even_though למרות על_אף אף_על_פי חרף
instead_of in_place_of rather_than במקום חלף
except apart_from other_than excluding למעט חוץ פרט מלבד
including such_as like for_example for_instance among_them e.g כולל לרבות כגון כמו למשל לדוגמה לדוגמא ביניהם
in_addition additionally also as_well besides furthermore on_top_of בנוסף נוסף_על_כך כמו_כן גם וכן מלבד_זאת
and_more among_other_things and_so_on etc and_the_like ועוד בין_היתר בין_השאר וכו' וכדומה וכד'
alongside next_to beside together_with לצד ליד לצידו לצידם
near close_to next_to by ליד בקרבת סמוך בסמוך
inside within in בתוך בקרב
between among בין בקרב מבין
every each כל
several a_number_of a_few some various כמה מספר אחדים
different various diverse varied assorted a_range_of all_kinds_of all_sorts_of \
שונה שונים שונות מגוון מגוונים מגוונות כל_מיני
types kinds sorts varieties סוג סוגים מין סוגי מיני
area areas field fields domain domains discipline sector תחום תחומים ענף
part portion segment section חלק מקטע
way manner method approach אופן צורה דרך שיטה
place location venue spot מקום מיקום אתר
matter issue topic subject נושא נושאים עניין סוגיה
issue issues problem problems difficulty difficulties בעיה בעיות קושי קשיים
need needs requirement requirements צורך צרכים דרישה דרישות
level degree standard רמה דרגה
goal aim purpose objective מטרה מטרות יעד יעדים תכלית
result results outcome outcomes תוצאה תוצאות
beginning start opening outset תחילה התחלה ראשית פתיחה
end close finish conclusion סוף סיום תום
morning mornings a.m בוקר בקרים
noon midday lunchtime צהריים צהרים
evening evenings ערב ערבים
night nights overnight לילה לילות
weekday weekdays working_days ימי_חול ימי_עבודה אמצע_השבוע
weekend weekends friday_and_saturday סוף_שבוע סופי_שבוע סופ"ש שישי_ושבת
holiday holidays festival חג חגים
summer summertime קיץ קיצי
winter wintertime חורף חורפי
peak_hours rush_hour busy_times busy_hours שעות_עומס שעות_השיא שעת_עומס
hour hours hr hrs שעה שעות
minute minutes min mins דקה דקות
day days יום ימים
day-to-day everyday daily_routine ongoing routine current regular שוטף שוטפת שוטפים יומיומי יומיומית שגרתי שגרה
ongoing continuous continual running מתמשך רציף רצופה שוטף שוטפת
daily every_day each_day a_day day_by_day יומי יומית מדי_יום כל_יום בכל_יום יום_יום
weekly every_week each_week a_week once_a_week שבועי שבועית מדי_שבוע כל_שבוע פעם_בשבוע אחת_לשבוע
monthly every_month each_month a_month once_a_month חודשי חודשית מדי_חודש כל_חודש פעם_בחודש אחת_לחודש
quarterly every_quarter each_quarter once_a_quarter every_three_months \
רבעוני רבעונית מדי_רבעון אחת_לרבעון כל_שלושה_חודשים
yearly annual annually every_year once_a_year each_year שנתי שנתית מדי_שנה כל_שנה פעם_בשנה אחת_לשנה
twice two_times twofold פעמיים
two both a_pair_of a_couple_of שני שתי שניים שתיים זוג
temporary temporarily interim for_a_time short-term זמני זמנית באופן_זמני לזמן_קצר
permanent fixed steady standing קבוע קבועה קבועים
part-time part_time half-time part_of_a_post משרה_חלקית חצי_משרה חלקי_משרה
full-time full_time whole_post משרה_מלאה
paid salaried בשכר בתשלום
unpaid voluntary as_a_volunteer on_a_voluntary_basis volunteering without_pay \
התנדבות בהתנדבות מתנדב מתנדבת כמתנדב כמתנדבת ללא_שכר התנדבותי
new recent fresh חדש חדשה חדשים חדשות
existing current present קיים קיימת קיימים קיימות נוכחי נוכחית נוכחיים
old former previous past earlier ישן ישנה קודם קודמת לשעבר
first initial primary ראשון ראשונה ראשוני ראשונית
last final latest אחרון אחרונה סופי סופית
big large great sizeable גדול גדולה גדולים גדולות
small little minor compact קטן קטנה קטנים קטנות
long lengthy prolonged extended ארוך ארוכה ממושך ממושכת
short brief quick קצר קצרה תמציתי
high elevated tall גבוה גבוהה
low reduced נמוך נמוכה
heavy weighty כבד כבדה כבדים
light lightweight קל קלה קלים
easy simple straightforward basic קל פשוט פשוטה פשוטים
difficult hard challenging tough קשה קשים מאתגר מאתגרת
complicated complex intricate מורכב מורכבת מורכבים מסובך סבוך
fast quick rapid speedy prompt swift מהיר מהירה מהירים זריז
slow gradual איטי הדרגתי
accurate precise exact correct מדויק מדויקת מדויקים נכון
careful cautious attentive זהיר קפדני קפדנית בזהירות בקפידה בקפדנות
clean tidy neat spotless נקי נקייה מסודר מסודרת
open available accessible פתוח זמין זמינה נגיש
available on_call reachable זמין זמינות כונן כוננות
important significant key חשוב משמעותי
main central chief core major עיקרי מרכזי מרכזית
special unique particular מיוחד מיוחדת מיוחדים ייחודי
general overall broad כללי כללית
personal individual one-on-one one-to-one individually אישי אישית פרטני פרטנית אחד_על_אחד
joint shared common mutual collective משותף משותפת משותפים
independent independently on_my_own by_myself self-directed autonomously alone עצמאי עצמאית לבד לבדי באופן_עצמאי בעצמי
together jointly in_cooperation collaboratively as_a_team יחד ביחד במשותף בשיתוף בצוותא
in_person face_to_face face-to-face on_site frontal פנים_אל_פנים פרונטלי פרונטלית פנים_מול_פנים
online on_the_internet web-based digital virtual מקוון מקוונת מקוונים אונליין באינטרנט דיגיטלי
by_phone by_telephone over_the_phone on_the_phone telephonic טלפוני טלפונית בטלפון
in_writing written בכתב כתוב כתובה כתובים
orally verbally spoken by_word בעל_פה בע"פ
manual by_hand manually ידני ידנית ידניים באופן_ידני ביד
automatic automated automatically אוטומטי אוטומטית אוטומטיים
professional vocational occupational מקצועי מקצועית מקצועיים
technical technological טכני טכנית טכניים טכנולוגי
official formal רשמי רשמית רשמיים
private privately_owned פרטי פרטית פרטיים
public state-owned governmental municipal ציבורי ציבורית ציבוריים
business commercial corporate עסקי עסקית עסקיים מסחרי
household domestic home ביתי ביתית משק_בית
urban municipal city עירוני עירונית
rural village countryside כפרי כפרית
foreign from_abroad overseas זר זרה זרים מחו"ל
immigrant immigrants newcomers_to_the_country new_immigrants olim עולה עולים עולים_חדשים
arab arabic-speaking ערבי ערבית ערבים
hebrew-speaking hebrew_speakers דובר_עברית דוברי_עברית
fluently fluent at_a_fluent_level רהוט שוטף שוטפת ברמה_שוטפת ברמה_גבוהה
mother_tongue native native_speaker native_language first_language שפת_אם שפת_אמי ברמת_שפת_אם
good_command command knowledge familiarity proficiency mastery_of_basics שליטה ידע היכרות הכרה
experience background work_experience practical_experience hands-on_experience ניסיון נסיון רקע התנסות
skill skills ability abilities כישור כישורים יכולת מיומנות מיומנויות
duty duties responsibilities_list tasks assignments jobs task job משימה משימות מטלה מטלות
role position job post function תפקיד משרה עמדה משרת
workplace place_of_work at_work מקום_עבודה מקום_העבודה
occupied in_charge_of_the_shift on_shift shift shifts משמרת משמרות
`;
