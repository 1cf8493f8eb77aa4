import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, it, vi } from 'vitest';
import type { ModelCapabilities } from '../../platform/bedrock/converse.ts';
import { transcribePage } from './modelOcr.ts';

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
