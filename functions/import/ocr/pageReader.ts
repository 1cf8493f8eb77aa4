import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import type { TextractClient } from '@aws-sdk/client-textract';
import { SCAN_PAGE_DOLLARS } from '../../../shared/api/import.ts';
import {
  createBedrockClient,
  parseModelCapabilities,
  type ModelCapabilities,
  type ReportCost,
} from '../../platform/bedrock/converse.ts';
import { isBusy } from '../../platform/bedrock/fallback.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { transcribePage } from './modelOcr.ts';
import type { PageImage } from '../process/pageImage.ts';
import type { OcrPage } from './ocrPage.ts';
import { createTextractClient, recognizeLatinWords } from './textract.ts';

/** The OCR services. */
export interface OcrServices {
  readonly textract: TextractClient;
  readonly bedrock: BedrockRuntimeClient;
  readonly model: ModelCapabilities;
}

/** The OCR result of a page; `nothing` if it has no text, `unavailable` if no service is available. */
export type PageReading = OcrPage | 'nothing' | 'unavailable';

/** Reads the image of a page by OCR. `busy`: the service has too much to do and may be asked again. */
export type PageReader = (picture: PageImage, signal: AbortSignal) => Promise<PageReading | 'busy'>;

/**
 * Returns the OCR of page images. Textract is asked first; it returns a box for every word but knows only Latin
 * letters. Pages with low confidence, above all Hebrew ones, go to a vision model. Rejects only with the signal's
 * reason.
 */
export function createPageReader({ textract, bedrock, model }: OcrServices, spend: ReportCost): PageReader {
  return async (picture, signal) => {
    const latin = await tryReader('textract', signal, async () => {
      const page = await recognizeLatinWords(textract, picture, signal);
      spend(SCAN_PAGE_DOLLARS);
      return page;
    });
    // The model costs more, so it is not asked just because Textract is busy.
    if (latin !== undefined && latin !== READER_FAILED) return latin;
    const seen = await tryReader('model', signal, () => transcribePage(bedrock, model, picture, signal, spend));
    return seen === READER_FAILED ? 'unavailable' : (seen ?? 'nothing');
  };
}

let clients: Pick<OcrServices, 'textract' | 'bedrock'> | undefined;

/** Returns the OCR services of this environment; their clients are reused between calls. Throws not_configured. */
export const configuredServices = (environment: Readonly<Record<'MODEL_ID' | 'OCR_REGION', string>>): OcrServices => ({
  ...(clients ??= { textract: createTextractClient(environment.OCR_REGION), bedrock: createBedrockClient() }),
  model: parseModelCapabilities(environment.MODEL_ID),
});

const READER_FAILED = Symbol('failed');

async function tryReader<Result>(
  reader: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result | 'busy' | typeof READER_FAILED> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    if (isBusy(error)) return 'busy';
    log('error', { event: 'scan_reader_failed', reader, ...describeError(error) });
    return READER_FAILED;
  }
}
