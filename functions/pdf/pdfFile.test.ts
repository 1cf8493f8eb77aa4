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

/** A file whose objects stand in it as they are given, from 9 on, with a row for each of that many numbers. */
function fileWith(objects: readonly (readonly [number: number, source: string])[], size: number) {
  let text = '%PDF-1.4\n';
  const places = new Map<number, number>();
  for (const [number, source] of objects) {
    places.set(number, text.length);
    text += source;
  }
  const rows = Array.from({ length: size }, (_, number) => {
    const place = places.get(number);
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = `trailer\n<</Size ${size}\n/Root 1 0 R\n/Info 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return parsePdf(Buffer.from(`${text}xref\n0 ${size}\n${rows.join('')}${trailer}`, 'latin1'));
}

/** By number, what `findObjects` gives of a file: undefined for what is not there. */
function objectsOf(file: ReturnType<typeof fileWith>) {
  const { numbers, starts, ends } = findObjects(file);
  const sources = Array.from(ends, (end, number) =>
    end === 0 ? undefined : file.bytes.toString('latin1', starts[number], end),
  );
  return { numbers: [...numbers], sources };
}

describe('the places of all objects', () => {
  it('are found whatever their order in the file, and those that are not there are passed over', () => {
    const file = fileWith(
      [
        [3, '3 0 obj\n<</C 3>>\nendobj\n'],
        [5, '5 0 obj\n[5]endobj\n'],
        [1, '1 0 obj\n<</A 1>>\nendobj\n\n'],
      ],
      7,
    );
    expect(objectsOf(file)).toEqual({
      numbers: [3, 5, 1],
      sources: [undefined, '<</A 1>>', undefined, '<</C 3>>', undefined, '[5]', undefined],
    });
  });

  it.each([
    ['another generation', '1 7 obj\n<<>>\nendobj\n'],
    ['another word', '1 0 obx\n<<>>\nendobj\n'],
    ['a blank in place of its line', '1 0 obj <<>>\nendobj\n'],
    ['no end', '1 0 obj\n<<>>\nendobx\n'],
    ['an end of another word', '1 0 obj\n<<>>\nxndobj\n'],
    ['the end of the one before it alone', 'endobj\n1 0 obj\n<<>>\n'],
  ])('are refused of an object with %s', (name, source) => {
    const shift = name.startsWith('the end') ? 'endobj\n'.length : 0;
    const file = fileWith([[1, source]], 2);
    const row = file.bytes.indexOf(' 00000 n') - 10;
    file.bytes.write(String(9 + shift).padStart(10, '0'), row);
    // A generation is passed over unread: all are the first.
    if (name === 'another generation') expect(objectsOf(file).sources).toEqual([undefined, '<<>>']);
    else expect(() => findObjects(file)).toThrow('lacks an object');
  });

  it('are told by digits alone: the sign behind the last one does not count for ten', () => {
    const file = fileWith(
      [
        [1, '1 0 obj\n<</>>\nendobj\n'],
        [2, '2 0 obj\n<<>>\nendobj\n'],
      ],
      3,
    );
    // The second object stands at 30.
    file.bytes.write('000000002:', file.bytes.indexOf('0000000030'));
    expect(() => findObjects(file)).toThrow('lacks an object');
  });

  it('are refused of more objects than a file may have, and of one beyond the file', () => {
    const file = fileWith([[1, '1 0 obj\n<<>>\nendobj\n']], 2);
    expect(() => findObjects({ ...file, size: 2 ** 19 })).not.toThrow();
    expect(() => findObjects({ ...file, size: 2 ** 19 + 1 })).toThrow('too many');
    file.bytes.write('0000099999', file.bytes.indexOf(' 00000 n') - 10);
    expect(() => findObjects(file)).toThrow('lacks an object');
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
