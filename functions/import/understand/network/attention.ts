import { add, normalize, rectify } from './matrix.ts';
import type { Products } from './products.ts';
import type { PairCodes } from './relations.ts';
import { HEADS, WIDTH } from './sizes.ts';
import type { Attention } from './weights.ts';

/** Numbers of one head. A row holds each part's queries, keys and values, one after the other. */
const SIZE = WIDTH / HEADS;
const ROW = 3 * WIDTH;
const ROOT = Math.sqrt(SIZE);

/** Adds one layer of attention to `state`: each part collects from the others what its query matches. */
export function attend(
  state: Float32Array,
  count: number,
  codes: PairCodes,
  layer: Attention,
  products: Products,
): void {
  const asked = layer.asked(normalize(state, count, layer.before), count);
  const taken = new Float32Array(count * WIDTH);
  const numbers = () => new Float32Array(count * SIZE);
  const [asks, keys, values] = [numbers(), numbers(), numbers()];
  const [noBias, sums] = [new Float32Array(Math.max(count, SIZE)), new Float32Array(count)];
  for (const [head, { distance, first, more }] of layer.pairs.entries()) {
    for (let part = 0, to = 0; part < count; part += 1)
      for (let column = 0, from = part * ROW + head * SIZE; column < SIZE; column += 1, from += 1, to += 1) {
        asks[to] = (asked[from] as number) / ROOT;
        keys[to] = asked[from + WIDTH] as number;
        values[column * count + part] = asked[from + 2 * WIDTH] as number;
      }
    const shares = products.passing({ weights: keys, bias: noBias.subarray(0, count) })(asks, count);
    for (let part = 0; part < count; part += 1) {
      const [begin, end] = [part * count, (part + 1) * count];
      let [most, sum] = [-Infinity, 0];
      for (let pair = begin; pair < end; pair += 1) {
        const share =
          (shares[pair] as number) +
          (distance[codes.distance[pair] as number] as number) +
          (first[codes.first[pair] as number] as number) +
          (more[codes.more[pair] as number] as number);
        shares[pair] = share;
        if (share > most) most = share;
      }
      for (let pair = begin; pair < end; pair += 1) sum += shares[pair] = Math.exp((shares[pair] as number) - most);
      sums[part] = sum;
    }
    const given = products.passing({ weights: values, bias: noBias.subarray(0, SIZE) })(shares, count);
    for (let part = 0, from = 0; part < count; part += 1)
      for (let column = 0, to = part * WIDTH + head * SIZE; column < SIZE; column += 1, from += 1, to += 1)
        taken[to] = (given[from] as number) / (sums[part] as number);
  }
  add(state, layer.joined(taken, count));
  const wide = rectify(layer.wide(normalize(state, count, layer.middle), count));
  add(state, layer.narrow(wide, count));
}
