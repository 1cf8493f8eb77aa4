import { expect, it } from 'vitest';
import { line } from '../../../functions/import/line.fixture.ts';
import type { Label } from '../../../functions/import/understand/labels.ts';
import { toParts } from '../../../functions/import/understand/parts.ts';
import { withOwnWords } from './ownWords.ts';

const heading = (text: string) => line(text, { bold: true, size: 14 });

function labelled(lines: readonly ReturnType<typeof line>[], labels: readonly (Label | undefined)[]) {
  return withOwnWords(toParts(lines), lines, labels);
}

it('a text that looks as headings do heads what stands below it, in whatever words', () => {
  const lines = [heading('Experience'), line('Cook'), heading('Good at'), line('Bread'), heading('Languages')];
  expect(labelled(lines, ['h:experience', 'B.x.title', undefined, 'skill', 'h:languages'])[2]).toBe('h:skills');
  const plain = lines.with(2, line('Good at'));
  expect(labelled(plain, ['h:experience', 'B.x.title', undefined, 'skill', 'h:languages'])[2]).toBeUndefined();
});

it('words after one date stand for the end of the period, and not after two', () => {
  const labels: (Label | undefined)[] = ['B.x.period', undefined, 'x.title'];
  expect(labelled([line('2019 – until they close, Cook')], labels)).toEqual(['B.x.period', 'x.period', 'x.title']);
  expect(labelled([line('2019 – 2021, Kitchen, Cook')], labels)[1]).toBeUndefined();
});

it('what the head says besides is the label of a contact, or of nobody', () => {
  const lines = [
    line('Dana Levi'),
    line('Europass'),
    line('Mobile: 054-1234567'),
    heading('Experience'),
    line('Aside'),
  ];
  const labels: (Label | undefined)[] = ['name', undefined, undefined, 'contact', 'h:experience', undefined];
  expect(labelled(lines, labels)).toEqual(['name', 'junk', 'label', 'contact', 'h:experience', undefined]);
});

it('the time of an item that is written in one text is no part of its name', () => {
  expect(
    labelled([line('Choir, 2012 – 2014'), line('2016: Prize')], ['B.c.title', 'c.title', 'B.c.title', 'c.title']),
  ).toEqual(['B.c.title', 'c.period', 'B.c.period', 'c.title']);
});
