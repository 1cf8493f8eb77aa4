import type { Line } from '../read/lines.ts';

const MARK = /^\s*(?:[•·▪●◦‣■□○➢✓✔►▸➤❖◆♦⁃∙o*–—-]|\uf0b7|\u2022)(?=\s|[^\p{L}\d\s-])\s*/u;

export const isBullet = (line: Line): boolean => MARK.test(line.text) || /^[•▪●◦‣■➢✓►▸]/u.test(line.text);

export const withoutBullet = (text: string): string => text.replace(MARK, '').replace(/^[•▪●◦‣■➢✓►▸]\s*/u, '').trim();

/** A word cut at the end of a line: `Hebrew-` `first`. */
const HYPHEN = /\p{L}-$/u;

/**
 * The paragraphs that lines make: a bullet begins one, and so does a line after one that ends a sentence early or stands
 * further apart. `width` is the text's width in points: a line that could have held the next word ended its paragraph.
 */
export function paragraphsOf(lines: readonly Line[], direction: 'ltr' | 'rtl'): string[] {
  const paragraphs: { text: string; last: Line }[] = [];
  const far = direction === 'rtl' ? Math.min(...lines.map(({ left }) => left)) : Math.max(...lines.map(({ right }) => right));
  const hasBullets = lines.some(isBullet);
  for (const line of lines) {
    const text = withoutBullet(line.text.replace(/\s{2,}/g, ' '));
    const above = paragraphs.at(-1);
    if (above && !isBullet(line) && goesOn(above.last, line, far, hasBullets, direction)) {
      above.text = HYPHEN.test(above.text) ? `${above.text}${text}` : `${above.text} ${text}`;
      above.last = line;
    } else paragraphs.push({ text, last: line });
  }
  return paragraphs.map(({ text }) => text.trim()).filter((text) => text !== '');
}

function goesOn(above: Line, line: Line, far: number, hasBullets: boolean, direction: 'ltr' | 'rtl'): boolean {
  const [firstWord = ''] = line.text.split(' ');
  const wordWidth = (firstWord.length + 1) * line.size * 0.5;
  const room = direction === 'rtl' ? above.left - far : far - above.right;
  if (line.page === above.page && line.gap > 1.9 * line.size) return false;
  if (room > wordWidth + 2 * line.size) return false;
  return hasBullets || !/[.!?]$/.test(above.text) || room <= wordWidth;
}
