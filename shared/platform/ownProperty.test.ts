import { expect, it } from 'vitest';
import { dictionary, ownProperty } from './ownProperty.ts';

it('a table holds what was put into it, and nothing that every object has', () => {
  const table = { a: 1, zero: 0 };
  expect([ownProperty(table, 'a'), ownProperty(table, 'zero'), ownProperty(table, 'b')]).toEqual([1, 0, undefined]);
  for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    expect([ownProperty<unknown>(table, key), dictionary<unknown>()[key]], key).toEqual([undefined, undefined]);
  expect([ownProperty(null, 'a'), ownProperty(undefined, 'a')]).toEqual([undefined, undefined]);
  expect({ ...dictionary(table) }).toEqual(table);
});
