import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { normalizeText } from '../../../../../shared/resume/sanitizeText.ts';
import type { TextMark } from '../../../../../shared/resume/textMarks.ts';
import { TextAreaField, type TextAreaFieldProps } from '../../../../ui/TextAreaField.tsx';
import { MarkBar, markOfKey } from './MarkBar.tsx';
import type { Selected } from './toggleMark.ts';

// What marks do to a text is loaded when one is first set or something is pasted.
const loadToggle = () => import('./toggleMark.ts');
const loadPasted = () => import('./pastedMarks.ts');

export interface MarkedTextAreaProps extends TextAreaFieldProps {
  readonly maxLength: number;
  /** Gets a text with other marks, or what was pasted: one step of undo. */
  readonly write: (text: string) => void;
}

/** A text area for a text that may have marks, with their bar. */
export function MarkedTextArea({ write, ...field }: MarkedTextAreaProps) {
  const { area, onMark, onKeyDown, onPaste } = useTextMarks({ max: field.maxLength, write });
  return (
    <div className="marked-text">
      <TextAreaField {...field} ref={area} onKeyDown={onKeyDown} onPaste={onPaste} />
      <MarkBar area={area} onMark={onMark} />
    </div>
  );
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  value,
  start: selectionStart,
  end: selectionEnd,
});

/**
 * Marks in a text area: by the keys, by the bar and by pasting. `write` gets each new text, as one step of undo; what
 * would be longer than `max` is cut off when it is pasted, and not set off.
 */
function useTextMarks({ max, write }: { readonly max: number; readonly write: (text: string) => void }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<Selected>(undefined);
  // Behind the render that shows the new text: before it, the caret would be moved to the end.
  useLayoutEffect(() => {
    const { current } = selection;
    if (current === undefined || area.current?.value !== current.value) return;
    selection.current = undefined;
    area.current.setSelectionRange(current.start, current.end);
  });
  const set = (next: Selected | undefined) => {
    if (next === undefined || next.value.length > max) return;
    selection.current = next;
    write(next.value);
  };
  const onMark = async (kind: TextMark['kind']) => {
    const edits = await loadToggle().catch(() => undefined);
    if (area.current && edits) set(edits.toggleMark(selected(area.current), kind));
  };
  const paste = async (html: string, plain: string) => {
    // What is pasted is never lost: without a connection it comes as plain text.
    const edits = await loadPasted().catch(() => undefined);
    if (!area.current) return;
    const { value, start, end } = selected(area.current);
    const room = Math.max(0, max - (value.length - (end - start)));
    const text = normalizeText(edits?.pastedText(html, plain, room) ?? plain).slice(0, room);
    const caret = start + text.length;
    set({ value: value.slice(0, start) + text + value.slice(end), start: caret, end: caret });
  };
  return {
    area,
    onMark: (kind: TextMark['kind']) => void onMark(kind),
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      const kind = markOfKey(event.nativeEvent);
      if (kind === undefined) return;
      event.preventDefault();
      void onMark(kind);
    },
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const [html = '', plain = ''] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type));
      // What has nothing to be read is pasted by the browser.
      if (html === '' && !/_\S/.test(plain)) return;
      event.preventDefault();
      void paste(html, plain);
    },
  };
}
