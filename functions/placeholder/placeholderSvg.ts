import { PLACEHOLDER_TEXT_LENGTH } from '../../shared/api/placeholder.ts';
import { escapeHtml } from '../../shared/templates/document/tree.ts';

/** Characters that XML does not allow even escaped, and direction marks that would reorder what follows. */
// oxlint-disable-next-line no-control-regex
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/**
 * At most {@link PLACEHOLDER_TEXT_LENGTH} whole characters of a text, without what XML or its direction would break on.
 */
function truncateLabel(text: string): string {
  const characters = graphemes(text.toWellFormed().replace(UNSAFE_CHARACTERS, ' ').replace(/\s+/g, ' ').trim());
  return characters.length > PLACEHOLDER_TEXT_LENGTH
    ? `${characters.slice(0, PLACEHOLDER_TEXT_LENGTH - 1).join('')}…`
    : characters.join('');
}

/** Grapheme clusters, as many as tell whether there are too many: an accent or a part of an emoji is not cut off. */
const graphemes = (text: string) =>
  Iterator.from(new Intl.Segmenter().segment(text))
    .take(PLACEHOLDER_TEXT_LENGTH + 1)
    .map(({ segment }) => segment)
    .toArray();

/** Whether the first strong letter is Hebrew or Arabic. */
const startsRightToLeft = (text: string) => /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u.test(text);

/**
 * A plain image with its text in the middle, sized to fit; `width` and `height` in pixels. An empty text becomes the
 * size.
 */
export function placeholderSvg({ width, height, text }: { width: number; height: number; text: string }): string {
  const label = truncateLabel(text) || `${width} × ${height}`;
  // A letter is about 0.6 of its size wide; the text takes at most 80 % of the width and a quarter of the height.
  const size = Math.max(1, Math.min(32, height / 4, (width * 0.8) / (0.6 * graphemes(label).length)));
  const direction = startsRightToLeft(label) ? 'rtl' : 'ltr';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" `,
    `role="img" aria-label="${escapeHtml(label)}">`,
    `<rect width="100%" height="100%" fill="#eef0f2"/>`,
    `<text x="50%" y="50%" direction="${direction}" unicode-bidi="plaintext" text-anchor="middle" `,
    `dominant-baseline="central" font-family="sans-serif" font-size="${size.toFixed(1)}" fill="#4a5560">`,
    `${escapeHtml(label)}</text>`,
    `</svg>`,
  ].join('');
}
