import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findByClass } from '../../../test/tools/tree-query.ts';
import { expectedOrder, visualOrder } from '../../../test/tools/visual-order.ts';
import { measureGrowth, MAX_LINEAR_GROWTH } from '../../../test/support/growth.ts';
import type { Direction } from '../../platform/language.ts';
import { MAX_BIDI_RUNS, isolateBidiRuns } from './isolate.ts';
import { MAX_NON_BREAKING_RANGES } from './nonBreaking.ts';
import { h, treeToText, type TreeNode } from '../document/tree.ts';

/** Lines of Hebrew résumés: `|` stands between the parts as they are read, from right to left. */
const IN_HEBREW = [
  'טלפון |+972-54-765-4321',
  'נייד: |050-123-4567| או |03-1234567',
  'משרד |(03) 123-4567| שלוחה |12',
  'חייגו |*2700| לתיאום',
  'ל|+972-3-6001234| בשעות הבוקר',
  'נציג בכיר, |1-800-20-20-20',
  'כתבו אל |noa.barak@example.com| בכל עת',
  'באתר |https://example.com/path/page?x=1#top| המלא',
  'תיקיית |/usr/local/bin| בשרת',
  'קוד ב־|github.com/example/open-transit/',
  'בשנים |2019–2023| ניהלתי צוות',
  'שירות סדיר |2009-2012',
  '|03/2019 – 05/2021| בחופשה',
  '|03/2021| – היום',
  '|2019| – היום',
  'צוות של |20–30| איש',
  'צמיחה של |20%-30%| בשנה',
  'שיפור של |15%–20%| בזמן הטעינה',
  'ירידה של |-5%| בעלות',
  'ירידה ב-|5%| בעלות',
  'מפתחת |C++| בכירה',
  'ידע ב־|C#|, ו־|.NET',
  'ידע ב-|C#| וב-|.NET Core| לצד |Node.js',
  'צד שרת (|C#/.NET|) בענן',
  '|C++ Developer| בחברת הזנק',
  'תהליך |A/B testing| ראשון',
  'צנרת |CI/CD| מלאה',
  'מרכז |R&D| בהרצליה',
  'תפקיד |Senior Developer (Backend)| בצוות',
  'תפקיד |(Backend) Developer| בצוות',
  'מנהל מוצר (|Product Manager|) בכיר',
  'תואר שני במנהל עסקים (|MBA|)',
  '|React, GraphQL, BigQuery| של |40| לקוחות',
  'גרסה |v2.4.1| של |Python 3.12',
  'תקציב של |₪2.4M| בשנה',
  'תקציב |$5,000| לחודש',
  'מעל |50K+| משתמשים',
  'מ־|1.5M$| ל־|2M$',
  '|120,000| משתמשים ב־|6| מדינות',
  'חברת |Lumio Ltd.| בתל אביב',
  'תואר |B.Sc.| במדעי המחשב',
  'אמרו "|Best Developer|" בטקס',
  'זכיתי ב־|“Best Developer” award| לשנה',
  'קצין בצה"ל, |2010–2013',
  'עבדתי ב־|Google|, |2019–2021|, |Meta|, |2015–2018',
  'ב־|Google| |2019–2021| בצוות חיפוש',
  'בשנת |2019| |Google| רכשה את החברה',
  'ציון |95/100| בקורס',
  'יחס של |3:1| לטובתנו',
  'הסמכת |6 Sigma| ירוקה',
  'חשבון |@noa_barak| ברשת',
  'פגישות |24/7| בזום!',
  '|Designed a ledger in TypeScript.',
  '|Led a team (of 5)!',
  '|(2019–2021)',
  '|Designed an event-sourced ledger for ¦בנק הפועלים¦ in TypeScript.',
  'שפות: |Go, Rust, C++',
  '|2019|, |2021|, |2023| – זכיות',
  'מותג |Yes| וגם |HOT',
  'מקום |1| מתוך |120| (|Top 1%|)',
  'בשנת |2019| (|Google|) עברתי',
  'גידול ל-|1,200| (|+15%|) לקוחות',
  'הכנסות של |$2M| (|ARR|) בשנה',
  'טלפון |054-7654321| (|WhatsApp|)',
  'הטכניון, |2012–2015| (|GPA 91|)',
  'פיתוח ב-|React 18 (SSR)| בצוות',
  'קורס |Python| (|40| שעות)',
  'הרצאה "מבוא ל-|AI|" (|30| שעות)',
  'פיתוח ב-|React| (|15| מפתחים) ו-|Vue| [|3| מפתחים]',
  'עבודה ב-|Wix| (|SaaS| חברת)',
  'צוות (חמישה ב-|Wix|) |2019',
  'חיסכון של |≈$1M| בשנה',
  'ציון |NPS| עלה מ-(|-5|) ל-|42',
  "רח' הרצל |12/4|, תל אביב-יפו |6688312",
  'תעודת |ISO 9001:2015| ו-|ISO 27001',
  'שימוש ב-|AWS (EC2, S3, RDS)| ו-|GCP',
  'אצל |3| לקוחות: |IBM, Intel|, ו-|Check Point',
  'בעל רישיון |CPA (Isr.)| מאז |1999|.',
  'תואר |B.A. (Hons.)| מאנגליה',
  'פרס (|Best Employee!|) לשנה',
  'הרצאה "|Why React?|" בכנס',
  'למדתי הרבה (ב-|Google|!) בארץ',
] as const;

/** Lines of English résumés: `|` stands between the parts as they are read, from left to right; `¦` inside Hebrew. */
const IN_ENGLISH = [
  'Captain in the |צה"ל| (2010–2013)',
  'Officer, |צה"ל|, 2010–2013',
  "Lawyer at |כהן ושות'| since 2015",
  'Founder of |לומיו בע"מ| (Haifa)',
  'Lives in |ת"א|, +972-54-765-4321',
  'Grew sales |ב־¦18%| within a year',
  'Served in |יחידה ¦8200| until 2012',
  'Worked at |בנק הפועלים| 2019–2023',
  'Worked at |בנק הפועלים| 2019 – Present',
  'Author of "|קורות חיים|" (2021)',
  'Author of "|המדריך (החדש)|" for managers',
  'Spoke Hebrew (|עברית|) and English',
  'Volunteer, |מד"א, ער"ן',
  'Thesis: "|השפעת ה-¦AI¦ על השוק|" (2020)',
  'Worked with |משרד הביטחון| (Ministry of Defense), 2020-2021',
  'Nickname: |"אלכס" (כך קוראים לי)|.',
  'Founder of |"לומיו" בע"מ| (Haifa)',
  "Partner at |(משרד) כהן ושות'|, 2015",
  'Prize of |"תפוח"| and |"לומיו" ו"גל"| in 2019',
  'Lecture: |"מבוא ל-¦AI¦" (¦30¦ שעות)|, 2021–2022',
  'Uses C++, C#, .NET and R&D',
  'Call +972-54-765-4321 or *2700',
  'Reception: |א׳-ה׳| 09:00-17:00, *2700',
  'Shifts 10:00–12:00 |ו|-14:00–16:00',
  'Moved |מ-¦C++¦ ל-¦C#¦| in a year',
  'Author of |ה-¦CI/CD¦ שלנו| for years',
  'Site https://x.example/?a=1&b=2, |נספח| and more',
  'Ranked |¦#1¦ במכירות| twice',
  'השקת אפליקציה ¦iOS¦ ב־¦2019–2023¦ לארגונים',
] as const;

const plain = (marked: string) => marked.replace(/[|¦]/g, '');

describe('text of a Hebrew résumé is seen in reading order', () => {
  it.each(IN_HEBREW)('%s', (marked) => {
    expect(visualOrder(isolateBidiRuns(plain(marked), 'rtl'), 'rtl')).toBe(expectedOrder(marked, 'rtl'));
  });
});

describe('text of an English résumé is seen in reading order', () => {
  it.each(IN_ENGLISH)('%s', (marked) => {
    expect(visualOrder(isolateBidiRuns(plain(marked), 'ltr'), 'ltr')).toBe(expectedOrder(marked, 'ltr'));
  });
});

/** What is held together, in order. */
const held = (text: string, direction: Direction) =>
  findByClass(h('p', {}, ...isolateBidiRuns(text, direction)), 'unbroken').map(treeToText);

describe('a range of numbers', () => {
  it.each([
    ['Grew 15–20% in 2019–2022, from 09:00-17:00.', ['15–20%', '2019–2022', '09:00-17:00']],
    ['Raised ₪10,000-₪20,000 (85%-95%) and $1.5M–$2M', ['₪10,000-₪20,000', '85%-95%', '$1.5M–$2M']],
    ['Call 054-1234567, +972-54-123-4567 or *2700', ['054-1234567', '+972-54-123-4567']],
    ['From 03/2019 – 05/2021 at home', ['03/2019 – 05/2021']],
  ])('stands in one line of left-to-right text: %s', (text, ranges) => {
    expect(held(text, 'ltr')).toEqual(ranges);
  });

  it('stands in one line of a Hebrew text where it is isolated anyway, and adds no element where the line reads as one', () => {
    expect(held('צמיחה של 15–20% בשנים 2019–2022', 'rtl')).toEqual(['15–20%', '2019–2022']);
    expect(isolateBidiRuns('נייד 050-123-4567 או במשרד', 'rtl')).toEqual(['נייד 050-123-4567 או במשרד']);
    expect(held('חייגו *2700 או 03-1234567', 'rtl')).toEqual([]);
    expect(held('המוקד עונה בכל יום, גם בשבתות ובחגים: *2700, ובמשרד 03-1234567', 'rtl')).toEqual(['03-1234567']);
    expect(held('משמרות בימי חול 07:00-15:00, 15:00-23:00 ו-23:00-07:00 לפי צורך', 'rtl')).toEqual([
      '07:00-15:00',
      '15:00-23:00',
      '23:00-07:00',
    ]);
    expect(held('המוקד עונה בכל יום, גם בשבתות ובחגים, ובמשרד הראשי שבתל אביב 03-1234567', 'rtl')).toEqual([]);
  });

  it('is no more than there are in a text of a person', () => {
    expect(held('1-2 '.repeat(2000), 'ltr').length).toBeLessThan(50);
    expect(isolateBidiRuns('1-2 '.repeat(2000), 'ltr').map(treeToText).join('')).toBe('1-2 '.repeat(2000));
  });

  it.each([
    'GPT-4 and ISO-9001',
    'example.com/2019-2020/x',
    'ABCD-1234-5678',
    'a@b-1-2.example',
    '1000000000000–2000000000000',
  ])('is no part of a word or an address, and no longer than a column: %s', (text) => {
    expect(held(text, 'ltr')).toEqual([]);
  });
});

describe('isolating runs', () => {
  const piece = fc.constantFrom(
    'א',
    'בג ',
    'צה"ל',
    ' ',
    'a',
    'C++',
    '.NET',
    '12',
    '2019–2023',
    '(',
    ')',
    '"',
    '־',
    '-',
    '/',
    '₪',
    '%',
    '+',
    '.',
    ', ',
    '😀',
    '\ud83d',
    'ש',
    '\u05b8',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((parts) => parts.join('')),
  );

  it('never changes a character, whatever the text', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('rtl' as const, 'ltr' as const), (line, direction) => {
        expect(isolateBidiRuns(line, direction).map(treeToText).join('')).toBe(line);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['אa', 'א a ', "א'a", 'א C++ ', 'ה-a/', '2019-2022 א '])(
    'has no more pieces of %j than a paragraph bears, and loses nothing of it',
    (unit) => {
      const long = unit.repeat(8_000 / unit.length);
      for (const direction of ['rtl', 'ltr'] as const) {
        const nodes = isolateBidiRuns(long, direction);
        expect(nodes.map(treeToText).join('')).toBe(long);
        expect(elementsIn(nodes)).toBeLessThanOrEqual(MAX_BIDI_RUNS + MAX_NON_BREAKING_RANGES);
      }
    },
  );

  it('isolates every run of as long a text as people write', () => {
    expect(elementsIn(isolateBidiRuns('עבודה עם C++ '.repeat(100), 'rtl'))).toBe(100);
  });

  it('gives the same nodes for the same text, so that a patch can skip them', () => {
    expect(isolateBidiRuns('ניסיון ב־C++', 'rtl')).toBe(isolateBidiRuns('ניסיון ב־C++', 'rtl'));
  });

  it.each([
    '(',
    '"',
    '2019–',
    'a ',
    'א(',
    'ה-a1 ',
    '1 (',
    '1,',
    'א a',
    '. ',
    '-',
    '₪',
    'א"',
    '1-',
    '1–1 ',
    'ה-a/',
    'a(.',
    'אa',
    "'a־",
    "א'a",
    '/אa',
    'Cה-/',
  ])('takes a long text of %j in time that grows with its length', { tags: 'exhaustive' }, (part) => {
    // Each text is a new one: what is made of it is kept.
    let turn = 0;
    for (const direction of ['rtl', 'ltr'] as const)
      expect(
        measureGrowth((size) => isolateBidiRuns(part.repeat(size / part.length) + (turn += 1), direction)),
        direction,
      ).toBeLessThan(MAX_LINEAR_GROWTH);
  });
});

const elementsIn = (nodes: readonly TreeNode[]): number =>
  nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + elementsIn(node.children)), 0);
