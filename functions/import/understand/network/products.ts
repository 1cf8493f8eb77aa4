/*
 * Sums of products in WebAssembly, whose instructions work on four numbers at once, which V8 does not do with a loop.
 * Every sum begins with its bias and continues in the order of columns, in 32 bits, as in training.
 */

/** A row of weights for each output, and the biases. */
export interface Layer {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** Applies a layer to rows: `rows × inputs` numbers become `rows × outputs`. */
export type Linear = (input: Float32Array, rows: number) => Float32Array;

/** Outputs of one call, numbers per instruction, and bytes per number. */
const [BLOCK, LANES, BYTES] = [16, 4, 4] as const;
const REGISTERS = BLOCK / LANES;
/** Most rows in memory at a time, most columns, and most numbers of a temporary layer. */
const [ROWS, WIDEST, MOST_PASSING] = [64, 384, 16_384] as const;
/** The memory in order: input, output, a temporary layer, all permanent layers. */
const [GIVEN, MADE] = [0, ROWS * WIDEST * BYTES] as const;
const PASSING = 2 * MADE + BLOCK * BYTES;
const STAYING = PASSING + MOST_PASSING * BYTES;
const PAGE = 65_536;

const [I32, V128, FUNCTION, NOTHING] = [0x7f, 0x7b, 0x60, 0x40] as const;
const [GET, SET, CONST, ADD, LESS, LOOP, AGAIN_IF, END] = [0x20, 0x21, 0x41, 0x6a, 0x49, 0x03, 0x0d, 0x0b] as const;
/** Instructions v128.load, v128.load32_splat, v128.store (aligned for floats), f32x4.mul and f32x4.add. */
const [LOAD, SPREAD, STORE] = [
  [0xfd, 0x00, 2],
  [0xfd, 0x09, 2],
  [0xfd, 0x0b, 2],
] as const;
const [TIMES, PLUS] = [
  [0xfd, 0xe6, 0x01],
  [0xfd, 0xe4, 0x01],
] as const;

const each = (count: number, of: (index: number) => readonly number[]) =>
  Array.from({ length: count }, (_, i) => of(i)).flat();
/** Encodes numbers below 8,192 as WebAssembly does. */
const short = (value: number) => (value < 64 ? [value] : [(value & 127) | 128, value >> 7]);
const sized = (bytes: readonly number[]) => [...short(bytes.length), ...bytes];
const named = (name: string) => sized([...new TextEncoder().encode(name)]);

const get = (...locals: readonly number[]) => locals.flatMap((local) => [GET, local]);
const forward = (local: number, by: number) => [...get(local), CONST, ...short(by), ADD, SET, local];

/** Returns a function's code. Parameters: addresses of input rows, their sums, a block's weights, the weights' end. */
function sumsOf(rows: number): number[] {
  const [weights, end, loaded] = [2 * rows, 2 * rows + 1, 2 * rows + 2];
  const spread = loaded + REGISTERS;
  const sum = (row: number, register: number) => spread + 1 + row * REGISTERS + register;
  const load = (register: number, to: number) => [...get(weights), ...LOAD, register * LANES * BYTES, SET, to];
  const eachSum = (of: (row: number, register: number) => readonly number[]) =>
    each(rows, (row) => each(REGISTERS, (register) => of(row, register)));
  const addProduct = (total: number, weight: number) => [...get(total, spread, weight), ...TIMES, ...PLUS, SET, total];
  const begin = [1, (rows + 1) * REGISTERS + 1, V128];
  const ofColumns = [...forward(weights, BLOCK * BYTES), LOOP, NOTHING];
  const spreadOut = (row: number) => [...get(row), ...SPREAD, 0, SET, spread];
  const goOn = [...forward(weights, BLOCK * BYTES), ...get(weights, end), LESS, AGAIN_IF, 0, END];
  const code = [
    ...begin,
    ...eachSum((row, register) => load(register, sum(row, register))),
    ...ofColumns,
    ...each(REGISTERS, (register) => load(register, loaded + register)),
    ...each(rows, (row) => [
      ...spreadOut(row),
      ...each(REGISTERS, (register) => addProduct(sum(row, register), loaded + register)),
      ...forward(row, BYTES),
    ]),
    ...goOn,
    ...eachSum((row, register) => [...get(rows + row, sum(row, register)), ...STORE, register * LANES * BYTES]),
    END,
  ];
  return sized(code);
}

const NAME_AND_VERSION = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0] as const;
const typeOf = (rows: number) => [FUNCTION, ...sized(each(2 * rows + 2, () => [I32])), 0];
const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)];
const MODULE = new WebAssembly.Module(
  Uint8Array.from([
    ...NAME_AND_VERSION,
    ...section(1, [2, ...typeOf(1), ...typeOf(2)]),
    ...section(3, [2, 0, 1]),
    ...section(5, [1, 0, Math.ceil(STAYING / PAGE)]),
    ...section(7, [3, ...named('memory'), 2, 0, ...named('single'), 0, 0, ...named('pair'), 0, 1]),
    ...section(10, [2, ...sumsOf(1), ...sumsOf(2)]),
  ]),
);

/** Layers in one memory. Permanent layers are added before a file arrives; later the memory cannot grow. */
export class Products {
  readonly #exports = new WebAssembly.Instance(MODULE).exports as {
    readonly memory: WebAssembly.Memory;
    readonly single: (row: number, to: number, weights: number, end: number) => void;
    readonly pair: (row: number, next: number, to: number, toNext: number, weights: number, end: number) => void;
  };
  #numbers = new Float32Array(this.#exports.memory.buffer);
  #end = STAYING;

  /** Adds a permanent layer to the memory. */
  layer(layer: Layer): Linear {
    const place = this.#end;
    this.#end += sizeOf(layer) * BYTES;
    const missing = this.#end - this.#numbers.byteLength;
    if (missing > 0) {
      this.#exports.memory.grow(Math.ceil(missing / PAGE));
      this.#numbers = new Float32Array(this.#exports.memory.buffer);
    }
    return this.#put(layer, place);
  }

  /** Puts a temporary layer into the memory, valid until the next one; throws RangeError if it has too many numbers. */
  passing(layer: Layer): Linear {
    if (sizeOf(layer) > MOST_PASSING) throw new RangeError(`A layer of ${sizeOf(layer)} numbers does not pass`);
    return this.#put(layer, PASSING);
  }

  /** Writes a layer in blocks of outputs: their biases side by side, then the weights of each column. */
  #put({ weights, bias }: Layer, place: number): Linear {
    const [numbers, outputs, inputs] = [this.#numbers, bias.length, weights.length / bias.length];
    for (let output = 0, index = 0; output < outputs; output += 1) {
      let to = place / BYTES + (output - (output % BLOCK)) * (inputs + 1) + (output % BLOCK);
      numbers[to] = bias[output] as number;
      for (let column = 0; column < inputs; column += 1, index += 1) numbers[(to += BLOCK)] = weights[index] as number;
    }
    return (input, rows) => this.#over(input, rows, place, inputs, outputs);
  }

  #over(input: Float32Array, rows: number, place: number, inputs: number, outputs: number): Float32Array {
    const { single, pair } = this.#exports;
    const numbers = this.#numbers;
    const result = new Float32Array(rows * outputs);
    const [step, across] = [inputs * BYTES, outputs * BYTES];
    for (let first = 0; first < rows; first += ROWS) {
      const count = Math.min(ROWS, rows - first);
      numbers.set(input.subarray(first * inputs, (first + count) * inputs), GIVEN / BYTES);
      // From the last block on: the unused outputs of a row's last block are overwritten by the next row's first block.
      for (let output = outputs - 1 - ((outputs - 1) % BLOCK); output >= 0; output -= BLOCK) {
        const from = place + output * (step + BYTES);
        const end = from + BLOCK * (step + BYTES);
        let [given, made] = [GIVEN, MADE + output * BYTES];
        for (let row = 0; row + 1 < count; row += 2, given += 2 * step, made += 2 * across)
          pair(given, given + step, made, made + across, from, end);
        if (count % 2 === 1) single(given, made, from, end);
      }
      result.set(numbers.subarray(MADE / BYTES, MADE / BYTES + count * outputs), first * outputs);
    }
    return result;
  }
}

/** Numbers of a layer in memory, including the padding of its last block. */
const sizeOf = ({ weights, bias }: Layer) =>
  Math.ceil(bias.length / BLOCK) * BLOCK * (weights.length / bias.length + 1);
