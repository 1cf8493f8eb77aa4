import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './network/decode.ts';
import type { Label } from './labels.ts';
import type { Part } from './parts.ts';

/** What mends labels behind the network, by what no label can say (README.md). */
export type LabelStep = (
  lines: readonly TextLine[],
  parts: readonly Part[],
  decodedLabels: readonly Decoded[],
) => readonly Decoded[];

/** How sure a label is at most that a step puts in the place of another, 0-1: the network said something else. */
export const STEP_SURE = 0.72;

/**
 * A part with the label that a step puts there. How sure it is stays where that is less than `most`, and is 0 where the
 * part had none.
 *
 * ```ts
 * relabelled({ label: 'x.body', sure: 0.97 }, 'x.place'); // { label: 'x.place', sure: 0.72 }
 * ```
 */
export const relabelled = <Own extends Label>(
  decoded: Decoded | undefined,
  label: Own,
  most = STEP_SURE,
): { readonly label: Own; readonly sure: number } => ({ label, sure: Math.min(decoded?.sure ?? 0, most) });
