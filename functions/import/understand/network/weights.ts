import inUse from './weights.json' with { type: 'json' };
import { LABELS } from '../labels.ts';
import { PART_FEATURES } from '../partFeatures.ts';
import { MEASURES } from './geometry.ts';
import { Products, type Layer } from './products.ts';
import { pairTables, RELATIONS } from './relations.ts';
import { HEADS, LAYERS, tensorSizes, type TensorSize } from './sizes.ts';
import { Tensors } from './tensors.ts';

/** Weights as `weights.json` has them: what they were learned for, and all numbers one behind the other. */
export interface WrittenWeights {
  readonly labels: readonly string[];
  /** Features with their values, in the order of their rows. */
  readonly features: readonly string[];
  readonly measures: readonly string[];
  readonly relations: readonly string[];
  /** By how much scores are multiplied until a probability is as often right as it says. */
  readonly sharpen: number;
  /** The tensors in `numbers` with their sizes (sizes.ts), as `words 16384 64`, and these as base64 (tensors.ts). */
  readonly tensors: readonly string[];
  readonly numbers: string;
}

/** All that the network knows, as its steps use it (network.ts). */
export type NetworkWeights = ReturnType<typeof readWeights>;
/** One direction of the sequence (LSTM): gates by what comes in, and by what was given before. */
export type Recurrent = NetworkWeights['recurrent']['ahead'];
/** One layer of attention: scales before its two steps, their layers, and the tables of each head (relations.ts). */
export type Attention = NetworkWeights['attention'][number];

/** Weights that were learned for other labels, features or sizes than the code has: nothing can be read with them. */
export class WeightsMismatch extends Error {
  override readonly name = 'WeightsMismatch';
  constructor(what: string) {
    super(`weights.json does not fit the code (${what}): learn anew with \`npm run learn:import\``);
  }
}

function holdToCode(written: WrittenWeights): readonly TensorSize[] {
  const sizes = tensorSizes(written.features.length);
  const ours = {
    labels: LABELS,
    measures: MEASURES.map(({ name }) => name),
    relations: RELATIONS,
    tensors: sizes.map((size) => size.join(' ')),
  };
  for (const [name, expected] of Object.entries(ours) as [keyof typeof ours, readonly string[]][])
    for (let index = 0; index < Math.max(expected.length, written[name].length); index += 1)
      if (expected[index] !== written[name][index])
        throw new WeightsMismatch(
          `${name} ${index}: ${written[name][index] ?? 'none'} for ${expected[index] ?? 'none'}`,
        );
  const known = new Set(PART_FEATURES.map(({ name }) => name));
  const unknown = written.features.find((name) => !known.has(name.split('=', 1)[0] ?? ''));
  if (unknown !== undefined) throw new WeightsMismatch(`no feature is called ${unknown}`);
  return sizes;
}

/** The numbers of one head, of those of all. */
const ofHead = (all: Float32Array, head: number) =>
  all.subarray((head * all.length) / HEADS, ((head + 1) * all.length) / HEADS);

/** Reads weights; throws {@link WeightsMismatch} where they were learned for something else than the code is. */
export function readWeights(written: WrittenWeights) {
  const sizes = holdToCode(written);
  const tensors = new Tensors(sizes, written.numbers);
  if (!tensors.isWhole) throw new WeightsMismatch(`${tensors.found} bytes for ${tensors.expected}`);
  const products = new Products();
  const scale = (name: string): Layer => ({ weights: tensors.of(`${name}.weight`), bias: tensors.of(`${name}.bias`) });
  const layer = (name: string) => products.layer(scale(name));
  const recurrent = (name: string) => ({ input: layer(`${name}.input`), own: layer(`${name}.own`) });
  const attention = (layerIndex: number) => {
    const name = `attention.${layerIndex}`;
    const [parts, lines, relations] = (['parts', 'lines', 'relations'] as const).map((table) =>
      tensors.of(`${name}.${table}`),
    ) as [Float32Array, Float32Array, Float32Array];
    return {
      before: scale(`${name}.before`),
      asked: layer(`${name}.asked`),
      joined: layer(`${name}.joined`),
      middle: scale(`${name}.middle`),
      wide: layer(`${name}.wide`),
      narrow: layer(`${name}.narrow`),
      pairs: Array.from({ length: HEADS }, (_, head) =>
        pairTables(ofHead(parts, head), ofHead(lines, head), ofHead(relations, head)),
      ),
    };
  };
  return {
    products,
    features: new Map(written.features.map((name, row) => [name, row] as const)),
    featureTable: tensors.table('features'),
    wordTable: tensors.table('words'),
    words: layer('words'),
    measures: [layer('measures.0'), layer('measures.1')] as const,
    recurrent: {
      before: scale('recurrent.before'),
      ahead: recurrent('recurrent.ahead'),
      back: recurrent('recurrent.back'),
    },
    attention: Array.from({ length: LAYERS }, (_, index) => attention(index)),
    last: scale('last'),
    out: layer('out'),
    direct: layer('direct'),
    /** What it is worth that a label follows another: a row for each label before. */
    follows: tensors.of('follows'),
    sharpen: written.sharpen,
  };
}

let learned: NetworkWeights | undefined;

/** The weights in use, made by `npm run learn:import`; read once, when they are first asked for. */
export const learnedWeights = (): NetworkWeights => (learned ??= readWeights(inUse));
