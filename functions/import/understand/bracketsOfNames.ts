import type { TextLine } from '../page/textLine.ts';
import { findPeriods } from '../resume/periods.ts';
import { isPlace } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { STEP_MARGIN } from './relabelled.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/*
 * What stands in brackets right behind a name is of the name: `Tailor (bridal wear)`, `Ward 4 (Mr. K., nights)`. A part
 * is labelled by what it says, and in brackets people say anything, so labels there are the ones most often wrong. A
 * period or a place in brackets is itself, and so is the other name where the whole list has it there. What stands so
 * behind a heading, `Work (latest first)`, is of the heading.
 */

/** The other name of an entry's. */
const OTHER_NAME: ReadonlyMap<string, string> = new Map([
  ['x.title', 'x.company'],
  ['x.company', 'x.title'],
  ['e.degree', 'e.school'],
  ['e.school', 'e.degree'],
]);
/** Headings of lists of entries. */
const HEADINGS: ReadonlySet<string> = new Set(['h:experience', 'h:education']);
/** What a text in brackets is taken for, by the family of the name, where it may be of the name. */
const MAY_BE_OF_NAME: Readonly<Record<string, ReadonlySet<string>>> = {
  x: new Set(['x.title', 'x.company', 'x.body']),
  // How long one studied is part of what one studied; how long a job lasted is told by its period.
  e: new Set(['e.degree', 'e.school', 'e.body', 'length']),
};

/** A name with the parts in brackets behind it, by their indexes. */
interface Bracketed {
  readonly name: number;
  readonly inside: readonly number[];
}

/**
 * Labels by which what stands in brackets right behind a name, in its text, is of the name. A year in them is too,
 * where the entry has its period elsewhere: `B.Des. (expected 2031)` beside `2027 – now`.
 */
export function withBracketsOfNames(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const roles = found.map(({ label }) => roleOf(label));
  const entries = entriesIn(found);
  const all = bracketsIn(lines, parts, roles);
  const isInside = new Set(all.flatMap(({ inside }) => inside));
  /** Whether an entry has a role elsewhere than in brackets. */
  const hasOutside = (entry: readonly number[], role: string) =>
    entry.some((at) => !isInside.has(at) && roles[at] === role);
  const changed = [...found];
  for (const { name, inside } of all) {
    if (HEADINGS.has(roles[name] ?? '')) {
      if (inside.every((at) => parts[at]?.kind === 'text' && OTHER_NAME.has(roles[at] ?? '')))
        for (const at of inside) changed[at] = { label: found[name]?.label ?? 'junk', margin: STEP_MARGIN };
      continue;
    }
    const role = roles[name] ?? '';
    const family = familyOf(role as Label);
    const own = entries.find((entry) => entry.includes(name)) ?? [];
    const list = entries.filter((entry) => familyOf(found[entry[0] ?? 0]?.label ?? 'junk') === family);
    const other = OTHER_NAME.get(role) ?? '';
    const isOtherName = inside.some((at) => roles[at] === other) && !list.some((entry) => hasOutside(entry, other));
    const isText = (at: number) =>
      parts[at]?.kind === 'text' && ownProperty(MAY_BE_OF_NAME, family)?.has(roles[at] ?? '') === true;
    const isSpare = (at: number) => parts[at]?.kind === 'period' && hasOutside(own, `${family}.period`);
    const text = inside.map((at) => parts[at]?.text).join(', ');
    const saysMore = (at: number) => isText(at) || (isSpare(at) && findPeriods(parts[at]?.text ?? '')[0]?.start === '');
    const isOfName = inside.some(saysMore) && inside.every((at) => isText(at) || isSpare(at));
    if (!isOfName || isOtherName || isPlace(text)) continue;
    for (const at of inside)
      changed[at] = {
        label: role as Label,
        margin: roles[at] === role ? Math.max(found[at]?.margin ?? 0, STEP_MARGIN) : STEP_MARGIN,
      };
  }
  return changed;
}

/** Names and headings with brackets right behind them that close in the same cell. */
function bracketsIn(lines: readonly TextLine[], parts: readonly Part[], roles: readonly string[]): Bracketed[] {
  return [...parts.entries()].flatMap(([at, { line, cell, boundary }]): Bracketed[] => {
    const name = at - 1;
    const text = lines[line]?.cells[cell]?.text ?? '';
    const isNamed = OTHER_NAME.has(roles[name] ?? '') || HEADINGS.has(roles[name] ?? '');
    const isBehind = isNamed && parts[name]?.line === line && parts[name].cell === cell;
    const from = parts[name]?.to ?? 0;
    const opens = text.slice(from, parts[at]?.from).trim();
    if (!isBehind || boundary === 'start' || !/^[([]$/.test(opens)) return [];
    const end = text.indexOf(opens === '(' ? ')' : ']', from);
    const inside = [...parts.keys()].filter((one) => {
      const part = parts[one];
      return part?.line === line && part.cell === cell && part.from > from && part.from < end;
    });
    return end < 0 ? [] : [{ name, inside }];
  });
}

/** The indexes of the parts of each job and study. */
function entriesIn(found: readonly Decoded[]): number[][] {
  const entries: number[][] = [];
  let family = '';
  for (const [at, { label }] of found.entries()) {
    // What lasted so long is of the entry around it.
    const own = label === 'length' ? family : familyOf(label);
    if (Object.hasOwn(MAY_BE_OF_NAME, own) && (label.startsWith('B.') || own !== family)) entries.push([at]);
    else if (Object.hasOwn(MAY_BE_OF_NAME, own)) entries.at(-1)?.push(at);
    family = own;
  }
  return entries;
}
