import { BOX_NAMES, type ColumnKind } from '../lexicon/labelNames.ts';
import type { TextLine } from '../pdf/lines.ts';
import { isSmallAbove } from '../resume/formsOverColumns.ts';
import { normalizeHeading } from '../resume/headings.ts';
import { columnKind } from '../resume/labels.ts';
import type { Decoded } from './decode.ts';
import type { Label } from './labels.ts';
import type { Part } from './parts.ts';

/*
 * A form that asks the same of each job or study has small labels above its values, in the same rows for each. What
 * stands below a label is what it asks for, whatever the text looks like; a label is no value, and no heading.
 */

type BoxKind = ColumnKind | 'aside';

const KIND_BY_NAME = new Map(
  Object.entries(BOX_NAMES).flatMap(([kind, names]) => names.map((name) => [name, kind as BoxKind] as const)),
);
/** What the values of each kind of label are, in the section with this heading. */
const ROLES: Readonly<Record<string, Readonly<Record<BoxKind, Label>>>> = {
  'h:experience': {
    first: 'x.title',
    second: 'x.company',
    time: 'x.period',
    place: 'x.place',
    text: 'x.body',
    aside: 'junk',
  },
  'h:education': {
    first: 'e.degree',
    second: 'e.school',
    time: 'e.period',
    place: 'e.place',
    text: 'e.body',
    aside: 'junk',
  },
};
/** Points by which a value may begin beside its label. */
const TOLERANCE = 4;
/** How clearly labels that were changed so have won at the most. */
const MAX_MARGIN = 60;

/** What a label of a box asks for; what no list has asks for something to tell. */
const boxKind = (text: string): BoxKind => KIND_BY_NAME.get(normalizeHeading(text)) ?? columnKind(text) ?? 'text';

/** Labels by which the values in the boxes of a form are what the small labels above them say. */
export function withBoxedForms(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const rows = rowsOfLabels(lines);
  if (rows.size === 0) return found;
  const changed = [...found];
  const byLine = Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1);
  let section: string | undefined;
  let start: string | undefined;
  let labels: TextLine | undefined;
  let begins = false;
  for (const [at, line] of lines.entries()) {
    const own = byLine.get(at) ?? [];
    const set = (one: number, label: Label) => {
      if (found[one]?.label !== label) changed[one] = { label, margin: Math.min(found[one]?.margin ?? 0, MAX_MARGIN) };
    };
    const heading = rows.has(at) ? undefined : own.map((one) => found[one]?.label).find((one) => one?.startsWith('h:'));
    if (heading) [section, start, labels] = [heading, undefined, undefined];
    const roles = ROLES[section ?? ''];
    if (!roles || heading) continue;
    if (rows.has(at)) {
      labels = line;
      start ??= line.text;
      begins ||= line.text === start;
      for (const one of own) set(one, 'label');
    } else if (labels)
      for (const one of own) {
        const role = roles[kindOfValue(line, parts[one], labels)];
        set(one, begins && role !== 'junk' ? (`B.${role}` as Label) : role);
        begins &&= role === 'junk';
      }
  }
  return changed;
}

/** Indexes of the rows of small labels that stand above several rows of values, of forms that ask for names. */
function rowsOfLabels(lines: readonly TextLine[]): ReadonlySet<number> {
  const small = [...lines.keys()].filter((at) => isSmallAbove(lines[at] as TextLine, lines[at + 1]));
  const rows = small.filter((at) => small.filter((other) => lines[other]?.text === lines[at]?.text).length > 1);
  const kinds = new Set(rows.flatMap((at) => lines[at]?.cells.map(({ text }) => boxKind(text)) ?? []));
  return new Set(kinds.has('first') && kinds.has('second') && kinds.has('time') ? rows : []);
}

/** What the label above a value asks for: of the box with the edge where the value begins, or of the only one. */
function kindOfValue({ cells }: TextLine, part: Part | undefined, labels: TextLine): BoxKind {
  const value = cells[part?.cell ?? -1];
  const label = labels.cells.find(
    (one) => value && (Math.abs(one.left - value.left) < TOLERANCE || Math.abs(one.right - value.right) < TOLERANCE),
  );
  const kind = boxKind((labels.cells.length === 1 ? labels.cells[0] : label)?.text ?? '');
  return kind === 'time' && part?.kind !== 'period' ? 'text' : kind;
}
