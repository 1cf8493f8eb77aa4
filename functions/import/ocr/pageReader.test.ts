import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import type { TextractClient } from '@aws-sdk/client-textract';
import { describe, expect, it, vi } from 'vitest';
import { SCAN_PAGE_DOLLARS } from '../../../shared/api/import.ts';
import { createPageReader, type OcrServices } from './pageReader.ts';

const PICTURE = { png: new Uint8Array(), width: 595, height: 842 };
const refusal = (name: string) => Object.assign(new Error('refused'), { name });
/** A page with too few words to show its script. */
const FEW_WORDS = { Blocks: [] };

const answers = (answer: Error | object) =>
  vi.fn<() => Promise<object>>(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));

/** Returns the reading of a page for these answers of the services, and how often the model was asked. */
async function read(
  textract: Error | object,
  model: Error | object = refusal('ThrottlingException'),
  { signal = new AbortController().signal, spend = vi.fn() } = {},
) {
  const [first, second] = [answers(textract), answers(model)];
  const services: OcrServices = {
    textract: { send: first } as unknown as TextractClient,
    bedrock: { send: second } as unknown as BedrockRuntimeClient,
    model: { id: 'local-editor', structured: 'tool', forcedTool: true, sampling: true },
  };
  const page = await createPageReader(services, spend)(PICTURE, signal);
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

/** A page of Latin words, of which the service is sure. */
const LATIN = {
  Blocks: [
    {
      BlockType: 'LINE',
      Relationships: [{ Type: 'CHILD', Ids: Array.from({ length: 8 }, (_, index) => `w${index}`) }],
    },
    ...Array.from({ length: 8 }, (_, index) => ({ BlockType: 'WORD', Id: `w${index}`, Text: 'word', Confidence: 99 })),
  ],
};
const written = (text: string) => ({ output: { message: { content: [{ text }] } }, usage: {} });

describe('a page that is read', () => {
  it('in Latin letters is read by the cheaper service alone, for what a page costs there', async () => {
    const spend = vi.fn();
    const [page, askedModel] = await read(LATIN, undefined, { spend });
    expect([page, askedModel]).toEqual([expect.objectContaining({ by: 'words', width: 595, height: 842 }), 0]);
    expect(spend.mock.calls).toEqual([[SCAN_PAGE_DOLLARS]]);
  });

  it('in other letters is read by the model, and says nothing where that finds no line', async () => {
    const lines = [{ text: 'דנה', heading: false }];
    expect(await read(FEW_WORDS, written(JSON.stringify({ lines })))).toEqual([{ by: 'lines', lines }, 1]);
    expect(await read(FEW_WORDS, written('{"lines":[]}'))).toEqual(['nothing', 1]);
  });

  it('too late is not read: the reason of its call is told', async () => {
    const late = new Error('late');
    const spend = vi.fn();
    await expect(
      read(refusal('ThrottlingException'), undefined, { signal: AbortSignal.abort(late), spend }),
    ).rejects.toBe(late);
    expect(spend).not.toHaveBeenCalled();
  });

  it('by nobody is told to the log by the reader that failed', async () => {
    const lines: string[] = [];
    const output = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    vi.stubEnv('LOG_LEVEL', 'error');
    await read(refusal('InternalServerError'), refusal('AccessDeniedException'));
    vi.unstubAllEnvs();
    output.mockRestore();
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ event: 'scan_reader_failed', reader: 'textract' }),
      expect.objectContaining({ event: 'scan_reader_failed', reader: 'model' }),
    ]);
  });
});
