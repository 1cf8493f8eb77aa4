import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import type { TextractClient } from '@aws-sdk/client-textract';
import { describe, expect, it, vi } from 'vitest';
import { createPageReader, type OcrServices } from './pageReader.ts';

const PICTURE = { png: new Uint8Array(), width: 595, height: 842 };
const refusal = (name: string) => Object.assign(new Error('refused'), { name });
/** A page with too few words to show its script. */
const FEW_WORDS = { Blocks: [] };

const answers = (answer: Error | object) =>
  vi.fn<() => Promise<object>>(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));

/** Returns the reading of a page for these answers of the services, and how often the model was asked. */
async function read(textract: Error | object, model: Error | object = refusal('ThrottlingException')) {
  const [first, second] = [answers(textract), answers(model)];
  const services: OcrServices = {
    textract: { send: first } as unknown as TextractClient,
    bedrock: { send: second } as unknown as BedrockRuntimeClient,
    model: { id: 'local-editor', structured: 'tool', forcedTool: true, sampling: true },
  };
  const page = await createPageReader(services, () => {})(PICTURE, new AbortController().signal);
  return [page, second.mock.calls.length];
}

describe('a page whose reader', () => {
  it.each(['ThrottlingException', 'ProvisionedThroughputExceededException'])(
    'is busy is asked for again, and of nobody who costs more: %s',
    async (name) => expect(await read(refusal(name))).toEqual(['busy', 0]),
  );

  it('of the other scripts is busy is asked for again too', async () => {
    expect(await read(FEW_WORDS)).toEqual(['busy', 1]);
  });

  it('fails goes to the other one, and is not to be had where that fails too', async () => {
    expect(await read(refusal('InternalServerError'), refusal('AccessDeniedException'))).toEqual(['unavailable', 1]);
  });
});
