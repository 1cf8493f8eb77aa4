import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import type { TextractClient } from '@aws-sdk/client-textract';
import type { ModelCapabilities, ReportCost } from '../../platform/bedrock/converse.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { transcribePage } from './modelOcr.ts';
import type { PageImage } from './renderPages.ts';
import type { OcrPage } from './ocrPage.ts';
import { recognizeLatinWords } from './textract.ts';

/** What reads pictures of pages. */
export interface OcrServices {
  readonly textract: TextractClient;
  readonly bedrock: BedrockRuntimeClient;
  readonly model: ModelCapabilities;
}

/** A page of a scan, `nothing` where there is no text on it, or `unavailable` where no reader can be had. */
export type PageReading = OcrPage | 'nothing' | 'unavailable';

/** Reads the picture of a page. */
export type PageReader = (picture: PageImage, signal: AbortSignal) => Promise<PageReading>;

/** Dollars of one page by Textract. */
const TEXTRACT_PAGE_DOLLARS = 0.0015;

/**
 * Reads pictures of pages: Textract first, which gives every word its place but knows Latin letters alone; what it is
 * not sure of, a page in Hebrew above all, goes to a model that sees. Rejects only with the signal's reason.
 */
export function createPageReader({ textract, bedrock, model }: OcrServices, spend: ReportCost): PageReader {
  return async (picture, signal) => {
    const latin = await tryReader('textract', signal, async () => {
      const page = await recognizeLatinWords(textract, picture, signal);
      spend(TEXTRACT_PAGE_DOLLARS);
      return page;
    });
    if (latin !== undefined && latin !== READER_FAILED) return latin;
    const seen = await tryReader('model', signal, () => transcribePage(bedrock, model, picture, signal, spend));
    return seen === READER_FAILED ? 'unavailable' : (seen ?? 'nothing');
  };
}

const READER_FAILED = Symbol('failed');

async function tryReader<Result>(
  reader: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result | typeof READER_FAILED> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    log('error', { event: 'scan_reader_failed', reader, ...describeError(error) });
    return READER_FAILED;
  }
}
