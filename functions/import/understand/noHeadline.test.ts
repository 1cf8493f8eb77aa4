import { expect, it } from 'vitest';
import type { Direction } from '../../../shared/platform/language.ts';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { withoutFactsInHeadline } from './noHeadline.ts';
import { toParts } from './parts.ts';

type Row = readonly [text: string, labels: string];

const headline = (direction: Direction, ...rows: readonly Row[]) => textsOf('headline', direction, rows);
const addressOf = (...rows: readonly Row[]) => textsOf('address', 'ltr', rows);

/** The texts of a head with a label. */
function textsOf(asked: Label, direction: Direction, rows: readonly Row[]): string[] {
  const lines = rows.map(([text], at) => line(text, { y: 40 + 20 * at, gap: 20 }));
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withoutFactsInHeadline(
    lines,
    parts,
    labels.map((label) => ({ label, margin: 200 })),
    direction,
  );
  return parts.flatMap(({ text }, at) => (found[at]?.label === asked ? [text] : []));
}

const NAME: Row = ['Nessa Trevanion', 'name'];
const NAMES: Row = ['נסה טרבניון ¦ Nessa Trevanion', 'name junk'];

it.each(['נשואה ואם לשניים', 'Married with two children', 'הנדון', 'לכבוד צוות הגיוס', 'Dear Sir', 'Part B'])(
  '%s is said of a person as such, or by a letter or a form',
  (text) => expect(headline('ltr', NAME, [text, 'headline'])).toEqual([]),
);

it('a post that begins like such words stays one', () => {
  for (const text of ['Single-copy printer', 'נשואת פנים', 'Part-time cook', 'Dearing planner', 'שלום הדור'])
    expect(headline('ltr', NAME, [text, 'headline'])).toEqual([text]);
});

it('numbers and texts in a row are figures, and say nothing of a profession', () => {
  expect(headline('ltr', NAME, ['12', 'headline'], ['Õ', 'headline'])).toEqual([]);
  expect(headline('ltr', NAME, ['Weaver | 2022', 'headline headline'])).toEqual(['Weaver', '2022']);
  expect(headline('ltr', NAME, ['Looms mended ¦ Cloths woven ¦ Days', 'headline headline headline'])).toEqual([]);
  expect(headline('ltr', NAME, ['Weaver ¦ Dyer', 'headline headline'])).toEqual(['Weaver', 'Dyer']);
});

it('what is in a third script is no headline beside one in that of the name', () => {
  expect(headline('rtl', NAME, ['نادر حجازي', 'headline'], ['אגרונום', 'headline'])).toEqual(['אגרונום']);
  expect(headline('rtl', NAME, ['نادر حجازي', 'headline'])).toEqual(['نادر حجازي']);
  expect(headline('ltr', ['Нина Ким', 'name'], ['Повар', 'headline'], ['QA', 'headline'])).toEqual(['Повар', 'QA']);
});

it('what leads to contacts is none: a label before one in its line, and who asks above some', () => {
  expect(headline('ltr', NAME, ['Cell 052-1234567', 'headline contact'])).toEqual([]);
  expect(headline('ltr', NAME, ['Find me', 'headline'], ['052-1234567', 'contact'])).toEqual([]);
  expect(headline('ltr', NAME, ['Weaver', 'headline'], ['052-1234567', 'contact'])).toEqual(['Weaver']);
  expect(headline('ltr', NAME, ['Find me', 'headline'], ['Leeds', 'address'])).toEqual(['Find me']);
});

it('of an address in two languages beside each other that of the page stays', () => {
  const both: Row = ['גפן 3, חיפה ¦ Gefen 3, Haifa', 'address address address address'];
  expect(textsOf('address', 'rtl', [NAMES, both])).toEqual(['גפן 3', 'חיפה']);
  expect(textsOf('address', 'ltr', [NAMES, both])).toEqual(['Gefen 3', 'Haifa']);
  const oneCell: Row = ['Haifa | חיפה', 'address address'];
  expect(textsOf('address', 'rtl', [NAMES, oneCell])).toEqual(['חיפה']);
  expect(textsOf('address', 'ltr', [NAMES, oneCell])).toEqual(['Haifa']);
  expect(textsOf('address', 'rtl', [NAMES, ['Gefen 3 ¦ 3100', 'address address']])).toEqual(['Gefen 3', '3100']);
});

it.each(['בת 34', 'Aged 34', '5\'4"', '61 kg', "מס'", 'נא למלא בעט', 'Please print clearly'])(
  '%s is another fact, or for who fills in a form',
  (text) => {
    expect(headline('ltr', NAME, [text, 'headline'])).toEqual([]);
    expect(addressOf(NAME, ['Redruth', 'address'], [text, 'address'])).toEqual(['Redruth']);
  },
);

it('a profession stays one, with numbers and letters in it', () => {
  for (const text of ['HGV 2 Driver', 'Weaver of 34 years', 'בנאי', 'NT Builder', 'Noise Controller'])
    expect(headline('ltr', NAME, [text, 'headline'])).toEqual([text]);
});

it('the first letters of the name in a cell of their own are none, and other letters are', () => {
  expect(headline('ltr', NAME, ['NT ¦ Sheep shearer', 'headline headline'])).toEqual(['Sheep shearer']);
  expect(headline('ltr', NAME, ['QA ¦ Sheep shearer', 'headline headline'])).toEqual(['QA', 'Sheep shearer']);
});

it('of two languages beside each other the one of the page stays', () => {
  const both: Row = ['גוזזת כבשים ¦ Sheep shearer', 'headline headline'];
  expect(headline('rtl', NAMES, both)).toEqual(['גוזזת כבשים']);
  expect(headline('ltr', NAMES, both)).toEqual(['Sheep shearer']);
  expect(headline('rtl', NAMES, ['QA ¦ Sheep shearer', 'headline headline'])).toEqual(['QA', 'Sheep shearer']);
  const titled: Row = ['נסה טרבניון ¦ Nessa Trevanion, MD', 'name junk headline'];
  expect(headline('rtl', titled, ['גוזזת כבשים', 'headline'])).toEqual(['גוזזת כבשים']);
});

it('a row of a form is none, unless its label asks for a profession', () => {
  const form: Row[] = [
    ['Name ¦ Nessa Trevanion', 'label name'],
    ['Address ¦ Redruth', 'label address'],
  ];
  expect(headline('ltr', ...form, ['Driving ¦ Own van', 'headline headline'])).toEqual([]);
  expect(headline('ltr', ...form, ['Trade ¦ Shearer', 'label headline'])).toEqual(['Shearer']);
  expect(headline('ltr', NAME, ['Shearer ¦ Carder', 'headline headline'])).toHaveLength(2);
});

/** A head with a text below the contacts. */
const below = (text: string): Row[] => [NAME, ['nessa@example.com', 'contact'], [text, 'headline']];

it('what heads a form of jobs below the contacts is none', () => {
  const labels: Row = ['Employer ¦ Post', 'label label'];
  expect(headline('ltr', ...below('My employment so far'), labels)).toEqual([]);
  expect(headline('ltr', ...below('Sheep shearer'), labels)).toEqual(['Sheep shearer']);
  expect(headline('ltr', ...below('My employment so far'))).toEqual(['My employment so far']);
});
