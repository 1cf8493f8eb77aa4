import type { Glyph } from '../page/glyph.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** Combining marks for signs that only fonts use as accents; Unicode gives those of other signs. */
const MARK_OF: Readonly<Record<string, string>> = {
  '`': '\u0300',
  ˋ: '\u0300',
  ˊ: '\u0301',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  ˇ: '\u030c',
};
/** A sign that Unicode decomposes into a space with a mark: `¨`. */
const SPACE_WITH_MARK = /^ ([\u0300-\u036f])$/;
/** A mark above or below a letter, other than Hebrew vowel points. */
const COMBINING = /^[\u0300-\u036f]$/;
/** Letters without a dot, and the form that takes an accent. */
const DOTTED: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };
/** How far an accent may be above or below its letter's baseline, in type sizes: above capitals. */
const MAX_RISE = 0.35;

/**
 * Merges each accent with the letter it is drawn over: fonts without `ä` draw `¨` and `a` at one position. Expects
 * glyphs in drawing order. An accent beside its letter stays a sign: `x^2`.
 */
export function withComposedLetters(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => markOf(text) !== undefined)) return glyphs;
  const composed: Glyph[] = [];
  for (let index = 0; index < glyphs.length; index += 1) {
    const [glyph, next, above] = [glyphs[index], glyphs[index + 1], composed.at(-1)];
    if (!glyph) continue;
    const mark = markOf(glyph.text);
    // A combining mark belongs to the letter before it, any other accent to the letter drawn after it.
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

/** Returns a letter with the accent drawn over it; undefined if there is no such letter or the accent is elsewhere. */
function compose(letter: Glyph, accent: Glyph, mark: string): Glyph | undefined {
  const plain = ownProperty(DOTTED, letter.text) ?? letter.text;
  const text = `${plain}${mark}`.normalize('NFC');
  if (!/^\p{L}$/u.test(plain) || text.length !== 1) return undefined;
  const middle = accent.x + accent.width / 2;
  // A combining mark has no width: it is at one end of its letter.
  const slack = COMBINING.test(accent.text) ? 0.5 * letter.width : 0;
  const isOver = middle > letter.x - slack && middle < letter.x + letter.width + slack;
  return isOver && Math.abs(accent.y - letter.y) < MAX_RISE * letter.size ? { ...letter, text } : undefined;
}
