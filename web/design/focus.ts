/** How long what is to have the focus may take to appear, in frames. */
const PATIENCE = 30;

let handed: HTMLElement | null = null;

/**
 * What has the focus is about to go away: answers how to give the focus to what stays, the first that matches. Only a
 * keyboard's is handed on, for a phone would open its own, and only while nobody has taken it elsewhere.
 */
export function holdFocus(): (selector: string) => Promise<void> {
  const from = document.activeElement;
  if (!from?.matches(':focus-visible')) return () => Promise.resolve();
  return async (selector) => {
    for (let frames = 0; frames < PATIENCE; frames += 1) {
      await nextFrame();
      if (document.activeElement !== from && !isNowhere()) return;
      handed = document.querySelector<HTMLElement>(selector);
      handed?.focus();
      if (handed !== null) return;
    }
  };
}

/** The same where what stays is known already. */
export const handFocusTo = (selector: string): Promise<void> => holdFocus()(selector);

/** Brings whoever is nowhere back to where they were, or where that was handed on to; else to the dialog on top, or the screen. */
export function focusBack(before: Element | null): void {
  for (const place of [before, handed, openDialogs.top()?.querySelector('button'), document.getElementById('main')]) {
    if (!isNowhere()) return;
    if (place instanceof HTMLElement && place.isConnected) place.focus();
  }
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The modal dialogs that are open, the last on top. All else is out of reach meanwhile: what must stay in reach stands in the one on top. */
function dialogStack() {
  let stack: readonly HTMLDialogElement[] = [];
  const listeners = new Set<() => void>();
  const set = (next: typeof stack) => {
    stack = next;
    listeners.forEach((listener) => listener());
  };
  return {
    top: (): HTMLDialogElement | null => stack.at(-1) ?? null,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns how to take it out. */
    add: (dialog: HTMLDialogElement): (() => void) => {
      set([...stack, dialog]);
      return () => set(stack.filter((one) => one !== dialog));
    },
  };
}

export const openDialogs = dialogStack();
