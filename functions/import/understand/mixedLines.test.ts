import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { withLinesOfOneKind } from './mixedLines.ts';
import { toParts } from './parts.ts';

/** The labels of lines, each with those that a sequence gave its parts, once no line is of several kinds. */
function ofOneKind(...lines: readonly (readonly [text: string, labels: string])[]): string[] {
  const parts = toParts(lines.map(([text], at) => line(text, { y: 100 + 14 * at })));
  const labels = lines.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  return withLinesOfOneKind(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  ).map(({ label }) => label);
}

it('a line of pieces of several kinds is what the line above is that is built like it', () => {
  const job = ['B.x.period', 'x.title', 'x.company'];
  const mixed: [string, string] = [
    '1999 to today: Beekeeper, Gilboa Hives, Ein Harod Stream',
    'B.p.period p.name g.company e.school',
  ];
  expect(ofOneKind(['2004 to 2011: Shepherd, Arbel Farm', job.join(' ')], mixed).slice(3)).toEqual([...job, 'x.place']);
  expect(
    ofOneKind(
      ['2004 עד 2011: רועה, חוות ארבל', job.join(' ')],
      ['1999 עד 2003: כוורן, מכוורת שקמה', 'B.c.period c.title e.school'],
    ).slice(3),
  ).toEqual(job);
  // Nothing is built like it.
  expect(ofOneKind(['2004 to 2011 | Shepherd | Arbel Farm', job.join(' ')], mixed).slice(3)).toEqual(
    mixed[1].split(' '),
  );
});

it('a sentence above the first heading that seemed a title and a study is the summary', () => {
  const text = 'Beekeeper with a diploma since 2009, trained in hives of three valleys and two hills';
  const labels = 'headline B.e.period e.degree';
  expect(ofOneKind(['Dana Levi', 'name'], [text, labels], ['Work', 'h:experience'])).toEqual([
    'name',
    'summary',
    'summary',
    'summary',
    'h:experience',
  ]);
  // A short line is none, nor what stands below a heading.
  expect(ofOneKind(['Beekeeper 2009, diploma', labels])).toEqual(labels.split(' '));
  expect(ofOneKind(['Work', 'h:experience'], [text, labels]).slice(1)).toEqual(labels.split(' '));
});

it('what stands behind an item of licences or courses in its line is of it, and no skill', () => {
  const line: [string, string] = ['Driving: B, C1, C+E', 'B.c.title skill skill skill'];
  const ofItem = ['B.c.title', 'c.title', 'c.title', 'c.title'];
  expect(ofOneKind(['Licences', 'h:custom'], line).slice(1)).toEqual(ofItem);
  expect(ofOneKind(['רישיונות ¦ נהיגה: B, C1, D', `h:custom ${line[1]}`]).slice(1)).toEqual(ofItem);
  // Under another heading it may be a list of skills, and a list of its own is.
  expect(ofOneKind(['Methods', 'h:custom'], line).slice(1)).toEqual(line[1].split(' '));
  expect(ofOneKind(['Licences', 'h:custom'], ['Excel, Word', 'skill skill']).slice(1)).toEqual(['skill', 'skill']);
});
