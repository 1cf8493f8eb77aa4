import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { ImportedResumeSchema, type ImportedResume } from '../../../shared/api/import.ts';
import { IMPORT_LIMITS } from '../../../shared/upload/uploadLimits.ts';
import type { OcrPage } from './ocrPage.ts';

/** Bytes of a job's row in the table: an item has 400 KB, of which keys and counts take the rest. */
const ROW_BYTES = 380_000;
/** Bytes of one page as JSON, in which it is larger than in the table: five fit. A dense page of A4 has 45,000. */
const PAGE_BYTES = 70_000;

/** Whether what was read on a page can be kept beside four others. */
export const isStorable = (page: OcrPage) => Buffer.byteLength(JSON.stringify(page)) <= PAGE_BYTES;

/** A result as it is stored; undefined where it is too large for that. */
export function packResult(result: ImportedResume): Uint8Array | undefined {
  const packed = gzipSync(JSON.stringify(result));
  return packed.length <= ROW_BYTES ? packed : undefined;
}

/** A result that was stored; undefined where it is of an earlier release that had another form. */
export function unpackResult(packed: Uint8Array): ImportedResume | undefined {
  const json = gunzipSync(packed, { maxOutputLength: IMPORT_LIMITS.bytes }).toString('utf8');
  const parsed = v.safeParse(ImportedResumeSchema, JSON.parse(json));
  return parsed.success ? parsed.output : undefined;
}
