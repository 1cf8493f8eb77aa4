import { LABELS, roleOf, type Label } from './labels.ts';

/** Weights by feature, one for each label; a feature that is not in them says nothing. */
export type Weights = Pick<ReadonlyMap<string, Float32Array>, 'get'>;

/** A label with how much better it is than any other there, in units of the weights. */
export interface Decoded {
  readonly label: Label;
  readonly margin: number;
}

const COUNT = LABELS.length;

/** The transition from a label to the next over a boundary, as a feature that all labels share. */
export const transition = (from: number, boundary: string): string => `from=${LABELS[from] ?? 'start'}|${boundary}`;

/** The weights of the transitions into a part, by the label before and the label: one row after the other. */
function transitionTable(weights: Weights, boundary: string): Float32Array {
  const table = new Float32Array(COUNT * COUNT);
  for (let from = 0; from < COUNT; from += 1)
    for (const name of [transition(from, ''), transition(from, boundary)]) {
      const row = weights.get(name);
      if (row)
        for (let label = 0; label < COUNT; label += 1)
          table[from * COUNT + label] = (table[from * COUNT + label] as number) + (row[label] as number);
    }
  return table;
}

/** Tables by weights and boundary; learned weights never change, and those that are being learned are not kept. */
const tablesOf = new WeakMap<Weights, Map<string, Float32Array>>();

/** Says that weights do not change any more, so that their transitions are laid out once. */
export function keepTransitions(weights: Weights): void {
  if (!tablesOf.has(weights)) tablesOf.set(weights, new Map());
}

/**
 * The best labels of a sequence of parts (Viterbi), from the scores of every label for every part; with margins, each
 * with how much better it is than the best sequence with another label there.
 */
export function decodeScores(
  scores: readonly Float32Array[],
  boundaries: readonly string[],
  weights: Weights,
  withMargins: boolean,
): Decoded[] {
  if (scores.length === 0) return [];
  const tables = tablesOf.get(weights) ?? new Map<string, Float32Array>();
  const tableOf = (boundary: string) => {
    let found = tables.get(boundary);
    if (!found) tables.set(boundary, (found = transitionTable(weights, boundary)));
    return found;
  };
  const start = weights.get('from=start|');
  const forward: Float32Array[] = [];
  const back: Int16Array[] = [];
  for (const [at, own] of scores.entries()) {
    const best = new Float32Array(COUNT);
    const from = new Int16Array(COUNT);
    if (at === 0)
      for (let label = 0; label < COUNT; label += 1) best[label] = (start?.[label] ?? 0) + (own[label] as number);
    else {
      const before = forward[at - 1] as Float32Array;
      const table = tableOf(boundaries[at] ?? '');
      best.fill(-Infinity);
      for (let previous = 0, cell = 0; previous < COUNT; previous += 1) {
        const base = before[previous] as number;
        for (let label = 0; label < COUNT; label += 1, cell += 1) {
          const score = base + (table[cell] as number);
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
    const chosen = ROLES[path[at] as number];
    let other = -Infinity;
    for (let one = 0; one < COUNT; one += 1)
      if (ROLES[one] !== chosen) other = Math.max(other, (ahead[one] as number) + (behind[one] as number));
    margins[at] = total - other;
    if (at === 0) break;
    const table = tableOf(boundaries[at] ?? '');
    const own = scores[at] as Float32Array;
    const next = new Float32Array(COUNT).fill(-Infinity);
    for (let previous = 0, cell = 0; previous < COUNT; previous += 1)
      for (let one = 0; one < COUNT; one += 1, cell += 1) {
        const score = (table[cell] as number) + (own[one] as number) + (behind[one] as number);
        if (score > (next[previous] as number)) next[previous] = score;
      }
    behind = next;
  }
  return path.map((one, at) => ({ label: LABELS[one] as Label, margin: margins[at] ?? 0 }));
}

const ROLES = LABELS.map(roleOf);

function indexOfLargest(values: Float32Array): number {
  let best = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] as number) > (values[best] as number)) best = at;
  return best;
}
