import { expect, it } from 'vitest';
import { isPlace } from './cues.ts';

it.each(['Savyon.', 'Rosh Pina', 'קיבוץ מגל', 'זאגרב, קרואטיה', 'מהבית', 'U.S.A.', 'Iloilo City', 'Be’er Sheva'])(
  'is a place: %s',
  (text) => {
    expect(isPlace(text)).toBe(true);
  },
);
it.each(['חיפה פסטיבל', 'TU Delft', 'Haifa Port Company', 'בנק ירושלים'])('is more than a place: %s', (text) => {
  expect(isPlace(text)).toBe(false);
});
