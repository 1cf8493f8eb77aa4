import { useEffect, useEffectEvent } from 'react';

/** Handles Escape, wherever in the page it is pressed, while `listening`. */
export function useEscape(listening: boolean, pressed: (event: KeyboardEvent) => void): void {
  const onPressed = useEffectEvent(pressed);
  useEffect(() => {
    if (!listening) return undefined;
    const heard = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onPressed(event);
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [listening]);
}
