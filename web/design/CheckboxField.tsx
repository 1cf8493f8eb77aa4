import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import './field.css';

export interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown as a switch: takes effect at once. */
  readonly asSwitch?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Yes or no: a native checkbox in our colours, or a switch. */
export function CheckboxField({ label, hint, asSwitch = false, className = '', ...input }: CheckboxFieldProps) {
  const hintId = useId();
  return (
    <div className={`choice ${className}`}>
      <label className="choice-label">
        <input {...input} type="checkbox" role={asSwitch ? 'switch' : undefined} className={asSwitch ? 'switch' : 'checkbox'} aria-describedby={hint ? hintId : undefined} />
        <span>{label}</span>
      </label>
      {hint && <p id={hintId} className="field-hint">{hint}</p>}
    </div>
  );
}

/** A setting that takes effect at once. */
export function SwitchField(props: Omit<CheckboxFieldProps, 'asSwitch'>) {
  return <CheckboxField {...props} asSwitch />;
}
