import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../resume/blankResume.ts';
import { createLetter, toLetterDocument } from '../../resume/letter.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { SAMPLE_EN } from '../../templates/samples/en.ts';
import { SAMPLE_HE } from '../../templates/samples/he.ts';
import { paragraphsOf, textOf, wordParts } from './wordParts.fixture.ts';
import { toWordRuns } from './wordRuns.ts';

const CSS = ".resume { font: 400 10pt/1.5 'Heebo'; --margin-inline: 20mm }";

const documentOf = async (resume: ResumeData) => {
  const parts = await wordParts(resume, CSS);
  return { parts, paragraphs: paragraphsOf(parts['word/document.xml']) };
};

const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
const item = { title: '', organization: '', location: '', startDate: '', endDate: '' };

describe('the paragraphs of a Word file', () => {
  it('have the style of what they are, and go back to their section by a bookmark', async () => {
    const { paragraphs } = await documentOf({
      ...createBlankResume(),
      language: 'en',
      headline: 'Engineer',
      personalInfo: { ...createBlankResume().personalInfo, fullName: 'Dana Levi', email: 'dana@example.com' },
      experience: [{ ...job, startDate: '', endDate: '', current: false, description: 'One\n1. Two' }],
      skills: [{ id: 'skill-1', name: 'C++', group: 'Tools' }],
      customSections: [{ id: 'own-1', title: '', items: [{ ...item, id: 'item-1', description: 'Alone' }] }],
    });
    const said = paragraphs.map((paragraph) => {
      const bookmark = /<w:bookmarkStart [^>]*w:name="(\w+)"/.exec(paragraph.xml)?.[1];
      return [paragraph.style, textOf(paragraph), bookmark];
    });
    expect(said).toEqual([
      ['Title', 'Dana Levi', undefined],
      ['Subtitle', 'Engineer', undefined],
      ['Contacts', 'dana@example.com', undefined],
      ['Heading1', 'Experience', '_korot_experience'],
      // No tab where there are no dates.
      ['Heading2', 'Senior Backend Engineer', undefined],
      ['EntryDetails', 'Northgate Payments, Tel Aviv', undefined],
      ['ListBullet', 'One', undefined],
      ['ListBullet', '1. Two', undefined],
      ['ListBullet', 'Alone', '_korot_own_1'],
      ['Heading1', 'Skills', '_korot_skills'],
      ['Words', 'Tools: C++', undefined],
    ]);
  });

  it('tell each entry that is a text alone by a bookmark of its own', async () => {
    const items = ['First', 'Second'].map((description, index) => ({ ...item, id: `item-${index}`, description }));
    const { paragraphs } = await documentOf({
      ...createBlankResume(),
      language: 'en',
      customSections: [{ id: 'own-1', title: 'Volunteering', items }],
    });
    const names = paragraphs.map(({ xml }) => /<w:bookmarkStart [^>]*w:name="(\w+)"/.exec(xml)?.[1] ?? '');
    expect(names[0]).toBe('_korot_own_1');
    expect(names.slice(1).every((name) => name.startsWith('_korotentry_'))).toBe(true);
    expect(new Set(names).size).toBe(3);
  });

  it('have no mark where Word counts, also before bold words, and keep what looks like one elsewhere', async () => {
    const description = '1. **Led** a team\n2. Wrote **1) plans**';
    const { paragraphs } = await documentOf({
      ...createBlankResume(),
      language: 'en',
      experience: [{ ...job, description }],
    });
    const listed = paragraphs.filter(({ isListed }) => isListed);
    expect(listed.map(({ style }) => style)).toEqual(['ListNumber', 'ListNumber']);
    expect(listed.map(textOf)).toEqual(['Led a team', 'Wrote 1) plans']);
  });

  it.each([
    ['he', SAMPLE_HE, { date: '200 200', closing: '200 0', name: '0 0' }],
    ['en', SAMPLE_EN, { date: '200 200', closing: '200 0', name: '0 0' }],
  ])('of a letter stand apart as on the page, and the name close to its closing: %s', async (_, resume, wanted) => {
    const { paragraphs } = await documentOf(toLetterDocument(resume, createLetter(resume, '2026-11-28')));
    const spaces = paragraphs.flatMap(({ xml }) => {
      const [, after, before] = /<w:spacing w:after="(\d+)" w:before="(\d+)"/.exec(xml) ?? [];
      return before === undefined ? [] : [`${before} ${after}`];
    });
    expect({ date: spaces[0], closing: spaces.at(-2), name: spaces.at(-1) }).toEqual(wanted);
  });

  it('lead to an address as a field', async () => {
    const { parts } = await documentOf({
      ...createBlankResume(),
      language: 'en',
      summary: '[here](https://example.com/a?b=c)',
    });
    const xml = parts['word/document.xml'] ?? '';
    expect(xml).toMatch(/<w:instrText[^>]*>HYPERLINK &quot;https:\/\/example\.com\/a\?b=c&quot;<\/w:instrText>/);
    expect([...xml.matchAll(/w:fldCharType="(\w+)"/g)].map(([, kind]) => kind)).toEqual(['begin', 'separate', 'end']);
  });
});

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

describe('the code of a link in a Word file', () => {
  const resume: ResumeData = { ...createBlankResume(), language: 'he', linkCode: CODE, design: { code: 'link' } };

  it('is a sharp picture of 24 mm with its quiet zone, which says what it is', async () => {
    const { parts } = await documentOf(resume);
    const path = Object.keys(parts).find((name) => name.startsWith('word/media/')) ?? '';
    const bitmap = Uint8Array.from(parts[path] ?? '', (char) => char.charCodeAt(0));
    expect(drawn(bitmap, 8).slice(3, 8)).toEqual([
      '...........',
      '....#.#....',
      '.....#.....',
      '....#.#....',
      '...........',
    ]);
    const xml = parts['word/document.xml'] ?? '';
    const edges = /<wp:extent cx="(\d+)" cy="(\d+)"/
      .exec(xml)
      ?.slice(1)
      .map((emu) => Number(emu) / 36_000);
    expect(edges?.map(Math.round)).toEqual([24, 24]);
    expect(xml).toMatch(/<wp:docPr [^>]*descr="[א-ת]/);
  });

  it('is there only where the person wants it', async () => {
    const { parts } = await documentOf({ ...resume, design: {} });
    expect(Object.keys(parts).filter((name) => name.startsWith('word/media/'))).toEqual([]);
  });
});

const runsOf = (pieces: Parameters<typeof toWordRuns>[0], direction: 'rtl' | 'ltr') =>
  toWordRuns(pieces, direction).map(({ text, rightToLeft, bold }) => [text, rightToLeft, bold === true]);

describe('runs of a line', () => {
  it('join where nothing parts them, and are cut where the script or the look changes', () => {
    expect(
      runsOf(
        [
          { text: 'ניהול ', direction: 'rtl' },
          { text: 'צוות', direction: 'rtl' },
        ],
        'rtl',
      ),
    ).toEqual([['ניהול צוות', true, false]]);
    expect(
      runsOf(
        [
          { text: 'Led ', direction: 'ltr' },
          { text: 'QA', direction: 'ltr', bold: true },
        ],
        'ltr',
      ),
    ).toEqual([
      ['Led ', false, false],
      ['QA', false, true],
    ]);
    expect(runsOf([{ text: 'צוות QA', direction: 'rtl' }], 'rtl')).toEqual([
      ['צוות ', true, false],
      ['QA', false, false],
    ]);
  });
});
