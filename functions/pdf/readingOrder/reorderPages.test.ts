import { deflateSync, inflateSync } from 'node:zlib';
import { assert, asyncProperty, nat, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractPages } from '../../../test/tools/pdf-text.ts';
import { PdfEdit } from '../pdfEdit.ts';
import { parsePdf, readStream } from '../pdfFile.ts';
import { writePdf } from '../writePdf.ts';
import { howMany } from '../../../test/support/exhaustive.ts';
import { findPages, putInReadingOrder } from './reorderPages.ts';

const HEBREW = '/P <</MCID 0 >>BDC\nBT\n/ReversedChars BMC\n1 0 0 -1 72 99 Tm\nEMC\nET\nEMC\n';

interface Page {
  readonly content: Buffer | string;
  readonly packed?: boolean;
  /** Annotations of the page. */
  readonly notes?: string;
}

interface FileParts {
  /** Further entries of the catalog. */
  readonly catalog?: string;
  readonly tree?: string;
  /** Further objects, after the pages. */
  readonly more?: readonly string[];
}

const kidsOf = (pages: readonly Page[]) =>
  `/Kids [${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}]\n/Count ${pages.length}`;

/**
 * Returns a file of these pages in the form that the browser writes. Objects: 1 information, 2 catalog, 3 tree, then a
 * page and its content each.
 */
function printed(pages: readonly Page[], { catalog = '', more = [], tree = kidsOf(pages) }: FileParts = {}): Buffer {
  const objects: (string | Buffer)[] = [
    '<</Title (x)>>',
    `<</Type /Catalog\n/Pages 3 0 R${catalog}>>`,
    `<</Type /Pages\n${tree}>>`,
  ];
  for (const [index, { content, packed = true, notes = '' }] of pages.entries()) {
    const data = packed ? deflateSync(content, { level: 1 }) : Buffer.from(content);
    objects.push(`<</Type /Page\n/Parent 3 0 R\n/MediaBox [0 0 595 842]${notes}\n/Contents ${5 + 2 * index} 0 R>>`);
    objects.push(
      Buffer.concat([
        Buffer.from(`<<${packed ? '/Filter /FlateDecode\n' : ''}/Length ${data.length}>> stream\n`),
        data,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  objects.push(...more);
  const parts = [Buffer.from('%PDF-1.4\n')];
  let at = 9;
  const rows = objects.map((object, index) => {
    const row = `${String(at).padStart(10, '0')} 00000 n \n`;
    const bytes = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(bytes);
    at += bytes.length;
    return row;
  });
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}` +
        `trailer\n<</Size ${objects.length + 1}\n/Root 2 0 R\n/Info 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Returns the file with the beginning of its first packed content overwritten. */
function damaged(file: Buffer): Buffer {
  const { start, end } = readStream(parsePdf(file), 5);
  file.fill(0, file.indexOf('stream\n', start) + 7, end - 20);
  return file;
}

/** Returns the changes after the file is put in order. */
async function ordered(bytes: Buffer): Promise<PdfEdit> {
  const edit = new PdfEdit(parsePdf(bytes));
  await putInReadingOrder(edit);
  return edit;
}

/** Returns the steps that failed. */
const undoneOf = (bytes: Buffer) => putInReadingOrder(new PdfEdit(parsePdf(bytes)), new Map([['x', 'X']]));

function contentOf(edit: PdfEdit, number: number): string {
  const source = edit.changed.get(number) as Buffer;
  return inflateSync(source.subarray(source.indexOf('stream\n') + 7, -10)).toString('latin1');
}

const pagesOf = (count: number) => {
  const tree = `/Kids [${'4 0 R '.repeat(count)}]`;
  return findPages(new PdfEdit(parsePdf(printed([{ content: 'BT ET\n' }], { tree })))).length;
};

describe('a file in reading order', () => {
  it('has its marks gone from every page, and everything else as it was', async () => {
    const edit = await ordered(
      printed([{ content: HEBREW.repeat(50) }, { content: 'BT ET\n' }, { content: HEBREW.repeat(90), packed: false }]),
    );
    for (const content of [5, 9]) expect(contentOf(edit, content)).not.toContain('/ReversedChars');
    for (const object of [1, 2, 3, 4, 6, 8]) expect(edit.changed.has(object)).toBe(false);
    expect((await extractPages(writePdf(edit))).pages).toHaveLength(3);
  });

  it('is not changed where everything is tagged and nothing runs right to left', async () => {
    const content = '/P <</MCID 0 >>BDC\nBT ET\n/F1 9 Tf\nEMC\n'.replace(
      'BT ET\n/F1 9 Tf',
      'BT\n/F1 9 Tf\n<0001> Tj\nET',
    );
    expect((await ordered(printed([{ content }]))).changed.size).toBe(0);
  });

  it('leaves its own input as it was', async () => {
    const before = printed([{ content: HEBREW.repeat(50) }]);
    const copy = Buffer.from(before);
    expect((await ordered(before)).changed.size).toBeGreaterThan(0);
    expect(before.equals(copy)).toBe(true);
  });

  it.each([
    ['content of another form', 'page', printed([{ content: `${HEBREW}foo` }])],
    ['content that is not packed as it says', 'page', damaged(printed([{ content: HEBREW }]))],
    ['content that would unpack to 50 MB', 'page', printed([{ content: HEBREW + ' '.repeat(50_000_000) }])],
    ['pages that hold themselves', 'pages', printed([{ content: HEBREW }], { tree: '/Kids [3 0 R 3 0 R]\n/Count 1' })],
    ['pages that are not there', 'pages', printed([{ content: HEBREW }], { tree: '/Kids [99 0 R]\n/Count 1' })],
  ] as const)('stays as it is with %s, and says so', async (_, step, bytes) => {
    expect((await ordered(bytes)).changed.size).toBe(0);
    expect(await undoneOf(bytes)).toContain(step);
  });

  const TAGGED = { catalog: '\n/StructTreeRoot 6 0 R', more: ['<</ParentTree 7 0 R>>', '<</Nums []>>'] };
  it.each([
    ['nothing, where it is of the form that the browser writes', [], printed([{ content: 'BT ET\n' }], TAGGED)],
    ['tags that are not there', ['tags'], printed([{ content: 'BT ET\n' }])],
    [
      'a link of another form',
      ['links'],
      printed([{ content: 'BT ET\n', notes: '\n/Annots [8 0 R]' }], {
        ...TAGGED,
        more: [...TAGGED.more, '<</Type /Annot\n/Rect [1 2 3 4]\n/Dest /top>>'],
      }),
    ],
    [
      'bookmarks that are not there',
      ['bookmarks'],
      printed([{ content: 'BT ET\n' }], { ...TAGGED, catalog: `${TAGGED.catalog}\n/Outlines 99 0 R` }),
    ],
    [
      'tags whose root is not there',
      ['tags', 'roles'],
      printed([{ content: 'BT ET\n' }], { catalog: '\n/StructTreeRoot 99 0 R' }),
    ],
  ] as const)('names the steps that it gives up: %s', async (_, steps, bytes) => {
    expect(await undoneOf(bytes)).toEqual(steps);
  });

  it('has as many pages and nodes above them as four times what may be printed', () => {
    // Of 120 the root is one.
    expect(pagesOf(119)).toBe(119);
    expect(() => pagesOf(120)).toThrow('another form');
  });

  it.each([
    ['one page without tags', 1, false, 0],
    ['three pages without tags', 3, false, 2],
    ['three pages with tags', 3, true, 5],
  ] as const)(
    'lets others come between its pages, and between what is done to one: %s',
    async (_, count, hasTags, turns) => {
      const pages = Array.from({ length: count }, () => ({ content: 'BT ET\n' }));
      const root = 4 + 2 * count;
      const tags = hasTags && {
        catalog: `\n/StructTreeRoot ${root} 0 R`,
        more: [`<</ParentTree ${root + 1} 0 R>>`, '<</Nums []>>'],
      };
      const edit = new PdfEdit(parsePdf(printed(pages, tags || {})));
      let others = 0;
      let isDone = false;
      const other = () => {
        if (isDone) return;
        others += 1;
        setImmediate(other);
      };
      setImmediate(other);
      await putInReadingOrder(edit);
      isDone = true;
      expect(others).toBe(turns);
    },
  );

  it('never fails, whatever is damaged in its contents', { tags: 'exhaustive' }, async () => {
    const whole = printed([{ content: HEBREW.repeat(20), packed: false }, { content: HEBREW.repeat(20) }]);
    const from = whole.indexOf('stream');
    await assert(
      asyncProperty(nat(600), uint8Array({ minLength: 1, maxLength: 40 }), async (at, damage) => {
        const bytes = Buffer.from(whole);
        bytes.set(damage, from + 10 + at);
        await ordered(bytes);
      }),
      { numRuns: howMany(80, 200) },
    );
  });
});
