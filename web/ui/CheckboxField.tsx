import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import './field.css';

export interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Yes or no: a native checkbox in our colours. */
export function CheckboxField({ label, hint, className = '', ...input }: CheckboxFieldProps) {
  const hintId = useId();
  return (
    <div className={`choice ${className}`}>
      <label className="choice-label">
        <input {...input} type="checkbox" className="checkbox" aria-describedby={hint ? hintId : undefined} />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
