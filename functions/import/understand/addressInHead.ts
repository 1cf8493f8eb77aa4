import { STATE_CODES } from '../lexicon/regionNames.ts';
import { canBeTown, isPlace, isRegion, mentionsPlace, scoreTitleOrCompany } from '../resume/cues.ts';
import { formField } from '../resume/formLabels.ts';
import type { Cell } from '../page/cell.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './decode.ts';
import { familyOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { isStreetWithNumber } from './streetNames.ts';
import { relabelled } from './relabelled.ts';

/** Points by which lines of an address may begin or end beside each other, and part of the type size between them. */
const [SAME_EDGE, NEXT_LINE] = [3, 1.6];
/** Points of type by which the lines of a profession do not differ. */
const OTHER_SIZE = 2;
/** Parts of a head that are looked at: each is compared with the others. */
const MAX_HEAD = 60;
/** A number that stands at neither end of a text, as that of a house does: `HGV Class 1 Driver`. */
const WITH_A_NUMBER_WITHIN = /^\D+\d+\D+$/;
/** Characters of a line of an address. */
const MAX_LINE = 45;
/** A letter that stands for what a contact is: `M: 07700 …`, `A: Swansea`. */
const LETTER = /^\p{L}$/u;
const ADDRESS_LETTERS = /^[AL]$/i;
/** A town with its district: `London E8`, `Dublin 7`. */
const TOWN_AND_DISTRICT = /^\p{Lu}[\p{L}'’. -]*\s[A-Z]{0,2}\d{1,2}[A-Z]?$/u;

/** A postcode at the end of a text: of Britain, Ireland and Canada, and of a state of America. */
const POSTCODE = new RegExp(
  `(?:^|\\s)(?:${[
    String.raw`[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}`,
    String.raw`[A-Z]\d[\dW]\s?[A-Z\d]{4}`,
    String.raw`[A-Z]\d[A-Z]\s?\d[A-Z]\d`,
    String.raw`[A-Z]{2}\s\d{5}(?:-\d{4})?`,
  ].join('|')})$`,
  'u',
);

/** The head of a document as it is read, up to its first section of anything but contacts. */
interface DocumentHead {
  readonly lines: readonly TextLine[];
  readonly parts: readonly Part[];
  readonly found: readonly Decoded[];
  /** Indexes of its parts. */
  readonly own: readonly number[];
}

/** Which parts of a head are its address though they are taken for something else: a row for each way to know. */
const WAYS: readonly { readonly says: string; readonly find: (head: DocumentHead) => readonly number[] }[] = [
  { says: 'A label of a form, or the letter A among letters before contacts, stands before it', find: afterLabel },
  { says: 'It stands before the rest of the address in one cell, between commas or dashes', find: beforeRest },
  { says: 'It stands right above or below a line of the address, and begins or ends where that does', find: inBlock },
  { says: 'A postcode or a state ends its cell, where nothing else is an address', find: beforePostcode },
  { says: 'A street with its number begins its cell, where nothing else is an address', find: fromStreet },
  { says: 'It is a town with its district, where nothing else is an address', find: districts },
];

/** Labels by which an address in the head of a document is whole. */
export function withWholeAddress(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const contacts = new Set(parts.flatMap(({ kind, line }) => (kind === 'email' || kind === 'phone' ? [line] : [])));
  // No section begins beside contacts: it may be a town.
  const heading = found.findIndex(
    ({ label }, at) => label.startsWith('h:') && label !== 'h:contacts' && !contacts.has(parts[at]?.line ?? -1),
  );
  const own = [...parts.keys()].slice(0, heading < 0 ? 0 : Math.min(heading, MAX_HEAD));
  const changed = [...found];
  for (const { find } of WAYS)
    for (const at of find({ lines, parts, found: changed, own })) changed[at] = relabelled(found[at], 'address');
  return changed;
}

const labelAt = ({ found }: DocumentHead, at: number): Label => found[at]?.label ?? 'junk';
const isAddress = (head: DocumentHead, at: number) => labelAt(head, at) === 'address';
/** What an address may be taken for. */
const mayBeAddress = (head: DocumentHead, at: number) =>
  head.parts[at]?.kind === 'text' && (/^(?:junk|h:contacts)$/.test(labelAt(head, at)) || isName(head, at));
/** Whether a text is taken for a profession in other type than the one before it, or for a name with a number. */
function isOtherText(head: DocumentHead, at: number): boolean {
  const { parts, own, lines } = head;
  if (labelAt(head, at) === 'name') return /\d/.test(parts[at]?.text ?? '');
  const sizeOf = (one: number) => lines[parts[one]?.line ?? -1]?.cells[parts[one]?.cell ?? -1]?.size ?? 0;
  const first = own.find((one) => labelAt(head, one) === 'headline') ?? at;
  const isStreet = isStreetWithNumber(parts[at]?.text ?? '');
  return labelAt(head, at) === 'headline' && (isStreet || sizeOf(first) - sizeOf(at) > OTHER_SIZE);
}
const isName = (head: DocumentHead, at: number) => /^[xe]$/.test(familyOf(labelAt(head, at)));

function afterLabel(head: DocumentHead): number[] {
  const { parts, own } = head;
  const isLetter = (at: number) => LETTER.test(parts[at]?.text ?? '');
  return own.filter((at) => {
    const [label, part] = [parts[at - 1], parts[at]];
    if (!label || !part || label.line !== part.line || part.kind !== 'text' || isAddress(head, at)) return false;
    const isBehindLetters = own.some((other) => other < at - 1 && isLetter(other) && parts[other]?.line === part.line);
    const isLabelled = formField(label.text) === 'address' || (ADDRESS_LETTERS.test(label.text) && isBehindLetters);
    return isLabelled && (part.boundary === 'colon' || part.boundary === 'cell') && !isOnlyName(head, at);
  });
}

/** Whether a part is the name of the person, of which no other is told. */
const isOnlyName = (head: DocumentHead, at: number) =>
  labelAt(head, at) === 'name' && !head.own.some((one) => one !== at && labelAt(head, one) === 'name');

function beforeRest(head: DocumentHead): number[] {
  const { parts, own } = head;
  return own.filter((at) => {
    const cell = own.filter((one) => parts[one]?.line === parts[at]?.line && parts[one]?.cell === parts[at]?.cell);
    const rest = cell.slice(cell.indexOf(at) + 1);
    const mayBe = (one: number) => mayBeAddress(head, one) || (one === cell[0] && isBeforePostcode(head, cell));
    return (
      mayBe(at) &&
      rest.some((one) => isAddress(head, one)) &&
      (rest.every((one) => parts[one]?.boundary === 'comma') || isBetweenDashes(head, cell)) &&
      cell.every((one) => isAddress(head, one) || mayBe(one))
    );
  });
}

/** Whether the first part of a cell was taken for a profession that it does not name, and a postcode ends the cell. */
const isBeforePostcode = (head: DocumentHead, cell: readonly number[]): boolean =>
  labelAt(head, cell[0] ?? -1) === 'headline' &&
  scoreTitleOrCompany(head.parts[cell[0] ?? -1]?.text ?? '') <= 0 &&
  cell.length > 2 &&
  POSTCODE.test(head.parts[cell.at(-1) ?? -1]?.text ?? '');

/** Whether the parts of a cell are an address with dashes for commas: `Rua Nova 3 – 4050 Porto – Portugal`. */
const isBetweenDashes = ({ parts }: DocumentHead, cell: readonly number[]): boolean =>
  cell.slice(1).every((at) => parts[at]?.boundary === 'dash') &&
  /\d/.test(parts[cell[0] ?? -1]?.text ?? '') &&
  isPlace(parts[cell.at(-1) ?? -1]?.text ?? '');

/** A cell of the head with the indexes of its parts. */
interface HeadCell {
  readonly line: TextLine;
  readonly cell: TextLine['cells'][number];
  readonly all: readonly number[];
}

function inBlock(head: DocumentHead): number[] {
  const { lines, parts, own } = head;
  const cells = [...Map.groupBy(own, (at) => `${parts[at]?.line} ${parts[at]?.cell}`).values()].flatMap(
    (all): HeadCell[] => {
      const { line: row = -1, cell: place = -1 } = parts[all[0] ?? -1] ?? {};
      const [line, cell] = [lines[row], lines[row]?.cells[place]];
      return line && cell ? [{ line, cell, all }] : [];
    },
  );
  const block = new Set(cells.filter(({ all }) => all.some((at) => isAddress(head, at))));
  const isLine = ({ all, cell }: HeadCell) =>
    !(scoreTitleOrCompany(cell.text) > 0 && WITH_A_NUMBER_WITHIN.test(cell.text)) &&
    all.every((at) => mayBeAddress(head, at) || isTextAmongContacts(head, at) || isOtherText(head, at)) &&
    cell.text.length <= MAX_LINE;
  // From the lines that are known upwards, then downwards.
  const found: number[] = [];
  for (const [order, isAbove] of [
    [cells.toReversed(), true],
    [cells, false],
  ] as const)
    for (const one of order) {
      if (block.has(one) || !isLine(one)) continue;
      if (![...block].some((other) => (isAbove ? isLineAbove(one, other) : isLineAbove(other, one)))) continue;
      block.add(one);
      found.push(...one.all);
    }
  // A block without a number is no address of a street; a town may stand above its country.
  const isPlaces = found.every((at) => isPlace(parts[at]?.text ?? '') || isTownAboveRegion(head, at));
  return isPlaces || found.some((at) => /\d/.test(parts[at]?.text ?? '')) ? found : [];
}

/** Whether a text among contacts that may be a town stands in the line above its country. */
const isTownAboveRegion = (head: DocumentHead, at: number): boolean => {
  const next = head.parts[at + 1];
  const isAmong = (isTextAmongContacts(head, at) || isOtherText(head, at)) && canBeTown(head.parts[at]?.text ?? '');
  return isAmong && isAddress(head, at + 1) && isRegion(next?.text ?? '');
};

/** Whether a text is taken for a contact, though it is by its form none. */
const isTextAmongContacts = (head: DocumentHead, at: number) =>
  labelAt(head, at) === 'contact' && head.parts[at]?.kind === 'text';

/** Whether a cell stands right above another of its type, and begins or ends where that does. */
const isLineAbove = ({ line, cell }: HeadCell, below: HeadCell): boolean =>
  isRightAbove(cell, below.cell) &&
  line.page === below.line.page &&
  line.column === below.line.column &&
  Math.abs(cell.size - below.cell.size) < 0.3;

/** Whether a cell stands right above another, and begins or ends where that does: two lines of one address. */
export function isRightAbove(cell: Cell, below: Cell): boolean {
  const isAligned = Math.abs(cell.left - below.left) < SAME_EDGE || Math.abs(cell.right - below.right) < SAME_EDGE;
  return isAligned && below.y > cell.y && below.y - cell.y < NEXT_LINE * cell.size;
}

function beforePostcode(head: DocumentHead): number[] {
  const { parts, own } = head;
  if (own.some((at) => isAddress(head, at))) return [];
  const mayBe = (at: number) => mayBeAddress(head, at) || labelAt(head, at) === 'headline';
  const isState = (at: number) =>
    STATE_CODES.has(parts[at]?.text ?? '') && own.includes(at - 1) && isPlace(parts[at - 1]?.text ?? '');
  const coded = own.find((at) => (POSTCODE.test(parts[at]?.text ?? '') || isState(at)) && mayBe(at)) ?? -1;
  const cell = own.filter((at) => parts[at]?.line === parts[coded]?.line && parts[at]?.cell === parts[coded]?.cell);
  const isWhole =
    cell.at(-1) === coded &&
    cell.slice(1).every((at) => parts[at]?.boundary === 'comma') &&
    cell.every((at) => mayBe(at) && scoreTitleOrCompany(parts[at]?.text ?? '') <= 0);
  // A word of no list before a town with its code may be a profession: `Beekeeper, Bath BA1 1AA`.
  const isTownWithCode = (POSTCODE.exec(parts[coded]?.text ?? '')?.index ?? 0) > 0;
  const mayBePost = cell.length === 2 && isTownWithCode && !/\d/.test(parts[cell[0] ?? -1]?.text ?? '');
  return !isWhole ? [] : mayBePost ? [coded] : cell;
}

function fromStreet(head: DocumentHead): number[] {
  const { parts, own } = head;
  if (own.some((at) => isAddress(head, at))) return [];
  const street = own.find((at) => parts[at]?.kind === 'text' && isStreetWithNumber(parts[at]?.text ?? ''));
  const behind = own.filter(
    (at) => at > (street ?? at) && parts[at]?.line === parts[street ?? -1]?.line && parts[at]?.kind === 'text',
  );
  const rest = behind.findIndex((at, index) => at !== (street ?? 0) + 1 + index || parts[at]?.boundary !== 'comma');
  return street === undefined ? [] : [street, ...behind.slice(0, rest < 0 ? behind.length : rest)];
}

function districts(head: DocumentHead): number[] {
  const { parts, own } = head;
  if (own.some((at) => isAddress(head, at))) return [];
  const isTown = (at: number) =>
    TOWN_AND_DISTRICT.test(parts[at]?.text ?? '') &&
    mentionsPlace(parts[at]?.text ?? '') &&
    labelAt(head, at) !== 'name';
  return own.filter(isTown).slice(0, 1);
}
