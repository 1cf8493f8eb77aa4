import type { Cell } from '../pdf/cells.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import { lettersAndDigits } from '../../../shared/resume/text.ts';
import { median, quantile } from '../statistics.ts';
import type { TextLine } from '../pdf/lines.ts';
import { isBullet } from './bullets.ts';
import { scoreDegreeOrInstitution, scoreTitleOrCompany } from './cues.ts';
import { isPresent } from '../../../shared/resume/dates.ts';
import { isDuration, isPeriodOnly, findPeriods, removePeriod, type Period } from './periods.ts';
import { unswapDates } from './swappedDates.ts';

/** One entry of a section before its head is understood. */
export interface RawEntry {
  readonly period: Period | undefined;
  /** Lines that name what the entry is, without the period. */
  readonly head: readonly TextLine[];
  readonly body: readonly TextLine[];
  /** What stands in the column of dates below the period. */
  readonly place?: string;
}

/** Lines above the one with the date that an entry may begin with. */
const MAX_LEAD_LINES = 3;
/** Points by which a line may stand out of another's edge and still begin at it. */
const EDGE_TOLERANCE = 4;

/**
 * Cuts a section into entries. Each is anchored on the line with its period; how many lines stand above that line is
 * learnt from the first entry, and gaps and weight decide where the next begins. Without periods, weight and gaps alone
 * do.
 */
export function splitEntries(lines: readonly TextLine[], direction: Direction): RawEntry[] {
  // How long somebody was at an employer in all, above the posts there, names nothing.
  return cutAtAnchors(
    unswapDates(
      lines.filter((line) => !isDuration(line.text)),
      direction,
    )
      .reduce<TextLine[]>(joinBrokenPeriods, [])
      .reduce<TextLine[]>((done, line) => joinBrokenCells(done, line, direction), [])
      .reduce<TextLine[]>((done, line) => joinBrokenNames(done, line, direction), []),
    direction,
  );
}

function cutAtAnchors(lines: readonly TextLine[], direction: Direction): RawEntry[] {
  const edge = (line: TextLine) => (direction === 'rtl' ? -line.right : line.left);
  const anchors = findAnchors(lines, edge);
  if (anchors.length === 0) return splitUndated(lines, edge);
  const first = anchors[0] ?? 0;
  const lead = first <= MAX_LEAD_LINES && lines.slice(0, first).every((line) => isHeadLike(line)) ? first : 0;
  const top = lines[first - lead];
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap > 0 && gap < 100);
  const usual = median(gaps);
  const isAligned = (line: TextLine, other: TextLine) =>
    Math.abs(edge(line) - edge(other)) < EDGE_TOLERANCE ||
    Math.abs(line.left + line.right - other.left - other.right) < EDGE_TOLERANCE;
  const startOf = (anchor: number, previous: number): number => {
    let best = { start: anchor, score: -Infinity };
    for (let start = anchor; start > previous && anchor - start <= MAX_LEAD_LINES; start -= 1) {
      const line = lines[start];
      if (!line || !top) break;
      let score = anchor - start === lead ? 2 : 0;
      score += line.bold === top.bold && Math.abs(line.size - top.size) < 0.6 ? 1 : 0;
      score += isAligned(line, top) ? 0.5 : edge(line) > edge(top) + EDGE_TOLERANCE ? -3 : -1;
      score += line.gap >= 1.15 * usual ? 1 : 0;
      // A period alone has its names above it where the first one has.
      score -= start === anchor && lead > 0 && isPeriodOnly(line.text) ? 1 : 0;
      for (const above of lines.slice(start, anchor)) score -= isBullet(above) ? 4 : isHeadLike(above) ? 0 : 2;
      if (score > best.score) best = { start, score };
    }
    return best.start;
  };
  const starts: number[] = [];
  for (const anchor of anchors)
    starts.push(starts.length === 0 ? first - lead : startOf(anchor, anchors[starts.length - 1] ?? 0));
  const entries: RawEntry[] = first - lead > 0 ? splitUndated(lines.slice(0, first - lead), edge) : [];
  for (const [at, start] of starts.entries()) {
    const anchor = anchors[at] ?? start;
    const own = lines.slice(start, starts[at + 1] ?? lines.length);
    const [entry, ...more] = splitUndatedFollowers(own, anchor - start, edge, usual, direction);
    if (entry) entries.push(entry);
    entries.push(...more);
  }
  return entries;
}

/** What joins a period to the rest of it, at its end; a line from the right has it at its beginning. */
export const OPEN_PERIOD = /^\s*[-–—]\s*|\s*(?:[-–—]|\b(?:to|until)|עד)\s*$/;

/** An end of which the month is said, and the year in the next line. */
const PERIOD_WITHOUT_YEAR = /\s*(?:[-–—]|\b(?:to|until)|עד)\s+\p{L}{3,10}$/u;

/** A period that a narrow column of dates broke over two lines is one again: `01/2020 –`, `Present`. */
function joinBrokenPeriods(done: TextLine[], line: TextLine): TextLine[] {
  const above = done.at(-1);
  const open = above?.cells.find(
    (cell) =>
      cell.text.length < 25 &&
      /\d{4}/.test(cell.text) &&
      (OPEN_PERIOD.test(cell.text)
        ? isPeriodOnly(cell.text.replace(OPEN_PERIOD, ''))
        : PERIOD_WITHOUT_YEAR.test(cell.text) && isPeriodOnly(cell.text.replace(PERIOD_WITHOUT_YEAR, ''))),
  );
  const rest = line.cells.find(
    (cell) =>
      open !== undefined &&
      cell.left < open.right &&
      cell.right > open.left &&
      cell.text.length < 20 &&
      (isPeriodOnly(cell.text) || isPresent(cell.text) || cell.text === 'date'),
  );
  if (!above || !open || !rest) return [...done, line];
  const text =
    PERIOD_WITHOUT_YEAR.test(open.text) && !OPEN_PERIOD.test(open.text)
      ? `${open.text} ${rest.text}`
      : `${open.text.replace(OPEN_PERIOD, '')} – ${rest.text}`;
  const whole = replaceCells(
    above,
    above.cells.map((cell) => (cell === open ? { ...cell, text, runs: [{ text, bold: cell.bold }] } : cell)),
  );
  const left = line.cells.filter((cell) => cell !== rest);
  return [...done.slice(0, -1), whole, ...(left.length > 0 ? [replaceCells(line, left)] : [])];
}

/** A name in the middle of a row that went to the edge of its column, and on in the next line, is whole. */
function joinBrokenCells(done: TextLine[], line: TextLine, direction: Direction): TextLine[] {
  const above = done.at(-1);
  const [rest] = line.cells;
  if (
    !above ||
    above.cells.length < 3 ||
    !rest ||
    line.cells.length > 1 ||
    isBullet(line) ||
    line.gap > 1.5 * line.size ||
    findPeriods(line.text).length > 0
  )
    return [...done, line];
  const start = (cell: { readonly left: number; readonly right: number }) =>
    direction === 'rtl' ? -cell.right : cell.left;
  const at = above.cells.findIndex(
    (cell) =>
      Math.abs(start(cell) - start(rest)) < EDGE_TOLERANCE && cell.bold === rest.bold && !isPeriodOnly(cell.text),
  );
  const [cell, next] = [above.cells[at], above.cells[at + 1]];
  if (
    !cell ||
    !next ||
    start(next) - (direction === 'rtl' ? -cell.left : cell.right) >
      ((rest.text.split(' ')[0] ?? '').length + 2) * line.size * 0.55
  )
    return [...done, line];
  const text = `${cell.text} ${rest.text}`;
  return [
    ...done.slice(0, -1),
    replaceCells(above, above.cells.with(at, { ...cell, text, runs: [{ text, bold: cell.bold }] })),
  ];
}

const isBoldName = (line: TextLine) =>
  line.bold && line.cells.length === 1 && !isBullet(line) && findPeriods(line.text).length === 0;

/** A bold name that went to the end of a narrow column is one with the bold rest of it below. */
function joinBrokenNames(done: TextLine[], line: TextLine, direction: Direction): TextLine[] {
  const above = done.at(-1);
  const [first] = above?.cells ?? [];
  if (
    !above ||
    !first ||
    !isBoldName(above) ||
    !isBoldName(line) ||
    Math.abs(above.size - line.size) > 0.3 ||
    line.gap > 1.6 * line.size ||
    !Number.isFinite(above.farEdge)
  )
    return [...done, line];
  const room = direction === 'rtl' ? above.left - above.farEdge : above.farEdge - above.right;
  if (room > ((line.text.split(' ')[0] ?? '').length + 1) * line.size * 0.55) return [...done, line];
  const text = `${above.text} ${line.text}`;
  return [
    ...done.slice(0, -1),
    {
      ...replaceCells(above, [{ ...first, text, runs: [{ text, bold: true }] }]),
      right: Math.max(above.right, line.right),
      left: Math.min(above.left, line.left),
    },
  ];
}

function replaceCells(line: TextLine, cells: TextLine['cells']): TextLine {
  return {
    ...line,
    cells,
    text: cells.map((cell) => cell.text).join('  '),
    left: Math.min(...cells.map((cell) => cell.left)),
    right: Math.max(...cells.map((cell) => cell.right)),
  };
}

/** Whether a line can be part of an entry's head: short, no sentence, no bullet. */
export function isHeadLike(line: TextLine): boolean {
  const text = line.text.trim();
  return (
    !isBullet(line) && text.length <= 95 && !/[^.\s]{4,}\.$/.test(text.replace(/(?:ltd|inc|corp|co|בע"מ)\.$/i, ''))
  );
}

function findAnchors(lines: readonly TextLine[], edge: (line: TextLine) => number): number[] {
  const all = lines.map((line, at) => ({ line, at, kind: anchorKind(line) }));
  const plain = all.filter(({ line }) => !isBullet(line));
  let found = plain.filter(({ kind }) => kind === 'range' || kind === 'cell');
  if (found.length === 0) found = plain.filter(({ kind }) => kind !== undefined);
  // Where every entry is a bullet, bullets are anchors.
  if (found.length === 0) found = all.filter(({ kind }) => kind !== undefined);
  // A single year at the end of a line belongs to an entry where others of the section have ranges, if it stands at
  // their edge.
  const first = found[0];
  if (first && !isBullet(first.line)) {
    const singles = plain.filter(
      ({ line, kind }) =>
        kind === 'single' && Math.abs(edge(line) - edge(first.line)) < EDGE_TOLERANCE && line.text.length < 90,
    );
    found = [...new Set([...found, ...singles])].toSorted((a, b) => a.at - b.at);
  }
  // An indented line that only ends with a date is text of the entry above.
  return found
    .filter(({ line, kind }) => kind === 'cell' || !first || edge(line) - edge(first.line) < 2 * EDGE_TOLERANCE)
    .map(({ at }) => at);
}

/** How a line is anchored: by a period in a cell of its own, a range or a single date at an end; undefined by none. */
function anchorKind(line: TextLine): 'cell' | 'range' | 'single' | undefined {
  const [period] = findPeriods(line.text);
  if (!period) return undefined;
  if (line.cells.some((cell) => isPeriodOnly(cell.text))) return 'cell';
  const before = line.text.slice(0, period.from).trim();
  const after = line.text.slice(period.to).replace(/^[\s)\]|,.:–-]+/, '');
  const atEnd = !/[\p{L}\d]/u.test(after) || /^\(?\d+\s*(?:years?|yrs?|mos?|months?|שנים|חודשים|שנה)/i.test(after);
  const atStart = !/[\p{L}\d]/u.test(before);
  const between = /[|(,–-]\s*$/.test(before) && line.text.length < 110;
  const isBracketed = before.trimEnd().endsWith('(') && /^\s*\)\s*[,|]/.test(line.text.slice(period.to));
  if (period.isRange) return atEnd || atStart || between ? 'range' : undefined;
  return (atStart && line.text.length < 100) ||
    isBracketed ||
    (atEnd && /[|([,–·-]\s*$|\s{2}$/.test(line.text.slice(0, period.from)))
    ? 'single'
    : undefined;
}

/** The weights of a cell's text without its period. */
function runsWithoutPeriod(cell: Cell, text: string): Cell['runs'] {
  const runs = cell.runs.flatMap((run) => {
    const [own] = findPeriods(run.text);
    const left = own ? removePeriod(run.text, own) : run.text;
    // A quote or an abbreviation's stop of another weight is part of its word.
    return lettersAndDigits(left) === '' && !/["'״׳’]|^\.\s/.test(left) ? [] : [{ text: left, bold: run.bold }];
  });
  // A period of two weights is in no run alone.
  return lettersAndDigits(runs.map((run) => run.text).join('')) === lettersAndDigits(text)
    ? runs
    : [{ text, bold: cell.bold }];
}

function stripPeriod(line: TextLine): { line: TextLine | undefined; period: Period | undefined } {
  const [period] = findPeriods(line.text);
  if (!period) return { line, period };
  const cells = line.cells.flatMap((cell) => {
    const own = findPeriods(cell.text)[0];
    if (!own) return [cell];
    if (isPeriodOnly(cell.text)) return [];
    const text = removePeriod(cell.text, own);
    return text === '' ? [] : [{ ...cell, text, runs: runsWithoutPeriod(cell, text) }];
  });
  return { line: cells.some(({ text }) => /[\p{L}\d]/u.test(text)) ? replaceCells(line, cells) : undefined, period };
}

const overlapsColumn = (cell: Cell, column: Cell) => cell.left < column.right && cell.right > column.left;

/** A short name below a period in the column of dates, and what else its line has: where the entry was. */
function placeBelowPeriod(
  anchor: TextLine,
  line: TextLine | undefined,
): { readonly line: TextLine; readonly place: string; readonly rest: readonly TextLine[] } | undefined {
  const dates = anchor.cells.find((cell) => isPeriodOnly(cell.text));
  if (!line || !dates || anchor.cells.length < 2 || line.gap > 1.7 * line.size) return undefined;
  const others = anchor.cells.filter((cell) => cell !== dates);
  const cell = line.cells.find(
    (one) => overlapsColumn(one, dates) && !others.some((other) => overlapsColumn(one, other)),
  );
  if (
    !cell ||
    isBullet(line) ||
    cell.text.length > 30 ||
    !/^[\p{Lu}\p{Lo}][\p{L}\s,.'"-]+$/u.test(cell.text) ||
    scoreTitleOrCompany(cell.text) !== 0 ||
    scoreDegreeOrInstitution(cell.text) !== 0
  )
    return undefined;
  const left = line.cells.filter((one) => one !== cell);
  return { line, place: cell.text, rest: left.length > 0 ? [replaceCells(line, left)] : [] };
}

/** Letters of a line that only the edge of its column ended. */
const MIN_FULL_LINE = 40;
/** As the first, of one in bold that goes on in bold. */
const MIN_FULL_BOLD_LINE = 30;

/**
 * A head whose lines went over the edge of their column has them whole; `text` is what stands behind the head in its
 * last line.
 */
function joinWrappedHead(
  head: readonly TextLine[],
  body: readonly TextLine[],
  text: readonly TextLine[],
  direction: Direction,
): Pick<RawEntry, 'head' | 'body'> {
  const whole: TextLine[] = [];
  for (const line of head) {
    const above = whole.at(-1);
    if (above && isWrappedLine(above, line, direction)) whole[whole.length - 1] = joinLines(above, line);
    else whole.push(line);
  }
  if (text.length > 0) return { head: whole, body: [...text, ...body] };
  const rest = [...body];
  for (
    let [last, next] = [whole.at(-1), rest[0]];
    last && next && isWrappedLine(last, next, direction);
    [last, next] = [whole.at(-1), rest[0]]
  ) {
    whole[whole.length - 1] = joinLines(last, next);
    rest.shift();
  }
  return { head: whole, body: rest };
}

/** Whether a line goes on in the next one: it has no room for the next word, and looks the same. */
function isWrappedLine(above: TextLine, line: TextLine, direction: Direction): boolean {
  // What ends as a sentence is text below.
  if (!isHeadLike(line)) return false;
  const [last] = above.cells.slice(-1);
  const [first] = line.cells;
  if (
    !last ||
    !first ||
    line.cells.length > 1 ||
    isBullet(line) ||
    isPeriodOnly(line.text) ||
    Math.max(last.text.length, (last.right - last.left) / (0.5 * last.size)) <
      (last.runs.at(-1)?.bold === true ? MIN_FULL_BOLD_LINE : MIN_FULL_LINE) ||
    !Number.isFinite(above.farEdge)
  )
    return false;
  if (
    line.gap > 1.7 * line.size ||
    Math.abs(last.size - first.size) > 0.6 ||
    (last.runs.at(-1)?.bold ?? last.bold) !== (first.runs[0]?.bold ?? first.bold) ||
    /[.!?]$/.test(last.text)
  )
    return false;
  const start = (cell: { readonly left: number; readonly right: number }) =>
    direction === 'rtl' ? -cell.right : cell.left;
  const room = direction === 'rtl' ? last.left - above.farEdge : above.farEdge - last.right;
  return (
    Math.abs(start(first) - start(last)) < EDGE_TOLERANCE &&
    room < ((line.text.split(' ')[0] ?? '').length + 1) * line.size * 0.55
  );
}

function joinLines(above: TextLine, line: TextLine): TextLine {
  const [last] = above.cells.slice(-1);
  const [first] = line.cells;
  if (!last || !first) return above;
  // What stands further on the line is that of the second, for the next to be compared with.
  const cell = {
    ...last,
    left: Math.min(last.left, first.left),
    right: first.right,
    text: `${last.text} ${first.text}`,
    runs: [...last.runs, { text: ' ', bold: last.runs.at(-1)?.bold ?? last.bold }, ...first.runs],
  };
  return replaceCells(above, [...above.cells.slice(0, -1), cell]);
}

/** The end of a sentence behind a word that is no abbreviation, and the next one. */
const SENTENCE_AFTER_HEAD = new RegExp(
  [
    String.raw`^(.{6,}?(?<![\p{L}"'״׳.])`,
    String.raw`(?!(?:inc|ltd|corp|dept|univ|prof|mrs?|messrs)\.)`,
    String.raw`(?:[\p{L}'"״׳-]{3,}|(?<=, )(?!st|dr|mr|ms)[A-Z]{2}))`,
    String.raw`\.\s+(\p{L}.{10,})$`,
  ].join(''),
  'iu',
);

/** A head that goes on as text in its own line is two: `Cook, Blue Door. Ran the kitchen`. */
function splitSentenceFromHead(line: TextLine): TextLine[] {
  const [cell] = line.cells;
  const [, head, text] = line.cells.length === 1 && cell ? (SENTENCE_AFTER_HEAD.exec(cell.text) ?? []) : [];
  if (!cell || !head || !text) return [line];
  const bold = cell.runs
    .findLast((run) => run.bold && head.startsWith(run.text.trim()) && run.text.trim() !== '')
    ?.text.trim();
  const runs =
    bold && !cell.bold
      ? [
          { text: bold, bold: true },
          { text: head.slice(bold.length), bold: false },
        ]
      : [{ text: head, bold: cell.bold }];
  return [
    { ...line, text: head, cells: [{ ...cell, text: head, runs }] },
    { ...line, text, bold: false, cells: [{ ...cell, text, bold: false, runs: [{ text, bold: false }] }] },
  ];
}

/** The entry of some lines, and entries without a period that follow it in the same look. */
function splitUndatedFollowers(
  lines: readonly TextLine[],
  anchor: number,
  edge: (line: TextLine) => number,
  usual: number,
  direction: Direction,
): RawEntry[] {
  const top = lines[0];
  const next = lines.findIndex(
    (line, at) =>
      at > anchor + 2 &&
      top !== undefined &&
      top.bold &&
      line.bold &&
      !isBullet(line) &&
      line.gap >= 1.15 * usual &&
      Math.abs(edge(line) - edge(top)) < EDGE_TOLERANCE &&
      lines[at - 1]?.bold === false,
  );
  let own = next < 0 ? lines : lines.slice(0, next);
  const at = own[anchor];
  const { line, period } = at ? stripPeriod(at) : { line: undefined, period: undefined };
  const [name, ...text] = line && !isBullet(line) ? splitSentenceFromHead(line) : line ? [line] : [];
  const head = [...own.slice(0, anchor), ...(name ? [name] : [])];
  const below = at && placeBelowPeriod(at, own[anchor + 1]);
  if (below) own = own.flatMap((one) => (one === below.line ? below.rest : [one]));
  const entry: RawEntry = {
    period,
    ...(below ? { place: below.place } : {}),
    ...joinWrappedHead(head, own.slice(anchor + 1), text, direction),
  };
  return next < 0 ? [entry] : [entry, ...splitUndated(lines.slice(next), edge)];
}

/** Whether a line is a bold name and text behind it. */
const isBoldNameWithText = ({ cells: [first] }: TextLine) =>
  first?.runs[0]?.bold === true && first.runs.some(({ bold, text }) => !bold && /\p{L}{3}/u.test(text));

function splitUndated(lines: readonly TextLine[], edge: (line: TextLine) => number): RawEntry[] {
  const entries: { period: undefined; head: TextLine[]; body: TextLine[] }[] = [];
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap < 100);
  const usual = quantile(gaps, 0.25);
  const hasBold =
    lines.some((line) => line.cells[0]?.runs[0]?.bold) && lines.some((line) => !line.cells[0]?.runs[0]?.bold);
  // Where each line is a bold name and text behind it, each is an entry.
  const areNamed = lines.length > 1 && lines.every(isBoldNameWithText);
  const hasBullets = lines.some(isBullet) && !lines.every(isBullet);
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const isBold = line.cells[0]?.runs[0]?.bold === true;
    const begins =
      !above ||
      areNamed ||
      (hasBold
        ? isBold && !above.bold
        : hasBullets
          ? !isBullet(line) && isBullet(above) && edge(line) < edge(above) + EDGE_TOLERANCE
          : isBullet(line) || (line.gap > 1.4 * usual && isHeadLike(line)));
    if (begins) entries.push({ period: undefined, head: [line], body: [] });
    else entries.at(-1)?.body.push(line);
  }
  return entries;
}
