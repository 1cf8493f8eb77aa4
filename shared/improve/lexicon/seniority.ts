import { bilingualPattern } from '../guard/patterns.ts';

/** Words of one thing as patterns: English, Hebrew. */
type Words = readonly [english: string, hebrew: string];

/**
 * One rung of the ladder of seniority, from watching (0) to leading (5). Doing, which needs no word, is 2.
 */
export interface Rung {
  readonly rung: number;
  /** What any text says that speaks of the rung; every difference in it is weighed. */
  readonly says: Words;
  /** What a proposal claims by it that its source has to bear out. */
  readonly claims?: Words;
  /** Words of the source that bear it out. */
  readonly bears?: Words;
  /** Titles by which a person is said to stand on the rung, each with its key. */
  readonly titles?: readonly (readonly [key: string, english: string, hebrew: string])[];
}

/**
 * The ladder of seniority: what a person's part in the work was, by the verbs and by the titles that say so. The rules
 * (`part.ts`, `credentials.ts`) and the learned model (`parts.ts`) read it alike: a word belongs on one rung.
 */
export const SENIORITY: readonly Rung[] = [
  {
    // Watches
    rung: 0,
    says: ['shadow\\w*|observ(?:ed|ing)|watched(?! over)|sat in', 'צפיתי|צפייה ב[א-ת]*|התלוויתי'],
  },
  {
    // Helps
    rung: 1,
    says: [
      'help(?:ed|ing|s)?|assist(?:ed|ing|s|ant|ance)?|support(?:ed|ing|s)?|participat\\w*|took part|taking part|' +
        'part of|contribut\\w*|joined|involved|fill(?:ed|ing)? in|stood in|cover(?:ed|ing)? for|alongside|aided|' +
        'aiding|member|junior|trainee|apprentice|mate|aide|clerk|intern',
      'עזר[א-ת]*|לעזור|עוזר(?:ת)?|סייע[א-ת]*|סיוע|לסייע|השתתפ[א-ת]*|השתתפות|לקחתי חלק|נטלתי חלק|תמכתי|תמיכה|תרמתי|' +
        'תרומה|הצטרפתי|שותפ[א-ת]*|חלק מ[א-ת]*|לצד|חבר(?:ת)? צוות|זוטר(?:ה)?|מתמחה(?! ב)|חניכ?ה?|החלפתי|מילוי מקום',
    ],
    claims: [
      'help(?:ed|ing|s)?|assist(?:ed|ing|s|ance|ant)?|support(?:ed|ing|s)?|participat\\w*|took part|taking part|' +
        'take part|part of|contribut\\w*|joined|filled in|filling in|stood in|shadow\\w*|involved in|alongside|' +
        'backed up|worked with|cover(?:ed|ing)? for',
      'עזר[א-ת]*|לעזור|סייע[א-ת]*|סיוע|לסייע|השתתפ[א-ת]*|לקחתי חלק|נטלתי חלק|תמכתי|תמיכה|תרמתי|תרומה|הצטרפתי|' +
        'החלפתי|מחליפ[א-ת]*|שותפ[א-ת]*|חלק מ[א-ת]*|מילוי מקום|מילאתי (?:את )?(?:ה?מקום|מקומו|מקומה)|החלפת|החלפה',
    ],
  },
  {
    // Answers for a piece of work, or knows it best
    rung: 3,
    says: [
      'coordinat\\w*|organi[sz]\\w*|train(?:ed|er|ing|s)?|mentor\\w*|' +
        'coach\\w*|taught|plann?(?:ed|er|ing|s)?|design(?:ed|er|ing|s)?|negotiat\\w*|approv\\w*|authori[sz]\\w*|' +
        'decid\\w*|architect\\w*|ran|run(?:s|ning)?|advis\\w*|consult\\w*|specialist|specialis\\w*|senior|expert\\w*|' +
        'independently|sole(?:ly)?|single-handedly|full responsibility|program(?:med|ming)?|qualified|licensed|' +
        'certified|accredited',
      'ריכז[א-ת]*|ריכוז|רכז(?:ת)?|מרכז(?:ת)?|תיאמ[א-ת]*|תיאום|ארגנתי|ארגון|הדרכ[א-ת]*|הכשר[א-ת]*|מדריכ(?:ה)?|מדריך|' +
        'חנכ[א-ת]*|תכננ[א-ת]*|תכנון|עיצוב|עיצבתי|אישור|אישרתי|החלט[א-ת]*|ייעצ[א-ת]*|ייעוץ|יועצ(?:ת)?|יועץ|' +
        'בכיר(?:ה|ים)?|מומח[א-ת]*|מוסמכ(?:ת)?|מוסמך|עצמאית|באופן עצמאי|לבד|תכנות|ניהול משא ומתן|לימדתי|אפיון|אפיינתי',
    ],
    bears: ['coordinat\\w*|organi[sz]\\w*|taught', 'ריכז[א-ת]*|ריכוז|(?<!מ)רכז[א-ת]*|ארגנתי|ארגון'],
    titles: [['senior', 'senior(?! citizens?| people| adults)|sr\\.?|principal(?! of)|staff engineer', 'בכיר|בכירה']],
  },
  {
    // Manages
    rung: 4,
    says: [
      'responsible|responsibility|in charge|charge of|supervis(?:ed|ing|es|or|ors|ion)|' +
        'overs(?:ee|aw|eeing|een|ees|ight)|manag(?:ed|ing|es|er|ers|ement)|directed|directing|director|foreman|' +
        'administer(?:ed)?|ownership|owned|owning|owner|control(?:led|ling)?|principal|deputy|executive|' +
        'watch(?:ed|ing)? over',
      'אחרא[א-ת]*|אחריות|באחריות[א-ת]*|ניהל[א-ת]*|ניהול|מנהל(?:ת|י)?|לנהל|פיקח[א-ת]*|פיקוח|מפקח(?:ת)?|ממונה|' +
        'בקרה על|פיקדתי על|אחמ"ש|סגן|סגנית|השגח[א-ת]*',
    ],
    claims: [
      '(?:responsible|in charge) (?:for|of) (?:a |the )?(?:team|staff|crew|employees|workers)|directed|directing|' +
        'oversaw|overseeing|supervis(?:ed|ing)|manag(?:ed|ing|ement of)|' +
        'ran (?:(?:a|an|the|our|its) )?(?:[a-z-]+ ){0,2}(?:team|department|shop|store|branch|office|shift|project|' +
        'operations?|business|company|unit|crew)|owned|owning|in charge of',
      'אחראי(?:ת)? (?:על )?(?:ה?צוות|מלצרים|עובדים|ה?משמרת|ה?מחלקה)|ניהלתי|ניהול|מנהל(?:ת)?(?= את| של| צוות| ה)|פיקחתי',
    ],
    bears: [
      'manag\\w*|direct(?:ed|ing|or)|supervis(?:ed|ing|or)|overs(?:ee|aw|eeing|een)|in charge|charge of|responsible|' +
        'responsibility|responsibilities|ran|run|runs|running|owner|owned|own|foreman|watch(?:ed|ing)? over|' +
        'look(?:ed|ing)? after',
      'ניהל[א-ת]*|ניהול|מנהל[א-ת]*|לנהל|אחרא[א-ת]*|אחריות|אמון|אמונה|ממונה|נוהל|השגח[א-ת]*',
    ],
    titles: [
      ['manager', 'manager', 'מנהל|מנהלת'],
      ['deputy', 'deputy|assistant manager', 'סגן|סגנית|סגן מנהל'],
    ],
  },
  {
    // Leads
    rung: 5,
    says: [
      'led|lead(?:ing|s|er|ers|ership)?|head(?:ed|ing|s)?(?! office| chef of)|chief|command\\w*|' +
        'chair(?:ed|ing|man)?|found(?:ed|er|ing)|co-found\\w*|initiat\\w*|pioneer\\w*|spearhead\\w*|established|' +
        'establishing|launch(?:ed|ing)|set up|setting up|built from|introduced|creat(?:ed|or)|masterminded|drove|' +
        'driving (?:the|a|growth|change)|took over|took charge|president|vp|ceo|cto|cfo',
      'הובלתי|הובילה?|הובלה|הובלת|מוביל(?:ה)?(?= (?:את|צוות))|להוביל|פיקד[א-ת]*|פיקוד|מפקד(?:ת)?|עמדתי בראש|ראש|' +
        'ראשת|רש"צ|ראשי(?:ת)?|ייסד[א-ת]*|יסדתי|מייסד(?:ת)?|יזמ[א-ת]*|ייזו[א-ת]*|הקמתי|הקמה|הקמת|השקתי|השקת|הנהגתי|' +
        'הנהגה|סמנכ"ל|מנכ"ל|יו"ר',
    ],
    claims: [
      'led|lead(?:ing)?|leader of|headed(?: up)?|heading|spearhead(?:ed|ing)|commanded|chaired|took charge|took over|' +
        'founded|co-founded|initiated|pioneered',
      'הובלתי|הובלת|הובלה|מוביל(?:ה)?(?= (?:את|צוות))|עמדתי בראש|פיקדתי|הנהגתי|ייסדתי|יסדתי|יזמתי|ייזום|ייזמתי',
    ],
    bears: [
      'led|lead(?:s|er|ers|ing|ership)?|head(?:ed|ing)?|found(?:ed|er|ing)|started|set up|established|command\\w*|' +
        'chair\\w*|initiat\\w*',
      'הוב[יל][א-ת]*|מוביל[א-ת]*|פיקד[א-ת]*|פיקוד|מפקד[א-ת]*|ראש|ראשת|רש"צ|אחמ"ש|יזמ[א-ת]*|ייזו[א-ת]*|הקמתי|הקמה|הקמת',
    ],
    titles: [
      [
        'lead',
        '(?:team|tech|technical|project|group|shift) lead(?:er)?|leader|head of|head(?= [a-z]+)|foreman|' +
          'forewoman|supervisor',
        '(?:ראש|ראשת) (?:ה?צוות|ה?משמרת|ה?מדור|ה?תחום|ה?מחלקה|ה?ענף|ה?פרויקט)|רש"צ|אחמ"ש|אחמ"שית|מוביל טכני|' +
          'מובילה טכנית',
      ],
      [
        'chief',
        'chief|c[etfo]o|vp|vice president|director|executive|president|founder|co-founder',
        'מנכ"ל|מנכ"לית|סמנכ"ל|סמנכ"לית|דירקטור|דירקטורית|מייסד|מייסדת|יו"ר',
      ],
      ['commander', 'commander|officer', 'מפקד|מפקדת|קצין|קצינה'],
    ],
  },
];

const MANAGES = 4;
const HELPS = 1;
const joined = (rungs: readonly Rung[], of: (rung: Rung) => Words | undefined): RegExp => {
  const words = rungs.flatMap((rung) => [of(rung) ?? []]).filter((each) => each.length > 0);
  return bilingualPattern(words.map(([english]) => english).join('|'), words.map(([, hebrew]) => hebrew).join('|'));
};
const from = (lowest: number) => SENIORITY.filter(({ rung }) => rung >= lowest).toReversed();

/** What a text says of a person's part, by rung. */
export const PART_RANKS: readonly (readonly [rank: number, pattern: RegExp])[] = SENIORITY.map(({ rung, says }) => [
  rung,
  bilingualPattern(...says),
]);
/** Verbs and nouns of leading, and of helping. */
export const LEADING = joined(from(MANAGES), ({ claims }) => claims);
export const HELPING = joined(
  SENIORITY.filter(({ rung }) => rung === HELPS),
  ({ claims }) => claims,
);
/** What a person says who did lead, manage or answer for something. */
export const ANY_LEADING = joined(from(HELPS), ({ bears }) => bears);

/** Help that limits what the person did; that of a support desk does not. */
export const LIMITING_HELP = bilingualPattern(
  'help(?:ed|ing|s)?|assist(?:ed|ing|s|ed with)?|participat\\w*|took part|taking part|take part|contribut\\w*|' +
    'joined|filled in|filling in|stood in|shadow\\w*|' +
    'was involved|involved in|supported (?:the|our|a) (?:team|manager|lead|head|director|senior)',
  'עזרתי|עזרה [לב][א-ת]+|עוזר(?:ת)? ל|לעזור|סייעתי|סיוע|לסייע|השתתפ[א-ת]*|לקחתי חלק|נטלתי חלק|תרמתי|הצטרפתי|' +
    'החלפתי את|מילוי מקום',
);
/** Leading that is one's own, also in a sentence that speaks of help. */
export const OWN_LEADING = bilingualPattern(
  'led|headed|managed|supervised|oversaw|ran|directed|coordinated|responsible|in charge',
  'הובלתי|ניהלתי|פיקחתי|ריכזתי|ארגנתי|אחראי|אחראית',
);
/** What is managed without leading anybody. */
export const RECORDS = bilingualPattern(
  'calendars?|diar(?:y|ies)|schedules?|records?|files?|inventor(?:y|ies)|stock|orders?|data(?:base)?|' +
    'correspondence|documents?|' +
    'documentation|mail|emails?|calls?|enquiries|inquiries|requests?|complaints?|time|supplies|accounts?|' +
    'social media|payroll|invoices?',
  'הזמנת|סידור|סדר|יומנ[א-ת]*|יומן|לו"ז|לוח|לוחות|רישום|רשומות|מלאי|הזמנות|תיעוד|נתונים|מסמכים|תיקי|שיחות|' +
    'פניות|קבצים|משלוחים|תכתובות|חשבונות|ספרים|מעקב|זמן',
);
/** People whom one serves: helping them is the whole job, not a part of somebody else's. */
export const SERVED_PEOPLE: readonly string[] = [
  'customer',
  'patient',
  'student',
  'pupil',
  'child',
  'resident',
  'passenger',
  'elderly',
  'user',
  'visitor',
  'tenant',
  'family',
  'youth',
];
