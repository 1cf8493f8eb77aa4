import type { FontText } from './fontText.ts';
import type { GlyphScanner } from './glyphScanner.ts';
import { isFromRight } from './readers.ts';
import type { PrintedGlyph } from './printedGlyph.ts';

/** A text that is open. */
export interface OpenText {
  readonly start: number;
  readonly state: string;
  readonly glyphs: PrintedGlyph[];
  rtl: boolean;
  hasRight: boolean;
  font: string;
  face: FontText | undefined;
  size: number;
  slant: number;
  x: number;
  y: number;
  isMoved: boolean;
}

export const openText = (start: number, state: string): OpenText => ({
  start,
  state,
  glyphs: [],
  rtl: false,
  hasRight: false,
  font: '',
  face: undefined,
  size: 0,
  slant: 0,
  x: 0,
  y: 0,
  isMoved: true,
});

/** Returns where the next glyph begins: a text that was not moved continues after the previous glyph. */
export function penOf({ x, isMoved, glyphs, face, size }: OpenText): number {
  const last = glyphs.at(-1);
  return isMoved || !last ? x : last.x + ((face?.width(last.code) ?? 0) * size) / 1000;
}

export function moveText(open: OpenText, across: number, up: number): void {
  // The text matrix is upside down, so up is down the page.
  open.x += across + open.slant * up;
  open.y -= up;
  open.isMoved = true;
}

export function addGlyph(open: OpenText, code: number, x: number, position: number, actual: string | undefined): void {
  const { face, size, y } = open;
  const shown = face ? face.text(code) : '';
  const end = x + ((face ? face.width(code) : 0) * size) / 1000;
  open.glyphs.push({ code, x, end, y, at: position, text: actual ?? shown, shown, rtl: false });
  if (isFromRight(shown)) open.hasRight = true;
}

/** Reads the following glyphs, each moved separately; returns the position after them. */
export function readGlyphs(scanner: GlyphScanner, from: number, open: OpenText, actual: string | undefined): number {
  scanner.at = from;
  while (scanner.next()) {
    moveText(open, scanner.across, scanner.up);
    addGlyph(open, scanner.code, open.x, scanner.codeAt, actual);
    open.isMoved = false;
  }
  return scanner.at;
}
