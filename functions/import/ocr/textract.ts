import { DetectDocumentTextCommand, TextractClient, type Block } from '@aws-sdk/client-textract';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import type { PageImage } from '../process/pageImage.ts';
import type { OcrPage, OcrWord } from './ocrPage.ts';

/** Confidence in percent below which words are in a script unknown to Textract; for others it reports 90 or more. */
const MIN_CONFIDENCE_PERCENT = 75;
/** A page of fewer words does not show its script. */
const MIN_WORDS = 8;
/** Positions are rounded to this fraction of the page, below a tenth of a point; this saves a fifth of the storage. */
const PLACE_STEPS = 10_000;
const rounded = (share: number) => Math.round(share * PLACE_STEPS) / PLACE_STEPS;

export function createTextractClient(region: string): TextractClient {
  return new TextractClient({ region, maxAttempts: 3, requestHandler: new NodeHttpHandler() });
}

/** Returns the Latin words of a page with their positions; undefined if the page is empty or in another script. */
export async function recognizeLatinWords(
  client: TextractClient,
  { png, width, height }: PageImage,
  signal: AbortSignal,
): Promise<OcrPage | undefined> {
  const { Blocks: blocks = [] } = await client.send(new DetectDocumentTextCommand({ Document: { Bytes: png } }), {
    abortSignal: signal,
  });
  const words = blocks.filter(({ BlockType }) => BlockType === 'WORD');
  const sureness = words.reduce((sum, { Confidence = 0 }) => sum + Confidence, 0) / words.length;
  return words.length < MIN_WORDS || sureness < MIN_CONFIDENCE_PERCENT
    ? undefined
    : { by: 'words', width, height, words: wordsWithLineHeight(blocks) };
}

type Places = [left: number, top: number, width: number, height: number];

/** Returns words with the height of their line, because the height of a single word depends on its letters. */
function wordsWithLineHeight(blocks: readonly Block[]): OcrWord[] {
  const byId = new Map(blocks.map((block) => [block.Id, block]));
  return blocks
    .filter(({ BlockType }) => BlockType === 'LINE')
    .flatMap((line) => {
      const { Top: top = 0, Height: height = 0 } = line.Geometry?.BoundingBox ?? {};
      const inside = (line.Relationships ?? [])
        .filter(({ Type }) => Type === 'CHILD')
        .flatMap(({ Ids = [] }) => Ids.map((id) => byId.get(id)));
      return inside.flatMap((word): OcrWord[] => {
        const { Left: left = 0, Width: width = 0 } = word?.Geometry?.BoundingBox ?? {};
        return word?.Text === undefined ? [] : [[word.Text, ...([left, top, width, height].map(rounded) as Places)]];
      });
    });
}
