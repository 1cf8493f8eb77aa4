import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeWordFile } from '../../shared/export/word/wordFile.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { reportOf } from '../attack/corporaReport.ts';
import { whyWrong } from '../attack/fittingWords.ts';
import { contentKind, type ContentKind } from '../support/contentKinds.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { oldWordFile } from '../support/oldWordFile.ts';

/** The command that has a folder of other projects' test files imported, and how it tells what a file is. */
const corpus = (path: string) => readFileSync(new URL(`../data/import-corpus/${path}`, import.meta.url));
const COMMAND = fileURLToPath(new URL('../attack/corpora.ts', import.meta.url));
const ofTypes = (type: string) =>
  zipSync({ '[Content_Types].xml': strToU8(`<Types><Override PartName="/a.xml" ContentType="${type}"/></Types>`) });
const odt = (manifest: string) =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8('<a/>'),
    'META-INF/manifest.xml': strToU8(manifest),
  });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corpora-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function kindOf(bytes: Uint8Array): Promise<ContentKind> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return contentKind(bytes, path);
}

describe('what a file is by its content', () => {
  it('is known for archives by what their parts say, whatever their names', async () => {
    const word = await writeWordFile(SAMPLE_HE, 'he');
    expect(await kindOf(word)).toEqual({ kind: 'word', opens: true });
    expect(await kindOf(word.subarray(0, 3_000))).toEqual({ kind: 'word', opens: false });
    const sheet = ofTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml');
    expect(await kindOf(sheet)).toEqual({ kind: 'office' });
    expect(await kindOf(odt(''))).toEqual({ kind: 'odt', isLocked: false, opens: true });
    expect(await kindOf(odt('<encryption-data/>'))).toMatchObject({ isLocked: true });
    expect(await kindOf(zipSync({ 'Profile.csv': strToU8('a') }))).toMatchObject({ kind: 'archive' });
  });

  it('is known for compound files by the version of their text', async () => {
    const file = oldWordFile([{ text: 'שלום' }]);
    expect(await kindOf(file)).toEqual({ kind: 'doc', isLocked: false });
    const at = file.indexOf(Buffer.from([0xec, 0xa5, 0xc1, 0]));
    const old = Buffer.from(file);
    old.writeUInt16LE(0xa5_dc, at);
    expect(await kindOf(old)).toMatchObject({ kind: 'old word' });
    const locked = Buffer.from(file);
    locked.writeUInt16LE(0x01_00, at + 10);
    expect(await kindOf(locked)).toEqual({ kind: 'doc', isLocked: true });
  });

  it('is known for a PDF from PDFium, in a process of its own', async () => {
    expect(await kindOf(corpus('pdf/dana-chrome-1col.pdf'))).toMatchObject({ kind: 'pdf', opens: true });
    expect(await kindOf(corpus('edge/enc-user-aes256.pdf'))).toMatchObject({ opens: false, isLocked: true });
    expect(await kindOf(corpus('edge/header-only.pdf'))).toMatchObject({ opens: false, isLocked: false });
  });

  it('is known for texts', async () => {
    expect(await kindOf(strToU8('קורות חיים'))).toEqual({ kind: 'text' });
    expect(await kindOf(strToU8('<!doctype html><html>'))).toEqual({ kind: 'html' });
    expect(await kindOf(strToU8('{\\rtf1 }'))).toEqual({ kind: 'rtf' });
    expect(await kindOf(new Uint8Array())).toEqual({ kind: 'other' });
  });
});

it('answers fit what a file is, or are reported', () => {
  expect(whyWrong('only_pdf', { kind: 'word', opens: true })).toBe('only_pdf of a file that is: word that opens');
  expect(whyWrong('only_pdf', { kind: 'office' })).toBeUndefined();
  expect(whyWrong('nothing_found', { kind: 'office' })).toContain('office');
  expect(whyWrong('damaged_pdf', { kind: 'pdf', opens: true })).toContain('that opens');
  expect(whyWrong('damaged_pdf', { kind: 'pdf', opens: false })).toBeUndefined();
  expect(whyWrong('damaged_pdf', { kind: 'doc', isLocked: true })).toContain('locked');
  expect(whyWrong('password_protected', { kind: 'pdf', isLocked: true })).toBeUndefined();
  expect(whyWrong('password_protected', { kind: 'pdf', opens: true })).toBeDefined();
  expect(whyWrong('old_word_file', { kind: 'doc' })).toBeDefined();
  expect(whyWrong('nothing_found', { kind: 'pdf', opens: true })).toBeUndefined();
  expect(whyWrong('read', { kind: 'doc', opens: false })).toBeUndefined();
});

it('the report has a row for each answer, and each fault with its file', () => {
  const one = {
    status: 422,
    failures: [],
    isEnded: false,
    processorMs: 100,
    allProcessorMs: 100,
    megabytes: 300,
    isScan: false,
  };
  const lines = reportOf(
    [
      { ...one, name: 'a.pdf', answer: 'nothing_found', milliseconds: 200, faults: [] },
      { ...one, name: 'b.pdf', answer: 'nothing_found', milliseconds: 400, faults: [] },
      {
        ...one,
        name: 'c.pdf',
        answer: 'timeout',
        milliseconds: 9_000,
        isScan: true,
        faults: ['an answer 503, timeout'],
      },
    ],
    4,
  );
  expect(lines).toContainEqual(expect.stringMatching(/^nothing_found +2 +0.40 +0.40 +0.10$/));
  expect(lines).toContainEqual(expect.stringMatching(/^timeout, by recognition +1 /));
  expect(lines.slice(-2)).toEqual(['3 of 4 files; faults in 1', '  c.pdf: an answer 503, timeout']);
});

describe.runIf(EXHAUSTIVE)('npm run corpora', () => {
  it('imports each file once, tells the answers, and ends non-zero only for a fault', async () => {
    const files = join(folder, 'corpus/of');
    await mkdir(files, { recursive: true });
    for (const name of ['pdf/dana-chrome-1col.pdf', 'edge/random.pdf', 'edge/enc-user-aes256.pdf'])
      await writeFile(join(files, name.replace('/', '-')), corpus(name));
    const run = async () =>
      promisify(execFile)(process.execPath, [COMMAND, join(folder, 'corpus')]).then(
        ({ stdout }) => ({ stdout, code: 0 }),
        (error: { stdout: string; code: number }) => error,
      );
    const first = await run();
    expect(first.stdout).toMatch(/^read +1 /m);
    expect(first.stdout).toMatch(/^password_protected +1 /m);
    expect(first.stdout).toContain('3 of 3 files; faults in 0');
    expect(first.code).toBe(0);
    await writeFile(join(files, 'a-page.html'), await readFile(join(files, 'edge-random.pdf')));
    expect((await run()).stdout).toContain('4 of 4 files');
  });
});
