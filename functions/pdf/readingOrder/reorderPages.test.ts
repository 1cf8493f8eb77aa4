import { deflateSync, inflateSync } from 'node:zlib';
import { assert, nat, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractPages } from '../../../test/tools/pdf-text.ts';
import { readObject, parsePdf, readStream, type PdfFile } from '../pdfFile.ts';
import { putInReadingOrder } from './reorderPages.ts';

const HEBREW = '/P <</MCID 0 >>BDC\nBT\n/ReversedChars BMC\n1 0 0 -1 72 99 Tm\nEMC\nET\nEMC\n';

interface Page {
  readonly content: Buffer | string;
  readonly packed?: boolean;
}

/**
 * A file of such pages in the form the browser writes. Objects: 1 information, 2 catalog, 3 tree, then a page and its
 * content each.
 */
function printed(
  pages: readonly Page[],
  tree = `/Kids [${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}]\n/Count ${pages.length}`,
): Buffer {
  const objects: (string | Buffer)[] = [
    '<</Title (x)>>',
    '<</Type /Catalog\n/Pages 3 0 R>>',
    `<</Type /Pages\n${tree}>>`,
  ];
  for (const [index, { content, packed = true }] of pages.entries()) {
    const data = packed ? deflateSync(content, { level: 1 }) : Buffer.from(content);
    objects.push(`<</Type /Page\n/Parent 3 0 R\n/MediaBox [0 0 595 842]\n/Contents ${5 + 2 * index} 0 R>>`);
    objects.push(
      Buffer.concat([
        Buffer.from(`<<${packed ? '/Filter /FlateDecode\n' : ''}/Length ${data.length}>> stream\n`),
        data,
        Buffer.from('\nendstream'),
      ]),
    );
  }
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

/** The file with the head of its first packed content overwritten. */
function damaged(file: Buffer): Buffer {
  const { start, end } = readStream(parsePdf(file), 5);
  file.fill(0, file.indexOf('stream\n', start) + 7, end - 20);
  return file;
}

/** How the object starts (where it ends may be damaged), or what is wrong with it. */
function sourceOf(file: PdfFile, object: number): string {
  try {
    return readObject(file, object).slice(0, 16);
  } catch (error) {
    return String(error);
  }
}

describe('a file in reading order', () => {
  it('has its marks gone from every page, and everything else as it was where its table says', async () => {
    const before = parsePdf(
      printed([{ content: HEBREW.repeat(50) }, { content: 'BT ET\n' }, { content: HEBREW.repeat(90), packed: false }]),
    );
    const { bytes } = putInReadingOrder(before);
    const after = parsePdf(bytes);
    for (const object of [1, 2, 3, 4, 6, 8]) expect(readObject(after, object)).toBe(readObject(before, object));
    expect(readStream(after, 7)).toMatchObject({
      dictionary: readStream(before, 7).dictionary,
      data: readStream(before, 7).data,
    });
    for (const content of [5, 9])
      expect(inflateSync(readStream(after, content).data).toString()).not.toContain('/ReversedChars');
    expect((await extractPages(bytes)).pages).toHaveLength(3);
  });

  it('may grow: its table follows', () => {
    // So much is said so often that it packs better than what is left without the marks, packed faster.
    const before = parsePdf(printed([{ content: HEBREW, packed: false }, { content: HEBREW.repeat(3) }]));
    const after = parsePdf(putInReadingOrder(before).bytes);
    for (const object of [1, 2, 3, 4, 6]) expect(readObject(after, object)).toBe(readObject(before, object));
  });

  it('is the very same file when no page has text that runs right to left', () => {
    const file = parsePdf(printed([{ content: 'BT ET\n'.repeat(99) }]));
    expect(putInReadingOrder(file)).toBe(file);
  });

  it('leaves its own input as it was', () => {
    const before = printed([{ content: HEBREW.repeat(50) }]);
    const copy = Buffer.from(before);
    expect(putInReadingOrder(parsePdf(before)).bytes.equals(copy)).toBe(false);
    expect(before.equals(copy)).toBe(true);
  });

  it.each([
    ['content of another form', printed([{ content: `${HEBREW}foo` }])],
    ['content that is not packed as it says', damaged(printed([{ content: HEBREW }]))],
    ['content that would unpack to 50 MB', printed([{ content: HEBREW + ' '.repeat(50_000_000) }])],
    [
      'a length beyond its end',
      Buffer.from(
        printed([{ content: HEBREW }])
          .toString('latin1')
          .replace(/\/Length \d/, '/Length 9'),
        'latin1',
      ),
    ],
    ['pages that hold themselves', printed([{ content: HEBREW }], '/Kids [3 0 R 3 0 R]\n/Count 1')],
    ['pages that are not there', printed([{ content: HEBREW }], '/Kids [99 0 R]\n/Count 1')],
  ])('stays as it is with %s', (_, bytes) => {
    const file = parsePdf(bytes);
    expect(putInReadingOrder(file)).toBe(file);
  });

  it('never fails and keeps every other object, whatever is damaged in front of the table', () => {
    const whole = printed([{ content: HEBREW.repeat(20) }, { content: HEBREW.repeat(20) }]);
    assert(
      property(nat(whole.length - 300), uint8Array({ minLength: 1, maxLength: 40 }), (at, damage) => {
        const bytes = Buffer.from(whole);
        bytes.set(damage.subarray(0, whole.length - 300 - at), at);
        const before = parsePdf(bytes);
        const after = parsePdf(putInReadingOrder(before).bytes);
        for (const object of [1, 2, 3, 4, 6]) expect(sourceOf(after, object)).toBe(sourceOf(before, object));
      }),
      { numRuns: 500 },
    );
  });
});
