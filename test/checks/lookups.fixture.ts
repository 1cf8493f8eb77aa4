/* oxlint-disable no-unused-expressions -- what the rule of sources.test.ts finds is marked, and nothing else */
import { dictionary, ownProperty } from '../../shared/platform/ownProperty.ts';

const OPEN: Readonly<Record<string, string>> = { a: 'A' };
const CLOSED = { a: 'A', b: 'B' } as const;
const STRICT: Readonly<Record<'a' | 'b', string>> = CLOSED;

export function lookUp(
  word: string,
  known: 'a' | 'b',
  place: `${string}#${number}`,
  of: <Name extends string>(name: Name) => Name,
): void {
  OPEN[word]; // found
  OPEN[word.toLowerCase()]; // found
  OPEN[`${word}${known}`]; // found
  OPEN[of(word)]; // found
  CLOSED[word as keyof typeof CLOSED]; // found
  (OPEN as Partial<typeof OPEN>)?.[word]; // found
  word in OPEN; // found
  const copy: Record<string, string> = {};
  copy[word] = word; // found
  const { [word]: taken } = OPEN; // found
  (JSON.parse(word) as Record<string, unknown>)[word]; // found

  ownProperty(OPEN, word);
  OPEN['a'];
  OPEN[known];
  OPEN[`at.${word}`];
  OPEN[place];
  delete copy[word];
  STRICT[known];
  CLOSED[known];
  known in OPEN;
  'a' in CLOSED;
  dictionary<string>()[word] = word;
  dictionary(OPEN)[word] ?? taken;
  word.split('')[word.length - 1];
  new Map([[word, word]]).get(word);
}
