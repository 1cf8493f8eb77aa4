import { expect, it } from 'vitest';
import { attend } from './attention.ts';
import { normalize } from './matrix.ts';
import { PAIR_TABLES, type PairCodes } from './relations.ts';
import { HEADS, WIDTH } from './sizes.ts';
import { learnedWeights, type Attention } from './weights.ts';

const SIZE = WIDTH / HEADS;
/** Largest difference between the loop in 64 bits and the products in 32 bits. */
const MOST = 1e-4;

/** Returns what each part takes from all others in each head, in 64 bits, pair by pair. */
function takenByLoop(asked: Float32Array, count: number, codes: PairCodes, { pairs }: Attention): Float32Array {
  const numberOf = (part: number, kind: number, head: number, column: number) =>
    asked[part * 3 * WIDTH + kind * WIDTH + head * SIZE + column] ?? NaN;
  return Float32Array.from({ length: count * WIDTH }, (_, place) => {
    const [part, head, column] = [Math.floor(place / WIDTH), Math.floor((place % WIDTH) / SIZE), place % SIZE];
    const { distance, first, more } = pairs[head] as Attention['pairs'][number];
    let [sum, taken] = [0, 0];
    for (let other = 0; other < count; other += 1) {
      const pair = part * count + other;
      const lies =
        (distance[codes.distance[pair] ?? 0] ?? NaN) +
        (first[codes.first[pair] ?? 0] ?? NaN) +
        (more[codes.more[pair] ?? 0] ?? NaN);
      let product = 0;
      for (let index = 0; index < SIZE; index += 1)
        product += numberOf(part, 0, head, index) * numberOf(other, 1, head, index);
      const share = Math.exp(product / Math.sqrt(SIZE) + lies);
      sum += share;
      taken += share * numberOf(other, 2, head, column);
    }
    return taken / sum;
  });
}

/** Returns some table row for each pair. */
const codeOf = (rows: number) => (_: unknown, pair: number) => (pair * 31) % rows;

it.each([1, 7, 70])('%i parts take from each other what a loop over all pairs says', (count) => {
  const { attention, products } = learnedWeights();
  const layer = attention[0] as Attention;
  const state = Float32Array.from({ length: count * WIDTH }, (_, index) => Math.sin(index * index));
  const pairs = { length: count * count };
  const codes = {
    distance: Uint16Array.from(pairs, codeOf(PAIR_TABLES.distance)),
    first: Uint16Array.from(pairs, codeOf(PAIR_TABLES.first)),
    more: Uint8Array.from(pairs, codeOf(PAIR_TABLES.more)),
  };
  const expected = takenByLoop(layer.asked(normalize(state, count, layer.before), count), count, codes, layer);
  let taken: Float32Array | undefined;
  const joined = (input: Float32Array, rows: number) => layer.joined((taken = input), rows);
  attend(state.slice(), count, codes, { ...layer, joined }, products);
  const furthest = expected.reduce(
    (most, value, index) => Math.max(most, Math.abs(value - (taken?.[index] ?? NaN))),
    0,
  );
  expect(furthest).toBeLessThan(MOST);
});
