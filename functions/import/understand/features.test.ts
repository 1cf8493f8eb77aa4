import { expect, it } from 'vitest';
import written from './network/weights.json' with { type: 'json' };
import { PART_FEATURES } from './partFeatures.ts';

const featureOf = (name: string) => name.split('=', 1)[0] ?? '';

it('every feature has a name of its own, says what it tells, and shows it by an example that was learned', () => {
  expect(new Set(PART_FEATURES.map(({ name }) => name)).size).toBe(PART_FEATURES.length);
  for (const { name, says, example } of PART_FEATURES) {
    expect(says, name).toMatch(/^\S.{5,}$/u);
    const [, shown = ''] = example.split(' → ');
    expect(featureOf(shown), `${name}: ${example}`).toBe(name);
    expect(written.features, example).toContain(shown);
  }
});

it('every feature has learned values', () => {
  const used = new Set(written.features.map(featureOf));
  expect(PART_FEATURES.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
});
