import { useRef, useState } from 'react';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { normalizeText } from '../../../../shared/resume/sanitizeText.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { fieldDirection } from '../../../lib/i18n/lineDirection.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResumeLanguage } from '../builderContext.ts';

interface GroupNameFieldProps {
  readonly name: string;
  /** With the name as it is to be: what it was after Escape. */
  readonly onDone: (name: string) => void;
}

/**
 * A field for the name of a group. It applies the name on Enter, the button, or leaving the field: applied at each key,
 * a half-typed name could merge two groups.
 */
export function GroupNameField({ name, onDone }: GroupNameFieldProps) {
  const t = useTranslations();
  const { language, direction } = useResumeLanguage();
  const [text, setText] = useState(name);
  const isDone = useRef(false);
  const finish = (said: string) => {
    // It goes with the field, whose leaving would tell once more.
    if (!isDone.current) onDone(normalizeText(said).trim());
    isDone.current = true;
  };
  return (
    <>
      <TextField
        label={t('builder.group.name')}
        value={text}
        dir={fieldDirection(text, direction)}
        lang={language}
        maxLength={RESUME_LIMITS.line}
        autoComplete="off"
        enterKeyHint="done"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the person's own press, right beside
        autoFocus
        onChange={(event) => setText(event.target.value)}
        onBlur={() => finish(text)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') finish(text);
          if (event.key === 'Escape') finish(name);
        }}
      />
      <IconButton icon="check" label={t('builder.group.done')} onClick={() => finish(text)} />
    </>
  );
}
