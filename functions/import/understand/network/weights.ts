import inUse from './weights.json' with { type: 'json' };
import { LABELS } from '../labels.ts';
import { PART_FEATURES } from '../partFeatures.ts';
import { MEASURES } from './geometry.ts';
import { Products, type Layer } from './products.ts';
import { pairTables, RELATIONS } from './relations.ts';
import { HEADS, LAYERS, tensorSizes, type TensorSize } from './sizes.ts';
import { Tensors } from './tensors.ts';

/** The content of `weights.json`: what the weights were learned for, and all numbers. */
export interface WrittenWeights {
  readonly labels: readonly string[];
  /** Features with their values, in the order of their rows. */
  readonly features: readonly string[];
  readonly measures: readonly string[];
  readonly relations: readonly string[];
  /** Factor on scores that makes probabilities match how often they are right (calibration). */
  readonly sharpen: number;
  /** Names and sizes of the tensors in `numbers` (sizes.ts), as `words 16384 64`; `numbers` is base64 (tensors.ts). */
  readonly tensors: readonly string[];
  readonly numbers: string;
}

/** The weights in the form that the network uses (network.ts). */
export type NetworkWeights = ReturnType<typeof readWeights>;
/** One direction of the LSTM: gates from its input and from its previous output. */
export type Recurrent = NetworkWeights['recurrent']['ahead'];
/** One layer of attention: scales before its two steps, their layers, and the tables of each head (relations.ts). */
export type Attention = NetworkWeights['attention'][number];

/** Thrown for weights learned for other labels, features or sizes than the code's; nothing can be read with them. */
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

/** Returns the numbers of one head from those of all heads. */
const ofHead = (all: Float32Array, head: number) =>
  all.subarray((head * all.length) / HEADS, ((head + 1) * all.length) / HEADS);

/** Reads weights. Throws {@link WeightsMismatch} if they were learned for other code. */
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
    /** Scores of one label following another: a row for each preceding label. */
    follows: tensors.of('follows'),
    sharpen: written.sharpen,
  };
}

let learned: NetworkWeights | undefined;

/** Returns the weights in use, made by `npm run learn:import`; read at the first call. */
export const learnedWeights = (): NetworkWeights => (learned ??= readWeights(inUse));
