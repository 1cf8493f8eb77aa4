import { bilingualPattern } from '../guard/patterns.ts';
import type { FindingReason } from '../findings.ts';

/** Alternatives of a pattern in English and in Hebrew. */
type WordsOfBoth = readonly [english: string, hebrew: string];

/** Words by which a text says more, which its source must have as well: of the same kind, in either language. */
export interface Suspicion {
  readonly name: string;
  readonly reason: FindingReason;
  readonly claims: WordsOfBoth;
  /** Further words of the source that bear it out. */
  readonly also?: WordsOfBoth;
  readonly holds: readonly [source: string, proposal: string, words: string, entry?: string];
  readonly passes: readonly [source: string, proposal: string];
}

/**
 * What is suspected, not certain: rows of words of a larger part, a result, a level, a range. The person is
 * asked; of those whose reason is `added` only where no claim check clears them.
 */
export const SUSPICIONS: readonly Suspicion[] = [
  {
    name: 'leading',
    reason: 'responsibility',
    claims: [
      'managed|manages|managing|manage|led|leads|leading|headed|heading|supervised|supervising|supervises|oversaw|' +
        'overseeing|directed|directing|founded|founding|established|establishing|initiated|initiating|pioneered|' +
        'owned|spearheaded|in charge of|responsible for (?:a|the) (?:team|staff|crew|shift|department)',
      'ניהלתי|ניהול|לנהל|הובלתי|הובלה|הובלת|פיקחתי|פיקוח|הקמתי|הקמה|הקמת|ייסדתי|יזמתי|ייזום|' +
        'אחראי(?:ת)? על ה?(?:צוות|משמרת|עובדים|מחלקה)',
    ],
    also: [
      'management|lead|head of|supervis\\w*|overs\\w+|director|charge|responsib\\w+|ran|run|running|own|set up|' +
        'setting up|opened|started|created|built|coordinat\\w*|organi[sz]\\w*|was the manager|foreman|owner|' +
        '(?<!(?:the|my|our|a|to|duty) )manager|(?<!(?:the|my|our|to) )(?:team|shift) lead(?:er)?',
      'ניהל[א-ת]*|מנהל[א-ת]*|הוב[יל][א-ת]*|מוביל[א-ת]*|ראש|אחרא[א-ת]*|אחריות[א-ת]*|ממונה|אמונה?|פיקח[א-ת]*|' +
        'מפקח[א-ת]*|מפקד[א-ת]*|ריכז[א-ת]*|רכז[א-ת]*|ריכוז|מרכז[א-ת]*|הק[מי][א-ת]*|ייסד[א-ת]*|יזמ[א-ת]*|ייז[א-ת]*|' +
        'ארגנתי|ארגון|אחמ"ש|פתחתי|סגן|סגנית',
    ],
    holds: ['Helped with the annual audit', 'Managed the annual audit', 'Managed'],
    passes: ['הייתי אחראית על המשמרת', 'ניהלתי את המשמרת'],
  },
  {
    name: 'result',
    reason: 'outcome',
    claims: [
      'increas(?:ed|ing)|improv(?:ed|ing)|reduc(?:ed|ing)|boost(?:ed|ing)|rais(?:ed|ing)|cutting|' +
        'shorten(?:ed|ing)|achiev(?:ed|ing)|exceed(?:ed|ing)|resulting in|leading to|which led to|thereby|' +
        'thanks to|sav(?:ed|ing)|accelerat(?:ed|ing)|streamlin(?:ed|ing)|optimi[sz](?:ed|ing)|enhanc(?:ed|ing)|' +
        'strengthen(?:ed|ing)|maximi[sz](?:ed|ing)|minimi[sz](?:ed|ing)|prevent(?:ed|ing)|eliminat(?:ed|ing)|' +
        'earning|growth|growing|grew|so that',
      'שיפר[א-ת]*|שיפור|הגדל[א-ת]*|העל[יא][א-ת]*|צמצ[א-ת]*|הפחת[א-ת]*|הפחית[א-ת]*|קיצר[א-ת]*|קיצור|חסכ[א-ת]*|' +
        'חיסכון|ייעל[א-ת]*|ייעול|הגבר[א-ת]*|הבאתי|הביא[א-ת]*|הישג[א-ת]*|עמידה ביעד[א-ת]*|עמדתי ביעד[א-ת]*|' +
        'מנע[א-ת]*|מניעת|חיזק[א-ת]*|חיזוק|האצ[א-ת]*|וכך|ובכך|בזכות|כתוצאה|הודות ל[א-ת]*',
    ],
    also: [
      'increas\\w*|improv\\w*|reduc\\w*|boost\\w*|rais\\w+|rose|cut|cuts|short\\w*|achiev\\w*|exceed\\w*|' +
        'result\\w*|led to|because|sav(?:e|ed|ing|ings)|faster|accelerat\\w*|streamlin\\w*|optimi[sz]\\w*|' +
        'enhanc\\w*|strengthen\\w*|maximi[sz]\\w*|minimi[sz]\\w*|prevent\\w*|eliminat\\w*|grow\\w*|grew|fell|' +
        'dropped|down|up by|less|more|better|from \\d{1,9}\\S{0,3} to|by \\d',
      'שיפור[א-ת]*|הגדיל[א-ת]*|העל[א-ת]*|על(?:ה|ו|תה)|עליי?ה|קצר[א-ת]*|גדל[א-ת]*|ירד[א-ת]*|ירידה|יעד[א-ת]*|פחות|' +
        'יותר|בגלל|הורד[א-ת]*|זירז[א-ת]*',
    ],
    holds: ['עניתי לטלפונים', 'עניתי לטלפונים וקיצרתי את ההמתנה', 'וקיצרתי'],
    passes: ['Sales growth in two shops', 'Increased sales in two shops'],
  },
  {
    name: 'top level',
    reason: 'level',
    claims: [
      'native|bilingual|expert(?:ise)?|mastery|mastered|master of|full proficiency|complete command',
      'שפת אם|מומחיות|מומחה|מומחית|שליטה מלאה|שליטה מלאת|ברמת אם',
    ],
    also: ['master\\w*|mother tongue|fluent(?:ly)?|full', 'מומח[א-ת]*|מלאה|דו-לשוני[א-ת]*|שוטפת'],
    holds: ['Good English', 'Native English', 'Native'],
    passes: ['English: mother tongue', 'Native English'],
  },
  {
    name: 'high level',
    reason: 'level',
    claims: [
      'fluent(?:ly)?|advanced|proficient|proficiency|excellent|extensive|in-depth|deep|thorough knowledge|' +
        'strong command|highly|vast|rich|seasoned|specialist',
      'שוטפת|ברמה גבוהה|מצוינת|מצוין|מעולה|מתקדמת|מתקדם|מעמיקה?|נרחב|נרחבת|עשיר|עשירה|רב-שנים|שליטה|מיומנת|מיומן|' +
        'מנוסה',
    ],
    also: [
      'proficien\\w*|full|very|native|expert\\w*|master\\w*|high|strong|many years|experienced',
      'גבוהה?|רב|רבה|שולטת?|מאוד|שפת אם|מומח[א-ת]*|ותיקה?|שנות',
    ],
    holds: ['Know Excel', 'Advanced knowledge of Excel', 'Advanced'],
    passes: ['אנגלית ברמה גבוהה', 'אנגלית מצוינת'],
  },
  {
    name: 'range',
    reason: 'scope',
    claims: [
      'all|every(?! (?:two |other )?(?:day|week|month|year|shift|hour|morning|evening|night|weekend))|entire|' +
        'whole|nationwide|national|international|global|worldwide|numerous|multiple|many|company-wide|end-to-end|' +
        'across|throughout|various|large-scale|wide range|large|major|full range',
      'כל|כלל|כלל-ארצי|ארצי|ארצית|בינלאומי|בינלאומית|בינלאומיים|עולמי|עולמית|רבים|רבות|מגוון|גדול|גדולה|גדולים|' +
        'רחב|רחבה|חוצת ארגון|מקצה לקצה|שונים|שונות|ברחבי',
    ],
    also: [
      'every|each|country|countries|abroad|several|different|big|wide|lots|always|any|dozens|hundreds|thousands|' +
        'full|both|(?<![/.-])\\d{2,3}(?![/.]\\d)',
      'כולם|כולן|הארץ|בינלאומי[א-ת]*|חו"ל|העולם|הרבה|כמה|מספר|גדול[א-ת]*|תמיד|מיני|עשרות|מאות|אלפי|מלא|מלאה',
    ],
    holds: ['Deliveries in Haifa', 'International deliveries in Haifa', 'International', '03/2019 – 2021'],
    passes: ['Several shops in the north', 'Multiple shops in the north'],
  },
  {
    name: 'first and best',
    reason: 'scope',
    claims: [
      'best|largest|biggest|leading|top|first|only|sole|solely|single-handedly|independently|prestigious|' +
        'renowned|key|critical|strategic|complex|fast-growing|luxury|high-end',
      'מוביל|מובילה|הגדול|הגדולה|הטוב|הטובה|היחיד|היחידה|הראשון|הראשונה|לבדי|לבד|באופן עצמאי|עצמאית|יוקרתי[א-ת]*|' +
        'אסטרטגי[א-ת]*|מורכב[א-ת]*|קריטי[א-ת]*',
    ],
    holds: ['עבדתי במפעל פלסטיק', 'עבדתי במפעל פלסטיק מוביל', 'מוביל'],
    passes: ['The only nurse at night', 'Sole nurse at night, the only one'],
  },
  {
    name: 'duty',
    reason: 'added',
    claims: [
      'train(?:ed|ing)|mentor(?:ed|ing)|teach(?:ing)?|taught|recruit(?:ed|ing)|hir(?:ed|ing)|negotiat(?:ed|ing)|' +
        'budget(?:s|ed|ing)?|approv(?:ed|ing)|(?:re)?design(?:ed|ing)|strategy|strategies|present(?:ed|ing)|' +
        'audit(?:ed|ing)|analy[sz](?:ed|ing)|plann(?:ed|ing)|coordinat(?:ed|ing)|monitor(?:ed|ing)|test(?:ed|ing)|' +
        'document(?:ed|ing)',
      'הדרכתי|הדרכת|הדרכה|הכשרתי|הכשרת|חנכתי|חניכת|גייסתי|גיוס|תקציב|תקציבי|תכננתי|תכנון|אישרתי|הצגתי|הצגת|' +
        'ניתחתי|ניתוח|תיאמתי|תיאום|בדקתי|בדיקת|תיעדתי|תיעוד|משא ומתן|אפיינתי|אפיון',
    ],
    also: [
      'train\\w*|mentor\\w*|teach\\w*|guid\\w*|show\\w*|new (?:employees|staff|people|workers|agents)|' +
        'recruit\\w*|hir(?:e|ed|ing)|interview\\w*|negotiat\\w*|deal\\w*|price\\w*|budget\\w*|money|approv\\w*|' +
        '(?:re)?design\\w*|drew|drawing\\w*|strateg\\w*|present\\w*|audit\\w*|check\\w*|analy\\w*|report\\w*|' +
        'plan\\w*|schedul\\w*|coordinat\\w*|organi[sz]\\w*|arrang\\w*|monitor\\w*|follow\\w*|track\\w*|test\\w*|' +
        'document\\w*|wrote|writing|record\\w*|notes|number\\w*|data|qa',
      'הדרכ[א-ת]*|הדריכ[א-ת]*|הכשר[א-ת]*|חנכ[א-ת]*|חניכ[א-ת]*|לימד[א-ת]*|ללמד|ליוו[א-ת]*|ליווי|חדשים|חדשות|' +
        'גייס[א-ת]*|ראיונ[א-ת]*|תקציב[א-ת]*|כסף|תכנ[א-ת]*|סידור[א-ת]*|אישר[א-ת]*|אישור[א-ת]*|הצג[א-ת]*|מצג[א-ת]*|' +
        'ניתח[א-ת]*|ניתוח[א-ת]*|נתונים|דוחות|תיאמ[א-ת]*|ארגנ[א-ת]*|ארגון|קביעת|בדק[א-ת]*|בדיק[א-ת]*|תיעד[א-ת]*|' +
        'רישום|רשמ[א-ת]*|כתב[א-ת]*|כתיב[א-ת]*|מו"מ|משא|מחירים|אפיו[א-ת]*|אפיינ[א-ת]*',
    ],
    holds: ['Sold phones', 'Sold phones and trained colleagues', 'trained'],
    passes: ['Showed new people the job', 'Trained new people for the job'],
  },
];

/** Words that make less of what follows them; a proposal that has none of the same kind says more. */
export const SOFTENERS: readonly { readonly name: string; readonly words: RegExp }[] = [
  {
    name: 'help',
    words: bilingualPattern(
      'help(?:ed|ing|s)?|assist(?:ed|ing|s|ance)?|support(?:ed|ing|s)?|participat\\w*|took part|taking part|part of|' +
        'contribut\\w*|joined|(?:filled|stood) in for|shadow\\w*|involved in|alongside|cover(?:ed|ing)? for|' +
        'backed up|trainee|intern|observ\\w*|accompan\\w*|under supervision|guid(?:ed|ing)',
      'עזר[א-ת]*|לעזור|עוזר[א-ת]*|סייע[א-ת]*|סיוע|לסייע|השתתפ[א-ת]*|לקחתי חלק|נטלתי חלק|תמכתי|תמיכה|תרמתי|' +
        'תרומה|הצטרפתי|החלפ[א-ת]*|' +
        'שותפ[א-ת]*|חלק מ[א-ת]*|לצד|מילוי מקום|מילאתי מקום|מתמחה|התמחות|צפי[א-ת]*|כ?צופה|התלווי[א-ת]*|ליווי[א-ת]*|' +
        'בהשגחת|בהשגחה|בהנחיית',
    ),
  },
  {
    name: 'beginning',
    words: bilingualPattern(
      'basic|basics|some|a little|a bit|familiar(?:ity)?|beginner|initial|introductory|elementary|learning|' +
        'trial|studying',
      'בסיסי|בסיסית|ראשוני|ראשונית|היכרות|הכרות|קצת|מעט|מתחיל|מתחילה|לומד|לומדת|ניסיון|במסגרת לימודים',
    ),
  },
  {
    name: 'seldom',
    words: bilingualPattern(
      'sometimes|at times|occasional(?:ly)?|once(?! (?:in|a|per|every))|now and then|' +
        'when (?:needed|required|asked)|as (?:needed|required)|from time to time|temporar(?:y|ily)|seldom|part-time',
      'לפעמים|לעיתים|לעתים|מדי פעם|מעת לעת|בעת הצורך|לפי הצורך|במידת הצורך|כשנדרש|כשצריך|' +
        'פעם אחת|זמני|זמנית|חד-פעמי[א-ת]*',
    ),
  },
  {
    name: 'partly',
    words: bilingualPattern(
      'partly|partial(?:ly)?|second[- ][a-z]{1,20}est|mostly|mainly|largely|usually|typically|part of the|most of|' +
        'almost|nearly|planned|proposed|suggest(?:ed|ing)|tried|trying|was supposed',
      'חלקי|חלקית|רוב|לרוב|מרבית|בעיקר|בדרך כלל|כמעט|ניסיתי|ניסיון ל[א-ת]*|הצעתי|מתוכנן|אמור|אמורה|חלק גדול',
    ),
  },
];
