import { expect, it } from 'vitest';
import { keyChord, keyName } from './keyNames.ts';

it.each([
  ['Win32', '\u2066Ctrl+Shift+Z\u2069', 'Alt'],
  ['Linux x86_64', '\u2066Ctrl+Shift+Z\u2069', 'Alt'],
  ['MacIntel', '\u2066⌘⇧Z\u2069', '⌥'],
  ['iPad', '\u2066⌘⇧Z\u2069', '⌥'],
  ['', '\u2066Ctrl+Shift+Z\u2069', 'Alt'],
])('keys have the names that they have on %s', (platform, chord, alt) => {
  expect([keyChord(['Ctrl', 'Shift', 'Z'], platform), keyName('Alt', platform)]).toEqual([chord, alt]);
});
