import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findByClass } from '../../../test/tools/tree-query.ts';
import { measureGrowth, MAX_LINEAR_GROWTH } from '../../../test/support/growth.ts';
import { anyCharacter } from '../../platform/anyCharacter.fixture.ts';
import type { Direction } from '../../platform/language.ts';
import { isolateBidiRuns } from './isolate.ts';
import { MAX_BIDI_RUNS } from './resolve.ts';
import { MAX_HELD_TOGETHER } from './nonBreaking.ts';
import { h, treeToText, type TreeNode } from '../document/tree.ts';
import { everyNth, howMany } from '../../../test/support/exhaustive.ts';

/** What is held together, in order. */
const held = (text: string, direction: Direction) =>
  findByClass(h('p', {}, ...isolateBidiRuns(text, direction)), 'unbroken').map(treeToText);

describe('a range of numbers', () => {
  it.each([
    ['Grew 15–20% in 2019–2022, from 09:00-17:00.', ['15–20%', '2019–2022', '09:00-17:00']],
    ['Raised ₪10,000-₪20,000 (85%-95%) and $1.5M–$2M', ['₪10,000-₪20,000', '85%-95%', '$1.5M–$2M']],
    ['Call 054-1234567, +972-54-123-4567 or *2700', ['054-1234567', '+972-54-123-4567']],
    ['From 03/2019 – 05/2021 at home', ['03/2019 – 05/2021']],
    ['Kept at 37.8°–39.2°, 22°C–28°C, 5mg–10mg', ['37.8°–39.2°', '22°C–28°C', '5mg–10mg']],
    ['Kept at 37.8–39.2 °C or 4 °C, 35–45 mmHg, within 24 h', ['37.8–39.2 °C', '4 °C', '35–45 mmHg', '24 h']],
    ['Cut it from 512 KB, at 16 / kHz or 12km/h', ['512 KB', '16 / kHz']],
    ['PESQ rose (4.1 → 4.2), latency fell 21 ms → 8 ms', ['(4.1 → 4.2)', '21 ms → 8 ms']],
    ['On ARM Cortex-M7, in 5 places and 3 mobile apps', ['Cortex-M7', '5 places', '3 mobile']],
    ['Built it in 11 min, 4 targets, of 7 and 12,500+ users', ['11 min', '4 targets', '12,500+ users']],
    ['In 2019 with 5 in 64-bit, 3 for A/B and 2 out of 4', ['64-bit']],
    ['An h-index of 24 by e-mail, a 12-month plan, X-ray', ['h-index', 'e-mail', '12-month', 'X-ray']],
    ['End-to-end tests, door-to-balloon time, ready-made', ['End-to-end', 'door-to-balloon']],
    ['Lancet 399(10331):1234–1245, Nature 12:34–45', ['1234–1245', '12:34–45']],
    ['Rates of 0.05 mm/s, 20 mU/min (2 → 20 mg/kg)', ['0.05 mm/s', '20 mU/min', '(2 → 20 mg/kg)']],
    ['Took re-use on-call, GIF I-1523-111.4/2021, PO-2', ['re-use', 'on-call', 'GIF I-1523-111.4/2021']],
  ])('stands in one line of left-to-right text: %s', (text, ranges) => {
    expect(held(text, 'ltr')).toEqual(ranges);
  });

  it('stands in one line of a Hebrew text that may fill one, and adds no element to a short one', () => {
    expect(held('צמיחה של 15–20% בשנים 2019–2022', 'rtl')).toEqual(['15–20%', '2019–2022']);
    expect(isolateBidiRuns('נייד 050-123-4567 או במשרד', 'rtl')).toEqual(['נייד 050-123-4567 או במשרד']);
    expect(held('חייגו *2700 או 03-1234567', 'rtl')).toEqual([]);
    expect(held('המוקד עונה בכל יום, גם בשבתות ובחגים: *2700, ובמשרד 03-1234567', 'rtl')).toEqual([
      'ובמשרד 03-1234567',
      '03-1234567',
    ]);
    const shifts = 'משמרות בימי חול 07:00-15:00, 15:00-23:00 ו-23:00-07:00 לפי צורך';
    expect(held(shifts, 'rtl')).toEqual(['07:00-15:00', '15:00-23:00', 'ו-23:00-07:00', '23:00-07:00', 'לפי צורך']);
    expect(held('המוקד עונה בכל יום, גם בשבתות ובחגים, ובמשרד הראשי שבתל אביב 03-1234567', 'rtl')).toEqual([
      'אביב 03-1234567',
      '03-1234567',
    ]);
  });

  it('is a Hebrew prefix with what it is written onto, whether that is an element or not', () => {
    const text = 'הטמעת בקרים מסדרת ARM Cortex M7 ו-Hexagon DSP (Qualcomm) ב-3 אתרים';
    const spans = isolateBidiRuns(text, 'rtl').filter((node) => typeof node !== 'string' && node.tag === 'span');
    expect(spans.at(-2)).toMatchObject({ children: ['ו-', { tag: 'bdi', children: ['Hexagon DSP (Qualcomm)'] }] });
    expect(held('הטמעת בקרים מסדרת Cortex M7 ו-Hexagon במפעלים של החברה בצפון', 'rtl')).toEqual([
      'ו-Hexagon',
      'החברה בצפון',
    ]);
  });

  it.each([
    ['ltr', 'Cut the build time – 64%, from −12.5% in 2019', ['– 64%', '−12.5%']],
    ['ltr', 'Moved to RabbitMQ 3.6, Node.js v20 and SOC 2; Led 5 people', ['RabbitMQ 3.6', 'Node.js v20', 'SOC 2']],
    ['ltr', 'Cooled to T ≤ 0.3 K with n = 120 and p < 0.05.', ['T ≤ 0.3 K', 'n = 120', 'p < 0.05']],
    ['ltr', 'With Prof. A. Levi and J. R. Smith', ['A. Levi', 'R. Smith']],
    [
      'rtl',
      'בהנחיית פרופ׳ א. שטיינברג וד"ר י׳ כהן נבדקו 120 תקלות במערכת של החברה',
      ['א. שטיינברג', 'י׳ כהן', '120 תקלות'],
    ],
    ['ltr', 'Built 14 rooftop solar systems, of 50–630 kWp each', ['50–630 kWp']],
    ['ltr', 'Volume II, with Prof. Š. Kaplanaitė and É. Roux', ['Š. Kaplanaitė', 'É. Roux']],
    ['ltr', 'Engineer (no. 117,402), pp. 311–358, vol. 2 of 5', ['(no. 117,402)', 'pp. 311–358', 'vol. 2']],
    ['ltr', 'Commercial arbitration (ICC, LCIA) and hands-on follow-up', ['(ICC, LCIA)', 'hands-on', 'follow-up']],
    ['ltr', 'With Ó Súilleabháin, D. (2020)', ['Súilleabháin, D.']],
    ['ltr', 'Two grants (ISF 1284/19), upheld in C.A. 5087/21', ['(ISF 1284/19)', 'C.A. 5087/21']],
    ['ltr', 'Senior Project Manager – Infrastructure and Rail', ['Manager –']],
    ['rtl', 'ניהול פרויקטים – תשתיות, רכבות ובנייה לגובה בכל רחבי הארץ, עמ׳ 44–79', ['פרויקטים –', 'עמ׳ 44–79']],
    ['rtl', 'מדידות של מוליכות־על במעבדה ובשדות |B| ≤ 14 T במשך שנה שלמה', ['|B| ≤ 14 T']],
  ] as const)('is what is read as one: %s, %s', (direction, text, pairs) => {
    expect(held(text, direction)).toEqual(expect.arrayContaining([...pairs]));
  });

  it.each([
    ['בניית צינור נתונים מ־PostgreSQL 14 עם Debezium, כולל בדיקות', 'PostgreSQL 14', '14 עם'],
    ['שדרוג כל הלקוחות לגרסה של React 18 בצוות קטן, בלי תקלות', 'React 18', '18 בצוות'],
    ['הקמה של מערך ניטור בארגון: GitLab 120 שרתים, כולל התראות', '120 שרתים', 'GitLab 120'],
    ['ליווי של לקוחות בכל הארץ, 12 תקלות בשבוע, ללא עזרה מבחוץ', '12 תקלות', '12 תקלות בשבוע'],
  ])('is a number with the name that it is the version of, or with what it counts: %s', (text, whole, parted) => {
    const all = held(text, 'rtl');
    expect(all).toContain(whole);
    expect(all).not.toContain(parted);
  });

  it('is a name of capitals with its hyphens', () => {
    expect(held('tested to MIL-STD-810G, PCI-DSS and EN-ISO once more', 'ltr')).toEqual(
      expect.arrayContaining(['MIL-STD-810G', 'PCI-DSS', 'EN-ISO']),
    );
  });

  it('is a number with what it counts and the last word after both', () => {
    expect(held('הדריכה סטודנטיות בהתנסות קלינית ובסוף חנכה 5 אחיות חדשות.', 'rtl')).toContain('5 אחיות חדשות.');
    expect(held('Built a pipeline with a latency of p95 < 90 seconds.', 'ltr')).toContain('p95 < 90 seconds.');
    expect(held('Built a pipeline with a latency of p95 < 90 milliseconds in all.', 'ltr')).toEqual([
      'p95 < 90',
      'in all.',
    ]);
  });

  it('is the end of a text that fills a line: no last line has one word', () => {
    const text = 'Built the payments platform that serves two million people a day';
    expect(held(text, 'ltr')).toEqual(['a day']);
    expect(held('ניהול מחסן שבו עובדים שלושים איש בשלוש משמרות לאורך כל השנה', 'rtl')).toEqual(['כל השנה']);
    expect(held('הקמת שירותים בענן עבור עשרות לקוחות בארץ ובעולם, רובם בשפת C++', 'rtl')).toEqual(['בשפת C++']);
    const start = 'פיתוח ממשקים למערכת ניהול הזמנות של רשת חנויות גדולה, בשפת';
    expect(held(`${start} React Native`, 'rtl')).toEqual(['React Native']);
    expect(held(`${start} .NET Core`, 'rtl')).toEqual(['.NET Core']);
    // The one around it lets what is isolated be broken.
    expect(held(`${start} .NET Core.`, 'rtl')).toEqual(['.NET Core.', '.NET Core']);
    expect(held('הקמת שירותים בענן עבור עשרות לקוחות בארץ ובעולם, רובם בשפת C++.', 'rtl')).toEqual(['בשפת C++.']);
    expect(held('Built the payments platform', 'ltr')).toEqual([]);
    // Too long for both, but not for the double name alone.
    const name = 'Edited four volumes with Małgorzata Wójcik-Nowakowska.';
    expect(held(name, 'ltr')).toEqual(['Wójcik-Nowakowska.']);
    expect(held(`${text} ${'x'.repeat(30)}`, 'ltr')).toEqual([]);
  });

  it('is no more than there are in a text of a person', () => {
    expect(held('1-2 '.repeat(2000), 'ltr').length).toBeLessThan(50);
    expect(isolateBidiRuns('1-2 '.repeat(2000), 'ltr').map(treeToText).join('')).toBe('1-2 '.repeat(2000));
  });

  it.each(['GPT-4 and ISO-9001', 'ABCD-1234-5678', '1000000000000–2000000000000'])(
    'is no part of a word, and no longer than a column: %s',
    (text) => {
      expect(held(text, 'ltr')).toEqual([]);
    },
  );
});

describe('an address in a text', () => {
  it.each([
    ['see https://engineering.example.com/2019-2020/how-we-split-it', ['-2', '-w', '-s', '-i']],
    ['write to noa-dana.barak@best-of.example.org today', ['-d', '-o']],
    ['at "best-of.example/a-b" since', ['best-of.example/a-b']],
    ['of eu-west-1, co-op, Node.js and B.Sc.-level work', ['co-op']],
  ])('ends no line after a hyphen of %j', (text, pieces) => {
    expect(held(text, 'ltr')).toEqual(pieces);
    expect(isolateBidiRuns(text, 'ltr').map(treeToText).join('')).toBe(text);
  });

  it('has no more pieces than a paragraph can hold, and loses none of it', () => {
    const endless = `https://example.com/${'a-b/'.repeat(2_000)}`;
    const elements = isolateBidiRuns(endless, 'ltr').filter((node) => typeof node !== 'string');
    expect(elements.length).toBeGreaterThan(20);
    expect(elements.length).toBeLessThan(50);
    expect(isolateBidiRuns(endless, 'ltr').map(treeToText).join('')).toBe(endless);
  });

  it('leaves the more places to what else is held, the fewer are left, also between runs', () => {
    expect(held('ניהול 12 תקלות בשפת C++ '.repeat(100), 'rtl').length).toBeLessThanOrEqual(MAX_HELD_TOGETHER + 1);
  });

  it('shares these with every other address of its text', () => {
    const text = 'https://example.com/how-we/split-it/in-two '.repeat(20);
    expect(elementsIn(isolateBidiRuns(text, 'ltr'))).toBeLessThanOrEqual(MAX_HELD_TOGETHER + 1);
    expect(isolateBidiRuns(text, 'ltr').map(treeToText).join('')).toBe(text);
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
    fc.string({ unit: anyCharacter }),
    fc.array(piece).map((parts) => parts.join('')),
  );

  it('never changes a character, whatever the text', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('rtl' as const, 'ltr' as const), (line, direction) => {
        const nodes = isolateBidiRuns(line, direction);
        expect(nodes.map(treeToText).join('')).toBe(line);
        expect(nodes).not.toContain('');
      }),
      { numRuns: howMany(500, 2_000) },
    );
  });

  it.each(['אa', 'א a ', "א'a", 'א C++ ', 'ה-a/', '2019-2022 א '])(
    'has no more pieces of %j than a paragraph can hold, and loses none of it',
    (unit) => {
      const long = unit.repeat(8_000 / unit.length);
      for (const direction of ['rtl', 'ltr'] as const) {
        const nodes = isolateBidiRuns(long, direction);
        expect(nodes.map(treeToText).join('')).toBe(long);
        expect(elementsIn(nodes)).toBeLessThanOrEqual(MAX_BIDI_RUNS + MAX_HELD_TOGETHER);
      }
    },
  );

  it('isolates every run of as long a text as people write', () => {
    expect(elementsIn(isolateBidiRuns('עבודה עם C++ '.repeat(100), 'rtl'))).toBe(100);
  });

  it('gives the same nodes for the same text, so that a patch can skip them', () => {
    const texts = ['ניסיון ב־C++', 'עבודה עם React', 'Led צוות of 5'];
    const draw = () => texts.map((text) => isolateBidiRuns(text, 'rtl'));
    const before = draw();
    for (const [index, nodes] of draw().entries()) expect(nodes).toBe(before[index]);
  });

  it.each(
    everyNth(3, [
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
      "'",
      '+9 ',
      '1 – ',
      '(א) ',
      'et al. ',
    ]),
  )('takes a long text of %j in time that grows with its length', { tags: 'exhaustive' }, (part) => {
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
