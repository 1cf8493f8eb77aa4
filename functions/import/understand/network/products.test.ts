import { expect, it } from 'vitest';
import { Products } from './products.ts';

const numbersOf = (count: number, step: number) =>
  Float32Array.from({ length: count }, (_, index) => Math.sin(index * step));

/** Computes the same by a loop over the columns of each row, in 32 bits. */
function sumsOf(input: Float32Array, rows: number, weights: Float32Array, bias: Float32Array): Float32Array {
  const inputs = weights.length / bias.length;
  return Float32Array.from({ length: rows * bias.length }, (_, place) => {
    const [row, output] = [Math.floor(place / bias.length), place % bias.length];
    let sum = bias[output] ?? 0;
    for (let column = 0; column < inputs; column += 1)
      sum = Math.fround(
        sum + Math.fround((input[row * inputs + column] ?? 0) * (weights[output * inputs + column] ?? 0)),
      );
    return sum;
  });
}

it.each([
  [0, 26, 64],
  [5, 32, 5],
  [1, 64, 256],
  [63, 128, 54],
  [64, 256, 128],
  [131, 128, 384],
])('%i rows of %i numbers become rows of %i to the last bit, with other layers beside', (rows, inputs, outputs) => {
  const products = new Products();
  const layers = [3, 5].map((step) => ({ weights: numbersOf(inputs * outputs, step), bias: numbersOf(outputs, step) }));
  const [first, second] = layers.map((layer) => products.layer(layer));
  const input = numbersOf(rows * inputs, 7);
  for (const [index, made] of [first, second, first].entries()) {
    const { weights, bias } = layers[index % 2] as (typeof layers)[number];
    const [given, sums] = [made?.(input, rows), sumsOf(input, rows, weights, bias)];
    expect(given).toHaveLength(sums.length);
    expect(given?.findIndex((sum, place) => sum !== sums[place])).toBe(-1);
  }
});

it('a layer that passes is there until the next one, and one that has no room is refused', () => {
  const products = new Products();
  const stays = products.layer({ weights: numbersOf(60, 3), bias: numbersOf(6, 3) });
  const before = stays(numbersOf(20, 7), 2);
  for (const step of [5, 9]) {
    const [weights, bias] = [numbersOf(70 * 32, step), numbersOf(70, step)];
    const input = numbersOf(65 * 32, 7);
    expect(products.passing({ weights, bias })(input, 65)).toEqual(sumsOf(input, 65, weights, bias));
  }
  expect(() => products.passing({ weights: numbersOf(400 * 384, 1), bias: numbersOf(384, 1) })).toThrow(RangeError);
  expect(stays(numbersOf(20, 7), 2)).toEqual(before);
});
