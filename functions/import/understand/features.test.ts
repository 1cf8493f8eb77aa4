import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIRST_FEATURES } from './features.ts';
import { SECOND_FEATURES } from './secondFeatures.ts';

const ROWS = [...FIRST_FEATURES, ...SECOND_FEATURES];
const learned = JSON.parse(readFileSync(new URL('weights.json', import.meta.url), 'utf8')) as Record<
  'first' | 'second',
  readonly string[]
>;
const nameOf = (line: string) => line.split('\t')[0] ?? '';
const featureOf = (name: string) => name.split('=')[0] ?? '';

it('every feature has a name of its own, says what it tells, and shows it by an example', () => {
  expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length);
  for (const { name, says, example } of ROWS) {
    expect(says, name).toMatch(/^\S.{5,}$/u);
    const [, shown = ''] = example.split(' → ');
    expect(featureOf(shown), `${name}: ${example}`).toBe(name);
  }
});

it('every learned weight belongs to a feature, and every feature has learned weights', () => {
  const known = new Set(ROWS.map(({ name }) => name));
  const used = new Set([...learned.first, ...learned.second].map((line) => featureOf(nameOf(line))));
  used.delete('from');
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !used.has(name))).toEqual([]);
});

it('the value that an example shows was met while weights were learned', () => {
  const names = new Set([...learned.first, ...learned.second].map(nameOf));
  const unknown = ROWS.map(({ example }) => example.split(' → ')[1] ?? '').filter((shown) => !names.has(shown));
  expect(unknown).toEqual([]);
});
