import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { Icon } from './Icon.tsx';
import { Field, splitFieldProps, type FieldBaseProps } from './Field.tsx';

export interface SelectFieldProps
  extends FieldBaseProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'size' | 'color' | 'height' | 'width'> {
  /** `<option>` elements. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A choice of one from a list: the native control, so that phones show their own list. */
export function SelectField(props: SelectFieldProps) {
  const {
    field,
    control: { children, ...select },
  } = splitFieldProps(props);
  return (
    <Field {...field}>
      {({ hasError, ...wiring }) => (
        <span className="amplify-select__wrapper">
          <select
            {...select}
            {...wiring}
            className={hasError ? 'amplify-select amplify-select--error' : 'amplify-select'}
            aria-invalid={hasError || undefined}
          >
            {children}
          </select>
          <span className="amplify-select__icon">
            <Icon name="down" size={18} />
          </span>
        </span>
      )}
    </Field>
  );
}
