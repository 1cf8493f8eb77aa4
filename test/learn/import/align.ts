import type { TextLine } from '../../../functions/import/page/textLine.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import { joinBrokenLines } from '../../../functions/import/resume/brokenLines.ts';
import { unswapDates } from '../../../functions/import/resume/swappedDates.ts';
import { separatePrivateData } from '../../../functions/import/resume/privateData.ts';
import { LABELS, type Label } from '../../../functions/import/understand/labels.ts';
import { toParts, type Part } from '../../../functions/import/understand/parts.ts';
import type { LabelledPage, Piece } from './generate.ts';

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Lines of a page as the model reads them. */
export const linesOf = (page: LabelledPage): TextLine[] => preparedLines(writtenLines(page), page.direction);

/** Lines of a page as the reader gave them, which the rules read. */
export const writtenLines = (page: LabelledPage): TextLine[] =>
  page.lines.map((line) => ({
    ...line,
    gap: line.gap > 1e8 ? Infinity : line.gap,
    farEdge: line.farEdge > 1e8 ? Infinity : line.farEdge,
  }));

/** Lines as the model reads them. */
export const preparedLines = (lines: readonly TextLine[], direction: Direction): TextLine[] => [
  ...joinBrokenLines(unswapDates(separatePrivateData(lines).lines, direction), direction),
];

/** The parts of a labelled page with their right labels; undefined where a part has none. */
export function align(page: LabelledPage): { readonly parts: Part[]; readonly labels: (Label | undefined)[] } {
  const lines = linesOf(page);
  const parts = toParts(lines);
  const seen = new Set<string>();
  const pieces = page.pieces.map((piece) => ({ piece, plain: plain(piece.text) }));
  const labels = parts.map((part) => {
    const cell = lines[part.line]?.cells[part.cell];
    if (!cell) return undefined;
    const own = plain(part.text);
    const near = pieces.filter(({ piece }) =>
      piece.boxes.some(
        ([left, top, right, bottom]) =>
          cell.y > top && cell.y < bottom + 1 && cell.left < right + 1 && cell.right > left - 1,
      ),
    );
    const found =
      near
        .filter((one) => one.plain === own || (own.length > 3 && one.plain.includes(own)))
        .toSorted((a, b) => a.plain.length - b.plain.length)[0] ??
      near
        .filter((one) => one.plain !== '' && own.includes(one.plain))
        .toSorted((a, b) => b.plain.length - a.plain.length)[0];
    return found ? labelOf(found.piece, seen) : undefined;
  });
  return { parts, labels };
}

function labelOf({ label, entry }: Piece, seen: Set<string>): Label | undefined {
  const first = entry !== '' && !seen.has(entry);
  if (entry !== '') seen.add(entry);
  const whole = first ? `B.${label}` : label;
  return LABELS.find((one) => one === whole) ?? LABELS.find((one) => one === label);
}
