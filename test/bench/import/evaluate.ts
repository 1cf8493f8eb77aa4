/**
 * Scores a reader of résumés on a set of files with their truth: `node test/bench/import/evaluate.ts <folder>…`, each
 * with `pdf/` and `truth/`. `IMPORT_FROM` names another checkout whose reader is scored; `VERBOSE=1` prints each file,
 * `IMPORT_WEIGHTS=<weights.json>` reads by other weights than those in use: such as know nothing about the set.
 * `IMPORT_FORMAT=docx` scores the files of `docx/` (as any other format's folder), `IMPORT_SETS=wxy` those of sets.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { UnderstandLines } from '../../../functions/import/understand/resumeFromLines.ts';
import { readWeights, type WrittenWeights } from '../../../functions/import/understand/network/weights.ts';
import { understandLines } from '../../../functions/import/understand/understand.ts';
import type { ParsedResume } from '../../../functions/import/resume/parsedResume.ts';
import type { TextImport } from '../../../functions/import/textImport.ts';
import { extractGlyphs, type ExtractGlyphs } from '../../../functions/import/pdf/pdfDocument.ts';
import { detectDirection } from '../../../functions/import/layout/readPages.ts';
import { readLines } from '../../../functions/import/layout/reading.ts';
import { cellClassifier } from '../../../functions/import/understand/resumeFromLines.ts';
import { readOnce, type Reader, type Reading } from './readOnce.ts';
import { scoreFields, scoreSure, type ExpectedResume, type FieldScores, type SureScore } from './score.ts';

/** A file of a set with what it says. */
export interface Sample {
  readonly name: string;
  readonly language: string;
  readonly producer: string;
  readonly pdf: Uint8Array;
  readonly truth: ExpectedResume;
}

/** How one file was read. */
export interface Evaluation {
  readonly sample: Sample;
  readonly fields: FieldScores;
  readonly sure: SureScore;
  /** Words that the page shows and that the reading says nowhere. */
  readonly lost: readonly string[];
}

export function loadSamples(folder: URL, format = 'pdf'): Sample[] {
  return readdirSync(new URL('truth/', folder))
    .toSorted()
    .map((file) => {
      const name = file.replace(/\.json$/, '');
      const { lang, producer, truth } = JSON.parse(readFileSync(new URL(`truth/${file}`, folder), 'utf8')) as {
        lang: string;
        producer: string;
        truth: ExpectedResume;
      };
      return {
        name,
        language: lang,
        producer,
        truth,
        pdf: new Uint8Array(readFileSync(new URL(`${format}/${name}.${format}`, folder))),
      };
    });
}

export async function evaluate(samples: readonly Sample[], read: Reader): Promise<Evaluation[]> {
  const evaluations: Evaluation[] = [];
  for (const sample of samples) evaluations.push(await judge(sample, await readOnce(sample, read)));
  return evaluations;
}

/** How a file was read, against its truth and against what its pages show. */
export async function judge(sample: Sample, { found, drawn }: Reading): Promise<Evaluation> {
  const read = 'error' in found ? undefined : found;
  const shown = async () => textOf(drawn ?? (await extractGlyphs(sample.pdf.slice())));
  return {
    sample,
    fields: scoreFields(sample.truth, read?.resumeData),
    sure: scoreSure(sample.truth, read),
    lost: read ? lostWords(await shown(), read) : [],
  };
}

/** The text that the pages of a file show, a cell on each line. */
export const visibleText = async (pdf: Uint8Array): Promise<string> => textOf(await extractGlyphs(pdf));

function textOf(drawn: Awaited<ReturnType<ExtractGlyphs>>): string {
  if ('error' in drawn) return '';
  const { lines } = readLines(drawn.pages, detectDirection(drawn.pages), cellClassifier);
  return lines.flatMap(({ cells }) => cells.map(({ text }) => text)).join('\n');
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];
/** Words that a field says in its own form: months, "today", levels. */
const SAID_OTHERWISE = new Set(
  wordsOf(
    'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct ' +
      'october nov ' +
      'november dec december present now today current since from until to ongoing ינואר פברואר מרץ מרס אפריל ' +
      'מאי יוני ' +
      'יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר היום כיום עד מאז משנת בשנת',
  ),
);

/** Words of a file's text that its reading says nowhere, or less often. */
export function lostWords(text: string, { resumeData, unplaced, personal, dropped = [] }: ParsedResume): string[] {
  const stock = new Map<string, number>();
  const said = JSON.stringify([resumeData, unplaced, personal, dropped.map((one) => one.text)]).replaceAll('\\n', ' ');
  for (const word of wordsOf(said)) stock.set(word, (stock.get(word) ?? 0) + 1);
  const glued = wordsOf(said).join('');
  return wordsOf(text).filter((word) => {
    const left = stock.get(word) ?? 0;
    if (left > 0) stock.set(word, left - 1);
    return left === 0 && !SAID_OTHERWISE.has(word) && !(stock.get(word) === undefined && glued.includes(word));
  });
}

const mean = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? NaN : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** One line of figures for some files. */
export function summarize(all: readonly Evaluation[]) {
  const count = (of: (one: Evaluation) => number) => all.reduce((sum, one) => sum + of(one), 0);
  return {
    files: all.length,
    fields: mean(all.map(({ fields }) => fields.mean)),
    jobs: mean(all.map(({ fields }) => fields.item)),
    studies: mean(all.map(({ fields }) => fields.study)),
    contacts: mean(all.map(({ fields }) => fields.contacts)),
    headlines: mean(all.map(({ fields }) => fields.headline)),
    sure: count(({ sure }) => sure.sure),
    sureWrong: count(({ sure }) => sure.wrong.length),
    values: count(({ sure }) => sure.values),
    lost: count(({ lost }) => lost.length),
  };
}

export function printSummary(title: string, all: readonly Evaluation[]): void {
  const { files, fields, jobs, studies, contacts, headlines, sure, sureWrong, values, lost } = summarize(all);
  console.log(
    `${title.padEnd(24)} files ${files} fields ${fields.toFixed(1)} jobs ${jobs.toFixed(1)} ` +
      `studies ${studies.toFixed(1)} ` +
      `contacts ${contacts.toFixed(1)} headlines ${headlines.toFixed(1)} sure ${sure} of ${values}, ` +
      `wrong ${sureWrong} (${((100 * sureWrong) / sure).toFixed(1)} %) ` +
      `words lost ${lost}`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const from = process.env['IMPORT_FROM'] ?? fileURLToPath(new URL('../../../', import.meta.url));
  const { importText } = (await import(`${from}/functions/import/textImport.ts`)) as {
    importText: typeof import('../../../functions/import/textImport.ts').importText;
  };
  const other = process.env['IMPORT_WEIGHTS'];
  const weights =
    other === undefined ? undefined : readWeights(JSON.parse(readFileSync(other, 'utf8')) as WrittenWeights);
  const understand: UnderstandLines | undefined =
    weights && ((lines, links, direction) => understandLines(lines, links, direction, weights));
  const ending = `${from}/functions/import/importedResume.ts`;
  // Earlier checkouts have it beside the import.
  const { toImported } = (await import(ending).catch(() => import(ending.replace('importedResume', 'importPdf')))) as {
    toImported: (found: ParsedResume, source: 'text') => TextImport;
  };
  const read: Reader = async (pdf, extract) => {
    const found = await importText(pdf, understand, extract);
    return 'error' in found ? found : { ...found, ...toImported(found, 'text') };
  };
  for (const folder of process.argv.slice(2)) {
    const { loadLayoutSamples } = await import('./layouts.ts');
    const samples =
      folder === 'layouts'
        ? loadLayoutSamples()
        : loadSamples(pathToFileURL(`${resolve(folder)}/`), process.env['IMPORT_FORMAT']);
    const sets = process.env['IMPORT_SETS'];
    const all = await evaluate(
      samples
        .filter(({ name }) => sets === undefined || sets.includes(name.slice(0, 1)))
        // The corpus holds files whose character map is broken: that they are refused is right.
        .filter(
          ({ producer, language }) =>
            !(folder.includes('import-corpus') && producer.startsWith('WeasyPrint') && language === 'he'),
        ),
      read,
    );
    printSummary(folder, all);
    for (const [language, part] of Map.groupBy(all, ({ sample }) => sample.language))
      printSummary(`  ${language}`, part);
    if (process.env['VERBOSE'])
      for (const { sample, fields, sure, lost } of all.toSorted((a, b) => a.fields.mean - b.fields.mean))
        console.log(
          sample.name.padEnd(34),
          fields.mean.toFixed(0).padStart(4),
          (fields.item?.toFixed(0) ?? '-').padStart(4),
          (fields.study?.toFixed(0) ?? '-').padStart(4),
          sure.wrong.join(' | '),
          lost.length > 0 ? `LOST ${lost.join(' ')}` : '',
        );
  }
}
