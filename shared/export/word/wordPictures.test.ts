import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../resume/blankResume.ts';
import { PHOTO } from '../../resume/photo.fixture.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { SAMPLE_EN } from '../../templates/samples/en.ts';
import { SAMPLE_HE } from '../../templates/samples/he.ts';
import { paragraphsOf, wordParts } from './wordParts.fixture.ts';

const CSS = ".resume { font: 400 10pt/1.5 'Heebo' }";

/** A code of three by three modules in a quiet zone of four, whose corners and middle are black. */
const CODE = '11M4 4h1M6 4h1M5 5h1M4 6h1M6 6h1';

/** Its modules along an edge, and those of its picture. */
const EDGE = 11;

/** What a bitmap of one bit a dot shows: a sign for each module, from the top. */
function drawn(bitmap: Uint8Array, dots: number): string[] {
  const view = new DataView(bitmap.buffer, bitmap.byteOffset);
  const [start, width, height] = [10, 18, 22].map((place) => view.getUint32(place, true)) as [number, number, number];
  expect([view.getUint16(0), view.getUint16(28, true), view.getUint32(2, true)]).toEqual([0x42_4d, 1, bitmap.length]);
  // Whatever the file says: no other is looked at.
  expect([width, height]).toEqual([EDGE * dots, EDGE * dots]);
  const rowBytes = (bitmap.length - start) / height;
  const isBlack = (x: number, y: number) =>
    ((bitmap[start + (height - 1 - y) * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0;
  const modules = (row: number) =>
    Array.from({ length: width / dots }, (_, column) => {
      const of = Array.from({ length: dots * dots }, (__, dot) =>
        isBlack(column * dots + (dot % dots), row * dots + Math.floor(dot / dots)),
      );
      return of.every(Boolean) ? '#' : of.some(Boolean) ? '?' : '.';
    }).join('');
  return Array.from({ length: height / dots }, (_, row) => modules(row));
}

const pictureOf = (parts: Readonly<Record<string, string>>): Uint8Array => {
  const path = Object.keys(parts).find((name) => name.startsWith('word/media/')) ?? '';
  return Uint8Array.from(parts[path] ?? '', (char) => char.charCodeAt(0));
};

/** How wide and how high a picture is, in whole millimetres. */
const millimetresOf = (xml = '') =>
  /<wp:extent cx="(\d+)" cy="(\d+)"/
    .exec(xml)
    ?.slice(1)
    .map((emu) => Math.round(Number(emu) / 36_000));

describe('the code of a link in a Word file', () => {
  const resume: ResumeData = { ...createBlankResume(), language: 'he', linkCode: CODE, design: { code: 'link' } };

  it('is a sharp picture of 24 mm with its quiet zone, which says what it is', async () => {
    const parts = await wordParts(resume, CSS);
    expect(drawn(pictureOf(parts), 8).slice(3, 8)).toEqual([
      '...........',
      '....#.#....',
      '.....#.....',
      '....#.#....',
      '...........',
    ]);
    const xml = parts['word/document.xml'] ?? '';
    expect(millimetresOf(xml)).toEqual([24, 24]);
    expect(xml).toMatch(/<wp:docPr [^>]*descr="[א-ת]/);
  });

  it('is a bitmap of one bit for each dot, as its format says it', async () => {
    const bitmap = pictureOf(await wordParts(resume, CSS));
    const view = new DataView(bitmap.buffer);
    const [edge, rowBytes, head] = [EDGE * 8, 12, 14 + 40 + 2 * 4];
    // A row takes whole words of four bytes: 11 bytes of dots, and one more.
    expect(bitmap.length).toBe(head + rowBytes * edge);
    // Where its rows begin; the size of its second head, its width and height, bytes of its rows.
    expect([10, 14, 18, 22, 34].map((place) => view.getUint32(place, true))).toEqual([
      head,
      40,
      edge,
      edge,
      rowBytes * edge,
    ]);
    // Planes, bits of a dot; and no compression.
    expect([view.getUint16(26, true), view.getUint16(28, true), view.getUint32(30, true)]).toEqual([1, 1, 0]);
    // Black is 0, white 1: blue, green, red and a byte for nothing.
    expect([...bitmap.subarray(54, head)]).toEqual([0, 0, 0, 0, 255, 255, 255, 0]);
  });

  it('is there only where the person wants it', async () => {
    const parts = await wordParts({ ...resume, design: {} }, CSS);
    expect(Object.keys(parts).filter((name) => name.startsWith('word/media/'))).toEqual([]);
  });
});

describe('a photograph in a Word file', () => {
  it.each([
    ['he', SAMPLE_HE, 'left'],
    ['en', SAMPLE_EN, 'right'],
  ])('stands at the end of the first lines, 27 mm in size, and says whose it is: %s', async (_, resume, end) => {
    const parts = await wordParts({ ...resume, photo: PHOTO }, CSS);
    const [first] = paragraphsOf(parts['word/document.xml']);
    expect([first?.style, millimetresOf(first?.xml)]).toEqual(['Title', [27, 27]]);
    expect(first?.xml).toContain(`<wp:positionH relativeFrom="margin"><wp:align>${end}</wp:align>`);
    expect(first?.xml).toContain('<wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset>');
    // Text stands around it, 4 mm away: 36,000 English Metric Units each.
    expect(first?.xml).toMatch(/<wp:wrapSquare [^>]*distB="144000" distL="144000" distR="144000"/);
    const [name, title, description] = ['name', 'title', 'descr'].map(
      (kind) => new RegExp(`<wp:docPr [^>]*${kind}="([^"]*)"`).exec(first?.xml ?? '')?.[1],
    );
    expect(description).toContain(resume.personalInfo.fullName);
    expect([name, title]).toEqual([description, description]);
    expect(Buffer.from(pictureOf(parts)).toString('base64')).toBe(PHOTO);
  });
});
