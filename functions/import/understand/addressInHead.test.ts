import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { TextLine } from '../page/textLine.ts';
import { withWholeAddress } from './addressInHead.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

const END = [line('Experience', { bold: true }), 'h:experience'] as const;

/** The texts of a page that are its address, above a heading of work. */
function addressOf(...shown: readonly (readonly [line: TextLine | string, labels: string])[]): string[] {
  const all = [...shown, END];
  const lines = all.map(([own], at) => (typeof own === 'string' ? line(own, { y: 40 + 14 * at }) : own));
  const parts = toParts(lines);
  const labels = all.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withWholeAddress(
    lines,
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return parts.flatMap(({ text }, at) => (found[at]?.label === 'address' ? [text] : []));
}

const NAME = ['Mira Castellan', 'name'] as const;

it('the lines above a country are the address with it', () => {
  const block = ['Rua das Abelhas 12', '4000 Porto', 'Portugal'] as const;
  expect(addressOf([block[0], 'junk'], [block[1], 'junk'], [block[2], 'address'], NAME)).toEqual(block);
  expect(addressOf(NAME, [block[0], 'address'], [block[1], 'junk'])).toEqual(block.slice(0, 2));
  expect(addressOf(NAME, ['Leeds', 'contact'], ['England', 'address'])).toEqual(['Leeds', 'England']);
  expect(addressOf(NAME, ['Weaver', 'junk'], ['Portugal', 'address'])).toEqual(['Portugal']);
});

it('a village before the rest of its address is no profession, where a postcode ends the cell', () => {
  const village = ['Ballymoy', 'Athlone', 'Co. Westmeath', 'N37 AA00'];
  expect(addressOf(NAME, [village.join(', '), 'headline address address address'])).toEqual(village);
  expect(addressOf(NAME, ['Carpenter, Athlone, Co. Westmeath', 'headline address address'])).not.toContain('Carpenter');
});

it.each([
  ['7 Tannery Lane, Kells', 'headline headline'],
  ['Blk 12 Orchid St 4', 'junk'],
  ['P.O. Box 77-10300, Nyeri', 'headline headline'],
])('a street with its number is the address with what stands behind it: %s', (text, labels) => {
  const found = addressOf(NAME, ['Basket maker', 'headline'], [text, labels]).join(', ');
  expect(found).toBe(text);
});

it('a street with its number above a town is of its address, and no profession', () => {
  expect(addressOf(NAME, ['12 Hanasi St.', 'headline'], ['Rehovot, Israel', 'address address'])).toEqual([
    '12 Hanasi St.',
    'Rehovot',
    'Israel',
  ]);
});

it('a town with its district beside contacts is no heading', () => {
  expect(addressOf(NAME, ['07700 900123 | Dublin 7', 'contact h:summary'])).toEqual(['Dublin 7']);
  expect(addressOf(NAME, ['Dublin 7', 'h:summary'])).toEqual([]);
});

it('a street without a number, or beside an address, is none', () => {
  expect(addressOf(NAME, ['Mill Lane', 'headline'])).toEqual([]);
  expect(addressOf(NAME, ['5 years leading the way', 'summary'])).toEqual([]);
  expect(addressOf(NAME, ['7 Tannery Lane', 'headline'], ['Leeds', 'address'])).not.toContain('Weaver');
});

it('what stands before a town in its cell is the address with it', () => {
  expect(addressOf(NAME, ['School of Bees, University of Bath, Bath', 'e.school e.school address'])).toEqual([
    'School of Bees',
    'University of Bath',
    'Bath',
  ]);
});

it.each([
  ['A: Swansea', [['M: 07700 900123 • A: Swansea SA1', 'label contact junk junk']], ['Swansea SA1']],
  ['a label', [['יישוב ¦ קיבוץ בעמק', 'headline headline']], ['קיבוץ בעמק']],
  ['the kind of village', [['מושב: עמק האלה', 'label name']], ['עמק האלה']],
  [
    'a code of Ireland',
    [['Zennor, Co. Kerry, V92 X0Y1', 'headline headline headline']],
    ['Zennor', 'Co. Kerry', 'V92 X0Y1'],
  ],
  ['a code of Britain', [['4 Bee Lane, Bath BA1 1AA', 'junk headline']], ['4 Bee Lane', 'Bath BA1 1AA']],
  ['a code of America', [['Salem, OR 97301', 'headline headline']], ['Salem', 'OR 97301']],
  ['a district', [['London E8', 'h:contacts']], ['London E8']],
] as const)('%s tells an address', (_, lines, address) => {
  expect(addressOf(NAME, ...lines)).toEqual(address);
});

it.each([
  [
    'a profession above a town',
    [
      ['Beekeeper', 'headline'],
      ['Bath', 'address'],
    ],
    ['Bath'],
  ],
  ['a post before a town with its code', [['Beekeeper, Bath BA1 1AA', 'headline headline']], ['Bath BA1 1AA']],
  ['a post before a town', [['Beekeeper, Bath', 'headline address']], ['Bath']],
  [
    'names without a number above a country',
    [
      ['Hollow Tree', 'junk'],
      ['Portugal', 'address'],
    ],
    ['Portugal'],
  ],
  [
    'what stands apart from it',
    [
      [line('Box 12'), 'junk'],
      [line('Bath', { gap: 40 }), 'address'],
    ],
    ['Bath'],
  ],
  ['another letter', [['M: 07700 900123 • X: Sunny 12', 'label contact junk junk']], []],
  [
    'a district beside an address',
    [
      ['Bath', 'address'],
      [line('London E8', { gap: 40 }), 'headline'],
    ],
    ['Bath'],
  ],
  ['a name alone behind such a word', [['מושב: עמק האלה', 'label name']], []],
] as const)('%s is none', (why, lines, address) => {
  const shown = why.startsWith('a name') ? lines : [NAME, ...lines];
  expect(addressOf(...(shown as readonly (readonly [TextLine | string, string])[]))).toEqual(address);
});

it('an address with dashes for commas is whole, and a profession before a town with a dash is none of it', () => {
  const whole = ['Rua Nova 3', '4050 Porto', 'Portugal'];
  expect(addressOf(NAME, ['Rua Nova 3 – 4050 Porto – Portugal', 'junk junk address'])).toEqual(whole);
  expect(addressOf(NAME, ['Beekeeper – Portugal', 'junk address'])).toEqual(['Portugal']);
});

const inSize = (size: number) =>
  addressOf(
    [line('Beekeeper', { size: 16, y: 40 }), 'headline'],
    [line('Rua das Abelhas 12', { size, y: 54 }), 'headline'],
    [line('Portugal', { size, y: 68 }), 'address'],
  );

it('the lines of an address in smaller type than the profession above it are none of it', () => {
  expect(inSize(10)).toEqual(['Rua das Abelhas 12', 'Portugal']);
  expect(inSize(16)).toEqual(['Portugal']);
});

it('a town above its country is of the address though no list has it', () => {
  expect(addressOf(NAME, ['Trewidden', 'contact'], ['Portugal', 'address'])).toEqual(['Trewidden', 'Portugal']);
  expect(addressOf(NAME, ['Trewidden', 'contact'], ['Redruth', 'address'])).toEqual(['Redruth']);
});

it('a profession with a number within is no line of an address below it', () => {
  expect(addressOf(NAME, ['Class 1 Driver', 'junk'], ['Bath', 'address'])).toEqual(['Bath']);
});

it('a line that ends with a postcode or a state is the address, where no other is', () => {
  const irish = ['Ballyfoyle, Co. Kilkenny, R95 AA00', 'headline headline headline'] as const;
  expect(addressOf(NAME, irish)).toEqual(['Ballyfoyle', 'Co. Kilkenny', 'R95 AA00']);
  expect(addressOf(NAME, ['Boston, MA', 'headline headline'])).toEqual(['Boston', 'MA']);
  expect(addressOf(NAME, ['Driver, MA', 'headline headline'])).toEqual([]);
  expect(addressOf(NAME, ['Weaver, Driver, R95 AA00', 'headline headline headline'])).toEqual([]);
  expect(addressOf(NAME, irish, ['Leeds', 'address'])).toEqual(['Leeds']);
});
