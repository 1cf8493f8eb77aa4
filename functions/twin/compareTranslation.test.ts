import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTranslation } from './compareTranslation.ts';

const NAMES = [
  ['לומיו', 'Lumio'],
  ['Acme', 'אקמי'],
  ['נועה ברק', 'Noa Barak'],
] as const;
const compare = (source: string, translation: string) => {
  const to = /[א-ת]/.test(source) ? 'en' : 'he';
  const { added, missing } = compareTranslation({ source, translation, to, names: NAMES });
  for (const { text, index } of added) expect(translation.slice(index, index + text.length)).toBe(text);
  for (const { text, index } of missing) expect(source.slice(index, index + text.length)).toBe(text);
  return { added: added.map(({ text }) => text), missing: missing.map(({ text }) => text) };
};

describe('a translation that says the same', () => {
  it.each([
    ['ניהלתי צוות של 6 עובדים וקיצרתי את זמני האספקה ב-30%', 'Managed a team of 6 and cut delivery times by 30%'],
    ['ניהלתי צוות של שישה עובדים', 'Managed a team of six employees'],
    ['ניהול תקציב של 2 מיליון ש"ח', 'Managed a budget of NIS 2 million'],
    ['הובלתי את המעבר ל-AWS במרץ 2021', 'Led the move to AWS in March 2021'],
    ['עבדתי ללא ניסיון קודם, ולא הייתה אף תקלה', 'Worked without prior experience, and there was not a single fault'],
    ['ללא תקלות', 'Trouble-free'],
    ['בוגר תואר ראשון במדעי המחשב מהטכניון', 'B.Sc. in Computer Science from the Technion'],
    ['עזרתי בארגון כנסים בחברת לומיו', 'Helped organise conferences at Lumio'],
    ['מכירות של כ-200 אלף ש"ח בחודש', 'Sales of about NIS 200,000 a month'],
    ['סרן במיל׳, מפקד פלוגה של 90 חיילים', 'Captain (res.), commander of a company of 90 soldiers'],
    ['בגרות מלאה, 5 יח"ל במתמטיקה', 'Full matriculation certificate, 5 units in mathematics'],
    ['Led a team of 12 at Acme, using React and Node.js', 'הובלתי צוות של 12 באקמי, עם React ו-Node.js'],
    ['Cut costs by $40K a year', 'צמצמתי עלויות ב-40 אלף דולר בשנה'],
    ['Certified PMP, fluent in English', 'בעל הסמכת PMP, אנגלית שוטפת'],
    ['About 60 customers a day', 'כ-60 לקוחות ביום'],
    ['Supported 3 sales teams', 'תמכתי בשלושה צוותי מכירות'],
    ['Provided customer support to 40 clients', 'נתתי שירות לקוחות ל-40 לקוחות'],
    ['Not only led the team but also trained 4 people', 'גם הובלתי את הצוות וגם הכשרתי 4 אנשים'],
    ['M.Sc. in Physics, March 2016', 'תואר שני בפיזיקה, מרץ 2016'],
    // Letters as numbers, ordinals, parts, twice.
    ['מחנכת כיתה י"א, לימדתי בכיתות ז׳ עד ט׳', 'Homeroom teacher of an 11th-grade class, taught grades 7 to 9'],
    ['סטודנט שנה ג׳ להנדסה', 'Third-year engineering student'],
    ['סטודנטית שנה שנייה לפסיכולוגיה', 'Second-year psychology student'],
    ['פתיחת סניף שני, פעמיים בשנה, בתוך שנתיים', 'Opened a second branch, twice a year, within 2 years'],
    ['קיצרתי את ההמתנה בשליש, ליותר ממחציתם', 'Cut the wait by a third, for over half of them'],
    ['210 hourly workers', '210 עובדים שעתיים'],
    ['Two and a half years', 'שנתיים וחצי'],
    ['the 1990s, Q3 2021', 'שנות ה-90, רבעון שלישי 2021'],
    // A range and no bound, "until", the same date.
    ['משרה של 75% עד 100%', 'A 75% to 100% position'],
    ['משרה של 75% עד 100%', 'A 75 to 100% position'],
    ['רישיון בתוקף עד 12/2026, ועד 3 משמרות', 'Licence valid until 12/2026, and up to 3 shifts'],
    ['3 evenings, at most 240 guests on weekdays', '3 ערבים, לכל היותר 240 אורחים בימי חול'],
    ['קיצרתי מ-35 ל-22 דקות', 'Cut it from 35 to 22 minutes'],
    // Thousands and millions with their range or after a currency.
    ['Disputes of ₪2M–₪40M', 'סכסוכים של 2–40 מיליון ₪'],
    ['Acquisitions of €5M to €90M', 'רכישות של 5 עד 90 מיליון אירו'],
    ['Between $3M and $5M', 'בין 3 ל-5 מיליון דולר'],
    ['העלויות ירדו ב-15K$ בחודש בערך', 'Costs dropped by about $15K a month'],
    ['Interiors of 40 to 400 square meters, a 4,000 m² site', 'חללים של 40 עד 400 מ״ר, אתר של 4,000 מ״ר'],
    // Denials that are said once or twice.
    ['No overtime, no weekends', 'בלי שעות נוספות ובלי סופי שבוע'],
    ['רישיון מס׳ 3, מעולם לא פוטרתי', 'License no. 3, never dismissed'],
    ['The no-show model, from zero to one', 'מודל אי-ההגעה, מאפס לאחד'],
    ['First-aid course at the Technion', 'קורס עזרה ראשונה בטכניון'],
  ])('%s', (source, translation) => {
    expect(compare(source, translation)).toEqual({ added: [], missing: [] });
  });

  it.each([
    ['אחות במחלקה פנימית ב׳, יום העצמאות', 'Nurse in Internal Medicine Ward B, Independence Day'],
    ['סא״ל, יחידה מצטיינת רמטכ״ל', 'Lt. Col., Chief of Staff’s Outstanding Unit'],
    ['ט״ו בשבט, קשר עם הורים', 'Tu BiShvat, contact with parents'],
    ['Intelligence analyst, then Sergeant First Class', 'אנליסטית מודיעין, לאחר מכן רב-סמל'],
    ['Shop steward, commendation from the West Bank company', 'נציג ועד, ציון לשבח מהחברה בגדה המערבית'],
  ])('in names, titles and awards of its own is not certain to say anything else: %s', (source, translation) => {
    const to = /[א-ת]/.test(source) ? 'en' : 'he';
    const { added, missing } = compareTranslation({ source, translation, to, names: NAMES });
    expect([...added, ...missing].filter(({ sure }) => sure)).toEqual([]);
    expect([...added, ...missing].length).toBeGreaterThan(0);
  });
});

describe('a translation that says something else', () => {
  it.each<[string, string, string[], string[]]>([
    ['ניהול תקציב של 2 מיליון ש"ח', 'Managed a budget of $2 million', ['2 million'], ['2 מיליון']],
    ['ניהול תקציב של 2 מיליון ש"ח', 'Managed a budget of 2 million', [], ['2 מיליון']],
    ['הובלתי את המעבר ל-AWS במרץ 2021', 'Led the move to the cloud in 2021', [], ['AWS', 'במרץ 2021']],
    ['לא ניהלתי עובדים', 'Managed employees', [], ['לא']],
    ['ניהלתי עובדים', 'Did not manage employees', ['not'], []],
    ['Did not manage budgets', 'ניהלתי תקציבים', [], ['not']],
    ['תואר ראשון במדעי המחשב', 'M.Sc. in Computer Science', ['M.Sc'], ['תואר ראשון']],
    ['עזרתי בארגון כנסים בחברת לומיו', 'Led conferences at Google', ['Google'], ['עזרתי', 'לומיו']],
    ['Led a team of 12, using React', 'הובלתי צוות של 15 עובדים, עם Angular', ['15', 'Angular'], ['12', 'React']],
    ['Cut costs by $40K a year', 'צמצמתי עלויות ב-40 אלף דולר בחודש', ['בחודש'], []],
    ['מכירות של כ-200 אלף ש"ח', 'Sales of NIS 200,000', ['200,000'], []],
    ['ניהלתי 6 עובדים\nללא תקלות', 'Managed 6 employees without help\nRan smoothly', ['without'], ['ללא']],
    ['נועה ברק היא מהנדסת', 'Dana Levi is an engineer', ['Levi'], ['נועה ברק']],
    ['בגרות מלאה, 5 יח"ל באנגלית', 'Full matriculation certificate, 4 units in English', ['4'], ['5']],
    ['ניהלתי צוות', 'ניהלתי צוות', ['ניהלתי צוות'], []],
    ['כיתה י"א', '12th grade', ['12th'], ['י"א']],
    ['משרה של 75% עד 100%', 'A 70% to 100% position', ['70%'], ['75%']],
    ['Disputes of ₪2M–₪40M', 'סכסוכים של 2–40 מיליון דולר', ['40 מיליון'], ['40M']],
    ['Up to 3x630A boards', 'לוחות של 3x630A', ['3'], []],
    ['Over half of them', 'מחציתם', [], ['half']],
    ['בתוך שנתיים', 'Within years', [], ['שנתיים']],
    ['נהג עם 22 שנים, ללא תאונות', 'Never a driver of 22 years, without accidents', ['without'], []],
    ['Raised it from 40% to 85%', 'העליתי מ-85% ל-40%', ['85%'], []],
    ['Managed the audit', 'עזרתי בביקורת', ['עזרתי'], []],
    ['צוות של 12\nמשמרות של 8–12 שעות', 'A team of guards\nShifts of 8–12 hours', [], ['12']],
    ['ניהלתי 6 עובדים\nרחצה והאכלה\nללא תקלות', 'Managed 6 employees\nWithout faults', [], ['רחצה והאכלה']],
    ['סופי שבוע במטבח', 'Weekends in the kitchen, with SAP', ['SAP'], []],
    ['עבדתי בחיפה', 'Worked in Ashdod', ['Ashdod'], ['בחיפה']],
  ])('%s → %s', (source, translation, added, missing) => {
    expect(compare(source, translation)).toEqual({ added, missing });
  });
});

it('finds its faults at words of the two, whatever they are', () => {
  const text = fc.stringMatching(/^(?:ניהלתי |team |6 |לא |not |AWS |İ|ב-30% |March 2021 |\n|לומיו |Lumio ){0,12}$/);
  fc.assert(fc.property(text, text, (source, translation) => void compare(source, translation)));
});
