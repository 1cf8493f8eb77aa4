import { parseWordList } from '../../../functions/import/lexicon/parseWordList.ts';
import { course, lettersOfDegree } from './courses.ts';
import {
  acronym,
  branch,
  coined,
  foreignFirm,
  nameInTwo,
  ownBusiness,
  remark,
  site,
  unitFirm,
  wordyFirm,
  wordyPlace,
  wordyPost,
  wordySchool,
} from './names.ts';
import type { Random } from './random.ts';

/** A made-up person, written in one language, as the generator of layouts needs it. */
export interface Person {
  readonly lang: 'he' | 'en';
  readonly name: string;
  readonly headline: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly linkedin: string;
  readonly website: string;
  readonly summary: string;
  readonly jobs: readonly Entry[];
  readonly studies: readonly Entry[];
  readonly skills: readonly string[];
  readonly languages: readonly (readonly [name: string, level: string])[];
  readonly projects: readonly Entry[];
  readonly custom: readonly { readonly title: string; readonly items: readonly Entry[] }[];
  readonly personal: readonly string[];
}

/** A job, a study, a project or an item: what, where, when. */
export interface Entry {
  readonly first: string;
  readonly second: string;
  readonly place: string;
  readonly start: Point;
  /** Undefined: it goes on, or there was one date only. */
  readonly end: Point | undefined;
  readonly single: boolean;
  readonly bullets: readonly string[];
}

export interface Point {
  readonly year: number;
  readonly month: number;
}

const w = parseWordList;
const HE = {
  first: w(
    'נועה | יעל | דנה | מיכל | רוני | תמר | שירה | עדי | ליאת | אורית | הדס | מאיה | רחל | חנה | אסתר | סיגל | גלית | איילת | דוד | משה | יוסי | אבי | עומר | איתי | רועי | גיא | אלון | ניר | עידן | ערן | שי | אורי | יונתן | מוחמד | אחמד | סאמר | ויקטור | אולגה | סרגיי | אברהם | שלמה | תהילה | אליהו | רבקה | פנינה | ליאור | נדב | צחי | קובי | רינת | מירב | עינת',
  ),
  last: w(
    'כהן | לוי | מזרחי | פרץ | ביטון | דהן | אברהם | פרידמן | אזולאי | מלכה | כץ | יוסף | דוד | עמר | אוחנה | חדד | גבאי | בן דוד | אדרי | לוין | טל | קליין | חזן | שפירא | בן-שושן | רוזנברג | גולן | ברק | שגב | אלמוג | נחום | סויסה | וקנין | רביבו | אבו חצירא | חדאד | מנסור | זועבי | פטרוב | איבנוב | שטרן | הרשקוביץ | גרינברג | ויס | בר-לב | נוימן | צור | אשכנזי',
  ),
  post: w(
    'מנהל | מנהלת | מנהל עבודה | מנהלת משרד | סגן מנהל | ראש צוות | רכז | רכזת | מהנדס | מהנדסת | טכנאי | טכנאית | נציג | נציגת | מוכר | מוכרת | יועץ | יועצת | מורה | אחות | אח מוסמך | מטפלת | מדריך | מדריכה | עוזר | עוזרת | חשב | חשבת | מנהל חשבונות | מנהלת חשבונות | מפתח | מפתחת | בודק | בודקת | מעצב | מעצבת | אנליסט | אנליסטית | נהג | נהגת | מלגזן | מחסנאי | טבח | שף | קונדיטורית | מלצר | ברמן | קופאית | פקידה | מזכירה | חשמלאי | מסגר | נגר | רתך | אינסטלטור | מכונאי | טכנאי שיניים | רוקח | פיזיותרפיסט | קלינאית תקשורת | דיאטנית | וטרינר | עורך דין | מתמחה | כלכלן | מאבטח | קב"ט | מוקדן | מוקדנית | גנן נוף | גננת | סייעת | עובד סוציאלי | עובדת סוציאלית | פסיכולוגית | צלם | עורך וידאו | כתב | עורכת תוכן | מתרגמת | מפיק אירועים | ספרית | קוסמטיקאית | מאפרת | תופרת | אופה | קצב | שרטט | מודד | אדריכלית | בקר איכות | מתאמת פרויקטים | סוכן ביטוח | מתווך | שמאי | דייל | קצין בטיחות | מפעיל מכונות | כרסם | בנאי | צבע | רצף | שיפוצניק | טייח | מנופאי | מדביר | גובה | ספרן | מרצה | חוקר | לבורנט | לבורנטית | ביולוג | וטרינרית | מציל | מאמן כושר | מדריכת יוגה | מלווה | שליח | סדרן | קניין | תוכניתן | ארכיטקט תוכנה | מנהל מוצר',
  ),
  field: w(
    'מכירות | שירות לקוחות | תפעול | לוגיסטיקה | משאבי אנוש | רכש | שיווק | פיתוח | מכונות | חשמל | בניין | מערכות מידע | תוכנה | איכות | בכיר | בכירה | ראשי | ראשית | זוטר | ותיק | אזור צפון | סניף | חנות | משמרת | פרויקטים | תוכן | דיגיטל | כספים | שכר | תקשורת | אנגלית | מתמטיקה | ילדים | נוער | מטבח | הפקה | ייצור | תחזוקה | רשתות | QA | Frontend | Full Stack | DevOps | CNC | מיזוג אוויר | דלפק | קבלה | מחסן | שטח | פרונטלי | טלפוני | בנקאות | אשראי | ביטוח',
  ),
  firm: w(
    'שטראוס | תנובה | אלביט מערכות | אלקטרה | שופרסל | רמי לוי | בזק | פלאפון | סלקום | בנק הפועלים | בנק לאומי | מזרחי טפחות | כללית | מכבי שירותי בריאות | מאוחדת | דואר ישראל | רכבת ישראל | אגד | אל על | פרטנר | ישראכרט | הפניקס | מגדל | כלל ביטוח | הראל | אסם | יוניליוור | טבע | נטפים | רפאל | התעשייה האווירית | אינטל | אמדוקס | צ׳ק פוינט | מטריקס | ארומה | קפה גרג | קסטרו | פוקס | הום סנטר | איקאה | סופר-פארם | גולדה | מקדונלדס | עלית | סולתם | כתר פלסטיק | פניציה | מעוף | אורן הנדסה | גל-ים | שחף | דקל | אופק | ארז | נוף | תבור | ברקת | מור | שקד | רימון | כרמל | גלעד | שובל | רותם | להב | סער | אביב | קשת | צליל | לביא',
  ),
  firmForm: w(
    '{} בע"מ | {} | {} | {} | קבוצת {} | רשת {} | מסעדת {} | מלון {} | חברת {} | סטודיו {} | משרד עורכי דין {} | {} ושות׳ | {} טכנולוגיות | {} מערכות | {} הנדסה | {} נדל"ן | מאפיית {} | מוסך {} | מכללת {} | מרפאת {} | {} שיווק והפצה | {} לוגיסטיקה | נגריית {} | גן {} | {} הפקות | {} פתרונות | {} ובניו | אחים {} | בית ספר {} | בית קפה {} | סוכנות {} | מספרת {} | {} יזמות',
  ),
  public: w(
    'עיריית {} | המועצה המקומית {} | מועצה אזורית {} | המרכז הרפואי {} | בית החולים {} | מתנ"ס {} | תיכון {} | בית ספר יסודי {} | חטיבת ביניים {}',
  ),
  hospital: w('שיבא | איכילוב | רמב"ם | סורוקה | הדסה | מאיר | וולפסון | בילינסון | קפלן | העמק | זיו | פוריה'),
  town: w(
    'תל אביב | ירושלים | חיפה | באר שבע | ראשון לציון | פתח תקווה | אשדוד | נתניה | חולון | בת ים | רמת גן | רחובות | הרצליה | כפר סבא | מודיעין | נצרת | עכו | כרמיאל | עפולה | טבריה | אילת | קריית גת | יקנעם | קיסריה | גבעתיים | רעננה | חדרה | נהריה | צפת | לוד | שדרות | נס ציונה | קיבוץ דגניה | מושב בצרה | סכנין | אום אל פחם | כפר יונה | זכרון יעקב | גדרה | ערד',
  ),
  degree: w(
    'תואר ראשון ב{} | תואר שני ב{} | תואר ראשון {} (B.A.) | B.A. ב{} | B.Sc. ב{} | M.A. ב{} | MBA | תעודת {} | דיפלומה ב{} | הנדסאי {} | טכנאי {} | קורס {} | לימודי {} | בגרות מלאה | תעודת בגרות | תעודת הוראה | 12 שנות לימוד | דוקטורט ב{} | לימודי תעודה ב{} | בגרות מלאה, מגמת {} | הסמכה ב{} | תואר ראשון דו-חוגי ב{} | סטודנט לתואר ראשון ב{} | BSc {} | מכינה קדם אקדמית | תואר ראשון בהצטיינות, {} | {}, B.A. | {}, תואר ראשון | LL.B | LL.M. | B.Ed. ב{} | B.S.N | רישיון עו"ד | תעודת מקצוע, {} | 10 שנות לימוד | תואר ראשון ב{} ו{} | בוגר במקצועות {}',
  ),
  study: w(
    'מנהל עסקים | כלכלה | חשבונאות | משפטים | פסיכולוגיה | עבודה סוציאלית | חינוך | מדעי המחשב | הנדסת תוכנה | הנדסת חשמל | הנדסת מכונות | הנדסה אזרחית | סיעוד | ביולוגיה | כימיה | תקשורת | עיצוב גרפי | אדריכלות | לוגיסטיקה | משאבי אנוש | סוציולוגיה | היסטוריה | ספרות | מתמטיקה | פיזיקה | גיאוגרפיה | מיזוג אוויר | חשמל | מכונות | קונדיטוריה | בישול | הנהלת חשבונות | ייעוץ מס | בניין | רוקחות | וטרינריה | מערכות מידע | תעשייה וניהול | ריפוי בעיסוק | תזונה | צילום | קולנוע | אופנה',
  ),
  school: w(
    'אוניברסיטת תל אביב | האוניברסיטה העברית | אוניברסיטת חיפה | הטכניון | אוניברסיטת בן-גוריון בנגב | אוניברסיטת בר-אילן | האוניברסיטה הפתוחה | אוניברסיטת רייכמן | המכללה למנהל | הקריה האקדמית אונו | מכללת ספיר | המכללה האקדמית תל-חי | מכללת אורנים | סמינר הקיבוצים | מכללת לוינסקי | בצלאל | שנקר | מכללת עתיד | אורט בראודה | מכללת רופין | המכללה האקדמית צפת | תיכון עירוני א׳ | תיכון אורט | מקיף ז׳ | בית ספר תיכון {} | מכון ויצמן למדע | ג׳ון ברייס | משרד העבודה | לשכת עורכי הדין | מכללת {} | בית ספר לבישול {} | אקדמיית {} | מכון {} | תדמור | וינגייט | סמינר בית יעקב | ישיבת {} | HackerU | Coursera | המרכז הרפואי שיבא',
  ),
  verb: w(
    'ניהול | הובלת | פיתוח | אחריות על | ביצוע | טיפול ב | הדרכת | תכנון | הקמת | שיפור | בקרת | תפעול | ליווי | הכנת | מתן שירות ל | ייזום | תיאום | ארגון | הפקת | ייעול | ניהלתי | הובלתי | בניתי | הקמתי | פיתחתי | הטמעת | מכירת | תחזוקת | איתור | כתיבת',
  ),
  object: w(
    'צוות של 12 עובדים | תקציב שנתי של 3 מיליון ש"ח | לקוחות עסקיים ופרטיים | תהליכי עבודה במחלקה | מלאי והזמנות מספקים | מערך ההדרכה לעובדים חדשים | מערכות מידע ודוחות שבועיים | פרויקטים מורכבים מקצה לקצה | קשר עם ספקים בארץ ובחו"ל | תיקי לקוחות ומעקב גבייה | תפריט עונתי והורדת עלויות ב-15% | אתרי בנייה ופיקוח על קבלני משנה | מערכת CRM והטמעתה | כיתה של 32 תלמידים | מטופלים ובני משפחותיהם | עמידה ביעדי מכירות ושירות | נהלי בטיחות ואיכות | שירותי REST ומסדי נתונים | קמפיינים ברשתות החברתיות | אירועים עד 400 משתתפים | דוחות כספיים ומאזנים | ציוד, כלים וכלי רכב | שיפוץ דירות ומשרדים | תיאום פגישות ויומנים',
  ),
  skill: w(
    'ניהול צוות | עבודה תחת לחץ | יחסי אנוש מעולים | Office | Excel | SAP | Priority | Python | SQL | AutoCAD | Photoshop | שירות לקוחות | מכירות | עבודת צוות | תמחור | קריאת שרטוטים | ניהול מלאי | רישיון מלגזה | ריתוך | החייאה | הדרכה | ניתוח נתונים | JavaScript | React | Jira | ניהול פרויקטים | משא ומתן | כתיבה שיווקית | Google Ads | בטיחות מזון | HACCP | SolidWorks | Monday | Salesforce | חשבשבת | יצירתיות | סדר וארגון | אמינות | יוזמה | תודעת שירות גבוהה | הפעלת CNC | בקרת איכות | ניהול תקציב | Canva | Figma | Premiere',
  ),
  language: w('עברית | אנגלית | ערבית | רוסית | צרפתית | ספרדית | אמהרית | גרמנית | יידיש | איטלקית'),
  level: w('שפת אם | רמה גבוהה | שוטפת | טובה מאוד | טובה | בינונית | בסיסית | ברמת שפת אם | שליטה מלאה | רמה טובה'),
  adjective: w(
    'ותיק ומנוסה | בעל ניסיון רב | אחראי ומסור | יצירתי ודייקן | עם תודעת שירות גבוהה | בעל ראייה מערכתית | חרוץ ובעל יכולת למידה מהירה',
  ),
} as const;
const EN = {
  first: w(
    'Anna | Maya | Sarah | Emily | Daniel | David | Michael | James | Olivia | Sofia | Noa | Liam | Ethan | Priya | Ravi | Wei | Chen | Fatima | Omar | Carlos | Maria | Elena | Ivan | Katarina | Tom | Jack | Grace | Hannah | Adam | Leo | Nina | Peter | Laura | Mark | Julia | Samuel | Chloe | Ahmed | Yuki | Hiroshi | Ingrid | Lars | Siobhan | Declan | Mateo | Lucia | Kwame | Amara',
  ),
  last: w(
    "Smith | Johnson | Brown | Cohen | Levi | Garcia | Martinez | Nguyen | Patel | Sharma | Kim | Lee | Chen | Wang | Novak | Kowalski | Schmidt | Müller | Rossi | Silva | Santos | O'Brien | Murphy | Okafor | Mensah | Hassan | Ali | Ivanov | Petrov | Sørensen | Larsen | Dubois | Moreau | Tanaka | Suzuki | Walker | Hughes | Bennett | Carter | Morgan | Reid | Barnes | van Dijk | de Souza | Ben-Ami | Goldstein | Friedman",
  ),
  post: w(
    'Manager | Engineer | Developer | Designer | Analyst | Director | Assistant | Consultant | Coordinator | Specialist | Administrator | Architect | Teacher | Nurse | Intern | Technician | Representative | Accountant | Attorney | Scientist | Researcher | Editor | Writer | Supervisor | Operator | Cashier | Driver | Chef | Cook | Waiter | Barista | Electrician | Mechanic | Plumber | Carpenter | Clerk | Secretary | Receptionist | Recruiter | Buyer | Planner | Auditor | Bookkeeper | Librarian | Photographer | Producer | Journalist | Translator | Paralegal | Pharmacist | Therapist | Lecturer | Tutor | Trainer | Foreman | Welder | Machinist | Caregiver | Guide | Advisor | Inspector | Stylist | Florist | Surveyor | Curator | Estimator | Dispatcher | Lifeguard | Paramedic | Gardener | Tailor | Baker | Butcher | Roofer | Glazier | Pilot | Steward | Optician | Underwriter | Actuary | Interpreter | Concierge | Housekeeper | Groundskeeper | Beekeeper | Brewer | Sommelier',
  ),
  field: w(
    'Senior | Junior | Lead | Head | Sales | Marketing | Product | Project | Software | Data | Operations | Human Resources | Quality | Process | Civil | Mechanical | Electrical | Clinical | Registered | Retail | Store | Shift | Warehouse | Logistics | Office | Executive | Account | Customer Success | Customer Service | Field | Research | Graphic | UX | Web | Frontend | Backend | DevOps | Network | Security | Financial | Legal | Content | Social Media | Event | Pastry | Sous | Head | Night | Primary School | Mathematics | English | Physical | Dental | Veterinary | Lab | Maintenance | Production | Assembly | Supply Chain | Procurement | Regional | Assistant | Associate | Principal | Freelance | Community | Museum | Flight | Ground | Landscape',
  ),
  firm: w(
    'Northwind | Brightloop | Halden | Rowe | Severn | Lakeside | Prairie | Cobalt | Meridian | Vantage | Orchard | Copper | Harbour | Silverline | Bluebird | Evergreen | Kestrel | Summit | Granite | Redwood | Willow | Atlas | Zenith | Quorum | Helix | Nimbus | Lumen | Vertex | Pinnacle | Fairview | Oakfield | Riverside | Ashford | Kingsley | Thornton | Delacroix | Baltic | Nordlys | Tamar | Galil | Carmel | Google | Microsoft | Deloitte | Amazon | Siemens | Bosch | Tesco | Marriott | Hilton | IBM | Oracle | Starbucks | Ikea | Nestlé | Pfizer | Shell | Maersk | Philips | Accenture',
  ),
  firmForm: w(
    '{} | {} | {} | {} Ltd | {} Inc. | {} GmbH | {} & Sons | {} Group | {} Systems | {} Technologies | {} Software | {} Labs | {} Consulting | {} Partners | {} Logistics | {} Foods | {} Hotel | {} Bakery | The {} Restaurant | {} Law LLP | {} Clinic | {} Construction | {} Media | {} Studio | {} Bank | {} Airlines | Café {} | {} Solutions, Inc. | {} Care Home | {} Motors | {} & {}',
  ),
  public: w(
    'City of {} | {} General Hospital | {} City Council | {} Public Library | {} High School | {} Primary School | {} Museum of Art | University of {} | {} Fire Department | {} Community Centre',
  ),
  town: w(
    'London | Manchester | Bristol | Leeds | Dublin | Galway | Austin, TX | Boston, MA | Chicago, IL | New York, NY | Seattle, WA | San Francisco, CA | Toronto, Canada | Berlin | Munich, Germany | Paris, France | Madrid | Barcelona, Spain | Rome, Italy | Amsterdam | Stockholm, Sweden | Oslo | Copenhagen, Denmark | Warsaw, Poland | Prague | Vienna, Austria | Zurich | Lisbon, Portugal | Tel Aviv | Haifa, Israel | Jerusalem, Israel | Bangalore, India | Mumbai | Singapore | Sydney, NSW | Melbourne | Tokyo, Japan | São Paulo, Brazil | Remote | Denver, CO | Portland, OR | Atlanta, GA | Cardiff, UK | Edinburgh | Nairobi, Kenya | Lagos, Nigeria | Dubai, UAE | Hyderabad, India',
  ),
  degree: w(
    'B.A. in {} | BA {} | B.Sc. in {} | BSc in {} | Bachelor of Science in {} | Bachelor of Arts, {} | M.Sc. in {} | Master of Science in {} | MSc {} | M.A. in {} | MBA | Ph.D. in {} | PhD, {} | Diploma in {} | Certificate in {} | Associate Degree in {} | BEng {} | MEng in {} | Bachelor of Engineering - {} | High School Diploma | A-Levels: {} | GCSEs | Higher National Diploma, {} | Bachelor of {} | LL.B. | Postgraduate Certificate in {} | B.Tech in {} | Apprenticeship in {} | Level 3 {} | BS {} | Minor in {} | BPT, {} | BPharm | LLM, {} | B.Ed., {} | RN Diploma | DMD | B.Des. {} | {} (BSc) | {}, M.A. | BBA | A.A.S. {} | Bachelor of Fine Arts in {} and {} | B.Sc. {} and {} | NVQ Level 2, {} | High School Diploma, {}',
  ),
  study: w(
    'Economics | Business Administration | Computer Science | Mechanical Engineering | Civil Engineering | Nursing | Biology | Chemistry | Psychology | Sociology | History | English Literature | Mathematics | Physics | Law | Accounting | Finance | Marketing | Graphic Design | Architecture | Education | Communications | Journalism | Political Science | Philosophy | Information Systems | Electrical Engineering | Hospitality Management | Culinary Arts | Social Work | Public Health | Pharmacy | Environmental Science | Linguistics | Fine Arts | Data Science | Plumbing | Electrical Installation | Horticulture',
  ),
  school: w(
    'University of {} | {} University | University of Manchester | University College London | MIT | Stanford University | University of California, Berkeley | Technion | Tel Aviv University | Hebrew University of Jerusalem | ETH Zurich | TU Delft | KU Leuven | Trinity College Dublin | {} College | {} Community College | {} Institute of Technology | Indian Institute of Technology, {} | {} High School | {} Academy | {} Polytechnic | School of Visual Arts | London School of Economics | Le Cordon Bleu | {} School of Business | {} State University | Open University | Royal College of Art | Sorbonne | Georgia Tech | NYU | UCLA',
  ),
  city: w(
    'Leeds | Bristol | Sheffield | Cardiff | Houston | Ohio | Kansas | Lisbon | Warsaw | Vienna | Cologne | Madras | Delhi | Nairobi | Lagos | Toronto | Sydney | Auckland | Dallas | Porto | Ghent | Bologna | Utrecht | Springfield | Westbrook | Hartford | Millbrook | Eastfield',
  ),
  verb: w(
    'Led | Managed | Built | Designed | Developed | Improved | Reduced | Increased | Trained | Supported | Coordinated | Launched | Maintained | Prepared | Negotiated | Introduced | Ran | Organised | Planned | Delivered | Responsible for | Handled | Wrote | Taught | Installed | Repaired | Supervised | Analysed | Created | Served',
  ),
  object: w(
    'a team of twelve people across two sites | monthly reports for the board | customer complaints by 30% | a new scheduling system | the annual budget of $2.4M | stock and deliveries from forty suppliers | services in Go, Python and TypeScript | weekly training for new colleagues | safety checks on all machines | marketing campaigns in three countries | data pipelines handling 2 million events a day | patients before and after surgery | lessons for classes of thirty pupils | menus, orders and food costs | contracts with key partners | electrical systems in residential buildings | the redesign of the company website | audits, tax returns and payroll | events for up to 500 guests | test plans and automated checks, cutting release time in half | research on soil and water quality | kitchens, bathrooms and heating systems',
  ),
  skill: w(
    'Teamwork | Leadership | Communication | Excel | PowerPoint | SAP | Salesforce | Python | Java | C++ | SQL | JavaScript | TypeScript | React | Node.js | AWS | Docker | Kubernetes | Git | Figma | Photoshop | Illustrator | AutoCAD | SolidWorks | Project management | Time management | Negotiation | Customer service | Public speaking | Data analysis | Machine learning | Budgeting | First aid | Food safety | Welding | Forklift licence | Copywriting | SEO | Google Analytics | Jira | Agile | Scrum | Problem solving | Bookkeeping | QuickBooks | Scheduling | Inventory control | Patient care | CPR | Classroom management | R | MATLAB | Linux | HTML/CSS | Power BI | Tableau',
  ),
  language: w(
    'English | Spanish | French | German | Hebrew | Arabic | Russian | Italian | Portuguese | Mandarin | Japanese | Hindi | Polish | Dutch | Swedish | Korean',
  ),
  level: w(
    'Native | Fluent | Advanced | Intermediate | Basic | Professional working proficiency | Mother tongue | Conversational | C1 | B2 | Good | Beginner | Native or bilingual proficiency',
  ),
  adjective: w(
    'experienced and reliable | detail-oriented | results-driven | curious | hands-on | creative | dedicated',
  ),
} as const;
const CUSTOM = {
  he: {
    'שירות צבאי': [
      'לוחם בחטיבת גולני',
      'מש"קית חינוך',
      'חובש קרבי',
      'קצינת מודיעין',
      'טכנאי מטוסים בחיל האוויר',
      'שירות צבאי מלא',
      'מפקדת כיתה',
      'נהג בגדוד הלוגיסטי',
    ],
    'שירות לאומי': ['מתנדבת במד"א', 'סייעת בגן ילדים'],
    התנדבות: ['מתנדב במד"א', 'חונך ילדים בפר"ח', 'מדריכה בצופים', 'סיוע לקשישים בער"ן'],
    קורסים: ['קורס מנהלי עבודה', 'קורס Excel מתקדם', 'קורס עזרה ראשונה', 'קורס ניהול פרויקטים', 'קורס דירקטורים'],
    'הסמכות ורישיונות': ['רישיון נהיגה ב׳', 'תעודת חשמלאי מוסמך', 'רישיון מלגזה', 'הסמכת PMP'],
    פרסים: ['עובד מצטיין 2019', 'מלגת הצטיינות'],
    תחביבים: ['טיולים, ריצה, בישול', 'גיטרה וצילום', 'כדורסל, קריאה'],
    המלצות: ['יינתנו לפי דרישה', 'המלצות יימסרו על פי בקשה'],
    'רישיונות והיתרים': ['C+E, C, B', 'היתר חומ"ס', 'רישיון מלגזה', 'רישיון נשק'],
    השתלמויות: ['ניהול סיכונים', 'עדכוני בטיחות, משרד העבודה', 'שימוש מושכל בתרופות'],
    'צבא ומילואים': ['חובש פלוגתי, חטיבת הצנחנים', 'לוחם, סיירת נח"ל, סמל ראשון', 'מילואים פעיל'],
    שונות: ['רישיון נשק, רישיון נהיגה B', 'נכונות לנסיעות', 'יליד הארץ'],
    חברויות: ['חברה בלשכת רואי החשבון', 'חבר באיגוד המהנדסים'],
    ממליצים: ['הרב שמואל לוי, מנהל', 'רותי אלון, אם בית, כפר קדם', 'יימסרו לפי דרישה'],
    'מענקי מחקר': ['מענק אישי 1834/21', 'מלגת פוסט-דוקטורט, הקרן הלאומית למדע', 'ISF Personal Grant'],
    תערוכות: ['"מלח", תערוכה קבוצתית, גלריה ביתא', 'תערוכת יחיד, בית האמנים'],
    'הוראה והרצאות': ['גנטיקה למתקדמים, מכון ויצמן', 'סדנת כתיבה, בית אריאלה'],
    'קמפיינים נבחרים': ['"יופי של טבע", זוכה אפי זהב', 'השקת קולקציית הספורט'],
    'דירקטוריונים ועמותות': ['חברת ועד מנהל, עמותת "אחוזת ילדים"', 'דירקטורית חיצונית, תזמורת העיר'],
    'מידע נוסף': ['בעל רכב ורישיון נהיגה', 'נכונות לעבודה במשמרות'],
  },
  en: {
    'Military Service': ['Combat medic, IDF', 'Signals Sergeant', 'Logistics Officer'],
    Volunteering: ['Food bank volunteer', 'Youth football coach', 'Animal shelter helper', 'Mentor at Code Club'],
    Certifications: [
      'PMP',
      'AWS Certified Solutions Architect',
      'First Aid at Work',
      'CSCS Card',
      'Food Hygiene Level 2',
      'Certified ScrumMaster',
    ],
    Courses: ['Advanced Excel', 'Deep Learning Specialization', 'Leadership Essentials'],
    Awards: ['Employee of the Year', "Dean's List", 'Best Paper Award', 'Star of the Month'],
    Interests: ['Hiking, photography, cooking', 'Chess and running', 'Reading, cycling, travel'],
    References: ['Available on request', 'References available upon request'],
    Publications: ['A study of river sediments, Journal of Hydrology', 'On trust in teams, HR Review'],
    Memberships: ['Translators Association', 'Chartered Institute of Builders, member'],
    Personal: ['Clean driving licence (B); willing to relocate', 'Own car, non-smoker'],
    'Licences & Permits': ['Forklift licence', 'HGV Class 1', 'Firearms permit'],
    Referees: ['Mr. Gideon Price, Front Office Manager, Rowe Hotel', 'Ms. Dana Elk, HR, Baltic'],
    'Research Grants': ['ERC Starting Grant "QUIET", EUR 1.5M', 'Science Foundation, 1127/20', 'Long-Term Fellowship'],
    Exhibitions: ['"Salt", group show, Beta Gallery', '"Neighbors", solo, Alfred Cooperative'],
    Patents: ['Method for cooling a nozzle, US 9,482,113', 'Valve with two seats'],
    'Invited Talks': ['Feedback cooling, Gordon Conference', 'Keynote, Nordic Design Week'],
    'Board & Community': ['External director, City Orchestra', 'Lecturer (voluntary), family finance courses'],
    'Additional Information': ['Full driving licence', 'Willing to relocate'],
  },
} as const;

const fill = (form: string, value: () => string) => form.replaceAll('{}', value);

function post(r: Random, lang: 'he' | 'en'): string {
  const t = lang === 'he' ? HE : EN;
  if (r.chance(0.22)) return wordyPost(r, lang) + (r.chance(0.06) ? remark(r, lang) : '');
  const [post, field] = [r.pick(t.post), r.pick(t.field)];
  if (r.chance(0.3)) return post + (r.chance(0.04) ? remark(r, lang) : '');
  // What one does it in goes on behind a prefix that employers have too: `מתמחה ברפואת משפחה`.
  if (lang === 'he' && r.chance(0.09)) return `${post} ${r.pick(['ב', 'ב', 'ל'])}${r.pick(HE.study)}`;
  if (lang === 'he')
    return r.chance(0.62)
      ? `${post} ${field}`
      : r.chance(0.5)
        ? `${post} ${field} ו${r.pick(HE.field)}`
        : r.chance(0.4)
          ? `${post} (${r.pick(['משרה חלקית', 'זמני', 'פרילנס', field])})`
          : r.chance(0.5)
            ? `${post}, ${r.pick([field, 'אחראי תחנה', 'ראש משמרת', 'מחלקה פנימית', 'סניף ראשי', 'צוות חדשנות'])}`
            : `${post} ו${r.pick(HE.post)}`;
  const title = r.chance(0.15)
    ? `${r.pick(['Senior', 'Junior', 'Lead', 'Assistant'])} ${field} ${post}`
    : `${field} ${post}`;
  return r.chance(0.06)
    ? `${title} (${r.pick(['Part-time', 'Contract', 'Internship', 'Full time'])})`
    : r.chance(0.08)
      ? `${title}, ${r.pick(['Emergency Department', 'Retail', 'Night Shift', 'Platform', 'Infrastructure', 'Europe', 'Ward 4', field])}`
      : r.chance(0.04)
        ? `${title} & ${r.pick(EN.post)}`
        : r.chance(0.03)
          ? `${title} / ${r.pick(EN.post)}`
          : title;
}

function firm(r: Random, lang: 'he' | 'en'): string {
  if (r.chance(0.25)) return wordyFirm(r, lang);
  if (r.chance(0.02)) return foreignFirm(r);
  if (r.chance(0.03)) return unitFirm(r, lang);
  if (r.chance(0.03)) return ownBusiness(r, lang);
  const t = lang === 'he' ? HE : EN;
  const name = () => (r.chance(0.35) ? coined(r, lang) : r.chance(0.2) ? r.pick(t.last) : r.pick(t.firm));
  if (r.chance(0.12))
    return fill(r.pick(t.public), () =>
      lang === 'he' ? (r.chance(0.4) ? r.pick(HE.hospital) : r.pick(HE.town)) : r.pick(EN.city),
    );
  if (r.chance(0.03))
    return lang === 'he'
      ? r.pick(['עצמאי', 'עצמאית', 'צה"ל', 'משרד החינוך', 'משרד הביטחון'])
      : r.pick(['Self-employed', 'Freelance', 'US Army', 'NHS', 'Ministry of Health']);
  if (lang === 'he' && r.chance(0.12))
    return fill(r.pick(EN.firmForm), () => (r.chance(0.4) ? coined(r, 'en') : r.pick(EN.firm)));
  const whole = fill(r.pick(t.firmForm), name);
  if (r.chance(0.05))
    return `${whole}, ${lang === 'he' ? r.pick(['חטיבת הצרכנות', 'סניף מרכז', 'מחלקת הרכש', 'אגף השיווק']) : r.pick(['Consumer Division', 'Department of Surgery', 'Northern Branch', 'R&D'])}`;
  if (r.chance(0.07)) return `${whole}${r.pick([' – ', ' - ', ', ', ', '])}${branch(r, lang)}`;
  if (r.chance(0.08)) {
    const part =
      lang === 'he'
        ? r.pick([
            `סניף ${r.pick(HE.town)}`,
            `דוכן ${coined(r, 'he')}`,
            `מוסך ${coined(r, 'he')}`,
            'אגף הלקוחות',
            `קניון ${coined(r, 'he')}`,
            'תחנת הדלק',
          ])
        : r.pick([
            `${r.pick(EN.town)} branch`,
            `${coined(r, 'en')} Clinic`,
            'Service Centre',
            'Field School',
            'Broadcasting',
          ]);
    return `${whole}${r.pick([' – ', ' - ', ', '])}${part}`;
  }
  if (r.chance(0.02)) return whole + acronym(r);
  return r.chance(0.03)
    ? `${whole} (${lang === 'he' ? r.pick(['לשעבר גל', 'סטארט-אפ', 'אזרחי']) : r.pick(['startup', 'acquired by Atlas', 'formerly Nimbus'])})`
    : whole;
}

function sentence(r: Random, lang: 'he' | 'en'): string {
  const t = lang === 'he' ? HE : EN;
  // Many say what they did without a verb: `38 beds`, `Bid models in PyTorch`, in words that posts are named by too.
  if (r.chance(0.3)) {
    const object = r.pick(t.object);
    const plain = object.charAt(0).toUpperCase() + object.slice(1);
    const form = r.int(0, 4);
    if (form === 0) return `${r.int(2, 900)} ${object}`;
    if (form === 1) return `${plain}, ${r.pick(t.object)}`;
    if (form === 2) return lang === 'he' ? `${r.pick(HE.post)} תורן ב${object}` : `${r.pick(EN.post)} for ${object}`;
    if (form === 3) return lang === 'he' ? `${plain} ב-${r.int(2010, 2024)}` : `${plain} in ${r.int(2010, 2024)}`;
    return `${plain}.`;
  }
  const one = `${r.pick(t.verb)} ${r.pick(t.object)}`.replace(/( [בל]) (?=\S)/, r.chance(0.5) ? '$1' : '$1-');
  const long = r.chance(0.35) ? `${one}${lang === 'he' ? ', כולל ' : ', including '}${r.pick(t.object)}` : one;
  return r.chance(0.3) ? `${long}.` : long;
}

const HE_VILLAGES = w(
  'גן שמואל | קיבוץ יגור | מושב בצרה | כפר ויתקין | נווה אטי"ב | בית שאן | ערד | מגדל העמק | עומר | טייבה | סח\'נין | דימונה | שלומי | קצרין | אזור תעשייה ברקן | הר יונה | קדימה-צורן | מעלות-תרשיחא',
);
const EN_OF_ISRAEL = w(
  "Tel Aviv | Tel Aviv, Israel | Haifa | Jerusalem | Be'er Sheva | Petah Tikva | Herzliya | Ra'anana | Kfar Saba | Migdal HaEmek | Kiryat Gat | Rosh Pina | Ga'aton | Efrat | Netanya | Caesarea | Yokneam | Savyon | Zichron Ya'akov | Kibbutz Sdot Yam | Ness Ziona | Modi'in | Arad | Jaffa",
);

/** Where an employer is: a town, with its country or quarter at times. */
function placeName(r: Random, lang: 'he' | 'en'): string {
  if (r.chance(0.2)) return wordyPlace(r, lang);
  if (r.chance(0.05)) return site(r, lang);
  const town = r.pick(lang === 'he' ? [...HE.town, ...HE_VILLAGES] : r.chance(0.35) ? EN_OF_ISRAEL : EN.town);
  if (r.chance(0.88)) return town;
  return lang === 'he'
    ? r.pick([`${town} – סניף ${coined(r, 'he')}`, `מחוז ${town}`, `${town}, ישראל`])
    : r.pick([`${town}, ${r.pick(['Israel', 'UK', 'Germany', 'MD', 'CA'])}`, `${town} Area`]);
}

/** A professional title: what one is now, at times with where, or with a second trade. */
function headlineOf(r: Random, lang: 'he' | 'en', job: Entry | undefined): string {
  const title = job?.first ?? '';
  if (title === '' || r.chance(0.75)) return title;
  const other = post(r, lang);
  return r.chance(0.5)
    ? `${title}${lang === 'he' ? r.pick([' ו', ', ', ' / ']) : r.pick([' and ', ', ', ' & ', ' – '])}${other}`
    : `${title}${lang === 'he' ? ' ב' : ' at '}${job?.second ?? ''}`;
}

/** A person made by chance. */
export function makePerson(r: Random): Person {
  const lang = r.chance(0.5) ? 'he' : 'en';
  const t = lang === 'he' ? HE : EN;
  const [first, last] = [r.pick(t.first), r.pick(t.last)];
  const mailFirst = lang === 'he' ? r.pick(EN.first) : first;
  const mailLast = (lang === 'he' ? r.pick(EN.last) : last).replace(/[^A-Za-z]/g, '');
  const user =
    [
      `${mailFirst}.${mailLast}`,
      `${mailFirst[0]}${mailLast}${r.int(1, 99)}`,
      `${mailFirst}_${mailLast}`,
      `${mailFirst}${r.int(70, 99)}`,
    ][r.int(0, 3)]
      ?.toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9._]/g, '') ?? 'a';
  const phone =
    lang === 'he' || r.chance(0.15)
      ? r.pick([
          `05${r.int(0, 8)}-${r.int(1_000_000, 9_999_999)}`,
          `05${r.int(0, 8)}${r.int(1_000_000, 9_999_999)}`,
          `+972-5${r.int(0, 8)}-${r.int(1_000_000, 9_999_999)}`,
          `05${r.int(0, 8)}-${r.int(100, 999)}-${r.int(1000, 9999)}`,
        ])
      : r.pick([
          `(${r.int(201, 989)}) 555-${r.int(1000, 9999)}`,
          `+44 7${r.int(100, 999)} ${r.int(100_000, 999_999)}`,
          `+1 ${r.int(201, 989)}-555-${r.int(1000, 9999)}`,
          `+49 30 ${r.int(1_000_000, 9_999_999)}`,
          `${r.int(201, 989)}.555.${r.int(1000, 9999)}`,
        ]);
  let year = r.int(2019, 2024);
  // Most people say the place of all employers or of none.
  const placed = r.pick([0, 0.25, 0.5, 0.9, 1]);
  const jobs = Array.from({ length: r.pick([1, 2, 2, 3, 3, 3, 4, 5]) }, (_, at): Entry => {
    const isNow = at === 0 && r.chance(0.65);
    const end = { year, month: r.int(1, 12) };
    year -= r.int(1, 4);
    const start = { year, month: r.int(1, 12) };
    return {
      first: post(r, r.chance(lang === 'he' ? 0.1 : 0) ? 'en' : lang),
      second: r.chance(0.025) ? '' : firm(r, lang),
      place: r.chance(placed) ? placeName(r, lang) : '',
      start,
      end: isNow ? undefined : end,
      single: false,
      bullets: Array.from({ length: r.pick([0, 1, 2, 2, 3, 4]) }, () => sentence(r, lang)),
    };
  });
  let until = year;
  // Some give the year alone for all that they studied.
  const singles = r.pick([0.1, 0.25, 0.25, 0.25, 0.95]);
  const studies = Array.from({ length: r.pick([1, 1, 2, 2, 3, 4]) }, (): Entry => {
    const end = { year: until, month: r.int(1, 12) };
    until -= r.int(1, 4);
    if (r.chance(0.13))
      return {
        ...course(r, lang),
        place: '',
        start: { year: until, month: r.int(1, 12) },
        end,
        single: r.chance(0.8),
        bullets: [],
      };
    const study = () => r.pick(t.study);
    const school = r.chance(0.15)
      ? wordySchool(r, lang)
      : fill(r.pick(t.school), () =>
          lang === 'he' ? coined(r, 'he') : r.chance(0.4) ? coined(r, 'en') : r.pick(EN.city),
        );
    return {
      first: r.chance(0.16)
        ? `${fill(r.pick(t.degree), study)}, ${r.pick([study(), ...(lang === 'he' ? ['בהצטיינות', 'סוג 2', 'מסלול ערב', 'שלב ב'] : ['with honours', 'magna cum laude', 'Level 3', 'evening track'])])}`
        : r.chance(0.06)
          ? lettersOfDegree(r) + (r.chance(0.5) ? ` ${lang === 'he' ? 'ב' : ''}${study()}` : '')
          : fill(r.pick(t.degree), study) + (r.chance(0.07) ? remark(r, lang) : ''),
      second: r.chance(0.06)
        ? `${school}, ${fill(r.pick(t.school), study)}`
        : r.chance(0.05)
          ? `${school} – ${lang === 'he' ? r.pick(['לימודי חוץ', 'הפקולטה למדעים', 'קמפוס צפון', 'לימודי ערב']) : r.pick(['School of Continuing Studies', 'Extension', 'Faculty of Science'])}`
          : school + (r.chance(0.03) ? acronym(r) : ''),
      place: r.chance(0.4 * placed) ? placeName(r, lang) : '',
      start: { year: until, month: r.int(1, 12) },
      end,
      single: r.chance(singles),
      bullets: r.chance(0.2)
        ? [
            r.pick(
              lang === 'he'
                ? ['ממוצע 91', 'בהצטיינות', 'פרויקט גמר: מערכת לניהול תורים', 'תזה בנושא מחזור מים']
                : [
                    'GPA: 3.8/4.0',
                    'First Class Honours',
                    'Thesis on urban transport',
                    'Relevant coursework: Statistics, Ethics',
                  ],
            ),
          ]
        : [],
    };
  });
  const item = (text: string): Entry => ({
    first: text,
    second: r.chance(0.3) ? firm(r, lang) : '',
    place: '',
    start: { year: r.int(2005, 2020), month: r.int(1, 12) },
    end: r.chance(0.5) ? { year: r.int(2020, 2023), month: 1 } : undefined,
    single: r.chance(0.5),
    bullets: r.chance(0.25) ? [sentence(r, lang)] : [],
  });
  const custom = r
    .some(Object.entries(CUSTOM[lang]), r.pick([0, 1, 1, 2, 3]))
    .map(([title, texts]) => ({ title, items: r.some(texts as readonly string[], r.int(1, 2)).map(item) }));
  const projects = r.chance(0.22)
    ? Array.from({ length: r.int(1, 3) }, (): Entry => ({
        ...item(
          lang === 'he'
            ? r.pick(['אפליקציה לניהול תורים', 'אתר לגינה קהילתית', 'מערכת זיהוי תמרורים', 'בלוג צילום'])
            : `${coined(r, 'en')} ${r.pick(['Planner', 'App', 'Website', 'Robot', 'Garden'])}`,
        ),
        second: r.chance(0.45) ? r.some<string>(t.skill, 3).join(', ') : '',
        bullets: Array.from({ length: r.int(1, 3) }, () => sentence(r, lang)),
      }))
    : [];
  return {
    lang,
    name: r.chance(0.03)
      ? nameInTwo(r, lang)
      : r.chance(0.03)
        ? `${first} (${r.pick(t.first)}) ${last}`
        : lang === 'en' && r.chance(0.08)
          ? `${first} ${r.pick(EN.first)[0]}. ${last}`
          : r.chance(0.03)
            ? `${lang === 'he' ? 'ד"ר' : 'Dr.'} ${first} ${last}`
            : `${first} ${last}`,
    headline: r.chance(0.5)
      ? r.chance(0.6)
        ? headlineOf(r, lang, jobs[0])
        : `${post(r, lang)}${lang === 'he' ? ' | ' : ' | '}${post(r, lang)}`
      : '',
    email: `${user}@${r.pick(['gmail.com', 'example.com', 'walla.co.il', 'outlook.com', 'example.org', 'yahoo.com', 'post.example'])}`,
    phone: r.chance(0.95) ? phone : '',
    address: r.chance(0.75)
      ? r.chance(0.25)
        ? lang === 'he'
          ? `${r.pick(['רחוב', "רח'", 'שדרות'])} ${r.pick(HE.last)} ${r.int(1, 99)}, ${r.pick(HE.town)}`
          : `${r.int(1, 299)} ${r.pick(EN.last)} ${r.pick(['Street', 'Road', 'Ave', 'Lane'])}, ${r.pick(EN.town)}`
        : r.pick(t.town)
      : '',
    linkedin: r.chance(0.4)
      ? `${r.pick(['', 'https://www.', 'www.', ''])}linkedin.com/in/${user.replace(/[._]/g, '-')}`
      : '',
    website: r.chance(0.2)
      ? `${r.pick(['', 'https://', 'www.'])}${user.replace(/[._]/g, '')}.${r.pick(['com', 'dev', 'me', 'co.il'])}`
      : r.chance(0.1)
        ? `github.com/${user.replace(/[._]/g, '')}`
        : '',
    summary: r.chance(0.7)
      ? Array.from({ length: r.int(1, 3) }, () =>
          lang === 'he'
            ? `${r.pick(HE.post)} ${r.pick(HE.adjective)}, ${r.int(3, 20)} שנות ניסיון ב${r.pick(HE.object)}.`
            : `${r.pick(EN.post)}, ${r.pick(EN.adjective)}, with ${r.int(3, 20)} years in ${r.pick(EN.object)}.`,
        ).join(' ')
      : '',
    jobs,
    studies,
    skills: r.chance(0.9) ? r.some(t.skill, r.int(3, 12)) : [],
    languages: r.chance(0.8) ? r.some(t.language, r.int(1, 4)).map((name) => [name, r.pick(t.level)] as const) : [],
    projects,
    custom,
    personal: [],
  };
}
