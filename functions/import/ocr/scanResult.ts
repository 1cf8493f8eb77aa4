import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { ImportedResumeSchema, type ImportedResume } from '../../../shared/api/import.ts';
import { IMPORT_LIMITS } from '../../../shared/upload/uploadLimits.ts';
import type { OcrPage } from './ocrPage.ts';

/** Most bytes of a job's data. A DynamoDB item has 400 KB, and keys and counts take the rest. */
const ROW_BYTES = 380_000;
/** Most bytes of a page as JSON, larger than as stored, so that five pages fit. A dense A4 page has 45,000. */
const PAGE_BYTES = 70_000;

/** Whether the result of a page can be stored beside four others. */
export const isStorable = (page: OcrPage) => Buffer.byteLength(JSON.stringify(page)) <= PAGE_BYTES;

/** Returns a result in its stored form; undefined if it is too large. */
export function packResult(result: ImportedResume): Uint8Array | undefined {
  const packed = gzipSync(JSON.stringify(result));
  return packed.length <= ROW_BYTES ? packed : undefined;
}

/** Returns a stored result; undefined if an earlier release stored it in another form. */
export function unpackResult(packed: Uint8Array): ImportedResume | undefined {
  const json = gunzipSync(packed, { maxOutputLength: IMPORT_LIMITS.bytes }).toString('utf8');
  const parsed = v.safeParse(ImportedResumeSchema, JSON.parse(json));
  return parsed.success ? parsed.output : undefined;
}
