import { useState, type FocusEventHandler, type MouseEvent, type MouseEventHandler } from 'react';

interface ButtonHandlers {
  readonly onFocus?: FocusEventHandler<HTMLButtonElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLButtonElement> | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * What a button needs that may be switched off while it has the focus, by what it has just done: a browser takes the
 * focus from a disabled one, and a keyboard would be nowhere. Until it is left it says that it is off, and does
 * nothing.
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
    // Also of a button that would send a form.
    onClick: held ? (event: MouseEvent) => event.preventDefault() : onClick,
  };
}
