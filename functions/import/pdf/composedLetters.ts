import type { Glyph } from '../page/glyph.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** The combining marks of signs that are accents of their own only as fonts use them; of others Unicode tells. */
const MARK_OF: Readonly<Record<string, string>> = {
  '`': '\u0300',
  ˋ: '\u0300',
  ˊ: '\u0301',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  ˇ: '\u030c',
};
/** A sign that Unicode takes for a space with a mark over it: `¨`. */
const SPACE_WITH_MARK = /^ ([\u0300-\u036f])$/;
/** A mark that stands over a letter; Hebrew vowel points are none of these. */
const COMBINING = /^[\u0300-\u036f]$/;
/** Letters that lose their dot below an accent. */
const DOTTED: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };
/** Parts of the size by which an accent may stand above or below the baseline of its letter: above capitals. */
const MAX_RISE = 0.35;

/**
 * Glyphs in the order they are drawn, with each accent that is drawn over a letter made one with it: fonts without
 * `ä` draw `¨` and `a` at one place. An accent that stands beside its letter stays a sign: `x^2`.
 */
export function withComposedLetters(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => markOf(text) !== undefined)) return glyphs;
  const composed: Glyph[] = [];
  for (let index = 0; index < glyphs.length; index += 1) {
    const [glyph, next, above] = [glyphs[index], glyphs[index + 1], composed.at(-1)];
    if (!glyph) continue;
    const mark = markOf(glyph.text);
    // A mark of its own belongs to the letter before it, and an accent that is drawn first to the one behind.
    const isFirst = !COMBINING.test(glyph.text);
    const behind = mark !== undefined && isFirst && next ? compose(next, glyph, mark) : undefined;
    const before = mark !== undefined && above && !behind ? compose(above, glyph, mark) : undefined;
    if (before) composed[composed.length - 1] = before;
    else composed.push(behind ?? glyph);
    if (behind) index += 1;
  }
  return composed;
}

const markOf = (text: string): string | undefined =>
  COMBINING.test(text) ? text : (ownProperty(MARK_OF, text) ?? SPACE_WITH_MARK.exec(text.normalize('NFKD'))?.[1]);

/** A letter with the accent that is drawn over it; undefined where there is no such letter, or it stands elsewhere. */
function compose(letter: Glyph, accent: Glyph, mark: string): Glyph | undefined {
  const plain = ownProperty(DOTTED, letter.text) ?? letter.text;
  const text = `${plain}${mark}`.normalize('NFC');
  if (!/^\p{L}$/u.test(plain) || text.length !== 1) return undefined;
  const middle = accent.x + accent.width / 2;
  // A mark of its own takes no room: it stands at an end of its letter.
  const slack = COMBINING.test(accent.text) ? 0.5 * letter.width : 0;
  const isOver = middle > letter.x - slack && middle < letter.x + letter.width + slack;
  return isOver && Math.abs(accent.y - letter.y) < MAX_RISE * letter.size ? { ...letter, text } : undefined;
}
