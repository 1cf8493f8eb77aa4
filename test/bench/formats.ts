import { readFileSync } from 'node:fs';
import { ARCHIVE_EN, ARCHIVE_HE, toArchive } from '../../functions/import/linkedIn/archive.fixture.ts';
import { importHere } from '../support/importHere.ts';
import { processReader } from '../../functions/import/process/isolatedWorker.ts';
import { toMarkdown, toPlainText } from '../../shared/export/plainText.ts';
import { toJsonResume } from '../../shared/resume/jsonResumeExport.ts';
import { parseHtml } from '../../functions/import/html/parseHtml.ts';
import { fromJsonResume } from '../../shared/resume/jsonResumeImport.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { measureMs, quantile, type Bench, type BenchRow } from './bench.ts';

const RUNS = 30;
const data = (path: string) => new Uint8Array(readFileSync(new URL(`../data/${path}`, import.meta.url)));
const bytesOf = (text: string) => new TextEncoder().encode(text);

const FILES = [
  {
    language: 'Hebrew',
    resume: SAMPLE_HE,
    files: {
      'DOCX of LibreOffice': data('import-word/docx/yuval-frame.docx'),
      'DOC of LibreOffice': data('import-word/doc/yuval-frame.doc'),
      ODT: data('import-odt/he.odt'),
      'RTF of LibreOffice': data('import-rtf/he.rtf'),
      'RTF as of Word': data('import-rtf/word-orit-tabs.rtf'),
      'RTF as of TextEdit': data('import-rtf/textedit-yuval-frame.rtf'),
      'LinkedIn archive': toArchive(ARCHIVE_HE),
    },
  },
  {
    language: 'English',
    resume: SAMPLE_EN,
    files: {
      'DOCX of LibreOffice': data('import-word/docx/rachel-classic.docx'),
      'DOC of LibreOffice': data('import-word/doc/rachel-classic.doc'),
      ODT: data('import-odt/en.odt'),
      'RTF of LibreOffice': data('import-rtf/en.rtf'),
      'RTF as of TextEdit': data('import-rtf/textedit-lior-footer.rtf'),
      'LinkedIn archive': toArchive(ARCHIVE_EN),
    },
  },
];

/** How long a file of each format takes to read, in its process once that runs; JSON Resume as the browser reads it. */
const bench: Bench = async () => {
  const rows: BenchRow[] = [];
  const add = async (measure: string, read: () => unknown) => {
    const times: number[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let run = 0; run <= RUNS; run += 1) times.push(await measureMs(async () => read()));
    rows.push({ measure, value: quantile(times.slice(1)), unit: 'ms', bar: 100 });
  };
  for (const { language, resume, files } of FILES) {
    const read = { ...files, TXT: bytesOf(toPlainText(resume)), Markdown: bytesOf(toMarkdown(resume)) };
    for (const [format, bytes] of Object.entries(read))
      // oxlint-disable-next-line no-await-in-loop -- as above
      await add(`import of ${format}, ${language}: p50`, async () => {
        const found = await importHere(bytes.slice());
        if ('error' in found) throw new Error(`${format}: ${found.error}`);
      });
    const json = JSON.stringify(toJsonResume(resume));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await add(`import of JSON Resume, ${language}: p50`, () => fromJsonResume(JSON.parse(json), parseHtml));
  }
  await processReader.close();
  return rows;
};
export default bench;
