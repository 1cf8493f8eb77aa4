import { readFileSync } from 'node:fs';
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
const SAID = readFileSync(new URL('../../data/import-account/said.txt', import.meta.url), 'utf8')
  .split('\n')
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

/** How to reach a person: without it a file is not a résumé. */
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

/** What is visible of a document, as its writer states it. */
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
