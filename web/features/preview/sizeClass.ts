import type { SizeClass } from './types.ts';

/** Thresholds of the unpaginated height, in CSS px (TPL-07). */
const LARGE_ABOVE_PX = 1200;
const XL_ABOVE_PX = 1500;

/** The size class of a résumé: by the height of its unpaginated flow, at least `large` when it is too wide (TPL-08). */
export function toSizeClass(heightPx: number, overflowsInline: boolean): SizeClass {
  if (heightPx > XL_ABOVE_PX) return 'xl';
  return heightPx > LARGE_ABOVE_PX || overflowsInline ? 'large' : 'normal';
}
