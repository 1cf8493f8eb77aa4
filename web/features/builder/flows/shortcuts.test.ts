import { describe, expect, it } from 'vitest';
import { findShortcut, movesByWord } from './shortcuts.ts';

const press = (code: string, keys: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', true>>) =>
  findShortcut({ code, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...keys } as KeyboardEvent)
    ?.name;
const editor = (textContent: string) => ({ isContentEditable: true, textContent }) as unknown as EventTarget;
const field = (value: string) => ({ value, setSelectionRange: () => {} }) as unknown as EventTarget;

describe('shortcuts', () => {
  it('[BLD-17] are the place of a key together with Alt', () => {
    expect(['ArrowRight', 'ArrowLeft', 'KeyP', 'KeyS', 'KeyD'].map((code) => press(code, { altKey: true }))).toEqual([
      'next',
      'previous',
      'preview',
      'save',
      'download',
    ]);
  });

  it('leave AltGr, which types letters and signs, and Alt with other keys alone', () => {
    expect(press('KeyS', { altKey: true, ctrlKey: true })).toBeUndefined();
    expect(press('KeyD', { altKey: true, shiftKey: true })).toBeUndefined();
    expect(press('KeyP', {})).toBeUndefined();
  });

  it('[BLD-13] leave Alt with an arrow to the caret where it moves by a word: on a Mac, in a field with text', () => {
    const at = (value: string, platform: string) => movesByWord('next', field(value), platform);
    expect([
      at('two words', 'MacIntel'),
      at('two words', 'iPad'),
      movesByWord('previous', field('x'), 'MacIntel'),
    ]).toEqual([true, true, true]);
    expect([at('', 'MacIntel'), at('two words', 'Win32'), at('two words', 'Linux x86_64')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(movesByWord('next', editor('two words'), 'MacIntel')).toBe(true);
    expect(movesByWord('next', editor(''), 'MacIntel')).toBe(false);
    expect(movesByWord('save', field('x'), 'MacIntel')).toBe(false);
    expect(movesByWord('next', {} as EventTarget, 'MacIntel')).toBe(false);
  });

  it('undo and redo as on every system', () => {
    expect(press('KeyZ', { ctrlKey: true })).toBe('undo');
    expect(press('KeyZ', { metaKey: true })).toBe('undo');
    expect(press('KeyZ', { ctrlKey: true, shiftKey: true })).toBe('redo');
    expect(press('KeyZ', { metaKey: true, shiftKey: true })).toBe('redo');
    expect(press('KeyY', { ctrlKey: true })).toBe('redo');
    expect(press('KeyY', { metaKey: true })).toBeUndefined();
  });
});
