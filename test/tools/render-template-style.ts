/**
 * Renders templates for review: `node test/tools/render-template-style.ts <out folder> [id …]` writes
 * `<style>-<language>[-long].pdf` for each version of each template, in both languages, with one page and with several.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildTemplates } from '../../infra/build/templates.ts';
import { choiceOf, TEMPLATE_VERSIONS } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { launchBrowser } from '../browser/launch.ts';
import { printPdf } from './print-pdf.ts';
import { lengthenResume } from './resume-variants.ts';
import { hasTemplateStyle } from './template-assets.ts';

const [out = '/tmp/looks', ...wanted] = process.argv.slice(2);
await mkdir(out, { recursive: true });
await buildTemplates();
const browser = await launchBrowser();
const page = await browser.newPage();

for (const template of TEMPLATE_VERSIONS.flat().filter(
  ({ style, id }) => hasTemplateStyle(style) && (wanted.length === 0 || wanted.includes(id) || wanted.includes(style)),
)) {
  for (const [name, sample] of [
    ['he', SAMPLE_HE],
    ['he-long', lengthenResume(SAMPLE_HE)],
    ['en', SAMPLE_EN],
    ['en-long', lengthenResume(SAMPLE_EN)],
  ] as const) {
    await writeFile(
      join(out, `${template.style}-${name}.pdf`),
      await printPdf(page, { ...sample, ...choiceOf(template) }),
    );
  }
  console.log(template.style);
}
await browser.close();
