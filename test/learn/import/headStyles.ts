import type { HeadPlan, Slot } from './headPlan.ts';
import type { Random } from './random.ts';

/** Weight, size, slant and colour of a slot: alone or together with others. */
export function stylesOf(r: Random, he: boolean, plan: HeadPlan): (slot: Slot) => string {
  const lead = plan.steps.find(({ slot }) => slot === 'first' || slot === 'second')?.slot ?? 'first';
  const firstLine = plan.steps.slice(
    0,
    Math.max(
      1,
      plan.steps.findIndex(({ join }) => join === 'line'),
    ),
  );
  const strong: readonly Slot[] = r.pick([
    ['first'],
    ['first'],
    [lead],
    [lead],
    ['second'],
    ['first', 'second'],
    firstLine.map(({ slot }) => slot),
    ['period'],
    [],
    [],
    [],
  ]);
  const slots = ['first', 'second', 'place', 'period'] as const;
  const upper = !he && r.chance(0.07) ? r.pick(['first', 'second'] as const) : undefined;
  const css = new Map(
    slots.map((slot) => [
      slot,
      [
        strong.includes(slot) ? 'font-weight:bold' : '',
        upper === slot ? 'text-transform:uppercase' : '',
        r.chance(0.12) ? `font-size:${r.pick([85, 90, 110, 120, 130])}%` : '',
        r.chance(0.15) ? 'font-style:italic' : '',
        r.chance(0.15) ? 'color:#667' : '',
      ]
        .filter((one) => one !== '')
        .join(';'),
    ]),
  );
  return (slot) => css.get(slot) ?? '';
}
