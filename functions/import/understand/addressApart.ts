import { STATE_CODES } from '../lexicon/regionNames.ts';
import type { TextLine } from '../page/textLine.ts';
import { mentionsPlace, scoreDegreeOrInstitution, scoreTitleOrCompany } from '../resume/cues.ts';
import { formField } from '../resume/formLabels.ts';
import type { Decoded } from './network/decode.ts';
import { familyOf } from './labels.ts';
import type { Boundary, Part } from './parts.ts';
import { relabelled } from './relabelled.ts';
import { isStreetWithNumber } from './streetNames.ts';

/*
 * Where people write their address besides a head that names its town: among details at the end of the page, beside a
 * label; above contacts at its foot; between contacts, with names of no list.
 */

/** Signs between the parts of one address. */
const WITHIN: ReadonlySet<Boundary> = new Set(['comma', 'dash', 'bar', 'kind']);
/** What else of an address is taken for something it is not. */
const MISTAKEN: ReadonlySet<string> = new Set([
  'headline',
  'summary',
  'junk',
  'label',
  'length',
  'skill',
  'skill.group',
]);
/** Part of the type size between two lines of one block, and points of type by which they differ. */
const [NEXT_LINE, SAME_SIZE] = [2, 0.6];
/** Points by which the cells of two lines begin beside each other. */
const SAME_EDGE = 3;
/** Lines of an address below each other; characters and words of one part of it. */
const [MAX_LINES, MAX_LENGTH, MAX_WORDS] = [4, 45, 4];
/** A name of a place, or a number before or behind one: `Independence Layout`, `Rustenburg 0299`, `SY6`. */
const NAMES = /^(?:[\p{Lu}\d][\p{L}\d'’.-]*(?:\s|$)|(?:of|de|do|da|del|la|le|on|upon)\s)+$/u;

interface PageWithAddress {
  readonly lines: readonly TextLine[];
  readonly parts: readonly Part[];
  readonly found: readonly Decoded[];
}

const labelAt = ({ found }: PageWithAddress, at: number): string => found[at]?.label ?? '';
const lineOf = ({ lines, parts }: PageWithAddress, at: number) => lines[parts[at]?.line ?? -1];
const cellOf = (page: PageWithAddress, at: number) => lineOf(page, at)?.cells[page.parts[at]?.cell ?? -1];
/** Whether a label is of something in whose place an address may stand: no job, no study, no contact. */
const mayBe = (page: PageWithAddress, at: number) =>
  MISTAKEN.has(labelAt(page, at)) || /^(?:c|language)$/.test(familyOf(page.found[at]?.label ?? 'name'));

/** Labels by which an address apart from the head, or between contacts, is one, and has all of its parts. */
export function withAddressApart(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const changed = [...found];
  const page = { lines, parts, found: changed };
  const relabel = (all: readonly number[]) => {
    for (const at of all) changed[at] = relabelled(changed[at], 'address');
  };
  // Two letters behind a town are its state: `San Francisco, CA`.
  relabel(
    [...parts.keys()].filter((at) => {
      const [part, before] = [parts[at], parts[at - 1]];
      const isBeside = before?.line === part?.line && before?.cell === part?.cell && part?.boundary === 'comma';
      return isBeside && labelAt(page, at - 1) === 'address' && mayBe(page, at) && STATE_CODES.has(part?.text ?? '');
    }),
  );
  for (const find of [besideLabel, aboveContacts, amongContacts])
    if (changed.every(({ label }) => label !== 'address')) relabel(find(page));
  for (const at of parts.keys()) if (labelAt(page, at) === 'address') relabel(restOf(page, at));
  return changed;
}

/** What stands beside a label of an address, or below one that stands alone, and in the lines that go on with it. */
function besideLabel(page: PageWithAddress): number[] {
  const { parts } = page;
  for (const [at, { text, line }] of parts.entries()) {
    if (formField(text) !== 'address' || !isOfPerson(page, at)) continue;
    const beside = lineFrom(page, at + 1, line);
    const isAlone = parts[at - 1]?.line !== line && parts[at + 1]?.line !== line;
    const [first] = isAlone ? lineFrom(page, at + 1, line + 1) : beside;
    if (first === undefined) continue;
    const value = isAlone ? [...lineFrom(page, first, line + 1)] : [...beside];
    for (let row = line + (isAlone ? 2 : 1); row < line + MAX_LINES; row += 1) {
      const [next] = [...parts.keys()].filter((one) => parts[one]?.line === row);
      if (next === undefined || !goesOnBelow(page, value.at(-1) ?? first, next)) break;
      value.push(...lineFrom(page, next, row));
    }
    if (
      value.every((one) => parts[one]?.kind === 'text' || parts[one]?.kind === 'period') &&
      value.every((one) => mayBe(page, one) || labelAt(page, one) === 'x.place')
    )
      return value;
  }
  return [];
}

/** Whether a label is of the details of a person: the parts around it are of no job and no study. */
function isOfPerson(page: PageWithAddress, at: number): boolean {
  const row = page.parts[at]?.line ?? 0;
  return page.parts.every(
    ({ line }, other) =>
      Math.abs(line - row) > 1 || !/^[xegp]$/.test(familyOf(page.found[other]?.label ?? 'name')) || other === at + 1,
  );
}

/** The parts of a line from one on. */
const lineFrom = ({ parts }: PageWithAddress, from: number, line: number): number[] =>
  [...parts.keys()].filter((at) => at >= from && parts[at]?.line === line);

/** Whether a line is one text right below another, from the same edge and in its type. */
function goesOnBelow(page: PageWithAddress, at: number, next: number): boolean {
  const [cell, below, line] = [cellOf(page, at), cellOf(page, next), lineOf(page, next)];
  if (!cell || !below || !line || line.cells.length > 1 || labelAt(page, next).startsWith('h:')) return false;
  const isAligned = Math.abs(cell.left - below.left) < SAME_EDGE || Math.abs(cell.right - below.right) < SAME_EDGE;
  return isAligned && line.gap < NEXT_LINE * line.size && cell.bold === below.bold;
}

/** A street with its number that begins a line right above contacts, with all of the line. */
function aboveContacts(page: PageWithAddress): number[] {
  const { parts } = page;
  const at = [...parts.keys()].find(
    (one) =>
      parts[one]?.from === 0 &&
      isStreetWithNumber(parts[one].text) &&
      /^(?:c|length)$/.test(familyOf(page.found[one]?.label ?? 'name')) &&
      hasContact(page, parts[one].line + 1),
  );
  const all = at === undefined ? [] : lineFrom(page, at, parts[at]?.line ?? -1);
  return all.every((one) => parts[one]?.kind === 'text') ? all : [];
}

const hasContact = ({ parts, found }: PageWithAddress, line: number, orLink = false) =>
  parts.some(
    ({ line: own, kind }, at) =>
      own === line &&
      (kind === 'email' || kind === 'phone' || (orLink && kind === 'link' && found[at]?.label === 'contact')),
  );

/** A street in Hebrew. */
const HEBREW_STREET = /^(?:רחוב|רח['׳]|שדרות|שד['׳]|סמטת)\s/u;
/** A box at the post office without its number, which may look like a phone's. */
const POST_BOX = /^p\.?\s?o\.?\s?box$/i;

/** Names between commas in a cell right above or below a contact, in its type, among those of the head or a heading. */
function amongContacts(page: PageWithAddress): number[] {
  const { parts, lines } = page;
  const cells = [...Map.groupBy(parts.keys(), (at) => `${parts[at]?.line} ${parts[at]?.cell}`).values()];
  const own =
    cells.find((all) => {
      const [first = -1] = all;
      const [own, row] = [cellOf(page, first), parts[first]?.line ?? 0];
      if (!own || all.length < 2 || all.length > MAX_LINES || !isUnderContacts(page, first)) return false;
      const isNear = [row - 1, row + 1].some((near) => {
        const line = lines[near];
        const lower = near > row ? line : lines[row];
        return (
          hasContact(page, near, true) &&
          line?.column === lines[row]?.column &&
          Math.abs((line?.size ?? 0) - own.size) < SAME_SIZE &&
          (lower?.gap ?? Infinity) < NEXT_LINE * own.size
        );
      });
      // A profession stands between name and contacts too, and is the only one then.
      const isOther =
        all.every((at) => labelAt(page, at) !== 'headline') ||
        STATE_CODES.has(parts[all.at(-1) ?? -1]?.text ?? '') ||
        parts.some((_, at) => at < first && labelAt(page, at) === 'headline' && parts[at]?.line !== row);
      return (
        isNear && isOther && all.every((at, index) => isName(page, at) && (index === 0 || isBehindComma(page, at)))
      );
    }) ?? [];
  // A narrow column parts its last name.
  const [last, next] = [own.at(-1) ?? -1, (own.at(-1) ?? -1) + 1];
  const isRest =
    own.length > 0 &&
    parts[next]?.line === (parts[last]?.line ?? 0) + 1 &&
    goesOnBelow(page, last, next) &&
    (lineOf(page, next)?.gap ?? 0) < (lineOf(page, last)?.gap ?? 0) &&
    lineFrom(page, next, parts[next]?.line ?? -1).length === 1 &&
    isName(page, next);
  return isRest ? [...own, next] : own;
}

const isBehindComma = ({ parts }: PageWithAddress, at: number) => parts[at]?.boundary === 'comma';

/** Whether a part stands before the first section, or below a heading of contacts. */
function isUnderContacts({ found }: PageWithAddress, at: number): boolean {
  const last = found.slice(0, at).findLast(({ label }) => label.startsWith('h:'));
  return last === undefined || last.label === 'h:contacts';
}

/** Whether a part may be a name of a place by its form: a few words with capitals, of no profession and no school. */
function isName(page: PageWithAddress, at: number): boolean {
  const { kind, text } = page.parts[at] ?? { kind: 'link', text: '' };
  return (
    kind === 'text' &&
    mayBe(page, at) &&
    text.length <= MAX_LENGTH &&
    text.split(/\s+/).length <= MAX_WORDS &&
    NAMES.test(text) &&
    scoreTitleOrCompany(text) <= 0 &&
    scoreDegreeOrInstitution(text) <= 0
  );
}

/** The parts before one of an address in its cell that go on with it, beside contacts. */
function restOf(page: PageWithAddress, at: number): number[] {
  const { parts, found } = page;
  const own = parts[at];
  const isBeside = own && [own.line - 1, own.line, own.line + 1].some((line) => hasContact(page, line));
  if (!own || !isBeside) return [];
  const rest: number[] = [];
  for (let one = at - 1; parts[one]?.line === own.line && parts[one]?.cell === own.cell; one -= 1) {
    const [part, next] = [parts[one], parts[one + 1]];
    if (!part || !next || !WITHIN.has(next.boundary)) break;
    if (part.kind === 'phone' && POST_BOX.test(parts[one - 1]?.text ?? '')) {
      rest.push(one, one - 1);
      break;
    }
    if (!mayBe(page, one)) break;
    // What is the only headline stays one.
    const isOnlyHeadline =
      found[one]?.label === 'headline' &&
      !found.some(({ label }, other) => label === 'headline' && parts[other]?.line !== own.line);
    const isFormOfAddress =
      isStreetWithNumber(part.text) || HEBREW_STREET.test(part.text) || /^(?:blk|lot|plot|flat|no)\b/i.test(part.text);
    const isPlace = isFormOfAddress || isName(page, one) || mentionsPlace(part.text);
    if (isOnlyHeadline || !isPlace) break;
    rest.push(one);
  }
  return rest;
}
