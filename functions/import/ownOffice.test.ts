import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeWordFile } from '../../shared/export/word/wordFile.ts';
import { sampleFor } from '../../shared/templates/samples/templateSamples.ts';
import { templateOf } from '../../shared/templates/catalogue.ts';
import { scoreFields } from '../../test/bench/import/score.ts';
import { readBaseCss, readTemplateStyle } from '../../test/tools/template-assets.ts';
import { importText } from './textImport.ts';

const FOLDER = new URL('../../test/data/import-own-office/', import.meta.url);

async function read(bytes: Uint8Array) {
  const found = await importText(bytes);
  if ('error' in found) throw new Error(found.error);
  return found;
}
const fileOf = (language: 'he' | 'en', format: string) =>
  read(new Uint8Array(readFileSync(new URL(`${language}.${format}`, FOLDER))));

/**
 * Percentage of fields that come back from RTF. In the English file the technologies of a project, in a separate line,
 * are read as a second project, the unit of a service as a second item, and a role as the end of a name.
 */
const FROM_RTF = { he: 95, en: 85 } as const;

describe.each(['he', 'en'] as const)('our Word file by way of LibreOffice, %s', (language) => {
  const resume = sampleFor('professional', language);

  it.each(['odt', 'doc'])('comes back by its styles from %s, as from itself', async (format) => {
    const css = readBaseCss() + readTemplateStyle(templateOf(resume).style);
    const own = await read(new Uint8Array(await writeWordFile(resume, css)));
    const found = await fileOf(language, format);
    expect(found.resumeData).toEqual(own.resumeData);
    expect(found.unplaced).toEqual([]);
  });

  // LibreOffice writes a character style only for a part of a Hebrew line, so RTF is read like a page.
  it(`comes back from rtf with ${FROM_RTF[language]} % of its fields`, async () => {
    const { resumeData } = await fileOf(language, 'rtf');
    expect(scoreFields(resume, resumeData).mean).toBeGreaterThan(FROM_RTF[language]);
  });
});
