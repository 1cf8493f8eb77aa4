import { expect, it } from 'vitest';
import { withWholeWords } from './spacedLetters.ts';

it.each([
  ['N O A   B A R A K', 'NOA BARAK'],
  ['נ ו ע ה   ב ר ק', 'נועה ברק'],
  ['E X P E R I E N C E', 'EXPERIENCE'],
  ['כ י ש ו ר י ם  ט כ נ י י ם', 'כישורים טכניים'],
  ['tel: N O A', 'tel: NOA'],
  ['מ י כ ל   ב ן - ד ו ד', 'מיכל בן-דוד'],
  ['א ב נ ר   ג ל', 'אבנר גל'],
  ['L I   W E I', 'LI WEI'],
  ['A B', 'A B'],
  ['B - C', 'B - C'],
  ['B - C - D', 'B - C - D'],
  ['J E A N - P', 'JEAN-P'],
  ['J E - P   B A R', 'J E - P BAR'],
  ['J - P   B A R', 'J - P BAR'],
  ['I am a nurse', 'I am a nurse'],
  ['C, R, Go', 'C, R, Go'],
  ['Plan B and C', 'Plan B and C'],
])('%j is %j', (text, whole) => {
  expect(withWholeWords(text)).toBe(whole);
});
