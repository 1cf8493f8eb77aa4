import { useId, type ReactNode } from 'react';
import './segmented.css';

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly lang?: string }[];
  readonly onChange: (value: Value) => void;
  readonly size?: 'small' | 'medium';
}

/** A choice of one among few, all visible: a native radio group, so arrow keys move and it is one tab stop. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
  size = 'medium',
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`segmented segmented-${size}`}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment" lang={option.lang}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
