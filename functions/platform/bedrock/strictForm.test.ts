import * as v from 'valibot';
import { expect, it } from 'vitest';
import { strictForm } from './strictForm.ts';

it('every field of an answer must be there and no other, and numbers count', () => {
  const schema = v.object({
    text: v.string(),
    number: v.number(),
    isGood: v.boolean(),
    kind: v.picklist(['a', 'b']),
    lines: v.array(v.object({ text: v.string() })),
  });
  expect(strictForm('answer', 'what it says', schema)).toEqual({
    strict: true,
    name: 'answer',
    description: 'what it says',
    schema: {
      type: 'object',
      properties: {
        text: { type: 'string' },
        number: { type: 'integer' },
        isGood: { type: 'boolean' },
        kind: { type: 'string', enum: ['a', 'b'] },
        lines: {
          type: 'array',
          items: {
            type: 'object',
            properties: { text: { type: 'string' } },
            required: ['text'],
            additionalProperties: false,
          },
        },
      },
      required: ['text', 'number', 'isGood', 'kind', 'lines'],
      additionalProperties: false,
    },
  });
});
