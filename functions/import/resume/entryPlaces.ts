import { isPlace, type NameClassifier } from './cues.ts';
import type { RawEntry } from './entryLines.ts';
import { toHeadPieces, extractPlace, type HeadPiece } from './headPieces.ts';

/** How well a degree was done, which is no place. */
const GRADE_WORD = /\b(?:class|hono[u]?rs|distinction|merit|laude|gpa|minor|major)\b|הצטיינות|ממוצע|התמחות|חוג/i;

/** A part of an employer, which is no place. */
const DEPARTMENT_WORD = new RegExp(
  [
    String.raw`^(?:ה?(?:מחלק|סניף|אגף|צוות|מדור|יחיד|תחום|מערך|פרויקט)|`,
    String.raw`(?:the )?(?:department|division|team|unit|branch|section)\b|`,
    String.raw`.*\b(?:department|division|team|unit|branch|section)$)`,
  ].join(''),
  'iu',
);

/** Whether a text can be a place by its form: a short name without a cue. */
export const isLikelyPlace = (text: string, judge: NameClassifier) =>
  text.length <= 25 &&
  !GRADE_WORD.test(text) &&
  !DEPARTMENT_WORD.test(text) &&
  /^[\p{Lu}\p{Lo}][\p{L}\s'-]+$/u.test(text) &&
  text.split(' ').length <= 4 &&
  judge(text) === 0;

/** Whether one line holds a name, and what may be its place. */
export const isNameWithPlace = ([name, place, ...more]: readonly HeadPiece[], judge: NameClassifier) =>
  name !== undefined &&
  place !== undefined &&
  more.length === 0 &&
  name.row === place.row &&
  isLikelyPlace(place.text, judge);

/** What stands beside the period above the names of an entry; empty where nothing does. */
const textBesidePeriod = ({ head: [line, ...more], period, place, body }: RawEntry) =>
  period !== undefined && place === undefined && line?.cells.length === 1 && more.length + body.length > 1
    ? line.text
    : '';

/** Entries that all begin with a place beside their period, one of them known: none of those is a name. */
export function extractLeadingPlaces(entries: readonly RawEntry[], judge: NameClassifier): readonly RawEntry[] {
  const isPlaced =
    entries.length > 1 &&
    entries.every((entry) => isPlace(textBesidePeriod(entry)) || isLikelyPlace(textBesidePeriod(entry), judge)) &&
    entries.some((entry) => isPlace(textBesidePeriod(entry)));
  return isPlaced
    ? entries.map((entry) => ({ ...entry, place: textBesidePeriod(entry), head: entry.head.slice(1) }))
    : entries;
}

/** What stands beside the period below a line with both names: a place, though no list knows it. */
export function placeBesidePeriod({ head, period }: RawEntry, judge: NameClassifier): string | undefined {
  const last = head.at(-1);
  if (!last || period === undefined || head.length < 2 || last.cells.length > 1 || last.bold) return undefined;
  const { place, rest } = extractPlace(toHeadPieces(head.slice(0, -1)));
  return place === '' && rest.length > 1 && isLikelyPlace(last.text, judge) ? last.text : undefined;
}
