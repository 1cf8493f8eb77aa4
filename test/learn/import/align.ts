import type { TextLine } from '../../../functions/import/page/textLine.ts';
import { LABELS, type Label } from '../../../functions/import/understand/labels.ts';
import { toParts, type Part } from '../../../functions/import/understand/parts.ts';
import { prepareLines } from '../../../functions/import/understand/preparedLines.ts';
import type { LabelledMadePage, Piece } from './generate.ts';

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The words of a text in no order: a program may have exchanged the ends of a period. */
const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');

/** Lines of a page as the reader gave them. */
const writtenLines = ({ lines }: LabelledMadePage): TextLine[] =>
  lines.map((line) => ({
    ...line,
    gap: line.gap > 1e8 ? Infinity : line.gap,
    farEdge: line.farEdge > 1e8 ? Infinity : line.farEdge,
  }));

/** The lines and parts of a labelled page as the network reads them, with right labels; undefined if it has none. */
export function align(page: LabelledMadePage): {
  readonly lines: readonly TextLine[];
  readonly parts: Part[];
  readonly labels: (Label | undefined)[];
} {
  const { lines } = prepareLines(writtenLines(page), page.direction);
  const parts = toParts(lines);
  const seen = new Set<string>();
  const pieces = page.pieces.map((piece): Placed => ({ piece, plain: plain(piece.text), words: wordsOf(piece.text) }));
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
    const holding = near.filter((one) => one.plain.includes(own)).toSorted((a, b) => a.plain.length - b.plain.length);
    // A word of few letters may stand in any text: it belongs where all texts that have it belong.
    const isSure = own.length > 3 || new Set(holding.map(({ piece }) => piece.label)).size === 1;
    const found =
      near.find((one) => one.plain === own || one.words === wordsOf(part.text)) ??
      (isSure ? holding[0] : undefined) ??
      onlyOne(near, own);
    return found ? labelOf(found.piece, seen) : undefined;
  });
  return { lines, parts, labels };
}

type Placed = { readonly piece: Piece; readonly plain: string; readonly words: string };

/** The longest piece within a part; none if the part has two of different kinds, which no label says. */
function onlyOne(near: readonly Placed[], own: string): Placed | undefined {
  const within = near
    .filter((one) => one.plain.length > 1 && own.includes(one.plain))
    .toSorted((a, b) => b.plain.length - a.plain.length);
  const [longest] = within;
  const isOther = ({ piece, plain: text }: Placed) =>
    piece.label !== longest?.piece.label && text.length > 3 && !longest?.plain.includes(text);
  return within.some(isOther) ? undefined : longest;
}

function labelOf({ label, entry }: Piece, seen: Set<string>): Label | undefined {
  const first = entry !== '' && !seen.has(entry);
  if (entry !== '') seen.add(entry);
  const whole = first ? `B.${label}` : label;
  return LABELS.find((one) => one === whole) ?? LABELS.find((one) => one === label);
}
