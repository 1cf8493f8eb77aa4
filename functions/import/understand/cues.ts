/** Words that tell what a text names; found at the beginning of a word. */
const list = (text: string) => text.trim().split(/\s*\|\s*/);

const TITLE = list(`manager|engineer|developer|designer|analyst|director|lead|head of|chief|officer|assistant|consultant|coordinator|specialist|administrator|architect|teacher|nurse|intern|technician|representative|sales|accountant|lawyer|attorney|scientist|researcher|editor|writer|supervisor|operator|cashier|driver|chef|cook|waiter|waitress|barista|programmer|tester|qa|founder|co-founder|ceo|cto|cfo|coo|vp|vice president|president|owner|partner|associate|junior|senior|trainee|instructor|tutor|lecturer|professor|physician|doctor|therapist|psychologist|social worker|pharmacist|electrician|mechanic|plumber|carpenter|clerk|secretary|receptionist|recruiter|buyer|planner|controller|auditor|bookkeeper|economist|librarian|photographer|producer|journalist|translator|paralegal|dentist|veterinar|freelance|self-employed|commander|soldier|sergeant|team leader|team member|volunteer|mentor|counselor|coach|strategist|devops|full stack|fullstack|frontend|backend|product|project manager|fellow|postdoc|warehouse|guard|agent|broker|host|guide|storekeeper|shift|foreman|machinist|welder|paramedic|caregiver|nanny|cleaner|curator|conductor|choreographer|sous|pastry|baker|resident|practitioner|registrar|advisor|adviser|executive|expert|supply|
מנהל|מפתח|מהנדס|מעצב|אנליסט|ראש צוות|ראש מדור|ראש תחום|סמנכ|מנכ|יועצ|יועץ|רכז|רכזת|מורה|אחות|אח מוסמך|אח אחראי|טכנאי|נציג|מוכר|איש מכירות|אשת מכירות|רואה חשבון|רואת חשבון|חשב|חשבת|עורך|עורכת|מדען|חוקר|קופאי|נהג|שף|טבח|מלצר|בריסטה|ברמן|מתכנת|בודק|מייסד|בעלים|שותף|שותפה|זוטר|בכיר|מתמחה|מתלמד|מדריך|מדריכה|מתרגל|מרצה|פרופסור|רופא|רופאה|מטפל|פסיכולוג|עובד|עובדת|רוקח|חשמלאי|מכונאי|נגר|פקיד|מזכיר|מזכירה|פקידת|מגייס|רכש|מתכנן|בקר|בקרית|מבקר|חשבונאי|כלכלן|כלכלנית|ספרן|צלם|מפיק|עיתונאי|מתרגם|רופא|וטרינר|פרילנסר|עצמאי|מפקד|לוחם|לוחמת|סמל|קצין|קצינת|ראש|אחראי|אחראית|מתאם|מתאמת|מאבטח|אחמ|אחמ"ש|מלגזן|מחסנאי|סייעת|גננת|מטפלת|פרמדיק|חובש|חובשת|מנתח|ארכיטקט|אדריכל|הנדסאי|שרטט|שרטטת|דייל|תחקירן|תחקירנית|כתב|כתבת|סטודנט|עוזר|עוזרת|סגן|סגנית|מיישם|תומך|איש|אשת|מתנדב|מתנדבת|מנחה|מאמן|מאמנת|מחנך|מחנכת|מוקדן|מוקדנית|קניין|קניינית|שליח|מנופאי|רתך|קבלן|סוכן|סוכנת|מתווך|מתווכת|פיזיותרפיסט|מרפא|קלינאי|דיאטנ|טכנולוג|ביוטכנולוג|כימאי|ביולוג|מנהלן|מתפעל|מפעיל|אופה|קונדיטור|ספר|קוסמטיקאי`);

const COMPANY = list(`ltd|inc|llc|llp|gmbh|corp|corporation|co.|company|group|bank|university|college|hospital|school|clinic|medical center|labs|studio|agency|technologies|systems|solutions|industries|partners|associates|holdings|ministry|municipality|city of|idf|foundation|institute|restaurant|hotel|cafe|store|center|centre|services|consulting|software|pharma|airlines|insurance|academy|theatre|theater|museum|magazine|news|media|ventures|capital|robotics|networks|motors|foods|energy|logistics|health|firm|office of|department|district|association|society|
בע"מ|בע״מ|בעמ|חברת|קבוצת|רשת|בנק|אוניברסיט|מכללת|המכללה|בית חולים|ביה"ח|בית ספר|בי"ס|תיכון|מרפאת|קופת חולים|כללית|מכבי|מאוחדת|לאומית|משרד |משרדי|עיריית|עירית|מועצה|מועצת|צה"ל|צבא|חיל|משטרת|מלון|מסעדת|קפה|חנות|מרכז|המרכז|סטודיו|טכנולוגיות|מערכות|תעשיות|תעשייה|שירותי|יזמות|אחזקות|נכסים|ביטוח|סוכנות|עמותת|קרן|מכון|גן ילדים|גן |מוסך|מאפיית|סופרמרקט|שופרסל|רמי לוי|אלביט|תנובה|בזק|פלאפון|סלקום|פרטנר|הוט|טבע|אסם|שטראוס|רפאל|התעשייה|אל על|חברה|תיאטרון|מוזיאון|עיתון|מגזין|ושות'|ושות|מפעלי|מפעל|תאגיד|רשות|נמל|הסוכנות|מוסדות|הטכניון|מרכול|פארם|מעבדות|מעבדת|יקב|בית קפה|מוקד`);

const DEGREE = list(`b.a|ba|b.sc|bsc|bs|b.s|b.ed|b.des|b.arch|llb|ll.b|m.a|ma|m.sc|msc|ms|m.s|mba|m.b.a|m.ed|ph.d|phd|md|m.d|llm|mfa|bfa|b.f.a|bachelor|master|doctor|doctorate|diploma|certificate|certified|certification|associate degree|degree|high school diploma|matriculation|bagrut|minor|major|course|program|bootcamp|training|license|licence|postgraduate|undergraduate|exchange|practical engineer|apprenticeship|studies|a-levels|gcse|
תואר|בוגר|בוגרת|מוסמך|מוסמכת|דוקטור|דוקטורט|תעודה|תעודת|דיפלומה|הנדסאי|הנדסאית|בגרות|רישיון|רשיון|קורס|לימודי|השתלמות|הכשרה|הכשרת|הסמכה|הסמכת|התמחות|טכנאי|מכינה|קדם|סטאז'|תכנית|תוכנית|מגמה|מגמת|12 שנות|שנות לימוד|פוסט`);

const INSTITUTION = list(`university|college|institute|school|academy|technion|polytechnic|faculty|campus|high school|seminary|yeshiva|open university|conservator|bootcamp|mit|ucla|
אוניברסיט|האוניברסיט|מכללת|מכללה|המכללה|טכניון|הטכניון|מכון|המכון|בית ספר|בית הספר|בי"ס|ביה"ס|תיכון|ישיבת|ישיבה|אורט|עמל|האקדמיה|אקדמיה|הקריה|המרכז האקדמי|המרכז|מרכז|סמינר|אולפנת|אולפנה|בצלאל|שנקר|מדרשת|ג'ון ברייס|מועצת|לשכת|משרד |בסמ"ח|רופין|ספיר|אפקה|הפקולטה|שירותי`);

const PLACES = list(`tel aviv|tel-aviv|tel aviv-yafo|jerusalem|haifa|herzliya|ramat gan|petah tikva|petach tikva|rishon lezion|rishon le zion|netanya|beer sheva|be'er sheva|beersheba|ashdod|ashkelon|holon|bat yam|rehovot|raanana|ra'anana|kfar saba|hod hasharon|modiin|modi'in|givatayim|yokneam|nazareth|acre|akko|eilat|tiberias|caesarea|nahariya|karmiel|rosh haayin|ness ziona|nes ziona|lod|ramla|bnei brak|hadera|afula|kiryat gat|israel|new york|london|berlin|paris|boston|chicago|san francisco|los angeles|seattle|austin|toronto|amsterdam|dublin|munich|zurich|madrid|barcelona|rome|milan|vienna|prague|warsaw|sydney|melbourne|singapore|remote|hybrid|usa|uk|united states|united kingdom|germany|france|canada|california|manchester|edinburgh|bristol|vancouver|montreal|denver|miami|atlanta|dallas|houston|washington|philadelphia|san diego|san jose|palo alto|mountain view|portland|lisbon|brussels|copenhagen|stockholm|oslo|helsinki|tokyo|hong kong|dubai|north district|
תל אביב|תל-אביב|תל אביב-יפו|ת"א|ירושלים|חיפה|הרצליה|רמת גן|פתח תקווה|פתח תקוה|ראשון לציון|ראשל"צ|נתניה|באר שבע|אשדוד|אשקלון|חולון|בת ים|רחובות|רעננה|כפר סבא|הוד השרון|מודיעין|גבעתיים|יקנעם|יוקנעם|נצרת|עכו|אילת|טבריה|קיסריה|נהריה|כרמיאל|ראש העין|נס ציונה|לוד|רמלה|בני ברק|חדרה|עפולה|קריית גת|קרית גת|קריית שמונה|קרית שמונה|קריית אונו|קרית אונו|קריית ביאליק|קריית מוצקין|קריית אתא|צפת|דימונה|שדרות|נתיבות|אופקים|ערד|מעלה אדומים|אריאל|יבנה|גדרה|אור יהודה|רמת השרון|זכרון יעקב|זיכרון יעקב|מגדל העמק|נוף הגליל|טירת כרמל|אום אל פחם|טייבה|ישראל|לונדון|ניו יורק|ברלין|פריז|מרחוק|היברידי|עבודה מרחוק|אזור המרכז|צפון|מרכז הארץ|רמת החייל|קיבוץ|מושב`);

const pattern = (words: readonly string[]) => new RegExp(`(?<![\\p{L}\\d])(?:ה|ב|ל)?(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu');
const whole = (words: readonly string[]) => new RegExp(`(?<![\\p{L}\\d])(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\d"״'])`, 'giu');

const [TITLE_CUES, COMPANY_CUES, DEGREE_CUES, INSTITUTION_CUES, PLACE_CUES] = [pattern(TITLE), pattern(COMPANY), whole(DEGREE), pattern(INSTITUTION), whole(PLACES)] as const;

const count = (text: string, cues: RegExp) => Math.min(2, text.match(cues)?.length ?? 0);

/** What a text is rather: above zero the first of the names, below the second; the distance is how sure. */
export const titleOrCompany = (text: string): number => 2 * count(text, TITLE_CUES) - 2 * count(text, COMPANY_CUES) - (/\.(?:com|io|co\.il|ai|net|org)\b|^(?:KPMG|EY|IBM|SAP|HP|AWS)\b/i.test(text) ? 2 : 0);
export const degreeOrInstitution = (text: string): number => 2 * count(text, DEGREE_CUES) - 2 * count(text, INSTITUTION_CUES);

/** Whether a text is a place and little else: `Tel Aviv, Israel`, `רחובות`, `Austin, TX`. */
export function isPlace(text: string): boolean {
  const plain = text.replace(/^[\s(,|]+|[\s),|]+$/g, '');
  if (plain === '' || plain.length > 45 || /\d/.test(plain)) return false;
  if (/^\p{Lu}[\p{L}. -]+,\s*[A-Z]{2}$/u.test(plain)) return true;
  const rest = plain.replace(PLACE_CUES, '');
  return rest.length < plain.length && rest.replace(/[^\p{L}]/gu, '').length <= 3;
}

/** Whether a text names a place anywhere. */
export const namesPlace = (text: string): boolean => text.match(PLACE_CUES) !== null;
