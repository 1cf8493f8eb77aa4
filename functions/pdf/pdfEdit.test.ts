import { expect, it } from 'vitest';
import { PdfEdit } from './pdfEdit.ts';
import { parsePdf } from './pdfFile.ts';

function anyFile(): PdfEdit {
  let text = '%PDF-1.4\n';
  const rows = ['<</Type /Catalog>>', '<</Title (x)>>', '<</A 1>>', '<</B 2>>'].map((object, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${rows.join('')}`;
  const trailer = `trailer\n<</Size 5\n/Root 1 0 R\n/Info 2 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new PdfEdit(parsePdf(Buffer.from(text + table + trailer, 'latin1')));
}

it('leaves a file as it was before a step that fails, and goes on with what came before and comes after', () => {
  const edit = anyFile();
  edit.set(3, 'before');
  const stands = edit.attempt(() => {
    edit.set(3, 'within');
    edit.set(3, 'within again');
    edit.set(4, 'within');
    edit.add('within');
    throw new Error('another form');
  });
  expect(stands).toBe(false);
  expect([...edit.changed]).toEqual([[3, 'before']]);
  expect(edit.read(4)).toBe('<</B 2>>');
  expect(edit.attempt(() => edit.remove(4))).toBe(true);
  edit.set(3, 'after');
  expect([...edit.changed]).toEqual([
    [3, 'after'],
    [4, undefined],
  ]);
});

it('brings back what a step that fails has removed', () => {
  const edit = anyFile();
  edit.remove(4);
  edit.attempt(() => {
    edit.set(4, 'within');
    edit.remove(3);
    throw new Error('another form');
  });
  expect([...edit.changed]).toEqual([[4, undefined]]);
});
