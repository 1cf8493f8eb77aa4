import { kindByName } from '../resume/headings.ts';
import type { SectionKind } from '../lexicon/headingNames.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * A line of one cell says one thing. Where its parts were taken for pieces of several entries of different kinds, it is
 * what the lines built like it are; a sentence above the first heading that was taken for a title and a study is prose.
 * An item of licences, courses or awards has what stands behind it in its line: `Driving: B, C1`.
 */

const ENTRIES: ReadonlySet<string> = new Set(['x', 'e', 'p', 'c', 'g']);
const OF_PERSON: ReadonlySet<string> = new Set(['headline', 'name', 'address']);
/** Sections of items; what people can do stands under none of these. */
const OF_ITEMS: ReadonlySet<SectionKind | undefined> = new Set(['certifications', 'courses', 'awards', 'volunteering']);
/** Words from which on a line says a sentence. */
const MIN_SENTENCE = 9;

/** Labels by which no line is of several kinds. */
export function withLinesOfOneKind(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const lines = [...Map.groupBy(parts.keys(), (at) => parts[at]?.line).values()];
  const changed = [...found];
  const set = (at: number, label: Label) => {
    changed[at] = relabelled(found[at], label);
  };
  const labelAt = (at: number) => found[at]?.label ?? 'junk';
  const familiesOf = (line: readonly number[]) => new Set(line.map((at) => familyOf(labelAt(at))));
  const isOneCell = (line: readonly number[]) => line.every((at) => parts[at]?.cell === 0);
  const isPrefixed = (line: readonly number[], by: readonly number[]) =>
    by.every((at, index) => index === 0 || parts[at]?.boundary === parts[line[index] ?? -1]?.boundary);
  const startsWithPeriod = (line: readonly number[]) => parts[line[0] ?? -1]?.kind === 'period' && isOneCell(line);
  const alike = lines.filter((line) => {
    const [family = '', ...more] = familiesOf(line);
    return startsWithPeriod(line) && line.length > 2 && more.length === 0 && (family === 'x' || family === 'e');
  });
  const firstHeading = found.findIndex(({ label }) => label.startsWith('h:'));
  let isOfItems = false;
  for (const line of lines) {
    const heading = line.find((at) => labelAt(at).startsWith('h:'));
    if (heading !== undefined)
      isOfItems = labelAt(heading) === 'h:custom' && OF_ITEMS.has(kindByName(parts[heading]?.text ?? ''));
    const item = line.findIndex((at) => roleOf(labelAt(at)) === 'c.title');
    if (isOfItems && item >= 0) for (const at of line.slice(item)) if (labelAt(at) === 'skill') set(at, 'c.title');
    const families = familiesOf(line);
    const entries = [...families].filter((family) => ENTRIES.has(family));
    const words = line.reduce((sum, at) => sum + (parts[at]?.text.split(/\s+/).length ?? 0), 0);
    const isAboveHeadings = firstHeading < 0 || (line[0] ?? 0) < firstHeading;
    if (!isOneCell(line)) continue;
    if (entries.length > 0 && [...families].some((family) => OF_PERSON.has(family))) {
      if (isAboveHeadings && words >= MIN_SENTENCE) for (const at of line) set(at, 'summary');
    } else if (entries.length > 1 && startsWithPeriod(line)) {
      const form = alike.findLast((other) => (other[0] ?? 0) < (line[0] ?? 0) && isPrefixed(line, other));
      if (!form) continue;
      const family = familyOf(labelAt(form[0] ?? -1));
      for (const [index, at] of line.entries()) {
        const role = form[index] === undefined ? `${family}.place` : roleOf(labelAt(form[index]));
        set(at, `${index === 0 ? 'B.' : ''}${role}` as Label);
      }
    }
  }
  return changed;
}
