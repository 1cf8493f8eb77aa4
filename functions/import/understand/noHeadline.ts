import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import { CONTACT_LABEL } from '../resume/contactPatterns.ts';
import { asksForContact } from '../resume/contactWords.ts';
import { kindByName, kindByWord } from '../resume/headings.ts';
import { isLabel } from '../resume/labels.ts';
import type { Decoded } from './decode.ts';
import type { Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * The head of a résumé says more of a person than a profession, and a form says what to do with it. What has the form
 * of such a fact is no headline, and one headline in two languages is the one of the page.
 */

/** What is said of a person as such, or of the form. */
const FACTS: readonly RegExp[] = [
  // `Age 21`, `בת 21`
  /^(?:בן|בת|גילה?|aged?)\s*(?::\s*)?\d{1,2}(?:\s*(?:years old|שנים))?$|^\d{1,2} years old$/iu,
  // `נשואה ואם לשלושה`, `Married with two children`
  /^(?:נשואה?|רווקה?|גרושה?|אלמנה?|(?:single|married|divorced|widowed)(?= with |$))(?![\p{L}'"׳״-])(?:\s.*)?$/iu,
  // How a letter begins: `לכבוד צוות הגיוס`, `הנדון`, `Dear Sir`
  /^(?:לכבוד(?=$|[\s:,])|הנדון|לכל המעוניין|שלום(?: רב)?[,!.]?$|א\.?ג\.?נ\.?,?$)/u,
  /^(?:dear\s|to whom it may concern|re:?$|ref:?$)/i,
  // What a form calls its parts: `חלק א׳`, `Part B`
  /^(?:חלק|part|section)\s[\p{L}\d]{1,2}['’׳]?[.:]?$/iu,
  // `5'2"`, `54 kg`, `1.72 m`
  /^\d['’′]\s?\d{1,2}(?:["”″]|'')?$|^\d{2,3}\s?(?:kgs?|cm|lbs?|ק["״”]ג|ס["״”]מ)\.?$|^1[.,]\d{2}\s?(?:m|מ['׳’]?)\.?$/iu,
  // `מס'`: a label of which the value was private
  /^(?:מס['׳’]?|מספר|no\.?|nr\.?)$/iu,
  // What a form asks for: `Please print clearly`, `למילוי בכתב ברור`
  /^(?:למילוי|יש למלא|נא\s|אנא\s|please\s|to be (?:filled|completed)|(?:fill|complete) (?:in|out)\b|print clearly)/iu,
];

/** Whether a text of a head is said of a person as such, or by a letter or a form. */
export const isFactOfHead = (text: string): boolean => FACTS.some((fact) => fact.test(text));

interface HeadOfPage {
  readonly lines: readonly TextLine[];
  readonly parts: readonly Part[];
  readonly found: readonly Decoded[];
  readonly direction: Direction;
}

/** What a part that was taken for a headline is, and how that is known: the first row that holds says it. */
const ROWS: readonly {
  readonly says: string;
  readonly label: Label;
  readonly holds: (head: HeadOfPage, at: number) => boolean;
}[] = [
  {
    says: 'It has the form of another fact',
    label: 'junk',
    holds: ({ parts }, at) => isFactOfHead(parts[at]?.text ?? ''),
  },
  { says: 'It is a number or a sign: how many years, how many guests', label: 'junk', holds: isNumber },
  { says: 'It is a title behind a name that was not taken', label: 'junk', holds: isBehindOtherName },
  { says: 'It is the first letters of the name, in a cell of their own', label: 'junk', holds: isMonogram },
  { says: 'It only says what the contact behind it is', label: 'label', holds: isLabelOfContact },
  { says: 'It asks to write or call, above contacts', label: 'h:contacts', holds: headsContacts },
  { says: 'It is one of several texts in a row, as figures are', label: 'junk', holds: isInRow },
  { says: 'It stands beside a label of the form', label: 'junk', holds: isInRowOfForm },
  { says: 'It says the same in the other language', label: 'junk', holds: isInOtherLanguage },
  { says: 'It is in a third script, beside a headline in that of the name', label: 'junk', holds: isInThirdScript },
  { says: 'It stands behind a heading in its line', label: 'junk', holds: isBehindHeading },
  { says: 'It stands behind the contacts and above labels, and heads a section', label: 'h:experience', holds: heads },
];

/** Labels by which the headline is no other fact of the head. */
export function withoutFactsInHeadline(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
  direction: Direction,
): readonly Decoded[] {
  const head = { lines, parts, found, direction };
  return found.map((one, at) => {
    // What is said of a person beside the contacts is taken for an address too, and an address is in two languages.
    const isNone = isFactOfHead(parts[at]?.text ?? '') || isInOtherLanguage(head, at) || isSaidAgain(head, at);
    if (one.label === 'address' && isNone) return relabelled(one, 'junk');
    const row = one.label === 'headline' ? ROWS.find(({ holds }) => holds(head, at)) : undefined;
    return row ? relabelled(one, row.label) : one;
  });
}

const cellAt = ({ lines, parts }: HeadOfPage, at: number) => lines[parts[at]?.line ?? -1]?.cells[parts[at]?.cell ?? -1];

/** Whether a few letters stand behind the comma of a name in the other language: `Rachel Levin, MD`. */
function isBehindOtherName({ parts, found }: HeadOfPage, at: number): boolean {
  const [before, part] = [parts[at - 1], parts[at]];
  const isBehind = part?.boundary === 'comma' && before?.line === part.line && before.cell === part.cell;
  const isBeside = found.some(({ label }, other) => label === 'name' && parts[other]?.line === part?.line);
  return isBehind && isBeside && found[at - 1]?.label === 'junk' && /^(?:[A-Z][A-Za-z]{0,3}\.?){1,3}$/.test(part.text);
}

/** Whether a text is the label of a phone or an address of mail that stands right behind it. */
function isLabelOfContact({ parts, found }: HeadOfPage, at: number): boolean {
  const [part, next] = [parts[at], parts[at + 1]];
  const isBefore = next?.line === part?.line && next?.kind !== 'text' && found[at + 1]?.label === 'contact';
  return isBefore && part !== undefined && (isLabel(part.text) || part.text.replace(CONTACT_LABEL, '') === '');
}

/** Whether a text alone in its line leads to the contacts that stand below it: `Find me`, `דברו איתי`. */
function headsContacts({ parts, found }: HeadOfPage, at: number): boolean {
  const [part, next] = [parts[at], parts[at + 1]];
  const isAlone = parts[at - 1]?.line !== part?.line && next?.line === (part?.line ?? 0) + 1;
  return isAlone && next?.kind !== 'text' && found[at + 1]?.label === 'contact' && asksForContact(part?.text ?? '');
}

function isNumber(head: HeadOfPage, at: number): boolean {
  const { text = '' } = head.parts[at] ?? {};
  return !/\p{L}{2}/u.test(text) && cellAt(head, at)?.text.trim() === text;
}

/** Cells of a line from which on none says what somebody is. */
const MIN_ROW = 3;

function isInRow({ lines, parts, found }: HeadOfPage, at: number): boolean {
  const row = parts[at]?.line ?? -1;
  const isAll = parts.every(({ line }, other) => line !== row || found[other]?.label === 'headline');
  return isAll && (lines[row]?.cells.length ?? 0) >= MIN_ROW;
}

function isBehindHeading({ parts, found }: HeadOfPage, at: number): boolean {
  return parts[at]?.line === parts[at - 1]?.line && found[at - 1]?.label.startsWith('h:') === true;
}

/** Letters of a monogram. */
const MONOGRAM = /^\p{Lu}\.?\s?\p{Lu}(?:\.?\s?\p{Lu})?\.?$/u;

function isMonogram(head: HeadOfPage, at: number): boolean {
  const { parts, found } = head;
  const text = parts[at]?.text ?? '';
  if (!MONOGRAM.test(text) || cellAt(head, at)?.text.trim() !== text) return false;
  const name = parts.filter((_, other) => found[other]?.label === 'name').map((part) => part.text);
  const letters = name
    .join(' ')
    .split(/[\s-]+/)
    .map((word) => word[0]?.toUpperCase());
  return text.replace(/[.\s]/g, '') === letters.join('');
}

/** Points by which labels below each other begin, or end, beside each other. */
const SAME_EDGE = 2;
const near = (a = Infinity, b = -Infinity) => Math.abs(a - b) < SAME_EDGE;

/** Whether a part is of a line of two cells below one of a label and its value, with its first cell below the label. */
function isInRowOfForm(head: HeadOfPage, at: number): boolean {
  const { lines, parts, found } = head;
  const own = lines[parts[at]?.line ?? -1];
  const [above, below] = [lines[(parts[at]?.line ?? 0) - 1], lines[(parts[at]?.line ?? 0) + 1]];
  const isPair = (line: TextLine | undefined) => {
    const first = parts.findIndex((part) => part.line === lines.indexOf(line as TextLine));
    return line?.cells.length === 2 && found[first]?.label === 'label';
  };
  const isAligned = (line: TextLine | undefined) => {
    const [label, value] = [line?.cells[0], line?.cells[1]];
    const [first, second] = [own?.cells[0], own?.cells[1]];
    return (
      label?.bold === first?.bold &&
      ((near(label?.left, first?.left) && near(value?.left, second?.left)) ||
        (near(label?.right, first?.right) && near(value?.right, second?.right)))
    );
  };
  const first = parts.findIndex((part) => part.line === parts[at]?.line);
  // A label that asks for the profession has it beside it.
  if (own?.cells.length !== 2 || (parts[at]?.cell === 1 && found[first]?.label === 'label')) return false;
  return (isPair(above) && isAligned(above)) || (isPair(below) && isAligned(below) && isPair(above));
}

const SCRIPTS = { rtl: /\p{Script=Hebrew}/u, ltr: /\p{Script=Latin}/u } as const;

const isAll = (text: string, script: RegExp, none: RegExp) => script.test(text) && !none.test(text);

/** Whether a part is in a cell that is all in the other language, beside one of its label that is all in the page's. */
function isInOtherLanguage(head: HeadOfPage, at: number): boolean {
  const { lines, parts, found, direction } = head;
  const [own, other] = direction === 'rtl' ? [SCRIPTS.rtl, SCRIPTS.ltr] : [SCRIPTS.ltr, SCRIPTS.rtl];
  const line = lines[parts[at]?.line ?? -1];
  const isSame = (cell: number) =>
    parts.some(
      (part, index) => part.line === parts[at]?.line && part.cell === cell && found[index]?.label === found[at]?.label,
    );
  return (
    line?.cells.length === 2 &&
    isAll(cellAt(head, at)?.text ?? '', other, own) &&
    line.cells.some((cell, index) => isAll(cell.text, own, other) && isSame(index))
  );
}

/** Whether a part of an address stands behind or before the same in the page's language: `Netanya / נתניה`. */
function isSaidAgain({ parts, found, direction }: HeadOfPage, at: number): boolean {
  const [own, other] = direction === 'rtl' ? [SCRIPTS.rtl, SCRIPTS.ltr] : [SCRIPTS.ltr, SCRIPTS.rtl];
  const part = parts[at];
  const isSame = (near: number, boundary = parts[near]?.boundary) =>
    parts[near]?.line === part?.line &&
    parts[near]?.cell === part?.cell &&
    boundary === 'bar' &&
    found[near]?.label === 'address' &&
    isAll(parts[near]?.text ?? '', own, other);
  return part !== undefined && isAll(part.text, other, own) && (isSame(at + 1) || isSame(at - 1, part.boundary));
}

const isThird = (text: string) => /\p{L}/u.test(text) && !SCRIPTS.rtl.test(text) && !SCRIPTS.ltr.test(text);

/** Whether a text is in neither of the languages, where name and another headline are in one of them. */
function isInThirdScript({ parts, found }: HeadOfPage, at: number): boolean {
  const textsOf = (label: Label) => parts.filter((_, other) => found[other]?.label === label).map(({ text }) => text);
  return (
    isThird(parts[at]?.text ?? '') &&
    textsOf('name').every((text) => !isThird(text)) &&
    textsOf('headline').some((text) => !isThird(text))
  );
}

/** The section that a text names, apart from what it says of it in brackets: `Employment (latest first)`. */
function sectionIn(text: string): string {
  const [name = ''] = text.split(/(?<!\s)\s*\(/, 1);
  return kindByName(name) ?? kindByWord(name);
}

/** Whether a text that speaks of work stands behind contacts and right above a row of labels. */
function heads({ lines, parts, found }: HeadOfPage, at: number): boolean {
  const part = parts[at];
  const isBehind = found.slice(0, at).some(({ label }) => label === 'contact') && part?.boundary === 'paragraph';
  const below = parts.findIndex((other, index) => index > at && other.line > (part?.line ?? 0));
  return (
    isBehind &&
    lines[part.line]?.cells.length === 1 &&
    found[below]?.label === 'label' &&
    (lines[parts[below]?.line ?? -1]?.cells.length ?? 0) > 1 &&
    sectionIn(lines[part.line]?.text ?? '') === 'experience'
  );
}
