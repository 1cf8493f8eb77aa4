import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { LabelledDocument } from './document.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { readCustomSections } from './readSections.ts';

function titleOf(heading: string): string | undefined {
  const lines = [line(heading), line('Dean’s list')];
  const labels: Label[] = ['h:custom', 'B.c.title'];
  const labelled = toParts(lines).map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 1 }));
  const document = new LabelledDocument(lines, labelled, 'ltr');
  return readCustomSections(document)[0]?.title;
}

it.each([
  ['הצטיינות —', 'הצטיינות'],
  ['Awards –', 'Awards'],
  ['— Awards —', 'Awards'],
  ['Awards ___', 'Awards'],
  ['Awards & more!', 'Awards & more!'],
  ['צה"ל', 'צה"ל'],
  ['C++', 'C++'],
])('the title of a section has no signs around it: %s', (heading, title) => expect(titleOf(heading)).toBe(title));

const itemOf = (text: string) => {
  const lines = [line('Talks'), line(`Plain words ¦ 2024 ¦ ${text}`)];
  const labels: Label[] = ['h:custom', 'B.c.title', 'c.period', 'c.period'];
  const labelled = toParts(lines).map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 1 }));
  return readCustomSections(new LabelledDocument(lines, labelled, 'ltr'))[0]?.items[0];
};

it('an item has no words for a date: they are of its text, and what goes on says so', () => {
  expect(itemOf('Content Days')).toMatchObject({ startDate: '2024', endDate: '', description: 'Content Days' });
  expect(itemOf('to date')).toMatchObject({ startDate: '2024', endDate: 'to date', description: '' });
});
