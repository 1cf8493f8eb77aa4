/** English words that are not inflected by a rule: the base form, then its other forms. */
export const IRREGULAR_ENGLISH = `
be am is are was were been being | have has had having | do does did done doing | go goes went gone
take took taken taking | keep kept | find found | send sent | sit sat sitting | speak spoke spoken spoke | buy bought
deal dealt | feel felt | get got getting gotten | know knew known | learn learnt learned | leave left | lend lent
pay paid | put putting | read | ride rode ridden | see saw seen | shoot shot | show shown | spend spent | stand stood
swim swam | tell told | think thought | understand understood | wear wore | begin began begun | break broke broken
choose chose chosen | eat ate eaten | fly flew flown | forget forgot | hear heard | lose lost | mean meant | rise rose
seek sought | sing sang | sleep slept | teach taught | throw threw | wake woke | draw drew drawn | feed fed
catch caught | child children | person people persons | man men | woman women | foot feet | datum data
analysis analyses | diagnosis diagnoses | criterion criteria | staff staffs | half halves | life lives | shelf shelves
loaf loaves | knife knives | scarf scarves | calf calves | index indices | reply replies replied | try tried tries
supply supplies supplied | study studies studied studying
analyze analyse analysed analysing analyzing analyzed analysis analytics analytical | program programme programmes
optimize optimise optimised optimising optimization | organize organise organised organising organization organisation
center centre centres | refer referred referring referral referrals | license licence licences licensed
catalog catalogue | judgment judgement | gray grey | response respond responded responding responses
receipt receive received receiving reception | maintenance maintain maintained maintaining
sale sell sold selling sales seller | delivery deliver delivered delivers | treatment treat treated treating
description describe | decision decide | growth grow grew grown growing | analyst analysts
assistance assist assisted assisting assistant | accounting account accountant accounts
`;

/** Hebrew words whose forms share no root that rules find: weak letters, and nouns of the same verb. */
export const IRREGULAR_HEBREW = `
סייעתי סיוע מסייע מסייעת לסייע סייע סייעת | מילאתי מילוי ממלא ממלאת למלא מילויי | עשיתי עושה עשייה עשיית לעשות
בניתי בנייה בניית בונה לבנות | הגשתי הגשה הגשת הגשות מגיש מגישה | השבתי השבה משיב משיבה תשובה תשובות
הסעתי הסעה הסעת הסעות מסיע מסיעה | הזנתי הזנה הזנת מזין מזינה | הרצתי הרצה הרצת מריץ מריצה
הפצתי הפצה הפצת מפיץ מפיצה | הסרתי הסרה הסרת מסיר מסירה | הצלתי הצלה הצלת מציל מצילה
הכרתי הכרה הכרת מכיר מכירה היכרות | הגנתי הגנה הגנת מגן מגינה | הנחתי הנחה הנחת מניח מניחה | הזזתי הזזה הזזת מזיז
הרמתי הרמה הרמת מרים מרימה | הקלתי הקלה מקל | החזרתי החזרה החזרת מחזיר מחזירה | האכלתי האכלה האכלת מאכיל מאכילה
השגחתי השגחה משגיח משגיחה | הנחיתי הנחיה הנחיית מנחה | הרכבתי הרכבה הרכבת מרכיב מרכיבה
הזמנתי הזמנה הזמנת הזמנות מזמין מזמינה | התקנתי התקנה התקנת מתקין מתקינה | החלפתי החלפה החלפת מחליף מחליפה
העברתי העברה העברת מעביר מעבירה | הגברתי הגברה הגברת מגביר | השלמתי השלמה השלמת משלים משלימה | קראתי קריאה קריאת קורא
מצאתי מציאה מציאת מוצא | הבאתי הבאה הבאת מביא | הוצאתי הוצאה הוצאת מוציא | נתתי מתן נתינה נותן
לקחתי לקיחה לקיחת לוקח נטילה נטילת | ישבתי ישיבה ישיבת יושב | ירדתי ירידה | נסעתי נסיעה נסיעות נוסע
נשאתי נשיאה נשיאת נושא | קניתי קנייה קניית קונה קניות | ניקיתי ניקוי ניקיון מנקה | אפיתי אפייה אפיית אופה
השקיתי השקיה השקיית | גביתי גבייה גביית | תליתי תלייה תולה | הרציתי הרצאה מרצה
ראיינתי ריאיון ראיון ריאיונות ראיונות מראיין | שתלתי שתילה שותל | צבעתי צביעה צביעת צבע צובע | טסתי טיסה טיסות
גרתי מגורים גר | זזתי הזזה | עפתי תעופה | צילמתי צילום מצלם צלם צלמת | ספרתי ספירה ספירת ספירות סופר | מניתי מינוי
שיניתי שינוי משנה שינויים | פניתי פנייה פניות | רציתי רוצה רצון | הייתי היה היתה | חידשתי חידוש
העליתי העלאה העלאת מעלה | תיקנתי תיקון תיקונים מתקן | בחנתי בחינה בחינות בוחן | השוויתי השוואה השוואת
הקמתי הקמה הקמת מקים | הגעתי הגעה | הצעתי הצעה הצעות מציע | גדול גדולה גדולים | ילד ילדים ילדה ילדות | איש אנשים אנשי
בן בני בנות בת גיל גילאי גילאים בגיל | אישה נשים | עיר ערים | בית בתים בתי ביתה ביתו ביתי ביתם
`;
