import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { toEmbeddedElement } from '../../functions/pdf/embeddedResume.ts';
import { processReader } from '../../functions/import/process/isolatedWorker.ts';
import { TASKS } from '../../functions/import/process/tasks.ts';
import { importHere } from '../support/importHere.ts';
import { isErrorCode } from '../../shared/errors/errors.ts';
import { FilePlacesSchema } from '../../shared/upload/filePlaces.ts';
import { placedRuns } from '../../shared/upload/placedRuns.ts';
import { anyResume } from '../../shared/resume/anyResume.fixture.ts';
import { howMany } from '../support/exhaustive.ts';
import { damagedPdf } from '../support/damagedFiles.ts';

const folder = new URL('../data/import-corpus/', import.meta.url);
const file = (path: string) => new Uint8Array(readFileSync(new URL(path, folder)));
const readable = () => importHere(file('pdf/maya-chrome-1col.pdf'));
/** A stream as an object of a file. */
const stream = (text: string, dictionary = '') => `<<${dictionary}/Length ${text.length}>>\nstream\n${text}\nendstream`;
const edge = readdirSync(new URL('edge/', folder));

/** What each file is answered with; those that are not here hold a résumé. */
const ANSWERS: Readonly<Record<string, string>> = {
  'bad-xref': 'nothing_found',
  'billion-laughs-forms': 'pdf_too_large',
  'bomb-1GB-spaces': 'pdf_too_large',
  'bomb-20M-ops': 'pdf_too_large',
  'bomb-5M-q': 'pdf_too_large',
  'bomb-double-flate-1GB': 'pdf_too_large',
  'count-1e9': 'unreadable_pdf',
  'cyclic-pages': 'damaged_pdf',
  'enc-rc4-40': 'password_protected',
  'enc-user-aes256': 'password_protected',
  'header+random': 'damaged_pdf',
  'header-only': 'damaged_pdf',
  'hidden-text': 'nothing_found',
  // Read as what it is.
  'html-as': 'nothing_found',
  'huge-image-30000px': 'nothing_found',
  'huge-image-rgb-1.2GB': 'nothing_found',
  'image-only-scan': 'unreadable_pdf',
  javascript: 'nothing_found',
  'no-tounicode-en': 'unreadable_text',
  'no-tounicode-he': 'unreadable_text',
  'pages-200': 'too_many_pages',
  'pages-2000': 'too_many_pages',
  random: 'only_pdf',
  'recursive-form': 'nothing_found',
  'truncated-late': 'damaged_pdf',
  truncated: 'damaged_pdf',
  zero: 'empty_file',
};
/**
 * The file that no limit of memory ends, only the one of time: an eighth of it is enough to see that. With all of it
 * the file would have waited too long, where others work on the same machine, before it had worked so long.
 */
const ENDLESS = 'billion-laughs-forms.pdf';
const ENDLESS_LIMITS = { ...TASKS.file.limits, milliseconds: TASKS.file.limits.milliseconds / 8 };
/** How many damaged files are tried. */
const MUTATIONS = Number(process.env['IMPORT_MUTATIONS'] ?? howMany(30, 2_000));

afterAll(() => processReader.close());

describe('where the text of a file went', () => {
  it('comes through the isolated process with a box for each text, and for Word line by line', async () => {
    const pdf = await importHere(file('pdf/maya-chrome-1col.pdf'));
    if ('error' in pdf) throw new Error(pdf.error);
    const runs = placedRuns(v.parse(FilePlacesSchema, pdf.places));
    const name = runs.find(({ field }) => field === 'personalInfo.fullName');
    expect(name).toMatchObject({ page: 0, text: pdf.resumeData.personalInfo.fullName });
    expect(runs.every(({ width, height, y }) => width > 0 && height > 0 && y < 842)).toBe(true);
    expect(JSON.stringify(pdf.places).length).toBeLessThan(20_000);
    const text = await importHere(
      Buffer.from('Maya Cohen\nmaya@korot.example\n\nExperience\nCook, Korot, 2019 - 2023\n'),
    );
    expect(text).toMatchObject({ places: { pages: [] } });
    if ('error' in text || !text.places) throw new Error('no places');
    expect(placedRuns(text.places).find(({ field }) => field === 'experience.0.title')).toMatchObject({
      text: 'Cook',
      width: 0,
    });
  });
});

describe('a file that is no readable résumé', () => {
  it.each(edge)('%s is answered with its error', async (name) => {
    const read = await importHere(file(`edge/${name}`), name === ENDLESS ? { limits: ENDLESS_LIMITS } : {});
    expect('error' in read ? read.error : 'a résumé').toBe(ANSWERS[name.slice(0, -4)] ?? 'a résumé');
  });

  it('is read whatever kind of bytes it comes in', async () => {
    expect(await importHere(readFileSync(new URL('pdf/maya-chrome-1col.pdf', folder)))).toMatchObject({
      source: 'text',
    });
  });

  it('of many ends nothing, one whose font maps millions of letters the process that reads it alone', async () => {
    const objects = [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
      stream('BT /F 12 Tf 50 700 Td <00410042> Tj ET'),
      '<</Type/Font/Subtype/Type0/BaseFont/X/Encoding 6 0 R/DescendantFonts[7 0 R]>>',
      stream(
        '1 begincodespacerange <0000> <ffff> endcodespacerange 1 begincidrange <00000000> <00fffffe> ' +
          '0 endcidrange endcmap',
        '/Type/CMap/CMapName/X',
      ),
      '<</Type/Font/Subtype/CIDFontType2/BaseFont/X' +
        '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 8 0 R>>',
      '<</Type/FontDescriptor/FontName/X/Flags 4/FontBBox[0 0 1 1]/ItalicAngle 0/Ascent 1/Descent ' +
        '0/CapHeight 1/StemV 1>>',
    ];
    const bytes = new TextEncoder().encode(
      `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('')}` +
        'trailer<</Root 1 0 R>>\n%%EOF',
    );
    // None of many is refused over the others; and what they have left to the heap of their process counts.
    const read = [];
    for (let turn = 0; turn < howMany(12, 50); turn += 1) read.push(await importHere(file('pdf/gal-chrome-1col.pdf')));
    expect(read.filter((one) => 'error' in one)).toEqual([]);
    expect(await importHere(bytes)).toEqual({ error: 'pdf_too_large' });
    expect(await readable()).toMatchObject({
      source: 'text',
      resumeData: { personalInfo: { fullName: 'Maya Ben-Ami' } },
    });
  });

  it(
    'that was damaged anywhere never crashes or hangs the import',
    { timeout: 300_000 + MUTATIONS * 1_000 },
    async () => {
      const answers = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(damagedPdf, async (bytes) => {
          const read = await importHere(bytes);
          const answer = 'error' in read ? read.error : read.source;
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
        }),
        { numRuns: MUTATIONS },
      );
      expect([...answers.values()].reduce((sum, count) => sum + count, 0)).toBe(MUTATIONS);
      // Some are read all the same, some are refused.
      expect(answers.get('text')).toBeGreaterThan(MUTATIONS / 20);
      expect([...answers.keys()].filter((answer) => answer !== 'text' && !isErrorCode(answer))).toEqual([]);
    },
  );
});

describe('a PDF of ours', () => {
  it('gives back exactly the data that it carries', async () => {
    await fc.assert(
      fc.asyncProperty(anyResume, async (resume) => {
        const read = await importHere(Buffer.from(`%PDF-1.7\n${toEmbeddedElement(resume)}\n%%EOF`));
        if ('error' in read) expect(JSON.stringify(resume)).not.toMatch(/[\p{L}\p{N}]/u);
        else
          expect(read).toEqual({
            resumeData: resume,
            unplaced: [],
            confidence: {},
            picturePages: [],
            personal: [],
            doubts: {},
            saidAgain: [],
            placedByModel: [],
            source: 'carried',
          });
      }),
      { numRuns: howMany(20, 60) },
    );
  });

  it('whose data somebody made up is repaired to a valid résumé, or read as any other file', async () => {
    const madeUp = { personalInfo: { fullName: 'נועה', email: 7 }, experience: [{ title: 'x', evil: '<script>' }] };
    const read = await importHere(Buffer.from(`%PDF-1.7\n${toEmbeddedElement(madeUp)}`));
    expect(read).toMatchObject({
      source: 'carried',
      resumeData: { personalInfo: { fullName: 'נועה' }, experience: [{ title: 'x', company: '' }] },
    });
    // What the model has no place for is text that fits nowhere.
    expect(read).toMatchObject({ unplaced: expect.arrayContaining(['<script>']) as unknown });
    expect('resumeData' in read && JSON.stringify(read.resumeData)).not.toContain('script>');
    expect(await importHere(Buffer.from(`%PDF-1.7\n${toEmbeddedElement({})}`))).toEqual({ error: 'damaged_pdf' });
  });
});

it('hidden text that gives orders is not in the résumé', async () => {
  const read = await importHere(file('edge/hidden-text.pdf'));
  expect(JSON.stringify(read)).not.toMatch(/ignore/i);
});
