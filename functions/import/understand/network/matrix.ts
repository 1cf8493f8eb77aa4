import type { Layer } from './products.ts';

const SMALL = 1e-5;

/** Returns rows normalized to mean 0 and spread 1, then scaled by a layer's weight and bias for each column. */
export function normalize(input: Float32Array, rows: number, { weights, bias }: Layer): Float32Array {
  const size = bias.length;
  const result = new Float32Array(rows * size);
  for (let row = 0; row < rows; row += 1) {
    const from = row * size;
    let mean = 0;
    for (let column = 0; column < size; column += 1) mean += input[from + column] as number;
    mean /= size;
    let spread = 0;
    for (let column = 0; column < size; column += 1) spread += ((input[from + column] as number) - mean) ** 2;
    const scale = 1 / Math.sqrt(spread / size + SMALL);
    for (let column = 0; column < size; column += 1)
      result[from + column] =
        ((input[from + column] as number) - mean) * scale * (weights[column] as number) + (bias[column] as number);
  }
  return result;
}

/** Adds numbers to others in place. */
export function add(to: Float32Array, more: Float32Array): void {
  for (let index = 0; index < to.length; index += 1) to[index] = (to[index] as number) + (more[index] as number);
}

/** Replaces negative numbers by 0, in place. */
export function rectify(values: Float32Array): Float32Array {
  for (let index = 0; index < values.length; index += 1) if ((values[index] as number) < 0) values[index] = 0;
  return values;
}

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
