import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PdfEdit } from './pdfEdit.ts';
import { parsePdf } from './pdfFile.ts';
import { printedFile } from './printedFile.fixture.ts';
import { writePdf } from './writePdf.ts';

const STREAM = '<</Length 5>> stream\nabcde\nendstream';
const OBJECTS = ['<</Type /Catalog\n/Pages 2 0 R>>', '<</Count 3>>', STREAM, '<</Title (x)>>', '(the end of a stream)'];
const editOf = (objects: readonly string[] = OBJECTS) =>
  new PdfEdit(parsePdf(printedFile(objects, { root: 1, info: 4 })));

/** Undoes PNG's predictor "up" (RFC 2083, 6.4) of rows of eight bytes. */
function rowsOf(data: Buffer): Buffer[] {
  const rows: Buffer[] = [];
  for (let from = 0; from < data.length; from += 9) {
    expect(data[from]).toBe(2);
    const above = rows.at(-1);
    rows.push(Buffer.from(data.subarray(from + 1, from + 9).map((byte, index) => byte + (above?.[index] ?? 0))));
  }
  return rows;
}

/** A stream of the file: its dictionary, and what it holds, unpacked where it is packed. */
function streamAt(bytes: Buffer, position: number) {
  const source = bytes.toString('latin1', position);
  const [head = '', number, dictionary = ''] = /^(\d+) 0 obj\n(<<.*?>>) stream\n/s.exec(source) ?? [];
  const from = position + head.length;
  const data = bytes.subarray(from, from + Number(/\/Length (\d+)/.exec(dictionary)?.[1]));
  expect(bytes.toString('latin1', from + data.length)).toMatch(/^\nendstream\nendobj\n/);
  return { number: Number(number), dictionary, data: dictionary.includes('/FlateDecode') ? inflateSync(data) : data };
}

/** What a reader of the format finds in a file (PDF 1.7, 7.5.7 and 7.5.8): by number, each object's source. */
function readBack(bytes: Buffer) {
  const end = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(bytes.toString('latin1', bytes.length - 64))?.[1]);
  const { number: tableNumber, dictionary, data } = streamAt(bytes, end);
  expect(dictionary).toContain('/Type /XRef');
  expect(dictionary).toContain('/W [1 4 3]');
  expect(dictionary).toContain('/DecodeParms <</Predictor 12\n/Columns 8>>');
  const rows = rowsOf(data).map((row) => [row.readUInt8(0), row.readUInt32BE(1), row.readUIntBE(5, 3)] as const);
  expect(Number(/\/Size (\d+)/.exec(dictionary)?.[1])).toBe(rows.length);
  // The first row is of no object; the table has a row for itself.
  expect([rows[0], rows[tableNumber]]).toEqual([
    [0, 0, 0xffff],
    [1, end, 0],
  ]);
  const sources = new Map<number, string>();
  const packed = new Set<number>();
  for (const [number, [kind, place, index]] of rows.entries()) {
    if (kind === 1 && number !== tableNumber) {
      const source = bytes.toString('latin1', place);
      expect(source.startsWith(`${number} 0 obj\n`)).toBe(true);
      sources.set(number, source.slice(source.indexOf('\n') + 1, source.indexOf('\nendobj\n')));
    }
    if (kind !== 2) continue;
    const pack = streamAt(bytes, (rows[place] as (typeof rows)[0])[1]);
    const first = Number(/\/First (\d+)/.exec(pack.dictionary)?.[1]);
    const places = pack.data.toString('latin1', 0, first).trim().split(' ').map(Number);
    expect(pack.dictionary).toContain(`/Type /ObjStm\n/N ${places.length / 2}\n`);
    expect(places[2 * index]).toBe(number);
    const [from = 0, to = pack.data.length - first] = [places[2 * index + 1], places[2 * index + 3]];
    sources.set(number, pack.data.toString('latin1', first + from, first + to).trimEnd());
    packed.add(number);
  }
  const id = /\/ID \[<([\dA-F]{32})> <([\dA-F]{32})>\]/.exec(dictionary)?.slice(1);
  return { sources, packed: [...packed], dictionary, id };
}

describe('a file that is written anew', () => {
  it('has every object under its number: streams by themselves, all others packed in one', () => {
    const bytes = writePdf(editOf());
    const { sources, packed, dictionary } = readBack(bytes);
    expect(bytes.subarray(0, 15)).toEqual(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'));
    expect([1, 2, 3, 4, 5].map((number) => sources.get(number))).toEqual(OBJECTS);
    expect(packed).toEqual([1, 2, 4, 5]);
    expect([dictionary.includes('/Root 1 0 R'), dictionary.includes('/Info 4 0 R')]).toEqual([true, true]);
  });

  it('has what was changed and added in place of it, and nothing of what was removed', () => {
    const edit = editOf();
    const bytes = Buffer.from('<</Length 1>> stream\n\u00e9\nendstream', 'latin1');
    edit.set(2, '<</Count 4>>');
    edit.remove(3);
    const added = ['<</A (\u00e9)>>', STREAM, bytes, Buffer.from('[1]'), Buffer.from('from')].map((body) =>
      edit.add(body),
    );
    const { sources, packed } = readBack(writePdf(edit));
    expect([sources.get(2), sources.has(3)]).toEqual(['<</Count 4>>', false]);
    expect(added.map((number) => sources.get(number))).toEqual([
      '<</A (\u00e9)>>',
      STREAM,
      bytes.toString('latin1'),
      '[1]',
      'from',
    ]);
    expect(added.map((number) => packed.includes(number))).toEqual([true, false, false, true, true]);
    // An object that was removed after it was added is in no row.
    const gone = edit.add('<<>>');
    edit.remove(gone);
    expect(readBack(writePdf(edit)).sources.has(gone)).toBe(false);
  });

  it('has an identifier of its contents: the same for the same file, another for any other', () => {
    const idOf = (title: string, stream = STREAM) =>
      readBack(writePdf(editOf([...OBJECTS.slice(0, 2), stream, title, '1']))).id as [string, string];
    const [first, second] = idOf('<</Title (x)>>');
    expect(first).toBe(second);
    expect(idOf('<</Title (x)>>')[0]).toBe(first);
    expect(idOf('<</Title (y)>>')[0]).not.toBe(first);
    expect(idOf('<</Title (x)>>', STREAM.replace('5', '6').replace('abcde', 'abcdef'))[0]).not.toBe(first);
  });

  it('is smaller than it was, as objects repeat the same words', () => {
    const many = Array.from({ length: 300 }, (_, number) => `<</Type /StructElem\n/S /P\n/P ${number} 0 R>>`);
    const edit = editOf([...OBJECTS, ...many]);
    expect(writePdf(edit).length * 4).toBeLessThan(edit.file.bytes.length);
    expect(readBack(writePdf(edit)).sources.size).toBe(OBJECTS.length + many.length + 1);
  });
});
