import { useState, type ButtonHTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { useFocusableWhenDisabled } from './useFocusableWhenDisabled.ts';
import './button.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Accessible name, and the tooltip's text. */
  readonly label: string;
  /** The object of the action, if several buttons have the same label: part of the name, not of the tooltip. */
  readonly of?: string;
  readonly size?: 'small' | 'medium';
  readonly tone?: 'plain' | 'danger';
  /** Side on which the tooltip is shown. */
  readonly tip?: 'below' | 'above';
  /** The edge of the screen beside the button: the tooltip is aligned with it, so that it does not overflow. */
  readonly edge?: 'start' | 'end';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon; its name appears on hover and focus, and Escape hides it. */
export function IconButton({
  icon,
  label,
  of,
  size = 'medium',
  tone = 'plain',
  tip = 'below',
  edge,
  className = '',
  onKeyDown,
  disabled = false,
  ...rest
}: IconButtonProps) {
  const [tipOff, setTipOff] = useState(false);
  const held = useFocusableWhenDisabled(disabled, {
    ...rest,
    onBlur: (event) => {
      setTipOff(false);
      rest.onBlur?.(event);
    },
  });
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape') setTipOff(true);
    onKeyDown?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...held}
      aria-label={of ? `${label}: ${of}` : label}
      className={`icon-button icon-button-${size} icon-button-${tone} ${className}`}
      data-tip-off={tipOff || undefined}
      onKeyDown={keyDown}
      onPointerLeave={(event) => {
        setTipOff(false);
        rest.onPointerLeave?.(event);
      }}
    >
      <Icon name={icon} size={size === 'small' ? 18 : 20} />
      <span className={`tip tip-${tip}${edge ? ` tip-${edge}` : ''}`} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}
