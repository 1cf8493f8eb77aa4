import { decodeScores, transition, type Weights } from '../../../functions/import/understand/decode.ts';
import { LABELS, type Label } from '../../../functions/import/understand/labels.ts';
import { Random } from './random.ts';

/** Names of features by numbers: documents have many of the same. */
export class Names {
  readonly #numbers = new Map<string, number>();
  readonly all: string[] = [];

  numbersOf(names: readonly string[]): Int32Array {
    return Int32Array.from(names, (name) => {
      let found = this.#numbers.get(name);
      if (found === undefined) {
        this.#numbers.set(name, (found = this.all.length));
        this.all.push(name);
      }
      return found;
    });
  }
}

/** Parts of one document with the numbers of their features, and right labels; one without a label teaches nothing. */
export interface Example {
  readonly features: readonly Int32Array[];
  readonly boundaries: readonly string[];
  readonly labels: readonly (Label | undefined)[];
}

const COUNT = LABELS.length;
const NUMBER = new Map(LABELS.map((label, at) => [label, at]));

interface Row {
  readonly weights: Float32Array;
  readonly sums: Float32Array;
}
const newRow = (): Row => ({ weights: new Float32Array(COUNT), sums: new Float32Array(COUNT) });

/**
 * Learns weights by the averaged structured perceptron (Collins 2002): each document is decoded with the weights so
 * far, and what it got wrong moves them towards the right labels.
 */
export function learn(
  examples: readonly (() => Example)[],
  names: Names,
  epochs: number,
  seed: number,
  report: (text: string) => void,
): Map<string, Float32Array> {
  const rows: (Row | undefined)[] = [];
  const rowOf = (number: number): Row => (rows[number] ??= newRow());
  // What follows what, by the names that the decoder asks for.
  const steps = new Map<string, Row>();
  const stepOf = (name: string): Row => {
    let found = steps.get(name);
    if (!found) {
      steps.set(name, (found = newRow()));
      transitions.set(name, found.weights);
    }
    return found;
  };
  const transitions = new Map<string, Float32Array>();
  const scoresOf = (features: Example['features']) =>
    features.map((numbers) => sumOf(numbers, (number) => rows[number]?.weights));
  const r = new Random(seed);
  let turn = 1;
  const move = ({ weights, sums }: Row, label: number, by: number) => {
    weights[label] = (weights[label] ?? 0) + by;
    sums[label] = (sums[label] ?? 0) + by * turn;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let [wrong, all] = [0, 0];
    for (const make of r.some(examples, examples.length)) {
      const { features, boundaries, labels } = make();
      const found = decodeScores(scoresOf(features), boundaries, transitions, false);
      let [before, beforeFound] = ['start', 'start'];
      for (const [at, right] of labels.entries()) {
        const mine = found[at]?.label as Label;
        const target = right ?? mine;
        all += 1;
        if (mine !== target) {
          wrong += 1;
          for (const number of features[at] ?? []) {
            move(rowOf(number), NUMBER.get(target) ?? 0, 1);
            move(rowOf(number), NUMBER.get(mine) ?? 0, -1);
          }
        }
        if (mine !== target || before !== beforeFound)
          for (const boundary of at === 0 ? [''] : ['', boundaries[at] ?? '']) {
            const name = (from: string) =>
              from === 'start' ? 'from=start|' : transition(NUMBER.get(from as Label) ?? 0, boundary);
            move(stepOf(name(before)), NUMBER.get(target) ?? 0, 1);
            move(stepOf(name(beforeFound)), NUMBER.get(mine) ?? 0, -1);
          }
        [before, beforeFound] = [target, mine];
      }
      turn += 1;
    }
    report(`epoch ${epoch + 1}: ${((100 * wrong) / all).toFixed(2)} % of ${all} parts wrong`);
  }
  const learned = new Map<string, Float32Array>();
  const average = ({ weights, sums }: Row) => weights.map((weight, label) => weight - (sums[label] ?? 0) / turn);
  for (const [number, one] of rows.entries()) if (one) learned.set(names.all[number] ?? '', average(one));
  for (const [name, one] of steps) learned.set(name, average(one));
  return learned;
}

/** Labels of parts by weights that were learned, for learning what comes behind them. */
export function labeller(weights: Weights, names: Names) {
  const rows = names.all.map((name) => weights.get(name));
  return (features: Example['features'], boundaries: readonly string[]): Label[] =>
    decodeScores(
      features.map((numbers) => sumOf(numbers, (number) => rows[number])),
      boundaries,
      weights,
      false,
    ).map(({ label }) => label);
}

function sumOf(numbers: Int32Array, rowOf: (number: number) => Float32Array | undefined): Float32Array {
  const scores = new Float32Array(COUNT);
  for (const number of numbers) {
    const row = rowOf(number);
    if (row)
      for (let label = 0; label < COUNT; label += 1) scores[label] = (scores[label] as number) + (row[label] as number);
  }
  return scores;
}
