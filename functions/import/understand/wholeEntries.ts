import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/*
 * What labels that each know only the one before cannot see: what an entry already has. A period right behind names
 * that have none is theirs, whatever it seems to begin; both names and a period behind an entry that has these are
 * another entry; an employer without posts below it is a job; and no entry begins within a name.
 */

/** The two names of jobs and of studies. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  x: ['x.title', 'x.company'],
  e: ['e.degree', 'e.school'],
};
/** Roles of the heads of entries of any kind, without periods and places. */
const HEADS: ReadonlySet<string> = new Set([...Object.values(NAMES).flat(), 'g.company', 'p.name', 'c.title']);
/** Families of what may stand before another part of the same entry. */
const BEFORE_OTHERS: ReadonlySet<string> = new Set([...Object.keys(NAMES), 'g', 'length']);
const BEGINS_LINE: ReadonlySet<string> = new Set(['line', 'paragraph', 'column']);

/** How clearly labels that were changed so have won at the most. */
const MAX_MARGIN = 110;

/** Labels by which every entry has what belongs to it, and nothing of the next. */
export const withWholeEntries = (parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] =>
  [entriesWithinNames, employersWithoutPosts, periodsOfNamesAbove, secondEntries, namesBelowHeads].reduce(
    (labels, step) => step(parts, labels),
    found,
  );

type Step = (parts: readonly Part[], found: readonly Decoded[]) => readonly Decoded[];

const relabel = (one: Decoded | undefined, label: Label): Decoded => relabelled(one, label, MAX_MARGIN);
const roleAt = (found: readonly Decoded[], at: number) => roleOf(found[at]?.label ?? 'junk');
const familyAt = (found: readonly Decoded[], at: number) => familyOf(found[at]?.label ?? 'junk');
const begins = (found: readonly Decoded[], at: number) => found[at]?.label.startsWith('B.') === true;

/** Indexes from one on, up to where the next entry, heading or kind of section begins. */
function runFrom(found: readonly Decoded[], from: number, families: readonly string[]): number[] {
  const run = [from];
  for (let at = from + 1; at < found.length; at += 1) {
    if (begins(found, at) || !families.includes(familyAt(found, at))) break;
    run.push(at);
  }
  return run;
}

/** `Adviser (APA), General Insurance | Zennor Academy`: what goes on behind the comma of a name begins no entry. */
const entriesWithinNames: Step = (parts, found) => {
  const changed = [...found];
  for (const at of found.keys()) {
    const role = roleAt(found, at);
    const [before, own] = [parts[at - 1], parts[at]];
    const isBehindComma = own?.boundary === 'comma' && before?.line === own.line && before.cell === own.cell;
    if (!isBehindComma || !begins(found, at) || !HEADS.has(role) || role.startsWith('c.')) continue;
    const above = entryBefore(changed, at);
    if (above.length > 0 && above.every((one) => one === role)) changed[at] = relabel(found[at], role as Label);
  }
  return changed;
};

/** `Cook | Blue Door`, `2016 – 2019` and what was done there: no employer above posts, for no post follows. */
const employersWithoutPosts: Step = (_, found) => {
  const changed = [...found];
  for (const [from, { label }] of found.entries()) {
    if (label !== 'B.g.company') continue;
    const own = runFrom(found, from, ['g', 'x', 'length']);
    const roles = own.map((at) => roleAt(found, at));
    const isAlone = roles.includes('x.body') && !roles.some((role) => role === 'x.title' || role === 'x.company');
    // What stands below posts is a head like theirs; a lone name may be the employer of what follows.
    if (!isAlone || !roles.includes('g.period') || roles.filter((role) => role === 'g.company').length < 2) continue;
    for (const [index, at] of own.entries()) {
      const role = roles[index] ?? '';
      if (role.startsWith('g.'))
        changed[at] = relabel(found[at], `${index === 0 ? 'B.' : ''}x.${role.slice(2)}` as Label);
    }
  }
  return changed;
};

/** A period right behind the names of an entry without one, before what has no names of its own, is that entry's. */
const periodsOfNamesAbove: Step = (_, found) => {
  const changed = [...found];
  for (const at of found.keys()) {
    const family = familyAt(changed, at - 1);
    const own = familyAt(found, at);
    if (!roleAt(found, at).endsWith('.period') || !ownProperty(NAMES, family) || (own === family && !begins(found, at)))
      continue;
    const above = entryBefore(changed, at);
    const hasBoth = (ownProperty(NAMES, family) ?? []).every((name) => above.includes(name));
    const behind = runFrom(found, at, [own, 'length']).slice(1);
    const isNamed = behind.some((one) => HEADS.has(roleAt(found, one)));
    if (hasBoth && !above.includes(`${family}.period`) && above.at(-1)?.endsWith('.body') === false && !isNamed)
      changed[at] = relabel(found[at], `${family}.period` as Label);
  }
  return changed;
};

/** The roles of the entry that ends right before a part. */
function entryBefore(found: readonly Decoded[], end: number): string[] {
  const roles: string[] = [];
  const family = familyAt(found, end - 1);
  for (let at = end - 1; at >= 0 && familyAt(found, at) === family; at -= 1) {
    roles.unshift(roleAt(found, at));
    if (begins(found, at)) break;
  }
  return roles;
}

/** Both names and a period that follow an entry with all of these are another, from the line where they begin. */
const secondEntries: Step = (parts, found) => {
  const changed = [...found];
  for (const from of found.keys()) {
    const family = familyAt(found, from);
    const names = ownProperty(NAMES, family);
    // The first of a section may be told by its place alone: right below the heading, or the row of labels.
    const isFirst = begins(changed, from) || !BEFORE_OTHERS.has(familyAt(changed, from - 1));
    if (!names || !isFirst) continue;
    const own = runFrom(found, from, [family, 'length']);
    const period = `${family}.period`;
    const isWhole = (some: readonly number[]) =>
      [...names, period].every((role) => some.some((at) => roleAt(found, at) === role));
    /** Whether a name stands below the other one of an entry, and is set as the one that this begins with. */
    const isAsFirst = (at: number) =>
      roleAt(found, at) === roleAt(found, from) && parts[at]?.bold === true && parts[from]?.bold === true;
    // As the first begins: with a name, or with its period, as rows of a table do.
    const beginsEntry = (at: number) =>
      roleAt(found, at) === period
        ? roleAt(found, from) === period
        : names.includes(roleAt(found, at)) && (!names.includes(roleAt(found, at - 1)) || isAsFirst(at));
    const start = own.findIndex(
      (at, index) =>
        beginsEntry(at) &&
        BEGINS_LINE.has(parts[at]?.boundary ?? '') &&
        parts[at]?.bullet === false &&
        isWhole(own.slice(0, index)) &&
        isWhole(own.slice(index)),
    );
    const at = own[start];
    if (at !== undefined) changed[at] = relabel(found[at], `B.${roleAt(found, at)}` as Label);
  }
  return changed;
};

/** A name that an entry has already, in a line of its own behind the period, says what was done. */
const namesBelowHeads: Step = (parts, found) => {
  const changed = [...found];
  for (const from of found.keys()) {
    const family = familyAt(found, from);
    const names = ownProperty(NAMES, family);
    if (!names || !begins(found, from)) continue;
    const own = runFrom(found, from, [family, 'length']);
    const roles = own.map((at) => roleAt(found, at));
    const behind = roles.indexOf(`${family}.period`);
    for (const [index, at] of own.entries()) {
      const line = own.filter((other) => parts[other]?.line === parts[at]?.line);
      const isRepeated = (other: number) => {
        const role = roleAt(found, other);
        if (role !== roleAt(found, at)) return false;
        const first = roles.indexOf(role);
        return names.includes(role) && first < behind && parts[own[first] ?? -1]?.line !== (parts[at]?.line ?? 0) - 1;
      };
      const isOneCell = line.every((other) => parts[other]?.cell === 0);
      const hasBoth = names.every((name) => roles.slice(0, behind).includes(name));
      if (behind >= 0 && index > behind && hasBoth && isOneCell && line.every(isRepeated))
        changed[at] = relabel(found[at], `${family}.body` as Label);
    }
  }
  return changed;
};
