import { LABELS, type Label } from './labels.ts';

/** Weights by feature, one for each label; a feature that is not in them says nothing. */
export type Weights = ReadonlyMap<string, Float32Array>;

/** A label with how much better it is than any other there, in units of the weights. */
export interface Decoded {
  readonly label: Label;
  readonly margin: number;
}

const COUNT = LABELS.length;

/** The transition from a label to the next over a boundary, as a feature that all labels share. */
export const transition = (from: number, boundary: string): string => `from=${LABELS[from] ?? 'start'}|${boundary}`;

/** Scores of every label for every part. */
export function emissions(features: readonly (readonly string[])[], weights: Weights): Float32Array[] {
  return features.map((names) => {
    const scores = new Float32Array(COUNT);
    for (const name of names) {
      const row = weights.get(name);
      if (row) for (let label = 0; label < COUNT; label += 1) scores[label] = (scores[label] ?? 0) + (row[label] ?? 0);
    }
    return scores;
  });
}

const NONE = new Float32Array(COUNT);

/** The rows of weights for the transitions into a part, by the label before. */
function transitionRows(weights: Weights, boundary: string): Float32Array[] {
  return LABELS.map((_, from) => {
    const [plain, exact] = [weights.get(transition(from, '')), weights.get(transition(from, boundary))];
    if (!plain) return exact ?? NONE;
    if (!exact) return plain;
    return plain.map((value, at) => value + (exact[at] ?? 0));
  });
}

/** The best labels of a sequence of parts (Viterbi), each with its margin over the best sequence with another label. */
export function decode(
  features: readonly (readonly string[])[],
  boundaries: readonly string[],
  weights: Weights,
  withMargins = true,
): Decoded[] {
  if (features.length === 0) return [];
  const scores = emissions(features, weights);
  const rows = new Map<string, Float32Array[]>();
  const rowsOf = (boundary: string) => {
    let found = rows.get(boundary);
    if (!found) rows.set(boundary, (found = transitionRows(weights, boundary)));
    return found;
  };
  const start = weights.get('from=start|') ?? NONE;
  const forward: Float32Array[] = [];
  const back: Int16Array[] = [];
  for (const [at, own] of scores.entries()) {
    const best = new Float32Array(COUNT);
    const from = new Int16Array(COUNT);
    if (at === 0) for (let label = 0; label < COUNT; label += 1) best[label] = (start[label] ?? 0) + (own[label] ?? 0);
    else {
      const before = forward[at - 1] as Float32Array;
      const steps = rowsOf(boundaries[at] ?? '');
      best.fill(-Infinity);
      for (let previous = 0; previous < COUNT; previous += 1) {
        const row = steps[previous] as Float32Array;
        const base = before[previous] as number;
        for (let label = 0; label < COUNT; label += 1) {
          const score = base + (row[label] as number);
          if (score > (best[label] as number)) {
            best[label] = score;
            from[label] = previous;
          }
        }
      }
      for (let label = 0; label < COUNT; label += 1) best[label] = (best[label] as number) + (own[label] as number);
    }
    forward.push(best);
    back.push(from);
  }
  const path: number[] = [];
  let label = indexOfLargest(forward.at(-1) as Float32Array);
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    path[at] = label;
    label = back[at]?.[label] ?? 0;
  }
  if (!withMargins) return path.map((one) => ({ label: LABELS[one] as Label, margin: 0 }));
  const margins: number[] = [];
  let behind = new Float32Array(COUNT);
  const total = Math.max(...(forward.at(-1) as Float32Array));
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    const ahead = forward[at] as Float32Array;
    let other = -Infinity;
    const chosen = LABELS[path[at] as number]?.replace('B.', '');
    for (let one = 0; one < COUNT; one += 1)
      if (LABELS[one]?.replace('B.', '') !== chosen) other = Math.max(other, (ahead[one] as number) + (behind[one] as number));
    margins[at] = total - other;
    if (at === 0) break;
    const steps = rowsOf(boundaries[at] ?? '');
    const own = scores[at] as Float32Array;
    const next = new Float32Array(COUNT).fill(-Infinity);
    for (let previous = 0; previous < COUNT; previous += 1) {
      const row = steps[previous] as Float32Array;
      for (let one = 0; one < COUNT; one += 1) {
        const score = (row[one] as number) + (own[one] as number) + (behind[one] as number);
        if (score > (next[previous] as number)) next[previous] = score;
      }
    }
    behind = next;
  }
  return path.map((one, at) => ({ label: LABELS[one] as Label, margin: margins[at] ?? 0 }));
}

function indexOfLargest(values: Float32Array): number {
  let best = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] as number) > (values[best] as number)) best = at;
  return best;
}
