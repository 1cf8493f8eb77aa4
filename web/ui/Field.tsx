import { useId, type ReactNode } from 'react';
import './field.css';

/** Properties of a form control so that assistive technology reads label, hint, counter and error with it. */
export interface FieldControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly hasError: boolean;
}

export interface FieldBaseProps {
  readonly label: ReactNode;
  /** Hint, read with the control, shown below the label. */
  readonly hint?: ReactNode;
  /** Error text, shown when the value is not valid. */
  readonly error?: ReactNode;
  /** Short text at the end of the field, for example `120 / 800`. */
  readonly counter?: ReactNode;
  /** The counter's tone; `caution` above the recommended length. */
  readonly counterTone?: 'muted' | 'caution' | 'wrong' | undefined;
  /** The label is only for screen readers, not shown. */
  readonly labelHidden?: boolean | undefined;
  readonly id?: string | undefined;
}

/** A control's props, split into those that its field takes and those left for the control itself. */
export function splitFieldProps<Props extends FieldBaseProps>(props: Props) {
  const { label, hint, error, counter, counterTone, labelHidden, id, ...control } = props;
  return { field: { label, hint, error, counter, counterTone, labelHidden, id }, control };
}

/** Label, control, and below it hint, counter and error. */
export function Field({
  label,
  hint,
  error,
  counter,
  counterTone = 'muted',
  labelHidden = false,
  id,
  children,
}: FieldBaseProps & { children: (wiring: FieldControlProps) => ReactNode }) {
  const ownId = useId();
  const control = id ?? ownId;
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const described = [hint && `${control}-hint`, counter && `${control}-counter`, hasError && `${control}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field">
      <label id={`${control}-label`} htmlFor={control} className={labelHidden ? 'visually-hidden' : 'field-label'}>
        {label}
      </label>
      {children({ id: control, 'aria-describedby': described || undefined, hasError })}
      {(hint || counter) && (
        <div className="field-below">
          {hint && (
            <p id={`${control}-hint`} className="field-hint">
              {hint}
            </p>
          )}
          {counter && (
            <p id={`${control}-counter`} className={`field-counter field-counter-${counterTone}`}>
              <bdi>{counter}</bdi>
            </p>
          )}
        </div>
      )}
      <p id={`${control}-error`} className="field-error" role="alert" hidden={!hasError}>
        {error}
      </p>
    </div>
  );
}
