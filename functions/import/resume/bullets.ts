import type { Direction } from '../../../shared/platform/language.ts';
import { isOneText, isTooWide, NEXT_LINE, roomBehind } from '../page/nextLine.ts';
import type { TextLine } from '../page/textLine.ts';

/** Signs before an item. Symbol fonts call theirs `{`, so an unclosed brace counts too. */
const BULLET_MARK =
  /^\s*(?:[•·▪●◦‣■□○➢✓✔►▸➤❖◆♦⁃∙*–—-]|o(?!\.)|\uf0b7|\u2022|\{(?![^}]*\}))(?=\s|[^\p{L}\d\s-])\s*|^\s*[-–](?=\p{L})/u;

/** Whether a line begins with a bullet. A sign at the beginning only because our layout broke the text is none. */
export const isBullet = ({ text, known }: TextLine): boolean =>
  known?.goesOn !== true && (BULLET_MARK.test(text) || /^[•▪●◦‣■➢✓►▸]/u.test(text));

export const withoutBullet = (text: string): string =>
  text
    .replace(BULLET_MARK, '')
    .replace(/^[•▪●◦‣■➢✓►▸]\s*/u, '')
    .trim();

/** The largest empty part of a line's width that does not end its paragraph. */
const MAX_TRAILING_SPACE = 0.35;
/** By how many type sizes more a line must fill its column to go on when it ends with a full stop. */
const ENDS_EARLY = 0.8;
/** A line of more letters than an item of a list has. */
const MIN_FULL_LINE = 25;
/** A word that is cut at the end of a line: `Hebrew-` `first`. */
const TRAILING_HYPHEN = /\p{L}[-\u05be\u2010]$/u;
/** A hyphen (U+2010) drawn where a word breaks is not part of the word, if the text has no other hyphen of its kind. */
const [BREAK_IN_WORD, OWN_HYPHEN] = [/\p{Ll}\u2010$/u, /\p{L}\u2010\p{L}/u];
/** The two halves of a word that goes on in the next line, wherever these lines begin and end. */
const [CUT_WORD, REST_OF_WORD] = [/\p{Ll}[-\u2010]$/u, /^\p{Ll}/u];

/**
 * Joins lines into paragraphs. Where the file does not say, a bullet begins a paragraph, and so does a line that
 * follows a larger gap or a sentence that ended early: a line with room for the next word ended its paragraph.
 */
export function toParagraphs(lines: readonly TextLine[], direction: Direction): string[] {
  const paragraphs: { text: string; last: TextLine }[] = [];
  const hasBullets = lines.some(isBullet);
  const breaksWords = !lines.some(({ text }) => OWN_HYPHEN.test(text));
  for (const line of lines) {
    const whole = line.text.replace(/\s{2,}/g, ' ');
    const text = line.known?.goesOn ? whole : withoutBullet(whole);
    const above = paragraphs.at(-1);
    if (above && !isBullet(line) && continuesParagraph(above.last, line, hasBullets, direction)) {
      const isBroken = breaksWords && BREAK_IN_WORD.test(above.text) && REST_OF_WORD.test(text);
      const before = isBroken ? above.text.slice(0, -1) : above.text;
      above.text = isBroken || TRAILING_HYPHEN.test(before) ? `${before}${text}` : `${before} ${text}`;
      above.last = line;
    } else paragraphs.push({ text, last: line });
  }
  return paragraphs.map(({ text }) => text.trim()).filter((text) => text !== '');
}

function continuesParagraph(above: TextLine, line: TextLine, hasBullets: boolean, direction: Direction): boolean {
  const known = isOneText(above, line);
  if (known !== undefined) return known;
  const room = roomBehind(above, direction);
  if (line.gap === Infinity || (line.page === above.page && line.gap > NEXT_LINE * line.size)) return false;
  if (CUT_WORD.test(above.text) && REST_OF_WORD.test(line.text)) return true;
  // No sentence ends with a comma.
  if (/\p{L}{2},$/u.test(above.text) && above.text.length > MIN_FULL_LINE) return true;
  const width = room + above.right - above.left;
  if (!isTooWide(line, room) || room > MAX_TRAILING_SPACE * width) return false;
  return hasBullets || !/[.!?]$/.test(above.text) || isTooWide(line, room + ENDS_EARLY * line.size);
}
