import type { Decoded } from './decode.ts';
import type { Label } from './labels.ts';

/**
 * The highest margin of a label that a step puts in the place of another, in units of the weights: what no sequence
 * has chosen stands against the rules, and is less sure than what one has.
 */
export const STEP_MARGIN = 60;

/**
 * A part with the label that a step puts there. Its margin stays where it is lower than `most`, and is 0 where the part
 * had none.
 *
 * ```ts
 * relabelled({ label: 'x.body', margin: 240 }, 'x.place'); // { label: 'x.place', margin: 60 }
 * ```
 */
export const relabelled = <Own extends Label>(
  one: Decoded | undefined,
  label: Own,
  most = STEP_MARGIN,
): { readonly label: Own; readonly margin: number } => ({ label, margin: Math.min(one?.margin ?? 0, most) });
