import type { TextLine } from '../page/textLine.ts';
import { isBullet } from './bullets.ts';
import { EDGE_TOLERANCE } from './entryLines.ts';
import { findPeriods, isPeriodOnly } from './periods.ts';

/** Indexes of the lines whose period says that an entry stands there. `edge`: where a line begins. */
export function findAnchors(lines: readonly TextLine[], edge: (line: TextLine) => number): number[] {
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
