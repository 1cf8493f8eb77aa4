import { TextArea } from '@aws-amplify/ui-react';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldParts } from './Field.tsx';

export interface TextAreaFieldProps extends FieldParts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'color' | 'height' | 'width'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with its content where the browser can. */
export function TextAreaField({ label, hint, error, counter, counterTone, labelHidden, id, dir = 'auto', rows = 4, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} counter={counter} counterTone={counterTone} labelHidden={labelHidden} id={id}>
      {(wiring) => <TextArea {...area} {...wiring} rows={rows} dir={dir} />}
    </Field>
  );
}
