import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { bulletMarkOf } from '../../../../../../shared/resume/text.ts';
import { letterOfKey } from '../../../../../lib/dom/keyNames.ts';
import type { TextMark } from '../../../../../../shared/resume/textMarks.ts';

/** In the order of the bar, with the usual keys. */
export const MARK_KEYS = [
  { kind: 'bold', letter: 'B' },
  { kind: 'italic', letter: 'I' },
  { kind: 'link', letter: 'K' },
] as const satisfies readonly { kind: TextMark['kind']; letter: string }[];

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The mark that a key sets; undefined for every other key. The letter decides, wherever a layout has it; the key's
 * place where the layout has no such letters, as the Hebrew one.
 */
export const markOfKey = (event: PressedKey) => {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return undefined;
  const pressed = letterOfKey(event);
  return MARK_KEYS.find(({ letter }) => letter === pressed)?.kind;
};

export const isEditKey = (key: string): boolean => ['Enter', 'Backspace', 'Delete'].includes(key);

/** Returns the effect of keys that split and join lines; undefined if the browser handles the key. */
export function editKey(state: EditorState, { key, ctrlKey, metaKey, altKey }: PressedKey): Transaction | undefined {
  const { selection, tr: transaction, doc } = state;
  const { $from, $to, empty } = selection;
  if (key === 'Enter') {
    if (ctrlKey || metaKey || altKey) return undefined;
    if (!empty) transaction.deleteSelection();
    return transaction.split(transaction.selection.from);
  }
  if (key !== 'Backspace' && key !== 'Delete') return undefined;
  if (!empty) return transaction.deleteSelection();
  if (key === 'Backspace' && $from.parentOffset === 0)
    return $from.index(0) > 0 ? transaction.join($from.before()) : transaction;
  if (key === 'Delete' && $to.parentOffset === $to.parent.content.size)
    return $to.index(0) < doc.childCount - 1 ? transaction.join($to.after()) : transaction;
  return undefined;
}

/** Lines that came as one, with their ends in it: typed by a program, or dropped. */
export function partLines(state: EditorState): EditorState {
  const transaction = state.tr;
  state.doc.forEach((line, position) => {
    for (const { index } of line.textContent.matchAll(/\n/g)) {
      const from = transaction.mapping.map(position + 1 + index);
      transaction.delete(from, from + 1).split(from);
    }
  });
  return transaction.docChanged ? state.apply(transaction) : state;
}

/**
 * The marks that people type before a line (`- `, `• `) are its bullet, which is drawn already: they stay in the stored
 * text and leave the seen one.
 */
export function foldBullets(state: EditorState): EditorState {
  const transaction = state.tr;
  state.doc.forEach((line, position) => {
    const typed = line.attrs['bullet'] === '' ? bulletMarkOf(line.textContent) : '';
    if (typed === '') return;
    const from = transaction.mapping.map(position);
    transaction.delete(from + 1, from + 1 + typed.length).setNodeAttribute(from, 'bullet', typed);
  });
  return transaction.docChanged
    ? state.apply(transaction.setSelection(TextSelection.near(transaction.selection.$from)))
    : state;
}
