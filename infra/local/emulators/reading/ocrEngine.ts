import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Worker as Thread } from 'node:worker_threads';
import type { Line, PSM } from 'tesseract.js';

/** Scripts of an OCR engine; letters of others are recognized as letters of these. */
export type OcrScript = 'eng' | 'heb';

/** An engine in a separate thread. */
export interface OcrEngine {
  /** The lines of an image with their words and boxes in pixels, in reading order. */
  readonly recognize: (picture: Uint8Array) => Promise<readonly Line[]>;
  /** Reads each box of an image as one number; '' for a box that is none. */
  readonly recognizeNumbers: (picture: Uint8Array, boxes: readonly Line['bbox'][]) => Promise<readonly string[]>;
  /** Share of the last image that is done, 0-1: counted word by word, once the engine knows their places. */
  readonly progress: () => number;
  /** Milliseconds of a processor that it has taken since its start. */
  readonly worked: () => Promise<number>;
  /** Ends it, whatever it does. */
  readonly end: () => void;
}

/** How the engine looks at an image: as a page, or as one word. */
const [WHOLE_PAGE, ONE_WORD] = ['3', '8'] as unknown as [PSM, PSM];
const NUMBER_SIGNS = '0123456789-–/.+:%()';
/** Pixels about a number that are read with it. */
const AROUND = 4;

/** Folder of the script data for the engines. */
const SCRIPT_DATA_FOLDER = fileURLToPath(new URL('../../../../.build/ocr', import.meta.url));
const require = createRequire(import.meta.url);

/**
 * Copies the data of an engine's languages into one folder, where the engine needs all of them; each comes in a
 * separate package. Another process may be reading the data, so only missing files are copied, each in one step.
 */
async function placeScriptData(script: OcrScript): Promise<void> {
  const name = `${script}.traineddata.gz`;
  const [source, target] = [
    require.resolve(`@tesseract.js-data/${script}/4.0.0_best_int/${name}`),
    join(SCRIPT_DATA_FOLDER, name),
  ];
  const [{ size }, placed] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
  if (placed?.size === size) return;
  await mkdir(SCRIPT_DATA_FOLDER, { recursive: true });
  const next = `${target}.${randomUUID()}`;
  await copyFile(source, next);
  await rename(next, target);
}

export async function startOcrEngine(script: OcrScript): Promise<OcrEngine> {
  await placeScriptData(script);
  // With the first page: most starts read none.
  const { createWorker } = await import('tesseract.js');
  let progress = 0;
  const engine = await createWorker([script], 1, {
    logger: (of) => (progress = of.status === 'recognizing text' ? of.progress : 0),
    langPath: SCRIPT_DATA_FOLDER,
    cacheMethod: 'none',
    errorHandler: doNothing,
  });
  const { worker: thread } = engine as unknown as { readonly worker: Thread };
  return {
    async recognize(picture) {
      progress = 0;
      const { data } = await engine.recognize(Buffer.from(picture), {}, { blocks: true, text: false });
      return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
    },
    async recognizeNumbers(picture, boxes) {
      const texts: string[] = [];
      await engine.setParameters({ tessedit_pageseg_mode: ONE_WORD, tessedit_char_whitelist: NUMBER_SIGNS });
      try {
        for (const { x0, y0, x1, y1 } of boxes) {
          const rectangle = {
            left: Math.max(0, x0 - AROUND),
            top: Math.max(0, y0 - AROUND),
            width: x1 - x0 + 2 * AROUND,
            height: y1 - y0 + 2 * AROUND,
          };
          // oxlint-disable-next-line no-await-in-loop -- one engine does one thing at a time
          const { data } = await engine.recognize(Buffer.from(picture), { rectangle }, { blocks: false, text: true });
          texts.push(data.text.trim());
        }
      } finally {
        await engine.setParameters({ tessedit_pageseg_mode: WHOLE_PAGE, tessedit_char_whitelist: '' });
      }
      return texts;
    },
    progress: () => progress,
    async worked() {
      const { user, system } = await thread.cpuUsage();
      return (user + system) / 1_000;
    },
    end: () => void thread.terminate(),
  };
}

/** Without a handler the engine also throws, outside of any call, what it answers to the call. */
function doNothing(): void {}
