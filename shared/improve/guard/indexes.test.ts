import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexClauses } from './clauseIndex.ts';
import { partsOf, placesOf } from './places.ts';
import { hasHebrewSlip, hasSlip, isHebrewSlip, isSlip, slipsOf } from './spelling.ts';

/** Words of few letters, so that many are slips of each other. */
const word = (letters: string, minLength: number) =>
  fc.array(fc.constantFrom(...Array.from(letters)), { minLength, maxLength: 8 }).map((found) => found.join(''));

describe('what is read once for all words says the same as a look at each', () => {
  it.each([
    ['English', 'ab5', 5, hasSlip, isSlip],
    ['Hebrew', 'טתא', 4, hasHebrewSlip, isHebrewSlip],
  ] as const)('of slips in %s words', (_, letters, shortest, has, is) => {
    const words = fc.uniqueArray(word(letters, shortest), { maxLength: 6 });
    fc.assert(
      fc.property(word(letters, shortest), words, (one, others) => {
        const rest = others.filter((other) => other !== one);
        expect(has(one, slipsOf(new Set(rest)))).toBe(rest.some((other) => is(one, other)));
      }),
      { numRuns: 1_000 },
    );
  });

  it('of places of patterns and of parts of a text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', ' '), maxLength: 20 });
    fc.assert(
      fc.property(text, fc.nat(20), fc.nat(20), (given, one, other) => {
        const [from, to] = [Math.min(one, other, given.length), Math.min(Math.max(one, other), given.length)];
        expect(placesOf(given, [/ab?/g]).within(from, to)).toBe(
          [...given.matchAll(/ab?/g)].some(({ 0: found, index }) => index >= from && index + found.length <= to),
        );
        const parts = partsOf(given, '. ');
        expect(given.slice(parts.start(from), from)).toBe(/[^. ]*$/.exec(given.slice(0, from))?.[0]);
        expect(given.slice(from, parts.end(from))).toBe(/^[^. ]*/.exec(given.slice(from))?.[0]);
      }),
    );
  });

  it('of clauses that hold enough of some words', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 4 });
    fc.assert(
      fc.property(fc.array(text), text, fc.integer({ min: 1, max: 3 }), (texts, wanted, least) => {
        const keys = new Set(wanted);
        const clauses = texts.map((each, index) => ({ text: each, index }));
        const fits = (said: ReadonlySet<string>) => [...keys].filter((key) => said.has(key)).length >= least;
        const found = indexClauses(clauses, (each) => Array.from(each)).first(keys, least, fits);
        expect(found?.index).toBe(clauses.find((each) => fits(new Set(each.text)))?.index);
      }),
    );
  });
});
