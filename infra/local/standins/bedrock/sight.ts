import { TRANSCRIPT } from '../../../../functions/import/scan/model.ts';
import { sizeOf } from '../ocr/blocks.ts';
import { merged } from '../ocr/merge.ts';
import { recognize } from '../ocr/recognize.ts';
import { transcriptOf } from '../ocr/transcript.ts';

interface Message {
  readonly content: readonly { readonly image?: { readonly source: { readonly bytes: string } } }[];
}

/** What a model that sees hands over of a page, in Hebrew and English; undefined where it is asked something else. */
export async function seen(tool: string | undefined, messages: readonly Message[]): Promise<object | undefined> {
  const image = messages.flatMap(({ content }) => content).find((block) => block.image)?.image;
  if (tool !== TRANSCRIPT.name || !image) return undefined;
  const picture = Buffer.from(image.source.bytes, 'base64');
  const [hebrew, latin] = await Promise.all([recognize(picture, 'heb'), recognize(picture, 'eng')]);
  return { lines: transcriptOf(merged(hebrew, latin), sizeOf(picture)) };
}
