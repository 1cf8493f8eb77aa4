import { expect, it } from 'vitest';
import { findByClass } from '../../../test/tools/tree-query.ts';
import type { Direction } from '../../platform/language.ts';
import { h, treeToText } from '../document/tree.ts';
import { isolateBidiRuns } from './isolate.ts';
import { holdBrackets, holdEnds } from './wholeParts.ts';

/** What goes into the next line as a whole, and that all of the text is there. */
function wholesOf(hold: typeof holdEnds, text: string, direction: Direction): string[] {
  const element = h('span', {}, hold(isolateBidiRuns(text, direction)));
  expect(treeToText(element)).toBe(text);
  return findByClass(element, 'whole').map(treeToText);
}

it.each([
  ['rtl', '1.9.2019 – 31.12.2024', ['31.12.2024']],
  ['rtl', 'ספטמבר 2019 – היום', ['היום']],
  ['rtl', 'Q3 2019 – Q4 2024', ['Q4 2024']],
  ['rtl', '03/2019 – היום', []],
  ['ltr', '03/2019 – 05/2021', []],
  ['ltr', 'September 2019 – Present', ['Present']],
  ['ltr', '2019 (part-time) – Present', ['Present']],
  ['ltr', 'ספטמבר 2019 – היום', ['היום']],
  // Held otherwise, before its dash and behind.
  ['ltr', 'Early summer – late autumn', ['late autumn']],
  ['ltr', 'Expected September 2027', []],
  ['ltr', '', []],
] as const)('the end of a period is a whole: %s, %s', (direction, text, wholes) => {
  expect(wholesOf(holdEnds, text, direction)).toEqual(wholes);
});

it('no words of a date are held together, and no range of years is split', () => {
  const text = 'On and off, 2019–2021 and 2023–2024, between projects at home and in many other places';
  const held = findByClass(h('p', {}, holdEnds(isolateBidiRuns(text, 'ltr'))), 'unbroken').map(treeToText);
  expect(held).toEqual(['2019–2021', '2023–2024']);
});

it.each([
  ['ltr', 'Innoview Sensing Ltd. (formerly "LightEdge Optics")', ['(formerly "LightEdge Optics")']],
  [
    'ltr',
    'Lead (Payments and Identity), acting (for two years and a half)',
    ['(Payments and Identity),', '(for two years and a half)'],
  ],
  ['ltr', 'Nurse (RN)', []],
  ['ltr', 'f(x and y) of (nothing', []],
  ['ltr', 'f) or (of very many other things) or )', ['(of very many other things)']],
  // Held as a word is (`nonBreaking.ts`).
  ['ltr', 'Lead (Payments, Identity)', []],
  ['rtl', 'סקיילפוינט טכנולוגיות בע"מ (Scalepoint Technologies Ltd.)', ['(Scalepoint Technologies Ltd.)']],
  ['rtl', 'מנהלת מלון (אגף חדרים וקבלה), אילת', ['(אגף חדרים וקבלה),']],
] as const)('words in brackets of a name are a whole: %s, %s', (direction, text, wholes) => {
  expect(wholesOf(holdBrackets, text, direction)).toEqual(wholes);
});
