import { useLayoutEffect, useRef, useState } from 'react';
import { Field, splitFieldProps } from '../../../../../ui/Field.tsx';
import { useTranslations } from '../../../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../../../builderContext.ts';
import { useUndo } from '../../../flows/useUndo.ts';
import type { EditorFieldProps } from '../fieldProps.ts';
import { createEditor, type EditorSettings, type TextEditor } from './createEditor.ts';
import { KeptRest, useKeptRest } from './KeptRest.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { MarkBar } from './MarkBar.tsx';
import type { ActiveMarks } from './marking.ts';
import './editor.css';

const NO_MARKS: ActiveMarks = { bold: false, italic: false, link: false };

/** The text as it will be read: bullets, bold, italic and links are seen, and each line has its own direction. */
export default function EditorField({ caret, pasted = [], ...props }: EditorFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { value, maxLength, dir, lang, rows, placeholder, isBulleted, onBlur, onText, readText } = control;
  const t = useTranslations();
  const { announce, drafts } = useBuilder();
  const history = useUndo();
  const [active, setActive] = useState(NO_MARKS);
  const [asksForLink, setAsksForLink] = useState(false);
  const [isFull, setFull] = useState(false);
  const kept = useKeptRest(control['data-resume-field']);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor>(undefined);
  const settings = useRef<EditorSettings>(undefined);
  settings.current = {
    direction: dir,
    isBulleted,
    max: maxLength,
    onText(text, isStep) {
      setFull(false);
      onText(text, { isStep, isDrawn: true });
    },
    onMarks: (next) =>
      setActive((now) => (now.bold === next.bold && now.italic === next.italic && now.link === next.link ? now : next)),
    onMarked: (kind, isSet) => announce(t(`builder.writing.said.${kind}.${isSet ? 'on' : 'off'}`)),
    onLink: () => setAsksForLink(true),
    onRest: kept.add,
    onFull: () => setFull(true),
    onHistory: (what) => history[what](),
  };
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const made = createEditor(current, value, caret, () => settings.current as EditorSettings);
    editor.current = made;
    for (const data of pasted) made.paste(data);
    // A label of HTML leads to form controls alone.
    const label = document.getElementById(`${current.id}-label`);
    const focus = () => made.view.focus();
    label?.addEventListener('click', focus);
    return () => {
      label?.removeEventListener('click', focus);
      made.destroy();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what follows comes by the effects below
  }, []);
  const newest = useRef(readText);
  newest.current = readText;
  // React's rendering is late: an undo may restore the very text that was rendered last.
  useLayoutEffect(() => drafts.follow(() => editor.current?.setText(newest.current())), [drafts]);
  useLayoutEffect(() => editor.current?.redraw(), [dir]);

  return (
    <div className="marked-text" data-bulleted={isBulleted || undefined}>
      <Field {...field}>
        {({ id, hasError, ...wiring }) => (
          <>
            <div
              {...wiring}
              ref={place}
              id={id}
              className="amplify-textarea written"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element of HTML is a text with marks
              role="textbox"
              aria-multiline="true"
              aria-labelledby={`${id}-label`}
              aria-invalid={hasError || undefined}
              aria-placeholder={placeholder}
              aria-keyshortcuts="Control+B Control+I Control+K"
              tabIndex={0}
              dir={dir}
              lang={lang}
              translate="no"
              spellCheck
              data-rows={rows}
              data-placeholder={placeholder}
              data-empty={value === '' || undefined}
              data-resume-field={control['data-resume-field']}
              onBlur={onBlur}
            />
            <MarkBar active={active} controls={id} onMark={(kind) => mark(kind)} />
          </>
        )}
      </Field>
      {isFull && (
        <p className="field-error" role="alert">
          {t('builder.writing.full', { count: maxLength })}
        </p>
      )}
      <KeptRest {...kept} max={maxLength} lang={lang} dir={dir} />
      {asksForLink && editor.current && (
        <LinkDialog editor={editor.current} onClose={() => setAsksForLink(false)} dir={dir} />
      )}
    </div>
  );

  function mark(kind: Parameters<TextEditor['mark']>[0]) {
    editor.current?.view.focus();
    editor.current?.mark(kind);
  }
}
