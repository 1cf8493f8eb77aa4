import { expect, it } from 'vitest';
import { isNameInOtherScript } from './nameSounds.ts';

it.each([
  ['דבורה קליינמן', 'Dvora Kleinman'],
  ['יהושע שוורצברג', 'Yehoshua Schwartzberg'],
  ['בוריס קוזלובסקי', 'Борис Козловский'],
  ['Rivka Feldstein', 'רבקה פלדשטיין'],
])('%s and %s are one name', (one, other) => {
  expect(isNameInOtherScript(one, other)).toBe(true);
});

it.each([
  ['דבורה קליינמן', 'Product Manager'],
  ['יהושע שוורצברג', 'Electrician'],
  ['דבורה קליינמן', 'דבורה קליינמן'],
  ['דבורה קליינמן', 'QA'],
  ['Boris Kozlovsky', 'מנהל מוצר בכיר'],
])('%s and %s are not', (one, other) => {
  expect(isNameInOtherScript(one, other)).toBe(false);
});
