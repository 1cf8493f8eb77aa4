import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, it, vi } from 'vitest';
import type { ModelCapabilities } from '../../platform/bedrock/converse.ts';
import { MAX_PAGE_TOKENS, transcribePage, TRANSCRIPT_TOOL } from './modelOcr.ts';

const MODEL: ModelCapabilities = {
  id: 'a-model',
  structured: 'tool',
  forcedTool: true,
  sampling: true,
  price: { tokenIn: 0.000001, tokenOut: 0.000005 },
};
const PICTURE = { png: new Uint8Array(1), width: 595, height: 842 };

/** Returns a client whose model answers this text, for 1,000 input and 200 output tokens. */
const answering = (text: string) =>
  ({
    send: async () => ({
      output: { message: { content: [{ text }] } },
      usage: { inputTokens: 1_000, outputTokens: 200 },
    }),
  }) as unknown as BedrockRuntimeClient;

describe('what a model that sees costs', () => {
  it.each([
    [
      'lines',
      '{"lines":[{"text":"דנה כהן","heading":true}]}',
      { by: 'lines', lines: [{ text: 'דנה כהן', heading: true }] },
    ],
    ['nothing of use', '{"pages":5}', undefined],
  ])('is told of an answer with %s', async (_, text, page) => {
    const spend = vi.fn();
    expect(await transcribePage(answering(text), MODEL, PICTURE, new AbortController().signal, spend)).toEqual(page);
    expect(spend.mock.calls).toEqual([[0.002]]);
  });

  it('is told of an answer that was cut off', async () => {
    const spend = vi.fn();
    await expect(
      transcribePage(answering('{"lines":[{"te'), MODEL, PICTURE, new AbortController().signal, spend),
    ).rejects.toThrow(SyntaxError);
    expect(spend.mock.calls).toEqual([[0.002]]);
  });

  it('is as much as it may have been at most, where time was over first', async () => {
    const [spend, signal] = [vi.fn(), AbortSignal.abort(new Error('late'))];
    const client = { send: () => Promise.reject(signal.reason as Error) } as unknown as BedrockRuntimeClient;
    await expect(transcribePage(client, MODEL, PICTURE, signal, spend)).rejects.toThrow('late');
    // 6,000 tokens of the answer, 1,600 of the picture, and the question.
    expect(spend.mock.calls[0]?.[0]).toBeGreaterThan(0.03 + 0.0016);
    expect(spend.mock.calls[0]?.[0]).toBeLessThan(0.037);
  });

  it('is nothing where the model was not to be had', async () => {
    const spend = vi.fn();
    const client = { send: () => Promise.reject(new Error('busy')) } as unknown as BedrockRuntimeClient;
    await expect(transcribePage(client, MODEL, PICTURE, new AbortController().signal, spend)).rejects.toThrow('busy');
    expect(spend).not.toHaveBeenCalled();
  });
});

const line = (text: string) => ({ text, heading: false });

const read = async (lines: readonly object[]) => {
  const client = answering(JSON.stringify({ lines }));
  const send = vi.spyOn(client, 'send');
  const page = await transcribePage(client, MODEL, PICTURE, new AbortController().signal, () => {});
  return { page, asked: send.mock.calls[0]?.[0].input as unknown };
};

describe('what a model wrote of a page', () => {
  it('is every line that says something, as a heading or as unsure where it says so', async () => {
    const { page } = await read([{ text: 'a' }, line(' \t'), { text: 'b', heading: true, unsure: true }]);
    expect(page).toEqual({ by: 'lines', lines: [line('a'), { text: 'b', heading: true, unsure: true }] });
    expect((await read([line('')])).page).toBeUndefined();
  });

  it('is no more than a page and a line have', async () => {
    const { page } = await read([line('x'.repeat(1_001)), ...Array.from({ length: 300 }, () => line('y'))]);
    if (page?.by !== 'lines') throw new Error('no lines');
    expect([page.lines.length, page.lines[0]?.text.length]).toEqual([300, 1_000]);
  });

  it('is asked for with its picture, by a form, for as many tokens as a page has', async () => {
    const { asked } = await read([line('x')]);
    expect(asked).toMatchObject({
      modelId: MODEL.id,
      messages: [
        {
          content: [
            { image: { format: 'png', source: { bytes: PICTURE.png } } },
            { text: expect.stringMatching(/\S/) as string },
          ],
        },
      ],
      inferenceConfig: { maxTokens: MAX_PAGE_TOKENS },
      toolConfig: { tools: [{ toolSpec: { name: TRANSCRIPT_TOOL.name } }] },
    });
  });
});
