import type { DetectDocumentTextCommand, TextractClient } from '@aws-sdk/client-textract';
import { expect, it } from 'vitest';
import { createTextractClient, recognizeLatinWords } from './textract.ts';

const PICTURE = { png: Uint8Array.of(1, 2), width: 595, height: 842 };
const box = (Left: number, Top: number, Width: number, Height: number) => ({
  Geometry: { BoundingBox: { Left, Top, Width, Height } },
});

/** What the service answers of a page with these words in one line, each as sure as said. */
const answerOf = (words: readonly string[], sure: readonly number[]) => ({
  Blocks: [
    { BlockType: 'PAGE', Id: 'p', Confidence: 0, Relationships: [{ Type: 'CHILD', Ids: ['l'] }] },
    {
      BlockType: 'LINE',
      Id: 'l',
      ...box(0.1, 0.200_04, 0.8, 0.02),
      Relationships: [
        { Type: 'VALUE', Ids: ['w0'] },
        { Type: 'CHILD', Ids: words.map((_, index) => `w${index}`) },
      ],
    },
    ...words.map((Text, index) => ({
      BlockType: 'WORD',
      Id: `w${index}`,
      Text,
      Confidence: sure[index % sure.length] ?? 0,
      ...box(0.1 * index, 0.201, 0.033_333_3, 0.011),
    })),
  ],
});
const WORDS = ['Maya', 'Cohen', 'Nurse', 'at', 'City', 'Hospital', 'in', 'Haifa'];

/** What is read of a page, and what was asked. */
async function read(answer: object) {
  const asked: unknown[] = [];
  const client = {
    send: async ({ input }: DetectDocumentTextCommand, { abortSignal }: { abortSignal: AbortSignal }) => {
      asked.push(input, abortSignal);
      return answer;
    },
  } as unknown as TextractClient;
  const { signal } = new AbortController();
  const page = await recognizeLatinWords(client, PICTURE, signal);
  expect(asked).toEqual([{ Document: { Bytes: PICTURE.png } }, signal]);
  return page;
}

it('a page in Latin letters has its words in their order, each as high as its line, to a ten thousandth', async () => {
  expect(await read(answerOf(WORDS, [99, 91]))).toEqual({
    by: 'words',
    width: 595,
    height: 842,
    words: WORDS.map((text, index) => [text, Math.round(1_000 * index) / 10_000, 0.2, 0.0333, 0.02]),
  });
});

it.each([
  ['whose words are as sure as those of no Latin letters', WORDS, [74.9], false],
  ['whose words are together as sure as is asked', WORDS, [50, 100], true],
  ['of fewer words than say which letters it has', WORDS.slice(1), [99], false],
])('a page %s', async (_, words, sure, isRead) => {
  expect((await read(answerOf(words, sure))) !== undefined).toBe(isRead);
});

it('a page without an answer is not read, and a word of which nothing is said has none', async () => {
  expect(await read({})).toBeUndefined();
  const blocks = answerOf(WORDS, [99]).Blocks.map((block) =>
    block.Id === 'w0' ? { BlockType: 'WORD', Id: 'w0', Confidence: 99 } : block,
  );
  const line = { BlockType: 'LINE', Id: 'empty' };
  const bare = { BlockType: 'LINE', Id: 'bare', Relationships: [{ Type: 'CHILD', Ids: ['x', 'none'] }] };
  const page = await read({
    Blocks: [line, bare, ...blocks, { BlockType: 'WORD', Id: 'x', Text: 'there', Confidence: 99 }],
  });
  if (page?.by !== 'words') throw new Error('no words');
  expect(page.words.map(([text]) => text)).toEqual(['there', ...WORDS.slice(1)]);
  expect(page.words[0]).toEqual(['there', 0, 0, 0, 0]);
});

it('the service is asked in its region, three times at the most', async () => {
  const { config } = createTextractClient('eu-west-1');
  expect([await config.region(), await config.maxAttempts()]).toEqual(['eu-west-1', 3]);
});
