import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../pdf/lines.ts';
import { moveSideTextBelow } from './sideColumn.ts';
import { isBullet, toParagraphs } from './bullets.ts';
import { scoreDegreeOrInstitution, isPlace, type NameClassifier } from './cues.ts';
import { findPeriods } from './periods.ts';
import { splitEntries, isHeadLike, type RawEntry } from './entries.ts';
import { toHeadPieces, splitAtColon, splitAtComma, extractPlace, type HeadPiece } from './headPieces.ts';
import { placeBesidePeriod, isLikelyPlace, isNameWithPlace, extractLeadingPlaces } from './entryPlaces.ts';
import { parseLabelledRows, parseTable, type TableRow } from './tables.ts';

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

interface SplitHead {
  readonly entry: RawEntry;
  readonly pieces: readonly HeadPiece[];
  readonly place: string;
  readonly body: readonly TextLine[];
  /** How well a degree was done, as written. */
  readonly grades: readonly string[];
}

/**
 * The entries of a section with both names: by cue words, and where those are silent or weak by the order and the
 * weight that the section's other entries have; where all are, by `likely`: below zero the second name stands first.
 */
export function parseEntries(
  all: readonly TextLine[],
  direction: Direction,
  judge: NameClassifier,
  likely = 0,
): NamedEntry[] {
  const table = parseTable(all, direction);
  if (table)
    return [
      ...(table.above.length > 0 ? parseEntries(table.above, direction, judge, likely) : []),
      ...table.rows.map(entryFromRow),
    ];
  const facts = parseLabelledRows(all, direction);
  if (facts) return facts.map(entryFromRow);
  const lines = moveSideTextBelow(all, direction);
  const ends = lines.map(({ farEdge: far }) => far).filter(Number.isFinite);
  // A section of few short lines is as wide as its column all the same.
  const width =
    Math.max(...lines.map(({ right }) => right), ...ends) - Math.min(...lines.map(({ left }) => left), ...ends);
  const entries = extractLeadingPlaces(oneEntryPerLine(lines, judge) ?? splitEntries(lines, direction), judge);
  const inOne = entries.some(
    ({ head }) => head.length === 1 && head[0]?.cells.length === 1 && hasBothNames(head[0].text, judge),
  );
  const split = entries.map((entry) => splitEntryHead(entry, width, judge, direction, inOne));
  const splits =
    split.some(({ place }) => place !== '') || allEndWithShortName(split, judge)
      ? split.map((one) => extractLikelyPlace(one, judge))
      : split;
  const order = splits.reduce(
    (sum, { pieces: [a, b] }) => sum + (a && b ? clamp(judge(a.text) - judge(b.text)) : 0),
    0,
  );
  const boldFirst = splits.reduce(
    (sum, { pieces: [a, b] }) =>
      sum + (a && b && a.bold !== b.bold ? clamp(judge(a.text) - judge(b.text)) * (a.bold ? 1 : -1) : 0),
    0,
  );
  return inheritEmployer(
    splits,
    splits.map((split) => nameEntry(split, judge, direction, Math.sign(order) || likely, Math.sign(boldFirst))),
  );
}

/** An entry of each line, where no period tells them apart and each line has both names. */
function oneEntryPerLine(lines: readonly TextLine[], judge: NameClassifier): readonly RawEntry[] | undefined {
  const hasBoth = (line: TextLine) => {
    const signs = toHeadPieces([line])
      .flatMap((piece) => splitAtComma(piece, judge))
      .map(({ text }) => Math.sign(judge(text)));
    return !line.bold && line.text.length < 75 && signs.includes(1) && signs.includes(-1);
  };
  return lines.length > 1 && lines.every((line) => hasBoth(line) && findPeriods(line.text).length === 0)
    ? lines.map((line) => ({ period: undefined, head: [line], body: [] }))
    : undefined;
}

/** Posts one below the other at an employer that stands once above them have its name each. */
function inheritEmployer(splits: readonly SplitHead[], entries: readonly NamedEntry[]): NamedEntry[] {
  const done: NamedEntry[] = [];
  for (const [at, entry] of entries.entries()) {
    const above = done.at(-1);
    const [own, before] = [splits[at]?.pieces ?? [], splits[at - 1]?.pieces ?? []];
    const title = before.find(({ row }) => row === 1) ?? own[0];
    const isPost =
      entry.second === '' &&
      own.length === 1 &&
      above !== undefined &&
      above.second !== '' &&
      splits[at]?.entry.period !== undefined;
    // The post of the entry before stands in its second line, alone and looking like this one; or that one's was above
    // as well.
    const isBelow = before.length === 1 || (before[0]?.text === above?.second && title?.text === above?.first);
    done.push(
      isPost && isBelow && own[0]?.bold === title?.bold
        ? {
            ...entry,
            second: above.second,
            location: entry.location || above.location,
            confidence: Math.min(entry.confidence, 0.6),
          }
        : entry,
    );
  }
  return done;
}

/** An entry out of a table that says itself what stands where. */
function entryFromRow({ period, first, second, place, text }: TableRow): NamedEntry {
  const found =
    place === ''
      ? extractPlace([
          { text: first, bold: false, row: 0 },
          { text: second, bold: false, row: 1 },
        ])
      : undefined;
  const name = found?.rest.find(({ row }) => row === 1)?.text ?? second;
  const isOnly = (found?.rest.length ?? 2) < 2;
  return {
    first,
    second: isOnly ? second : name,
    location: isOnly ? place : (found?.place ?? place),
    description: text,
    confidence: 0.95,
    startDate: period?.start ?? '',
    endDate: period?.end ?? '',
    current: period?.current ?? false,
    present: period?.present ?? '',
  };
}

/** Whether the head of every entry, of two at least, ends one of its names with a comma and a short name of no cue. */
function allEndWithShortName(splits: readonly SplitHead[], judge: NameClassifier): boolean {
  const ends = ({ pieces }: SplitHead) =>
    pieces.length > 1 &&
    pieces.some(
      ({ text }) =>
        /,\s*[\p{Lu}\p{Lo}][\p{L}'-]+(?:\s[\p{L}'-]+)?$/u.test(text) &&
        judge(text.slice(text.lastIndexOf(',') + 1)) === 0,
    );
  return splits.length > 1 && splits.every(ends);
}

/** Where other entries name a place, a short name of no cue at the end of a line or behind a comma is one too. */
function extractLikelyPlace(split: SplitHead, judge: NameClassifier): SplitHead {
  const { pieces, place } = split;
  if (place !== '') return split;
  const isLikely = (text: string) => isLikelyPlace(text, judge);
  const at = pieces.findLastIndex(({ text, row }, index) => isLikely(text) && pieces[index - 1]?.row === row);
  if (pieces.length > 2 && at > 0)
    return { ...split, place: pieces[at]?.text ?? '', pieces: pieces.filter((_, index) => index !== at) };
  for (const [index, piece] of pieces.entries()) {
    const match = /^(.+)\s\(([^()]+)\)$/.exec(piece.text) ?? /^(.+),\s*([^,]+)$/.exec(piece.text);
    if (
      match?.[1] &&
      match[2] &&
      pieces.length > 1 &&
      isLikely(match[2]) &&
      !/\s(?:of|the|and|for|at|in)$/i.test(match[1])
    )
      return {
        ...split,
        place: match[2],
        pieces: pieces.map((other, own) => (own === index ? { ...other, text: match[1] ?? '' } : other)),
      };
  }
  return split;
}

const clamp = (value: number) => Math.max(-1, Math.min(1, value));

/** Posts without an employer: what stands below them is what was done. */
const SELF_EMPLOYED = /freelanc|self[- ]employed|עצמאי|פרילנס/i;
const isSelfEmployed = (text: string) =>
  SELF_EMPLOYED.test(text) && (text.replace(SELF_EMPLOYED, '').match(/\p{L}/gu)?.length ?? 0) > 3;

/** `inOne`: the section has both names in one line, with a comma between. */
function splitEntryHead(
  entry: RawEntry,
  width: number,
  judge: NameClassifier,
  direction: Direction,
  inOne: boolean,
): SplitHead {
  const head = [...entry.head];
  const body = [...entry.body];
  const own = entry.place ?? placeBesidePeriod(entry, judge);
  if (own !== undefined && entry.place === undefined) head.pop();
  const names = () => {
    const found = extractPlace(
      joinDashedName(toHeadPieces(head), head, body[0], judge).flatMap((piece) => splitAtColon(piece, judge)),
    );
    return own === undefined ? found : { ...found, place: own };
  };
  let { rest, place } = names();
  const edge = (line: TextLine) => (direction === 'rtl' ? -line.right : line.left);
  const start = head[0] ?? body[0];
  const from = start ? edge(start) : 0;
  // As wide as its column, and still the other name by its words.
  const isOpposite = (text: string) =>
    rest.length === 1 &&
    text.length < 75 &&
    judge(text) !== 0 &&
    Math.sign(judge(text)) === -Math.sign(judge(rest[0]?.text ?? ''));
  for (let [next, after] = body; next !== undefined; [next, after] = body) {
    const isIndented = edge(next) - from > 6;
    const canBe =
      isHeadLike(next) &&
      !isIndented &&
      (next.text.length < 75 || next.cells.length > 1) &&
      (next.cells.length > 1 ||
        (rest.length === 0 && next.bold) ||
        next.right - next.left < 0.93 * width ||
        isOpposite(next.text));
    // The name that is still wanted, by its words: the post below an employer that was already named with its place.
    const isOther =
      judge(next.text) < 0 || (judge(next.text) > 0 && judge(rest[0]?.text ?? '') <= 0 && next.text.length < 45);
    if (
      inOne &&
      rest.length === 1 &&
      place === '' &&
      /,\s/.test(rest[0]?.text ?? '') &&
      !isOther &&
      next.cells.length === 1 &&
      isLikelyPlace(next.text, judge)
    ) {
      place = next.text;
      body.shift();
      break;
    }
    const standsOut =
      next.bold ||
      next.cells.length > 1 ||
      judge(next.text) < 0 ||
      isPlace(next.text) ||
      (after !== undefined && (isBullet(after) || edge(after) - edge(next) > 6));
    const wanted =
      rest.length === 0 ||
      (rest.length === 1 &&
        !(isSelfEmployed(rest[0]?.text ?? '') && !isOther && !SELF_EMPLOYED.test(next.text)) &&
        (place === '' || !/,\s/.test(rest[0]?.text ?? '') || isOther)) ||
      (place === '' && isPlace(next.text));
    // The other name by its words, below a line of one and a place that no list knows.
    const isBelowPlace =
      place === '' &&
      isNameWithPlace(rest, judge) &&
      judge(next.text) !== 0 &&
      Math.sign(judge(next.text)) !== Math.sign(judge(rest[0]?.text ?? '')) &&
      next.text.length < 45;
    const isSecond = rest.length === 0 || standsOut || next.text.length < 45 || isOpposite(next.text);
    if (
      !canBe ||
      !(wanted || isBelowPlace) ||
      !isSecond ||
      (rest.length === 1 && /,\s/.test(rest[0]?.text ?? '') && !isOther && !standsOut)
    )
      break;
    if (rest.length >= 1 && !next.bold && next.cells.length === 1 && judge(next.text) >= 0 && /^[a-z]/.test(next.text))
      break;
    head.push(next);
    body.shift();
    ({ rest, place } = names());
  }
  // The line of one name and its place, which nothing but the other name below it tells.
  const [one, town, other] = rest;
  if (
    place === '' &&
    one &&
    town &&
    other &&
    rest.length === 3 &&
    other.row > town.row &&
    isNameWithPlace(rest.slice(0, 2), judge) &&
    judge(one.text) === 0 &&
    judge(other.text) !== 0
  )
    [rest, place] = [[one, other], town.text];
  // A degree that is the one item below its school.
  const [item] = body;
  if (
    judge === scoreDegreeOrInstitution &&
    rest.length === 1 &&
    body.length === 1 &&
    item &&
    isBullet(item) &&
    judge(item.text) > 0 &&
    judge(rest[0]?.text ?? '') <= 0 &&
    !rest[0]?.text.includes(',')
  ) {
    head.push(item);
    body.shift();
    ({ rest, place } = names());
  }
  const [only, aside, ...others] = toHeadPieces(head);
  // Where no other name came, the one in brackets is where it was.
  if (
    own === undefined &&
    rest.length === 1 &&
    only &&
    aside?.isAside === true &&
    others.length === 0 &&
    !isPlace(aside.text)
  )
    [rest, place] = [[only, aside], ''];
  const { left, grades } = extractGrades(rest, judge);
  rest = splitAtCommaBeforeDash(left, head, judge);
  if (rest.length === 1 && rest[0]) rest = splitAtComma(rest[0], judge);
  return { entry, pieces: rest, place, body, grades };
}

/** Whether a text says by its words what an entry is and where it was, with a comma between. */
function hasBothNames(text: string, judge: NameClassifier): boolean {
  const signs = text.split(/,\s+/).map((part) => Math.sign(judge(part)));
  return signs.includes(1) && signs.includes(-1);
}

/** A text that says how well a degree was done and nothing else. */
const GRADE_ONLY = new RegExp(
  [
    String.raw`^(?:with\s+)?(?:(?:summa|magna)\s+)?cum laude$`,
    String.raw`^gpa\b.{0,3}[\d.]+.*$`,
    String.raw`^(?:first|upper second|lower second)[- ]class(?: hono[u]?rs)?$`,
    String.raw`^with (?:(?:high|highest|first class) )?(?:distinction|hono[u]?rs)$`,
    String.raw`^(?:סיום )?בהצטיינות(?: יתרה)?$`,
    String.raw`^(?:ב)?ממוצע(?: ציונים| משוקלל)?:?\s*\d[\d.]*$`,
    String.raw`^(?:הצטיינות|מצטיינת?) דיקן$`,
  ].join('|'),
  'iu',
);

/** Names of studies without the grade that stands with them, behind a comma or as a name of its own. */
function extractGrades(
  pieces: readonly HeadPiece[],
  judge: NameClassifier,
): { readonly left: readonly HeadPiece[]; readonly grades: readonly string[] } {
  if (judge !== scoreDegreeOrInstitution) return { left: pieces, grades: [] };
  const grades: string[] = [];
  const left = pieces.flatMap((piece) => {
    // Behind its comma, a grade is the degree's own.
    const [, name = '', aside = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(piece.text) ?? [];
    const parts =
      judge(piece.text) > 0 ? [piece.text] : GRADE_ONLY.test(aside.trim()) ? [name, aside] : piece.text.split(/,\s+/);
    const kept = parts.filter((part) => !GRADE_ONLY.test(part.trim()));
    grades.push(...parts.filter((part) => GRADE_ONLY.test(part.trim())));
    return kept.length === 0 ? [] : [kept.length === parts.length ? piece : { ...piece, text: kept.join(', ') }];
  });
  return { left, grades };
}

/**
 * A name with a dash in it is whole where the line below is the other name: `Practical engineer – power`,
 * `Polytechnic`.
 */
function joinDashedName(
  pieces: readonly HeadPiece[],
  head: readonly TextLine[],
  next: TextLine | undefined,
  judge: NameClassifier,
): readonly HeadPiece[] {
  const [a, b, c] = pieces;
  const other = c?.text ?? (next && !isBullet(next) && isHeadLike(next) ? next.text : undefined);
  // A place is no name, and with its place behind it the line says all.
  if (
    (other !== undefined && isPlace(other)) ||
    (b && (isPlace(b.text) || isPlace(/\(([^()]+)\)$/.exec(b.text)?.[1] ?? '')))
  )
    return pieces;
  if (!a || !b || a.row !== b.row || a.row === c?.row || other === undefined) return pieces;
  const text = head[a.row]?.text ?? '';
  const between = text.slice(text.indexOf(a.text) + a.text.length, text.lastIndexOf(b.text));
  const isOther =
    judge(a.text) !== 0 &&
    Math.sign(judge(b.text)) !== -Math.sign(judge(a.text)) &&
    Math.sign(judge(other)) === -Math.sign(judge(a.text));
  return isOther && /^\s+[-–—]\s+$/.test(between)
    ? [{ ...a, text: `${a.text}${between}${b.text}` }, ...pieces.slice(2)]
    : pieces;
}

/**
 * Two names that a dash parts are cut at a comma where the first holds both:
 * `BSc in Physics, Technion – Israel Institute`.
 */
function splitAtCommaBeforeDash(
  pieces: readonly HeadPiece[],
  head: readonly TextLine[],
  judge: NameClassifier,
): readonly HeadPiece[] {
  const [a, b, ...more] = pieces;
  if (!a || !b || more.length > 0 || a.row !== b.row || a.bold !== b.bold) return pieces;
  const between = (head[a.row]?.text ?? '').split(a.text)[1]?.split(b.text)[0] ?? '';
  const [first, second] = splitAtComma(a, judge);
  const [own, other] = splitAtComma(b, judge);
  // A field of study goes with its degree; what stands behind the dash of a post is where it was.
  const isSplit =
    judge === scoreDegreeOrInstitution &&
    own &&
    other &&
    judge(a.text) !== 0 &&
    judge(own.text) === 0 &&
    Math.sign(judge(other.text)) === -Math.sign(judge(a.text));
  if (isSplit && /^\s+[-–—]\s+$/.test(between)) return [{ ...a, text: `${a.text}${between}${own.text}` }, other];
  const isBoth =
    second !== undefined &&
    judge(first?.text ?? '') !== 0 &&
    Math.sign(judge(second.text)) === -Math.sign(judge(first?.text ?? '')) &&
    Math.sign(judge(b.text)) !== Math.sign(judge(first?.text ?? ''));
  return first && isBoth && /^\s+[-–—]\s+$/.test(between)
    ? [first, { ...second, text: `${second.text}${between}${b.text}` }]
    : pieces;
}

/** A score above that of any cue words. */
const CERTAIN_SCORE = 10;
const labelScore = ({ kind }: HeadPiece) => (kind === 'first' ? CERTAIN_SCORE : kind === 'second' ? -CERTAIN_SCORE : 0);

/** A name without the stop of the sentence it ends; that of an abbreviation is its own. */
const removeFullStop = (text: string) =>
  text.replace(/(?<=[\p{L}\d"'״׳)]{3})(?<!\b(?:inc|ltd|corp|dept|univ|bros|intl|tech|assoc))\.$/iu, '');

function nameEntry(
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
