import type { SizeClass } from './types.ts';

/** Thresholds of the unpaginated height, in CSS px (TPL-07). */
const LARGE_ABOVE = 1200;
const XL_ABOVE = 1500;

/** The size class of a résumé: by the height of its unpaginated flow, at least `large` when it is too wide (TPL-08). */
export function sizeClassOf(heightPx: number, overflowsInline: boolean): SizeClass {
  if (heightPx > XL_ABOVE) return 'xl';
  return heightPx > LARGE_ABOVE || overflowsInline ? 'large' : 'normal';
}
