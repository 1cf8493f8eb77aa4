import type { TextLine } from '../page/textLine.ts';
import { isBullet } from './bullets.ts';
import { isContactLine } from './contacts.ts';
import { findPeriods } from './periods.ts';
import { classifyByContent } from './sectionsByContent.ts';
import type { ParsedSection } from './section.ts';
import type { SectionKind } from '../lexicon/headingNames.ts';
import { type HeadingStyles, bodyTextSize, findHeadingStyles, isUpperCase, parseHeading } from './headingStyles.ts';
import { joinBrokenHeadings, liftSideHeading, moveHeadingBefore, unfoldHeadingRows } from './headingLines.ts';
import { parseLabelledSection } from './labelledSection.ts';

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
