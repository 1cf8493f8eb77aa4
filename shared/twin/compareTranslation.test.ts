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
  ])('%s', (source, translation) => {
    expect(compare(source, translation)).toEqual({ added: [], missing: [] });
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
  ])('%s → %s', (source, translation, added, missing) => {
    expect(compare(source, translation)).toEqual({ added, missing });
  });
});

it('finds its faults at words of the two, whatever they are', () => {
  const text = fc.stringMatching(/^(?:ניהלתי |team |6 |לא |not |AWS |İ|ב-30% |March 2021 |\n|לומיו |Lumio ){0,12}$/);
  fc.assert(fc.property(text, text, (source, translation) => void compare(source, translation)));
});
