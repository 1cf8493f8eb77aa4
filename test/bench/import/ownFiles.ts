/**
 * How our own files come back without the data that they carry, by the text on their pages alone:
 * `node test/bench/import/ownFiles.ts [template …]` prints each template in both languages, for the person who shows it
 * and for two of other trades, and reads the PDFs; a line for each template, in each language, with what is right, in
 * percent. `VERBOSE=1` prints what is wrong in each. With `OFFICE=soffice` (a program of LibreOffice, for measuring
 * alone) our Word file is read as it is, and as ODT, DOC and RTF that the program made of it; `KEEP=<folder>` keeps
 * these.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importText } from '../../../functions/import/textImport.ts';
import { buildTemplates } from '../../../infra/build/templates.ts';
import { writeWordFile } from '../../../shared/export/word/wordFile.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { newestChoice, templateOf, TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { sampleFor } from '../../../shared/templates/samples/templateSamples.ts';
import { launchBrowser } from '../../browser/launch.ts';
import { OWN } from '../../data/import-own/people.ts';
import { printPdf } from '../../tools/print-pdf.ts';
import { readBaseCss, readTemplateStyle } from '../../tools/template-assets.ts';
import { scoreFields, type FieldScores } from './score.ts';

type Written = { readonly name: string; readonly resume: ResumeData; readonly bytes: Uint8Array };

const LANGUAGES = ['he', 'en'] as const;
/** Whom a template is printed for: who shows it, and two others of this language. */
const peopleOf = (templateId: string, language: 'he' | 'en') => [
  sampleFor(templateId, language),
  ...Object.values(OWN)
    .filter((resume) => (resume.language ?? 'he') === language)
    .slice(0, 2)
    .map((resume) => ({ ...resume, ...newestChoice(templateId) })),
];

const mean = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** Scores the fields of some files, and lists the faults on request. */
async function judge(files: readonly Written[]): Promise<FieldScores[]> {
  const scores: FieldScores[] = [];
  for (const { name, resume, bytes } of files) {
    const read = await importText(bytes.slice());
    const found = 'error' in read ? undefined : read.resumeData;
    scores.push(scoreFields({ ...resume, personalInfo: { ...resume.personalInfo, ...headlineOf(resume) } }, found));
    if (process.env['VERBOSE']) printWrong(name, resume, found, 'error' in read ? [] : read.unplaced);
  }
  return scores;
}
const headlineOf = ({ headline = '' }: ResumeData) => (headline === '' ? {} : { headline });

function print(title: string, scores: readonly FieldScores[]): void {
  const figure = (of: (one: FieldScores) => number | undefined) => mean(scores.map(of)).toFixed(1).padStart(6);
  console.log(
    `${title.padEnd(28)} fields ${figure((one) => one.mean)} jobs ${figure((one) => one.item)} studies ` +
      `${figure((one) => one.study)} contacts ${figure((one) => one.contacts)} ` +
      `headlines ${figure((one) => one.headline)}`,
  );
}

/** All texts of a résumé by their paths. */
function flat(resume: ResumeData | undefined): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && value !== '') texts.set(path, value);
    if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value))
        if (key !== 'id' && key !== 'design') walk(inner, `${path}.${key}`);
  };
  walk({ ...resume, templateId: '', templateVersion: '', sectionOrder: [] }, '');
  return texts;
}

function printWrong(name: string, truth: ResumeData, found: ResumeData | undefined, unplaced: readonly string[]): void {
  const [said, read] = [flat(truth), flat(found)];
  for (const path of new Set([...said.keys(), ...read.keys()])) {
    const [one = '', other = ''] = [said.get(path), read.get(path)];
    if (one.replace(/\s+/g, ' ') !== other.replace(/\s+/g, ' '))
      console.log(`  ${name} ${path}: ${one.slice(0, 70)} > ${other.slice(0, 70)}`);
  }
  if (unplaced.length > 0) console.log(`  ${name} unplaced: ${unplaced.join(' | ').slice(0, 200)}`);
}

async function printed(wanted: readonly string[]): Promise<void> {
  await buildTemplates();
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const all: FieldScores[] = [];
  for (const { id } of TEMPLATES.filter(({ id: own }) => wanted.length === 0 || wanted.includes(own)))
    for (const language of LANGUAGES) {
      const files: Written[] = [];
      for (const [at, resume] of peopleOf(id, language).entries())
        files.push({ name: `${id}-${language}-${at}`, resume, bytes: new Uint8Array(await printPdf(page, resume)) });
      const scores = await judge(files);
      all.push(...scores);
      print(`${id} ${language}`, scores);
    }
  print('all', all);
  await browser.close();
}

async function written(office: string): Promise<void> {
  const folder = process.env['KEEP'] ?? mkdtempSync(join(tmpdir(), 'own-files-'));
  mkdirSync(folder, { recursive: true });
  const files: Written[] = [];
  for (const language of LANGUAGES)
    for (const [at, resume] of peopleOf('professional', language).entries()) {
      const name = `own-${language}-${at}`;
      const bytes = await writeWordFile(resume, readBaseCss() + readTemplateStyle(templateOf(resume).style));
      writeFileSync(join(folder, `${name}.docx`), bytes);
      files.push({ name, resume, bytes });
    }
  print('docx', await judge(files));
  for (const format of ['odt', 'doc', 'rtf']) {
    execFileSync(
      office,
      [
        '--headless',
        '--convert-to',
        format,
        '--outdir',
        folder,
        ...files.map(({ name }) => join(folder, `${name}.docx`)),
      ],
      { stdio: 'ignore' },
    );
    const made = files.map(({ name, resume }) => ({
      name: `${name}.${format}`,
      resume,
      bytes: new Uint8Array(readFileSync(join(folder, `${name}.${format}`))),
    }));
    print(format, await judge(made));
  }
  if (!process.env['KEEP']) rmSync(folder, { recursive: true });
}

const office = process.env['OFFICE'];
await (office === undefined ? printed(process.argv.slice(2)) : written(office));
