import { parseWordList as w } from '../../../functions/import/lexicon/parseWordList.ts';
import type { Random } from './random.ts';

type Lang = 'he' | 'en';

/*
 * Names of which the reader's lexica know little: coined ones, everyday words, words of another class. What they are
 * has to be seen from where and how they stand.
 */

const SYLLABLES = {
  he: w(`
    בר | לי | נו | טל | גל | מי | רו | שי | דן | אור | קס | פל | זי | חן | תו | סי | מוד | רפ | צו | יע | הב | נט
  `),
  en: w(`
    ba | ro | ve | lin | tor | mex | qua | fi | den | sol | ka | ny | zu | per | lo | tri | gan | wex | hal | ost
  `),
};
const WORDS = {
  he: w(`
    הבית הירוק | לחם ויין | שלוש נשים | קצה הדרך | נקודת מפנה | אור ראשון | האי השקט | גשר חדש | מים חיים | שדה פתוח
    אבן דרך | חוט השני | הצריף | המגדלור | חצר אחורית | עץ הדעת | רוח טובה | צעד קדימה | יד ביד | לב המדבר | כחול לבן
    השוק העירוני | בית הספר לרוח | שבילים | מעבר לים | המרתף | עיר ימים | טעם של פעם | פינת חמד | אדמה | זמן אמת
    פנים אל פנים | נתיב האוויר | בין ערביים | אלפא ואומגה
  `),
  en: w(`
    Two Rivers | Salt & Stone | The Copper Kettle | Blue Door | Long Table | First Light | Field and Fold | Paper Moon
    North of Here | Common Ground | The Pilot's Table | Chef's Garden | Seven Hills | Old Mill | Hand in Hand
    Open Water | Wild Thyme | Half Past Nine | The Good Shed | Iron & Oak | Little Engine | Second Harvest
    Green Room | Jaffa Port | The Reading Room | Next Door | High Tide | Upstream | Studio 54 | 3 Bridges
    Counterpoint | Daybreak | Plain Sight
  `),
};
const KINDS = {
  he: w(`
    עמותת {} | ארגון {} | מושבת {} | יקב {} | משק {} | מכון {} | מפעלי {} | קרן {} | תיאטרון {} | מוזיאון {}
    קיבוץ {} | מאפיית {} | סוכנות {} | חוות {} | רדיו {} | {} ושות' | {} בע"מ | {} תקשורת | {} (2009) בע"מ
    קליניקת {} | בית מלון {} | שירותי {} | {} – המרכז לקהילה | אולפני {} | הוצאת {}
  `),
  en: w(`
    {} | {} | {} | {} Collective | {} Trust | {} Farm | {} Winery | {} Theatre | {} Foundation | {} Press | {} Works
    {} & Co. | {} Holdings | {} (UK) Ltd | {} Outdoor | {} Radio | {} Boatyard | {} Vineyards | The {} Company
    {} of London | {} Health | {} Inn | {} Nursery | {} Tours | {} Archive
  `),
};
const POSTS = {
  he: w(`
    שוזרת פרחים | דבוראי | כורם | יינן | בלדר | שומר שמורה | מדריכת טיולים | מורה דרך | אוצרת | רפתן | לולן | חרט
    זגג | כובסת | סנדלר | צורף | שען | כורך ספרים | דפס | גרפיקאית | תאורן | סאונדמן | במאית | תסריטאי | קולוריסטית
    קריין | דובר | סמנכ"ל {} | מנכ"ל | מנכ"לית | בעלים | בעלים ומנהל | מייסד ומנכ"ל | יזם | שותף | שותפה | סגנית
    אחראי {} | אחראית משמרת | ראש תחום {} | ראש מדור {} | ממונה על {} | נאמן {} | מתנדבת | חניך | מש"קית | מנהל/ת {}
    רכז/ת {} | ע. מנהל | יו"ר ועד | חבר צוות | צוער | עוזרת הוראה | מנחת קבוצות | מגשרת | בודקת תוכנה | מנתחת התנהגות
    אם בית | אב בית | מנקה | שומר לילה | כוח עזר | עוזר אישי למנכ"ל | מטפלת באמנות | רב טבחים | סו שף | מנהלת בר
    ראש צוות {} – {}
  `),
  en: w(`
    Beekeeper | Winemaker | Falconer | Arborist | Stonemason | Luthier | Bookbinder | Shipwright | Harbourmaster
    Deckhand | Ranger | Docent | Sound Engineer | Gaffer | Grip | Showrunner | Colourist | Set Builder | Milliner
    Cobbler | Typesetter | Growth Lead | Chief of Staff | Founder | Co-founder & CEO | Owner | Owner and operator
    Head of {} | Head, {} | VP {} | Director of {} | {} Lead | {} Officer | {} Fellow | {} Associate II | Team Member
    Volunteer | Apprentice | Trainee | Partner | Board Member | Second Assistant | Deputy Head of {}
    Acting {} Manager | {} Manager – {} | Night Porter | Kitchen Hand | Crew | Class Teacher, Year 4 | Staff Sergeant
    Duty Officer | Scrub Nurse | Midwife | Doula | Au Pair | Nanny | Farm Hand | Postdoc | Visiting Lecturer
    Teaching Fellow | Research Assistant (RA) | Steward | Bar Back | Yard Supervisor | Customs Broker | Loss Adjuster
  `),
};
const THINGS = {
  he: w(`
    קהילה | גיוס | חדשנות | נתונים | קשרי לקוחות | הסברה | ארכיון | גינון | תצוגה | בטיחות | צמיחה | חוסן | כלים
    ביקורת | מחזור | משלוחים
  `),
  en: w(`
    Growth | Community | Partnerships | Archive | Outreach | Safety | People | Talent | Insights | Catering | Grounds
    Fleet | Visitor Services | Policy | Giving | Stores
  `),
};
const PLACE_FORMS = {
  he: w(`
    קיבוץ {} | מושב {} | כפר {} | {} | {} | נווה {} | גבעת {} | מעלה {} | היברידי | מהבית | עבודה מרחוק | גליל עליון
    השרון | צפון הארץ | ברלין | לונדון | ניו יורק, ארה"ב | {}, ישראל | אזור התעשייה {} | רחוב {} 14, חיפה | מחוז הדרום
  `),
  en: w(`
    {} | {}, UK | {}, ON | {}, NSW | Port {} | {} Valley | Kibbutz {} | Remote | Hybrid | Remote (EU) | Worldwide
    {}, {} | Upper {} | {}ville, TN | {} Bay Area | North {} | Israel | Germany | Kfar {} | Moshav {}
  `),
};
const SCHOOL_FORMS = {
  he: w(`
    מדרשת {} | {} | בית המדרש {} | סדנאות {} | {} – בית ספר לאמנות | מגמת {} | אולפנת {} | כפר הנוער {} | {} קורסים
    המרכז ללימודי {} | קמפוס {}
  `),
  en: w(`
    {} | {} Grammar | {} Conservatoire | {} Sixth Form | St. {} | The {} Centre for Craft | {} Bootcamp | Lycée {}
    {} Technikon | {} Business School | {} Theological Seminary | {}X
  `),
};

/** A name that is in no list: two or three syllables. */
export function coined(r: Random, lang: Lang): string {
  const text = Array.from({ length: r.int(2, 3) }, () => r.pick(SYLLABLES[lang])).join('');
  return lang === 'he' ? text : text[0]?.toUpperCase() + text.slice(1);
}

const fill = (form: string, value: () => string) => form.replaceAll('{}', value);
const nameOf = (r: Random, lang: Lang) => (r.chance(0.5) ? r.pick(WORDS[lang]) : coined(r, lang));

export const wordyFirm = (r: Random, lang: Lang): string =>
  r.chance(0.35) ? nameOf(r, lang) : fill(r.pick(KINDS[lang]), () => nameOf(r, lang));
export const wordyPost = (r: Random, lang: Lang): string => fill(r.pick(POSTS[lang]), () => r.pick(THINGS[lang]));
export const wordyPlace = (r: Random, lang: Lang): string => fill(r.pick(PLACE_FORMS[lang]), () => coined(r, lang));
export const wordySchool = (r: Random, lang: Lang): string => fill(r.pick(SCHOOL_FORMS[lang]), () => nameOf(r, lang));

/** Names in a third language or script, as people carry them from another country. */
const FOREIGN = w(`
  Уралмаш | Газпром нефть | ООО Вектор | Московский завод | شركة النور | مستشفى الناصرة | École Normale
  Universität Wien | Société Générale | Banco Santander | Sąd Rejonowy | Škoda | 日立製作所
`);
const UNITS = {
  he: w(`
    הפקולטה למשפטים | המחלקה לגנטיקה | הפקולטה למדעי החיים | המכון למתמטיקה | מחלקה פנימית ב | אגף החינוך
    היחידה להתפתחות הילד | המעבדה לחומרים
  `),
  en: w(`
    Faculty of Law | Department of Physics | Gurdon Institute | Institute for Quantum Electronics | School of Nursing
    Oncology Unit | Centre for Ageing | Materials Lab
  `),
};
const UNIVERSITIES = {
  he: w(`
    האוניברסיטה העברית | אוניברסיטת תל אביב | מכון ויצמן למדע | הטכניון | אוניברסיטת חיפה | המרכז הרפואי רבין
    University of Cambridge
  `),
  en: w(`
    ETH Zurich | University of Oslo | MIT | King’s College London | Tel Aviv University
    The Hebrew University of Jerusalem | Mayo Clinic
  `),
};

export const foreignFirm = (r: Random): string => r.pick(FOREIGN);
/** A unit of a university or a hospital, in either order: `ETH Zurich, Institute for Quantum Electronics`. */
export const unitFirm = (r: Random, lang: Lang): string => {
  const both = [r.pick(UNIVERSITIES[lang]), r.pick(UNITS[lang])];
  return (r.chance(0.5) ? both : both.toReversed()).join(r.pick([', ', ', ', ' – ']));
};
const REMARKS = {
  he: w('בהצטיינות | Staff Scientist | משרה חלקית | מ"מ | Acting | מחזור ב | חופשי-חודשי | QA | ילדים | {} | {}'),
  en: w(`
    Staff Scientist | Israel | Hons | interim | in progress, year 2 | Talpiot | RN | maternity cover | Level 4
    children | {} | {}
  `),
};
/** What stands in brackets after a post or a degree and belongs to its name. */
export const remark = (r: Random, lang: Lang): string => ` (${fill(r.pick(REMARKS[lang]), () => coined(r, lang))})`;

const BRANCHES = {
  he: w(`
    מטה | הנהלה | סניף {} | קמפוס {} | מרחב צפון | מערך השירות | בית חולים {} | מחלקה כירורגית | דיוויז׳ן {} | מפעל {}
  `),
  en: w('HQ | Head Office | {} Campus | {} Centre | {} | Surgical Ward | Plant 2 | {} Division | Back Office | EMEA'),
};
/** A unit of an employer, which has no word that tells it from a post or a place. */
export const branch = (r: Random, lang: Lang): string => fill(r.pick(BRANCHES[lang]), () => coined(r, lang));

const SITES = {
  he: w(`
    נמל {} | קניון {} | מתחם {} | פארק {} | צומת {} | שדה תעופה {} | בסיס {} | {} עילית | שוק {} | נמל אשדוד | נתב"ג
  `),
  en: w('Port of {} | {} Airport | {} Park | {} Mall | {} Junction | {} Harbour | {} Base | {} Heights | Airport City'),
};
/** A place of work that is not a town. */
export const site = (r: Random, lang: Lang): string => fill(r.pick(SITES[lang]), () => coined(r, lang));

const IN_TWO = {
  he: w(`
    אמיר זועבי = أمير زعبي | סמאח חורי = سماح خوري | לינא מנסור = لينا منصور | אחמד חדאד = أحمد حداد
    איליה פורטנוי = Илья Портной | אולגה פטרוב = Ольга Петрова | סרגיי איבנוב = Сергей Иванов | דנה לוי = Dana Levi
    אבבה טספאי = Abeba Tesfay | עומר כהן = Omer Cohen
  `),
  en: w(`
    Amir Zoabi = אמיר זועבי | Samah Khoury = سماح خوري | Dana Levi = דנה לוי | Olga Petrova = Ольга Петрова
    Wei Chen = 陈伟 | Elena Ivanova = Елена Иванова | Omer Cohen = עומר כהן | Yuki Tanaka = 田中由紀
  `),
};
/** A person's name in two scripts, as it stands above résumés of people who have both. */
export const nameInTwo = (r: Random, lang: Lang): string => {
  const [own = '', other = ''] = r.pick(IN_TWO[lang]).split(' = ');
  const sign = r.pick([' – ', ' | ', ' / ', ' (', ' - ']);
  return `${own}${sign}${other}${sign === ' (' ? ')' : ''}`;
};

const ACRONYM_LETTERS = w('A | B | C | D | E | H | I | K | M | N | S | T | U');
/** The short name of a firm or a school, in brackets after it: `Sami Shamoon College (SCE)`. */
export const acronym = (r: Random): string =>
  ` (${Array.from({ length: r.int(2, 4) }, () => r.pick(ACRONYM_LETTERS)).join('')})`;

const OWN = {
  he: w('עצמאי | עצמאית | פרילנס | פרילאנס | עסק עצמאי | העסק שלי | לקוחות פרטיים | עצמאי/ת'),
  en: w('Self-employed | Freelance | Self employed | Independent | Own business | Private clients | Various clients'),
};
export const ownBusiness = (r: Random, lang: Lang): string => r.pick(OWN[lang]);
