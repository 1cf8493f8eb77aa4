import { describe, expect, it } from 'vitest';
import { h } from '../document/tree.ts';
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
] as const)('a line %s is set in these runs, and in no others: %s', (direction, line) => {
  expect(marked(resolveBidiRuns(line.replaceAll(/[⟨⟩]/g, ''), direction))).toBe(line);
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
