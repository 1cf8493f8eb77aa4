import { expect, it } from 'vitest';
import { Products } from './products.ts';

const numbersOf = (count: number, step: number) =>
  Float32Array.from({ length: count }, (_, index) => Math.sin(index * step));

/** The same by a loop over the columns of each row. */
function sumsOf(input: Float32Array, rows: number, weights: Float32Array, bias: Float32Array): Float32Array {
  const inputs = weights.length / bias.length;
  return Float32Array.from({ length: rows * bias.length }, (_, place) => {
    const [row, output] = [Math.floor(place / bias.length), place % bias.length];
    let sum = 0;
    for (let column = 0; column < inputs; column += 1)
      sum += (input[row * inputs + column] ?? 0) * (weights[output * inputs + column] ?? 0);
    return sum + (bias[output] ?? 0);
  });
}

it.each([
  [0, 26, 64],
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
