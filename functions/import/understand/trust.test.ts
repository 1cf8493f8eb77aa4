import { describe, expect, it } from 'vitest';
import learned from './trust.json' with { type: 'json' };
import { trustOf } from './trust.ts';
import { TRUST_SIGNS } from './trustSigns.ts';
import type { EntrySeen, ValueSeen } from './valueSeen.ts';

const ENTRY: EntrySeen = {
  least: 0.99,
  isAlone: false,
  isUsual: true,
  strays: 0,
  hasBody: true,
  begins: 0.99,
  isUndated: false,
  isOutOfOrder: false,
};
const CLEAR: ValueSeen = {
  field: 'title',
  text: 'Sous Chef',
  sure: 0.99,
  parts: 1,
  leftOver: 0,
  rival: 0,
  isHanded: false,
  isAgain: false,
  page: 0.97,
  entry: ENTRY,
};
const PERIOD: ValueSeen = { ...CLEAR, field: 'startDate', text: '2019' };
const ADDRESS: ValueSeen = { ...CLEAR, field: 'address', text: 'Haifa', entry: undefined };
const NAME: ValueSeen = { ...ADDRESS, field: 'fullName', text: 'Dana Levi' };
/** Confidence from which the review shows a value as sure. */
const SURE = 0.85;

const inEntry = (doubt: Partial<EntrySeen>): ValueSeen => ({ ...CLEAR, entry: { ...ENTRY, ...doubt } });

it('every sign says what it tells, shows it, is between none and one, and has a learned weight', () => {
  expect(new Set(TRUST_SIGNS.map(({ name }) => name)).size).toBe(TRUST_SIGNS.length);
  expect(Object.keys(learned.weights)).toEqual(TRUST_SIGNS.map(({ name }) => name));
  for (const { name, says, example, of } of TRUST_SIGNS) {
    expect(says, name).toMatch(/^\S.{5,}$/u);
    expect(example, name).toMatch(/^.+ → [\d.]+$/u);
    for (const seen of [CLEAR, PERIOD, ADDRESS, { ...CLEAR, sure: 0.4 }, { ...CLEAR, sure: 1 }]) {
      expect(of(seen), name).toBeGreaterThanOrEqual(0);
      expect(of(seen), name).toBeLessThanOrEqual(1);
    }
  }
});

it('a clear value of an entry is sure, and an address less so than a name', () => {
  for (const clear of [CLEAR, PERIOD, { ...CLEAR, field: 'institution' } as const])
    expect(trustOf(clear), clear.field).toBeGreaterThanOrEqual(SURE);
  expect(trustOf(ADDRESS)).toBeLessThan(trustOf({ ...ADDRESS, field: 'fullName' }));
});

/** Doubts about a value with clear labels, by the subject of the signs that see them. */
const DOUBTS: Readonly<Record<string, readonly ValueSeen[]>> = {
  value: [
    { ...CLEAR, sure: 0.6 },
    { ...CLEAR, leftOver: 1 },
    { ...CLEAR, text: 'Surgery – Carmel Hospital' },
    { ...CLEAR, text: 'תופרת בכיתן' },
    { ...CLEAR, rival: 0.4 },
    { ...CLEAR, isHanded: true },
    { ...CLEAR, isAgain: true },
    { ...CLEAR, page: 0.8 },
    { ...CLEAR, text: 'Ran the kitchen of the new hotel' },
    { ...ADDRESS, text: 'Leeds 07700 900263' },
    { ...NAME, text: 'Human Resources Department' },
  ],
  entry: [
    inEntry({ least: 0.6 }),
    inEntry({ strays: 1 }),
    inEntry({ isUsual: false }),
    inEntry({ isAlone: true }),
    inEntry({ isUndated: true }),
    inEntry({ isOutOfOrder: true }),
  ],
};

it('no doubt makes a value surer, and each makes it less sure', () => {
  const weights = new Map(Object.entries(learned.weights));
  const doubts = TRUST_SIGNS.filter(({ isDoubt }) => isDoubt).map(({ name }) => name);
  expect(doubts.filter((name) => (weights.get(name) ?? 0) >= 0)).toEqual([]);
});

/** Returns the rounded confidence of a value with this likelihood. */
const at = (share: number) => {
  const odds = Math.log(share / (1 - share));
  return Math.round(100 * trustOf(CLEAR, { ...learned, bias: odds, weights: {} })) / 100;
};

it('what is sure, likely and asked about is told by two learned shares, of which rounding changes nothing', () => {
  const { sureFrom, askedBelow } = learned;
  expect(askedBelow).toBeLessThan(sureFrom);
  expect([at(sureFrom + 0.00001), at(sureFrom - 0.00001)]).toEqual([SURE, SURE - 0.01]);
  expect([at(askedBelow + 0.00001) >= 0.65, at(askedBelow - 0.00001) < 0.65]).toEqual([true, true]);
});

describe.each(Object.entries(DOUBTS))('of what is about the %s', (about, doubts) => {
  const others = TRUST_SIGNS.filter((sign) => sign.about !== about).map(({ name }) => name);
  const without = {
    ...learned,
    weights: Object.fromEntries(Object.entries(learned.weights).filter(([name]) => others.includes(name))),
  };

  it.each(doubts.map((doubt) => [doubt] as const))('each doubt makes a value less sure: $field $text', (doubt) => {
    const clear = [CLEAR, PERIOD, ADDRESS, NAME].find(({ field }) => field === doubt.field) as ValueSeen;
    expect(trustOf(doubt)).toBeLessThan(trustOf(clear) - 0.001);
  });

  it('is seen by signs of the kind alone', () => {
    for (const doubt of doubts) {
      const clear = [CLEAR, PERIOD, ADDRESS, NAME].find(({ field }) => field === doubt.field) as ValueSeen;
      expect(trustOf(doubt, without)).toBe(trustOf(clear, without));
    }
  });
});

it('is a share, whatever is seen', () => {
  const entry: EntrySeen = { ...ENTRY, least: 0.4, isAlone: true, isUsual: false, strays: 3, begins: 0.3 };
  expect(trustOf({ ...CLEAR, sure: 0.4, leftOver: 3, entry })).toBeGreaterThanOrEqual(0);
  expect(trustOf({ ...CLEAR, sure: 1, entry: { ...ENTRY, least: 1 } })).toBeLessThanOrEqual(0.99);
});
