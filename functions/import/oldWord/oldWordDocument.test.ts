import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_EN } from '../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { isErrorCode } from '../../../shared/errors/errors.ts';
import { UPLOAD_FORMATS } from '../../../shared/upload/uploadFormats.ts';
import { scoreFields, type ExpectedResume } from '../../../test/bench/import/score.ts';
import { oldWordFile } from '../../../test/support/oldWordFile.ts';
import { MAX_LINEAR_GROWTH, measureGrowth } from '../../../test/support/growth.ts';
import { damagedOldWord } from '../../../test/support/damagedFiles.ts';
import { howMany } from '../../../test/support/exhaustive.ts';
import { checkFileHeader, formatOf } from '../file/fileHeader.ts';
import { importText } from '../textImport.ts';
import { paragraphsOf, textOf } from '../page/layOutLines.ts';
import type { FlowBlock } from '../page/blocks.ts';
import { importDocument } from '../resumeFromDocument.ts';
import { readOldWordDocument } from './oldWordDocument.ts';

const data = (path: string) => readFileSync(new URL(`../../../test/data/${path}`, import.meta.url));
const FEATURES = data('import-doc/features.doc');
/** Offset of the stream WordDocument in the file. */
const WORD = FEATURES.indexOf(Buffer.from([0xec, 0xa5]));
const linesOf = (blocks: readonly FlowBlock[]) =>
  paragraphsOf(blocks).map((paragraph) => `${paragraph.mark}${textOf([paragraph])}`);
/** Returns the file with other bytes at an offset. */
const changed = (at: number, ...bytes: number[]) => {
  const file = Buffer.from(FEATURES);
  file.set(bytes, at);
  return file;
};

describe('a file of the old Word', () => {
  const { header, body, footer, links, notes } = readOldWordDocument(FEATURES);
  const texts = paragraphsOf(body).flatMap((paragraph) => paragraph.texts);

  it('is read as it stands: nothing deleted or hidden, fields by what they show, no page numbers', () => {
    expect(linesOf(body).slice(0, 7)).toEqual([
      'נועה ברק',
      'Heading not bold',
      'kept inserted',
      'one half, the other',
      'seen',
      '2019\ttab\nbelow-xy–z “q”',
      'site inside 2026',
    ]);
    expect([header, footer].map(linesOf)).toEqual([
      ['050-123-4567', 'box above'],
      ['', 'noa@korot.example'],
    ]);
    expect(links).toEqual(['https://noa.example/cv']);
  });

  it('keeps what stands beside the number of a page', () => {
    const file = oldWordFile([
      { text: '052-555-0100 | Page \u0013 PAGE \u00141\u0015 of \u0013 NUMPAGES \u00142\u0015\rb' },
    ]);
    expect(linesOf(readOldWordDocument(file).body)).toEqual(['052-555-0100', 'b']);
  });

  it('has weights and sizes of styles, of text styles, and of Hebrew text; and spaces', () => {
    const looks = texts.slice(0, 3).map(({ text, bold, size }) => [text, bold, size]);
    expect(looks).toEqual([
      ['נועה ברק', true, 18],
      ['Heading', true, 15],
      [' not bold', false, 15],
    ]);
    expect(paragraphsOf(body)[1]).toMatchObject({ before: 12, after: 6 });
    expect(texts.find(({ text }) => text.startsWith('strong'))).toMatchObject({ bold: true });
  });

  it('shows the marks of its lists and the signs of its fonts', () => {
    expect(linesOf(body).slice(7, 12)).toEqual(['3.first', '4.second', '4.a)inner', '•נקודה', 'ג)אות']);
    expect(linesOf(body)).toContain('strong\uf028after');
  });

  it('has tables, also within each other, text boxes at their place, and notes apart', () => {
    const rows = body.filter((block) => 'row' in block);
    expect(rows.map(({ row }) => row.map((cell) => linesOf(cell)))).toEqual([
      [['2019'], ['Cook', 'at Korot']],
      [['outer'], ['in 1', 'in 2', 'after inner']],
    ]);
    expect(rows[1]?.row[1]?.[0]).toHaveProperty('row.length', 2);
    const lines = linesOf(body);
    expect(lines.slice(lines.indexOf('anchor')).join(' | ')).toBe(
      'anchor | boxed | round | groups | right in group | left in group | note | strong\uf028after | before page | ' +
        'next page',
    );
    expect(notes).toEqual(['said below']);
  });

  it('is read in the order of its text, however a fast save left it', () => {
    const [deleted, bold] = [(0x41 << 1) | 0x1_00, (0x55 << 1) | 0x1_00];
    const larger = Buffer.from([0x43, 0x4a, 40, 0]);
    const file = oldWordFile(
      [
        { text: 'נועה ' },
        { text: 'caf\u00e9 \u0093x\u0094', western: true, properties: bold },
        { text: ' gone', properties: deleted },
        { text: '\rlarge', properties: 1 },
        { text: '\u0013 HYPERLINK "https://noa.example" \u0014site\u0015\r' },
      ],
      [larger],
    );
    const found = readOldWordDocument(file);
    expect(
      paragraphsOf(found.body).map(({ texts: of }) => of.map(({ text, bold: is, size }) => [text, is, size])),
    ).toEqual([
      [
        ['נועה ', false, 10],
        ['café “x”', true, 10],
      ],
      [
        ['large', false, 20],
        ['site', false, 10],
      ],
    ]);
    expect(found.links).toEqual(['https://noa.example']);
  });

  it('has fields within fields, and loses nothing where one never ends', () => {
    const inner = '\u0013 IF \u0013 MERGEFIELD city \u0014Haifa\u0015 = "x" \u0014shown\u0015';
    expect(
      linesOf(
        readOldWordDocument(oldWordFile([{ text: `${inner}, after\rbefore \u0013 HYPERLINK lost\rend\r` }])).body,
      ),
    ).toEqual(['shown, after', 'before ', '', ' HYPERLINK lostend']);
  });

  it.each([
    ['he', SAMPLE_HE],
    ['en', SAMPLE_EN],
  ] as const)('[UP-05] that LibreOffice made in %s is imported', async (name, sample) => {
    const found = await importText(new Uint8Array(data(`import-doc/${name}.doc`)));
    if ('error' in found) throw new Error(found.error);
    const scores = scoreFields(sample, found.resumeData);
    expect(scores).toMatchObject({ item: 100, study: 100, contacts: 100 });
    expect(scores.mean).toBeGreaterThan(90);
  });

  it.each(['daniel-sidebar', 'lior-footer', 'noa-header', 'yuval-frame'])('[UP-05] is imported: %s', async (name) => {
    const found = await importText(new Uint8Array(data(`import-word/doc/${name}.doc`)));
    if ('error' in found) throw new Error(found.error);
    const { truth } = JSON.parse(data(`import-word/truth/${name}.json`).toString()) as { truth: ExpectedResume };
    const { item, contacts, mean } = scoreFields(truth, found.resumeData);
    expect([item, contacts, mean > 95]).toEqual([100, 100, true]);
    expect(found.unplaced).toEqual([]);
  });

  it('is known by its first bytes and by the name of its text', () => {
    expect(formatOf(FEATURES)).toBe('doc');
    for (const type of [...UPLOAD_FORMATS.doc.mediaTypes, '']) expect(checkFileHeader(FEATURES, type)).toBeUndefined();
  });
});

describe('a file of the old Word that is not read', () => {
  /** Offsets in the beginning of the stream WordDocument: version and flags. */
  it.each([
    ['[UP-03] is protected by a password', changed(WORD + 11, 0x13), 'password_protected'],
    ['is one of Word 95', changed(WORD + 2, 0x68, 0), 'old_word_file'],
    ['is one of Word 6', changed(WORD, 0xdc, 0xa5, 0x65), 'old_word_file'],
    ['begins as nothing of Word', changed(WORD, 1, 2), 'damaged_pdf'],
    ['is cut', FEATURES.subarray(0, 9_000), 'damaged_pdf'],
    ['is its beginning alone', FEATURES.subarray(0, 600), 'damaged_pdf'],
    ['says it has more text than there is', changed(WORD + 0x4e, 1), 'damaged_pdf'],
    ['says it has more text than any résumé', changed(WORD + 0x4f, 1), 'pdf_too_large'],
    ['has sectors of no known size', changed(30, 31), 'damaged_pdf'],
    ['is another document in the same wrapping', renamed('WordDocument', 'WorkDocument'), 'only_pdf'],
  ] as const)('%s', (_, bytes, error) => {
    expect(importDocument(bytes, 'doc')).toEqual({ error });
  });

  it('is refused with thousands of streams beside its text', () => {
    expect(importDocument(withStreams(10_000), 'doc')).toEqual({ error: 'pdf_too_large' });
    expect(linesOf(readOldWordDocument(withStreams(500)).body)).toEqual(linesOf(readOldWordDocument(FEATURES).body));
  });

  it('is a résumé or an error of the catalogue, however it is damaged', { tags: 'exhaustive' }, () => {
    fc.assert(
      fc.property(damagedOldWord, (bytes) => {
        const found = importDocument(bytes, 'doc');
        expect('error' in found ? isErrorCode(found.error) : found.resumeData).toBeTruthy();
      }),
      { numRuns: howMany(100, 300) },
    );
  });
});

/** Forty fields that are opened and never closed. */
const NESTED = '\u0013 PAGE \u0014'.repeat(40);

describe('reading a file of the old Word takes as long as it is long', { tags: 'exhaustive' }, () => {
  it.each([
    ['pieces', (size: number) => oldWordFile(Array.from({ length: size }, () => ({ text: 'a' })))],
    ['paragraphs', (size: number) => oldWordFile([{ text: 'a\r'.repeat(Math.min(size, 18_000)) }])],
    ['fields', (size: number) => oldWordFile([{ text: '\u0013 PAGE \u0014x\u0015'.repeat(size) }])],
    ['fields within each other', (size: number) => oldWordFile([{ text: NESTED + 'b\u000b'.repeat(size) }])],
  ])('%s', (_, write) => {
    expect(measureGrowth((size) => importDocument(write(size), 'doc'))).toBeLessThan(MAX_LINEAR_GROWTH);
  });
});

function renamed(from: string, to: string): Buffer {
  const file = Buffer.from(FEATURES);
  file.write(to, file.indexOf(Buffer.from(from, 'utf16le')), 'utf16le');
  return file;
}

/** Returns the offset of a sector. */
const sector = (at: number) => 512 * (at + 1);

/** Returns the same file with so many more empty streams, in a directory at its end. */
function withStreams(count: number): Buffer {
  const directory = FEATURES.readUInt32LE(48);
  const table = FEATURES.readUInt32LE(76);
  // Sectors of the directory, found in the sector table.
  const sectors: number[] = [];
  for (let at = directory; at < 0xff_ff_ff_fa; at = FEATURES.readUInt32LE(sector(table) + 4 * at)) sectors.push(at);
  const old = Buffer.concat(sectors.map((at) => FEATURES.subarray(sector(at), sector(at + 1))));
  const entries = Math.ceil((old.length / 128 + count) / 4) * 4;
  const larger = Buffer.alloc(entries * 128);
  old.copy(larger);
  const first = old.length / 128;
  const root = larger.readUInt32LE(76);
  for (let at = first; at < first + count; at += 1) {
    larger.writeUInt16LE(2, at * 128 + 64);
    larger[at * 128 + 66] = 2;
    larger.writeUInt32LE(0xff_ff_ff_ff, at * 128 + 68);
    larger.writeUInt32LE(at + 1 < first + count ? at + 1 : root, at * 128 + 72);
    larger.writeUInt32LE(0xff_ff_ff_ff, at * 128 + 76);
  }
  larger.writeUInt32LE(first, 76);
  // New sectors at the end of the file: the directory and the tables that chain them.
  const start = Math.ceil(FEATURES.length / 512) - 1;
  const added = larger.length / 512;
  const tables = Math.ceil((start + added + 200) / 128);
  const next = Buffer.alloc(tables * 512, 0xff);
  FEATURES.copy(next, 0, sector(table), sector(table + 1));
  for (let at = 0; at < added; at += 1)
    next.writeUInt32LE(at + 1 < added ? start + at + 1 : 0xff_ff_ff_fe, 4 * (start + at));
  const padded = Buffer.alloc(512 * (start + 1));
  FEATURES.copy(padded);
  padded.writeUInt32LE(start, 48);
  padded.writeUInt32LE(tables, 44);
  for (let at = 0; at < tables; at += 1) padded.writeUInt32LE(start + added + at, 76 + 4 * at);
  return Buffer.concat([padded, larger, next]);
}
