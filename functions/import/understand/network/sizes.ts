import { LABELS } from '../labels.ts';
import { MEASURES } from './geometry.ts';
import { LINE_STEPS, PART_STEPS, RELATIONS } from './relations.ts';
import { WORD_ROWS } from './words.ts';

/** Vector sizes: of a part, of a text's words, of its position, and of each direction of the sequence. */
export const [WIDTH, WORD_WIDTH, MEASURE_WIDTH, SEQUENCE_WIDTH] = [128, 64, 64, 64] as const;
/** Number of attention layers, heads of each, and size of the inner feed-forward layer. */
export const [LAYERS, HEADS, INNER_WIDTH] = [2, 4, 256] as const;

/** A tensor's name and size. Small ones are stored as floats, others as bytes with a scale per row. */
export type TensorSize = readonly [name: string, rows: number, columns: number];
export const MIN_BYTES = 4_096;

const layer = (name: string, outputs: number, inputs: number): TensorSize[] => [
  [`${name}.weight`, outputs, inputs],
  [`${name}.bias`, 1, outputs],
];
const scale = (name: string): TensorSize[] => [
  [`${name}.weight`, 1, WIDTH],
  [`${name}.bias`, 1, WIDTH],
];
const direction = (name: string): TensorSize[] => [
  ...layer(`recurrent.${name}.input`, 4 * SEQUENCE_WIDTH, WIDTH),
  ...layer(`recurrent.${name}.own`, 4 * SEQUENCE_WIDTH, SEQUENCE_WIDTH),
];
const attention = (layerIndex: number): TensorSize[] => [
  ...scale(`attention.${layerIndex}.before`),
  ...layer(`attention.${layerIndex}.asked`, 3 * WIDTH, WIDTH),
  ...layer(`attention.${layerIndex}.joined`, WIDTH, WIDTH),
  ...scale(`attention.${layerIndex}.middle`),
  ...layer(`attention.${layerIndex}.wide`, INNER_WIDTH, WIDTH),
  ...layer(`attention.${layerIndex}.narrow`, WIDTH, INNER_WIDTH),
  [`attention.${layerIndex}.parts`, HEADS, PART_STEPS.length + 1],
  [`attention.${layerIndex}.lines`, HEADS, LINE_STEPS.length + 1],
  [`attention.${layerIndex}.relations`, HEADS, RELATIONS.length],
];

/** All tensors of the network for so many features, in the order in which they are stored. */
export const tensorSizes = (features: number): readonly TensorSize[] => [
  ['features', features, WIDTH],
  ['words', WORD_ROWS, WORD_WIDTH],
  ...layer('words', WIDTH, WORD_WIDTH),
  ...layer('measures.0', MEASURE_WIDTH, MEASURES.length),
  ...layer('measures.1', WIDTH, MEASURE_WIDTH),
  ...scale('recurrent.before'),
  ...direction('ahead'),
  ...direction('back'),
  ...Array.from({ length: LAYERS }, (_, index) => attention(index)).flat(),
  ...scale('last'),
  ...layer('out', LABELS.length, WIDTH),
  ...layer('direct', LABELS.length, WIDTH),
  ['follows', LABELS.length, LABELS.length],
];
