import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Worker as Thread } from 'node:worker_threads';
import type { Line } from 'tesseract.js';

/** Scripts of an OCR engine; letters of others are recognized as letters of these. */
export type OcrScript = 'eng' | 'heb';

/** An engine in a thread of its own. */
export interface OcrEngine {
  /** The lines of an image with their words and boxes in pixels, in reading order. */
  readonly recognize: (picture: Uint8Array) => Promise<readonly Line[]>;
  /** Milliseconds of a processor that it has taken since its start. */
  readonly worked: () => Promise<number>;
  /** Ends it, whatever it does. */
  readonly end: () => void;
}

/** Where the engines find the data of their scripts. */
const SCRIPT_DATA_FOLDER = fileURLToPath(new URL('../../../../.build/ocr', import.meta.url));
const require = createRequire(import.meta.url);

/** All languages of one OCR engine must be in one folder; each comes in a package of its own. */
export async function startOcrEngine(script: OcrScript): Promise<OcrEngine> {
  await mkdir(SCRIPT_DATA_FOLDER, { recursive: true });
  await copyFile(
    require.resolve(`@tesseract.js-data/${script}/4.0.0_best_int/${script}.traineddata.gz`),
    join(SCRIPT_DATA_FOLDER, `${script}.traineddata.gz`),
  );
  // With the first page: most starts read none.
  const { createWorker } = await import('tesseract.js');
  const engine = await createWorker([script], 1, {
    langPath: SCRIPT_DATA_FOLDER,
    cacheMethod: 'none',
    errorHandler: doNothing,
  });
  const { worker: thread } = engine as unknown as { readonly worker: Thread };
  return {
    async recognize(picture) {
      const { data } = await engine.recognize(Buffer.from(picture), {}, { blocks: true, text: false });
      return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
    },
    async worked() {
      const { user, system } = await thread.cpuUsage();
      return (user + system) / 1_000;
    },
    end: () => void thread.terminate(),
  };
}

/** Without a handler the engine throws what the call is told as well, outside of any call. */
function doNothing(): void {}
