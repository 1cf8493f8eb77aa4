import { readFileSync } from 'node:fs';
import { LABELS } from './labels.ts';
import type { Weights } from './decode.ts';

/** A weight is written as a whole number of these. */
const UNIT = 0.01;

/** Weights as text: a feature on each line, behind it the numbers of labels and their weights in hundredths. */
export function formatWeights(weights: Weights): string {
  return [...weights]
    .map(([name, row]) => {
      const entries = [...row].flatMap((value, label) =>
        Math.abs(value) >= 0.03 ? [`${label}:${Math.round(value / UNIT)}`] : [],
      );
      return entries.length === 0 ? '' : `${name}\t${entries.join(' ')}`;
    })
    .filter((line) => line !== '')
    .toSorted()
    .join('\n');
}

export function parseWeights(text: string): Weights {
  return new Map(
    text.split('\n').map((line) => {
      const [name = '', entries = ''] = line.split('\t');
      const row = new Float32Array(LABELS.length);
      for (const entry of entries.split(' ')) {
        const at = entry.indexOf(':');
        row[Number(entry.slice(0, at))] = Number(entry.slice(at + 1)) * UNIT;
      }
      return [name, row] as const;
    }),
  );
}

const read = (name: string) => parseWeights(readFileSync(new URL(name, import.meta.url), 'utf8'));
let loaded: { readonly first: Weights; readonly second: Weights } | undefined;

/** The weights of both looks. */
export const learnedWeights = (): { readonly first: Weights; readonly second: Weights } =>
  (loaded ??= { first: read('weights-1.tsv'), second: read('weights-2.tsv') });
