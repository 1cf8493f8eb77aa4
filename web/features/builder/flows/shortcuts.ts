import { isApplePlatform, letterOfKey } from '../../../lib/dom/keyNames.ts';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';

export type ShortcutName = 'next' | 'previous' | 'preview' | 'save' | 'download' | 'print' | 'undo' | 'redo';

export interface Shortcut {
  readonly name: ShortcutName;
  readonly label: MessageId;
  /** Names as written on the keys, for the list of shortcuts; a Mac's are others (`keyName`). */
  readonly keys: readonly string[];
  /** Whether an event is this shortcut; `platform` is the system's name in the browser. */
  readonly matches: (event: KeyboardEvent, platform: string) => boolean;
}

/** With Alt alone, a letter or an arrow: AltGr on Windows also reports Ctrl, and types letters. */
const altOnly = (name: string) => (event: KeyboardEvent) =>
  event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && (letterOfKey(event) ?? event.key) === name;
const command = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey ? letterOfKey(event) : undefined;

/**
 * The builder's shortcuts (BLD-13, BLD-14, BLD-15, BLD-16, BLD-17), printing and undo. The right arrow is "next" in
 * both languages: BLD-13.
 */
export const SHORTCUTS: readonly Shortcut[] = [
  { name: 'next', label: 'builder.shortcut.next', keys: ['Alt', '→'], matches: altOnly('ArrowRight') },
  { name: 'previous', label: 'builder.shortcut.previous', keys: ['Alt', '←'], matches: altOnly('ArrowLeft') },
  { name: 'preview', label: 'builder.shortcut.preview', keys: ['Alt', 'P'], matches: altOnly('P') },
  { name: 'save', label: 'builder.shortcut.save', keys: ['Alt', 'S'], matches: altOnly('S') },
  { name: 'download', label: 'builder.shortcut.download', keys: ['Alt', 'D'], matches: altOnly('D') },
  {
    name: 'print',
    label: 'builder.shortcut.print',
    keys: ['Ctrl', 'P'],
    // Ctrl is no command on a Mac: with P it goes up a line.
    matches: (event, platform) =>
      command(event) === 'P' && !event.shiftKey && (event.metaKey || !isApplePlatform(platform)),
  },
  {
    name: 'undo',
    label: 'builder.undo',
    keys: ['Ctrl', 'Z'],
    matches: (event) => command(event) === 'Z' && !event.shiftKey,
  },
  {
    name: 'redo',
    label: 'builder.redo',
    keys: ['Ctrl', 'Shift', 'Z'],
    matches: (event) => (event.shiftKey ? command(event) === 'Z' : event.ctrlKey && command(event) === 'Y'),
  },
];

/** Returns the shortcut of a key press, or undefined. */
export function findShortcut(event: KeyboardEvent, platform: string): Shortcut | undefined {
  return SHORTCUTS.find((shortcut) => shortcut.matches(event, platform));
}

/**
 * Whether Alt with the key belongs to the focused field, as on a Mac: with an arrow it moves the caret by a word (where
 * there is text), with a letter it types a sign (`ś`, `∂`). `platform` is the system's name in the browser.
 */
export function belongsToField(name: ShortcutName, target: EventTarget | null, platform: string): boolean {
  if (name === 'undo' || name === 'redo' || name === 'print' || !isApplePlatform(platform)) return false;
  const field = target as Partial<HTMLTextAreaElement> | null;
  const [types, text] = field?.isContentEditable
    ? [true, field.textContent]
    : [typeof field?.setSelectionRange === 'function', field?.value];
  return types && (name === 'next' || name === 'previous' ? Boolean(text) : true);
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
