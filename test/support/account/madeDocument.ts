import * as fc from 'fast-check';

/** Text of one look. */
export interface MadeText {
  readonly text: string;
  readonly bold?: true;
  /** Where it leads to. */
  readonly href?: string;
  /** In the file, and not seen: `hidden` by its look, `deleted` by a change that is tracked. */
  readonly unseen?: 'hidden' | 'deleted';
}

export type MadeBlock =
  | { readonly kind: 'line' | 'heading' | 'box'; readonly texts: readonly MadeText[] }
  | {
      readonly kind: 'item';
      readonly texts: readonly MadeText[];
      readonly level: 0 | 1 | 2;
      readonly isNumbered: boolean;
    }
  | { readonly kind: 'row'; readonly cells: readonly string[] }
  | { readonly kind: 'noted'; readonly texts: readonly MadeText[]; readonly note: string };

/** A document as a person may write one, before a program writes it in a format. */
export interface MadeDocument {
  readonly header: string;
  readonly footer: string;
  readonly countsPages: boolean;
  readonly blocks: readonly MadeBlock[];
}

/** What résumés say, and what looks like it and is something else: each is a place where a reader may lose a word. */
const SAID = `
Experience | Work Experience | Education | Skills | Languages | Summary | Projects | Volunteering | References | Interests
ניסיון תעסוקתי | השכלה | כישורים | שפות | תקציר | פרויקטים | התנדבות | שירות צבאי | ממליצים | אודות | קורסים והסמכות
Curriculum Vitae | קורות חיים | Page 2 of 3 | עמוד 2 מתוך 3 | 2 | - 2 -
Cook, Blue Door, 2019 - 2021 | Senior Cook at Blue Door, Haifa | Blue Door Ltd. | 03/2019 - 05/2021 | 2015 – היום | 2019-2021
מנהלת חשבונות, שופרסל בע"מ, 2015 - היום | מנהל חנות | שופרסל, תל אביב | תשע"ט – תשפ"א | נוב' 19 - דצמ' 21 | 1.2019–3.2021
Jan 15, 2019 - Mar 15, 2021 | 2019-01-15 – 2021-03-15 | 15th January 2019 | Summer 2017 | Q3 2018 – Q1 2019 | 3 years and 2 months
B.Sc. Computer Science, University of Haifa, 2012 - 2015 | תואר ראשון במדעי המחשב, האוניברסיטה העברית | בגרות מלאה, 12 יח"ל | GPA 92
Phone: 054-1234567 | טלפון: 054-7654321 | נייד: 054־1112222 | *2345 | 04-8223344 שלוחה 12 | +972 (0)54-111-2222 | Fax 03-5555555
dana@korot.example | Email: dana@korot.example | korot.example/dana | www.korot.example | linkedin.com/in/dana-levi | github.com/dana
ת.ז. 312345674 | תאריך לידה: 1.2.1990 | מצב משפחתי: נשואה + 2 | Date of birth: 14.07.1990 | רישיון נהיגה B | Marital status: single
Hebrew - native, English - fluent, French (basic) | עברית - שפת אם | אנגלית: רמה גבוהה | Russian B2 | ערבית מדוברת
Python, C++, C#, .NET, Node.js, SQL (PostgreSQL, MySQL), CI/CD | Excel; Word; Photoshop | ניהול צוות, שירות לקוחות, עברית ואנגלית
Led a team of twelve people and cut costs by 30% | הובלת צוות של 12 עובדים והגדלת מכירות ב-40% | Won 1st place (out of 60) in 2018
Name: | כתובת: הרצל 12, חיפה | Address: 12 Herzl St., Haifa | רח' הנביאים 5/3 ירושלים 9510303 | חיפה | Tel Aviv, Israel
Dr. Noa Levi, Head of Research, 054-9998877 | ממליץ: יוסי כהן 050-1231234 | "A quoted sentence." | ראש צוות (מ"מ) | C-level/VP — R&D
Dana Levi | נועה ברק | DANA LEVI | Full Stack Developer | מהנדס בניין | Owner & Founder | Title | Employer | מעסיק | תפקיד
`
  .split(/[\n|]/)
  .map((text) => text.trim())
  .filter((text) => text !== '');

const SYLLABLES = {
  en: 'ba ke li mo nu ra se ti vo zu pha chi dri gle'.split(' '),
  he: 'בר כל לימ מו נור רב שת זוק פא גיל דור קי חן צור'.split(' '),
} as const;
/** A word that is in no list: where it goes is decided by where it stands alone. */
const unknownWord = fc
  .constantFrom('en' as const, 'he' as const)
  .chain((language) => fc.array(fc.constantFrom(...SYLLABLES[language]), { minLength: 2, maxLength: 4 }))
  .map((syllables) => syllables.join(''));
const unknownWords = fc.array(unknownWord, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));

const anyText = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...SAID) }, { weight: 2, arbitrary: unknownWords });

const ADDRESSES = [
  'https://github.com/dana',
  'https://www.linkedin.com/in/dana-levi/',
  'https://korot.example/work?page=1&of=2',
  'http://doi.example/10.1000/182',
  'mailto:second@korot.example',
  'tel:+97231234567',
];

const madeText: fc.Arbitrary<MadeText> = fc
  .record({
    text: anyText,
    look: fc.constantFrom('', '', '', 'bold', 'link', 'link'),
    href: fc.constantFrom(...ADDRESSES),
  })
  .map(({ text, look, href }) => ({
    text,
    ...(look === 'bold' && { bold: true as const }),
    ...(look === 'link' && { href }),
  }));
/** Beginnings of words that nobody sees: they are known by it in whatever they come to. */
export const UNSEEN = 'zqx';
const unseenText: fc.Arbitrary<MadeText> = fc
  .record({ word: fc.constantFrom(...SYLLABLES.en), unseen: fc.constantFrom('hidden' as const, 'deleted' as const) })
  .map(({ word, unseen }) => ({ text: `${UNSEEN}${word}`, unseen }));

const texts = fc.array(fc.oneof({ weight: 9, arbitrary: madeText }, { weight: 1, arbitrary: unseenText }), {
  minLength: 1,
  maxLength: 3,
});
const anyBlock: fc.Arbitrary<MadeBlock> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('line' as const, 'heading' as const), texts }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('item' as const),
      texts,
      level: fc.constantFrom(0 as const, 1 as const, 2 as const),
      isNumbered: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('row' as const),
      cells: fc.array(anyText, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('box' as const), texts }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('noted' as const), texts, note: anyText }) },
);

/** How to reach a person: without it a file is no résumé. */
const HEAD: readonly MadeBlock[] = [
  { kind: 'line', texts: [{ text: 'Maya Ben-Ami', bold: true }] },
  { kind: 'line', texts: [{ text: 'maya.benami@korot.example' }] },
  { kind: 'line', texts: [{ text: 'What I did and where I did it, in the order of the years' }] },
];

export const madeDocument: fc.Arbitrary<MadeDocument> = fc.record({
  header: fc.oneof(fc.constant(''), anyText),
  footer: fc.oneof(fc.constant(''), anyText),
  countsPages: fc.boolean(),
  blocks: fc.array(anyBlock, { minLength: 2, maxLength: 6 }).map((blocks) => [...HEAD, ...blocks]),
});

/** What is seen of a document, told by who wrote it. */
export function seenBy({ header, footer, blocks }: MadeDocument): {
  readonly texts: readonly string[];
  readonly links: readonly string[];
  readonly leftOut: readonly [];
} {
  const seen = blocks.flatMap((block) => ('texts' in block ? block.texts : [])).filter(({ unseen }) => !unseen);
  const others = blocks.flatMap((block) =>
    block.kind === 'row' ? block.cells : block.kind === 'noted' ? [block.note] : [],
  );
  return {
    texts: [header, footer, ...seen.map(({ text }) => text), ...others],
    links: seen.flatMap(({ href }) => href ?? []),
    leftOut: [],
  };
}
