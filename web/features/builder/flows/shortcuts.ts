import { isApplePlatform } from '../../../lib/dom/keyNames.ts';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';

export type ShortcutName = 'next' | 'previous' | 'preview' | 'save' | 'download' | 'undo' | 'redo';

export interface Shortcut {
  readonly name: ShortcutName;
  readonly label: MessageId;
  /** Names as written on the keys, for the list of shortcuts; a Mac's are others (`keyName`). */
  readonly keys: readonly string[];
  readonly matches: (event: KeyboardEvent) => boolean;
}

/**
 * With Alt alone: AltGr on Windows also reports Ctrl, and types letters. By `code`, so that a Hebrew keyboard layout
 * changes nothing.
 */
const altOnly = (code: string) => (event: KeyboardEvent) =>
  event.code === code && event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
const commandKey = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && !event.altKey;

/**
 * The builder's shortcuts (BLD-13 to BLD-17), and undo. The right arrow is "next" in both languages, as BLD-13 says.
 */
export const SHORTCUTS: readonly Shortcut[] = [
  { name: 'next', label: 'builder.shortcut.next', keys: ['Alt', '→'], matches: altOnly('ArrowRight') },
  { name: 'previous', label: 'builder.shortcut.previous', keys: ['Alt', '←'], matches: altOnly('ArrowLeft') },
  { name: 'preview', label: 'builder.shortcut.preview', keys: ['Alt', 'P'], matches: altOnly('KeyP') },
  { name: 'save', label: 'builder.shortcut.save', keys: ['Alt', 'S'], matches: altOnly('KeyS') },
  { name: 'download', label: 'builder.shortcut.download', keys: ['Alt', 'D'], matches: altOnly('KeyD') },
  {
    name: 'undo',
    label: 'builder.undo',
    keys: ['Ctrl', 'Z'],
    matches: (event) => commandKey(event) && !event.shiftKey && event.code === 'KeyZ',
  },
  {
    name: 'redo',
    label: 'builder.redo',
    keys: ['Ctrl', 'Shift', 'Z'],
    matches: (event) =>
      commandKey(event) &&
      ((event.shiftKey && event.code === 'KeyZ') || (!event.shiftKey && event.ctrlKey && event.code === 'KeyY')),
  },
];

/** The shortcut that a key press stands for, or undefined. */
export function findShortcut(event: KeyboardEvent): Shortcut | undefined {
  return SHORTCUTS.find((shortcut) => shortcut.matches(event));
}

/**
 * Whether Alt with an arrow moves the caret by a word, as it does on a Mac: there it does so in a field with text. By
 * `platform`, as the browser names the system.
 */
export function movesByWord(name: ShortcutName, target: EventTarget | null, platform: string): boolean {
  if ((name !== 'next' && name !== 'previous') || !isApplePlatform(platform)) return false;
  const field = target as Partial<HTMLTextAreaElement> | null;
  if (field?.isContentEditable === true) return field.textContent !== '';
  return typeof field?.value === 'string' && field.value !== '' && typeof field.setSelectionRange === 'function';
}

/**
 * Whether undo belongs to the focused field: one whose text is not (yet) part of the résumé, like a skill being typed
 * or a job description. There the browser's own undo applies.
 */
export function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const types =
    target.matches('textarea, [contenteditable="true"]') ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));
  return types && target.dataset['resumeField'] === undefined;
}
