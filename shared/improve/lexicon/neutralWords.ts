const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words of grammar alone. */
export const FUNCTION_WORDS = wordSet(`
a an the of in on at to by for with from into onto over under out up down off as per via and or but nor so yet if then
than
that which who whom whose where when while during within throughout through between among across toward towards upon
about
around after before since until till against along behind beside beyond except including though although whereas while
unlike besides versus amid ago
already again ever whatever whichever whenever wherever whoever whom what how why
their theirs hers yours himself herself itself themselves ourselves is are was were be been being
am has
have had do does did will would shall should may might can could must i me my we us our you your he she it its they
them their
this these those there here such same own each every any some both all entire whole more most less very also too just
only even
של על את עם או גם כל לא אל מן בין היה הייתי הייתה היתה היו יש אין אם כי אך אבל אלא רק אף זה זו זאת הוא היא הם הן אני
אנחנו
יותר פחות
שלי שלו שלה אותו אותה אותם להם לו לה בו בה בהם אשר כאשר תוך לפי עבור כולל וכן עד כמו בשביל אצל כלפי לגבי למרות אולם
לבין בינו בינם מי מה איך איפה היכן
מתי כש כך ככה אילו אלה אלו הללו הזה הזאת הזו עצמו עצמה עצמי עצמם לעצמי בעצמי ישנו ישנה ישנם היות היותי בהיותי עם
ביחס בידי מידי לידי כבר שוב ב ל מ כ ה ש ו
`);

/** Words that carry no claim of their own: they may be added, dropped and exchanged. */
export const NEUTRAL_WORDS = wordSet(`
a an the of in on at to by for with from into onto over under out up down off as per via and or but nor so yet if then
than
that which who whom whose where when while during within throughout through between among across toward towards upon
about
around after before since until till against along behind beside beyond except including include includes included
inclusive
is are was were be been being am has have had having do does did done doing will would shall should may might can
could must
i me my mine myself we us our ours you your he she it its they them their this these those there here such same own each
every any some both either neither other others another also too very really quite rather just only even still well
etc eg ie vs how what why because due order basis daily not no none without never nothing only
using used use uses utilize utilizing utilizing worked work works working perform performed performing performs carry
carried carrying
conduct conducted conducting execute executed executing undertake undertook provide provided providing provides
provision
handle handled handling deal dealt dealing ensure make made making do get got getting take took taken taking give gave
given
giving keep kept keeping set setting put go went hold held holding bring brought bring handle serve served serving
involve involved involving relate related relating regarding concerning respect based base bases act acted acting role
position area areas field scope part various number variety range type kind form manner way ways thing things
experience experienced background professional job task tasks duty duties activity activities general overall main
include
responsible responsibility responsibilities charge accountable tasked assigned
one two three four five six seven eight nine ten
near nearby located based early late later currently previously formerly time times day days  weeks  months  years
plus together alongside jointly respectively specifically namely mainly especially particularly
who's it's there's don't wasn't didn't
roughly approximately approx nearly almost circa exactly intended required needed shape shaped complete completed
completing old olds aged age ages thick wide long
asked helped help assist assisted support supported participate participated join joined p.m a.m
goods stuff team life well-versed versed person in-person face-to-face together available availability familiar
proficient
adobe ms standards standard format formats run-up arrival language languages worth high low project projects within
outside inside whether both additional additionally further furthermore moreover well respectively another others else
end ends start starts beginning beginning-to-end course purpose purposes sake part-time full-time hour hours minute
minutes shift shifts
regular routine ordinary normal usual typical common standard certain particular specific given possible available
following
point points side sides line lines kind kinds sort sorts set sets group groups pair pairs total sum amount amounts
size sizes
people persons individual individuals someone anyone everyone member members staff employee employees worker workers
name names title titles word words term terms detail details fact facts case cases event example examples instance
workplace site sites venue premises facility facilities department unit organization organisation company business
firm employer
gained gain having acquired held background proficiency competence competency capability capacity knowledge
understanding
effort efforts support assistance help aid collaboration cooperation partnership coordination communication interaction
day-to-day day daily morning afternoon evening night weekend weekday weekdays
of-the day-to-day on-site site place places level basis
של על את עם או גם כל לא אל מן בין היה הייתי הייתה היתה היו להיות יש אין אם כי אך אבל אלא רק אף כן כך זה זו זאת אלה אלו
הוא היא הם
הן אני אנחנו אנו שלי שלו שלה שלהם שלנו אותו אותה אותם להם לו לה בו בה בהם ממנו אשר כאשר כש תוך לפי עבור לצורך לשם בעבור
באמצעות בעזרת במסגרת בתחום תחום בנושא נושא מול לצד אצל אחרי לפני במהלך בזמן בעת מתוך לתוך ליד תחת מעל עד כגון כמו למשל
בתור כ ב ל מ
ה ש ו וכן כולל לרבות למעט חוץ פרט מלבד בלבד בפני לפנים גבי ידי כדי לכדי כלפי אודות בגין עקב בשל לעומת לבין
ביצוע ביצעתי מבצע מבצעת עבודה עבדתי עבודות עובד עובדת עיסוק עסקתי עוסק עוסקת מתן נתתי נותן נותנת שימוש השתמשתי העמדת
טיפול טיפלתי תפקיד תפקידי תפקידים משימה משימות פעילות שירות
ניסיון נסיון ניסיוני רקע מקצועי מקצועית בעל בעלת אחראי אחראית אחריות אמון אמונה היתר בין_היתר במקביל בנוסף ועוד
שונה שונים שונות שוטף שוטפת מגוון סוג סוגים אופן באופן דרך צורה מקום בתפקיד כללי כללית נוסף
אחד אחת שני שתי שניים שתיים שלוש שלושה ארבע ארבעה חמש חמישה
all entire whole full יום ימים ימי  שבועות  חודשים  שנים שנות שנת זמן פעם פעמים מספר כמה
בן בת בני בנות נוספים נוספות נוסף עוד תקן תקני תקנים פורמט נדרש נדרשה נדרשו שליטה פרויקט פרויקטים תקופה תקופת תחילה
סוף סיום תחילת הלימודים צד צדדים קו חלק חלקים סך סכום כמות גודל אנשים אנשי איש אדם בני אדם חבר חברי חברים
ארגון ארגוני חברה מקום_עבודה אתר מתקן מתקני יחידה יחידת מחלקה מחלקת מסגרת מסגרות שם שמות פרט פרטים מקרה מקרים דוגמה
עזרה סיוע תמיכה ליווי שיתוף_פעולה תיאום תקשורת ממשק קשר ידע הבנה הכרות היכרות יכולת כישורים רקע מיומנות לאורך בקרב
בוקר צהריים ערב לילה משמרת משמרות שעה שעות דקה דקות סופ"ש רגיל רגילה רגילים שגרתי שגרתית שגרה סטנדרטי מסוים מסוימת
כאמור הנ"ל ביום-יום יומיומי יומי עצמי עצמאי עצמאית אחר אחרת אחרים אחרות אחד אחדים מהם מהן לעיל בו-זמנית לרשות
מאז במשך משך בהיקף היקף לקראת מעת לעת ואילך החל בשיתוף שיתוף בליווי סחורה סחורות צוות צוותי יחס במצב במצבי מצב תהליך
תהליכי
זמינות זמין זמינה בעבודה במידה מתאים מתאימה בהתאם התאם לרבות וכדומה ועוד היום כיום נכון מדי מידי רמה ברמה רמת עשיתי
עושה בערך כמעט לערך סביבת בסביבת סביבה עצמאי עצמאית בנוגע אחוז אחוזים
know knows knew knowing past looked looking return returned duration behind
attend attended attending subsequent subsequently afterward afterwards thereafter likewise comprised comprising entailed
entailing consisted consisting practised practiced occupied engaged engaging enable enabled carried accomplish
נמצא נמצאת נמצאים קיים קיימת ותק התנסות התנסיתי אנשי בעלי עבר עברתי מכיר מכירה
תום בתום עכשיו כעת תחילה לבסוף בהמשך לאחר_מכן נעשה נעשתה נעשו שנעשה שנעשתה בוצע בוצעה בוצעו התבצע התבצעה עסק עסקה עסקו
שימשתי משמש משמשת כללה כלל כללו הכולל הכוללת היווה שירתתי שירת שירתה מילאתי נערך נערכה נערכו ערכתי התקיים התקיימה
`);

/** Praise and manner: they say nothing that could be checked, and are shown, not withheld. */
export const DECORATIVE_WORDS = wordSet(`
efficient efficiently effective effectively successful successfully careful carefully thorough thoroughly smooth
smoothly
dedicated dedicatedly diligent diligently attentive attentively friendly courteous courteously polite politely
motivated passionate enthusiastic committed commitment dynamic proactive proactively creative creatively organised
organized reliable reliably professional professionally hands-on fast-paced busy detail-oriented detail precise
precisely
accurate accurately consistent consistently seamless seamlessly strong solid good great high-quality quality
comprehensive in-depth diverse broad key core important vital essential critical close closely active actively direct
directly
timely promptly prompt quickly safe safely proper properly correct correctly right suitable appropriate relevant
modern warm personal personally full fully clear clearly clean orderly skilled adept trusted valued
patient patiently respectful respectfully caring compassionate warm-hearted responsible sensitive sensitively
continuous hands
tailored customised customized user-friendly intuitive robust scalable maintainable readable stable valuable meaningful
system systems process processes solution solutions service services environment setting settings context item items
need needs requirement requirements operation operations matter matters satisfaction traffic high-traffic performance
results-driven
systematic systematically methodical methodically independent rigorous thoughtful supportive collaborative
collaboratively
real-time ongoing continuous continuously end users practical practically seasoned conscientious punctual
ability able capable skills skill strengths known
יעיל יעילה יעילות ביעילות בהצלחה הצלחה מסור מסורה במסירות מסירות בקפידה קפדני אדיב אדיבה אדיבות חרוץ חרוצה אחראי
מקצועי מקצועית מקצועיות במקצועיות איכותי איכותית איכות גבוה גבוהה טוב טובה טובים מיטבי מיטבית אישי אישית יסודי יסודית
יצירתי יצירתית מדויק מדויקת בדייקנות דייקנות פעיל פעילה ישיר ישירה ישירות צמוד צמודה מהיר מהירה במהירות
מאורגן מאורגנת מסודר מסודרת אמין אמינה חיובי חיובית נעים נעימה סבלני סבלנית סבלנות שירותי שירותית
מקיף מקיפה נרחב רחב רחבה משמעותי משמעותית חשוב חשובה מרכזי מרכזית עיקרי תקין תקינה תקינות סדיר סדירה בטוח
תוצאות תוצאה תוצאתי רגיש רגישה ברגישות רציף רציפה ברציפות דרוך דרוכה מהר בזריזות זריז זריזה דייקן דייקנית יסודיות
ביסודיות ידידותי ידידותית ידידותיים יעילים יעילות
נקי נקייה נקיים ותיק ותיקה קפדנות ממוקד ממוקדת ממוקדים מותאם מותאמת מותאמים מונע מונעת מוטיבציה שיטתי שיטתית בצורה
מערכת מערכות פתרון פתרונות שירותים סביבה צורך צרכים דרישות סבלני אמפתי אמפתית הקשבה מעשי מעשית תוצאתי תוצאתית
יציב יציבה נגיש נגישה נוח נוחה ברור ברורה מלא מלאה זמין עצמאי שקדן שקדנית מנומס מנומסת סבלנות שמח
יכולת יכולות כישורים מיומן מיומנת מנוסה זיקה אהבה
`);
