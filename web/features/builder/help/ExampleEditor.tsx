import { useState } from 'react';
import { EXAMPLE_BLANK } from '../../../../shared/resume/occupations/occupations.ts';
import { normalizeText } from '../../../../shared/resume/sanitizeText.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResumeLanguage } from '../builderContext.ts';

interface ExampleEditorProps {
  readonly example: string;
  /** UTF-16 code units that the description can still take. */
  readonly room: number;
  readonly onAdd: (line: string) => void;
  readonly onCancel: () => void;
}

/** The person asked for this text: it gets the focus, with the first thing to fill in selected for typing. */
function startEditing(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  area.focus();
  const blank = EXAMPLE_BLANK.exec(area.value);
  if (blank) area.setSelectionRange(blank.index, blank.index + blank[0].length);
}

/** An example while it is adapted: it can be added once nothing is left to fill in and it was changed or confirmed. */
export function ExampleEditor({ example, room, onAdd, onCancel }: ExampleEditorProps) {
  const t = useTranslations();
  const { language, direction } = useResumeLanguage();
  const [text, setText] = useState(example);
  const [isTrue, setTrue] = useState(false);
  const line = normalizeText(text)
    .replaceAll(/(?<!\s)\s*\n\s*/g, ' ')
    .trim();
  const hasBlank = EXAMPLE_BLANK.test(line);
  const isChanged = line !== example;
  const isFull = line.length > room;
  return (
    <div className="example-editor">
      <TextAreaField
        label={t('help.examples.edit')}
        value={text}
        rows={2}
        dir={direction}
        lang={language}
        hint={hasBlank ? t('help.examples.blank') : isFull ? t('help.examples.full') : undefined}
        ref={startEditing}
        onChange={(event) => setText(event.target.value)}
      />
      {!isChanged && !hasBlank && (
        <CheckboxField
          label={t('help.examples.true')}
          checked={isTrue}
          onChange={(event) => setTrue(event.target.checked)}
        />
      )}
      <div className="row">
        <Button
          size="small"
          disabled={line === '' || hasBlank || isFull || !(isChanged || isTrue)}
          onClick={() => onAdd(line)}
        >
          {t('help.examples.add')}
        </Button>
        <Button size="small" tone="quiet" onClick={onCancel}>
          {t('help.examples.cancel')}
        </Button>
      </div>
    </div>
  );
}
