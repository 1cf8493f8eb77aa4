import { createHash } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { Line, Worker } from 'tesseract.js';

/** Scripts of an OCR engine; letters of others are recognized as letters of these. */
export type OcrScript = 'eng' | 'heb';

/** Where the engines find the data of their scripts. */
const SCRIPT_DATA_FOLDER = fileURLToPath(new URL('../../../../.build/ocr', import.meta.url));
const require = createRequire(import.meta.url);
const workers = new Map<OcrScript, Promise<Worker>>();
/** An engine reads one picture after the other: where one fails, no other is lost with the engine. */
const inTurn = { eng: pLimit(1), heb: pLimit(1) } as const satisfies Record<OcrScript, unknown>;

/** Cache of recent results: both services ask for the same page, and a caller that timed out asks again. */
const recentReadings = new Map<string, Promise<readonly Line[]>>();
const MAX_RECENT_READINGS = 12;

/**
 * OCR: the lines of an image with their words and boxes in pixels, in reading order. Starts the engine with the first
 * image. Rejects where the engine cannot read it: one that is too small, say.
 */
export function recognize(picture: Uint8Array, script: OcrScript): Promise<readonly Line[]> {
  const key = `${script} ${createHash('sha256').update(picture).digest('hex')}`;
  const known = recentReadings.get(key);
  if (known) return known;
  const reading = inTurn[script](() => runRecognition(picture, script));
  recentReadings.set(key, reading);
  // Removed from the cache when it failed.
  reading.catch(() => recentReadings.delete(key));
  for (const oldest of recentReadings.keys())
    if (recentReadings.size > MAX_RECENT_READINGS) recentReadings.delete(oldest);
  return reading;
}

async function runRecognition(picture: Uint8Array, script: OcrScript): Promise<readonly Line[]> {
  const worker = workers.get(script) ?? startOcrWorker(script);
  workers.set(script, worker);
  try {
    const { data } = await (await worker).recognize(Buffer.from(picture), {}, { blocks: true, text: false });
    return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
  } catch (error) {
    // An engine that has failed may be of no more use.
    if (workers.get(script) === worker) workers.delete(script);
    void worker.then(
      (failed) => failed.terminate(),
      () => {},
    );
    throw error instanceof Error ? error : new Error(String(error));
  }
}

/** All languages of one OCR engine must be in one folder; each comes in a package of its own. */
async function startOcrWorker(script: OcrScript): Promise<Worker> {
  await mkdir(SCRIPT_DATA_FOLDER, { recursive: true });
  const languages = script.split('+');
  await Promise.all(
    languages.map((language) =>
      copyFile(
        require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`),
        join(SCRIPT_DATA_FOLDER, `${language}.traineddata.gz`),
      ),
    ),
  );
  // With the first page: most starts read none.
  const { createWorker } = await import('tesseract.js');
  return createWorker(languages, 1, { langPath: SCRIPT_DATA_FOLDER, cacheMethod: 'none', errorHandler: doNothing });
}

/** Without a handler the engine throws what the call is told as well, outside of any call. */
function doNothing(): void {}
