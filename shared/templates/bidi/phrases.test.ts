import { describe, expect, it } from 'vitest';
import { h, type TreeNode } from '../document/tree.ts';
import { isolateBidiRuns } from './isolate.ts';
import { breakLongStart } from './nonBreaking.ts';
import { resolveBidiRuns, type BidiRun } from './resolve.ts';

/** A run with those within it between ⟨ and ⟩, each of the other direction. */
const marked = ({ parts }: BidiRun): string =>
  parts.map((part) => (typeof part === 'string' ? part : `⟨${marked(part)}⟩`)).join('');

it.each([
  ['ltr', 'Read by מכון התקנים" in 2015'],
  ['ltr', 'Read by ⟨מכון התקנים"⟩'],
  ['ltr', "With ⟨לוי ושות'⟩ 2019 Ltd"],
  ['ltr', 'With ⟨לוי ושות’⟩ 2019 Ltd'],
  ['ltr', 'A 27" screen of שרון'],
  ['rtl', 'בוגר (⟨B.Sc.⟩ (2019), מצטיין'],
  ['rtl', 'הקמה (פיתוח (⟨React [Vue {Node "C++"}]⟩)) בצוות'],
  ['ltr', 'Led ⟨חברת "אופק"⟩ 2019 and more'],
  ['ltr', 'Led ⟨חברת "אופק 2019"⟩ and more'],
  ['ltr', 'Led ⟨"אופק"⟩ and ⟨"שחר"⟩ too'],
  ['ltr', 'Wrote for ⟨"מעריב"⟩ 65(4), Haifa'],
  ['ltr', 'Sold ⟨2.5 מיליון ₪⟩ a year'],
  ['ltr', 'Windows 10 בעברית at home'],
  ['ltr', 'Windows ⟨10 משתמשים⟩ at home'],
  ['ltr', 'Ranked ⟨⟨#1⟩ במכירות⟩ of all'],
  ['ltr', 'Led ⟨5 צוותים⟩ in Haifa'],
  ['ltr', 'At ⟨חיפה⟩ | 3 years'],
  ['ltr', 'At ⟨הרצל⟩ 12 years ago'],
  ['ltr', 'At ⟨הרצל⟩ 12 km away'],
  ['ltr', 'At ⟨הרצל 12⟩, Haifa'],
  ['ltr', 'At ⟨צה"ל⟩ | 2010–2013'],
  ['ltr', 'Served ⟨מילואים ב־2012⟩ and more'],
  ['ltr', 'Served ⟨ב־18%⟩ of חיפה'],
  ['ltr', 'Call 03-5550199 (⟨משרד⟩), 04-8123456 (בית)'],
  ['ltr', 'In (חיפה) and ⟨(עונה 6)⟩ too'],
  ['ltr', 'the ⟨ה-CI/CD⟩ of חברה'],
  ['ltr', '⟨חיפה, 2012, תל אביב⟩'],
  ['ltr', '⟨חיפה 2012 תל אביב⟩'],
  ['ltr', '⟨חיפה, 03-5550199, תל אביב⟩'],
  ['ltr', '⟨"חיפה Haifa"⟩ now'],
  ['ltr', '"Haifa חיפה" now'],
  ['ltr', '⟨נפח⟩ 2 TB לגיבוי'],
  ['ltr', 'Gave ⟨הרצאות: "אופק"⟩ in Haifa'],
  ['ltr', 'In חיפה, (משרד) now'],
  ['ltr', 'Team ⟨(צוות 03/2019)⟩ of 6'],
  ['ltr', 'At ⟨משרד⟩ 03-5550199, בית now'],
  ['ltr', 'At ⟨משרד⟩, 03-5550199 בית now'],
  ['ltr', 'At ⟨משרד 03-5550199 בית⟩ now'],
  ['ltr', 'Up ⟨ב-12⟩ and more'],
  ['ltr', 'Up ⟨ב-2019⟩ and more'],
  ['ltr', 'Up ⟨ב⟩-12/2019 and more'],
  ['ltr', 'Room ⟨חדר5⟩ and more'],
  ['ltr', 'Led [⟨"אופק"⟩ and more'],
  ['ltr', '⟨ניהול 12⟩ + 5\nReact'],
  ['ltr', '⟨ב־⟩\n12 + ניהול\nReact'],
  ['ltr', '⟨קומה 3 – 5 חדרים⟩'],
  ['rtl', 'קו 2 – 18 עובדים'],
  ['rtl', '⟨2 × 3 – 5⟩ איש'],
  ['rtl', '⟨120 / min – React⟩ ועוד'],
  ['rtl', '⟨"Acting" 2019⟩ – מנהל'],
  ['rtl', 'צוות ⟨"React 5" 12⟩'],
  ['rtl', 'ניהול של ⟨GitLab⟩: 120 שרתים'],
  ['rtl', 'ניהול ב-⟨GitLab⟩ 120 שרתים'],
  ['rtl', 'פיתוח ב-React 18 בצוות'],
  ['rtl', 'פיתוח ב-React 18, שרתים'],
  ['rtl', 'נמדד ⟨5 GB – 10 GB⟩ בשנה'],
  ['rtl', 'נמדד ב־T ≤ 0.3, K-means'],
  ['rtl', 'קצב ⟨120 / min⟩ בממוצע'],
  ['rtl', 'ציטוט Cohen et al., 2019 במאמר'],
  ['rtl', 'ציטוט Cohen et al., 2019, במאמר'],
  ['rtl', 'ציטוט ⟨Cohen⟩, 2019 במאמר'],
  ['rtl', 'ב-⟨React⟩. ⟨Node.js⟩ הוא'],
  ['rtl', '1) ⟨React⟩ ועוד'],
  ['rtl', 'עיבוד: ⟨CNC⟩: ⟨Haas, Fanuc⟩'],
  ['rtl', 'ב-Google – Product Manager'],
  ['rtl', 'ב-⟨AWS⟩ – 3 שנים'],
  ['rtl', '⟨React (SSR)⟩ ועוד'],
  ['rtl', '⟨$2M⟩ (⟨ARR⟩) ועוד'],
  ['rtl', 'ב-⟨Team (5) lead⟩ ועוד'],
  ['rtl', 'ב-⟨Google⟩ (2019) ועוד'],
  ['rtl', 'סגן מנהל (⟨Acting⟩) – ⟨Q4⟩'],
  ['rtl', 'סגן מנהל ⟨"Acting" – Q4⟩'],
  ['rtl', 'ב-⟨16 GB RAM, C++⟩'],
  ['rtl', '⟨12 microservices⟩ בענן'],
  ['rtl', 'ב-Excel 2019, SAP'],
  ['rtl', '⟨Developer(s)⟩ וגם ⟨f(5)⟩'],
  ['rtl', '⟨CTR → 5%⟩ בשנה'],
  ['rtl', 'גרסה ⟨18.x⟩ בענן'],
  ['rtl', 'לקוח ⟨noa@example.com⟩, 054-7654321'],
  ['rtl', '(⟨React⟩), ⟨Vue⟩ ועוד'],
  ['rtl', 'מדעי (⟨Python (pandas) 3⟩) ועוד'],
  ['rtl', '⟨Author of ⟨"קורות חיים"⟩ (2021)⟩'],
  ['ltr', 'Author of ⟨"קורות חיים"⟩ (2021)'],
  ['rtl', 'ב-⟨Wix⟩ (⟨2019–2021⟩) ניהלתי'],
  ['ltr', '⟨ב-⟨Wix⟩ (⟨2019–2021⟩) ניהלתי⟩'],
  ['rtl', 'בין 20 – 2021 בערך'],
  ['ltr', '⟨בין 20 – 2021 בערך⟩'],
  ['rtl', 'הוא אמר: "React" ו\'Vue\''],
  ['ltr', '⟨הוא אמר: "React" ו\'Vue\'⟩'],
  ['rtl', 'Team (צוות 054-7654321) ⟨of 6⟩'],
  ['ltr', 'Team (⟨צוות⟩ 054-7654321) of 6'],
  ['rtl', 'ציטוט ⟨5 GB et al.⟩, 2019 במאמר'],
  ['ltr', '⟨ציטוט⟩ 5 GB et al., 2019 במאמר'],
  ['rtl', 'Java, Go'],
  ['ltr', 'Java, Go'],
  ['rtl', "⟨Rock 'n'⟩ רול"],
  ['ltr', "Rock 'n' רול"],
  ['rtl', '⟨03/2019 – היום⟩'],
  ['ltr', '03/2019 – היום'],
  ['rtl', 'צוות של ⟨900 – 2K⟩ איש'],
  ['ltr', '⟨צוות של ⟨900 – 2K⟩ איש⟩'],
  ['rtl', '“React” ו-⟨„Vue“⟩ ו-⟨«Node»⟩'],
  ['ltr', '“React” ו-„Vue“ ו-«Node»'],
  ['rtl', 'The word "שלום, (⟨world" here⟩'],
  ['ltr', 'The word "שלום, (world" here'],
  ['rtl', '⟨Built לומיו v2.4.1 with C++ and C#⟩'],
  ['ltr', 'Built לומיו v2.4.1 with C++ and C#'],
  ['rtl', 'דוא"ל dana.levi@example.co.il בלבד'],
  ['ltr', 'דוא"ל dana.levi@example.co.il בלבד'],
  ['rtl', '(הרצל) ⟨12 Haifa⟩'],
  ['ltr', '⟨(הרצל) 12⟩ Haifa'],
  ['rtl', '⟨AUC = 0.9 of חברה⟩'],
  ['ltr', 'AUC = 0.9 of חברה'],
  ['rtl', 'צוות של 2 – 2 איש'],
  ['ltr', '⟨צוות של 2 – 2 איש⟩'],
  ['rtl', 'Team (צוות 2019) ⟨of 6⟩'],
  ['ltr', 'Team ⟨(צוות 2019)⟩ of 6'],
  ['rtl', 'פקודת npm run build בכל דחיפה'],
  ['ltr', '⟨פקודת npm run build בכל דחיפה⟩'],
  ['rtl', "Partner at (משרד) כהן ושות', 2015"],
  ['ltr', "Partner at ⟨(משרד) כהן ושות'⟩, 2015"],
  ['rtl', 'חברת ⟨Check Point Software Technologies Ltd.⟩ בתל אביב'],
  ['ltr', 'חברת Check Point Software Technologies Ltd. בתל אביב'],
  ['rtl', 'ראו ⟨example.com/a_(b)⟩ ועוד'],
  ['rtl', 'ראו (example.com/a) ועוד'],
  ['rtl', 'צוות של ⟨٢٠⟩ – ⟨٣٠⟩ איש'],
] as const)('a line %s is set in these runs, and in no others: %s', (direction, line) => {
  expect(marked(resolveBidiRuns(line.replaceAll(/[⟨⟩]/g, ''), direction))).toBe(line);
});

const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  bdi: ['⟨', '⟩'],
  span: ['‹', '›'],
  wbr: ['|', ''],
};
/** Nodes with what is isolated between ⟨ and ⟩, what is held together between ‹ and ›, and | where a line may end. */
const drawn = (node: TreeNode): string => {
  if (typeof node === 'string') return node;
  const [before, behind] = SIGNS[node.tag] ?? ['?', '?'];
  return before + node.children.map(drawn).join('') + behind;
};

it.each([
  ['rtl', 'המוקד עונה בכל יום, גם בשבתות ובחגים: ⟨*2700⟩, ‹ובמשרד ‹03-1234567››'],
  ['ltr', '⟨המוקד עונה בכל יום, גם בשבתות ובחגים: ⟨*2700⟩, ‹ובמשרד ‹03-1234567››⟩'],
  ['rtl', 'הטמעת בקרים מסדרת ARM Cortex M7 ‹ו-⟨Hexagon DSP (Qualcomm)⟩› ‹ב-‹3 אתרים››'],
  ['ltr', '⟨הטמעת בקרים מסדרת ARM Cortex M7 ‹ו-⟨Hexagon DSP (Qualcomm)⟩› ‹ב-‹3 אתרים››⟩'],
  ['rtl', 'קבוצת "אופקים" (⟨International Freight & Logistics Holdings Ltd.⟩) בחיפה'],
  ['ltr', '⟨קבוצת "אופקים"⟩ (International Freight & Logistics Holdings ‹Ltd.) בחיפה›'],
  ['ltr', 'Worked for ⟨בנק לאומי⟩ (2015) and ⟨בנק הפועלים⟩ (2018)'],
  ['rtl', 'ניהול מחסן שבו עובדים שלושים איש. לאורך כל ‹השנה כולה›'],
  ['ltr', 'ניהול מחסן שבו עובדים שלושים איש. לאורך כל ‹השנה כולה›'],
  ['rtl', '⟨Designed an event-sourced ledger for בנק הפועלים ‹in TypeScript.›⟩'],
  ['ltr', 'Designed an event-sourced ledger for בנק הפועלים ‹in TypeScript.›'],
  ['rtl', 'נייד 050-123-4567 או במשרד'],
  ['ltr', '⟨נייד 050-123-4567 או במשרד⟩'],
  ['rtl', 'From 03/2019 – 05/2021 at home'],
  ['ltr', 'From ‹03/2019 – 05/2021› at home'],
  ['rtl', 'פורטפוליו: ⟨‹behance.net/dana-levi›⟩, ⟨instagram.com/dana⟩'],
  ['ltr', 'פורטפוליו: ‹behance.net/dana-levi,› instagram.com/dana'],
  ['rtl', 'An h-index of 24 by e-mail, a 12-month plan, X-ray'],
  ['ltr', 'An ‹h-index› of 24 by ‹e-mail›, a ‹12-month› plan, ‹X-ray›'],
  ['rtl', '⟨Built a pipeline with a latency of ‹‹p95 < 90› seconds.›⟩'],
  ['ltr', 'Built a pipeline with a latency of ‹‹p95 < 90› seconds.›'],
  ['rtl', 'הדריכה סטודנטיות בהתנסות קלינית ובסוף חנכה ‹‹5 אחיות› חדשות.›'],
  ['ltr', '⟨הדריכה סטודנטיות בהתנסות קלינית ובסוף חנכה ‹‹5 אחיות› חדשות.›⟩'],
  ['rtl', 'Raised ₪10,000-₪20,000 (85%-95%) and $1.5M–$2M'],
  ['ltr', 'Raised ‹₪10,000-₪20,000› (‹85%-95%›) and ‹$1.5M–$2M›'],
  ['rtl', 'Call 054-1234567, at "best-of.example/a-b" since'],
  ['ltr', 'Call ‹054-1234567›, at "‹best-of.example/a-b›" since'],
  ['rtl', '⟨Rates of ‹0.05 mm/s›, ‹20 mU/min› ‹(2 → 20 mg/kg)›⟩'],
  ['ltr', 'Rates of ‹0.05 mm/s›, ‹20 mU/min› ‹(2 → 20 mg/kg)›'],
  ['rtl', 'see https:/|/|engineering|.example|.com/|2019‹-2›020/|how‹-w›e‹-s›plit‹-i›t'],
  ['ltr', 'see https:/|/|engineering|.example|.com/|2019‹-2›020/|how‹-w›e‹-s›plit‹-i›t'],
  ['rtl', 'write to noa-dana.barak@best-of.example.org today'],
  ['ltr', 'write to noa‹-d›ana.barak@|best|‹-o›f|.example|.org today'],
] as const)('a line %s has these held together: %s', (direction, line) => {
  const nodes = isolateBidiRuns(line.replaceAll(/[⟨⟩‹›|]/g, ''), direction);
  expect(nodes.map(drawn).join('')).toBe(line);
});

describe('a long word at the beginning of a text', () => {
  const long = 'x'.repeat(16);
  const breakable = h('span', { class: 'breakable' }, long);
  it('may be broken where its line ends, also within what is isolated; what follows stays as it is', () => {
    expect(breakLongStart([long])).toEqual([breakable]);
    expect(breakLongStart([`${long}/rest of it`, 'more'])).toEqual([breakable, '/rest of it', 'more']);
    expect(breakLongStart([h('bdi', { dir: 'ltr' }, `${long} a`), ' b'])).toEqual([
      h('bdi', { dir: 'ltr' }, breakable, ' a'),
      ' b',
    ]);
  });

  it.each([[[]], [['short words of a text']], [[h('bdi', { dir: 'ltr' }, 'React'), long]]])(
    'or any other text comes back as it is: %j',
    (nodes) => {
      expect(breakLongStart(nodes)).toBe(nodes);
    },
  );
});
