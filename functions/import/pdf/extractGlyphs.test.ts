import { describe, expect, it } from 'vitest';
import { extractGlyphs, MAX_IMPORT_PAGES } from './pdfDocument.ts';

/** A file of these objects, by their numbers from 1; a program finds them. */
function fileOf(...objects: readonly string[]) {
  const body = objects.map((object, index) => `${index + 1} 0 obj ${object} endobj\n`).join('');
  return new Uint8Array(Buffer.from(`%PDF-1.7\n${body}trailer <</Root 1 0 R>>\n`));
}
const stream = (content: string) => `<</Length ${content.length}>> stream\n${content}\nendstream`;
/** Pages that draw what the streams say, in two fonts; `annotations` are of the first. */
function pagesOf(contents: readonly string[], { annotations = '', fonts = ['Courier', 'Courier-Bold'] } = {}) {
  const first = 5;
  const kids = contents.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  return fileOf(
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${contents.length}>>`,
    ...fonts.map((name) => `<</Type/Font/Subtype/Type1/BaseFont/${name}>>`),
    ...contents.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${first + 1 + 2 * index} 0 R` +
        `/Resources<</Font<</F 3 0 R/B 4 0 R>>>>${index === 0 ? `/Annots[${annotations}]` : ''}>>`,
      stream(content),
    ]),
  );
}
const write = (text: string, x: number, y: number, font = 'F') => `BT /${font} 10 Tf ${x} ${y} Td (${text}) Tj ET`;
async function read(file: Uint8Array) {
  const extracted = await extractGlyphs(file);
  if ('error' in extracted) throw new Error(extracted.error);
  return extracted;
}
const textOf = (glyphs: readonly { readonly text: string }[]) => glyphs.map(({ text }) => text).join('');

const boldOf = async (...fonts: [string, string]) => {
  const { pages } = await read(pagesOf([write('a', 50, 700) + write('b', 50, 600, 'B')], { fonts }));
  return pages[0]?.glyphs.map(({ text, bold }) => `${text}${bold ? ' bold' : ''}`);
};

const long = (count: number) => extractGlyphs(pagesOf(Array.from({ length: count }, () => '')));

describe('a document', () => {
  it('is read page by page, with the sides and the number of each', async () => {
    const { pages, damaged, links } = await read(pagesOf([write('Dana', 50, 700), write('Noa', 50, 700)]));
    expect(
      pages.map(({ number, width, height, shown, glyphs }) => [number, width, height, shown, textOf(glyphs)]),
    ).toEqual([
      [1, 600, 800, [600, 800], 'Dana'],
      [2, 600, 800, [600, 800], 'Noa'],
    ]);
    expect([damaged, links]).toEqual([[], []]);
  });

  it('has a page more than is read, and is refused', async () => {
    expect(await long(MAX_IMPORT_PAGES + 1)).toEqual({ error: 'too_many_pages' });
    expect(await long(MAX_IMPORT_PAGES)).toHaveProperty('pages.length', MAX_IMPORT_PAGES);
  });

  it('that is none, or has no page, is damaged', async () => {
    const empty = fileOf('<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>');
    expect(await extractGlyphs(empty)).toEqual({ error: 'damaged_pdf' });
    expect(await extractGlyphs(new Uint8Array(Buffer.from('%PDF-1.7\nnothing')))).toEqual({ error: 'damaged_pdf' });
  });

  it('that nobody can open without its word is protected', async () => {
    const key = 'x'.repeat(32);
    const locked = Buffer.from(fileOf('<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'))
      .toString()
      .replace('/Root', `/ID[(${key})(${key})]/Encrypt<</Filter/Standard/V 1/R 2/O(${key})/U(${key})/P -4>>/Root`);
    expect(await extractGlyphs(new Uint8Array(Buffer.from(locked)))).toEqual({ error: 'password_protected' });
  });

  it('keeps the pages that can be read, and is damaged where none can', async () => {
    const catalog = '<</Type/Catalog/Pages 2 0 R>>';
    const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>';
    // A page that is within itself.
    const broken = '<</Type/Pages/Kids[4 0 R]/Count 1>>';
    const some = await read(fileOf(catalog, '<</Type/Pages/Kids[4 0 R 3 0 R]/Count 2>>', page, broken));
    expect([some.damaged, some.pages.map(({ number }) => number)]).toEqual([[1], [2]]);
    const none = await extractGlyphs(fileOf(catalog, '<</Type/Pages/Kids[4 0 R]/Count 1>>', page, broken));
    expect(none).toEqual({ error: 'damaged_pdf' });
  });

  it('knows a bold font by its name, and one of pictures, whose letters say nothing', async () => {
    expect(await boldOf('Courier', 'Courier-Bold')).toEqual(['a', 'b bold']);
    expect(await boldOf('Heebo-Black', 'Heebo-SemiBold')).toEqual(['a bold', 'b bold']);
    expect(await boldOf('Heebo-Heavy', 'Heebo-Light')).toEqual(['a bold', 'b']);
    expect(await boldOf('FontAwesome5Free-Solid', 'MaterialIcons-Regular')).toEqual([]);
    expect(await boldOf('Awesome', 'Iconic')).toEqual(['a', 'b']);
  });
});

const link = (address: string, rect = '50 695 96 715') =>
  `<</Type/Annot/Subtype/Link/Rect[${rect}]/A<</S/URI/URI(${address})>>>>`;

describe('a link', () => {
  const page = [write('Dana', 50, 700), write('at Korot', 80, 700), write('below', 50, 680)].join('\n');

  it('is told with the words within it, in the order of their lines', async () => {
    const { links, linkWords } = await read(
      pagesOf([page], {
        annotations:
          link('https://dana.example/') +
          link('https://both.example/', '50 675 140 715') +
          link('https://none.example/', '0 0 9 9'),
      }),
    );
    expect(links).toEqual(['https://dana.example/', 'https://both.example/', 'https://none.example/']);
    expect(linkWords?.get('https://dana.example/')).toBe('Dana at');
    expect(linkWords?.get('https://both.example/')).toBe('Dana at Korot below');
    expect(linkWords?.get('https://none.example/')).toBe('');
  });

  it('that stands twice has the words of the first, and no address has more letters than any has', async () => {
    const address = 'https://dana.example/';
    const { links, linkWords } = await read(
      pagesOf([page], {
        annotations: `${link(address)}${link(address, '50 675 90 690')}${link(`${address}${'x'.repeat(2_500)}`)}`,
      }),
    );
    expect(linkWords?.get(address)).toMatch(/^Dana/);
    expect(links.map(({ length }) => length)).toEqual([address.length, address.length, 2_000]);
  });
});
