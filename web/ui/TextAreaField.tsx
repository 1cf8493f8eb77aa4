import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, splitFieldProps, type FieldBaseProps } from './Field.tsx';

export interface TextAreaFieldProps
  extends FieldBaseProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'color' | 'height' | 'width'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Several lines of text; grows with its content where the browser can. (Amplify UI exports its text area only with its
 * own label.)
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    field,
    control: { dir = 'auto', rows = 4, ...area },
  } = splitFieldProps(props);
  return (
    <Field {...field}>
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
