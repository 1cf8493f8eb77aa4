import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { phoneInOrder, withPhonesInOrder } from './turnedPhones.ts';

it.each([
  ['0199 054-555', '054-555 0199'],
  ['0199 - 555 - 054', '054 - 555 - 0199'],
  ['0199 555 054', '054 555 0199'],
  ['0199-555-054', '054-555-0199'],
  ['5550199-077', '077-5550199'],
  ['555-0199 (04)', '(04) 555-0199'],
  ['54-5550199 (972+)', '(+972) 54-5550199'],
  ['0199 555 54 972+', '+972 54 555 0199'],
])('groups that are a phone number in the opposite order alone are it: %s', (groups, phone) => {
  expect(phoneInOrder(groups)).toBe(phone);
});

it.each([
  '054-555 0199',
  '+972 54-555-0199',
  '(04) 555-0199',
  '0044 20 7946 0199',
  // Foreign numbers that would be Israeli ones in reverse order.
  '555-215-0521',
  '1 555 215 0521',
  // No number in either order: too long, an identity number, years.
  '20 5550199 054',
  '123456782',
  '2019 - 2021',
  '12 4567 0199',
])('a number that is in order, and digits that are none, stay: %s', (groups) => {
  expect(phoneInOrder(groups)).toBeUndefined();
});

it('lines have their numbers in order, and say which had not', () => {
  const { lines, turned } = withPhonesInOrder([line('נייד 0199 054-555, חיפה ¦ a@example.com'), line('2019 - 2021')]);
  expect(lines.map(({ text }) => text)).toEqual(['נייד 054-555 0199, חיפה  a@example.com', '2019 - 2021']);
  expect(lines[0]?.cells[0]?.runs).toEqual([{ text: 'נייד 054-555 0199, חיפה', bold: false }]);
  expect([...turned]).toEqual(['054-555 0199']);
  expect(withPhonesInOrder([line('Mobile - 5550199-054')]).lines[0]?.text).toBe('Mobile - 054-5550199');
  const plain = [line('חשבון 12-5550199-054 ¦ 054-555 0199')];
  expect(withPhonesInOrder(plain).lines[0]).toBe(plain[0]);
});
