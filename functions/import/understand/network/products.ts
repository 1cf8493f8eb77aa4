/*
 * Sums of products, as WebAssembly: its instructions work on two numbers at once, and four times as fast as what V8
 * makes of a loop. Every sum is made in the order of its columns, in 64 bits, so that it is the same to the last bit.
 */

/** A row of weights for each output, and its bias. */
export interface Layer {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** A layer over some rows, one behind the other: `rows × inputs` numbers become `rows × outputs`. */
export type Linear = (input: Float32Array, rows: number) => Float32Array;

/** Outputs of one call, numbers that an instruction works on, and bytes of one. */
const [BLOCK, LANES, BYTES] = [8, 2, 8] as const;
const REGISTERS = BLOCK / LANES;
/** Rows that are in the memory at a time, and the widest: other numbers stand behind what is given and taken. */
const [ROWS, WIDEST] = [64, 256] as const;
const [GIVEN, WEIGHTS] = [2 * BLOCK * BYTES, (2 * BLOCK + ROWS * WIDEST) * BYTES] as const;
const PAGE = 65_536;

const [I32, V128, FUNCTION, NOTHING] = [0x7f, 0x7b, 0x60, 0x40] as const;
const [GET, SET, CONST, ADD, LESS, LOOP, AGAIN_IF, END] = [0x20, 0x21, 0x41, 0x6a, 0x49, 0x03, 0x0d, 0x0b] as const;
/** v128.load, v128.load64_splat and v128.store of what is aligned; f64x2.mul and f64x2.add. */
const [LOAD, SPREAD, STORE] = [
  [0xfd, 0x00, 3],
  [0xfd, 0x0a, 3],
  [0xfd, 0x0b, 3],
] as const;
const [TIMES, PLUS] = [
  [0xfd, 0xf2, 0x01],
  [0xfd, 0xf0, 0x01],
] as const;

const each = (count: number, of: (index: number) => readonly number[]) =>
  Array.from({ length: count }, (_, i) => of(i)).flat();
/** Numbers below 8,192, as WebAssembly has them. */
const short = (value: number) => (value < 64 ? [value] : [(value & 127) | 128, value >> 7]);
const sized = (bytes: readonly number[]) => [...short(bytes.length), ...bytes];
const named = (name: string) => sized([...new TextEncoder().encode(name)]);

const get = (...locals: readonly number[]) => locals.flatMap((local) => [GET, local]);
const forward = (local: number, by: number) => [...get(local), CONST, ...short(by), ADD, SET, local];

/** A function of the places of some rows, of the weights of a block, and of their end: the sums stand at 0. */
function sumsOf(rows: number): number[] {
  const [weights, end, loaded] = [rows, rows + 1, rows + 2];
  const spread = loaded + REGISTERS;
  const sum = (row: number, register: number) => spread + 1 + row * REGISTERS + register;
  const addProduct = (total: number, weight: number) => [...get(total, spread, weight), ...TIMES, ...PLUS, SET, total];
  const begin = [1, (rows + 1) * REGISTERS + 1, V128, LOOP, NOTHING];
  const goOn = [...forward(weights, BLOCK * BYTES), ...get(weights, end), LESS, AGAIN_IF, 0, END];
  const spreadOut = (row: number) => [...get(row), ...SPREAD, 0, SET, spread];
  const code = [
    ...begin,
    ...each(REGISTERS, (register) => [...get(weights), ...LOAD, register * LANES * BYTES, SET, loaded + register]),
    ...each(rows, (row) => [
      ...spreadOut(row),
      ...each(REGISTERS, (register) => addProduct(sum(row, register), loaded + register)),
      ...forward(row, BYTES),
    ]),
    ...goOn,
    ...each(rows * REGISTERS, (index) => [CONST, 0, ...get(sum(0, index)), ...STORE, ...short(index * LANES * BYTES)]),
    END,
  ];
  return sized(code);
}

const NAME_AND_VERSION = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0] as const;
const typeOf = (rows: number) => [FUNCTION, ...sized(each(rows + 2, () => [I32])), 0];
const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)];
const MODULE = new WebAssembly.Module(
  Uint8Array.from([
    ...NAME_AND_VERSION,
    ...section(1, [2, ...typeOf(1), ...typeOf(2)]),
    ...section(3, [2, 0, 1]),
    ...section(5, [1, 0, Math.ceil(WEIGHTS / PAGE)]),
    ...section(7, [3, ...named('memory'), 2, 0, ...named('single'), 0, 0, ...named('pair'), 0, 1]),
    ...section(10, [2, ...sumsOf(1), ...sumsOf(2)]),
  ]),
);

/** Layers in one memory. All of them are put there before a file comes: later there is no way to more of it. */
export class Products {
  readonly #exports = new WebAssembly.Instance(MODULE).exports as {
    readonly memory: WebAssembly.Memory;
    readonly single: (row: number, weights: number, end: number) => void;
    readonly pair: (row: number, next: number, weights: number, end: number) => void;
  };
  #numbers = new Float64Array(this.#exports.memory.buffer);
  #end = WEIGHTS;

  /** Puts a layer into the memory: for each block of outputs the weights of a column beside each other. */
  layer({ weights, bias }: Layer): Linear {
    const [place, outputs, inputs] = [this.#end, bias.length, weights.length / bias.length];
    this.#end += Math.ceil(outputs / BLOCK) * BLOCK * inputs * BYTES;
    const missing = this.#end - this.#numbers.byteLength;
    if (missing > 0) {
      this.#exports.memory.grow(Math.ceil(missing / PAGE));
      this.#numbers = new Float64Array(this.#exports.memory.buffer);
    }
    for (let output = 0, index = 0; output < outputs; output += 1)
      for (let column = 0; column < inputs; column += 1, index += 1)
        this.#numbers[place / BYTES + (output - (output % BLOCK)) * inputs + column * BLOCK + (output % BLOCK)] =
          weights[index] as number;
    return (input, rows) => this.#over(input, rows, place, inputs, bias);
  }

  #over(input: Float32Array, rows: number, place: number, inputs: number, bias: Float32Array): Float32Array {
    const { single, pair } = this.#exports;
    const [numbers, outputs] = [this.#numbers, bias.length];
    const result = new Float32Array(rows * outputs);
    for (let first = 0; first < rows; first += ROWS) {
      const count = Math.min(ROWS, rows - first);
      numbers.set(input.subarray(first * inputs, (first + count) * inputs), GIVEN / BYTES);
      for (let output = 0; output < outputs; output += BLOCK) {
        const from = place + output * inputs * BYTES;
        const end = from + BLOCK * inputs * BYTES;
        for (let row = 0; row < count; row += 2) {
          const given = GIVEN + row * inputs * BYTES;
          const isLast = row + 1 === count;
          if (isLast) single(given, from, end);
          else pair(given, given + inputs * BYTES, from, end);
          const width = Math.min(BLOCK, outputs - output);
          for (let next = 0; next < (isLast ? 1 : 2); next += 1)
            for (let column = 0, to = (first + row + next) * outputs + output; column < width; column += 1)
              result[to + column] = (numbers[next * BLOCK + column] as number) + (bias[output + column] as number);
        }
      }
    }
    return result;
  }
}
