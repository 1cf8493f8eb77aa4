import type { TextLine } from '../page/textLine.ts';
import { isBullet } from './bullets.ts';
import { findPeriods } from './periods.ts';
import { kindByName, kindByShape, kindByWord } from './headings.ts';
import type { ParsedSection } from './section.ts';

/** The size most of the text has, in points. */
export function bodyTextSize(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** What the headings of one résumé look like. */
export interface HeadingStyles {
  readonly known: ReadonlySet<string>;
  /** Whether the headings stand out from the text by size or weight. */
  readonly standOut: boolean;
  /** Looks that headings alone have: a line that has one is a heading, whatever its words. */
  readonly own: ReadonlySet<string>;
}

/** Signs on both sides of a heading: `— Work —`. */
const ORNAMENTED_HEADING = /^\s*([^\p{L}\d\s"'(]+)\s.*\s\1\s*$/u;

/** Whether a Latin text is in capitals. */
export const isUpperCase = (text: string) => /[A-Z]{3}/.test(text) && text === text.toUpperCase();
const lineStyleKey = (line: TextLine) => `${Math.round(line.size * 2) / 2}|${line.bold}|${isUpperCase(line.text)}`;

/** Whether a line is a heading by its name, or by its shape where it is bold. */
const isNamedHeading = (line: TextLine) =>
  (kindByName(line.text) ?? (line.bold ? kindByShape(line.text) : undefined)) !== undefined;

/** How the headings look that are known by their names; `size` is that of the text. */
export function findHeadingStyles(lines: readonly TextLine[], size: number): HeadingStyles {
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

/** The section that a line heads, by its words and by its look; undefined where it heads none. */
export function parseHeading(
  line: TextLine,
  looks: HeadingStyles,
  size: number,
): Omit<ParsedSection, 'lines'> | undefined {
  if ((isBullet(line) && !ORNAMENTED_HEADING.test(line.text)) || line.cells.length > 2) return undefined;
  const title = line.text
    .replace(/\s{2,}/g, ' ')
    .replace(/(?<![:\s])[:\s]+$/, '')
    .replace(/^[^\p{L}\d"]+/u, '')
    .replace(/\s(?<=(?:^|[\p{L}\d"'״׳).])[^\p{L}\d"'״׳).\s]*\s)[^\p{L}\d"'״׳).]+$/u, '');
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
