import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withoutRepeatedJobs } from './repeatedJobs.ts';

function labelsOf(...lines: readonly (readonly [text: string, labels: string])[]): string {
  const parts = toParts(lines.map(([text], at) => line(text, { y: 100 + 14 * at })));
  const labels = lines.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = labels.map((label) => ({ label, margin: 200 }));
  return withoutRepeatedJobs(parts, found)
    .map(({ label }) => label)
    .join(' ');
}

const [GLANCE, JUNK] = ['B.x.period x.title x.company', 'junk junk junk'];
const told = [
  ['Head cook', 'B.x.title'],
  ['Blue Door', 'x.company'],
  ['2015 – 2018', 'x.period'],
] as const;
const TOLD = 'B.x.title x.company x.period';
const body = ['Ran the kitchen', 'x.body'] as const;

it('a job at a glance is the one that is told of', () => {
  expect(labelsOf(['2015 – 2018 · Head cook, Blue Door', GLANCE], ...told, body)).toBe(`${JUNK} ${TOLD} x.body`);
  expect(labelsOf(...told, body, ['2015 – 2018 · Head cook, Blue Door', GLANCE])).toBe(`${TOLD} x.body ${JUNK}`);
});

it.each([
  ['2015 – 2018 · Cook, Blue Door'],
  ['2015 – 2018 · Head cook, Red Door'],
  ['2014 – 2018 · Head cook, Blue Door'],
])('another job is another: %s', (text) => {
  expect(labelsOf([text, GLANCE], ...told, body)).toBe(`${GLANCE} ${TOLD} x.body`);
});

it('leaves two that say nothing of what was done, and what lacks a name', () => {
  expect(labelsOf(['2015 – 2018 · Head cook, Blue Door', GLANCE], ...told)).toBe(`${GLANCE} ${TOLD}`);
  const alone = ['2015 – 2018', 'B.x.period'] as const;
  expect(labelsOf(alone, ['Work', 'h:experience'], alone, body)).toBe('B.x.period h:experience B.x.period x.body');
});
