import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './network/decode.ts';
import type { Label } from './labels.ts';
import type { Part } from './parts.ts';

/** A step that corrects labels after the network, by what no label can say (README.md). */
export type LabelStep = (
  lines: readonly TextLine[],
  parts: readonly Part[],
  decodedLabels: readonly Decoded[],
) => readonly Decoded[];

/** The highest confidence of a label that a step changes, 0-1: the network said something else. */
export const STEP_SURE = 0.72;

/**
 * Returns a part with the label that a step gives it. Its confidence is at most `most`, and 0 if it had no label
 * before.
 * ```ts
 * relabelled({ label: 'x.body', sure: 0.97 }, 'x.place'); // { label: 'x.place', sure: 0.72 }
 * ```
 */
export const relabelled = <Own extends Label>(
  decoded: Decoded | undefined,
  label: Own,
  most = STEP_SURE,
): { readonly label: Own; readonly sure: number } => ({ label, sure: Math.min(decoded?.sure ?? 0, most) });
