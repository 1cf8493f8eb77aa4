import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

const KEYS_PER_SECOND = 15;

/** Keys of the typed letters on the Hebrew keyboard. */
const HEBREW_KEYS: Readonly<Record<string, string>> = {
  ש: 'KeyA',
  ל: 'KeyK',
  ו: 'KeyU',
  ם: 'KeyO',
  מ: 'KeyN',
  י: 'KeyH',
  ה: 'KeyV',
  ס: 'KeyX',
  ף: 'Semicolon',
};
/** In what is typed: takes the letter before it away. */
export const BACKSPACE = '\b';

function keyOf(letter: string) {
  if (letter === BACKSPACE) return { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 };
  if (letter === ' ') return { key: ' ', code: 'Space', windowsVirtualKeyCode: 32 };
  const code = HEBREW_KEYS[letter] ?? `Key${letter.toUpperCase()}`;
  return { key: letter, code, windowsVirtualKeyCode: code.charCodeAt(3) };
}

/**
 * Presses a key for each letter, at an even pace. Playwright's own `type` sends a letter that is on no US keyboard as
 * text without a key.
 */
export async function typeKeys(session: CDPSession, text: string): Promise<void> {
  let due = performance.now();
  for (const letter of text) {
    const key = keyOf(letter);
    const typed = letter === BACKSPACE ? {} : { text: letter, unmodifiedText: letter };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...typed, ...key });
    // oxlint-disable-next-line no-await-in-loop
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    due += 1_000 / KEYS_PER_SECOND;
    // oxlint-disable-next-line no-await-in-loop
    await wait(Math.max(0, due - performance.now()));
  }
}
