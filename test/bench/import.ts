/**
 * How much of a résumé the import reads: share of fields and of experience items that are right, by language, columns,
 * producer, and by whether the import was made with the set in sight ("tuned on") or not ("blind"); milliseconds warm
 * and cold, memory on hostile
 * files. `node test/bench/import.ts` prints the table, with `VERBOSE=1` each document.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildTemplates } from '../../infra/build/templates.ts';
import { processReader } from '../../functions/import/process/isolatedWorker.ts';
import { TASKS } from '../../functions/import/process/tasks.ts';
import { importHere } from '../support/importHere.ts';
import { importText } from '../../functions/import/textImport.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import { launchBrowser } from '../browser/launch.ts';
import { LAYOUTS } from '../data/import-own/layouts.ts';
import { OWN } from '../data/import-own/people.ts';
import { printPdf } from '../tools/print-pdf.ts';
import { quantile, measureMs, type Bench, type BenchRow } from './bench.ts';
import type { HostileMeasurement } from './import-hostile.child.ts';
import { evaluate, loadSamples, summarize } from './import/evaluate.ts';
import { importing } from './import/readOnce.ts';
import { loadLayoutSamples } from './import/layouts.ts';
import { processRows } from './import/processTimes.ts';
import { neverLearnedFrom } from '../learn/import/readSets.ts';
import { scoreFields, findInvented, type FieldScores, type ExpectedResume } from './import/score.ts';

/** People of the corpus who are not looked at while the import is worked on: a third. */
export const HELD_OUT_PEOPLE: ReadonlySet<string> = new Set(['michal', 'eitan', 'tom']);
/** Templates of ours, printed without the data that travels with them. */
const OWN_TEMPLATES = ['professional', 'sideline', 'timeline', 'academic'] as const;
/** Milliseconds to look at a file before it is read, and to end the process that read it. */
const SHUTDOWN_ALLOWANCE_MS = 1_000;
const CORPUS_FOLDER = new URL('../data/import-corpus/', import.meta.url);

interface ImportSample {
  readonly name: string;
  /** Whether the import was made with the set in sight, or has never been: the two are never one figure. */
  readonly group: `tuned on ${string}` | `blind ${string}`;
  readonly language: string;
  readonly columns: string;
  readonly producer: string;
  readonly pdf: Uint8Array;
  readonly truth: ExpectedResume;
}

function corpusSamples(): ImportSample[] {
  return readdirSync(new URL('truth/', CORPUS_FOLDER)).map((name) => {
    const base = name.replace(/\.json$/, '');
    const { lang, columns, producer, truth } = JSON.parse(
      readFileSync(new URL(`truth/${name}`, CORPUS_FOLDER), 'utf8'),
    ) as { lang: string; columns: number; producer: string; truth: ExpectedResume };
    const group = HELD_OUT_PEOPLE.has(base.split('-')[0] ?? '') ? 'tuned on (held-out people)' : 'tuned on (corpus)';
    return {
      name: base,
      group,
      language: lang,
      columns: String(columns),
      producer,
      truth,
      pdf: new Uint8Array(readFileSync(new URL(`pdf/${base}.pdf`, CORPUS_FOLDER))),
    };
  });
}

async function ownSamples(): Promise<ImportSample[]> {
  await buildTemplates();
  const browser = await launchBrowser();
  const samples: ImportSample[] = [];
  try {
    const page = await browser.newPage();
    const add = (id: string, layout: string, truth: ResumeData, pdf: Uint8Array, columns: string) =>
      samples.push({
        name: `${id}-${layout}`,
        group: 'tuned on (other trades)',
        language: truth.language ?? 'he',
        columns,
        producer: layout,
        truth,
        // The browser gives a Buffer, whose slices are Buffers too: what reads PDFs takes none.
        pdf: new Uint8Array(pdf),
      });
    for (const [id, resume] of Object.entries(OWN)) {
      for (const templateId of OWN_TEMPLATES)
        add(
          id,
          `ours: ${templateId}`,
          resume,
          await printPdf(page, { ...resume, ...newestChoice(templateId) }),
          templateId === 'professional' || templateId === 'sideline' ? '2' : '1',
        );
      for (const [layout, html] of Object.entries(LAYOUTS)) {
        await page.setContent(html(resume));
        add(
          id,
          layout,
          resume,
          await page.pdf({ preferCSSPageSize: true, printBackground: true }),
          layout === 'timeline' ? '2' : '1',
        );
      }
    }
  } finally {
    await browser.close();
  }
  return samples;
}

/** Files that no weight was learned from, once blind sets. */
const strangers = neverLearnedFrom();

const layoutFolderSamples = (): ImportSample[] =>
  loadLayoutSamples().map((sample) => ({
    ...sample,
    group: 'tuned on (other layouts)',
    columns: String(sample.columns),
  }));

/**
 * Sets that the import has not been made with: folders with `pdf/` and `truth/`, named in `IMPORT_BLIND` with commas
 * between. They are kept outside the project; once looked at, a set is tuned on.
 */
const blindSamples = (): ImportSample[] =>
  (process.env['IMPORT_BLIND'] ?? '')
    .split(',')
    .filter((folder) => folder !== '')
    .flatMap((folder) =>
      loadSamples(pathToFileURL(`${folder}/`)).map((sample) => ({
        ...sample,
        group: `blind (${folder.split('/').at(-1) ?? ''})` as const,
        columns: '?',
      })),
    );

/** Files whose character map is broken, so that an error is the right answer. */
const isUnreadable = ({ producer, language }: ImportSample) => producer.startsWith('WeasyPrint') && language === 'he';

interface ImportResult {
  readonly sample: ImportSample;
  readonly fields: FieldScores;
  readonly invented: readonly string[];
  readonly milliseconds: number;
}

const bench: Bench = async () => {
  const samples = [...corpusSamples(), ...(await ownSamples()), ...layoutFolderSamples(), ...blindSamples()];
  const cold = await measureMs(() => importHere(samples[0]?.pdf ?? new Uint8Array()));
  for (const { pdf } of samples.slice(0, 20)) await importHere(pdf);
  const results: ImportResult[] = [];
  let refused = 0;
  for (const sample of samples) {
    const started = performance.now();
    const read = await importHere(sample.pdf);
    const milliseconds = performance.now() - started;
    if (isUnreadable(sample)) {
      refused += 'error' in read && read.error === 'unreadable_text' ? 1 : 0;
      continue;
    }
    const data = 'error' in read ? undefined : read.resumeData;
    results.push({
      sample,
      fields: scoreFields(sample.truth, data),
      invented: data ? findInvented(sample.truth, data) : [],
      milliseconds,
    });
  }
  await processReader.close();
  const sure = summarize(await evaluate([...strangers, ...blindSamples()], importing()));
  const processor = await processorMsPerFile(samples.filter((sample) => !isUnreadable(sample)));

  const rows: BenchRow[] = [];
  const groups = (by: (sample: ImportSample) => string) =>
    [...Map.groupBy(results, ({ sample }) => by(sample))].toSorted(([a], [b]) => a.localeCompare(b));
  for (const [name, group] of groups(({ group, language }) => `${group}, ${language}`)) {
    rows.push(
      { measure: `${name}: fields`, value: meanShare(group, 'mean'), unit: '%', bar: 90, atLeast: true },
      {
        measure: `${name}: experience items wholly right`,
        value: meanShare(group, 'item'),
        unit: '%',
        bar: 80,
        atLeast: true,
      },
    );
  }
  for (const [name, group] of [
    ...groups(({ group, language, columns }) => `${group.split(' (')[0]}, ${language}, ${columns} column(s)`),
    ...groups(({ group, producer }) => `${group.split(' (')[0]}, ${producer}`),
  ])
    rows.push({ measure: `${name}: fields`, value: meanShare(group, 'mean'), unit: '%' });
  rows.push(
    { measure: 'e-mails', value: meanShare(results, 'email'), unit: '%', bar: 100, atLeast: true },
    { measure: 'phones', value: meanShare(results, 'phone'), unit: '%', bar: 100, atLeast: true },
  );
  rows.push({
    measure: 'values that the résumé does not hold',
    value: results.reduce((sum, { invented }) => sum + invented.length, 0),
    unit: '',
    bar: 0,
  });
  rows.push({
    measure: 'unreadable files refused',
    value: (100 * refused) / samples.filter(isUnreadable).length,
    unit: '%',
    bar: 100,
    atLeast: true,
  });
  rows.push(
    {
      measure: 'shown as sure and right, files not learned from',
      value: 100 - (100 * sure.sureWrong) / sure.sure,
      unit: '%',
      bar: 98,
      atLeast: true,
    },
    { measure: 'shown as sure, of all values of these', value: (100 * sure.sure) / sure.values, unit: '%' },
    { measure: 'words of these lost', value: sure.lost, unit: '', bar: 0 },
  );
  rows.push(
    { measure: 'one document, cold', value: cold, unit: 'ms' },
    {
      measure: 'one document, warm',
      value: quantile(results.map(({ milliseconds }) => milliseconds)),
      unit: 'ms',
      bar: 40,
    },
    { measure: 'one document, warm, processor time (mean)', value: processor, unit: 'ms', bar: 40 },
  );
  rows.push(...(await processRows()));
  const { megabytes, milliseconds } = measureHostileFiles();
  rows.push(
    { measure: 'memory, highest over hostile files', value: megabytes, unit: 'MB', bar: 512 },
    {
      measure: 'the slowest hostile file',
      value: milliseconds,
      unit: 'ms',
      bar: TASKS.file.limits.milliseconds + SHUTDOWN_ALLOWANCE_MS,
    },
  );
  if (process.env['VERBOSE'])
    for (const { sample, fields, invented } of results.toSorted((a, b) => a.fields.mean - b.fields.mean))
      console.log(
        sample.group.padEnd(13),
        sample.name.padEnd(34),
        fields.mean.toFixed(0).padStart(4),
        fields.item?.toFixed(0).padStart(4) ?? '   -',
        invented.join(' | '),
      );
  return rows;
};
export default bench;

function meanShare(results: readonly ImportResult[], key: keyof FieldScores): number {
  const values = results.map(({ fields }) => fields[key]).filter((value) => value !== undefined);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Processor milliseconds of this process for a file, warm: what else the machine does matters less than to a clock. */
async function processorMsPerFile(samples: readonly ImportSample[]): Promise<number> {
  const readAll = async () => {
    const before = process.cpuUsage();
    for (const { pdf } of samples) await importText(pdf.slice());
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / samples.length;
  };
  const passes = [await readAll(), await readAll(), await readAll()];
  return Math.min(...passes);
}

/** Measures the hostile files in a separate process. */
function measureHostileFiles(): HostileMeasurement {
  return JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(new URL('import-hostile.child.ts', import.meta.url))], {
      encoding: 'utf8',
    }),
  ) as HostileMeasurement;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { measure, value, unit, bar } of await bench())
    console.log(measure.padEnd(60), value.toFixed(1).padStart(8), unit, bar ?? '');
