import type { Weights } from './decode.ts';
import { featureName, type FeatureValue, type FeatureValues } from './feature.ts';
import { LABELS } from './labels.ts';

/** The weights of one feature with its value, without the zeros; undefined where none was learned. */
interface SparseRow {
  readonly labels: Uint8Array;
  readonly weights: Float32Array;
}

/** A place on the way from a feature's values to its weights: no name is put together for a value that came before. */
interface Node {
  readonly next: Map<string | number | boolean, Node>;
  /** The rows of each look. */
  rows: readonly (SparseRow | undefined)[] | undefined;
}

/** Values that are kept; they are names of classes and steps, never a text of a document. */
const MAX_NODES = 100_000;

/** Finds the weights of a table of features, in one or several sets of weights at once. */
export class FeatureScores {
  readonly #table: readonly { readonly name: string }[];
  readonly #looks: readonly Weights[];
  #roots: Node[] = [];
  #nodes = 0;

  constructor(table: readonly { readonly name: string }[], looks: readonly Weights[]) {
    this.#table = table;
    this.#looks = looks;
    this.#clear();
  }

  #clear(): void {
    this.#roots = this.#table.map(() => ({ next: new Map(), rows: undefined }));
    this.#nodes = 0;
  }

  /** Adds the weights of a part's features to its score of every label, look by look. */
  add(values: FeatureValues, scores: readonly Float32Array[]): void {
    if (this.#nodes > MAX_NODES) this.#clear();
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at] as FeatureValue;
      if (value === false) continue;
      let node = this.#roots[at] as Node;
      if (typeof value === 'object') for (const one of value) node = this.#child(node, one);
      else node = this.#child(node, value);
      node.rows ??= this.#rowsOf(at, value);
      for (let look = 0; look < scores.length; look += 1) {
        const row = node.rows[look];
        if (row) addRow(row, scores[look] as Float32Array);
      }
    }
  }

  #child(node: Node, value: string | number | boolean): Node {
    let found = node.next.get(value);
    if (!found) {
      node.next.set(value, (found = { next: new Map(), rows: undefined }));
      this.#nodes += 1;
    }
    return found;
  }

  #rowsOf(at: number, value: FeatureValue): readonly (SparseRow | undefined)[] {
    const name = featureName(this.#table[at]?.name ?? '', value) ?? '';
    return this.#looks.map((weights) => toSparse(weights.get(name)));
  }
}

function addRow({ labels, weights }: SparseRow, scores: Float32Array): void {
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] as number;
    scores[label] = (scores[label] as number) + (weights[at] as number);
  }
}

function toSparse(row: Float32Array | undefined): SparseRow | undefined {
  if (!row) return undefined;
  const labels = LABELS.flatMap((_, label) => (row[label] === 0 ? [] : [label]));
  return { labels: Uint8Array.from(labels), weights: Float32Array.from(labels, (label) => row[label] ?? 0) };
}

export const noScores = (): Float32Array => new Float32Array(LABELS.length);
