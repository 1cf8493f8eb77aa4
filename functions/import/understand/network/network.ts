import { LABELS } from '../labels.ts';
import { attend } from './attention.ts';
import { add, normalize, rectify, sigmoid } from './matrix.ts';
import type { SeenPage } from './page.ts';
import { pairCodes, PLACES } from './relations.ts';
import { MEASURES } from './geometry.ts';
import { SEQUENCE_WIDTH, WIDTH, WORD_WIDTH } from './sizes.ts';
import type { ByteTable } from './tensors.ts';
import type { NetworkWeights, Recurrent } from './weights.ts';

/*
 * The input of each part passes through an LSTM over the sequence in both directions, then through two layers of
 * attention, in which each part weighs all others by content and relative position. Cost: 0.4 million products per
 * part, 2,000 per pair of parts.
 */

/**
 * How many parts are processed together, and how many of them on each side serve only as context. A longer document is
 * processed in pieces, so that time grows linearly. A résumé of three pages has some 250 parts; documents longer than
 * any résumé use smaller pieces, in half the time.
 */
const [PIECE, BESIDE] = [320, 40];
const [LONGER_THAN_ANY, SMALL_PIECE, SMALL_BESIDE] = [2_000, 96, 8];

/** Returns the score of every label for every part, row by row: logarithms of probabilities. */
export function labelScores(page: SeenPage, weights: NetworkWeights): Float32Array {
  if (page.count <= PIECE) return scoresOf(page, 0, page.count, weights);
  const [piece, beside] = page.count > LONGER_THAN_ANY ? [SMALL_PIECE, SMALL_BESIDE] : [PIECE, BESIDE];
  const scores = new Float32Array(page.count * LABELS.length);
  for (let from = 0; from < page.count; from += piece - 2 * beside) {
    const end = Math.min(page.count, from + piece - 2 * beside);
    const [first, last] = [Math.max(0, from - beside), Math.min(page.count, end + beside)];
    const pieceScores = scoresOf(page, first, last, weights);
    scores.set(
      pieceScores.subarray((from - first) * LABELS.length, (end - first) * LABELS.length),
      from * LABELS.length,
    );
  }
  return scores;
}

function scoresOf(page: SeenPage, from: number, to: number, weights: NetworkWeights): Float32Array {
  const count = to - from;
  const alone = seenAlone(page, from, to, weights);
  const state = alone.slice();
  const { before, ahead, back } = weights.recurrent;
  const input = normalize(alone, count, before);
  goThrough(input, state, count, ahead, 0);
  goThrough(input, state, count, back, SEQUENCE_WIDTH);
  const codes = pairCodes(page.places.subarray(from * PLACES, to * PLACES), count);
  for (const layer of weights.attention) attend(state, count, codes, layer, weights.products);
  const scores = weights.out(normalize(state, count, weights.last), count);
  add(scores, weights.direct(alone, count));
  for (let rowStart = 0; rowStart < scores.length; rowStart += LABELS.length)
    toLogarithms(scores.subarray(rowStart, rowStart + LABELS.length));
  return scores;
}

/** Returns the input of each part: the sum of its features, the mean of its words, and its position. */
function seenAlone(page: SeenPage, from: number, to: number, weights: NetworkWeights): Float32Array {
  const count = to - from;
  const state = new Float32Array(count * WIDTH);
  const words = new Float32Array(count * WORD_WIDTH);
  for (let part = 0; part < count; part += 1) {
    for (const name of page.features[from + part] ?? []) {
      const row = weights.features.get(name);
      if (row !== undefined) addRow(state, part * WIDTH, weights.featureTable, row, 1);
    }
    const rows = page.words[from + part] ?? [];
    for (const row of rows) addRow(words, part * WORD_WIDTH, weights.wordTable, row, 1 / rows.length);
  }
  const [first, second] = weights.measures;
  const measures = page.measures.subarray(from * MEASURES.length, to * MEASURES.length);
  add(state, weights.words(words, count));
  add(state, second(rectify(first(measures, count)), count));
  return state;
}

function addRow(
  to: Float32Array,
  offset: number,
  { width, bytes, scales }: ByteTable,
  row: number,
  times: number,
): void {
  const scale = (scales[row] as number) * times;
  for (let index = 0, byte = row * width; index < width; index += 1, byte += 1)
    to[offset + index] = (to[offset + index] as number) + (bytes[byte] as number) * scale;
}

/** Runs one direction of the LSTM; writes its output to `state`, from index `place` of each row. */
function goThrough(input: Float32Array, state: Float32Array, count: number, weights: Recurrent, place: number): void {
  const size = SEQUENCE_WIDTH;
  const isBack = place > 0;
  const given = weights.input(input, count);
  const memory = new Float32Array(size);
  const said = new Float32Array(size);
  for (let step = 0; step < count; step += 1) {
    const part = isBack ? count - 1 - step : step;
    const gates = weights.own(said, 1);
    add(gates, given.subarray(part * 4 * size, (part + 1) * 4 * size));
    for (let column = 0; column < size; column += 1) {
      const kept = sigmoid(gates[size + column] as number) * (memory[column] as number);
      const taken = sigmoid(gates[column] as number) * Math.tanh(gates[2 * size + column] as number);
      memory[column] = kept + taken;
      said[column] = sigmoid(gates[3 * size + column] as number) * Math.tanh(memory[column] as number);
      const to = part * WIDTH + place + column;
      state[to] = (state[to] as number) + (said[column] as number);
    }
  }
}

/** Turns the scores of one part into logarithms of probabilities, in place. */
function toLogarithms(scores: Float32Array): void {
  let [most, sum] = [-Infinity, 0];
  for (const score of scores) most = Math.max(most, score);
  for (const score of scores) sum += Math.exp(score - most);
  const whole = most + Math.log(sum);
  for (let index = 0; index < scores.length; index += 1) scores[index] = (scores[index] as number) - whole;
}
