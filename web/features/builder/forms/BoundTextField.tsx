import { memo, useState, type ReactNode } from 'react';
import { plainSigns } from '../../../../shared/text/fold.ts';
import { normalizeText } from '../../../../shared/resume/sanitizeText.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useBuilder, useResume, useResumeLanguage, useUi } from '../builderContext.ts';
import { OriginalText, PrivateDataNote } from '../help/help.tsx';
import type { MarkedTextProps } from './marks/fieldProps.ts';
import { MarkedText } from './marks/MarkedText.tsx';
import type { TextBinding } from './textBinding.ts';
import { fieldDirection } from '../../../lib/i18n/lineDirection.ts';
import type { FieldControl } from './fieldSpecs.ts';

export interface BoundTextFieldProps {
  /** Memoize it: keep the same object between renders. */
  readonly binding: TextBinding;
  readonly control: FieldControl;
  readonly label: ReactNode;
  readonly max: number;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly hint?: ReactNode;
  /** Returns the fault of the text; called after the field is left, not while typing. Must be a stable function. */
  readonly check?: (value: string) => string | undefined;
  /** Rows of the field of a text of several lines, which may have marks. */
  readonly rows?: number;
  /** Whether each of its lines is a bullet. */
  readonly isBulleted?: boolean;
  /** Counter and its tone, for the current text. */
  readonly counter?: (value: string) => { readonly text: string; readonly tone?: 'muted' | 'caution' };
}

/** For values always written left to right, with the matching keyboard of a phone. */
const LTR_INPUT_MODES: Partial<Record<FieldControl, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
};

/**
 * A text of the résumé in a field. Subscribes to that text alone: a keystroke renders this field and no other. An
 * editor with marks draws its text itself, and is rendered when the screens follow.
 */
export const BoundTextField = memo(function BoundText({
  binding,
  control,
  label,
  max,
  placeholder,
  autoComplete,
  hint,
  check,
  rows,
  isBulleted = false,
  counter,
}: BoundTextFieldProps) {
  const { drafts } = useBuilder();
  const value = useResume(binding.get, rows === undefined);
  const { language, direction } = useResumeLanguage();
  const originals = useUi(({ originals: shown }) => shown);
  const [typing, setTyping] = useState(false);
  const counted = counter?.(value);
  const keyboard = LTR_INPUT_MODES[control];
  const write = (text: string, isShown: boolean) => {
    // With the first letter, and without the last, more is another than this field.
    const edit = isShown && text !== '' && value !== '' ? drafts.editShown : drafts.edit;
    edit((resume) => binding.set(resume, text), binding.location, binding.undoGroup);
  };
  const shared = {
    label,
    hint,
    error: typing ? undefined : check?.(value),
    placeholder,
    value,
    maxLength: max,
    counter: counted?.text,
    counterTone: counted?.tone ?? ('muted' as const),
    'data-resume-field': binding.undoGroup,
    onBlur: () => {
      setTyping(false);
      drafts.endUndoStep();
    },
    onChange: (event: { target: { value: string } }) => {
      setTyping(check !== undefined);
      const typed = normalizeText(event.target.value);
      // A number from a phone's contacts comes with marks that nobody sees, and would call or open something else.
      const text = keyboard ? plainSigns(typed) : typed;
      write(text, true);
    },
  };
  const writeMarked: MarkedTextProps['onText'] = (text, { isStep = false, isDrawn = false } = {}) => {
    if (isStep) drafts.endUndoStep();
    write(normalizeText(text), isDrawn);
    if (isStep) drafts.endUndoStep();
  };
  if (keyboard)
    return (
      <TextField
        {...shared}
        dir="ltr"
        className="always-ltr"
        inputMode={keyboard}
        enterKeyHint="next"
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
      />
    );
  return (
    <>
      {rows === undefined ? (
        <TextField
          {...shared}
          dir={fieldDirection(value, direction)}
          lang={language}
          autoComplete={autoComplete ?? 'off'}
          enterKeyHint="next"
        />
      ) : (
        <MarkedText
          {...shared}
          {...{ rows, isBulleted }}
          dir={direction}
          lang={language}
          onText={writeMarked}
          readText={() => binding.get(drafts.state.resume)}
        />
      )}
      {originals && <OriginalText binding={binding} resume={originals} />}
      {value !== '' && <PrivateDataNote binding={binding} value={value} />}
    </>
  );
});
