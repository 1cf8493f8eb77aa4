import { bilingualPattern } from '../guard/patterns.ts';

/** What qualifies a claim: how often, how far, how surely, with which effect. */
export type QualifierClass = 'frequency' | 'scope' | 'outcome' | 'level' | 'tense' | 'sole';

export interface Qualifier {
  readonly of: QualifierClass;
  /** The same for every way to say it. */
  readonly value: string;
  readonly pattern: RegExp;
}

const row = (of: QualifierClass, value: string, english: string, hebrew: string): Qualifier => ({
  of,
  value,
  pattern: bilingualPattern(english, hebrew),
});

/** Spans of time, by which something is counted or comes again. */
const PERIODS: readonly (readonly [
  value: string,
  english: string,
  adjective: string,
  hebrew: string,
  adjectiveHe: string,
])[] = [
  ['second', 'second', '', 'שנייה|שניה', ''],
  ['minute', 'minute', '', 'דקה', ''],
  ['hour', 'hour', 'hourly', 'שעה', 'שעתי(?:ת|ים|ות)?'],
  ['shift', 'shift', '', 'משמרת', ''],
  [
    'day',
    'day|workday|working day',
    'daily(?! life| living)|day-to-day|everyday',
    'יום|יממה',
    'יומי(?:ת|ים|ות)?|יומיומי(?:ת|ים|ות)?|יום-יומי(?:ת|ים)?',
  ],
  ['morning', 'morning', '', 'בוקר', ''],
  ['evening', 'evening', '', 'ערב', ''],
  ['night', 'night', 'nightly', 'לילה', ''],
  ['weekend', 'weekend', '', 'סופ"ש|סוף שבוע', ''],
  ['week', 'week', 'weekly', 'שבוע', '(?<!פעם ב|כל |מדי |אחת ל)שבועי(?:ת|ים|ות)?'],
  ['month', 'month', 'monthly', 'חודש', 'חודשי(?:ת|ים|ות)?'],
  ['quarter', 'quarter', 'quarterly', 'רבעון', 'רבעוני(?:ת|ים|ות)?'],
  ['semester', 'semester|term', '', 'סמסטר', ''],
  ['year', 'year', 'yearly|annual|annually', 'שנה', 'שנתי(?:ת|ים|ות)?'],
];

/** What follows a word like "year" where it says how often, not how long. */
const IS_NO_TIME_SPAN = String.raw`(?! ago| old|[- ]long| of (?:experience|work|service))`;

const FREQUENCIES: readonly Qualifier[] = [
  ...PERIODS.map(([value, english, adjective, hebrew, adjectiveHe]) => ({
    of: 'frequency' as const,
    value,
    pattern: new RegExp(
      [
        String.raw`(?<=\b(?:per|an?|every|each|/)\s?)(?:${english})\b${IS_NO_TIME_SPAN}`,
        ...(adjective ? [String.raw`\b(?:${adjective})\b`] : []),
        // A day, a week, … after a number or "every"; behind the prefix that means "in".
        String.raw`(?<![א-ת])[בל](?:${hebrew})(?![א-ת"]| וחצי)`,
        String.raw`(?<=(?<![א-ת])(?:ב?כל|מדי|מידי) )(?:ה?)(?:${hebrew})(?![א-ת"])`,
        ...(adjectiveHe ? [String.raw`(?<![א-ת])(?!כ[יש])[ושהבלמכ]{0,2}(?:${adjectiveHe})(?![א-ת"])`] : []),
      ].join('|'),
      'giu',
    ),
  })),
  row(
    'frequency',
    'fortnight',
    'biweekly|fortnight(?:s|ly)?|once in (?:two|2) weeks|once every (?:two|2|other|second) weeks?|' +
      '(?:every|each) fortnight|(?:every|each) (?:two|2|other|second) weeks?',
    'פעם בשבועיים|אחת לשבועיים|כל שבועיים|מדי שבועיים',
  ),
  row(
    'frequency',
    'weekday',
    'every (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|shabbat)|on (?:sunday|monday|tuesday|' +
      'wednesday|thursday|friday|saturday|shabbat)s?|(?:sun|mon|tues|wednes|thurs|fri|satur)days',
    '(?:כל|מדי) (?:יום )?(?:ראשון|שלישי|רביעי|חמישי|שישי|שבת)|בכל (?:יום )?(?:ראשון|שלישי|רביעי|חמישי|שישי|' +
      'שבת)|בימי (?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)|ימי שישי|בשבתות',
  ),
  row(
    'frequency',
    'always',
    'always|constantly|continuously|at all times|every time',
    'תמיד|כל הזמן|ללא הפסקה|באופן קבוע',
  ),
  row(
    'frequency',
    'around the clock',
    'around the clock|24/7|round-the-clock|day and night',
    'מסביב לשעון|24/7|יומם ולילה',
  ),
  row(
    'frequency',
    'usually',
    'usually|mostly|generally|typically|normally|mainly|primarily|most of the',
    'בדרך כלל|לרוב|בעיקר|על פי רוב|רוב',
  ),
  row(
    'frequency',
    'often',
    'often|frequently|regularly|on a regular basis',
    'לעתים קרובות|לעיתים קרובות|תכופות|באופן סדיר|בקביעות',
  ),
  row(
    'frequency',
    'sometimes',
    'sometimes|occasionally|occasional|from time to time|at times|now and then|when needed|as needed',
    'לפעמים|מדי פעם|מידי פעם|מעת לעת|לעתים|לעיתים|בעת הצורך|לפי הצורך|כשנדרש|כשצריך|כשהיה צורך',
  ),
  row('frequency', 'rarely', 'rarely|seldom', 'לעתים רחוקות|לעיתים רחוקות|נדיר'),
];

const SCOPES: readonly Qualifier[] = [
  row(
    'scope',
    'all',
    'all(?! kinds| sorts| of the required)|every(?! (?:(?:other|second|third|two|three|four|few|\\d+) ' +
      ')?(?:days?|weeks?|months?|years?|shifts?|mornings?|evenings?|nights?|other|quarters?|hours?|minutes?))|' +
      'entire|whole|full range of|complete range|everything|everyone|fully|always|exclusively|company-wide|' +
      'organi[sz]ation-wide|firm-wide|any and all',
    'כלל|מכלול|כולם|כולן|כולה|כולו|מלוא|במלואם|במלואו|אך ורק|בלעדי(?:ת)?|(?<!ב)כל(?! ה?(?:יום|שבועיים|שבוע|' +
      'חודש|שנה|בוקר|ערב|לילה|משמרת|רבעון|סמסטר|שעה|אחד|אחת|הזמן|כך))',
  ),
  row(
    'scope',
    'full time',
    'full[- ]time|full[- ]year|throughout the year|all year|year-round',
    'משרה מלאה|מלאה משרה|כל השנה|לאורך השנה',
  ),
  row(
    'scope',
    'many',
    'many|numerous|a great many|countless|scores of|a large number of|lots of|multiple',
    'רבים|רבות|הרבה|עשרות|המוני',
  ),
  row(
    'scope',
    'regional',
    'regional|region-wide|district|district-wide|across the (?:region|district)',
    'אזורי(?:ת|ים)?|מחוזי(?:ת)?|מחוז',
  ),
  row(
    'scope',
    'national',
    'national|nationally|nationwide|country-?wide|across (?:the country|israel)|throughout (?:the country|' +
      'israel)|all over (?:the country|israel)',
    'ארצי(?:ת|ים|ות)?|כלל-ארצי(?:ת)?|ברחבי הארץ|בכל הארץ|פריסה ארצית|ברחבי ישראל',
  ),
  row(
    'scope',
    'international',
    'international|internationally|global|globally|worldwide|multinational|overseas|abroad|cross-border',
    'בינלאומי(?:ת|ים|ות)?|בין-לאומי(?:ת)?|עולמי(?:ת)?|גלובלי(?:ת|ים)?|חו"ל|ברחבי העולם|רב-לאומי(?:ת)?',
  ),
  row(
    'scope',
    'chain',
    'chain-?wide|(?:hotel|retail|store|whole) chain|multi-site|all branches|cross-company|cross-functional|' +
      'enterprise-wide',
    'רשת סניפים|כל הסניפים|כלל הסניפים|חוצה? ארגון|רוחבי(?:ת)?|כלל-ארגוני(?:ת)?',
  ),
  row(
    'scope',
    'end to end',
    'end-to-end|from start to finish|from a to z|full-cycle|full lifecycle|from scratch|from the ground up',
    "מקצה לקצה|מא' ועד ת'|מתחילתו ועד סופו|מאפס|מהיסוד|משלב",
  ),
];

const OUTCOMES: readonly Qualifier[] = [
  row(
    'outcome',
    'increase',
    'increas(?:e[ds]?|ing)|rais(?:ed|ing) (?!a |an |money|fund)|grew|grown?|growth|boost(?:ed|ing|s)?|' +
      'expand(?:ed|ing|s)?|expansion|maximi[sz](?:ed|ing)|exceed(?:ed|ing)|surpass(?:ed|ing)|outperform(?:ed|' +
      'ing)|accelerat(?:ed|ing)|extend(?:ed|ing) the|more (?:customers|guests|sales|users)|brought .{0,20}more',
    'הגדל(?:תי|ת|ה)|הגדילו?|גידול|צמיחה|העלי(?:תי|ת)(?! פוסט| תוכן| סרטונ| תמונ| קבצ)|העל(?:תה|ו) את|העלאת ' +
      '(?!פוסט|תוכן|סרטונ|תמונ|קבצ)|עלייה|הגבר(?:תי|ת|ה)|הגבירה?|האצ(?:תי|ת)|הרחב(?:תי|ת)|האר(?:יך|יכה|כתי)',
  ),
  row(
    'outcome',
    'reduce',
    'reduc(?:e[ds]?|ing|tion|tions)|decreas(?:e[ds]?|ing)|lower(?:ed|ing)|cut (?:costs?|time|waste|errors?|by|' +
      'the (?:cost|time|number))|shorten(?:ed|ing)?|minimi[sz](?:ed|ing)|eliminat(?:ed|ing)|sav(?:ed|ing|ings)|' +
      'fewer|less waste|prevent(?:ed|ing)',
    'הפחת(?:תי|ה|ת)|הפחית(?:ה|ו)?|צמצ(?:ום|מתי|ם|מה|מו)|קיצר(?:תי|ה|ו)?|קיצור|קוצר|חסכ(?:תי|ה|ון|נו|ו)|חסך|' +
      'חיסכון|הורד(?:תי|ת|ה)|הוריד(?:ה|ו)?|ירידה|ירד(?:ה|ו)?|מזער(?:תי)?|מזעור|מנע(?:תי|ה|ו)?|ביטל(?:תי)? תקלות',
  ),
  row(
    'outcome',
    'improve',
    'improv(?:e[ds]?|ing|ement|ements)|enhanc(?:e[ds]?|ing|ement)|optimi[sz](?:ed|ing|ation)|streamlin(?:ed|' +
      'ing)|strengthen(?:ed|ing)|upgrad(?:ed|ing|es?)|transform(?:ed|ing)|revitali[sz](?:ed|ing)|better ' +
      '(?:results?|service|quality)',
    'שיפר(?:תי|ה|נו|ו)?|משפר(?:ת)?|שיפור(?:ים)?|לשפר|ייעל(?:תי|ה|ו)?|יעל(?:תי)|ייעול|לייעל|שדרג(?:תי)?|' +
      'שידרג(?:תי)?|שדרוג|לשדרג|חיזק(?:תי|ה|ו)?|חיזוק|טיוב',
  ),
  row(
    'outcome',
    'cause',
    '(?:which|that) (?:led|resulted|helped|allowed|enabled|brought|raised|saved|made)|leading to|led to|' +
      'resulting in|resulted in|result(?:ed|ing)? from|thereby|thanks to|as a result|consequently|ensuring|' +
      'ensur(?:ed|es) that|enabling|allowing|contributing to|contributed to (?:the )?(?:success|growth|increase|' +
      'improvement)|because of|due to|driving',
    'ש?הובי(?:ל|לה|לו) ל[א-ת]+|ש?הביא(?:ה|ו)? ל[א-ת]+|מה ש(?:הוביל|הביא|תרם|שיפר|הפחית|הגדיל|גרם|אפשר|קיצר|חסך|' +
      'העלה|האריך|ייעל)[א-ת]*|וכתוצאה|כתוצאה|הודות|בזכות|ובכך|וכך|תוך הבטחת|להבטחת|ש?תר(?:ם|מה|מו) ל[א-ת]+|' +
      'ש?אפשר(?:ה|ו)? ל|ש?גר(?:ם|מה|מו) ל|בעקבות',
  ),
];

const SOLE: readonly Qualifier[] = [
  row(
    'sole',
    'sole',
    '(?:the|as) only|only (?:developer|person|one|employee)|single-?handed(?:ly)?|alone|solely|sole|' +
      'independently|on my own|by myself|without (?:supervision|help)|self-directed|autonomously|entirely by',
    '(?<!ב)לבד|לבדי|בכוחות עצמי|באופן עצמאי|עצמאית?|בלעדית?|יחידי?|יחידה',
  ),
];

const TENSES: readonly Qualifier[] = [
  row(
    'tense',
    'now',
    'currently|to this day|at present|presently|to date|nowadays|now|still|ongoing',
    'כיום|היום(?= ה)|כעת|עכשיו|עד היום|עדיין|נכון להיום|בהווה',
  ),
  row(
    'tense',
    'over',
    'formerly|previously|until recently|used to|in the past(?! (?:\\d|few|couple|two|three|four|five|six|several|' +
      'year|month))|no longer|already',
    'לשעבר|בעבר|עד לאחרונה|כבר',
  ),
];

/** How well something is known, by rank: a higher one than any that was said of it is a claim. */
export const LEVEL_RANKS: readonly (readonly [rank: number, pattern: RegExp])[] = [
  [
    1,
    bilingualPattern(
      'basic|can read|reading knowledge|weak|beginner|elementary|novice|some knowledge|familiar(?:ity)?',
      'בסיסי(?:ת)?|מתחיל(?:ה)?|ידע כללי|היכרות|חלש(?:ה)?',
    ),
  ],
  [2, bilingualPattern('intermediate|conversational|working knowledge|moderate|fair', 'בינוני(?:ת)?|שיחה|סביר(?:ה)?')],
  [3, bilingualPattern('(?<!very )good|proficient|solid|strong(?! team)', 'טוב(?:ה|ים|ות)?(?! מאוד)')],
  [
    4,
    bilingualPattern(
      'very good|fluent(?:ly)?|fluency|advanced|excellent|full proficiency|high[- ]level|highly skilled|' +
        'extensive|deep|in-depth|comprehensive (?:knowledge|understanding)|tier [23]',
      'טוב(?:ה)? מאוד|(?<=(?:אנגלית|עברית|רוסית|ערבית|צרפתית|ספרדית|גרמנית|אמהרית)[ :-]{1,3}(?:ברמה )?)שוטפת|' +
        'שליטה שוטפת|רהוט(?:ה)?|מתקדמ(?:ת|ים)|מתקדם|מצוינת|מצוין|מעולה|גבוה(?:ה)? במיוחד|ברמה גבוהה|רמה גבוהה|' +
        'ידע (?:נרחב|מעמיק|רחב|מקיף|מתקדם)|שליטה (?:מלאה|מצוינת|מעולה|גבוהה|מוחלטת)',
    ),
  ],
  [
    5,
    bilingualPattern(
      'expert|expertise|expertly|master(?:y|ed|ful)|full mastery|perfect (?:english|hebrew|russian|arabic)|' +
        'world-class|top-tier|guru|ninja|exceptional',
      'מומח(?:ה|ית|יות)|מושלמת|מאסטר|ברמה בינלאומית|מהשורה הראשונה|יוצא(?:ת)? דופן',
    ),
  ],
  [6, bilingualPattern('native|native-level|native speaker|mother tongue|bilingual', 'שפת אם|דו-לשוני|דו-לשונית')],
];

export const QUALIFIERS: readonly Qualifier[] = [...FREQUENCIES, ...SCOPES, ...OUTCOMES, ...SOLE, ...TENSES];

/** Words that make less of a claim. Dropping one makes more of what it stands before. */
export const SOFTENERS: readonly (readonly [value: string, pattern: RegExp])[] = [
  [
    'part',
    bilingualPattern(
      'some(?: of)?|(?<!as )parts? of|partly|partial(?:ly)?|several of|a few(?: of)?|half of|certain',
      'חלק(?: מ[א-ת]*|י|ית|ים)|חלקית|חלקים|מקצת|כמה מ[א-ת]*',
    ),
  ],
  [
    'usually',
    bilingualPattern(
      'usually|mostly|generally|typically|mainly|primarily|on average|an average of',
      'בדרך כלל|לרוב|בעיקר|בממוצע',
    ),
  ],
  [
    'sometimes',
    bilingualPattern(
      '(?:every )?now and again|sometimes|occasional(?:ly)?|from time to time|at times|now and then|when ' +
        'needed|as needed|if needed',
      'לפעמים|מדי פעם|מידי פעם|מעת לעת|לעתים|לעיתים|בעת הצורך|לפי הצורך|במידת הצורך|כשנדרש|נדרש(?:ה)?|כשצריך|' +
        'כשהיה צורך',
    ),
  ],
  [
    'tried',
    bilingualPattern(
      'tried|trying|attempted|aimed|hoped|planned to|proposed|suggested',
      'ניסיתי|ניסיון ל|שאפתי|תכננתי ל',
    ),
  ],
  [
    'unsure',
    bilingualPattern(
      'possibly|probably|perhaps|may have|likely|expected|in progress|partially completed',
      'אולי|כנראה|ככל הנראה|צפוי(?:ה)?|בתהליך',
    ),
  ],
  [
    'supervised',
    bilingualPattern(
      'under (?:the )?(?:supervision|guidance|direction|order)[a-z]*|supervised by',
      'תחת פיקוח|בפיקוח|בהנחיית|תחת הנחיית|בהדרכת',
    ),
  ],
  [
    'seeking',
    bilingualPattern(
      'looking for|seeking|interested in|aspiring|hoping|wish(?:es)? to|want(?:s)? to',
      'מחפש(?:ת)?|מעוניי?נ(?:ת)?|מעוניין|שואפ(?:ת)?|שואף|רוצה',
    ),
  ],
  [
    'learning',
    bilingualPattern('learning|beginner|novice|elementary|basic|trainee', 'לומד(?:ת)?|בסיסי(?:ת)?|מתחיל(?:ה)?'),
  ],
];
