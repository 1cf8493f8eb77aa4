import { expect, it } from 'vitest';
import { waitText } from './waitText.ts';

it.each([
  [-5, 'שנייה', '1 second'],
  [0, 'שנייה', '1 second'],
  [1, 'שנייה', '1 second'],
  [2, 'שתי שניות', '2 seconds'],
  [2.1, '3 שניות', '3 seconds'],
  [89.2, '90 שניות', '90 seconds'],
  [90, 'שתי דקות', '2 minutes'],
  [3_540, '59 דקות', '59 minutes'],
  [3_600, '60 דקות', '60 minutes'],
  [5_400, 'שעתיים', '2 hours'],
  [7_201, '3 שעות', '3 hours'],
  [12 * 3_600, '12 שעות', '12 hours'],
] as const)('%d seconds are %s, %s', (seconds, he, en) => {
  expect([waitText(seconds, 'he'), waitText(seconds, 'en')]).toEqual([he, en]);
});
