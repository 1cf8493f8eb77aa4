import { describe, expect, it } from 'vitest';
import { loadKept } from '../../../../test/learn/import/keepSet.ts';
import { fileOfKept } from '../../../../test/learn/import/readSets.ts';
import { noteDateOrder } from '../../resume/periods.ts';
import { LABELS, roleOf, type Label } from '../labels.ts';
import { toParts } from '../parts.ts';
import { prepareLines } from '../preparedLines.ts';
import { decodeLabels } from './decode.ts';
import expected from './expected.fixture.json' with { type: 'json' };
import { learnedWeights } from './weights.ts';
import { labelScores } from './network.ts';
import { seePage, type SeenPage } from './page.ts';
import { pairCodes, PLACES } from './relations.ts';

/** Returns a page of a kept set as the network sees it. The name gives its version; only version 0 is as written. */
function seenPage(set: string, name: string): SeenPage {
  const file = loadKept(set).find((one) => `${one.name} 0` === name);
  if (!file) throw new Error(`No file of ${set} is called ${name}`);
  const { lines: written, direction } = fileOfKept(file);
  noteDateOrder(written.map(({ text }) => text));
  const { lines } = prepareLines(written, direction);
  return seePage(lines, toParts(lines), direction);
}

const best = (row: Float32Array) => row.indexOf(Math.max(...row));
const rowsOf = (scores: Float32Array) =>
  Array.from({ length: scores.length / LABELS.length }, (_, at) =>
    scores.subarray(at * LABELS.length, (at + 1) * LABELS.length),
  );

describe('the forward pass', () => {
  it.each(expected.map((one) => [one.name, one] as const))('says of %s what Python did', (_, page) => {
    const rows = rowsOf(labelScores(seenPage(page.set, page.name), learnedWeights()));
    expect(rows.map(best).join(' ')).toBe(page.labels);
    const scores = page.scores.split(' ').map(Number);
    for (const [at, row] of rows.entries()) expect(Math.max(...row)).toBeCloseTo(scores[at] ?? NaN, 2);
  });

  it.each([700, 2_100])('gives every part of %i its labels, piece by piece', (least) => {
    const weights = learnedWeights();
    const page = seenPage('g', expected.find(({ set }) => set === 'g')?.name ?? '');
    const times = Math.ceil(least / page.count);
    const repeated = (array: Float32Array) => {
      const all = new Float32Array(array.length * times);
      for (let time = 0; time < times; time += 1) all.set(array, time * array.length);
      return all;
    };
    const many: SeenPage = {
      count: page.count * times,
      features: Array.from({ length: times }, () => page.features).flat(),
      words: Array.from({ length: times }, () => page.words).flat(),
      measures: repeated(page.measures),
      places: repeated(page.places),
    };
    const scores = labelScores(many, weights);
    expect(scores).toHaveLength(many.count * LABELS.length);
    expect(scores.every(Number.isFinite)).toBe(true);
    for (const row of rowsOf(scores)) expect(row.reduce((sum, score) => sum + Math.exp(score), 0)).toBeCloseTo(1, 3);
  });

  it('takes a page without parts', () => {
    expect(decodeLabels(labelScores(seePage([], [], 'rtl'), learnedWeights()), learnedWeights())).toEqual([]);
  });
});

const row = (scores: Partial<Record<Label, number>>) => LABELS.map((label) => Math.log(scores[label] ?? 1e-9));

describe('labels of a sequence', () => {
  const weights = { ...learnedWeights(), follows: new Float32Array(LABELS.length ** 2), sharpen: 1 };

  it('are the likeliest of each part where nothing says what follows, with the share of their role', () => {
    const scores = Float32Array.from([...row({ name: 0.9, junk: 0.1 }), ...row({ 'B.x.title': 0.4, 'x.title': 0.35 })]);
    const [name, title] = decodeLabels(scores, weights);
    expect(name?.label).toBe('name');
    expect(name?.sure).toBeCloseTo(0.9);
    expect(roleOf(title?.label ?? 'junk')).toBe('x.title');
    expect(title?.sure).toBeCloseTo(1);
  });

  it('are others where those do not follow each other', () => {
    const scores = Float32Array.from([...row({ name: 0.6, junk: 0.4 }), ...row({ skill: 0.9 })]);
    const follows = new Float32Array(LABELS.length ** 2);
    follows[LABELS.indexOf('name') * LABELS.length + LABELS.indexOf('skill')] = -10;
    expect(decodeLabels(scores, { ...weights, follows }).map(({ label }) => label)).toEqual(['junk', 'skill']);
  });
});

it('how two parts lie to each other is told from both sides', () => {
  const places = new Float32Array(2 * PLACES);
  // The second part is one line below the first, in larger type.
  places.set([0, 0, 0, 10, 100, 50, 10, 0, 0, 3, 1, 0, 0, 10, 60, 64, 14, 0, 0, 3]);
  const { first, more, distance } = pairCodes(places, 2);
  const [toSecond, toFirst] = [1, 2];
  const larger = 1 << 8;
  expect([toSecond, toFirst].map((pair) => (first[pair] ?? 0) & larger)).toEqual([larger, 0]);
  expect((first[toSecond] ?? 0) & ~larger).toBe((first[toFirst] ?? 0) & ~larger);
  expect(more[toSecond]).toBe(more[toFirst]);
  expect(distance[toSecond]).not.toBe(distance[toFirst]);
});
