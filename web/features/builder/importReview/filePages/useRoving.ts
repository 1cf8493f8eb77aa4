import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ownProperty } from '../../../../../shared/platform/ownProperty.ts';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const buttons = (list: Element) => [...list.querySelectorAll<HTMLButtonElement>('button')];

/**
 * One tab stop for a list of many buttons: up and down go through it in reading order, whatever its direction.
 * `selected`: index of the item that is shown, below 0 for none.
 */
export function useRoving(selected: number) {
  const [current, setCurrent] = useState<number | null>(null);
  const stop = current ?? Math.max(0, selected);
  return {
    tabIndex: (index: number) => (index === stop ? 0 : -1),
    list: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const all = buttons(event.currentTarget);
        const index = all.indexOf(document.activeElement as HTMLButtonElement);
        const step = ownProperty(STEPS, event.key);
        if (index < 0 || !step) return;
        event.preventDefault();
        all[step(index, all.length - 1)]?.focus();
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const item = event.target.closest('li');
        if (item?.parentElement === event.currentTarget) setCurrent([...event.currentTarget.children].indexOf(item));
      },
    },
  };
}
