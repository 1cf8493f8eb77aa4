import type { Direction } from '../../platform/language.ts';

/** A part of a text, by UTF-16 offsets, that is isolated in its own direction. */
export interface BidiRun {
  readonly start: number;
  readonly end: number;
  readonly direction: Direction;
}
