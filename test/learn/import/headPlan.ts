import type { Random } from './random.ts';

/** What the head of an entry is made of: its names (title and employer, degree and school), its place, its period. */
export type Slot = 'first' | 'second' | 'place' | 'period';
/** How a text stands after the one before it: in its line after a sign, at the line's far end, in the next line. */
export type Join = 'start' | 'sign' | 'far' | 'line';

/** How the heads of a section's entries are laid out; all of it is drawn by chance, piece by piece. */
export interface HeadPlan {
  /** The texts above the description, in order. */
  readonly steps: readonly { readonly slot: Slot; readonly join: Join }[];
  /** What stands in a column of its own beside the entry, and on which side that is. */
  readonly aside: readonly Slot[];
  readonly asideAt: 'start' | 'end';
  /** What stands below the description. */
  readonly below: readonly Slot[];
}

/** What stands in the margin of entries that have one. */
const ASIDES: readonly (readonly Slot[])[] = [
  ['period'],
  ['period'],
  ['period'],
  ['period', 'place'],
  ['period', 'place'],
  ['place', 'period'],
  ['place'],
  ['second', 'period'],
  ['period', 'second'],
  ['second', 'place', 'period'],
  ['period', 'second', 'place'],
  ['first', 'period'],
];
const BELOW = 0.03;

/**
 * Draws a plan; `slots` are the texts that entries have, `aside` the share of plans with a margin, none if all is
 * in one line.
 */
export function planHead(r: Random, slots: readonly Slot[], aside: number, isOneLine = false): HeadPlan {
  const beside = ASIDES.filter((one) => one.every((slot) => slots.includes(slot)) && one.length < slots.length);
  const own = !isOneLine && beside.length > 0 && r.chance(aside) ? r.pick(beside) : [];
  const order = orderOf(
    r,
    slots.filter((slot) => !own.includes(slot)),
  );
  const below: Slot[] = [];
  const last = order.at(-1);
  if (order.length > 1 && (last === 'period' || last === 'place') && r.chance(BELOW)) below.push(order.pop() as Slot);
  if (isOneLine)
    return {
      steps: [...order, ...below].map((slot, at) => ({ slot, join: at === 0 ? 'start' : 'sign' })),
      aside: [],
      asideAt: 'start',
      below: [],
    };
  // In one line as far as it goes, or in lines of their own.
  const lines = r.pick([0.6, 1, 1, 1.7]);
  let hasFar = false;
  const steps = order.map((slot, at) => {
    const join = at === 0 ? 'start' : joinOf(r, order[at - 1] as Slot, slot, lines, hasFar);
    if (join === 'line') hasFar = false;
    if (join === 'far') hasFar = true;
    return { slot, join };
  });
  return { steps, aside: own, asideAt: r.chance(0.8) ? 'start' : 'end', below };
}

/** The names in either order, the place after its name or anywhere, the period at the end, the start or anywhere. */
function orderOf(r: Random, slots: readonly Slot[]): Slot[] {
  const order: Slot[] = slots.filter((slot) => slot === 'first' || slot === 'second');
  if (r.chance(0.4)) order.reverse();
  if (slots.includes('place')) {
    const behindName = order.indexOf('second') + 1;
    order.splice(behindName > 0 && r.chance(0.6) ? behindName : r.int(0, order.length), 0, 'place');
  }
  if (slots.includes('period')) {
    const at = r.pick(['end', 'end', 'end', 'start', 'any', 'any'] as const);
    order.splice(at === 'end' ? order.length : at === 'start' ? 0 : r.int(0, order.length), 0, 'period');
  }
  return order;
}

/** Shares of [sign, far, line] between two texts, by what the second is. */
function joinOf(r: Random, before: Slot, slot: Slot, lines: number, hasFar: boolean): Join {
  const [sign, far, line] =
    slot === 'period'
      ? [0.35, 0.35, 0.3]
      : slot === 'place'
        ? before === 'second'
          ? [0.65, 0.17, 0.18]
          : [0.35, 0.4, 0.25]
        : before === 'period'
          ? [0.45, 0.1, 0.45]
          : [0.5, 0.08, 0.42];
  // A name does not stand at the far end after another text there.
  const isName = slot === 'first' || slot === 'second';
  const shares = [hasFar && isName ? 0 : sign, hasFar ? 0 : far, line * lines] as const;
  const at = r.next() * (shares[0] + shares[1] + shares[2]);
  return at < shares[0] ? 'sign' : at < shares[0] + shares[1] ? 'far' : 'line';
}
