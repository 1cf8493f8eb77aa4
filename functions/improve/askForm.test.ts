import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { askForm, tokensFor, type FormQuestion } from './askForm.ts';
import type { TextModelRequest } from './model.ts';

const schema = v.object({ text: v.string() });
const form = { name: 'answer', description: 'what it says', schema: { type: 'object', title: 'FORM' } };
const QUESTION: FormQuestion<v.InferOutput<typeof schema>> = {
  system: 'Be brief.',
  text: 'question',
  form,
  schema,
  maxTokens: 100,
};

/** Asks a model that answers these in turn; `asked` is what it was asked. */
function ask(answers: readonly string[], more: Partial<typeof QUESTION> = {}) {
  const asked: TextModelRequest[] = [];
  const left = [...answers];
  const model = (request: TextModelRequest) => {
    asked.push(request);
    return Promise.resolve(left.shift() ?? '');
  };
  return { asked, answer: askForm({ ...QUESTION, ...more }, model, new AbortController().signal) };
}

describe('an answer of a form', () => {
  it.each([
    '{"text":"a"}',
    ' \n{"text":"a"}\n ',
    '```json\n{"text":"a"}\n```',
    '```\n{"text":"a"}```',
    '{"text":"a","more":1}',
  ])('is read from %j', async (written) => {
    const { asked, answer } = ask([written]);
    expect(await answer).toEqual({ text: 'a' });
    expect(asked).toEqual([{ system: 'Be brief.', turns: [{ role: 'user', text: 'question' }], form, maxTokens: 100 }]);
  });

  it.each([
    ['Here it is: {"text":"a"}', 'no JSON object alone'],
    ['{"text":"a"} I hope so', 'no JSON object alone'],
    ['"a"', 'no JSON object alone'],
    ['', 'no JSON object alone'],
    ['{"text":}', 'no valid JSON'],
    ['{"text":7}', 'string at text'],
  ])('is not %j, and the model hears why if it is asked once more', async (written, fault) => {
    await expect(ask([written]).answer).rejects.toMatchObject({ reason: 'invalid', cause: fault });
    const { asked, answer } = ask([written, '{"text":"b"}'], { again: true });
    expect(await answer).toEqual({ text: 'b' });
    const [, second] = asked;
    expect(second?.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(second?.turns[0]?.text).toBe('question');
    // A message without text is refused.
    expect(second?.turns[1]?.text).toBe(written || '…');
    expect(second?.turns[2]?.text).toContain(fault);
    expect(second?.turns[2]?.text).toContain('FORM');
  });

  it('is asked for no third time', async () => {
    const { asked, answer } = ask(['no', '{"text":7}', '{"text":"c"}'], { again: true });
    await expect(answer).rejects.toMatchObject({ reason: 'invalid', cause: 'string at text' });
    expect(asked).toHaveLength(2);
  });

  it.each([
    [100, [100, 200]],
    [7_999, [7_999, 15_998]],
    [9_000, [9_000, 16_000]],
    [20_000, [16_000, 16_000]],
  ])('of %d tokens has twice the room at its second try, as far as a call can take', async (maxTokens, most) => {
    const { asked, answer } = ask(['no', '{"text":"b"}'], { again: true, maxTokens });
    await answer;
    expect(asked.map((request) => request.maxTokens)).toEqual(most);
  });
});

it.each([
  ['', 0],
  ['a'.repeat(100), 41],
  ['א'.repeat(100), 135],
  [`${'א'.repeat(50)}${'a'.repeat(50)}`, 88],
])('%j takes %d tokens at most', (text, tokens) => {
  expect(tokensFor(text)).toBe(tokens);
});
