import type { Direction } from '../../../shared/platform/language.ts';
import { toParagraphs } from './bullets.ts';
import type { NameClassifier } from './cues.ts';
import type { SplitHead } from './entryHead.ts';
import type { HeadPiece } from './headPieces.ts';

/** An entry whose two names are classified. */
export interface NamedEntry {
  /** First name: title, degree. */
  readonly first: string;
  /** Second name: company, institution. */
  readonly second: string;
  readonly location: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
  /** The word for "present"; empty when there is none. */
  readonly present: string;
  readonly description: string;
  /** How sure the two names are, 0-1. */
  readonly confidence: number;
}

/** Weight of the section's common order of names against an entry's own cue words. */
const SECTION_ORDER_WEIGHT = 1.6;

/** A score above that of any cue words. */
const CERTAIN_SCORE = 10;
const labelScore = ({ kind }: HeadPiece) => (kind === 'first' ? CERTAIN_SCORE : kind === 'second' ? -CERTAIN_SCORE : 0);

/** A name without the stop of the sentence it ends; that of an abbreviation is its own. */
const removeFullStop = (text: string) =>
  text.replace(/(?<=[\p{L}\d"'״׳)]{3})(?<!\b(?:inc|ltd|corp|dept|univ|bros|intl|tech|assoc))\.$/iu, '');

/**
 * Which of an entry's two names is which: by their cue words, and by the section's usual `order` of names and by which
 * of them is bold there (`boldFirst`), each −1, 0 or 1.
 */
export function nameEntry(
  { entry, pieces, place, body, grades }: SplitHead,
  judge: NameClassifier,
  direction: Direction,
  order: number,
  boldFirst: number,
): NamedEntry {
  const groups = groupPieces(pieces, judge);
  const [a, b, ...more] = moveSecondNameForward(groups, judge);
  let isTurned = false;
  let sureness = 1;
  if (a && b) {
    const own = judge(a.text) - judge(b.text) + labelScore(a) - labelScore(b);
    const usual =
      order * SECTION_ORDER_WEIGHT +
      (a.bold === b.bold ? 0 : (a.bold ? 1 : -1) * boldFirst * SECTION_ORDER_WEIGHT * 0.5);
    const balance = own + usual;
    isTurned = balance < 0;
    sureness = Math.min(1, Math.abs(balance) / 3);
  } else if (a) isTurned = judge(a.text) + labelScore(a) < 0;
  const [first, second] = isTurned ? [b, a] : [a, b];
  const { period } = entry;
  const rest = more.map(({ text }) => text);
  return {
    first: removeFullStop(first?.text ?? ''),
    second: removeFullStop(second?.text ?? ''),
    location: place.replace(/(?<=\p{L}{3})\.$/u, ''),
    startDate: period?.start ?? '',
    endDate: period?.end ?? '',
    current: period?.current ?? false,
    present: period?.present ?? '',
    description: [...grades, ...rest, ...toParagraphs(body, direction)].join('\n'),
    confidence: 0.5 + 0.45 * sureness,
  };
}

/** The second name before what stands between it and the first and has no cue: a place that no list knows. */
function moveSecondNameForward(groups: readonly HeadPiece[], judge: NameClassifier): readonly HeadPiece[] {
  const [a, b, c, ...more] = groups;
  if (
    !a ||
    !b ||
    !c ||
    judge(b.text) !== 0 ||
    judge(a.text) === 0 ||
    Math.sign(judge(c.text)) !== -Math.sign(judge(a.text))
  )
    return groups;
  return [a, c, b, ...more];
}

/** Neighbours that are surely of one kind are one name that a sign within it cut: `הטכניון – מכון טכנולוגי לישראל`. */
function groupPieces(pieces: readonly HeadPiece[], judge: NameClassifier): HeadPiece[] {
  const groups: HeadPiece[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    const [was, is] = [last ? judge(last.text) : 0, judge(piece.text)];
    const isSame =
      last !== undefined &&
      last.row === piece.row &&
      last.bold === piece.bold &&
      pieces.length > 2 &&
      Math.sign(was) === Math.sign(is) &&
      was !== 0;
    const isWhole =
      last !== undefined &&
      last.row === piece.row &&
      last.bold === piece.bold &&
      groups.length === 2 &&
      pieces.length > 2;
    if (last && (isSame || isWhole)) groups[groups.length - 1] = { ...last, text: `${last.text} – ${piece.text}` };
    else groups.push(piece);
  }
  return groups;
}
