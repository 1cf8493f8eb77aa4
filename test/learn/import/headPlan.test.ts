import { expect, it } from 'vitest';
import { planHead, type HeadPlan, type Slot } from './headPlan.ts';
import { Random } from './random.ts';

const SLOTS = ['first', 'second', 'place', 'period'] as const;
const SORTED = SLOTS.toSorted().join();
const DRAWN = 30_000;

/** Where a text of a head stands: in the margin, below the description, or how after which text. */
function seatOf({ steps, aside, below }: HeadPlan, slot: Slot): string {
  if (aside.includes(slot)) return 'margin';
  if (below.includes(slot)) return 'below';
  const at = steps.findIndex((step) => step.slot === slot);
  return at === 0 ? 'first of all' : `${steps[at]?.join} behind ${steps[at - 1]?.slot}`;
}

/** Every seat in a head that a text can have. */
const seats = (slot: Slot) => [
  'first of all',
  ...SLOTS.filter((other) => other !== slot).flatMap((other) =>
    ['sign', 'far', 'line'].map((join) => `${join} behind ${other}`),
  ),
];

it('made pages have heads of every arrangement', () => {
  const r = new Random(1);
  const seen = new Set<string>();
  const lineCounts = new Set<number>();
  const broken: string[] = [];
  for (let count = 0; count < DRAWN; count += 1) {
    const plan = planHead(r, SLOTS, 0.2);
    for (const slot of SLOTS) seen.add(`${slot}: ${seatOf(plan, slot)}`);
    seen.add(`place ${seatOf(plan, 'place')}, period ${seatOf(plan, 'period')}`);
    lineCounts.add(plan.steps.filter(({ join }) => join === 'line' || join === 'start').length);
    const all = [...plan.steps.map(({ slot }) => slot), ...plan.aside, ...plan.below];
    if (all.toSorted().join() !== SORTED) broken.push(all.join());
  }
  expect(broken).toEqual([]);
  expect(lineCounts).toEqual(new Set([1, 2, 3, 4]));
  for (const slot of SLOTS) for (const seat of seats(slot)) expect(seen).toContain(`${slot}: ${seat}`);
  for (const slot of ['place', 'period', 'first', 'second'] as const) expect(seen).toContain(`${slot}: margin`);
  for (const slot of ['place', 'period'] as const) expect(seen).toContain(`${slot}: below`);
  // Every seat of the place with every seat of the period, but where each stands after the other.
  const pairs = seats('place').flatMap((place) => seats('period').map((period) => [place, period] as const));
  const missing = pairs
    .filter(
      ([place, period]) =>
        !(place.includes('period') && period.includes('place')) &&
        !(place === 'first of all' && period === 'first of all') &&
        // Two texts do not stand after the same one, and no line has two far ends.
        place.split(' ').at(-1) !== period.split(' ').at(-1) &&
        !(place.startsWith('far') && period.startsWith('far behind place')) &&
        !(period.startsWith('far') && place.startsWith('far behind period')),
    )
    .map(([place, period]) => `place ${place}, period ${period}`)
    .filter((one) => !seen.has(one));
  expect(missing).toEqual([]);
});
