import { Input } from '@aws-amplify/ui-react';
import type { InputHTMLAttributes, Ref } from 'react';
import { Field, splitFieldProps, type FieldBaseProps } from './Field.tsx';

export interface TextFieldProps
  extends FieldBaseProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size' | 'color' | 'height' | 'width'> {
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text. `dir="ltr"` for values always written left to right (email, phone, web address), `dir="auto"` for
 * the rest.
 */
export function TextField(props: TextFieldProps) {
  const {
    field,
    control: { dir = 'auto', ...input },
  } = splitFieldProps(props);
  return <Field {...field}>{(wiring) => <Input {...input} {...wiring} dir={dir} />}</Field>;
}
