import { deflateRawSync } from 'node:zlib';
import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyResume } from '../../shared/resume/anyResume.fixture.ts';
import { toVisibleResume } from '../../shared/resume/visibleResume.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { extractPages } from '../../test/tools/pdf-text.ts';
import { howMany } from '../../test/support/exhaustive.ts';
import { readEmbeddedResume } from './embeddedResume.ts';
import { addMetadata, serializeMetadata, type PdfMetadata } from './metadata.ts';
import { PdfEdit } from './pdfEdit.ts';
import { countPages, parsePdf } from './pdfFile.ts';
import { writePdf } from './writePdf.ts';

/** A one-page file in the form the browser writes. */
function printed(): Buffer {
  const objects = [
    '<</Title (x)\n/Creator (Chromium)>>',
    '<</Type /Pages\n/Kids [3 0 R]\n/Count 1>>',
    '<</Type /Page\n/Parent 2 0 R\n/MediaBox [0 0 595 842]>>',
    '<</Type /Catalog\n/Pages 2 0 R\n/Lang (he)>>',
  ];
  let text = '%PDF-1.4\n';
  const rows = objects.map((object, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const at = text.length;
  return Buffer.from(
    `${text}xref\n0 5\n0000000000 65535 f \n${rows.join('')}` +
      `trailer\n<</Size 5\n/Root 4 0 R\n/Info 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    'latin1',
  );
}

const META: PdfMetadata = {
  title: 'נועה ברק',
  author: 'נועה ברק',
  language: 'he',
  created: new Date('2026-05-04T03:02:01Z'),
};
function made(metadata: PdfMetadata): Buffer {
  const edit = new PdfEdit(parsePdf(printed()));
  addMetadata(edit, serializeMetadata(metadata));
  return writePdf(edit);
}
/** Returns a JSON text of this length, in bytes. */
const longJson = (length: number) => Buffer.concat([Buffer.from('"'), Buffer.alloc(length, '0'), Buffer.from('"')]);
const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('the data that a PDF carries', () => {
  it('comes back exactly, for any résumé in either language', () => {
    assert(
      property(anyResume, (resume) => {
        const carried = toVisibleResume(resume);
        expect(readEmbeddedResume(made({ ...META, carried }))).toEqual(json(carried));
      }),
      { numRuns: howMany(120, 300) },
    );
    for (const sample of [SAMPLE_HE, SAMPLE_EN])
      expect(readEmbeddedResume(made({ ...META, carried: sample }))).toEqual(json(sample));
  });

  it('comes back exactly also for what no résumé should hold', () => {
    const odd = { text: 'a\u0000b\ud800c\u202e</korot:resume>]]>%%EOF endstream', deep: [[[{}]]] };
    expect(readEmbeddedResume(made({ ...META, carried: odd }))).toEqual(json(odd));
  });

  it('is not there when the person does not want it', () => {
    const pdf = made(META);
    expect(readEmbeddedResume(pdf)).toBeUndefined();
    expect(pdf.includes('korot:resume>')).toBe(false);
  });

  it.each([
    ['an empty file', ''],
    ['no end', '<korot:resume>AAAA'],
    ['no base64', '<korot:resume>"&lt;"</korot:resume>'],
    ['no deflate', '<korot:resume>AAAAAAAA</korot:resume>'],
    ['no JSON', `<korot:resume>${deflateRawSync('{a').toString('base64')}</korot:resume>`],
    [
      'what would unpack to 50 MB',
      `<korot:resume>${deflateRawSync(longJson(50_000_000)).toString('base64')}</korot:resume>`,
    ],
    ['2 MB of base64', `<korot:resume>${'A'.repeat(2_000_000)}</korot:resume>`],
  ])('is nothing in a file with %s', (_, text) => {
    expect(readEmbeddedResume(Buffer.from(text))).toBeUndefined();
  });
});

const catalogOf = (more: string) => {
  const edit = new PdfEdit(parsePdf(printed()));
  edit.set(4, edit.read(4).replace(/>>$/, `${more}>>`));
  addMetadata(edit, serializeMetadata(META));
  return edit.read(4);
};

describe('the metadata of a PDF', () => {
  it('opens with title, author and language in both forms, all pages, and the language of the catalog', async () => {
    const pdf = made({ ...META, carried: SAMPLE_HE });
    const { info, xmp, pages } = await extractPages(pdf);
    expect(info).toMatchObject({ Title: 'נועה ברק', Author: 'נועה ברק', Creator: 'Korot', Language: 'he' });
    expect(xmp).toMatchObject({
      'dc:title': 'נועה ברק',
      'dc:creator': ['נועה ברק'],
      'xmp:creatortool': 'Korot',
      'dc:language': 'he',
    });
    expect(pages).toHaveLength(1);
  });

  it('has in its information the same, when it was made, and what made it', () => {
    const { information, xmp } = serializeMetadata({ ...META, title: 'Noa', author: 'N' });
    expect(information).toBe(
      [
        '<</Title <FEFF004E006F0061>',
        '/Author <FEFF004E>',
        '/Creator <FEFF004B006F0072006F0074>',
        '/Producer (Skia/PDF)',
        "/CreationDate (D:20260504030201+00'00')",
        "/ModDate (D:20260504030201+00'00')>>",
      ].join('\n'),
    );
    expect(xmp.toString()).toContain('<xmp:CreateDate>2026-05-04T03:02:01Z</xmp:CreateDate>');
    const { author: _author, ...nameless } = META;
    const without = serializeMetadata(nameless);
    expect([without.information.includes('/Author'), without.xmp.includes('dc:creator')]).toEqual([false, false]);
  });

  it('is called in a window by its title: as the browser says it, or as is added', () => {
    expect(catalogOf('')).toMatch(/\/Metadata \d+ 0 R\n\/ViewerPreferences <<\/DisplayDocTitle true>>>>$/);
    expect(catalogOf('\n/ViewerPreferences <</DisplayDocTitle true>>').match(/DisplayDocTitle/g)).toHaveLength(1);
  });

  it('claims no standard that no validator was run for', () => {
    const text = made({ ...META, carried: SAMPLE_HE }).toString('latin1');
    expect(text).toContain('<dc:title>');
    expect(text).not.toMatch(/pdfuaid|pdfaid|pdfxid/);
  });

  it('stands in the place of what the browser wrote: nothing of that is left, and viewers show the title', async () => {
    const pdf = made(META);
    const { info, tagged } = await extractPages(pdf);
    expect(info).not.toMatchObject({ Creator: 'Chromium' });
    expect(tagged).toBe(false);
    const edit = new PdfEdit(parsePdf(printed()));
    addMetadata(edit, serializeMetadata(META));
    expect(edit.read(4)).toMatch(
      /\/Lang \(he\).*\/Metadata \d+ 0 R\s\/ViewerPreferences <<\/DisplayDocTitle true>>>>$/s,
    );
    expect(edit.read(1)).not.toContain('Chromium');
    expect(pdf.toString('latin1')).toMatch(/\/ID \[<([0-9A-F]{32})> <\1>\]/);
    expect(countPages(parsePdf(printed()))).toBe(1);
  });

  it.each(['a</dc:title><x>', '&amp; "\'', ']]>', 'a\u0000\u0007b\ud800', '(\\) endobj', '🙂'])(
    'writes the title %j as text',
    async (title) => {
      const { info, xmp } = await extractPages(made({ ...META, title }));
      // XML allows no control characters; half of a surrogate pair becomes the replacement character.
      // oxlint-disable-next-line no-control-regex
      const seen = title.replace(/[\u0000-\u001f]/g, '').toWellFormed();
      expect(xmp['dc:title']).toBe(seen);
      expect(info.Title).toBe(seen);
    },
  );

  it.each(['', '%PDF-1.4', 'startxref\n999999\n%%EOF', 'xref\n0 1\ntrailer <<>>\nstartxref\n0\n%%EOF'])(
    'refuses a file that the browser did not write: %j',
    (text) => {
      expect(() => parsePdf(Buffer.from(text))).toThrow('The PDF has no');
    },
  );
});
