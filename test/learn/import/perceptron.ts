import { decodeScores, transition } from '../../../functions/import/understand/decode.ts';
import { LABELS, type Label } from '../../../functions/import/understand/labels.ts';
import { Random } from './random.ts';

/** Parts of one document with their features and right labels; a part without a label teaches nothing. */
export interface Example {
  readonly features: readonly (readonly string[])[];
  readonly boundaries: readonly string[];
  readonly labels: readonly (Label | undefined)[];
  readonly weight?: number;
}

const COUNT = LABELS.length;
const NUMBER = new Map(LABELS.map((label, at) => [label, at]));

const row = (map: Map<string, Float32Array>, name: string) => {
  let found = map.get(name);
  if (!found) map.set(name, (found = new Float32Array(COUNT)));
  return found;
};

/**
 * Learns weights by the averaged structured perceptron (Collins 2002): each document is decoded with the weights so
 * far, and what it got wrong moves them towards the right labels.
 */
export function learn(
  examples: readonly (() => Example)[],
  epochs: number,
  seed: number,
  report: (text: string) => void,
): Map<string, Float32Array> {
  const weights = new Map<string, Float32Array>();
  const sums = new Map<string, Float32Array>();
  // Names are looked up once; their rows stay.
  const rows = new Map<readonly string[], Float32Array[]>();
  const scoresOf = (features: Example['features']) =>
    features.map((names) => {
      let own = rows.get(names);
      if (!own) rows.set(names, (own = names.map((name) => row(weights, name))));
      const scores = new Float32Array(COUNT);
      for (const one of own)
        for (let label = 0; label < COUNT; label += 1)
          scores[label] = (scores[label] as number) + (one[label] as number);
      return scores;
    });
  const r = new Random(seed);
  let turn = 1;
  const move = (name: string, label: number, by: number) => {
    const [w, s] = [row(weights, name), row(sums, name)];
    w[label] = (w[label] ?? 0) + by;
    s[label] = (s[label] ?? 0) + by * turn;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let [wrong, all] = [0, 0];
    for (const make of r.some(examples, examples.length)) {
      const { features, boundaries, labels } = make();
      const found = decodeScores(scoresOf(features), boundaries, weights, false);
      let [before, beforeFound] = ['start', 'start'];
      for (const [at, right] of labels.entries()) {
        const mine = found[at]?.label as Label;
        const target = right ?? mine;
        all += 1;
        if (mine !== target) {
          wrong += 1;
          for (const name of features[at] ?? []) {
            move(name, NUMBER.get(target) ?? 0, 1);
            move(name, NUMBER.get(mine) ?? 0, -1);
          }
        }
        if (mine !== target || before !== beforeFound)
          for (const boundary of at === 0 ? [''] : ['', boundaries[at] ?? '']) {
            const name = (from: string) =>
              from === 'start' ? 'from=start|' : transition(NUMBER.get(from as Label) ?? 0, boundary);
            move(name(before), NUMBER.get(target) ?? 0, 1);
            move(name(beforeFound), NUMBER.get(mine) ?? 0, -1);
          }
        [before, beforeFound] = [target, mine];
      }
      turn += 1;
    }
    report(`epoch ${epoch + 1}: ${((100 * wrong) / all).toFixed(2)} % of ${all} parts wrong`);
  }
  for (const [name, w] of weights) {
    const s = row(sums, name);
    for (let label = 0; label < COUNT; label += 1) w[label] = (w[label] ?? 0) - (s[label] ?? 0) / turn;
  }
  return weights;
}
