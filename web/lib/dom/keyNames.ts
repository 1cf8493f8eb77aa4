import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** Keys as a Mac's keyboard names them; its command key does what Ctrl does elsewhere. */
const APPLE_KEYS: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

/** Whether the system is Apple's, by `navigator.platform`: iPads with a keyboard have the keys of a Mac. */
export const isApplePlatform = (platform: string): boolean => /^(Mac|iP)/.test(platform);

/** The name of a key (`Ctrl`, `Alt`, `Shift`, or what is written on it) on the keyboards of a system. */
export const keyName = (key: string, platform: string): string =>
  ownProperty(isApplePlatform(platform) ? APPLE_KEYS : undefined, key) ?? key;

/** Keys pressed together as one text, which reads from left to right within Hebrew too: `Ctrl+B`, `⌘B`. */
export const keyChord = (keys: readonly string[], platform: string): string =>
  `\u2066${keys.map((key) => keyName(key, platform)).join(isApplePlatform(platform) ? '' : '+')}\u2069`;

/**
 * The Latin letter, A to Z, that a key press means for a shortcut; undefined if it means none. The letter of the
 * layout counts (AZERTY, QWERTZ, Dvorak); the place of the key only where the layout has another script's letter there
 * (Hebrew, Cyrillic), or where Alt makes a sign of it, as on a Mac.
 */
export function letterOfKey({ key, code, altKey }: Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return altKey || /^\p{L}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
}
