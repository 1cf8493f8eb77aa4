import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { ImportedResume } from '../../shared/api/import.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import { IMPORT_LIMITS } from '../../shared/upload/uploadLimits.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { toEmbeddedElement } from '../pdf/embeddedResume.ts';
import { withinLimits } from './importedResume.ts';
import { ARCHIVE_EN, toArchive } from './linkedIn/archive.fixture.ts';
import type { OcrPage } from './ocr/ocrPage.ts';
import { parseTaskAnswer, type OpenQuestion, type TaskName } from './process/tasks.ts';
import { READER_TASKS } from './readerTasks.ts';

const encode = (value: string | object) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
/** Returns the server's view of a task's answer, after the pipe. */
async function answer(name: TaskName, bytes: Uint8Array, written = '') {
  return parseTaskAnswer(name, JSON.stringify(await READER_TASKS[name]?.(bytes, written))) as {
    readonly error?: string;
    readonly imported?: ImportedResume | null;
    readonly question?: OpenQuestion;
  };
}

/** A skill in a place where nothing looks for one. */
const LEFT = 'Drivers licence: B';
const CONTACT = 'Maya Cohen\nmaya@korot.example';
const TEXT = `${CONTACT}\n\nExperience\n${LEFT}\n\nCook, Korot, 2019 - 2023\nLed a kitchen of seven\n`;
const lines = (text: string): OcrPage => ({
  by: 'lines',
  lines: text.split('\n').map((line) => ({ text: line, heading: line === 'Experience' })),
});

const named = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `skill-${n}`, name: `skill ${n}` }));
const own = (data: unknown) => encode(`%PDF-1.7\n${toEmbeddedElement(data)}\n%%EOF`);
const imported = (more: Partial<ImportedResume>): ImportedResume => ({
  resumeData: SAMPLE_EN,
  unplaced: [],
  saidAgain: [],
  confidence: {},
  doubts: {},
  source: 'text',
  picturePages: [],
  personal: [],
  placedByModel: [],
  ...more,
});
const places = (text: string) => ({
  pages: [],
  places: ['unplaced'],
  runs: Array.from({ length: 3_000 }, () => [0, 0, 0, 0, 0, 0, 0, text] as [0, 0, 0, 0, 0, 0, 0, string]),
  unseen: [],
});

describe('what the sandbox answers', () => {
  it('is what a PDF of ours carries, and its repair where it is no résumé', async () => {
    expect(await answer('file', own(SAMPLE_EN))).toMatchObject({
      imported: { source: 'carried', resumeData: SAMPLE_EN, unplaced: [] },
    });
    const madeUp = { personalInfo: { fullName: 'Maya', email: 7 }, experience: [{ title: 'Cook', evil: 'lost' }] };
    expect(await answer('fileAndQuestion', own(madeUp))).toMatchObject({
      imported: { source: 'carried', resumeData: { experience: [{ title: 'Cook' }] }, unplaced: ['lost'] },
    });
  });

  it.each([
    ['entries that have no room', { skills: named(RESUME_LIMITS.skills + 2) }, ['skill 150', 'skill 151']],
    ['entries by names', { skills: Object.fromEntries(named(RESUME_LIMITS.skills + 1).entries()) }, ['skill 150']],
    [
      'an entry of several fields',
      { customSections: Array.from({ length: 21 }, () => ({ title: 'Sport', items: [{ title: 'Judo' }] })) },
      ['Sport\nJudo'],
    ],
    ['a list of no section', { hobbies: [{ name: 'Chess', since: 2019 }] }, ['Chess\n2019']],
    ['what lies deep', { hobbies: [[[[[[[[['Chess']]]]]]]]] }, ['Chess']],
  ])('tells what a PDF of ours carries and the résumé does not take: %s', async (_, data, unplaced) => {
    const made = await answer('file', own({ personalInfo: { fullName: 'Maya' }, ...data }));
    expect(made).toMatchObject({ imported: { source: 'carried', unplaced } });
  });

  it('tells all of it where there is more than is named', async () => {
    const made = await answer('file', own({ personalInfo: { fullName: 'Maya' }, skills: named(2_000) }));
    expect(made.imported?.unplaced.join('\n').split('\n')).toContain('skill 1999');
  });

  it('is a file’s text, with a question only where one is wanted, and then what a model made of it', async () => {
    expect(await answer('file', encode(TEXT))).not.toHaveProperty('question');
    const { imported, question } = await answer('fileAndQuestion', encode(TEXT));
    expect(imported).toMatchObject({ source: 'text', unplaced: [LEFT] });
    expect(question?.text).toContain(LEFT);
    const written = JSON.stringify({ summary: [], experience: [], education: [], skills: [LEFT, 'Chess'] });
    const placed = await answer('modelAnswer', encode(TEXT), written);
    expect(placed.imported).toMatchObject({ unplaced: [], resumeData: { skills: [{ name: LEFT }] } });
    expect(await answer('modelAnswer', encode(TEXT), '{"sk')).toEqual({ imported: null });
  });

  it('is what OCR read on the pages of a scan', async () => {
    const found = await answer('scan', encode({ pages: [lines(TEXT)], numbers: [1] }));
    expect(found.imported).toMatchObject({ source: 'scan', resumeData: { personalInfo: { fullName: 'Maya Cohen' } } });
    expect(await answer('scan', encode({ pages: [lines('')], numbers: [1] }))).toEqual({ error: 'nothing_found' });
    await expect(answer('scan', encode({ pages: [{ by: 'lines', lines: 7 }], numbers: [] }))).rejects.toThrow(
      /Expected Array/,
    );
  });

  it('is an error where more found no place than anybody could look through, whatever file it is of', async () => {
    const cell = 'word '.repeat(IMPORT_LIMITS.unplacedCharacters / 4);
    const positions = `Company Name,Title,Description,Started On,Finished On\nKorot,Cook,"${cell}",2019,\n`;
    const archive = toArchive({ ...ARCHIVE_EN, 'Positions.csv': positions });
    expect(await answer('file', archive)).toEqual({ error: 'pdf_too_large' });
  });
});

describe('a result', () => {
  it('is as it was found within its limits, and without its places where they alone are too much', () => {
    const usual = imported({ unplaced: [LEFT], places: places('Cook') });
    expect(withinLimits(usual)).toEqual({ imported: usual });
    expect(withinLimits(imported({ unplaced: [LEFT], places: places('x'.repeat(600)) }))).toEqual({
      imported: imported({ unplaced: [LEFT] }),
    });
  });

  it.each([
    ['texts without a place', { unplaced: Array<string>(IMPORT_LIMITS.unplacedTexts + 1).fill('x') }],
    ['of one', { unplaced: ['x'.repeat(IMPORT_LIMITS.unplacedCharacters + 1)] }],
    ['of something else', { personal: ['x'.repeat(IMPORT_LIMITS.bytes)] }],
  ])('is refused and not cut where there is too much %s', (_, more) => {
    expect(withinLimits(imported(more))).toEqual({ error: 'pdf_too_large' });
  });
});

/** Loads the reader with another name for the weights' first label, as after a change of labels only. */
const LOADS_OTHER_WEIGHTS = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      return url.endsWith('/weights.json')
        ? { ...loaded, source: String(loaded.source).replace('"name"', '"boss"') }
        : loaded;
    },
  });
  await import(${JSON.stringify(new URL('readerTasks.ts', import.meta.url).href)});
`;

it('weights that do not fit the code end the process as it starts, and it says so', async () => {
  const started = promisify(execFile)(process.execPath, ['--input-type=module', '-e', LOADS_OTHER_WEIGHTS]);
  await expect(started).rejects.toMatchObject({
    stderr: expect.stringContaining('weights.json does not fit the code (labels 0: boss for name)') as string,
  });
});
