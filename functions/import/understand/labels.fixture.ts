import { expect } from 'vitest';
import { line } from '../line.fixture.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './network/decode.ts';
import type { Label } from './labels.ts';
import { toParts, type Part } from './parts.ts';

/**
 * A line of a page, the labels of its parts separated by spaces (`['Cook, Blue Door', 'B.x.title x.company']`), and its
 * level if the file marks it as a heading.
 */
export type LabelledRow = readonly [text: string, labels: string, level?: number];

/** A step after the model, reduced to what the tests need. */
type Step = (lines: readonly TextLine[], parts: readonly Part[], found: readonly Decoded[]) => readonly Decoded[];

/**
 * Returns the labels of each row's parts after a step, separated by spaces. The rows are placed one below the other.
 */
export function labelsAfter(step: Step, rows: readonly LabelledRow[]): string[] {
  const lines = rows.map(([text, , level], at) => ({
    ...line(text, { y: 100 + 14 * at }),
    ...(level !== undefined && { known: { text: at, goesOn: false, level } }),
  }));
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = step(
    lines,
    parts,
    labels.map((label) => ({ label, sure: 0.97 })),
  );
  return rows.map((_, row) => found.flatMap(({ label }, at) => (parts[at]?.line === row ? [label] : [])).join(' '));
}
