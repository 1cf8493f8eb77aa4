import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../../../lib/async/idle.ts';
import { TextAreaField } from '../../../../ui/TextAreaField.tsx';
import type { CopiedData, EditorFieldProps, MarkedTextProps } from './fieldProps.ts';

type EditorField = ComponentType<EditorFieldProps>;
type ShownEditor = Pick<EditorFieldProps, 'caret' | 'pasted'> & { readonly Editor: EditorField };

let loaded: EditorField | undefined;
async function loadEditor(): Promise<EditorField> {
  return (loaded = (await import('./editor/EditorField.tsx')).default);
}

/**
 * A text that may have marks: in a plain box until its editor is there, which comes when the box is focused or, where
 * it has words, when the browser rests. What is typed meanwhile is kept, with the caret; without the editor, the box
 * stays.
 */
export function MarkedText(props: MarkedTextProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const pasted = useRef<CopiedData[]>([]);
  const [editor, setEditor] = useState<ShownEditor | undefined>(loaded && { Editor: loaded });
  const show = () => {
    const { current } = box;
    if (!loaded || !current || isComposing.current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = current;
    const caret = { text, start, end, isFocused: current === document.activeElement };
    const next = { Editor: loaded, caret, pasted: pasted.current };
    // At once: between the reading of the caret and the editor no key may come.
    flushSync(() => setEditor(next));
  };
  const pastePlain = () => {
    if (pasted.current.length > 0) box.current?.focus();
    for (const { plain } of pasted.current.splice(0)) document.execCommand('insertText', false, plain);
  };
  const load = () => void loadEditor().then(show, pastePlain);
  const hasWords = props.value !== '';
  useEffect(() => {
    if (!loaded && hasWords) void whenIdle().then(load);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each box
  }, []);
  if (editor) return <editor.Editor {...props} caret={editor.caret} pasted={editor.pasted ?? []} />;
  const { onText, readText: _, isBulleted, ...field } = props;
  return (
    <div className="marked-text" data-bulleted={isBulleted || undefined}>
      <TextAreaField
        {...field}
        ref={box}
        onFocus={load}
        onPaste={(event) => {
          // Its reader is the editor's: what is pasted at once, as often happens, waits for it.
          event.preventDefault();
          const [html = '', plain = ''] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type));
          pasted.current.push({ html, plain });
          load();
        }}
        onChange={(event) => onText(event.target.value)}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={() => {
          isComposing.current = false;
          setTimeout(show);
        }}
      />
    </div>
  );
}
