import { createHash } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, type Line, type Worker } from 'tesseract.js';

/** Letters of these scripts are told from each other; what they do not have is taken for what they have. */
export type OcrScript = 'eng' | 'heb';

const SCRIPT_DATA_FOLDER = fileURLToPath(new URL('../../../../.build/ocr', import.meta.url));
const require = createRequire(import.meta.url);
const workers = new Map<OcrScript, Promise<Worker>>();

/** What was read last: both services are asked about a page, and whoever gave up waiting for one asks again. */
const recentReadings = new Map<string, Promise<readonly Line[]>>();
const MAX_RECENT_READINGS = 12;

/**
 * Lines of a picture with their words and places in points of the picture, in reading order. Starts the reader with the
 * first picture.
 */
export function recognize(picture: Uint8Array, script: OcrScript): Promise<readonly Line[]> {
  const key = `${script} ${createHash('sha256').update(picture).digest('hex')}`;
  const known = recentReadings.get(key);
  if (known) return known;
  const reading = runRecognition(picture, script);
  recentReadings.set(key, reading);
  // Gone where it failed.
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

/** Ends the readers. */
export async function stopOcrWorkers(): Promise<void> {
  const running = [...workers.values()];
  workers.clear();
  recentReadings.clear();
  await Promise.all(running.map(async (worker) => (await worker).terminate()));
}

/** All languages of one reader must lie in one folder; each comes in a package of its own. */
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
  return createWorker(languages, 1, { langPath: SCRIPT_DATA_FOLDER, cacheMethod: 'none' });
}
