import type { Language } from '../../../shared/platform/language.ts';

export interface Job {
  readonly title: string;
  readonly company: string;
  /** `YYYY` or `YYYY-MM`; an end of '' is today. */
  readonly start: string;
  readonly end: string;
  /** As it is written. */
  readonly period: string;
  readonly items: readonly string[];
}

/** An invented person, as a file of a class of faults is to say it. */
export interface Person {
  readonly language: Language;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly town: string;
  readonly jobs: readonly Job[];
  readonly degree: string;
  readonly school: string;
  readonly studied: string;
}

const listOf = (text: string) => text.split('|').map((one) => one.trim());

const WORDS = {
  he: {
    names: listOf('נועה ברק | דניאל לוי | מיכל בן-דוד | יוסף חדאד | תמר אלמוג | אורי שגב | רות כהן | אבנר גל'),
    towns: listOf('חיפה | באר שבע | תל אביב | נתניה | רחובות | עפולה'),
    titles: listOf(
      'מנהלת תפעול | רכזת לוגיסטיקה | מזכירה | מהנדס בדיקות | מנהל חשבונות | אחות מוסמכת | טבח | מורה למתמטיקה | ' +
        'מנהלת פרויקטים | נציג שירות | מפתחת תוכנה | יועצת ארגונית',
    ),
    companies: listOf(
      'נמל חיפה | פרדס | מכללת העמק | אלון תקשורת | רימון טכנולוגיות | בנק הגליל | מלון הכרמל | אופק מערכות | ' +
        'מאפיית הדר | בית חולים הכרמל | חברת החשמל | תיכון הרצל',
    ),
    items: listOf(
      'תכנון לוח המשמרות השבועי | ניהול צוות של חמישה עובדים | כתיבת נהלים לעובדים חדשים | הכנת דוחות להנהלה | ' +
        'טיפול בתלונות לקוחות | ביצוע ספירות מלאי בכל רבעון | הדרכת עובדים חדשים בקו הייצור | ' +
        'ליווי פרויקטים מול ספקים | ' +
        'מעבר למערכת שכר חדשה | תיאום פגישות והזמנת טיסות | צמצום העלויות בחמישית | הקמת סניף חדש בעיר הסמוכה | ' +
        'ניתוח נתוני המכירות בכל חודש | בדיקת איכות המוצר לפני משלוח',
    ),
    degrees: listOf('תואר ראשון בכלכלה | תואר ראשון במשפטים | תואר שני במנהל עסקים'),
    schools: listOf('אוניברסיטת חיפה | אוניברסיטת תל אביב | אוניברסיטת בן גוריון'),
    experience: 'ניסיון תעסוקתי',
    education: 'השכלה',
    present: 'היום',
  },
  en: {
    names: listOf(
      'Noa Barak | Daniel Levin | Maya Ben-Ami | Joseph Haddad | Tamar Cohen | Alan Whitfield | Ruth Okafor',
    ),
    towns: listOf('Haifa | Leeds | Toronto | Tel Aviv | Bristol | Dublin'),
    titles: listOf(
      'Operations Manager | Logistics Coordinator | Secretary | Test Engineer | Bookkeeper | Registered Nurse | ' +
        'Cook | ' +
        'Maths Teacher | Project Manager | Service Representative | Software Developer | Business Consultant',
    ),
    companies: listOf(
      'Harbour Ltd | Orchard Ltd | Valley College | Alon Telecom | Northwind Robotics | Galil Bank | Carmel Hotel | ' +
        'Horizon Systems | Hadar Bakery | Carmel Hospital | Electric Company | Herzl High School',
    ),
    items: listOf(
      'Planning the weekly shifts | Leading a team of five people | Writing the manual for new staff | ' +
        'Reports to the board every month | Handling customer complaints | Stock counts in each quarter | ' +
        'Training new staff on the line | Projects with suppliers abroad | Move to a new payroll system | ' +
        'Meetings and travel bookings | Cutting costs by a fifth | Opening a branch in the next town | ' +
        'Analysis of sales data | Product quality checks before dispatch',
    ),
    degrees: listOf('B.A. Economics | LL.B. Law | MBA'),
    schools: listOf('University of Haifa | University of Leeds | Tel Aviv University'),
    experience: 'Experience',
    education: 'Education',
    present: 'Present',
  },
} as const satisfies Record<Language, unknown>;

export const wordsOf = (language: Language) => WORDS[language];

/** Numbers below a bound, always the same for a seed. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 97) % 4_294_967_296;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** The person of a seed: other names, posts, employers, items and years for each, of both languages by turns. */
export function personOf(seed: number, language: Language = seed % 2 === 0 ? 'he' : 'en'): Person {
  const next = numbersFrom(seed);
  const words = WORDS[language];
  const pick = (list: readonly string[]) => list[next(list.length)] ?? '';
  /** Different ones of a list. */
  const some = (list: readonly string[], count: number) => {
    const left = [...list];
    return Array.from({ length: count }, () => left.splice(next(left.length), 1)[0] ?? '');
  };
  const count = 1 + next(3);
  const [titles, companies] = [some(words.titles, count), some(words.companies, count)];
  const items = some(words.items, 4 * count);
  let year = 2023 - next(3);
  const jobs = titles.map((title, at): Job => {
    const isNow = at === 0 && next(3) === 0;
    const end = year;
    const start = end - 1 - next(3);
    year = start - next(2);
    const last = isNow ? words.present : String(end);
    return {
      title,
      company: companies[at] ?? '',
      start: String(start),
      end: isNow ? '' : String(end),
      period: `${start} – ${last}`,
      items: items.slice(4 * at, 4 * at + 2 + next(3)),
    };
  });
  return {
    language,
    name: pick(words.names),
    phone: `05${2 + next(4)}-${1_000_000 + next(8_999_999)}`,
    email: `${['noa', 'daniel', 'maya', 'yosef'][next(4)]}${next(90)}@example.com`,
    town: pick(words.towns),
    jobs,
    degree: pick(words.degrees),
    school: pick(words.schools),
    studied: `${year - 4} – ${year - 1}`,
  };
}
