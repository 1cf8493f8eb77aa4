import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withBothNames } from './bothNames.ts';
import { LABELS, type Label } from './labels.ts';
import { toParts } from './parts.ts';

const score = (weights: Partial<Record<Label, number>>) => Float32Array.from(LABELS, (label) => weights[label] ?? 0);

/** The labels of a line's parts, once each entry has both names; `scores` are those of its parts. */
function relabelled(text: string, labels: readonly Label[], scores: readonly Partial<Record<Label, number>>[]) {
  const parts = toParts([line(text)]);
  const found = labels.map((label) => ({ label, margin: 200 }));
  return withBothNames(
    parts,
    found,
    parts.map((_, at) => score(scores[at] ?? {})),
  ).map(({ label }) => label);
}

it('an entry of several texts of one name is cut where both names cost least', () => {
  const scores = [{ 'B.x.company': 90, 'B.x.title': 80 }, { 'x.company': 90 }, {}];
  expect(
    relabelled('Night guard, Hotel Galei Kinneret, 2006-2009', ['B.x.company', 'x.company', 'x.period'], scores),
  ).toEqual(['B.x.title', 'x.company', 'x.period']);
  expect(
    relabelled('Carmel – Electrician, 2006-2009', ['B.x.title', 'x.title', 'x.period'], [{}, { 'x.title': 90 }, {}]),
  ).toEqual(['B.x.company', 'x.title', 'x.period']);
});

it('stays where it costs too much, where there is no period, and below an employer', () => {
  const labels: Label[] = ['B.x.company', 'x.company', 'x.period'];
  const text = 'Night guard, Hotel Galei Kinneret, 2006-2009';
  expect(relabelled(text, labels, [{ 'B.x.company': 900 }, { 'x.company': 900 }])).toEqual(labels);
  expect(relabelled(text, ['B.x.company', 'x.company', 'x.body'], [])).toEqual(['B.x.company', 'x.company', 'x.body']);
  expect(relabelled(text, ['B.g.company', 'x.company', 'x.period'], [])).toEqual([
    'B.g.company',
    'x.company',
    'x.period',
  ]);
});
