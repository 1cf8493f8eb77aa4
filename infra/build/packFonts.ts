import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { FONTS_FOLDER, listStaleFonts, replaceFile } from './fonts.ts';

/** The site's copies of them have a hash in their names. */
const SITE_ASSETS_FOLDER = fileURLToPath(new URL('../../.build/web/assets/', import.meta.url));

/** Packs the fonts that are not, in threads, one for each processor, the largest first. Returns how many those are. */
export async function packFonts(): Promise<number> {
  const stale = await listStaleFonts();
  const waiting = stale.toSorted((a, b) => b.size - a.size);
  const work = async () => {
    const thread = new Worker(new URL('fontThread.ts', import.meta.url));
    try {
      for (let font = waiting.shift(); font; font = waiting.shift()) {
        thread.postMessage(font);
        await once(thread, 'message');
      }
    } finally {
      await thread.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), stale.length) }, work));
  return stale.length;
}

/** Puts the packed fonts in the place of the site's copies, such as `heebo-400-CXxqXCbo.woff2`. */
export async function placeFonts(): Promise<void> {
  for (const copy of await readdir(SITE_ASSETS_FOLDER)) {
    const [, font] = /^(\w+-\d+)-.*\.woff2$/.exec(copy) ?? [];
    if (font === undefined) continue;
    await replaceFile(join(SITE_ASSETS_FOLDER, copy), await readFile(join(FONTS_FOLDER, `${font}.woff2`)));
  }
}
