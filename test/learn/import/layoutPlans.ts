/** Families of page plans; a family that is kept from learning judges what was learned. */
export const PLANS = [
  'single',
  'sidebar',
  'columns',
  'margin',
  'rows',
  'timeline',
  'flow',
  'runIn',
  'grid',
  'three',
] as const;
export type Plan = (typeof PLANS)[number];
