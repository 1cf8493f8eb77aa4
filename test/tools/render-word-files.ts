/**
 * Writes the samples as Word files, one for each template and language, to look at in a word processor:
 * `node test/tools/render-word-files.ts <folder> [template…]`. With LibreOffice installed:
 * `soffice --headless --convert-to pdf --outdir <folder> <folder>/*.docx`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWordFile } from '../../shared/export/word/wordFile.ts';
import { choiceOf, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';

const [folder = '.build/word', ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const style = (path: string) => readFileSync(new URL(`../../shared/templates/${path}`, import.meta.url), 'utf8');
for (const template of TEMPLATES.filter(({ id }) => wanted.length === 0 || wanted.includes(id)))
  for (const resume of [SAMPLE_HE, SAMPLE_EN]) {
    const css = style('base.css') + style(`styles/${template.style}.css`);
    const file = await writeWordFile({ ...resume, ...choiceOf(template) }, css);
    writeFileSync(join(folder, `${template.id}-${resume.language ?? 'xx'}.docx`), file);
  }
