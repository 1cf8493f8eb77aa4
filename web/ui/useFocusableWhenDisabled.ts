import { useState, type FocusEventHandler, type MouseEvent, type MouseEventHandler } from 'react';

interface ButtonHandlers {
  readonly onFocus?: FocusEventHandler<HTMLButtonElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLButtonElement> | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * Props of a button that may become disabled by its own action while it has the focus: browsers take the focus from a
 * disabled button, so keyboard users would lose their place. Until blur it is only `aria-disabled`, and does nothing.
 */
export function useFocusableWhenDisabled(off: boolean, { onFocus, onBlur, onClick }: ButtonHandlers) {
  const [focused, setFocused] = useState(false);
  const held = off && focused;
  return {
    disabled: off && !held,
    'aria-disabled': held || undefined,
    onFocus: ((event) => {
      setFocused(true);
      onFocus?.(event);
    }) satisfies FocusEventHandler<HTMLButtonElement>,
    onBlur: ((event) => {
      setFocused(false);
      onBlur?.(event);
    }) satisfies FocusEventHandler<HTMLButtonElement>,
    // Also of a submit button.
    onClick: held ? (event: MouseEvent) => event.preventDefault() : onClick,
  };
}
