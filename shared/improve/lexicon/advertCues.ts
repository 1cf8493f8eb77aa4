import { bilingualPattern } from '../guard/patterns.ts';

/** A pattern of phrases of both languages, separated by commas. */
function cue({ raw: [list = ''] }: TemplateStringsArray): RegExp {
  const phrases = list.split(/,\s+/).map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '));
  const of = (isHebrew: boolean) => phrases.filter((phrase) => /[א-ת]/.test(phrase) === isHebrew).join('|');
  return bilingualPattern(of(false), of(true));
}

/** What a part of an advertisement is about; `aside` is what nobody is asked for: benefits, the company, applying. */
export type AdvertSection = 'required' | 'advantage' | 'aside' | 'duties';

/** Words of headings; a heading is of the first row that it says (`דרישות יתרון` are advantages). */
export const HEADINGS: readonly (readonly [AdvertSection, RegExp])[] = [
  [
    'advantage',
    cue`
advantages?, nice[ -]to[ -]haves?, bonus(?: points)?, (?:would be|it'd be) (?:great|nice|good), also (?:had|have),
(?:(?:we'd|we would) )?(?:also )?love to see, preferred, desirable, desired, (?:it's )?a plus, pluses, extra credit,
יתרון, יתרונות, נחמד שיהיה, עדיפות, בונוס
`,
  ],
  [
    'required',
    cue`
(?:key |job |minimum |basic )?(?:requirements?|qualifications?), required, must[ -]haves?, essentials?,
you(?:'ll| will)? (?:need|have|bring), (?:we're|we are|are we|we) look(?:ing)? for, looking for, who you are,
(?:about|are) you, your (?:background|experience), (?:your|candidate|the) profile,
(?:successful|ideal|right) candidate, candidates?, skills, we(?:'d)? (?:need|expect|want|ask)(?: from you)?,
you should have, you are, what it takes, experience (?:and|&) (?:skills|education), languages?, education(?:al)?,
experience, proficient in, knowledge, training, person specification, competenc(?:y|ies|es), prerequisites, דרישות,
דרישה, שפות, ניסיון, ניסיון מקצועי, תכונות, מיומנויות, מיומנות, יכולות, נדרש, נדרשת, נדרשים, נדרשות, כישורים,
תנאי סף, תנאי קבלה, מחפשים, מחפשות, מבקשים, דורשים, מצפים, מצפות, דרוש, פרופיל, מי את, מי אתם, מי אתן, מה צריך,
מה צריכים, מה נדרש, מה תביאו, השכלה וניסיון, השכלה, ניסיון נדרש, ידע וניסיון, למי זה מתאים, מתאים לך אם, זה אתם,
זה את, מועמד מתאים, המועמד המתאים, מועמדת מתאימה, מה חשוב לנו
`,
  ],
  [
    'aside',
    cue`
(?:we|you)(?:'ll| will)? (?:give|get|offer|receive|provide), in return, on offer, benefits?, perks, in it for you,
why (?:join|work|us|choose|you'll), rewards?, remuneration, the offer,
about (?:us|the (?:company|team|firm|hospital|school|organi[sz]ation)), who (?:we|are we) ?(?:are)?, our story,
equal opportunit(?:y|ies), conditions, compensation, salary, pay, location, how to apply, to apply, apply, contact,
hours, start date, package, employment type, job type, scope, department, reports to, deadline, מציעים, מקבלים,
מקבלות, תקבלו, נותנים, תנאים, תנאי העסקה, הטבות, אודות, על החברה, על הארגון, מי אנחנו, קצת עלינו, עלינו, שכר, מיקום,
היקף משרה, היקף המשרה, סוג משרה, לשליחת קורות חיים, להגשת מועמדות, הגשת מועמדות, תהליך הגשה, הגשה, לפרטים,
פרטים נוספים, ליצירת קשר, למה לעבוד, אצלנו, למה אנחנו, שעות, ימים ושעות, אזור, כפיפות, תאריך
`,
  ],
  [
    'duties',
    cue`
responsibilit(?:y|ies), duties, what you(?:'ll| will) (?:do|be doing), you will do, the (?:role|job|position), role,
(?:job|role|position) (?:description|summary|overview), your (?:mission|day|role|impact|tasks?), day[ -]to[ -]day,
tasks, overview, description, תיאור התפקיד, תיאור המשרה, תיאור, תפקיד, תפקידים, המשרה, תחומי אחריות, אחריות,
מהות התפקיד, מה עושים, מה תעשו, מה נעשה, במסגרת התפקיד, משימות, היום יום
`,
  ],
];

/** Sentences that ask for nothing wherever they stand: fair chances, how to apply. */
export const ASIDE = cue`
we offer, אנו מעסיק, שוויוני, שוויונית, פניות, join (?:us|our team), good pay, hours? \d, אנו מציעים, אנחנו מציעים,
תנאים סוציאליים, תנאים טובים, תנאים מעולים, אווירה, ארוחות מסובסדות,
(?<!but )not (?:required|mandatory|essential|necessary|a must), equal[ -]opportunity, without regard to,
regardless of, do not discriminate, background checks?, send (?:your|us|a|cvs?|resumes?),
your (?:cv|resume|application), (?:applications?|candidates?) (?:close|will|only|are),
apply (?:now|by|to|at|via|here|online|today), to apply, please, closing date, immediate start,
we (?:do not|will only), קורות חיים, קו"ח, לשליחת, להגשת, המשרה מיועדת, המשרה פונה, מיועדת לנשים, פונה לנשים,
נשים וגברים כאחד, לגברים ונשים כאחד, תיענינה, יענו, פניות מתאימות, לפרטים, ליצירת קשר, דיסקרטיות, בלמ"ס, בהיקף,
היקף משרה, היקף המשרה, המשרה מתחילה, תחילת עבודה
`;
/** What is offered, where it does not stand among the requirements. */
export const OFFER = cue`
diversity, inclusive, salary, salaries, per (?:hour|month), founded in, full[ -]time, part[ -]time, hybrid,
remote work, health insurance, pension, stock options, paid (?:leave|training), days of leave, מציעים, שכר, ש"ח,
משרה מלאה, משרה חלקית, שעות שבועיות, אופק קידום, אפשרויות קידום, בונוסים, רכב צמוד, קרן השתלמות
`;

/** An advantage, and a must: said behind or before what they are said of. */
export const ADVANTAGE = cue`
(?:would be|is) (?:great|nice|good), even better, preferred but not (?:required|mandatory|essential),
(?:highly |very )?advantageous,
(?:an?|big|strong|significant|'s) (?:(?:big|huge|strong|real|clear) )?(?:advantage|plus|bonus|asset), advantage,
nice[ -]to[ -]have, desirable, preferred, preferably, is desired, a plus, ideally, מהווה יתרון, יתרון משמעותי,
יתרון גדול, יתרון, עדיפות, רצוי, רצויה, בונוס
`;
export const MUST = cue`
(?:is |are |an? )?(?:must(?:[ -]have)?|required|mandatory|essential|obligatory|necessary), חובה, הכרחי, הכרחית,
תנאי סף, דרישת סף, נדרש, נדרשת
`;

/** What tells a requirement in running text. */
export const REQUIREMENT = cue`
you(?:'ll| will)? need, חשוב לנו, תדעו, תכירו, נדרש, נדרשת, יש לך, יש לו, (?:you |applicants? |candidates? )must,
required, requires, at least, minimum, experience, knowledge of, (?:a |the )?ability to, fluen(?:t|cy),
proficien(?:t|cy), licen[cs]e, degree, certificat(?:e|ion), familiar(?:ity)?,
you(?:'ve| have| know| write| speak| can|'re comfortable), חובה, ניסיון, נסיון, ותק, שליטה, ידע, ידיעת, היכרות,
הכרת, תואר, תעודת, תעודה, רישיון, נכונות, יכולת, הנדסאי, זמינות
`;
/** Between what is looked for and what is asked of it: an electrician with a licence. */
export const SOUGHT = cue`
looking for, seeking, seeks?, wanted, hiring, recruiting, מחפש, מחפשת, מחפשים, מחפשות, דרוש, דרושה, דרושים, דרושות,
מגייס, מגייסת
`;
export const HAVING = cue`
with, who has, who have, having, holding, עם, בעל, בעלת, בעלי, בעלות
`;

/** Where in a list a new requirement begins. */
export const OPENING = cue`
at least, an? valid, valid, experience, knowledge, (?:the )?abilit(?:y|ies), able to, willing(?:ness)?, strong,
good, excellent, fluen(?:t|cy), must, familiar(?:ity)?, proficien(?:t|cy), you, have worked, understanding, high,
native, basic, full command, willing, בעל, בעלת, רישום, ניסיון, נסיון, ידע, יכולת, יכולות, שליטה, היכרות, רישיון,
רשיון, תעודת, תעודה, תואר, נכונות, זמינות, כושר, אנגלית, עברית
`;

/** What a requirement is about: how it is asked about, and where it is written. */
export type RequirementKind =
  | 'skill'
  | 'experience'
  | 'degree'
  | 'certificate'
  | 'licence'
  | 'language'
  | 'availability'
  | 'trait';

/** Kinds of requirements by their words; the first row that is said. */
export const KIND_CUES: readonly (readonly [RequirementKind, RegExp])[] = [
  [
    'licence',
    cue`
licen[cs]e[ds]?, bar (?:association|member(?:ship)?), israel bar, own (?:car|transport), רישיון, רשיון, רישיונות,
לשכת עורכי הדין
`,
  ],
  [
    'degree',
    cue`
degree, bachelor(?:'?s)?, master'?s, b\.?sc, b\.?a, m\.?sc, m\.?a, mba, ll\.?[bm], ph\.?d, diploma, high[ -]school,
matriculation, practical engineer, graduate of, culinary school, שנות לימוד, בגרות, תואר, הנדסאי, הנדסאית, דוקטורט,
מהנדס, מהנדסת, בוגר, בוגרת, השכלה
`,
  ],
  [
    'certificate',
    cue`
certifi(?:ed|cate|cates|cation|cations), course, accredited, תעודה, תעודת, תעודות, הסמכה, הסמכת, מוסמך, מוסמכת,
קורס, סוג \d
`,
  ],
  [
    'availability',
    cue`
shifts?, weekends?, evenings?, nights?, holidays, fridays?, saturdays?, travel(?:ling)?, on[ -]call, overtime,
available, availability, flexib(?:le|ility), relocate, משמרת, משמרות, סופי שבוע, סופ"ש, סופש, ערב, ערבים, לילה,
לילות, שישי, שבת, שבתות, חגים, כוננות, כוננויות, זמינות, גמישות, שעות נוספות, שעות, נסיעות, אחר הצהריים
`,
  ],
  [
    'experience',
    cue`
years?(?:'|s')?, experience[ds]?, background, track record, have worked, ניסיון, נסיון, ותק, שנים, שנות, שנתיים, רקע
`,
  ],
  [
    'trait',
    cue`
communication, interpersonal, team[ -]?work, team player, (?:part of|in) a team, independent(?:ly)?,
attention to detail, pressure, motivat(?:ed|ion), organi[sz](?:ed|ation skills|ational), problem[ -]solving,
creativ(?:e|ity), responsib(?:le|ility), reliab(?:le|ility), patien(?:t|ce)(?! ), leadership, calm,
punctual(?:ity)?, self[ -](?:starter|learner), multi-?task(?:ing)?, detail[ -]oriented,
service[ -](?:orientation|minded), positive, fast learner, enthusias(?:m|tic), יחסי אנוש, עבודה בצוות, עבודת צוות,
עצמאית, עצמאי, עצמאות, לחץ, סדר, ארגון, דיוק, אחריות, אחראיות, מוטיבציה, יצירתיות, יצירתי, סבלנות, סבלני, שירותיות,
שירותי, תודעת שירות, אסרטיבי, אסרטיביות, ביטוי, ניסוח, ראש גדול, יוזמה, אמינות, אמין, אמינה, ריבוי משימות,
מרובת משימות, תקשורת בין אישית, תקשורת בין-אישית, יכולת למידה, למידה עצמית, חריצות, דייקנות, יסודיות, ורבלית,
מגדילת ראש, סביבה דינמית, אכפתיות, פרטים
`,
  ],
];

/** Words that say no more than that a degree is asked for. */
export const DEGREE_WORDS = cue`
(?:bachelor|master)(?:'?s)?, ll\.?b\.?, b\.?sc\.?, b\.?a\.?, m\.?sc\.?, m\.?a\.?, degrees?, ph\.?d, undergraduate,
graduate, diploma, תואר, תואר ראשון, תואר שני, תואר שלישי, ראשון, שני, הנדסאי, הנדסאית, דוקטורט, אקדמי, אקדמאי,
השכלה
`;

const words = (table: string): ReadonlySet<string> => new Set(table.split(/\s+/).filter(Boolean));

/** Words of advertisements that say how much or how well, and not what. */
export const UNSAID = words(`
above admission qualification qualifications you'll fit enjoy able skilled parallel better card ברמת רמת עולם למי
מתאים תכירו תדעו month months post setting recognised recognized university accredited honours honors several many
own remain small large production מעמיק מעמיקה רחב רחבה כללי כללית בפועל ממשי communicate clearly clear hitting hit
achieving achieve miles living write writes know knows care some ידני experience experienced knowledge ability
abilitie skill strong proven excellent good great solid deep high higher highly level hands-on familiarity familiar
understanding proficiency proficient fluency fluent fluently command full advanced expert basic native near-native
near near- minimum least year advantage plus bonus required requirement must mandatory essential desirable preferred
preferably ideally valid previou prior relevant related similar equivalent field subject work working worked use
using used comfortable confidence confident willingness willing available availability written spoken verbal
verbally speak inside out big professional practical general etc year' years' track record meeting demonstrated
successful successfully effective effectively outstanding exceptional significant extensive including include such
e.g other well want need like love you've have has hold holder holding candidate applicant applicants job role
position fully top native-level day mother tongue someone people person wide broad plu various suitable degree's
least. minimum. good. proven. procedure procedures principle principles technique techniques methodology
methodologies competent eye exposure user across environment tier agent any additional query queries line multi
disciplinary company firm industry organisation organization graduate comprehensive flexibility flexible selected
previous limited speaking reading writing speaker speakers language languages invited especially kg kilo pounds lbs
pound work-experience post-qualification exceeding exceed meet hands member cross functional monthly annual over
read ideal both clean current recent early ניסיון נסיון ידע יכולת יכולות היכרות הכרות הכרת מכיר מכירה שליטה שולט
שולטת מוכח מוכחת מוכחים קודם קודמת רלוונטי רלוונטית רלוונטיים חובה יתרון משמעותי משמעותית רמה גבוה גבוהה גבוהות טוב
טובה טובים טובות מאוד מעולה מעולים מעולות מצוין מצוינת מצוינים מצוינות לפחות מינימום נכונות זמינות מלא מלאה מלאים
בעל בעלת בעלי בעלות שנה שנים שנות שנתיים ותק עבודה עבודת לעבוד עובד תקף תוקף בתוקף דומה דומים אחר תחום תחומים תפקיד
תפקידים מוכר מוכרת כושר לעבודה רצוי רצויה הכרחי דרישה נדרש נדרשת ידיעת ידיעה השפה שפה שפת אם בסיסי בסיסית מתקדם
מתקדמת מעשי מעשית מקצועי מקצועית יוצא יוצאת מועמד מועמדת חזקה חזק עשיר עשירה שימוש רקע ומעלה מעלה הבנה הבנת זיקה
אוריינטציה סביבה סביבת כלי כלים שוטפת שוטף ברמה ככלי היטב קריאה קריאת ברחבי דיבור מיוחד מול רב בוגר בוגרת לימודי
לימוד משרד חברה חברת ארגון רפרנט רפרנטית רכז רכזת נציג נציגת נציגה מתאם מתאמת דובר דוברת דוברי דוברים מוזמנים במיוחד
ביותר שפות ק"ג קג קילו מתן הקפדה כוללת כולל המשרה שעות ימי ימים סוג דרגה יישומי פה כתב בכתב בתחום מתחום אצל נוספת
נוספות מגוון פעיל פעילה
`);

/** The first of two words, which the second makes exact (ניהול תקציב): by itself it says little. */
export const HEADS = words(`
מחלקה מחלקת department ward unit רכב management manage managing managed leading lead led development develop
developing planning service support analysis control handling preparation preparing prepare building build running
operation maintenance maintaining design designing system report tool software program customer client project
writing drafting licence license licensed certificate certification certified course teaching training reading team
staff environment method process professional skills רישיון רשיון תעודה תעודת הסמכה הסמכת מוסמך מוסמכת קורס ניהול
ניהולי הובלה הובלת פיתוח תכנון תפעול שירות הדרכת בקרת ניתוח הכנת הכנה עריכת כתיבת ביצוע טיפול מתן תחזוקת תחזוקה
מערכות מערכת תוכנה תוכנת תוכנות דוחות הפעלת ליווי לקוחות צוות עובדים פרויקטים יישומי תמיכה עריכה קבלת
`);
