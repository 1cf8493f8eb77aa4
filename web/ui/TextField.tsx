import { Input } from '@aws-amplify/ui-react';
import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldBaseProps } from './Field.tsx';

export interface TextFieldProps
  extends FieldBaseProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size' | 'color' | 'height' | 'width'> {
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text. `dir="ltr"` for values always written left to right (email, phone, web address), `dir="auto"` for
 * the rest.
 */
export function TextField({
  label,
  hint,
  error,
  counter,
  counterTone,
  labelHidden,
  id,
  dir = 'auto',
  ...input
}: TextFieldProps) {
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
      {(wiring) => <Input {...input} {...wiring} dir={dir} />}
    </Field>
  );
}
