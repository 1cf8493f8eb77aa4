import { expect, it } from 'vitest';
import { groupTokens, type Item } from './groups.ts';
import { tokenize } from './tokens.ts';

/** Words, and what stands in brackets or quotes together: `kind:text`. */
const groupsIn = (text: string) => {
  const shown = ({ kind, start, end, items }: Item): string =>
    items ? `${kind}:${text.slice(start, end)}` : text.slice(start, end);
  return groupTokens(text, tokenize(text)).map(shown);
};

it.each([
  ['a (b c) d', ['a', 'latinGroup:(b c)', 'd']],
  ['a (ב c) d', ['a', 'rtlGroup:(ב c)', 'd']],
  ['a (5) d', ['a', 'numberGroup:(5)', 'd']],
  ['“a” «b» „c“ ‘d’', ['latinGroup:“a”', 'latinGroup:«b»', 'latinGroup:„c“', 'latinGroup:‘d’']],
  // A bracket without its other one is laid open, and what stands in it belongs to what is around.
  ['a (b [c) d', ['a', 'latinGroup:(b [c)', 'd']],
  ['a (b c', ['a', 'b', 'c']],
  ['a b) c', ['a', 'b', 'c']],
  // Quotes begin before a word, and not after a Latin one.
  ['A"b" c', ['A', 'b', 'c']],
  ['א "b" c', ['א', 'latinGroup:"b"', 'c']],
  ['"a', ['a']],
  // They are closed within the bracket that they were opened in.
  ['"a (b" c)', ['a', 'latinGroup:(b" c)']],
  // After a number or a Hebrew word a sign belongs to it.
  ['27" x', ['27"', 'x']],
  ["לוי ושות' x", ['לוי', "ושות'", 'x']],
])('%s is %j', (text, groups) => {
  expect(groupsIn(text)).toEqual(groups);
});
