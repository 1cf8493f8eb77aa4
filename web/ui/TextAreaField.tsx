import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldBaseProps } from './Field.tsx';

export interface TextAreaFieldProps
  extends FieldBaseProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'color' | 'height' | 'width'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Several lines of text; grows with its content where the browser can. (Amplify UI exports its text area only with its
 * own label.)
 */
export function TextAreaField({
  label,
  hint,
  error,
  counter,
  counterTone,
  labelHidden,
  id,
  dir = 'auto',
  rows = 4,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      counter={counter}
      counterTone={counterTone}
      labelHidden={labelHidden}
      id={id}
    >
      {({ hasError, ...wiring }) => (
        <textarea
          {...area}
          {...wiring}
          className={hasError ? 'amplify-textarea amplify-textarea--error' : 'amplify-textarea'}
          aria-invalid={hasError || undefined}
          rows={rows}
          dir={dir}
        />
      )}
    </Field>
  );
}
