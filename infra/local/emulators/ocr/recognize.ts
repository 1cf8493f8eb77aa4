import { createHash } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Line, Worker } from 'tesseract.js';

/** Scripts of an OCR engine; letters of others are recognized as letters of these. */
export type OcrScript = 'eng' | 'heb';

const SCRIPT_DATA_FOLDER = fileURLToPath(new URL('../../../../.build/ocr', import.meta.url));
const require = createRequire(import.meta.url);
const workers = new Map<OcrScript, Promise<Worker>>();

/** Cache of recent results: both services ask for the same page, and a caller that timed out asks again. */
const recentReadings = new Map<string, Promise<readonly Line[]>>();
const MAX_RECENT_READINGS = 12;

/**
 * OCR: the lines of an image with their words and boxes in pixels, in reading order. Starts the engine with the first
 * image.
 */
export function recognize(picture: Uint8Array, script: OcrScript): Promise<readonly Line[]> {
  const key = `${script} ${createHash('sha256').update(picture).digest('hex')}`;
  const known = recentReadings.get(key);
  if (known) return known;
  const reading = runRecognition(picture, script);
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
  const { data } = await (await worker).recognize(Buffer.from(picture), {}, { blocks: true, text: false });
  return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
}

/** Ends the OCR engines. */
export async function stopOcrWorkers(): Promise<void> {
  const running = [...workers.values()];
  workers.clear();
  recentReadings.clear();
  await Promise.all(running.map(async (worker) => (await worker).terminate()));
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
  return createWorker(languages, 1, { langPath: SCRIPT_DATA_FOLDER, cacheMethod: 'none' });
}
