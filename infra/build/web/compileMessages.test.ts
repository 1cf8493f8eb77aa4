import { expect, it } from 'vitest';
import { compileMessages } from './compileMessages.ts';

it('compiles texts to syntax trees, and names the file and id of a text that is not valid', () => {
  expect(compileMessages({ 'a.b': 'Hi {name}' }, 'a.json')).toEqual({
    'a.b': [expect.objectContaining({ value: 'Hi ' }), expect.objectContaining({ value: 'name' })],
  });
  expect(() => compileMessages({ 'a.b': 'Hi {name' }, 'a.json')).toThrow(/a\.json: a\.b/);
});
