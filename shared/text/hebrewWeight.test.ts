import { expect, it } from 'vitest';
import { hebrewWeight } from './hebrewWeight.ts';

it.each([
  ['', 0],
  ['2019 – 2021', 0],
  ['ניהול צוות', 2],
  ['managed teams', -2],
  ['go in', -2],
  // Names count a quarter, also where they are capitals alone.
  ['React Google AWS', -0.75],
  ['ניהול ב־React', 2 - 0.25],
  // Terms in a Hebrew sentence count half.
  ['כתיבת unit tests', 1 - 1],
  ['כתיבת unit tests מלאה', 2 - 1],
  // A letter alone is no term.
  ['a ב', 1 - 0.25],
  // Addresses say nothing.
  ['דוא"ל noa@example.com https://example.com www.example.com', 2],
  ['العربية', 1],
  ['résumé naïve', -2],
])('of %j is %d', (text, weight) => {
  expect(hebrewWeight(text)).toBe(weight);
});
