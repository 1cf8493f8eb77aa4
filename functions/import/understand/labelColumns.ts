import type { TextLine } from '../page/textLine.ts';
import type { AskedKind } from '../resume/askedKinds.ts';
import { isPlace } from '../resume/cues.ts';
import { saysPresent } from '../resume/periods.ts';
import { headingAt, rolesOfForm } from './askedFor.ts';
import type { Decoded } from './decode.ts';
import { canBePlace } from './employerPlaces.ts';
import { factsOf, isNear, MAX_NAME_LINES, wrappedName, type LabelFact } from './labelFacts.ts';
import type { Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * A form that asks the same of each job or study has its labels beside the values, in a column of their own or before
 * a colon: `Position ¦ Cook`, `Employer: Blue Door`. What stands beside a label is what it asks for, whatever the text
 * looks like, and an entry begins where a label comes again that it has already.
 */

/** Labels of the two names and of the time: these alone tell where an entry begins. */
const OF_HEAD: ReadonlySet<AskedKind> = new Set(['first', 'second', 'time']);
/** Characters of the longest words in the place of an end: `still working there`. */
const MAX_OPEN_END = 24;
/** Labels by which the values of a form are what the labels beside them ask for, in sections of jobs and of studies. */
export function withLabelColumns(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const byLine = Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1);
  const facts = lines.flatMap((line, at) => factsOf(lines, parts, byLine.get(at) ?? [], line, at));
  if (facts.length === 0) return found;
  const changed = [...found];
  for (const { heading, own } of sectionsWith(facts, parts, found)) {
    const kinds = new Set(own.map(({ kind }) => kind));
    if (!kinds.has('first') || !kinds.has('second')) continue;
    const roles = rolesOfForm(
      heading,
      own.map(({ name }) => name),
    );
    if (roles) readForm(lines, parts, found, own, roles, changed);
  }
  return changed;
}

/** The facts of each section, by the heading above them; a label of the form is no heading. */
function sectionsWith(facts: readonly LabelFact[], parts: readonly Part[], found: readonly Decoded[]) {
  const labels = new Set(facts.flatMap(({ label, value }) => [...label, ...value]));
  const headings = [...found.keys()].filter((at) => found[at]?.label.startsWith('h:') && !labels.has(at));
  const above = ({ line }: LabelFact) => headings.findLast((at) => (parts[at]?.line ?? 0) <= line);
  return [...Map.groupBy(facts, above)].map(([at, own]) => ({
    heading: headingAt(parts, found, at),
    own,
  }));
}

/** Labels the values of one form, and what stands between them. */
function readForm(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
  facts: readonly LabelFact[],
  roles: Readonly<Record<AskedKind, Label>>,
  changed: Decoded[],
): void {
  const set = (at: number, label: Label) => {
    if (found[at]?.label !== label) changed[at] = relabelled(found[at], label);
  };
  const byLine = Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1);
  const tails = placesBehind(parts, found, facts, roles);
  let asked = new Set<string>();
  let begins = true;
  for (const [index, fact] of facts.entries()) {
    if (OF_HEAD.has(fact.kind) && (asked.has(fact.name) || index === 0)) [asked, begins] = [new Set(), true];
    asked.add(fact.name);
    const put = (at: number, label: Label) => {
      const isBegin = begins && label !== 'junk';
      set(at, isBegin ? (`B.${label}` as Label) : label);
      begins &&= !isBegin;
    };
    for (const at of fact.label) set(at, 'label');
    for (const at of fact.value) put(at, roleOfValue(parts, at, fact, roles, tails));
    const next = facts[index + 1];
    if (next && next.line === fact.line) continue;
    for (const line of goesOn(lines, fact, next?.line)) {
      const isName = isRestOfName(lines, fact, line);
      for (const at of byLine.get(line) ?? []) {
        const isLabel = isName && parts[at]?.cell === 0;
        set(at, isLabel ? 'label' : isValueOf(lines, parts, at, fact) ? roles[fact.kind] : roles.text);
      }
    }
  }
}

/** What a part of a value is: a period in whatever field, the place behind a name, or what the label asks for. */
function roleOfValue(
  parts: readonly Part[],
  at: number,
  { kind, value }: LabelFact,
  roles: Readonly<Record<AskedKind, Label>>,
  tails: ReadonlySet<number>,
): Label {
  const part = parts[at];
  const isPeriod = part?.kind === 'period';
  if (kind === 'time') {
    const isAfter = value.some((other) => other < at && parts[other]?.kind === 'period');
    const isEnd = isAfter && (part?.text.length ?? 0) <= MAX_OPEN_END && !/\d/.test(part?.text ?? '');
    return isPeriod || isEnd || saysPresent(part?.text ?? '') ? roles.time : roles.text;
  }
  if (isPeriod && (kind === 'first' || kind === 'second')) return roles.time;
  return kind === 'second' && at !== value[0] && tails.has(at) ? roles.place : roles[kind];
}

/**
 * The places behind the names of employers or schools: known ones; and where the form asks for no place by itself, what
 * can be a town behind a comma, of a school always, and of an employer where another has its place there.
 */
function placesBehind(
  parts: readonly Part[],
  found: readonly Decoded[],
  facts: readonly LabelFact[],
  roles: Readonly<Record<AskedKind, Label>>,
): ReadonlySet<number> {
  const behind = facts.flatMap(({ kind, value }) => (kind === 'second' ? value.slice(1) : []));
  const hasPlace = facts.some(({ kind }) => kind === 'place');
  // Where the form asks for the place by itself, a part of a name only looks like one: `Mill - north`.
  const looksLikePlace = (at: number) => !hasPlace && /(?:^address|\.place)$/.test(found[at]?.label ?? '');
  const isKnown = (at: number) => isPlace(parts[at]?.text ?? '') && (!hasPlace || parts[at]?.boundary === 'comma');
  const known = behind.filter((at) => looksLikePlace(at) || isKnown(at));
  const mayBeTown = (at: number) => parts[at]?.boundary === 'comma' && canBePlace(parts[at]?.text ?? '');
  const isOpen = !hasPlace && (roles.second === 'e.school' || known.length > 0);
  return new Set([...known, ...(isOpen ? behind.filter(mayBeTown) : [])]);
}

/** The lines between a fact and the next one, or those right below the last that stand under its value. */
function goesOn(lines: readonly TextLine[], fact: LabelFact, next: number | undefined): number[] {
  const below: number[] = [];
  for (let at = fact.line + 1; at < (next ?? lines.length); at += 1) {
    const value = lines[fact.line]?.cells[1];
    const isUnder = (value !== undefined && isRestOfValue(lines[at], value)) || isRestOfName(lines, fact, at);
    if (next === undefined && !isUnder) break;
    below.push(at);
  }
  return below;
}

const isRestOfValue = (line: TextLine | undefined, value: { readonly left: number; readonly right: number }) =>
  line?.cells.length === 1 &&
  line.cells.every(({ left, right }) => isNear(left, value.left) || isNear(right, value.right));

/** Whether a line begins with what goes on of a label. */
const isRestOfName = (lines: readonly TextLine[], fact: LabelFact, line: number) =>
  line < fact.line + MAX_NAME_LINES &&
  wrappedName(lines, fact.line) === fact.name &&
  fact.name.endsWith(lines[line]?.cells[0]?.text ?? '');

/** Whether a part stands under the value of a fact, in a column of its own. */
function isValueOf(lines: readonly TextLine[], parts: readonly Part[], at: number, fact: LabelFact): boolean {
  const [value, own] = [lines[fact.line]?.cells[1], lines[parts[at]?.line ?? -1]?.cells[parts[at]?.cell ?? -1]];
  return value !== undefined && own !== undefined && (isNear(own.left, value.left) || isNear(own.right, value.right));
}
