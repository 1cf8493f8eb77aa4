import { expect, it } from 'vitest';
import { MAX_LINEAR_GROWTH, measureGrowth } from '../../../test/support/growth.ts';
import { withoutPageCounts } from './pageCounts.ts';

const textsOf = (...texts: string[]) => texts.map((text) => ({ text, bold: false, size: 10, style: undefined }));
const rest = (...texts: string[]) => withoutPageCounts(textsOf(...texts)).map(({ text }) => text);

it.each([
  ['a number alone', ['\0'], []],
  ['a number with its words', ['עמוד ', '\0', ' מתוך ', '\0'], []],
  ['a number between dashes', ['- ', '\0', ' -'], []],
  ['a contact before it', ['052-555-0100 | ', 'Page ', '\0', ' of ', '\0'], ['052-555-0100']],
  ['a contact behind it', ['עמ׳ ', '\0', '\t', 'noa@korot.example'], ['noa@korot.example']],
  ['text around it', ['Noa ', 'page \0', ' Levi'], ['Noa ', ' Levi']],
  ['signs of the text itself', ['- Noa | 052-555-0100', '\0'], ['- Noa | 052-555-0100']],
  ['a word that ends as one of them', ['homepage ', '\0'], ['homepage']],
  ['nothing that counts', ['Page ', 'one'], ['Page ', 'one']],
])('of a paragraph with %s the rest stays', (_, texts, expected) => {
  expect(rest(...texts)).toEqual(expected);
});

const longText = (size: number) => `a${' '.repeat(size)}\0${'page \0 '.repeat(size)}${' - '.repeat(size)}b`;

it('takes as long as the text is long', { tags: 'exhaustive' }, () => {
  expect(measureGrowth((size) => withoutPageCounts(textsOf(longText(size))))).toBeLessThan(MAX_LINEAR_GROWTH);
});
