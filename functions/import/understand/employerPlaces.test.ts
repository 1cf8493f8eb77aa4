import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withPlacesOfEmployers } from './employerPlaces.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

/** What is left of each employer in lines of which a sequence took all for employers, or as `labels` says. */
function employersOf(texts: readonly string[], labels?: readonly Label[]): string[] {
  const parts = toParts(texts.map((text, at) => line(text, { y: 100 + 14 * at })));
  const found = withPlacesOfEmployers(
    parts,
    parts.map((_, at) => ({ label: labels?.[at] ?? 'x.company', sure: 0.97 })),
  );
  return parts.map(({ text }, at) => (found[at]?.label === 'x.place' ? `(${text})` : text));
}

it.each([
  // Known for a place, or a site.
  [['Aerotow Services, Leeds'], ['Aerotow Services', '(Leeds)']],
  [['Laufer Aviation, Ben Gurion Airport'], ['Laufer Aviation', '(Ben Gurion Airport)']],
  [['אומגה שיווק, אזור התעשייה ברקן'], ['אומגה שיווק', '(אזור התעשייה ברקן)']],
  // It says of itself that it is a town, or its state, behind a ward too.
  [['Aerotow Services, Zennor City'], ['Aerotow Services', '(Zennor City)']],
  [['Aerotow Services, Night Ward, Zennor VIC'], ['Aerotow Services', 'Night Ward', '(Zennor VIC)']],
  // The name has ended by law.
  [['Skyline Handling plc, Zennor T3'], ['Skyline Handling plc', '(Zennor T3)']],
  [['אומגה בע"מ, חוות ברוש'], ['אומגה בע"מ', '(חוות ברוש)']],
  // The same employer has another.
  [
    ['Sky Handling, Zennor North', 'Sky Handling, Zennor South'],
    ['Sky Handling', '(Zennor North)', 'Sky Handling', '(Zennor South)'],
  ],
  // The others have theirs there.
  [
    ['Sky Ltd, Leeds', 'Blue plc, Zennor', 'Door, Mousehole'],
    ['Sky Ltd', '(Leeds)', 'Blue plc', '(Zennor)', 'Door', '(Mousehole)'],
  ],
])('what stands behind an employer may be its place: %s', (texts, employers) => {
  expect(employersOf(texts)).toEqual(employers);
});

it.each([
  [['Sky Handling, Zennor']],
  [['Blue Door, Ltd']],
  [['Blue Door Ltd, Finance Department']],
  [['אומגה בע"מ, מחלקת כספים']],
  [['Blue Door Ltd, Cook']],
  [['Smith, Zennor, Brown Ltd']],
  [['Sky Handling, Zennor', 'Sky Handling, Zennor']],
  [['Blue Ltd, Leeds', 'Door, Mousehole']],
])('what says nothing of a place is of the name: %s', (texts) => {
  expect(employersOf(texts).filter((text) => !text.includes('Leeds'))).toEqual(
    texts.flatMap((text) => text.split(', ')).filter((text) => text !== 'Leeds'),
  );
});

it('leaves other roles, and what stands in another cell', () => {
  expect(employersOf(['Blue plc, Leeds'], ['e.school', 'e.school'])).toEqual(['Blue plc', 'Leeds']);
  expect(employersOf(['Blue plc ¦ Leeds'])).toEqual(['Blue plc', 'Leeds']);
});

it('a town of no list stands between an employer and its country', () => {
  const labels: Label[] = ['x.company', 'x.company', 'x.place'];
  expect(employersOf(['Formosa Foundry, Zennor, Taiwan'], labels)).toEqual(['Formosa Foundry', '(Zennor)', '(Taiwan)']);
  expect(employersOf(['Formosa Foundry, Zennor Bank, Taiwan'], labels).slice(1)).toEqual(['Zennor Bank', '(Taiwan)']);
  expect(employersOf(['Formosa Foundry, Zennor, Haifa'], labels).slice(1)).toEqual(['Zennor', '(Haifa)']);
});

it('what stands between an employer and its place is of the employer', () => {
  const labels: Label[] = ['x.company', 'x.place', 'x.company', 'x.place', 'x.company', 'x.company', 'x.place'];
  const texts = ['Sky Handling, Leeds', 'Blue Door, Haifa', 'Loom House, Night Weaving, Acre'];
  expect(employersOf(texts, labels).slice(4)).toEqual(['Loom House', 'Night Weaving', '(Acre)']);
});

it('a ward of no list is of the employer where a known place stands behind it', () => {
  const labels: Label[] = ['x.company', 'x.place', 'x.place'];
  const one = (text: string) => employersOf([text], labels);
  expect(one('מכון האור, טווייה עדינה, חיפה')).toEqual(['מכון האור', 'טווייה עדינה', '(חיפה)']);
  expect(one('Loom House, Night Weaving (Leeds)')).toEqual(['Loom House', 'Night Weaving', '(Leeds)']);
  // Before a country it is a town, and a street or a site says where.
  expect(one('Loom House, Zennor, Taiwan')).toEqual(['Loom House', '(Zennor)', '(Taiwan)']);
  expect(one('Loom House, Zennor, MN')).toEqual(['Loom House', '(Zennor)', '(MN)']);
  expect(one('Loom House, 12 Wool Lane, Leeds')).toEqual(['Loom House', '(12 Wool Lane)', '(Leeds)']);
  expect(one('מכון האור, קניון הצמר, חיפה')).toEqual(['מכון האור', '(קניון הצמר)', '(חיפה)']);
  expect(one('Loom House, Acre, Leeds')).toEqual(['Loom House', '(Acre)', '(Leeds)']);
  expect(one('Loom House, Night Weaving, Zennor')).toEqual(['Loom House', '(Night Weaving)', '(Zennor)']);
});

it('a part of a country, initials and a firm are of the employer before its place', () => {
  const labels: Label[] = ['x.company', 'x.place', 'x.place', 'x.place'];
  const one = (text: string) => employersOf([text], labels.slice(0, text.split(', ').length));
  expect(one('המעבדה הניידת, מחוז מרכז, רמלה')).toEqual(['המעבדה הניידת', 'מחוז מרכז', '(רמלה)']);
  expect(one('משרד הצמר, מט"ב, אתיופיה')).toEqual(['משרד הצמר', 'מט"ב', '(אתיופיה)']);
  expect(one('Blue & Door, Weavers, Zennor, KS')).toEqual(['Blue & Door', 'Weavers', '(Zennor)', '(KS)']);
  // A part of a country alone, or before it.
  expect(one('המעבדה הניידת, מחוז מרכז')).toEqual(['המעבדה הניידת', '(מחוז מרכז)']);
  expect(one('Loom House, Mousehole, Zennor, Taiwan')[1]).toBe('(Mousehole)');
});

it('a ward is of the employer where the entry has its place in another line', () => {
  const labels: Label[] = ['B.x.period', 'x.place', 'x.company', 'x.place'];
  const read = (place: string, ward: string) => employersOf([`2031 – 2034 – ${place}`, `Loom House, ${ward}`], labels);
  expect(read('Leeds', 'Night Weaving').slice(2)).toEqual(['Loom House', 'Night Weaving']);
  expect(read('Leeds', 'Acre').slice(2)).toEqual(['Loom House', '(Acre)']);
  expect(read('Zennor', 'Mousehole').slice(2)).toEqual(['Loom House', '(Mousehole)']);
});

it('what one employer has behind its comma is no place where more of the name follows', () => {
  const texts = ['State Mill, Zennor Loom, Wool', 'State Mill, Penzance Loom, Silk'];
  expect(employersOf(texts).filter((text) => text.startsWith('('))).toEqual([]);
});

it('two wards of one employer with their place behind them are no places', () => {
  const labels: Label[] = ['x.company', 'x.company', 'x.place', 'x.company', 'x.company', 'x.place'];
  const texts = ['מכון האור, טווייה עדינה, חיפה', 'מכון האור, צביעה, חיפה'];
  expect(employersOf(texts, labels).filter((text) => text.startsWith('('))).toEqual(['(חיפה)', '(חיפה)']);
});
