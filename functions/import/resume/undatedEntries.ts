import { quantile } from '../page/statistics.ts';
import type { TextLine } from '../page/textLine.ts';
import { isBullet } from './bullets.ts';
import { EDGE_TOLERANCE, isHeadLike, type RawEntry } from './entryLines.ts';

/** Whether a line is a bold name and text behind it. */
const isBoldNameWithText = ({ cells: [first] }: TextLine) =>
  first?.runs[0]?.bold === true && first.runs.some(({ bold, text }) => !bold && /\p{L}{3}/u.test(text));

/** Cuts lines without periods into entries: weight, bullets and gaps tell where one begins. */
export function splitUndated(lines: readonly TextLine[], edge: (line: TextLine) => number): RawEntry[] {
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
