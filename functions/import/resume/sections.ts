import { toLine, type TextLine } from '../pdf/lines.ts';
import { isBullet } from './bullets.ts';
import { isContactLine } from './contacts.ts';
import { isPeriodOnly, findPeriods } from './periods.ts';
import { classifyByContent } from './sectionsByContent.ts';
import { isLanguageList } from './languages.ts';
import { kindByName, kindByShape, kindByWord } from './headings.ts';
import type { ParsedSection, SectionKind } from './section.ts';

/** Characters that no cell beside a heading has but the text of its section. */
const MIN_SECTION_TEXT = 40;
/** What stands before its contents on one line: `שפות: עברית, אנגלית`. */
const LABELLED_LINE = /^([^:]{2,40}):\s*(\S.*)$/;
/** A rule that is typed. */
const TYPED_RULE = /^[\s=_*~#.–—-]{3,}$/;
/** What many résumés end with, and is of no section. */
const ON_REQUEST = new RegExp(
  [
    String.raw`^[^\p{L}]*(?:references?|recommendations?)\b.{0,30}\b(?:request|demand)[^\p{L}]*$`,
    String.raw`^[^\p{L}]*(?:המלצות|ממליצים)[\s:].{0,20}(?:דרישה|בקשה|פנייה|פניה)[^\p{L}]*$`,
  ].join('|'),
  'iu',
);
/** As the last, below a heading that says what. */
const ON_REQUEST_ALONE =
  /^.{0,45}\b(?:up)?on (?:request|demand)[^\p{L}]*$|^.{0,25}(?:לפי|על פי|עפ"י) (?:דרישה|בקשה)[^\p{L}]*$/iu;
/** Sections in which a labelled line is content: `Technologies: React`. */
const SECTIONS_WITH_LABELS: ReadonlySet<string> = new Set(['experience', 'projects', 'education']);

/** The size most of the text has, in points. */
export function bodyTextSize(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Cuts a résumé at its headings: known by their names in both languages, or by looking like those that are. */
export function splitSections(all: readonly TextLine[]): ParsedSection[] {
  const lines = unfoldHeadingRows(joinBrokenHeadings(all.filter(({ text }) => !TYPED_RULE.test(text))))
    .flatMap(liftSideHeading)
    .reduce<TextLine[]>(moveHeadingBefore, []);
  const size = bodyTextSize(lines);
  const looks = findHeadingStyles(lines, size);
  const sections: { kind: SectionKind | 'head'; title: string; lines: TextLine[] }[] = [
    { kind: 'head', title: '', lines: [] },
  ];
  let column = 0;
  for (const line of lines) {
    // The top of the first page's other column belongs to nothing that stood in the one before.
    if (
      line.column !== column &&
      line.column > 0 &&
      line.page === 0 &&
      sections.at(-1)?.lines.length &&
      !continuesInColumn(lines.slice(lines.indexOf(line)), sections.at(-1)?.lines.at(-1), looks, size)
    )
      sections.push({ kind: 'head', title: '', lines: [] });
    column = line.column;
    // It stands at the end of whatever section is the last.
    if (ON_REQUEST.test(line.text) && sections.at(-1)?.kind !== 'references') continue;
    const heading = parseHeading(line, looks, size);
    if (heading) {
      sections.push({ ...heading, lines: [] });
      continue;
    }
    const labelled = parseLabelledSection(line, sections.at(-1)?.kind ?? 'head');
    if (labelled) sections.push(labelled);
    else sections.at(-1)?.lines.push(line);
  }
  const said = sections.filter(
    ({ kind, lines: [first, ...more] }) =>
      !(kind === 'references' && first && more.length === 0 && ON_REQUEST_ALONE.test(first.text)),
  );
  return extractFooterContacts(classifyByContent(said)).filter(
    (section) => section.lines.length > 0 || section.kind === 'head',
  );
}

// People who recommend have contacts of their own; those of the person stand apart from each other.
const isFoot = ({ kind, lines }: ParsedSection, line: TextLine) =>
  kind !== 'head' &&
  kind !== 'contacts' &&
  (kind !== 'references' || (line === lines.at(-1) && line.cells.length > 2)) &&
  isContactLine(line);

/**
 * Without lines of contacts at the foot of a page in the section that happens to end there: they are a section of their
 * own.
 */
function extractFooterContacts(sections: readonly ParsedSection[]): ParsedSection[] {
  const lines = sections.flatMap((section) => section.lines.filter((line) => isFoot(section, line)));
  return lines.length === 0
    ? [...sections]
    : [
        ...sections.map((section) => ({ ...section, lines: section.lines.filter((line) => !lines.includes(line)) })),
        { kind: 'contacts', title: '', lines },
      ];
}

/** Whether a column begins with the rest of a list or of entries, as where text flows from one column into the next. */
function continuesInColumn(
  lines: readonly TextLine[],
  above: TextLine | undefined,
  looks: HeadingStyles,
  size: number,
): boolean {
  const [first] = lines;
  const top = lines.slice(
    0,
    lines.findIndex((line) => line.column !== first?.column || parseHeading(line, looks, size) !== undefined),
  );
  return (
    top.length > 0 &&
    top.every((line) => line.size < size * 1.3 && !/\S@\S/.test(line.text)) &&
    top.some((line) => isBullet(line) || findPeriods(line.text).length > 0 || looksLikeItem(line, above))
  );
}

/** Whether a short line looks like the item that the column before ends with. */
const looksLikeItem = (line: TextLine, above: TextLine | undefined) =>
  above !== undefined &&
  [line, above].every(({ text }) => text.length < MAX_SHORT_ITEM) &&
  Math.abs(line.size - above.size) < 0.2 &&
  line.bold === above.bold &&
  isUpperCase(line.text) === isUpperCase(above.text);
const MAX_SHORT_ITEM = 30;

interface HeadingStyles {
  readonly known: ReadonlySet<string>;
  /** Whether the headings stand out from the text by size or weight. */
  readonly standOut: boolean;
  /** Looks that headings alone have: a line that has one is a heading, whatever its words. */
  readonly own: ReadonlySet<string>;
}

/** Signs on both sides of a heading: `— Work —`. */
const ORNAMENTED_HEADING = /^\s*([^\p{L}\d\s"'(]+)\s.*\s\1\s*$/u;

const isUpperCase = (text: string) => /[A-Z]{3}/.test(text) && text === text.toUpperCase();
const lineStyleKey = (line: TextLine) => `${Math.round(line.size * 2) / 2}|${line.bold}|${isUpperCase(line.text)}`;

/** Whether a line is a heading by its name, or by its shape where it is bold. */
const isNamedHeading = (line: TextLine) =>
  (kindByName(line.text) ?? (line.bold ? kindByShape(line.text) : undefined)) !== undefined;

function findHeadingStyles(lines: readonly TextLine[], size: number): HeadingStyles {
  const named = lines.filter(
    (line) => kindByName(line.text) !== undefined && (!isBullet(line) || ORNAMENTED_HEADING.test(line.text)),
  );
  const outstanding = named.filter((line) => line.bold || line.size > size * 1.08 || isUpperCase(line.text));
  const standOut = outstanding.length >= 2 && outstanding.length * 2 > named.length;
  const known = new Set((standOut ? outstanding : named).map(lineStyleKey));
  const own = new Set<string>();
  for (const look of known) {
    const [points = '0'] = look.split('|');
    // A look of the text's own size is shared with the heads of entries.
    if (Number(points) === Math.round(size * 2) / 2 && !look.endsWith('true')) continue;
    const having = lines.filter((line) => lineStyleKey(line) === look);
    // What has it in another column may be something else, and is where no heading there has it.
    const isEverywhere = [0, 1, 2].every(
      (column) =>
        having.every((line) => line.column !== column) ||
        having.some((line) => line.column === column && kindByName(line.text) !== undefined),
    );
    for (const [column, there] of [
      ['', isEverywhere ? having : []] as const,
      ...[0, 1, 2].map((column) => [`@${column}`, having.filter((line) => line.column === column)] as const),
    ]) {
      const count = there.filter(isNamedHeading).length;
      if (count >= 2 && count * 2 >= there.length) own.add(look + column);
    }
  }
  return { known, standOut, own };
}

function parseHeading(line: TextLine, looks: HeadingStyles, size: number): Omit<ParsedSection, 'lines'> | undefined {
  if ((isBullet(line) && !ORNAMENTED_HEADING.test(line.text)) || line.cells.length > 2) return undefined;
  const title = line.text
    .replace(/\s{2,}/g, ' ')
    .replace(/[:\s]+$/, '')
    .replace(/^[^\p{L}\d"]+/u, '')
    .replace(/\s+[^\p{L}\d"'״׳).]+$/u, '');
  const kind = kindByName(title);
  if (kind) {
    const standsOut = line.bold || line.size > size * 1.08 || isUpperCase(line.text);
    return !looks.standOut || standsOut || /:\s*$/.test(line.text) ? { kind, title } : undefined;
  }
  const isShort = title.length <= 45 && title.split(' ').length <= 6 && line.cells.length === 1;
  const isPlain = findPeriods(title).length === 0 && !/[@|]|\d{3}/.test(title) && /\p{L}{2}/u.test(title);
  if (!isShort || !isPlain || line.gap <= line.size) return undefined;
  const byShape = line.bold || line.size > size * 1.08 || isUpperCase(line.text) ? kindByShape(title) : undefined;
  if (byShape) return { kind: byShape, title };
  if (looks.own.has(lineStyleKey(line)) || looks.own.has(`${lineStyleKey(line)}@${line.column}`))
    return { kind: kindByWord(title), title };
  // A bold text before a colon that has the look of known headings, if a word of it is one.
  const byWord =
    line.bold && /:\s*$/.test(line.text) && looks.known.has(lineStyleKey(line)) ? kindByWord(title) : 'other';
  return byWord === 'other' ? undefined : { kind: byWord, title };
}

/** Points by which texts of a small column may begin beside its heading. */
const BELOW_HEADING_TOLERANCE = 8;

/**
 * Headings beside each other with short columns below them, up to the next heading: each with its own, one after the
 * other.
 */
function unfoldHeadingRows(lines: readonly TextLine[]): TextLine[] {
  const done: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const kinds = line.cells.map((cell) => kindByName(cell.text));
    const isRow = kinds.length > 1 && !kinds.includes(undefined) && new Set(kinds).size === kinds.length;
    const columnOf = (cell: TextLine['cells'][number]) =>
      line.cells.findIndex(
        (heading) =>
          Math.min(Math.abs(heading.left - cell.left), Math.abs(heading.right - cell.right)) < BELOW_HEADING_TOLERANCE,
      );
    const end = isRow
      ? lines.findIndex(
          (next, index) =>
            index > at &&
            (next.page !== line.page ||
              next.column !== line.column ||
              next.cells.some((cell) => columnOf(cell) < 0 || kindByName(cell.text) !== undefined)),
        )
      : at;
    const next = lines[end];
    // Where longer text goes on below, the columns are those of the page.
    const isWhole =
      !next ||
      next.page !== line.page ||
      next.column !== line.column ||
      next.cells.some((cell) => kindByName(cell.text) !== undefined);
    const own = isRow && isWhole ? lines.slice(at + 1, end < 0 ? lines.length : end) : [];
    if (own.length === 0) {
      done.push(line);
      continue;
    }
    for (const [index, heading] of line.cells.entries()) {
      done.push({ ...toLine([heading], line.page, line.column), farEdge: line.farEdge, gap: line.gap });
      for (const below of own)
        for (const cell of below.cells)
          if (columnOf(cell) === index)
            done.push({ ...toLine([cell], below.page, below.column), farEdge: below.farEdge, gap: below.gap });
    }
    at += own.length;
  }
  return done;
}

/** A heading that a narrow column broke over two lines, beside its section, is one again: `Employment`, `History`. */
function joinBrokenHeadings(lines: readonly TextLine[]): TextLine[] {
  const whole = [...lines];
  for (const [at, line] of lines.entries()) {
    const below = whole[at + 1];
    const [first, rest] = [whole[at]?.cells[0], below?.cells[0]];
    if (
      !first ||
      !rest ||
      !below ||
      line.cells.length + below.cells.length < 3 ||
      below.column !== line.column ||
      below.page !== line.page
    )
      continue;
    const isSameColumn =
      (Math.abs(first.left - rest.left) < 2 || Math.abs(first.right - rest.right) < 2) &&
      first.bold === rest.bold &&
      below.gap < 2 * line.size;
    const text = `${first.text} ${rest.text}`;
    if (
      !isSameColumn ||
      first.text.length + rest.text.length > 40 ||
      kindByName(text) === undefined ||
      (kindByName(first.text) !== undefined && kindByName(rest.text) !== undefined)
    )
      continue;
    whole[at] = {
      ...line,
      ...toLine(
        [{ ...first, text, runs: [{ text, bold: first.bold }] }, ...line.cells.slice(1)],
        line.page,
        line.column,
      ),
      farEdge: line.farEdge,
      gap: line.gap,
    };
    whole[at + 1] =
      below.cells.length > 1
        ? { ...toLine(below.cells.slice(1), below.page, below.column), farEdge: below.farEdge, gap: below.gap }
        : { ...below, text: '', cells: [] };
  }
  return whole.filter(({ cells }) => cells.length > 0);
}

/** A heading beside its section may stand a little lower than the section's first line. */
function moveHeadingBefore(done: TextLine[], line: TextLine): TextLine[] {
  const above = done.at(-1);
  const isBeside =
    above !== undefined && line.gap < 0.8 * line.size && (line.right <= above.left || line.left >= above.right);
  return isBeside && kindByName(line.text) !== undefined && kindByName(above.text) === undefined
    ? [...done.slice(0, -1), { ...line, gap: above.gap }, { ...above, gap: line.size * 1.4 }]
    : [...done, line];
}

/** A heading that stands beside its section becomes a line above it. */
function liftSideHeading(line: TextLine): TextLine[] {
  const [first, ...rest] = line.cells;
  const ofLanguages =
    first !== undefined &&
    rest.length > 0 &&
    kindByName(first.text) === 'languages' &&
    rest.every((cell) => isLanguageList(cell.text));
  if (
    !first ||
    rest.length === 0 ||
    (kindByName(first.text) ?? (first.bold ? kindByShape(first.text) : undefined)) === undefined ||
    !(
      first.bold ||
      ofLanguages ||
      first.size > (rest[0]?.size ?? 0) * 1.05 ||
      (rest[0]?.text.length ?? 0) > MIN_SECTION_TEXT
    )
  )
    return [line];
  if (rest.length === 1 && isPeriodOnly(rest[0]?.text ?? '')) return [line];
  const above = { y: line.y - line.gap };
  // Beside what it names, a heading need not stand out.
  const heading = ofLanguages ? { ...first, text: `${first.text.replace(/\s*:$/, '')}:` } : first;
  return [
    { ...toLine([heading], line.page, line.column, above), farEdge: line.farEdge },
    { ...toLine(rest, line.page, line.column, above), farEdge: line.farEdge, gap: line.size * 1.4 },
  ];
}

function parseLabelledSection(
  line: TextLine,
  within: SectionKind | 'head',
): { kind: SectionKind; title: string; lines: TextLine[] } | undefined {
  const match = LABELLED_LINE.exec(line.text);
  if (!match || isBullet(line)) return undefined;
  const [, title = '', rest = ''] = match;
  const kind = kindByName(title) ?? (line.cells[0]?.runs[0]?.bold ? kindByShape(title) : undefined);
  if (!kind || kind === 'contacts' || kind === within || (within === 'skills' && kind !== 'languages'))
    return undefined;
  if (within === 'head' && kind !== 'summary' && kind !== 'languages' && kind !== 'skills') return undefined;
  if (
    SECTIONS_WITH_LABELS.has(within) &&
    (kind === 'projects' ||
      kind === 'experience' ||
      (kind === 'skills' && !line.cells[0]?.runs[0]?.bold && !isUpperCase(title)))
  )
    return undefined;
  if (kind === 'languages' && within === 'skills' && !/עברית|אנגלית|hebrew|english|spanish|french/i.test(rest))
    return undefined;
  const cell = line.cells[0];
  if (!cell) return undefined;
  return {
    kind,
    title: title.trim(),
    lines: [
      { ...line, text: rest, bold: false, cells: [{ ...cell, text: rest, runs: [{ text: rest, bold: false }] }] },
    ],
  };
}
