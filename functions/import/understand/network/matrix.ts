/** Matrices are rows of numbers one behind the other; a layer's weights have a row for each number that it gives. */
export interface Layer {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/**
 * A layer over some rows: `rows × inputs` numbers become `rows × outputs`. Four rows and two outputs at once, so that
 * each number that is loaded is used more than once: half of the time of one after the other.
 */
export function linear(input: Float32Array, rows: number, { weights, bias }: Layer): Float32Array {
  const outputs = bias.length;
  const inputs = weights.length / outputs;
  const result = new Float32Array(rows * outputs);
  let row = 0;
  for (; row + 3 < rows; row += 4) {
    const a = row * inputs;
    const b = a + inputs;
    const c = b + inputs;
    const d = c + inputs;
    let out = 0;
    for (; out + 1 < outputs; out += 2) {
      const v = out * inputs;
      const w = v + inputs;
      let av = 0;
      let bv = 0;
      let cv = 0;
      let dv = 0;
      let aw = 0;
      let bw = 0;
      let cw = 0;
      let dw = 0;
      for (let column = 0; column < inputs; column += 1) {
        const weightV = weights[v + column] as number;
        const weightW = weights[w + column] as number;
        const ia = input[a + column] as number;
        const ib = input[b + column] as number;
        const ic = input[c + column] as number;
        const id = input[d + column] as number;
        av += ia * weightV;
        bv += ib * weightV;
        cv += ic * weightV;
        dv += id * weightV;
        aw += ia * weightW;
        bw += ib * weightW;
        cw += ic * weightW;
        dw += id * weightW;
      }
      const first = bias[out] as number;
      const second = bias[out + 1] as number;
      const to = row * outputs + out;
      result[to] = av + first;
      result[to + outputs] = bv + first;
      result[to + 2 * outputs] = cv + first;
      result[to + 3 * outputs] = dv + first;
      result[to + 1] = aw + second;
      result[to + outputs + 1] = bw + second;
      result[to + 2 * outputs + 1] = cw + second;
      result[to + 3 * outputs + 1] = dw + second;
    }
    if (out < outputs)
      for (let rowOfFour = row; rowOfFour < row + 4; rowOfFour += 1)
        result[rowOfFour * outputs + out] =
          dot(input, rowOfFour * inputs, weights, out * inputs, inputs) + (bias[out] as number);
  }
  for (; row < rows; row += 1)
    for (let out = 0; out < outputs; out += 1)
      result[row * outputs + out] = dot(input, row * inputs, weights, out * inputs, inputs) + (bias[out] as number);
  return result;
}

/** The sum of the products of some numbers of two rows. */
export function dot(a: Float32Array, fromA: number, b: Float32Array, fromB: number, count: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  let index = 0;
  for (; index + 3 < count; index += 4) {
    first += (a[fromA + index] as number) * (b[fromB + index] as number);
    second += (a[fromA + index + 1] as number) * (b[fromB + index + 1] as number);
    third += (a[fromA + index + 2] as number) * (b[fromB + index + 2] as number);
    fourth += (a[fromA + index + 3] as number) * (b[fromB + index + 3] as number);
  }
  for (; index < count; index += 1) first += (a[fromA + index] as number) * (b[fromB + index] as number);
  return first + second + third + fourth;
}

const SMALL = 1e-5;

/** Rows whose numbers have a mean of 0 and a spread of 1, scaled by a layer: a weight and a bias for each place. */
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

/** Adds numbers to others in their place. */
export function add(to: Float32Array, more: Float32Array): void {
  for (let index = 0; index < to.length; index += 1) to[index] = (to[index] as number) + (more[index] as number);
}

/** Leaves no number below 0 in its place. */
export function rectify(values: Float32Array): Float32Array {
  for (let index = 0; index < values.length; index += 1) if ((values[index] as number) < 0) values[index] = 0;
  return values;
}

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
