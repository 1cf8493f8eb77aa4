import { createStore } from 'zustand/vanilla';

/** How long to wait for the element that should get the focus, in frames. */
const MAX_WAIT_FRAMES = 30;

let lastFocusTarget: HTMLElement | null = null;
let moving = 0;

/** Whether the focus waits for the element that shall get it. */
export const isFocusMoving = () => moving > 0;

/**
 * For a focused element that is about to be removed: returns a function that moves the focus to the first remaining
 * element that matches. Only keyboard focus is moved, since a phone would open its keyboard, and only while nothing
 * else has taken the focus.
 */
export function captureFocus(): (selector: string) => Promise<void> {
  const from = document.activeElement;
  if (!from?.matches(':focus-visible')) return () => Promise.resolve();
  return async (selector) => {
    moving += 1;
    await moveFrom(from, selector);
    moving -= 1;
  };
}

async function moveFrom(from: Element, selector: string): Promise<void> {
  let target: HTMLElement | null = null;
  for (let frames = 0; frames < MAX_WAIT_FRAMES; frames += 1) {
    await nextFrame();
    const active = document.activeElement;
    if (active !== from && active !== target && !isFocusLost()) return;
    // Until then the selector may match what is about to be removed too, and a browser may take the focus back.
    if (active === target && !from.isConnected) return;
    target = document.querySelector<HTMLElement>(selector);
    lastFocusTarget = target;
    if (target !== active) target?.focus();
  }
}

/** The same for an element that is known already. */
export const moveFocusTo = (selector: string): Promise<void> => captureFocus()(selector);

/** Restores a lost focus: to the element that had it, or to its replacement; else to the top dialog, or the screen. */
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

/** Whether no element has it. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Stack of open modal dialogs, the top one last. Everything outside the top one is inert: what must stay reachable
 * (toasts) is rendered in it.
 */
function createDialogStack() {
  const stack = createStore<readonly HTMLDialogElement[]>(() => []);
  return {
    top: (): HTMLDialogElement | null => stack.getState().at(-1) ?? null,
    subscribe: stack.subscribe,
    /** Returns a function that removes it from the stack. */
    add: (dialog: HTMLDialogElement): (() => void) => {
      stack.setState([...stack.getState(), dialog], true);
      return () =>
        stack.setState(
          stack.getState().filter((other) => other !== dialog),
          true,
        );
    },
  };
}

export const openDialogs = createDialogStack();
