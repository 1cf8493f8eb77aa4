/** A day and a time of it, in either order, as the head of a message has them. */
const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[ \u00a0\u202f]?[AP]M)?`;
const UNSEEN = String.raw`[\u200e\u200f\u202a-\u202e]{0,3}`;
/**
 * The head of a message as WhatsApp copies and exports it: `[12:30, 01/02/2026] Noa: `, `01/02/2026, 12:30 - Noa: `.
 */
const MESSAGE_HEAD = new RegExp(
  String.raw`^${UNSEEN}(?:\[(?:${TIME}, ${DAY}|${DAY},? ${TIME})\] |${DAY},? ${TIME} - )${UNSEEN}[^:\n]{1,60}: ?`,
  'gimu',
);
/** What such programs mark: a line of bold letters heads what follows, words of a line are stressed. */
const BOLD_LINE = /^\*(?=[^\s*])([^*\n]{1,300})(?<=\S)\*$/gm;
/** Struck through, which says no less. */
const STRUCK = /(?<![\p{L}\p{N}~])~(?=[^\s~])([^~\n]{1,300}?)(?<=\S)~(?![\p{L}\p{N}~])/gu;

/**
 * A text that was copied from a chat without the heads of its messages, its marks as Markdown, and these heads; others
 * as they are.
 */
export function withoutMessageHeads(source: string): { readonly text: string; readonly heads: readonly string[] } {
  const heads = source.match(MESSAGE_HEAD) ?? [];
  if (heads.length === 0) return { text: source, heads };
  const text = source.replace(MESSAGE_HEAD, '').replace(BOLD_LINE, '**$1**').replace(STRUCK, '$1');
  return { text, heads: heads.map((head) => head.trim()) };
}
