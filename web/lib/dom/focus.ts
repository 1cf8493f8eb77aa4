import { createStore } from 'zustand/vanilla';

/** How long what is to have the focus may take to appear, in frames. */
const MAX_WAIT_FRAMES = 30;

let lastFocusTarget: HTMLElement | null = null;

/**
 * What has the focus is about to go away: answers how to give the focus to what stays, the first that matches. Only a
 * keyboard's is handed on, for a phone would open its own, and only while nobody has taken it elsewhere.
 */
export function captureFocus(): (selector: string) => Promise<void> {
  const from = document.activeElement;
  if (!from?.matches(':focus-visible')) return () => Promise.resolve();
  return async (selector) => {
    for (let frames = 0; frames < MAX_WAIT_FRAMES; frames += 1) {
      await nextFrame();
      if (document.activeElement !== from && !isFocusLost()) return;
      lastFocusTarget = document.querySelector<HTMLElement>(selector);
      lastFocusTarget?.focus();
      if (lastFocusTarget !== null) return;
    }
  };
}

/** The same where what stays is known already. */
export const moveFocusTo = (selector: string): Promise<void> => captureFocus()(selector);

/**
 * Brings whoever is nowhere back to where they were, or where that was handed on to; else to the dialog on top, or the
 * screen.
 */
export function restoreFocus(before: Element | null): void {
  for (const place of [
    before,
    lastFocusTarget,
    openDialogs.top()?.querySelector('button'),
    document.getElementById('main'),
  ]) {
    if (!isFocusLost()) return;
    if (place instanceof HTMLElement && place.isConnected) place.focus();
  }
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The modal dialogs that are open, the last on top. All else is out of reach meanwhile: what must stay in reach stands
 * in the one on top.
 */
function createDialogStack() {
  const stack = createStore<readonly HTMLDialogElement[]>(() => []);
  return {
    top: (): HTMLDialogElement | null => stack.getState().at(-1) ?? null,
    subscribe: stack.subscribe,
    /** Returns how to take it out. */
    add: (dialog: HTMLDialogElement): (() => void) => {
      stack.setState([...stack.getState(), dialog], true);
      return () =>
        stack.setState(
          stack.getState().filter((one) => one !== dialog),
          true,
        );
    },
  };
}

export const openDialogs = createDialogStack();
