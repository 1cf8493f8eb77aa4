import { describe, expect, it } from 'vitest';
import { countPages, encodePdfText, findObjects, parsePdf, readObject, readStream } from './pdfFile.ts';
import { printedFile } from './printedFile.fixture.ts';

const STREAM = '<</Filter /FlateDecode\n/Length 5>> stream\nabcde\nendstream';
const OBJECTS = ['<</Type /Catalog\n/Pages 2 0 R>>', '<</Count 3>>', STREAM, '<</Title (x)>>'];
const fileOf = (objects: readonly string[] = OBJECTS) => parsePdf(printedFile(objects, { root: 1, info: 4 }));

describe('a file as the browser writes it', () => {
  it('says where its table, its catalog and its information are, and how many pages it has', () => {
    const file = fileOf();
    expect([file.size, file.catalog, file.info]).toEqual([5, 1, 4]);
    expect(file.bytes.toString('latin1', file.tablePosition, file.tablePosition + 4)).toBe('xref');
    expect(countPages(file)).toBe(3);
  });

  it('has each object by its number, with and without what stands around it', () => {
    const file = fileOf();
    expect([1, 2, 4].map((number) => readObject(file, number))).toEqual([OBJECTS[0], OBJECTS[1], OBJECTS[3]]);
    const { numbers, starts, ends } = findObjects(file);
    expect([...numbers].filter((number) => number > 0)).toEqual([1, 2, 3, 4]);
    const texts = [1, 2, 3, 4].map((number) => file.bytes.toString('latin1', starts[number], ends[number]));
    expect(texts).toEqual(OBJECTS);
    expect(() => readObject(file, 5)).toThrow('lacks an object');
  });

  it('has a stream with its dictionary and exactly its bytes', () => {
    const { bytes, ...file } = fileOf();
    const { dictionary, data, start, end } = readStream({ bytes, ...file }, 3);
    expect([dictionary, data.toString()]).toEqual(['<</Filter /FlateDecode\n/Length 5>>', 'abcde']);
    expect(bytes.toString('latin1', start, end)).toBe(STREAM);
  });

  it.each([
    ['longer than it says', '<</Length 4>> stream\nabcde\nendstream'],
    ['shorter than it says', '<</Length 900>> stream\nabcde\nendstream'],
    ['of no length', '<<>> stream\nabcde\nendstream'],
    ['no stream', '<</Length 5>>'],
  ])('has no stream that is %s', (_, stream) => {
    const file = fileOf([OBJECTS[0] ?? '', OBJECTS[1] ?? '', stream, OBJECTS[3] ?? '']);
    expect(() => readStream(file, 3)).toThrow('lacks a stream');
  });

  it('is refused where its catalog is not told, or an object is not where its table says', () => {
    expect(() => parsePdf(printedFile(OBJECTS, { root: 0, info: 4 }))).toThrow('no catalog');
    const bytes = printedFile(OBJECTS, { root: 1, info: 4 });
    bytes.write('xxx', bytes.indexOf('2 0 obj') + 4);
    expect(() => findObjects(parsePdf(bytes))).toThrow('lacks an object');
    // Signs below and above the digits make a table row invalid.
    for (const sign of ['/', ':', ' ']) {
      const table = printedFile(OBJECTS, { root: 1, info: 4 });
      table.write(sign, table.indexOf('65535 f \n') + 9);
      expect(() => findObjects(parsePdf(table))).toThrow('lacks an object');
    }
  });
});

it.each([
  ['Noa', '<FEFF004E006F0061>'],
  ['נ', '<FEFF05E0>'],
  ['😀', '<FEFFD83DDE00>'],
  ['', '<FEFF>'],
])('writes the text %s as %s', (text, source) => {
  expect(encodePdfText(text)).toBe(source);
});
