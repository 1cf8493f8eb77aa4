/** Words that tell what a text names; found at the beginning of a word. */
const splitWords = (text: string) => text.trim().split(/\s*\|\s*/);

const TITLE_WORDS =
  splitWords(`manager|engineer|developer|designer|analyst|director|lead|head of|chief|officer|assistant|consultant|coordinator|specialist|administrator|architect|teacher|nurse|intern|technician|representative|sales|accountant|lawyer|attorney|scientist|researcher|editor|writer|supervisor|operator|cashier|driver|chef|cook|waiter|waitress|barista|programmer|tester|qa|founder|co-founder|ceo|cto|cfo|coo|vp|vice president|president|owner|partner|associate|junior|senior|trainee|instructor|tutor|lecturer|professor|physician|doctor|therapist|psychologist|social worker|pharmacist|electrician|mechanic|plumber|carpenter|clerk|secretary|receptionist|recruiter|buyer|planner|controller|auditor|bookkeeper|economist|librarian|photographer|producer|journalist|translator|paralegal|dentist|veterinar|freelance|self-employed|commander|soldier|sergeant|team leader|team member|volunteer|mentor|counselor|coach|strategist|devops|full stack|fullstack|frontend|backend|product|project manager|fellow|postdoc|warehouse|guard|agent|broker|host|guide|storekeeper|shift|foreman|machinist|welder|paramedic|caregiver|nanny|cleaner|curator|conductor|choreographer|sous|pastry|baker|resident|practitioner|registrar|advisor|adviser|executive|expert|supply|installer|laborer|labourer|worker|handyman|janitor|custodian|fitter|painter|roofer|bricklayer|surveyor|estimator|dispatcher|stylist|hairdresser|beautician|trainer|lifeguard|steward|housekeeper|optometrist|audiologist|radiographer|phlebotomist|dietitian|nutritionist|midwife|interpreter|copywriter|illustrator|animator|marketer|merchandiser|underwriter|actuary|teller|adjuster|inspector|examiner|firefighter|detective|physicist|biologist|geologist|statistician|archivist|educator|headteacher|chaplain|physiotherapist|psychotherapist|hygienist|fundraiser|proofreader|typist|declarant|attendant|cabin crew|
מנהל|מפתח|מהנדס|מעצב|אנליסט|ראש צוות|ראש מדור|ראש תחום|סמנכ|מנכ|יועצ|יועץ|רכז|רכזת|מורה|אחות|אח מוסמך|אח אחראי|טכנאי|נציג|מוכר|איש מכירות|אשת מכירות|רואה חשבון|רואת חשבון|חשב|חשבת|עורך|עורכת|מדען|חוקר|קופאי|נהג|שף|טבח|מלצר|בריסטה|ברמן|מתכנת|בודק|מייסד|בעלים|שותף|שותפה|זוטר|בכיר|מתמחה|מתלמד|מדריך|מדריכה|מתרגל|מרצה|פרופסור|רופא|רופאה|מטפל|פסיכולוג|עובד|עובדת|רוקח|חשמלאי|מכונאי|נגר|פקיד|מזכיר|מזכירה|פקידת|מגייס|רכש|מתכנן|בקר|בקרית|מבקר|חשבונאי|כלכלן|כלכלנית|ספרן|צלם|מפיק|עיתונאי|מתרגם|רופא|וטרינר|פרילנסר|עצמאי|מפקד|לוחם|לוחמת|סמל|קצין|קצינת|ראש|אחראי|אחראית|מתאם|מתאמת|מאבטח|אחמ|אחמ"ש|מלגזן|מחסנאי|סייעת|גננת|מטפלת|פרמדיק|חובש|חובשת|מנתח|ארכיטקט|אדריכל|הנדסאי|שרטט|שרטטת|דייל|תחקירן|תחקירנית|כתב|כתבת|סטודנט|עוזר|עוזרת|סגן|סגנית|מיישם|תומך|איש|אשת|מתנדב|מתנדבת|מנחה|מאמן|מאמנת|מחנך|מחנכת|מוקדן|מוקדנית|קניין|קניינית|שליח|מנופאי|רתך|קבלן|סוכן|סוכנת|מתווך|מתווכת|פיזיותרפיסט|מרפא|קלינאי|דיאטנ|טכנולוג|ביוטכנולוג|כימאי|ביולוג|מנהלן|מתפעל|מפעיל|אופה|קונדיטור|ספר|קוסמטיקאי|מתקין|שרברב|אינסטלטור|סדרן|מיילדת|תופרת|רנטגנאי|מתורגמן|קופירייטר|מאיירת|אנימטור|בנקאי|מפקח|טייס|שוטר|כבאי|מודד|מדביר`);

const COMPANY_WORDS =
  splitWords(`faculty|הפקולטה|פקולטה|אגף |ltd|inc|llc|llp|gmbh|corp|corporation|co.|company|group|bank|university|college|hospital|school|clinic|medical center|labs|studio|agency|technologies|systems|solutions|industries|partners|associates|holdings|ministry|municipality|city of|idf|foundation|institute|restaurant|hotel|cafe|store|center|centre|services|consulting|software|pharma|airlines|insurance|academy|theatre|theater|museum|magazine|news|media|ventures|capital|robotics|networks|motors|foods|energy|logistics|health|firm|office of|department|district|association|society|
בע"מ|בע״מ|בעמ|חברת|קבוצת|רשת|בנק|אוניברסיט|מכללת|המכללה|בית חולים|ביה"ח|בית ספר|בי"ס|תיכון|מרפאת|קופת חולים|כללית|מכבי|מאוחדת|לאומית|משרד |משרדי|עיריית|עירית|מועצה|מועצת|צה"ל|צבא|חיל|משטרת|מלון|מסעדת|קפה|חנות|מרכז|המרכז|סטודיו|טכנולוגיות|מערכות|תעשיות|תעשייה|שירותי|יזמות|אחזקות|נכסים|ביטוח|סוכנות|עמותת|קרן|מכון|גן ילדים|גן |מוסך|מאפיית|סופרמרקט|שופרסל|רמי לוי|אלביט|תנובה|בזק|פלאפון|סלקום|פרטנר|הוט|טבע|אסם|שטראוס|רפאל|התעשייה|אל על|חברה|תיאטרון|מוזיאון|עיתון|מגזין|ושות'|ושות|מפעלי|מפעל|תאגיד|רשות|נמל|הסוכנות|מוסדות|הטכניון|מרכול|פארם|מעבדות|מעבדת|יקב|בית קפה|מוקד`);

const DEGREE_WORDS =
  splitWords(`b.a|ba|b.sc|bsc|bs|b.s|b.ed|b.des|b.arch|llb|ll.b|m.a|ma|m.sc|msc|ms|m.s|mba|m.b.a|m.ed|ph.d|phd|md|m.d|llm|mfa|bfa|b.f.a|bachelor|master|doctor|doctorate|diploma|certificate|certified|certification|associate degree|degree|high school diploma|matriculation|bagrut|minor|major|course|program|bootcamp|training|license|licence|postgraduate|undergraduate|exchange|practical engineer|apprenticeship|studies|a-levels|gcse|
תואר|בוגר|בוגרת|מוסמך|מוסמכת|דוקטור|דוקטורט|תעודה|תעודת|דיפלומה|הנדסאי|הנדסאית|בגרות|רישיון|רשיון|קורס|לימודי|השתלמות|הכשרה|הכשרת|הסמכה|הסמכת|התמחות|טכנאי|מכינה|קדם|סטאז'|תכנית|תוכנית|מגמה|מגמת|12 שנות|שנות לימוד|פוסט`);

const INSTITUTION_WORDS =
  splitWords(`university|college|institute|school|academy|technion|polytechnic|faculty|campus|high school|seminary|yeshiva|open university|conservator|bootcamp|mit|ucla|
אוניברסיט|האוניברסיט|מכללת|מכללה|המכללה|טכניון|הטכניון|מכון|המכון|בית ספר|בית הספר|בי"ס|ביה"ס|תיכון|ישיבת|ישיבה|אורט|עמל|האקדמיה|אקדמיה|הקריה|המרכז האקדמי|המרכז|מרכז|סמינר|אולפנת|אולפנה|בצלאל|שנקר|מדרשת|ג'ון ברייס|מועצת|לשכת|משרד |בסמ"ח|רופין|ספיר|אפקה|הפקולטה|שירותי`);

const PLACE_NAMES =
  splitWords(`tel aviv|tel-aviv|tel aviv-yafo|jerusalem|haifa|herzliya|ramat gan|petah tikva|petach tikva|rishon lezion|rishon le zion|netanya|beer sheva|be'er sheva|beersheba|ashdod|ashkelon|holon|bat yam|rehovot|raanana|ra'anana|kfar saba|hod hasharon|modiin|modi'in|givatayim|yokneam|nazareth|acre|akko|eilat|tiberias|caesarea|nahariya|karmiel|rosh haayin|ness ziona|nes ziona|lod|ramla|bnei brak|hadera|afula|kiryat gat|israel|new york|london|berlin|paris|boston|chicago|san francisco|los angeles|seattle|austin|toronto|amsterdam|dublin|munich|zurich|madrid|barcelona|rome|milan|vienna|prague|warsaw|sydney|melbourne|singapore|remote|hybrid|usa|uk|united states|united kingdom|germany|france|canada|california|manchester|edinburgh|bristol|vancouver|montreal|denver|miami|atlanta|dallas|houston|washington|philadelphia|san diego|san jose|palo alto|mountain view|portland|lisbon|brussels|copenhagen|stockholm|oslo|helsinki|tokyo|hong kong|dubai|cologne|hamburg|frankfurt|stuttgart|düsseldorf|leeds|sheffield|glasgow|cardiff|belfast|liverpool|birmingham|oxford|cambridge|nottingham|york|bath|southampton|leicester|reading, uk|brighton|england|scotland|wales|ireland|netherlands|spain|italy|switzerland|austria|poland|sweden|norway|denmark|india|bangalore|mumbai|delhi|australia|japan|china|new jersey|texas|florida|ontario|phoenix|san antonio|detroit|minneapolis|nashville|charlotte|columbus|baltimore|pittsburgh|salt lake city|raleigh|tampa|orlando|sacramento|oakland|brooklyn|milwaukee|limerick|galway|cork|waterford|kilkenny|sligo|indianapolis|cleveland|cincinnati|kansas city|st. louis|new orleans|memphis|louisville|omaha|tulsa|tucson|albuquerque|honolulu|anchorage|boise|las vegas|reno|fresno|long beach|santa monica|santa clara|sunnyvale|cupertino|redmond|bellevue|tacoma|spokane|richmond|norfolk|durham|charleston|savannah|jacksonville|buffalo|rochester|syracuse|albany|newark|jersey city|hoboken|stamford|hartford|providence|cambridge, ma|ann arbor|grand rapids|madison|des moines|fort worth|el paso|plano|illinois|ohio|michigan|georgia|virginia|colorado|arizona|oregon|massachusetts|pennsylvania|minnesota|wisconsin|north carolina|calgary|edmonton|ottawa|quebec|winnipeg|halifax|newcastle|aberdeen|dundee|swansea|plymouth|exeter|norwich|coventry|derby|hull|bradford|wolverhampton|portsmouth|luton|milton keynes|lyon|marseille|toulouse|nice|bordeaux|lille|nantes|strasbourg|geneva|basel|bern|lausanne|salzburg|graz|linz|leipzig|dresden|düsseldorf|dortmund|essen|bremen|hanover|nuremberg|bonn|mannheim|karlsruhe|rotterdam|the hague|utrecht|eindhoven|antwerp|ghent|luxembourg|valencia|seville|bilbao|malaga|porto|turin|naples|florence|bologna|venice|genoa|gothenburg|malmö|aarhus|bergen|tampere|reykjavik|krakow|wroclaw|gdansk|poznan|brno|bratislava|ljubljana|zagreb|belgrade|sofia|thessaloniki|istanbul|ankara|moscow|saint petersburg|tallinn|riga|vilnius|kharkiv|lviv|odessa|tbilisi|yerevan|cairo|casablanca|nairobi|lagos|johannesburg|cape town|durban|pretoria|abu dhabi|doha|riyadh|amman|beirut|hyderabad|chennai|pune|kolkata|bengaluru|gurgaon|noida|karachi|lahore|dhaka|colombo|kathmandu|bangkok|jakarta|kuala lumpur|manila|hanoi|ho chi minh city|seoul|busan|osaka|kyoto|beijing|shanghai|shenzhen|guangzhou|taipei|brisbane|perth|adelaide|canberra|hobart|auckland|wellington|christchurch|mexico city|guadalajara|monterrey|bogota|medellin|lima|santiago|buenos aires|são paulo|sao paulo|rio de janeiro|brasilia|montevideo|quito|kiryat|qiryat|sakhnin|umm al-fahm|rahat|shfar'am|beit shemesh|ariel|dimona|arad|sderot|ofakim|netivot|yavne|rosh ha'ayin|or yehuda|ramat hasharon|zichron yaakov|safed|tzfat|maale adumim|beit shean|migdal haemek|cyprus|greece|athens|romania|bucharest|budapest|hungary|kyiv|ukraine|
תל אביב|תל-אביב|תל אביב-יפו|ת"א|ירושלים|חיפה|הרצליה|רמת גן|פתח תקווה|פתח תקוה|ראשון לציון|ראשל"צ|נתניה|באר שבע|אשדוד|אשקלון|חולון|בת ים|רחובות|רעננה|כפר סבא|הוד השרון|מודיעין|גבעתיים|יקנעם|יוקנעם|נצרת|עכו|אילת|טבריה|קיסריה|נהריה|כרמיאל|ראש העין|נס ציונה|לוד|רמלה|בני ברק|חדרה|עפולה|קריית גת|קרית גת|קריית שמונה|קרית שמונה|קריית אונו|קרית אונו|קריית ביאליק|קריית מוצקין|קריית אתא|צפת|דימונה|שדרות|נתיבות|אופקים|ערד|מעלה אדומים|אריאל|יבנה|גדרה|אור יהודה|רמת השרון|זכרון יעקב|זיכרון יעקב|מגדל העמק|נוף הגליל|טירת כרמל|אום אל פחם|טייבה|ישראל|לונדון|ניו יורק|ברלין|פריז|מרחוק|היברידי|עבודה מרחוק|אזור המרכז|צפון|מרכז הארץ|רמת החייל|קיבוץ|מושב|שפרעם|סח'נין|הגליל|הגליל התחתון|הגליל העליון|הגולן|רמת הגולן|הנגב|הערבה|השרון|השפלה|עמק יזרעאל|עמק חפר|מטה יהודה|גוש דן|מרכז|צפון|דרום|קריית ים|קריית חיים|נשר|יהוד|גני תקווה|סביון|אלעד|ביתר עילית|בית שמש|מבשרת ציון|פרדס חנה|כרכור|בנימינה|כפר יונה|קדימה|צורן|תל מונד|אבן יהודה|באר יעקב|קריית מלאכי|קריית עקרון|מצפה רמון|ירוחם|בית שאן|מעלות|שלומי|קצרין|ראש פינה|חצור|סכנין|באקה אל גרביה|כפר קאסם|רהט|טמרה|עראבה|דלית אל כרמל|סכנין|שפרעם|טורעאן|כפר כנא|יפיע|ריינה|אעבלין|מג'ד אל כרום|דיר אל אסד|נחף|ג'דיידה מכר|כפר מנדא|קלנסווה|ג'לג'וליה|רמת ישי|קריית טבעון|יוקנעם עילית|עתלית|קיסריה|אור עקיבא|חריש|צור הדסה|שוהם|מזכרת בתיה|גן יבנה|קריית עקרון|עומר|להבים|מיתר|ניו ג'רזי|בוסטון|סן פרנסיסקו|לוס אנג'לס|אמסטרדם|וינה|פראג|בודפשט|רומא|מדריד|ברצלונה|מינכן|ציריך|טורונטו|שיקגו`);

/** States and countries, which stand behind a town. */
const REGION_NAMES: ReadonlySet<string> = new Set(
  splitWords(
    `israel|usa|u.s.a.|united states|uk|united kingdom|england|scotland|wales|northern ireland|ireland|germany|france|canada|australia|netherlands|spain|italy|portugal|switzerland|austria|belgium|poland|sweden|norway|denmark|finland|india|japan|china|singapore|brazil|mexico|argentina|south africa|new zealand|greece|cyprus|romania|hungary|czech republic|czechia|ukraine|turkey|türkiye|south korea|s. korea|s.korea|korea|republic of korea|taiwan|thailand|vietnam|philippines|indonesia|malaysia|pakistan|bangladesh|sri lanka|nepal|egypt|morocco|tunisia|algeria|nigeria|ghana|kenya|ethiopia|tanzania|uganda|jordan|lebanon|saudi arabia|uae|u.a.e.|united arab emirates|qatar|kuwait|oman|bahrain|iran|iraq|kazakhstan|uzbekistan|armenia|azerbaijan|russia|russian federation|belarus|moldova|serbia|croatia|slovenia|slovakia|bulgaria|north macedonia|albania|bosnia and herzegovina|montenegro|estonia|latvia|lithuania|iceland|luxembourg|malta|colombia|chile|peru|venezuela|uruguay|paraguay|bolivia|ecuador|costa rica|panama|guatemala|cuba|dominican republic|puerto rico|jamaica|the netherlands|holland|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|manitoba|nova scotia|ישראל|ארה"ב|ארצות הברית|גרמניה|אנגליה|בריטניה|צרפת|קנדה|איטליה|ספרד|הולנד|רוסיה|אוקראינה|פולין|רומניה|הונגריה|יוון|קפריסין|טורקיה|שווייץ|שוויץ|אוסטריה|בלגיה|פורטוגל|שבדיה|שוודיה|נורווגיה|דנמרק|פינלנד|אירלנד|סקוטלנד|צ'כיה|בולגריה|הודו|סין|יפן|סינגפור|אוסטרליה|ניו זילנד|דרום אפריקה|ברזיל|ארגנטינה|מקסיקו|גאורגיה|אתיופיה|מרוקו|מצרים|ירדן`,
  ),
);
const STATE_CODES: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON QC BC AB MB SK NS NB NL PE UK'.split(
    ' ',
  ),
);
/** Words that names of towns and villages begin with. */
const TOWN_PREFIX_PATTERN =
  /^(?:כפר|קיבוץ|מושב|קריית|קרית|גבעת|רמת|מעלה|מצפה|נווה|נוה|גני|צור|קיבוצ|kibbutz|moshav|kfar|kiryat|givat|ramat|neve|mitzpe)\s+[\p{L}'"׳״-]{2,}(?:\s[\p{L}'"׳״-]{2,})?$/iu;

const wordPrefixPattern = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:ה|ב|ל)?(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'giu',
  );
/** Whole words, of several that begin alike the longest. */
const wholeWordPattern = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${words
      .toSorted()
      .toReversed()
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|')})(?![\\p{L}\\d"״'])`,
    'giu',
  );

const [TITLE_CUES, COMPANY_CUES, DEGREE_CUES, INSTITUTION_CUES, PLACE_CUES] = [
  wordPrefixPattern(TITLE_WORDS),
  wordPrefixPattern(COMPANY_WORDS),
  wholeWordPattern(DEGREE_WORDS),
  wordPrefixPattern(INSTITUTION_WORDS),
  wholeWordPattern(PLACE_NAMES),
] as const;

const countCues = (text: string, cues: RegExp) => Math.min(2, text.match(cues)?.length ?? 0);

/** How sure a text is the first name (above zero) or the second (below). */
export type NameClassifier = (text: string) => number;

/** What a text is rather: above zero the first of the names, below the second; the distance is how sure. */
export const scoreTitleOrCompany = (text: string): number =>
  2 * countCues(text, TITLE_CUES) -
  2 * countCues(text, COMPANY_CUES) -
  (/\.(?:com|io|co\.il|ai|net|org)\b|^(?:KPMG|EY|IBM|SAP|HP|AWS)\b/i.test(text) ? 2 : 0);
export const scoreDegreeOrInstitution = (text: string): number =>
  2 * countCues(text, DEGREE_CUES) - 2 * countCues(text, INSTITUTION_CUES);

const CARDINAL_WORD = /^(?:ה?(?:מרכז|צפון|דרום)|cent(?:er|ral)|(?:north|south|east|west)(?:ern)?)$/i;
/** A town with a word for the country around it: `Tel Aviv District`, `Greater London`, `מחוז תל אביב`. */
const AREA_SUFFIXES: ReadonlySet<string> = new Set(['area', 'district', 'county', 'province', 'region']);
const AREA_PREFIXES: ReadonlySet<string> = new Set(['greater', 'מחוז', 'נפת', 'אזור', 'איזור']);

/** The town that a word for the country around it goes with; undefined where there is no such word. */
function townOfArea(text: string): string | undefined {
  const [first, last] = [text.indexOf(' '), text.lastIndexOf(' ')];
  if (first < 0) return undefined;
  const [before, behind] = [
    AREA_PREFIXES.has(text.slice(0, first).toLowerCase()),
    AREA_SUFFIXES.has(text.slice(last + 1).toLowerCase()),
  ];
  return before || behind
    ? text
        .slice(before ? first + 1 : 0, behind && (last > first || !before) ? last : text.length)
        .replace(/\s+(?:metropolitan|bay)$/i, '')
    : undefined;
}

/** Whether a text is a place and little else: `Tel Aviv, Israel`, `רחובות`, `Austin, TX`. */
export function isPlace(text: string): boolean {
  const plain = text.replace(/^[\s(,|]+|[\s),|]+$/g, '');
  if (plain === '' || plain.length > 45 || /\d/.test(plain)) return false;
  if (STATE_CODES.has(plain.slice(-2)) && /^\p{Lu}[\p{L}. -]+,\s*[A-Z]{2}$/u.test(plain)) return true;
  const parts = plain.includes(',') ? plain.split(/,\s+/) : [plain];
  const town = parts.length === 1 ? townOfArea(plain) : undefined;
  if (isRegion(plain) || (town !== undefined && (CARDINAL_WORD.test(town) || isPlace(town)))) return true;
  if (parts.length > 1) {
    const other = parts.find((part) => !isPlace(part));
    if (other === undefined) return true;
    if (parts.some((part) => countLetters(part) > 3 && (part === other || !isPlace(part)))) return false;
  }
  // Behind a town that is known, another word makes another name of it: a festival, a firm.
  const found = [...plain.matchAll(PLACE_CUES)];
  const [first] = found;
  const known = first?.[0] ?? '';
  const behind = known !== '' && plain.startsWith(`${known} `) ? plain.slice(known.length).trim() : '';
  if (
    /^\p{Lo}[\p{Lo}'׳]+$/u.test(behind) &&
    !/^(?:יפו|עילית|תחתית|רבתי|והסביבה|מזרח|מערב|צפון|דרום)$/.test(behind) &&
    !isRegion(behind) &&
    behind.match(PLACE_CUES) === null
  )
    return false;
  if (TOWN_PREFIX_PATTERN.test(plain) && scoreTitleOrCompany(plain) === 0 && scoreDegreeOrInstitution(plain) === 0)
    return true;
  // What stands before the place is a name of its own, however short: `TU Delft`, `Wix, Haifa`.
  if (!first || countLetters(plain.slice(0, first.index)) > 1) return false;
  return countLetters(plain) - found.reduce((sum, [name]) => sum + countLetters(name), 0) <= 3;
}

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Whether a text names a place anywhere. */
export const mentionsPlace = (text: string): boolean => text.match(PLACE_CUES) !== null;

/** Whether a text is a state or a country, which a town may stand before. */
export const isRegion = (text: string): boolean => REGION_NAMES.has(text.trim().toLowerCase());

/** Whether a text before its state or country can be a town: a short name without a word for anything else. */
export const canBeTown = (text: string): boolean =>
  text.split(' ').length <= 3 && scoreTitleOrCompany(text) === 0 && scoreDegreeOrInstitution(text) === 0;
