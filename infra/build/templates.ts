import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { cutFonts } from './fonts.ts';
import { packFonts } from './packFonts.ts';

/** Where the renderer's files are put together: fonts, `base.css`, `linkPage.css`, `styles/*.css`, `layOutPage.js`. */
export const TEMPLATE_ASSETS_FOLDER = fileURLToPath(new URL('../../.build/templates/', import.meta.url));

const TEMPLATE_SOURCE_FOLDER = fileURLToPath(new URL('../../shared/templates/', import.meta.url));

/** Builds everything the renderer reads at run time; fonts that have changed are cut and not packed. */
export async function prepareTemplates(): Promise<void> {
  await mkdir(join(TEMPLATE_ASSETS_FOLDER, 'styles'), { recursive: true });
  await cutFonts();
  const looks = await readdir(join(TEMPLATE_SOURCE_FOLDER, 'styles'));
  for (const file of ['base.css', 'linkPage.css', ...looks.map((look) => `styles/${look}`)])
    await writeFile(join(TEMPLATE_ASSETS_FOLDER, file), await readFile(join(TEMPLATE_SOURCE_FOLDER, file)));
  await build({
    entryPoints: [join(TEMPLATE_SOURCE_FOLDER, 'pagination/layOutPage.ts')],
    outfile: join(TEMPLATE_ASSETS_FOLDER, 'layOutPage.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'esnext',
    logLevel: 'warning',
  });
}

/** Builds everything the renderer reads at run time, fonts packed. Returns how many of these were made anew. */
export async function buildTemplates(): Promise<number> {
  await prepareTemplates();
  return packFonts();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = await buildTemplates();
  console.log(`templates: ${made} font files made`);
}
