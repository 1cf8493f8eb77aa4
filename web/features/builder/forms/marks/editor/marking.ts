import type { Node } from 'prosemirror-model';
import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { parseMarks, stripMarks, type TextMark } from '../../../../../../shared/resume/textMarks.ts';
import { createMark, schema } from './lines.ts';

/** Marks of what is selected, or that what is typed at the caret will have. */
export type ActiveMarks = Readonly<Record<TextMark['kind'], boolean>>;

export function activeMarks(state: EditorState): ActiveMarks {
  const { empty, from, to, $from } = state.selection;
  const typed = empty ? (state.storedMarks ?? $from.marks()) : undefined;
  const has = (kind: TextMark['kind']) =>
    typed ? schema.marks[kind].isInSet(typed) !== undefined : isMarked(state.doc, [{ from, to }], kind);
  return { bold: has('bold'), italic: has('italic'), link: linkAround(state) !== undefined };
}

/** A stretch of one line, in the document's positions. */
export interface MarkedStretch {
  readonly from: number;
  readonly to: number;
}

const isWord = (sign: string | undefined) => /[\p{L}\p{N}\p{M}'"\u05f3\u05f4-]/u.test(sign ?? ' ');

/**
 * Returns the stretches to mark, line by line: the selection without the spaces at its ends, or the word at the caret.
 * `whole`: no part of a word, which cannot be italic (decision 45).
 */
export function stretchesOf({ doc, selection }: EditorState, whole: boolean): MarkedStretch[] {
  const { from, to, empty } = selection;
  const stretches: MarkedStretch[] = [];
  doc.nodesBetween(from, to, (line, position) => {
    if (line.type !== schema.nodes.line) return true;
    const text = line.textContent;
    const begin = position + 1;
    let [start, end] = [Math.max(0, from - begin), Math.min(text.length, to - begin)];
    while (start < end && /\s/.test(text[start] as string)) start += 1;
    while (end > start && /\s/.test(text[end - 1] as string)) end -= 1;
    const isInWord = isWord(text[start - 1]) && isWord(text[start]);
    if (empty ? isInWord : whole && end > start) {
      while (start > 0 && isWord(text[start - 1]) && isWord(text[start])) start -= 1;
      while (end < text.length && isWord(text[end]) && isWord(text[end - 1])) end += 1;
    }
    if (end > start) stretches.push({ from: begin + start, to: begin + end });
    return false;
  });
  return stretches;
}

/** Whether every letter there has the mark. */
function isMarked(doc: Node, stretches: readonly MarkedStretch[], kind: TextMark['kind']): boolean {
  let [present, missing] = [false, false];
  for (const { from, to } of stretches)
    doc.nodesBetween(from, to, (node) => {
      if (!node.isText) return;
      if (schema.marks[kind].isInSet(node.marks)) present = true;
      else if (node.text?.trim() !== '') missing = true;
    });
  return present && !missing;
}

/**
 * Sets the selected words off, or takes the mark away that they have. Beside a word, what is typed next has the mark or
 * has it no more.
 */
export function toggleMark(state: EditorState, kind: 'bold' | 'italic'): Transaction {
  const stretches = stretchesOf(state, kind === 'italic');
  const { tr: transaction } = state;
  if (stretches.length === 0) {
    return activeMarks(state)[kind]
      ? transaction.removeStoredMark(schema.marks[kind])
      : transaction.addStoredMark(createMark(kind));
  }
  const isSet = isMarked(state.doc, stretches, kind);
  for (const { from, to } of stretches) {
    if (isSet) transaction.removeMark(from, to, schema.marks[kind]);
    else transaction.addMark(from, to, createMark(kind));
  }
  return transaction;
}

/** A link in the text. */
export interface TextLink extends MarkedStretch {
  readonly text: string;
  readonly href: string;
}

/** Returns the link at the caret or in the selection; undefined if there is none. */
export function linkAround({ doc, selection }: EditorState): TextLink | undefined {
  const { $from, from, to } = selection;
  const line = $from.parent;
  let link: TextLink | undefined;
  line.forEach((node, offset) => {
    const nodeStart = $from.start() + offset;
    const href = schema.marks.link.isInSet(node.marks)?.attrs['href'] as string | undefined;
    if (href === undefined) return;
    // A link whose words look differently is several nodes.
    const isSame = link?.to === nodeStart && link.href === href;
    if (isSame && link) link = { ...link, to: nodeStart + node.nodeSize, text: link.text + node.text };
    else if (!link || link.to < from)
      link = { from: nodeStart, to: nodeStart + node.nodeSize, href, text: node.text ?? '' };
  });
  return link && link.from <= from && link.to >= Math.max(to, from) && doc.content.size > 0 ? link : undefined;
}

/** Puts a link in the place of a stretch; the words that stay keep what they look like. */
export function setLink(state: EditorState, { from, to }: MarkedStretch, text: string, href: string): Transaction {
  const { tr: transaction, doc } = state;
  if (doc.textBetween(from, to) !== text) transaction.insertText(text, from, to);
  const end = from + text.length;
  transaction.removeMark(from, end, schema.marks.link).addMark(from, end, createMark('link', href));
  return transaction.setSelection(TextSelection.create(transaction.doc, end)).removeStoredMark(schema.marks.link);
}

/** Returns a typed address as a link has it: `example.com`, `me@example.com`. Undefined for other texts. */
export function toAddress(typed: string): string | undefined {
  const plain = typed.trim().replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
  const address = /^(?:https?:\/\/|mailto:)/i.test(plain)
    ? plain
    : /^[^\s@/]+@[^\s@/]+$/.test(plain)
      ? `mailto:${plain}`
      : `https://${plain}`;
  const host = /^(?:https?:\/\/|mailto:[^@]+@)([^/?#:]+)/i.exec(address)?.[1] ?? '';
  const isWritten = parseMarks(`[a](${address})`).marks[0]?.kind === 'link';
  return isWritten && /^[^\s.]+(?:\.[^\s.]+)+$/.test(host) ? address : undefined;
}

/**
 * Turns typed Markdown into marks as soon as its last sign is typed at `position`: `*words*`, `**words**`. Undefined
 * for every other letter.
 */
export function readTypedMark(state: EditorState, position: number, typed: string): Transaction | undefined {
  const $position = state.doc.resolve(position);
  if (typed !== '*' || !$position.parent.isTextblock) return undefined;
  const before = $position.parent.textBetween(0, $position.parentOffset) + typed;
  for (const sign of ['**', '*']) {
    const open = before.lastIndexOf(sign, before.length - sign.length - 1);
    if (open < 0 || !before.endsWith(sign) || before[open - 1] === '*') continue;
    const source = before.slice(open);
    const { marks, text } = parseMarks(source);
    const kind = marks.at(-1)?.kind;
    if (marks.length !== 1 || kind === undefined || kind === 'link' || text.length + 2 * sign.length !== source.length)
      continue;
    // Within the line: a star after a word is a footnote's.
    if (stripMarks(before) !== before.slice(0, open) + text) continue;
    const from = $position.start() + open;
    return state.tr
      .delete(position - sign.length + 1, position)
      .delete(from, from + sign.length)
      .addMark(from, from + text.length, createMark(kind))
      .removeStoredMark(schema.marks[kind]);
  }
  return undefined;
}
