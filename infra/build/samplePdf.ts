import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrintBrowser } from '../../functions/pdf/printBrowser.ts';
import { createResumeJob, renderPdf } from '../../functions/pdf/renderPdf.ts';
import { TemplateAssets } from '../../functions/pdf/templateAssets.ts';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { DEFAULT_TEMPLATE_ID } from '../../shared/resume/limits.ts';
import { samplePdfPath } from '../../shared/site/homePictures.ts';
import { sampleFor } from '../../shared/templates/samples/templateSamples.ts';
import { TEMPLATE_ASSETS_FOLDER } from './templates.ts';

const PUBLIC_FOLDER = fileURLToPath(new URL('../../.build/public/', import.meta.url));

/** Prints the sample that the home page opens, in each language, as the product prints anybody's résumé. */
export async function printSamplePdfs(): Promise<void> {
  const browser = new PrintBrowser();
  const assets = new TemplateAssets(TEMPLATE_ASSETS_FOLDER);
  try {
    for (const language of LANGUAGES) {
      const file = join(PUBLIC_FOLDER, samplePdfPath(language));
      const pdf = await renderPdf(
        browser,
        createResumeJob(sampleFor(DEFAULT_TEMPLATE_ID, language), assets, { carry: true }),
      );
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, pdf);
    }
  } finally {
    await browser.close();
  }
}
