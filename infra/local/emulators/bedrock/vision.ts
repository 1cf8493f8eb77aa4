import { TRANSCRIPT_TOOL } from '../../../../functions/import/ocr/modelOcr.ts';
import { readPngSize } from '../ocr/textractBlocks.ts';
import { mergeReadings } from '../ocr/mergeReadings.ts';
import { recognize } from '../ocr/recognize.ts';
import { toTranscript } from '../ocr/transcript.ts';

interface ConverseMessage {
  readonly content: readonly { readonly image?: { readonly source: { readonly bytes: string } } }[];
}

/** The answer of a vision model for a page, in Hebrew and English; undefined for other questions. */
export async function transcribeImage(
  tool: string | undefined,
  messages: readonly ConverseMessage[],
): Promise<object | undefined> {
  const image = messages.flatMap(({ content }) => content).find((block) => block.image)?.image;
  if (tool !== TRANSCRIPT_TOOL.name || !image) return undefined;
  const picture = Buffer.from(image.source.bytes, 'base64');
  const [hebrew, latin] = await Promise.all([recognize(picture, 'heb'), recognize(picture, 'eng')]);
  return { lines: toTranscript(mergeReadings(hebrew, latin), readPngSize(picture)) };
}
