import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldSigns, foldText, withoutUnseen } from './fold.ts';

it.each([
  ['054־111–2222', '054-111-2222'],
  ['תשע״ו', 'תשע"ו'],
  ['נוב׳ ’19', "נוב' '19"],
  ['\u202a+972\u202c\u00a0５４', '+972 54'],
  ['no\u00ada@exam\u200bple.com', 'noa@example.com'],
  ['1\ufe0f2\u200d3', '123'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text).text).toBe(folded);
});

it('a text keeps what pictures and letters are joined with', () => {
  expect(withoutUnseen('👩\u200d💻\ufe0f \u200eא')).toBe('👩\u200d💻\ufe0f א');
});

it('each sign has its place in the text as it was written', () => {
  const sign = fc.constantFrom('a', '1', '־', '“', '\u200e', '\u00ad', '\u2067', 'א', ' ', '\ufe0d', '🙂');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
      const source = signs.join('');
      const { text, sourceAt } = foldText(source);
      const back = Array.from({ length: text.length }, (_, at) => source[sourceAt(at)] ?? '');
      expect(foldSigns(back.join(''))).toBe(text);
      expect(sourceAt(text.length)).toBeGreaterThanOrEqual(text.length);
    }),
    { seed: 43, numRuns: 300 },
  );
});
