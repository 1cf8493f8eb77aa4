import { Button as AmplifyButton } from '@aws-amplify/ui-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { useFocusableWhenDisabled } from './useFocusableWhenDisabled.ts';
import './button.css';

export type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonAppearance {
  /**
   * `primary`: the one main action of a screen; `plain`: with a border; `quiet`: text only; `danger`: deletes
   * something.
   */
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
}

export interface ButtonProps extends ButtonAppearance, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  readonly children: ReactNode;
  /** The object of the action, if several buttons have the same text: for screen readers. */
  readonly of?: string | undefined;
  /** Work is running: the button cannot be pressed, and assistive technology announces it. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

const AMPLIFY_VARIATIONS = { primary: 'primary', plain: undefined, quiet: 'link', danger: undefined } as const;

/** Class names of a button, also for links that lead to the main action. */
export function buttonClass({ tone = 'plain', size = 'medium' }: ButtonAppearance): string {
  const variation = AMPLIFY_VARIATIONS[tone];
  return ['amplify-button', variation && `amplify-button--${variation}`, 'button', `button-${tone}`, `button-${size}`]
    .filter(Boolean)
    .join(' ');
}

/** A button with a text. */
export function Button({
  tone = 'plain',
  size = 'medium',
  icon,
  busy = false,
  of,
  children,
  className = '',
  disabled = false,
  ...rest
}: ButtonProps) {
  const { disabled: isDisabled, ...handlers } = useFocusableWhenDisabled(busy || disabled, rest);
  return (
    <AmplifyButton
      {...rest}
      {...handlers}
      variation={AMPLIFY_VARIATIONS[tone]}
      className={`button button-${tone} button-${size} ${className}`}
      isDisabled={isDisabled}
      aria-busy={busy || undefined}
    >
      {icon && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
      {children}
      {of && <span className="visually-hidden">: {of}</span>}
    </AmplifyButton>
  );
}
