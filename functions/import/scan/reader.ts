import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import type { TextractClient } from '@aws-sdk/client-textract';
import type { Capabilities, Spend } from '../../data/converse.ts';
import { describeError, log } from '../../middleware/log.ts';
import { seenLines } from './model.ts';
import type { Picture } from './pictures.ts';
import type { ScanPage } from './scanPage.ts';
import { latinWords } from './textract.ts';

/** What reads pictures of pages. */
export interface Readers {
  readonly textract: TextractClient;
  readonly bedrock: BedrockRuntimeClient;
  readonly model: Capabilities;
}

/** A page of a scan, `nothing` where there is no text on it, or `unavailable` where no reader can be had. */
export type ReadPage = ScanPage | 'nothing' | 'unavailable';

/** Reads the picture of a page. */
export type PageReader = (picture: Picture, signal: AbortSignal) => Promise<ReadPage>;

/** Dollars of one page by Textract. */
const TEXTRACT_PAGE = 0.0015;

/**
 * Reads pictures of pages: Textract first, which gives every word its place but knows Latin letters alone; what it is not
 * sure of, a page in Hebrew above all, goes to a model that sees. Rejects only with the signal's reason.
 */
export function scanReader({ textract, bedrock, model }: Readers, spend: Spend): PageReader {
  return async (picture, signal) => {
    const latin = await attempted('textract', signal, async () => {
      const page = await latinWords(textract, picture, signal);
      spend(TEXTRACT_PAGE);
      return page;
    });
    if (latin !== undefined && latin !== FAILED) return latin;
    const seen = await attempted('model', signal, () => seenLines(bedrock, model, picture, signal, spend));
    return seen === FAILED ? 'unavailable' : (seen ?? 'nothing');
  };
}

const FAILED = Symbol('failed');

async function attempted<Result>(reader: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result | typeof FAILED> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    log('error', { event: 'scan_reader_failed', reader, ...describeError(error) });
    return FAILED;
  }
}
