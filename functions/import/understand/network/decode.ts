import { LABELS, roleOf, type Label } from '../labels.ts';
import type { NetworkWeights } from './weights.ts';

/** A label, and how likely a part has its role, 0-1. */
export interface Decoded {
  readonly label: Label;
  readonly sure: number;
}

const COUNT = LABELS.length;
const ROLES = LABELS.map(roleOf);
/** How much what seldom follows another label costs, against what the network says of each part. */
const FOLLOWS = 0.3;

/** The best labels of a sequence of parts (Viterbi), by the scores of every label for every part. */
export function decodeLabels(scores: Float32Array, { follows, sharpen }: NetworkWeights): Decoded[] {
  const parts = scores.length / COUNT;
  if (parts === 0) return [];
  const from = new Uint8Array(parts * COUNT);
  let before: Float32Array = scores.slice(0, COUNT);
  for (let at = 1; at < parts; at += 1) {
    const best = new Float32Array(COUNT).fill(-Infinity);
    for (let last = 0, cell = 0; last < COUNT; last += 1) {
      const base = before[last] as number;
      for (let label = 0; label < COUNT; label += 1, cell += 1) {
        const score = base + FOLLOWS * (follows[cell] as number);
        if (score > (best[label] as number)) {
          best[label] = score;
          from[at * COUNT + label] = last;
        }
      }
    }
    for (let label = 0; label < COUNT; label += 1)
      best[label] = (best[label] as number) + (scores[at * COUNT + label] as number);
    before = best;
  }
  const path = new Uint8Array(parts);
  path[parts - 1] = before.indexOf(Math.max(...before));
  for (let at = parts - 1; at > 0; at -= 1) path[at - 1] = from[at * COUNT + (path[at] as number)] as number;
  return Array.from(path, (label, at) => ({
    label: LABELS[label] as Label,
    sure: shareOfRole(scores.subarray(at * COUNT, (at + 1) * COUNT), label, sharpen),
  }));
}

/** How likely a part has the role of a label, whether it begins an entry or not. */
function shareOfRole(scores: Float32Array, label: number, sharpen: number): number {
  let [own, all] = [0, 0];
  for (let one = 0; one < COUNT; one += 1) {
    const share = Math.exp(sharpen * (scores[one] as number));
    all += share;
    if (ROLES[one] === ROLES[label]) own += share;
  }
  return own / all;
}
