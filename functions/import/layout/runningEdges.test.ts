import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withoutRunningText } from './runningText.ts';

const PAGES = Array.from({ length: 300 }, () => ({ height: 1000 }));
/** A text of a page, as far from its top. */
type At = readonly [text: string, page: number, y: number];
const read = (...texts: readonly At[]) => {
  const { lines, dropped } = withoutRunningText(
    texts.map(([text, page, y]) => line(text, { page, y })),
    PAGES,
  );
  return [lines.map(({ text, page }) => `${page} ${text}`), dropped.map(({ reason, text }) => `${reason}: ${text}`)];
};
const kept = (...texts: readonly At[]) => read(...texts)[0] ?? [];
const said = (text: string): string => `repeated on every page: ${text}`;

it.each(['3', '- 3 -', '| 3 |', 'Page 3', 'page 3 of 12', 'עמוד 3 מתוך 12', "עמ' 3", '3/12', '3 - 12'])(
  'at the edge of a page a number of it is dropped: %s',
  (text) => {
    expect(read([text, 0, 950])).toEqual([[], [`page number: ${text}`]]);
    expect(read([text, 0, 40])).toEqual([[], [`page number: ${text}`]]);
    expect(kept([text, 0, 500])).toEqual([`0 ${text}`]);
  },
);

it.each(['2019', '123', 'Ward 3', 'Page 3 of the book', '3 cooks'])('what says more stays: %s', (text) => {
  expect(kept([text, 0, 950])).toEqual([`0 ${text}`]);
});

it('the edge of a page is a twelfth of its height', () => {
  expect([kept(['3', 0, 79]), kept(['3', 0, 80]), kept(['3', 0, 920]), kept(['3', 0, 921])]).toEqual([
    [],
    ['0 3'],
    ['0 3'],
    [],
  ]);
  // A page whose height is not known has none.
  const { lines } = withoutRunningText([line('3', { page: 1, y: 950 })], [{ height: 1000 }]);
  expect(lines).toEqual([]);
});

it('the head of the first page stays, whichever page is read first', () => {
  expect(read(['Noa', 1, 40], ['Noa', 0, 40], ['Noa', 2, 40])).toEqual([['0 Noa'], [said('Noa'), said('Noa')]]);
});

it('of feet that say the same the last stays, and none of those that count the pages', () => {
  expect(read(['Noa', 0, 950], ['Noa', 1, 950], ['Noa', 2, 950])).toEqual([['2 Noa'], [said('Noa'), said('Noa')]]);
  expect(kept(['Noa 1', 0, 950], ['Noa 2', 1, 950])).toEqual([]);
  for (const contact of ['noa@example.com', '(054) 123-45.67', 'linkedin.com/in/noa'])
    expect(kept([`${contact} 1`, 0, 950], [`${contact} 2`, 1, 950])).toEqual([`1 ${contact} 2`]);
  // Nine digits in groups are a phone, eight are none.
  expect(kept(['054 123 45 6 · 1', 0, 950], ['054 123 45 6 · 2', 1, 950])).toHaveLength(1);
  expect(kept(['054 123 45 · 1', 0, 950], ['054 123 45 · 2', 1, 950])).toHaveLength(0);
});

it('numbers count pages where they go on with them, at one height, and no résumé has more than forty', () => {
  expect(kept(['Noa 1', 0, 950], ['Noa 3', 1, 950])).toHaveLength(2);
  expect(kept(['Noa 1', 0, 950], ['Noa 3', 2, 950])).toEqual([]);
  expect(kept(['Noa 2', 0, 950], ['Noa 1', 1, 950])).toHaveLength(2);
  expect(kept(['Noa 1', 0, 950], ['Noa 2', 1, 952.9])).toEqual([]);
  expect(kept(['Noa 1', 0, 950], ['Noa 2', 1, 953])).toHaveLength(2);
  expect(kept(['Noa 39', 0, 950], ['Noa 40', 1, 950])).toEqual([]);
  expect(kept(['Noa 40', 0, 950], ['Noa 41', 1, 950])).toHaveLength(2);
  // Each of several numbers has to count, or to be the same.
  expect(kept(['Noa 1 of 2, 5', 0, 950], ['Noa 2 of 2, 5', 1, 950])).toEqual([]);
  expect(kept(['Noa 1, 5', 0, 950], ['Noa 2, 8', 1, 950])).toHaveLength(2);
});

it('what stands at the edge of one page twice repeats nothing', () => {
  expect(kept(['Noa', 0, 950], ['Noa', 0, 970])).toHaveLength(2);
});

const many = (count: number) => kept(...Array.from({ length: count }, (_, page): At => ['Noa', page, 40]));

it('two hundred of one form are compared, and more are no running text', () => {
  expect([many(200).length, many(201).length]).toEqual([1, 201]);
});

it('what is dropped is told with all of its cells', () => {
  expect(read(['Noa ¦ Levi', 0, 40], ['Noa ¦ Levi', 1, 40])[1]).toEqual([said('Noa Levi')]);
});
