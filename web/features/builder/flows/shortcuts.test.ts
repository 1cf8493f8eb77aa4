import { describe, expect, it } from 'vitest';
import { belongsToField, findShortcut } from './shortcuts.ts';

type Modifiers = Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', true>>;
/** What a key press does; `key` is what the layout has on the key at `code`. */
const pressOf = (key: string, code: string, modifiers: Modifiers, platform = 'Win32') =>
  findShortcut(
    {
      key,
      code,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      ...modifiers,
    } as KeyboardEvent,
    platform,
  )?.name;
/** The same on a keyboard whose letters stand where their names say. */
const press = (code: string, modifiers: Modifiers, platform?: string) =>
  pressOf(
    code.replace(/^Key/, '').replace(/^[A-Z]$/, (letter) => letter.toLowerCase()),
    code,
    modifiers,
    platform,
  );
const editor = (textContent: string) => ({ isContentEditable: true, textContent }) as unknown as EventTarget;
const field = (value: string) => ({ value, setSelectionRange: () => {} }) as unknown as EventTarget;

describe('shortcuts', () => {
  it('[BLD-17] are a key together with Alt', () => {
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
    const at = (value: string, platform: string) => belongsToField('next', field(value), platform);
    expect([
      at('two words', 'MacIntel'),
      at('two words', 'iPad'),
      belongsToField('previous', field('x'), 'MacIntel'),
    ]).toEqual([true, true, true]);
    expect([at('', 'MacIntel'), at('two words', 'Win32'), at('two words', 'Linux x86_64')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(belongsToField('next', {} as EventTarget, 'MacIntel')).toBe(false);
    expect(belongsToField('next', editor('two words'), 'MacIntel')).toBe(true);
    expect(belongsToField('next', editor(''), 'MacIntel')).toBe(false);
  });

  it('[BLD-13] type the sign that Option makes of a letter on a Mac, in a field, also an empty one', () => {
    expect([field(''), editor('')].map((target) => belongsToField('save', target, 'MacIntel'))).toEqual([true, true]);
    expect(belongsToField('save', field('x'), 'Win32')).toBe(false);
    expect(belongsToField('save', { value: 'a button has one too' } as unknown as EventTarget, 'MacIntel')).toBe(false);
    // Outside of fields the sign is the letter of its key.
    expect([pressOf('ß', 'KeyS', { altKey: true }), pressOf('Dead', 'KeyP', { altKey: true })]).toEqual([
      'save',
      'preview',
    ]);
  });

  it.each([
    ['French', 'z', 'KeyW', 'undo'],
    ['German', 'z', 'KeyY', 'undo'],
    ['German', 'y', 'KeyZ', 'redo'],
    ['Hebrew', 'ז', 'KeyZ', 'undo'],
    ['Hebrew', 'ט', 'KeyY', 'redo'],
    ['Russian', 'я', 'KeyZ', 'undo'],
    ['Dvorak', ';', 'KeyZ', undefined],
    ['Dvorak', 'c', 'KeyI', undefined],
  ] as const)(
    'go by the letter of a layout, and by the place where it has another script (%s %s)',
    (_, key, code, name) => {
      expect(pressOf(key, code, { ctrlKey: true })).toBe(name);
    },
  );

  it('print by Ctrl+P and ⌘P; on a Mac Ctrl+P goes up a line', () => {
    expect([press('KeyP', { ctrlKey: true }), press('KeyP', { metaKey: true }, 'MacIntel')]).toEqual([
      'print',
      'print',
    ]);
    expect(press('KeyP', { ctrlKey: true }, 'MacIntel')).toBeUndefined();
    expect(press('KeyP', { ctrlKey: true, shiftKey: true })).toBeUndefined();
    expect(pressOf('פ', 'KeyP', { ctrlKey: true })).toBe('print');
    expect(belongsToField('print', field('x'), 'MacIntel')).toBe(false);
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
