import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { cutFonts, replaceFile } from './fonts.ts';
import { packFonts } from './packFonts.ts';

/** Folder of the renderer's files: fonts, `base.css`, `linkPage.css`, `styles/*.css`, `layOutPage.js`. */
export const TEMPLATE_ASSETS_FOLDER = fileURLToPath(new URL('../../.build/templates/', import.meta.url));

const TEMPLATE_SOURCE_FOLDER = fileURLToPath(new URL('../../shared/templates/', import.meta.url));

/** Builds everything the renderer reads at run time; fonts that have changed are cut and not packed. */
export async function prepareTemplates(): Promise<void> {
  await mkdir(join(TEMPLATE_ASSETS_FOLDER, 'styles'), { recursive: true });
  await cutFonts();
  const looks = await readdir(join(TEMPLATE_SOURCE_FOLDER, 'styles'));
  for (const file of ['base.css', 'linkPage.css', ...looks.map((look) => `styles/${look}`)])
    await place(file, await readFile(join(TEMPLATE_SOURCE_FOLDER, file)));
  const { outputFiles } = await build({
    entryPoints: [join(TEMPLATE_SOURCE_FOLDER, 'pagination/layOutPage.ts')],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'esnext',
    logLevel: 'warning',
  });
  for (const { contents } of outputFiles) await place('layOutPage.js', contents);
}

/** Puts a file in its place where it is another: tests of several processes ask for this while others read it. */
async function place(file: string, contents: Uint8Array): Promise<void> {
  const path = join(TEMPLATE_ASSETS_FOLDER, file);
  const before = await readFile(path).catch(() => undefined);
  if (!before?.equals(contents)) await replaceFile(path, contents);
}

/** Builds everything the renderer reads at run time, fonts packed. Returns how many of these were made again. */
export async function buildTemplates(): Promise<number> {
  await prepareTemplates();
  return packFonts();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = await buildTemplates();
  console.log(`templates: ${made} font files made`);
}
