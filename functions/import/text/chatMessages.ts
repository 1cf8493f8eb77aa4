/** Date and time in the head of a message, in either order. */
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
/** Bold in chats: a whole bold line is a heading; bold words within a line are only stressed. */
const BOLD_LINE = /^\*(?=[^\s*])([^*\n]{1,300})(?<=\S)\*$/gm;
/** Text that is struck through; only the marks are removed. */
const STRUCK = /(?<![\p{L}\p{N}~])~(?=[^\s~])([^~\n]{1,300}?)(?<=\S)~(?![\p{L}\p{N}~])/gu;

/** Returns a text copied from a chat without message heads and with Markdown marks, and these heads. */
export function withoutMessageHeads(source: string): { readonly text: string; readonly heads: readonly string[] } {
  const heads = source.match(MESSAGE_HEAD) ?? [];
  if (heads.length === 0) return { text: source, heads };
  const text = source.replace(MESSAGE_HEAD, '').replace(BOLD_LINE, '**$1**').replace(STRUCK, '$1');
  return { text, heads: heads.map((head) => head.trim()) };
}
