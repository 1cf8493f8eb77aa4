import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * A heading that every entry has again, with its period behind it: `WORK · 2031 → now` above the post. A sequence takes
 * the period for the end of the entry above, or for one of its own.
 */

/** Families whose entries have a period, by the heading of their section. */
const FAMILIES: Readonly<Record<string, string>> = {
  'h:experience': 'x',
  'h:education': 'e',
  'h:projects': 'p',
  'h:custom': 'c',
};
/** Headings with a period from which on they head one entry each. */
const MIN_HEADINGS = 2;

/** Labels by which periods behind headings begin the entries below these. */
export function withPeriodsOfHeadings(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const headings = [...parts.keys()].filter((at) => {
    const [own, period, next] = [parts[at], parts[at + 1], parts[at + 2]];
    return (
      own?.line !== parts[at - 1]?.line &&
      (found[at]?.label ?? 'junk') in FAMILIES &&
      period?.kind === 'period' &&
      period.line === own?.line &&
      next !== undefined &&
      next.line !== period.line
    );
  });
  if (headings.length < MIN_HEADINGS) return found;
  const changed = [...found];
  const relabel = (at: number, label: string) => {
    if (found[at]?.label !== label) changed[at] = relabelled(found[at], label as Label);
  };
  for (const at of headings) {
    const family = FAMILIES[found[at]?.label ?? ''] ?? '';
    const first = found[at + 2]?.label ?? 'junk';
    // What follows must be of the section: below the heading of another nothing may begin yet.
    if (familyOf(first) !== family) continue;
    relabel(at + 1, `B.${family}.period`);
    relabel(at + 2, roleOf(first));
  }
  return changed;
}
