import { expect, it } from 'vitest';
import { labelsAfter } from './labels.fixture.ts';
import { withQuotedNames } from './quotedNames.ts';

const after = (text: string, labels: string) => labelsAfter(withQuotedNames, [[text, labels]])[0];

it.each([
  ['כתב העת ”נגב, דבש וגמלים” ¦ 2018–2019', 'B.x.company x.title x.period', 'B.x.company x.company x.period'],
  ['Editor | "Sand, Salt, Camels"', 'B.x.title x.company x.place x.body', 'B.x.title x.company x.company x.company'],
])('a name in quotation marks goes on behind its commas: %s', (text, labels, expected) => {
  expect(after(text, labels)).toBe(expected);
});

it.each([
  ['Editor | "Sand", Salt', 'B.x.title x.company x.place'],
  ['קצין בצה"ל, מש"ב, חיפה', 'B.x.title x.company x.place'],
  ['Editor | "Sand, Leeds', 'B.x.title x.company x.place'],
  ['Wrote "Sand, Salt"', 'x.body x.place'],
])('what no mark encloses stays, and so does what is no name: %s', (text, labels) => {
  expect(after(text, labels)).toBe(labels);
});
