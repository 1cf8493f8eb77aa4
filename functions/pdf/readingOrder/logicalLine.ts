import { asksOnce, hasLetter } from './characterClasses.ts';
import type { FontText } from './fontText.ts';
import type { Line } from './line.ts';
import type { LineGlyph } from './logicalOrder.ts';
import { placeGlyph, blankOf, type Placed } from './placed.ts';
import { isPdfiumNeutral, mirrored } from './readers.ts';

const LRM = '\u200e';
const RLM = '\u200f';
const isSpace = asksOnce((text) => /^\s+$/.test(text));
const isRight = asksOnce((text) => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text));

/** Returns the kind of a glyph in right-to-left text. */
const kindOf = (shown: string) => (isSpace(shown) ? 'space' : isRight(shown) ? 'right' : 'neutral');

type PieceKind = 'right' | 'left' | 'neutral' | 'space';
interface LinePiece {
  readonly kind: PieceKind;
  readonly glyphs: LineGlyph[];
}

interface LineSurroundings {
  readonly size: number;
  readonly isRtlPage: boolean;
  /** Text before it on the line. */
  readonly before: string;
  /** Whether its last word continues in another font, such as a sign after a bold word. */
  readonly goesOn: boolean;
}

/**
 * Returns a line's glyphs in logical order: words in order, the letters of each from left to right. Readers that sort
 * by position use the positions, others the order; marks are for PDFium and pdftotext.
 */
export function logicalLine(line: Line, font: FontText, surroundings: LineSurroundings): Placed[] {
  const { size, isRtlPage, before, goesOn } = surroundings;
  const pieces = piecesOf(line.logical);
  const placed: Placed[] = [];
  let isBehindRight = endsFromRight(before);
  // pdf.js reverses a right-to-left word's text, so what follows its last glyph comes before the word.
  const canLead = (piece: LinePiece, after: LinePiece | undefined) =>
    piece.kind === 'right' && (after ? after.kind === 'space' : !goesOn);
  const put = (code: number, x: number) => placed.push(placeGlyph(font, code, x));
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] as LinePiece;
    const { kind, glyphs } = piece;
    const previous = pieces[index - 1];
    const after = pieces[index + 1];
    if (kind === 'space') {
      const space = glyphs[0] as LineGlyph;
      const goesBack = previous !== undefined && after !== undefined && startOf(after) < endOf(previous) - 0.02 * size;
      const afterNext = pieces[index + 2];
      if (goesBack && !canLead(after, afterNext) && !canTrail(previous)) {
        // On a left-to-right page a mark of its direction would end what pdftotext reads from the right.
        put(font.alias(space.code, isRtlPage ? `${RLM}${LRM} ` : `${RLM} `), space.x);
        isBehindRight = !isRtlPage;
        continue;
      }
      if (goesBack && !canLead(after, afterNext)) {
        const last = placed.at(-1) as Placed;
        placed[placed.length - 1] = placeGlyph(font, font.alias(last.code, `${last.text} `), last.x);
      }
      for (const glyph of glyphs) put(glyph.code, glyph.x);
      continue;
    }
    const visual = kind === 'left' ? glyphs : glyphs.toReversed();
    if (
      isBehindRight &&
      (kind === 'left'
        ? beginsWithNeutrals(piece, previous)
        : kind === 'neutral' && (needsLeft(pieces, index) || index === 0))
    ) {
      const { end } = glyphs[0] as LineGlyph;
      const x = isRtlPage ? end - 0.002 * size : startOfRun(line, glyphs[0] as LineGlyph) - 0.004 * size;
      put(font.alias(blankOf(font), RLM + LRM, 0), x);
      isBehindRight = false;
    }
    for (const glyph of kind === 'neutral' ? glyphs : visual)
      put(glyph.text === glyph.shown ? glyph.code : font.alias(glyph.code, glyph.text), glyph.x);
    if (kind === 'right') isBehindRight = true;
    if (kind === 'left' && glyphs.some(({ shown }) => hasLetter(shown))) isBehindRight = false;
    const spaceBefore = previous?.kind === 'space' ? pieces[index - 2] : undefined;
    if (spaceBefore && startOf(piece) < endOf(spaceBefore) - 0.02 * size && canLead(piece, after)) {
      const last = placed.at(-1) as Placed;
      placed[placed.length - 1] = placeGlyph(font, font.alias(last.code, `${last.text} `), last.x);
    }
  }
  return placed;
}

/** Returns the direction of the last letter or mark in a text. */
function endsFromRight(text: string): boolean {
  const last = /[\p{L}\u200e\u200f](?=[^\p{L}\u200e\u200f]*$)/u.exec(text)?.[0];
  return last !== undefined && (isRight(last) || last === RLM);
}

function startOf({ glyphs }: LinePiece): number {
  let start = Infinity;
  for (const { x } of glyphs) start = Math.min(start, x);
  return start;
}
function endOf({ glyphs }: LinePiece): number {
  let last = -Infinity;
  for (const { end } of glyphs) last = Math.max(last, end);
  return last;
}
/** pdftotext finds the space of a right-to-left sign before the sign, where a mark would end the preceding word. */
const canTrail = ({ kind }: LinePiece) => kind !== 'right';

/** Returns the left end of the stretch of one direction around a glyph, which pdftotext reads as one. */
function startOfRun({ visual }: Line, glyph: LineGlyph): number {
  let index = visual.indexOf(glyph);
  while (visual[index - 1]?.rtl === glyph.rtl) index -= 1;
  return (visual[index] as LineGlyph).x;
}
/** Whether a left-to-right mark is needed: PDFium mirrors brackets and reverses signs after a right-to-left word. */
function needsLeft(pieces: readonly LinePiece[], index: number): boolean {
  const shown = (place: number) => pieces[place]?.glyphs.map(({ text }) => text).join('') ?? '';
  if (mirrored(shown(index)) !== shown(index)) return true;
  const isNeutral = (place: number) => isPdfiumNeutral(shown(place));
  return isPdfiumNeutral(shown(index)) && (isNeutral(index - 1) || isNeutral(index + 1));
}

/** Whether it is needed because a left-to-right run after a right-to-left word begins with them: `(8200) until`. */
function beginsWithNeutrals({ glyphs: [first, second] }: LinePiece, before: LinePiece | undefined): boolean {
  if (!first || !isPdfiumNeutral(first.text)) return false;
  const isFollowed = before?.kind === 'space' || (second !== undefined && isPdfiumNeutral(second.text));
  return isFollowed || mirrored(first.text) !== first.text;
}

function piecesOf(logical: readonly LineGlyph[]): LinePiece[] {
  const pieces: LinePiece[] = [];
  let last: LinePiece | undefined;
  for (const glyph of logical) {
    const shownKind = kindOf(glyph.shown);
    const kind: PieceKind = glyph.rtl ? shownKind : last?.kind === 'left' || shownKind !== 'space' ? 'left' : 'space';
    if (last?.kind === kind && kind !== 'neutral') last.glyphs.push(glyph);
    else pieces.push((last = { kind, glyphs: [glyph] }));
  }
  // A left-to-right run keeps its spaces except those at its end.
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'left') return [piece];
    let end = piece.glyphs.length;
    while (end > 1 && isSpace((piece.glyphs[end - 1] as LineGlyph).shown)) end -= 1;
    return end === piece.glyphs.length
      ? [piece]
      : [
          { kind: 'left' as const, glyphs: piece.glyphs.slice(0, end) },
          { kind: 'space' as const, glyphs: piece.glyphs.slice(end) },
        ];
  });
}
