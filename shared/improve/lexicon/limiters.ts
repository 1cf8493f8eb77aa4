import { bilingualPattern } from '../guard/patterns.ts';

/** Numbers in words, behind which "about" says about how many. */
const COUNTS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|' +
  'eighty|ninety|once|twice';
/** "As part of my duties" does not say that only a part was done. */
const PART_OF = 'part of(?! (?:(?:my|the|our|this|that|a) )?(?:job|role|dut(?:y|ies)|work|position|responsibilit\\w+))';

/**
 * Words that make a claim smaller, by what they limit: a text without them says more. One row for each kind; the words
 * of a row may stand for each other.
 */
export const LIMITERS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'about',
    bilingualPattern(
      `(?:about|around) (?=(?:an? |the )?(?:\\d|half|quarter|third|dozen|hundred|thousand|million|${COUNTS}))|` +
        'approximately|approx|roughly|nearly|almost|close to|circa|some (?=\\d)|or so|virtually|practically',
      'בערך|כמעט|בקירוב|בסביבות|לערך|קרוב ל[א-ת]*|כ(?=-?\\d)|' +
        'כ(?=עשר|שלוש|ארבע|חמש|חמיש|שש|שיש|שבע|שמונ|תשע|מאה|מאתי|אלף|אלפי|מיליון)[א-ת]*|פחות או יותר|בקרוב',
    ),
  ],
  [
    'part',
    bilingualPattern(
      'some(?! \\d)|' +
        PART_OF +
        '|parts of|partly|partial(?:ly)?|several|a few|few|half of|certain|selected|a number of|' +
        'a couple|handful|a bit|a little|slightly|somewhat|limited|minor',
      'חלק|חלקי(?:ת|ים|ות)?|חלקם|כמה|מספר|אחדים|אחדות|מקצת|קצת|מעט|מועט(?:ה)?|במידת מה|מעטים|בודדים|בודדות|' +
        'מוגבל(?:ת)?',
    ),
  ],
  [
    'small',
    bilingualPattern(
      'small|smaller|little|tiny|short|simple|light|modest|low|local|single|(?<!the )one(?! who)|just',
      'קט(?:ן|נה|נים|נות)|פשוט(?:ה|ים|ות)?|קצר(?:ה|ים|ות)?|קל(?:ה|ים|ות)?|נמו(?:ך|כה|כים)|מקומי(?:ת|ים)?|בודד(?:ת)?|' +
        'יחיד(?:ה)?|אחד|אחת(?! ל)',
    ),
  ],
  [
    'once',
    bilingualPattern(
      'once(?! (?:in|every|a|per|each))|one-off|one-time|one occasion|a single|single|(?<!the )one (?!of|who|another)',
      'פעם אחת|חד[- ]פעמי(?:ת)?|באירוע אחד|בהזדמנות אחת',
    ),
  ],
  [
    'sometimes',
    bilingualPattern(
      'sometimes|occasional(?:ly)?|rarely|seldom|hardly|infrequent(?:ly)?|from time to time|at times|' +
        'now and (?:then|again)|when(?:ever)? (?:needed|required|necessary|asked)|as (?:needed|required)|' +
        'if (?:needed|required)|on occasion|where needed|upon request|periodic(?:ally)?|seasonal(?:ly)?|in peak|' +
        'during peak',
      'לפעמים|לעתים רחוקות|לעיתים רחוקות|כמעט ש?לא|בקושי|מדי פעם|מידי פעם|מעת לעת|לעתים|לעיתים|בעת הצורך|לפי הצורך|' +
        'במידת הצורך|בשעת הצורך|כשנדרש|כשצריך|כשהיה צורך|כאשר נדרש|כנדרש|על פי צורך|בעונה|בתקופות|לפי דרישה|' +
        'תקופתי(?:ת)?',
    ),
  ],
  [
    'most',
    bilingualPattern(
      'usually|mostly|generally|typically|mainly|primarily|most|largely|majority|on average|average|in general|' +
        'normally|chiefly|for the most part',
      'בדרך כלל|לרוב|בעיקר|בעיקרו?|רוב(?:ם|ן|ו|ה)?|מרבית(?:ם|ן|ו|ה)?|על פי רוב|בממוצע|ממוצע(?:ת)?|ברוב',
    ),
  ],
  [
    'help',
    bilingualPattern(
      'help(?:ed|ing|s)?|assist(?:ed|ing|s|ance|ant)?|support(?:ed|ing|s)?|aid(?:ed|ing)?|participat\\w*|took part|' +
        `taking part|take part|${PART_OF}|contribut\\w*|join(?:ed|ing)|involve[ds]?|involvement|backed up|back-up|` +
        `backup`,
      'עזר[א-ת]*|לעזור|עוזר(?:ת)?|סייע[א-ת]*|סיוע|לסייע|מסייע(?:ת)?|השתתפ[א-ת]*|השתתפות|משתתפ(?:ת)?|לקחתי חלק|' +
        'נטלתי חלק|לקיחת חלק|תמכתי|תמיכה|תומכ(?:ת)?|תרמתי|תרומה|הצטרפתי|שותפ[א-ת]*|שותף|חלק מ[א-ת]*|' +
        'הייתי מעורב(?:ת)?|מעורבות',
    ),
  ],
  [
    'stead',
    bilingualPattern(
      'fill(?:ed|ing)? in|stood in|stand in|cover(?:ed|ing)? for|substitut\\w*|deputi[sz]\\w*|deputy|acting|interim|' +
        'temporar\\w*|on behalf|replac(?:ed|ing)|relief',
      'החלפתי|מחליפ(?:ה)?|מחליף|החלפת|מילוי מקום|מילאתי מקום|מ"מ|ממלא(?:ת)? מקום|סגנ(?:ית)?|סגן|זמני(?:ת)?|בשם',
    ),
  ],
  [
    'learn',
    bilingualPattern(
      'learn(?:ed|ing|t)?|beginner|novice|elementary|basic(?:s)?|trainee|training|apprentice\\w*|intern\\w*|' +
        'student|junior|shadow\\w*|observ(?:ed|ing)|familiar\\w*|introduct\\w*|course|exposure|studying|attended|' +
        'working towards',
      'לומד(?:ת)?|למדתי|בסיסי(?:ת|ים)?|ידע בסיס|מתחיל(?:ה)?|מתמחה(?! ב)|התמחות|חניכ(?:ה)?|חניך|שוליי?ה|' +
        'סטודנט(?:ית)?|מתלמד(?:ת)?|' +
        "ג'וניור|היכרות|הכרות|קורס|צפייה|צפיתי|סטאז'|סטז'|במהלך לימודים|זוטר(?:ה)?|חשיפה",
    ),
  ],
  [
    'under',
    bilingualPattern(
      'under (?:the )?(?:supervision|guidance|direction|order|instruction)\\w*|supervised by|under (?:a|an|the)|' +
        'reporting to|reported to|guided by|according to (?:the )?(?:instruction|order)\\w*|instructed by',
      'תחת|בפיקוח[א-ת]*|בהנחיית|בהנחיה|בהדרכת|בהשגחת|בליווי|בכפוף|לפי הוראות|לפי הוראת|על פי הוראות|' +
        'מדווח(?:ת)? ל[א-ת]*',
    ),
  ],
  [
    'beside',
    bilingualPattern(
      `alongside|beside|together|jointly|in a team|${PART_OF}|in collaboration|with (?:a|an|the|my|our|two|` +
        'three|four|other|another)(?! (?:[a-z]+ )?(?:budget|view|focus|total|degree|average|diploma|certificate))|' +
        'team(?= (?:of|project|effort|work))|teamwork|' +
        '(?:in|within|of|as) (?:(?:a|an|the|my|our) )?(?:[a-z]+ )?team|co-\\w+|we|us|our|collectively|pair|' +
        'partner(?:ed|ing)?|collaborat\\w*|shared',
      'לצד|יחד|ביחד|בצוות|כחלק מ[א-ת]*|בשיתוף|במשותף|משותפ(?:ת)?|משותף|מול|(?:עבדתי|עבודה) עם|' +
        'עם (?=ה?(?:צוות|שותף|עוד|שני|שתי|שלוש|חבר|עמית|קולג|עובד|סטודנט|רופא|מדריך|מורה|אחר))|צוות[א-ת]*|אנחנו|שלנו|' +
        'בזוג|שותף|שותפה|[א-ת]{3,}נו',
    ),
  ],
  [
    'tried',
    bilingualPattern(
      'tried|trying|attempt\\w*|aim(?:ed|ing)?|hop(?:ed|ing)|plann?(?:ed|ing)? to|propos\\w*|suggest\\w*|intended|' +
        'worked on|working on|towards?|sought|explor\\w*|draft\\w*|pilot\\w*|proof of concept|prototype|goal|' +
        'target(?:ed|ing)?',
      'ניסיתי|ניסיון ל[א-ת]*|שאפתי|תכננתי ל[א-ת]*|הצעתי|הצעה|הצעות|עבדתי על|עבודה על|פיילוט|טיוט[א-ת]*|אב טיפוס|' +
        'מטרה|במטרה|יעד|לקראת|מיועד(?:ת)?',
    ),
  ],
  [
    'unsure',
    bilingualPattern(
      'possibl[ey]|probably|perhaps|may|might|likely|expected|expecting|in progress|not yet|ongoing|incomplete|' +
        'pending|planned|unfinished|believe|reportedly|apparently|seems?|appears?|could',
      'אולי|כנראה|ככל הנראה|צפוי(?:ה)?|בתהליך|טרם|עדיין|בשלבי[א-ת]*|לא סופי|מתוכנ(?:נת|ן)|נראה|לכאורה',
    ),
  ],
  [
    'seeking',
    bilingualPattern(
      'looking (?:for|to)|seek(?:s|ing)?|interested|aspir\\w*|hoping|wish(?:es|ing)?|want(?:s|ing)?|would like|' +
        'eager|willing|ready|open to|available',
      'מחפש(?:ת)?|מעוניי?נ(?:ת)?|מעוניין|שואפ(?:ת)?|שואף|רוצה|מבקש(?:ת)?|מוכנ(?:ה)?|מוכן|נכונות|פתוח(?:ה)?|אשמח',
    ),
  ],
  [
    'not',
    bilingualPattern(
      "not(?! only| just)|no(?! less)|never|without|none|n't|\\w+n't|(?:did|was|were|do|does|have|has|had|could)nt|" +
        'nobody|neither|nor|fail(?:ed|ing)?|miss(?:ed|ing)|lack(?:ed|ing)?|except|' +
        'excluding|un(?!der|i|load|pack|til|lock|wrap)\\w{5,}',
      'לא|אין|ללא|בלי|מבלי|אף|מעולם|טרם|אינ[א-ת]*|איני|לבד מ[א-ת]*|למעט|פרט ל[א-ת]*|חוץ מ[א-ת]*|נכשל[א-ת]*|חוסר|' +
        'היעדר|אי',
    ),
  ],
  [
    'only',
    bilingualPattern(
      'only|just|solely|merely|at most|up to|no more than|maximum|at least|minimum|limited to',
      'רק|בלבד|אך ורק|לכל היותר|(?<!\\d )עד|מקסימום|לפחות|לכל הפחות',
    ),
  ],
  [
    'volunteer',
    bilingualPattern(
      'volunteer\\w*|voluntar\\w*|unpaid|hobby|part[- ]time|freelance|casual|odd|weekend|student|spare time|at home|' +
        'private',
      'התנדב[א-ת]*|מתנדב(?:ת)?|תחביב|חלקית|חלקי|פרילנס|עצמאי(?:ת)?|שעות הפנאי|מזדמנ[א-ת]*|פרטי(?:ת|ים|ות)?|בבית',
    ),
  ],
  [
    'past',
    bilingualPattern(
      'former(?:ly)?|previous(?:ly)?|past|ex-\\w+|until|used to|at the time',
      'לשעבר|בעבר|(?<!\\d )עד|קודם|בזמנו',
    ),
  ],
  [
    'spoken',
    bilingualPattern(
      'spoken|conversational|reading|read(?! )|passive|written(?! (?:in|by|for|with))|oral|everyday|simple|fair|' +
        'intermediate|moderate',
      'מדובר(?:ת)?|שיחה|קריאה|כתיבה|בינונית?|סבירה?|יומיומי(?:ת)?',
    ),
  ],
  [
    'internal',
    bilingualPattern(
      'internal|in-house|within (?:the|our|my|a)|departmental|team|own|private|local|regional|single',
      'פנימי(?:ת|ים)?|פנים[- ]?ארגוני(?:ת)?|במחלקה|בסניף|בקבוצה|מחלקתי(?:ת)?',
    ),
  ],
];

/** Words that join two parts and claim nothing by themselves; the words of a row may stand for each other. */
export const CONNECTIVES: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['aim', bilingualPattern('in order to|so as to|for the purpose of', 'על מנת|בכדי|כדי|לשם|לצורך|במטרה')],
  ['also', bilingualPattern('also|additionally|in addition|as well(?: as)?|too', 'גם|כמו כן|בנוסף|נוסף על כך|וכן|אף')],
  [
    'then',
    bilingualPattern(
      'then|after(?:wards| that)|later(?: on)?|subsequently|following that|thereafter',
      'אחר כך|אחרי כן|אחרי זה|לאחר מכן|בהמשך|ואז',
    ),
  ],
  ['now', bilingualPattern('now|currently|at present|presently|these days|today', 'כיום|עכשיו|כעת|היום|בימים אלה')],
];

/** Times and seasons: one in the place of another is another time. The words of a row are forms of one. */
export const TIMES: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['day', bilingualPattern('days?|daily', 'יום|ימים|יומי(?:ת|ים|ות)?|יומיומי(?:ת|ים|ות)?|יומיים')],
  ['week', bilingualPattern('weeks?|weekly|fortnight(?:ly)?', 'שבוע|שבועות|שבועי(?:ת|ות)?|שבועיים')],
  ['month', bilingualPattern('months?|monthly', 'חודש|חודשים|חודשי(?:ת|ות)?|חודשיים')],
  ['quarter', bilingualPattern('quarters?|quarterly', 'רבעון|רבעונים|רבעוני(?:ת|ים|ות)?')],
  ['year', bilingualPattern('years?|yearly|annual(?:ly)?', 'שנה|שנים|שנות|שנתי(?:ת|ים|ות)?|שנתיים')],
  ['morning', bilingualPattern('mornings?', 'בוקר|בקרים')],
  ['noon', bilingualPattern('noons?|afternoons?|lunchtimes?', 'צהריים|צהרים')],
  ['evening', bilingualPattern('evenings?', 'ערב|ערבים')],
  ['night', bilingualPattern('nights?|nightly|overnight', 'לילה|לילות')],
  ['weekend', bilingualPattern('weekends?', 'סוף (?:ה)?שבוע|סופי (?:ה)?שבוע|סופ"ש|סופ"שים')],
  ['holiday', bilingualPattern('holidays?|vacations?', 'חג|חגים|חופש|חופשות|חופשה')],
  ['summer', bilingualPattern('summers?', 'קיץ')],
  ['winter', bilingualPattern('winters?', 'חורף')],
  ['spring', bilingualPattern('springs?', 'אביב')],
];

/** Words that join cause and effect, means and end. */
export const CAUSES: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'because',
    bilingualPattern(
      'because|due to|thanks to|owing to|as a result of',
      'בזכות|הודות|בשל|עקב(?<!מעקב)|בגלל|מפני|משום|כיוון|מאחר',
    ),
  ],
  [
    'so',
    bilingualPattern(
      'so that|thus|thereby|hence|therefore|as a result|resulting|result(?:ed|s)? in|leading to|led to|which (?:led|' +
        'cut|raised|brought|helped|made|reduced|increased|improved|saved|boosted|won|filled|allowed|enabled)|' +
        'causing|enabling|allowing|yielding|that (?:filled|won|raised|cut|reduced|increased|saved|boosted|improved)|' +
        'contributing to|making it|turning|bringing',
      'כך ש[א-ת]+|לכן|כתוצאה|מה ש[א-ת]+|דבר ש[א-ת]+|הביא(?:ה|ו)? ל[א-ת]+|שהביא[א-ת]*|שהוביל[א-ת]*|' +
        'הוביל(?:ה|ו)? ל[א-ת]+|וכך|באופן ש[א-ת]+|שגרמ[א-ת]*|שהפחית[א-ת]*|שהגדיל[א-ת]*|שחסכ[א-ת]*|שקיצר[א-ת]*|' +
        'שצמצמ[א-ת]*|שהעל[א-ת]*|ובכך',
    ),
  ],
  [
    'aim',
    bilingualPattern(
      'in order to|to (?:ensure|improve|increase|reduce|maximi[sz]e|optimi[sz]e|boost|achieve|enhance|drive|meet|' +
        'guarantee|support|strengthen|secure)|ensuring|achieving|improving|increasing|reducing|maximi[sz]ing|' +
        'boosting|enhancing|driving (?=growth|change|sales|results|revenue|efficiency|engagement|innovation)|' +
        'while (?:maintaining|ensuring|improving|reducing|keeping)|strengthening|exceeding|meeting',
      'על מנת|כדי|לשם|לצורך|במטרה|תוך (?:שמירה|שיפור|הקפדה|הפחתה|צמצום|הבטחה|עמידה|חיזוק)[א-ת]*|לשיפור|להגדלת|להפחתת|' +
        'לצמצום|לייעול|להבטחת|לשביעות|לקידום|לחיזוק|להעלאת',
    ),
  ],
  [
    'quality',
    bilingualPattern(
      'successfully|effectively|efficiently|flawless(?:ly)?|on time|on budget|within budget|' +
        'without (?:any )?(?:errors?|delays?)|to (?:the )?(?:full|complete) satisfaction|top|best|outstanding|' +
        'exceptional(?:ly)?|award|highest|record|first-class|world-class|leading|renowned|popular|praised|recognised|' +
        'recognized|trusted|key|critical|strategic|complex|advanced|high-profile|extensive|proven',
      'בהצלחה|ביעילות|ללא דופי|בזמן|בלוחות הזמנים|במסגרת התקציב|ללא (?:טעויות|איחורים|תקלות)|לשביעות רצון[א-ת]*|' +
        'מצטיי?נ(?:ת)?|מצטיין|הטוב(?:ה)? ביותר|יוצא(?:ת)? דופן|פרס|הגבוה[א-ת]* ביותר|שיא|מוביל(?:ה|ים|ות)?|' +
        'יוקרתי(?:ת)?|אסטרטגי(?:ת|ים)?|מורכב(?:ת|ים|ות)?|מתקדמ(?:ת|ים|ות)?|מתקדם|נרחב(?:ת)?|מוכח(?:ת)?|מקיפ(?:ה)?|' +
        'מקיף|(?:לקוחות|תפקיד|אנשי|עמדות) מפתח|קריטי(?:ת|ים)?|מוערכ(?:ת)?',
    ),
  ],
];
