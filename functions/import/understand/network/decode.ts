import { LABELS, roleOf, type Label, type LabelledPart } from '../labels.ts';
import type { NetworkWeights } from './weights.ts';

/** A label, the likelihood of its role for the part, 0-1, and the likeliest other role (labels.ts). */
export type Decoded = Pick<LabelledPart, 'label' | 'sure' | 'begins' | 'rival'>;

const COUNT = LABELS.length;
const ROLES = [...new Set(LABELS.map(roleOf))];
/** Index of the role of each label. */
const ROLE_AT = Uint8Array.from(LABELS, (label) => ROLES.indexOf(roleOf(label)));
/** Weight of the cost of a rare sequence of two labels, relative to the network's scores. */
const FOLLOWS = 0.3;

/** Returns the best labels of a sequence of parts (Viterbi), from the scores of every label for every part. */
export function decodeLabels(scores: Float32Array, { follows, sharpen }: NetworkWeights): Decoded[] {
  const parts = scores.length / COUNT;
  if (parts === 0) return [];
  const from = new Uint8Array(parts * COUNT);
  let before: Float32Array = scores.slice(0, COUNT);
  for (let part = 1; part < parts; part += 1) {
    const best = new Float32Array(COUNT).fill(-Infinity);
    const lastOf = from.subarray(part * COUNT, (part + 1) * COUNT);
    for (let last = 0; last < COUNT; last += 1) goOn(before, last, follows, best, lastOf);
    for (let label = 0; label < COUNT; label += 1)
      best[label] = (best[label] as number) + (scores[part * COUNT + label] as number);
    before = best;
  }
  const path = new Uint8Array(parts);
  path[parts - 1] = before.indexOf(Math.max(...before));
  for (let part = parts - 1; part > 0; part -= 1)
    path[part - 1] = from[part * COUNT + (path[part] as number)] as number;
  return Array.from(path, (label, part) => sharesOf(scores.subarray(part * COUNT, (part + 1) * COUNT), label, sharpen));
}

/** Updates the best labels after one label. A separate function, because V8 compiles it once and nested loops anew. */
function goOn(before: Float32Array, last: number, follows: Float32Array, best: Float32Array, from: Uint8Array): void {
  const base = before[last] as number;
  for (let label = 0, cell = last * COUNT; label < COUNT; label += 1, cell += 1) {
    const score = base + FOLLOWS * (follows[cell] as number);
    if (score > (best[label] as number)) {
      best[label] = score;
      from[label] = last;
    }
  }
}

/** Returns how likely a part has the role of a label, how sure its `B` is, and the likeliest other role. */
function sharesOf(scores: Float32Array, label: number, sharpen: number): Decoded {
  const shares = new Float64Array(ROLES.length);
  let [all, alone] = [0, 0];
  for (let candidate = 0; candidate < COUNT; candidate += 1) {
    const share = Math.exp(sharpen * (scores[candidate] as number));
    all += share;
    if (candidate === label) alone = share;
    const role = ROLE_AT[candidate] as number;
    shares[role] = (shares[role] as number) + share;
  }
  const role = ROLE_AT[label] as number;
  const roleShare = shares[role] as number;
  shares[role] = -1;
  const rival = shares.indexOf(Math.max(...shares));
  return {
    label: LABELS[label] as Label,
    sure: roleShare / all,
    begins: alone / roleShare,
    rival: { role: ROLES[rival] as string, sure: (shares[rival] as number) / all },
  };
}
