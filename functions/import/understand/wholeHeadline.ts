import type { TextLine } from '../page/textLine.ts';
import { isPlace, mentionsPlace } from '../resume/cues.ts';
import { isLabel } from '../resume/labels.ts';
import type { Decoded } from './decode.ts';
import { familyOf } from './labels.ts';
import type { Boundary, Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/** Signs within a headline: `Barber | Teacher of barbers, part time`. */
const WITHIN: ReadonlySet<Boundary> = new Set(['bar', 'comma', 'dash', 'word', 'bracket', 'colon', 'weight', 'kind']);
/** What a piece of a headline is taken for besides. */
const MISTAKEN: ReadonlySet<string> = new Set([
  'headline',
  'skill',
  'language',
  'junk',
  'summary',
  'label',
  'h:contacts',
]);
const MISTAKEN_FAMILIES: ReadonlySet<string> = new Set(['c', 'x', 'e', 'p']);
/** Part of the type size between two lines of one headline, and points of type by which they differ at the most. */
const [NEXT_LINE, SAME_SIZE] = [1.6, 0.3];
/** Lines and characters of a headline. */
const [MAX_LINES, MAX_LENGTH] = [3, 160];

/** What is said of a person as such, and is no profession: `Nationality Portuguese`. */
const PRIVATE = new RegExp(
  String.raw`^(?:gender|sex|nationality|citizenship|date of birth|born|age|marital status|religion|height|weight|` +
    String.raw`visa(?: status)?)(?=$|[\s:])`,
  'i',
);

/**
 * Labels by which a headline has all of its line, and of the next where it went to the edge of its column:
 * `Account Manager | Hebrew, English`. What stands behind a contact in brackets or beside a label is none.
 */
export function withWholeHeadline(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const changed = found.map((one, at) =>
    one.label === 'headline' && isOfContactOrLabel(parts, found, at) ? relabelled(one, 'junk') : one,
  );
  const first = changed.findIndex(({ label }) => label === 'headline');
  const own = parts[first];
  if (!own || found.slice(0, first).some(({ label }) => label === 'h:experience' || label === 'h:education'))
    return changed;
  const isAtStart = parts[first - 1]?.line !== own.line || parts[first - 1]?.cell !== own.cell;
  const isBelowName = found.slice(0, first).findLast(({ label }) => label !== 'headline')?.label === 'name';
  if (!isAtStart || !isBelowName) return changed;
  let length = own.text.length;
  for (let at = first + 1; at < parts.length; at += 1) {
    const [before, part, one] = [parts[at - 1], parts[at], changed[at]];
    if (!before || !part || !one) break;
    length += part.text.length;
    const goesOn = part.line === before.line ? isWithin(before, part) : isNextLine(lines, parts, at);
    const isNoPlace = one.label === 'address' && isOtherAddress(parts, found, at);
    const mayBe = isNoPlace || MISTAKEN.has(one.label) || MISTAKEN_FAMILIES.has(familyOf(one.label));
    if (!goesOn || !mayBe || length > MAX_LENGTH || part.line - own.line >= MAX_LINES || isPlace(part.text)) break;
    if (part.kind !== 'text' && part.kind !== 'period') break;
    if (one.label !== 'headline') changed[at] = relabelled(one, 'headline');
  }
  return changed;
}

/** Whether a Hebrew text names no place, where another does: the towns are known. */
const isOtherAddress = (parts: readonly Part[], found: readonly Decoded[], at: number): boolean =>
  /^[\p{Script=Hebrew}\s'"׳״-]+$/u.test(parts[at]?.text ?? '') &&
  !mentionsPlace(parts[at]?.text ?? '') &&
  parts.some(({ text, line }, other) => found[other]?.label === 'address' && line !== parts[at]?.line && isPlace(text));

const isWithin = (before: Part, part: Part) => part.cell === before.cell && WITHIN.has(part.boundary);

/** Whether a text says which the contact or address before it is, `07700 … (mob)`, or is the value of a label. */
function isOfContactOrLabel(parts: readonly Part[], found: readonly Decoded[], at: number): boolean {
  const [before, part] = [parts[at - 1], parts[at]];
  if (!part) return false;
  if (PRIVATE.test(part.text)) return true;
  if (!before || before.line !== part.line) return false;
  const isOfContact =
    part.boundary === 'bracket' && (before.kind !== 'text' || /^(?:contact|address)$/.test(found[at - 1]?.label ?? ''));
  const isValue = part.boundary === 'cell' && found[at - 1]?.label === 'label' && isLabel(before.text);
  return isOfContact || isValue;
}

/** Whether a line goes on with the one above, which had no room for its first word. */
function isNextLine(lines: readonly TextLine[], parts: readonly Part[], at: number): boolean {
  const [before, part] = [parts[at - 1], parts[at]];
  const [above, below] = [lines[before?.line ?? -1], lines[part?.line ?? -1]];
  if (!above || !below || !part || !before || part.line !== before.line + 1 || part.bullet) return false;
  const isOneText =
    above.cells.length === 1 &&
    below.cells.length === 1 &&
    above.column === below.column &&
    above.page === below.page &&
    below.gap < NEXT_LINE * below.size &&
    Math.abs(above.size - below.size) < SAME_SIZE;
  const [word = ''] = below.text.split(/\s/, 1);
  const width = ((below.right - below.left) * (word.length + 1)) / Math.max(1, below.text.length);
  const widest = Math.max(
    ...lines
      .filter((line) => line.column === above.column && line.page === above.page)
      .map((line) => line.right - line.left),
  );
  return isOneText && above.right - above.left + width > widest;
}
