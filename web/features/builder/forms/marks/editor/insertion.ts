import { Fragment, Slice, type Node } from 'prosemirror-model';
import { TextSelection, type EditorState, type Selection, type Transaction } from 'prosemirror-state';
import type { BoxCaret } from '../fieldProps.ts';
import { fitText } from '../pasted/fitText.ts';
import { lineStart, readLine, writeDocument } from './lines.ts';
import type { MarkedStretch } from './marking.ts';

/** How a text is put into another, and what had no room there. */
export interface PutText {
  readonly transaction: Transaction | undefined;
  readonly rest: string;
}

/** Replaces the text by a stored one, as far as the whole then has at most `max` letters. */
export function putText(
  state: EditorState,
  text: string,
  { from, to }: Pick<MarkedStretch, 'from' | 'to'>,
  { isBulleted, max }: { readonly isBulleted: boolean; readonly max: number },
): PutText {
  const insert = (part: string) => {
    // The first one goes on with the line that is there, and so do its signs.
    const lines = part.split('\n').map((line, index) => readLine(line, isBulleted && index > 0));
    const transaction = state.tr.replace(from, to, new Slice(Fragment.from(lines), 1, 1));
    const end = transaction.mapping.map(to);
    return transaction.setSelection(TextSelection.near(transaction.doc.resolve(end), -1)).scrollIntoView();
  };
  if (text === '') return { transaction: undefined, rest: '' };
  const { fitting, rest } = fitText(text, (part) => writeDocument(insert(part).doc).length <= max);
  return { transaction: fitting === '' ? undefined : insert(fitting), rest };
}

/** Returns the selection of the plain box, whose text shows the signs of its marks. */
export function selectionOf(doc: Node, { text, start, end }: BoxCaret): Selection {
  const placeOf = (offset: number) => {
    const lines = text.slice(0, offset).split('\n');
    const line = doc.child(Math.min(lines.length, doc.childCount) - 1);
    const before = lines.at(-1) ?? '';
    const inLine = readLine(before, line.attrs['bullet'] !== '').content.size;
    return lineStart(doc, lines.length - 1) + 1 + Math.min(inLine, line.content.size);
  };
  return TextSelection.create(doc, placeOf(start), placeOf(end));
}
