import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import { isBullet } from './bullets.ts';
import { isPlace, type NameClassifier } from './cues.ts';
import { isHeadLike } from './entryLines.ts';
import { isLikelyPlace, isNameWithPlace } from './entryPlaces.ts';
import type { HeadPiece } from './headPieces.ts';

/** What a head is read by. */
export interface HeadContext {
  readonly judge: NameClassifier;
  readonly direction: Direction;
  /** Width of the section's column in points. */
  readonly width: number;
  /** The section has both names in one line, with a comma between. */
  readonly inOne: boolean;
}

/** What of a head has been read so far. */
export interface HeadState {
  readonly context: HeadContext;
  /** Where the head begins, in points from the edge where reading begins. */
  readonly start: number;
  names: readonly HeadPiece[];
  place: string;
}

/** Posts without an employer: what stands below them is what was done. */
const SELF_EMPLOYED = /freelanc|self[- ]employed|עצמאי|פרילנס/i;
const isSelfEmployed = (text: string) =>
  SELF_EMPLOYED.test(text) && (text.replace(SELF_EMPLOYED, '').match(/\p{L}/gu)?.length ?? 0) > 3;

/** Points by which text may be indented and still begin at the head's edge. */
const MAX_INDENT = 6;
/** Letters of a line that is short enough to be a name. */
const MAX_NAME = 75;
/** As above, of one that stands out by nothing else. */
const MAX_PLAIN_NAME = 45;

/** Where a line begins, in points from the edge where reading begins. */
export const edgeOf = (line: TextLine, { direction }: HeadContext) => (direction === 'rtl' ? -line.right : line.left);

/** The first name; empty where none was read. */
export const firstName = ({ names: [first] }: HeadState): string => first?.text ?? '';

/** The name that is still wanted, by its words: the post below an employer that was already named with its place. */
function isOtherName({ text }: TextLine, head: HeadState): boolean {
  const { judge } = head.context;
  return judge(text) < 0 || (judge(text) > 0 && judge(firstName(head)) <= 0 && text.length < MAX_PLAIN_NAME);
}

/** As wide as its column, and still the other name by its words. */
function isOppositeName({ text }: TextLine, head: HeadState): boolean {
  const { judge } = head.context;
  return (
    head.names.length === 1 &&
    text.length < MAX_NAME &&
    judge(text) !== 0 &&
    Math.sign(judge(text)) === -Math.sign(judge(firstName(head)))
  );
}

/** Below a line with both names, a short name without a cue is where it was. */
export function isPlaceLine(line: TextLine, head: HeadState): boolean {
  return (
    head.context.inOne &&
    head.names.length === 1 &&
    head.place === '' &&
    /,\s/.test(firstName(head)) &&
    !isOtherName(line, head) &&
    line.cells.length === 1 &&
    isLikelyPlace(line.text, head.context.judge)
  );
}

/** Whether a line below the head is part of it; `after` is the one below that. */
export function belongsToHead(line: TextLine, after: TextLine | undefined, head: HeadState): boolean {
  const { judge } = head.context;
  const isOther = isOtherName(line, head);
  const isProminent = standsOut(line, after, head);
  const isName =
    head.names.length === 0 || isProminent || line.text.length < MAX_PLAIN_NAME || isOppositeName(line, head);
  if (!canBeInHead(line, head) || !(isWanted(line, isOther, head) || isNameBelowPlace(line, head)) || !isName)
    return false;
  // Both names stand in the first line already.
  if (head.names.length === 1 && /,\s/.test(firstName(head)) && !isOther && !isProminent) return false;
  const goesOn = !line.bold && line.cells.length === 1 && judge(line.text) >= 0 && /^[a-z]/.test(line.text);
  return !(head.names.length >= 1 && goesOn);
}

function canBeInHead(line: TextLine, head: HeadState): boolean {
  const isIndented = edgeOf(line, head.context) - head.start > MAX_INDENT;
  const isShort =
    line.cells.length > 1 ||
    (head.names.length === 0 && line.bold) ||
    line.right - line.left < 0.93 * head.context.width ||
    isOppositeName(line, head);
  return isHeadLike(line) && !isIndented && (line.text.length < MAX_NAME || line.cells.length > 1) && isShort;
}

/** Whether a line looks like more than text: weight, cells, words, or text that is indented below it. */
function standsOut(line: TextLine, after: TextLine | undefined, head: HeadState): boolean {
  return (
    line.bold ||
    line.cells.length > 1 ||
    head.context.judge(line.text) < 0 ||
    isPlace(line.text) ||
    (after !== undefined && (isBullet(after) || edgeOf(after, head.context) - edgeOf(line, head.context) > MAX_INDENT))
  );
}

/** Whether the head still lacks what the line may be: a name, or the place. */
function isWanted(line: TextLine, isOther: boolean, head: HeadState): boolean {
  if (head.names.length === 0 || (head.place === '' && isPlace(line.text))) return true;
  const needsNoEmployer = isSelfEmployed(firstName(head)) && !isOther && !SELF_EMPLOYED.test(line.text);
  return head.names.length === 1 && !needsNoEmployer && (head.place === '' || !/,\s/.test(firstName(head)) || isOther);
}

/** The other name by its words, below a line of one and a place that no list knows. */
function isNameBelowPlace({ text }: TextLine, head: HeadState): boolean {
  const { judge } = head.context;
  return (
    head.place === '' &&
    isNameWithPlace(head.names, judge) &&
    judge(text) !== 0 &&
    Math.sign(judge(text)) !== Math.sign(judge(firstName(head))) &&
    text.length < MAX_PLAIN_NAME
  );
}
