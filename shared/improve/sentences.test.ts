import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

it.each([
  ['Ran the till. Sold 5. Counted stock!', ['Ran the till.', 'Sold 5.', 'Counted stock!']],
  ['One line\n\n  Another line. ', ['One line', 'Another line.']],
  ['B.Sc. in biology, e.g. plants, approx. 5 labs', ['B.Sc. in biology, e.g. plants, approx. 5 labs']],
  ['ניהלתי צוות. כתבתי דוחות בע"מ.\nמכרתי', ['ניהלתי צוות.', 'כתבתי דוחות בע"מ.', 'מכרתי']],
  ['Call ⟦P1⟧. ⟦P2⟧ knows', ['Call ⟦P1⟧.', '⟦P2⟧ knows']],
  ['Worked in the UK. Coordinated 3 sites. M.A. in law', ['Worked in the UK.', 'Coordinated 3 sites.', 'M.A. in law']],
  ['דיוק של 0.02 מ״מ. תיקונים קטנים', ['דיוק של 0.02 מ״מ.', 'תיקונים קטנים']],
  ['', []],
])('%j has the sentences %j', (text, sentences) => {
  const found = splitSentences(text);
  expect(found.map((one) => one.text)).toEqual(sentences);
  for (const { text: sentence, index } of found) expect(text.slice(index, index + sentence.length)).toBe(sentence);
});

it('a sentence tells what stands before it: nothing, a space or the end of a line', () => {
  const found = splitSentences('Ran the till. Sold shoes.\n\nCounted stock. Cleaned it.');
  expect(found.map(({ before }) => before)).toEqual(['', ' ', '\n', ' ']);
});
