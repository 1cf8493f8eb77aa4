import { describe, expect, it, vi } from 'vitest';
import { parsePdf } from '../pdfFile.ts';
import { PdfEdit } from '../pdfEdit.ts';
import { bookmarkNames, nameBookmarks } from './bookmarks.ts';
import { joinLinks, labelListItems } from './improveStructure.ts';
import { StructureTree } from './structureTree.ts';

const title = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** A file of these objects, from number 1 on, in the form the browser writes; the first is its catalog. */
function fileOf(objects: readonly string[]): PdfEdit {
  let text = '%PDF-1.4\n';
  const rows = [...objects, '<</Title (x)>>'].map((object, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const size = rows.length + 1;
  const dictionary = `<</Size ${size}\n/Root 1 0 R\n/Info ${rows.length} 0 R>>`;
  const trailer = `trailer\n${dictionary}\nstartxref\n${text.length}\n%%EOF\n`;
  return new PdfEdit(
    parsePdf(Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}${trailer}`, 'latin1')),
  );
}

const note = (rect: string, key: number) =>
  `<</Type /Annot\n/Subtype /Link\n/Rect [${rect}]\n` +
  `/A <</S /URI\n/URI (mailto:noa@example.com)>>\n/StructParent ${key}>>`;

describe('a link that the browser has in parts', () => {
  const edit = fileOf([
    '<</Type /Catalog\n/StructTreeRoot 2 0 R>>',
    '<</Type /StructTreeRoot\n/ParentTree 3 0 R>>',
    '<</Type /ParentTree\n/Nums [1 4 0 R 2 4 0 R 3 4 0 R]>>',
    '<</S /Link\n/P 9 0 R\n/K [<</Type /OBJR\n/Obj 6 0 R>> <</Type /OBJR\n/Obj 7 0 R>> <</Type /OBJR\n/Obj 8 0 R>>]>>',
    '<</Type /Page\n/Annots [6 0 R 7 0 R 8 0 R]>>',
    note('10 20 30 32', 1),
    note('30 20 50 32', 2),
    note('10 5 40 17', 3),
  ]);
  joinLinks(edit, new StructureTree(edit), 5);

  it('has one annotation for each of its lines, with the address in words', () => {
    expect(edit.read(5)).toContain('/Annots [6 0 R 8 0 R]');
    expect(edit.read(6)).toContain('/Rect [10 20 50 32]');
    expect(edit.read(6)).toContain(
      `/Contents <FEFF${Buffer.from('noa@example.com', 'utf16le').swap16().toString('hex').toUpperCase()}>`,
    );
    expect(edit.changed.has(7) && edit.changed.get(7) === undefined).toBe(true);
  });

  it('leaves nothing in the tags of what is gone', () => {
    expect(edit.read(4)).not.toContain('/Obj 7 0 R');
    expect(edit.read(3)).toBe('<</Type /ParentTree\n/Nums [1 4 0 R 3 4 0 R]>>');
  });
});

it('each of many links is looked at once, however many stand in one line', () => {
  const count = 300;
  const all = Array.from({ length: count }, (_, n) => n);
  const [first, element] = [5, 5 + count];
  const edit = fileOf([
    '<</Type /Catalog\n/StructTreeRoot 2 0 R>>',
    '<</Type /StructTreeRoot\n/ParentTree 3 0 R>>',
    `<</Type /ParentTree\n/Nums [${all.map((n) => `${n + 1} ${element + n} 0 R`).join(' ')}]>>`,
    `<</Type /Page\n/Annots [${all.map((n) => `${first + n} 0 R`).join(' ')}]>>`,
    ...all.map((n) => note('10 20 30 32', n + 1)),
    ...all.map((n) => `<</S /Link\n/P 9 0 R\n/K [<</Type /OBJR\n/Obj ${first + n} 0 R>>]>>`),
  ]);
  const tree = new StructureTree(edit);
  const asked = vi.spyOn(tree, 'parentOf');
  joinLinks(edit, tree, 4);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2 * count);
  expect(edit.read(4).match(/ 0 R/g)).toHaveLength(count);
});

it('the parts of one link in one line are read once', () => {
  const all = Array.from({ length: 300 }, (_, n) => n);
  const edit = fileOf([
    '<</Type /Catalog\n/StructTreeRoot 2 0 R>>',
    '<</Type /StructTreeRoot\n/ParentTree 3 0 R>>',
    `<</Type /ParentTree\n/Nums [${all.map((n) => `${n + 1} 5 0 R`).join(' ')}]>>`,
    `<</Type /Page\n/Annots [${all.map((n) => `${n + 6} 0 R`).join(' ')}]>>`,
    `<</S /Link\n/P 9 0 R\n/K [${all.map((n) => `<</Type /OBJR\n/Obj ${n + 6} 0 R>>`).join(' ')}]>>`,
    ...all.map((n) => note('10 20 30 32', n + 1)),
  ]);
  const read = vi.spyOn(edit, 'read');
  joinLinks(edit, new StructureTree(edit), 4);
  expect(read.mock.calls.filter(([number]) => number === 5)).toHaveLength(1);
  expect(edit.read(5)).toContain('/K [<</Type /OBJR\n/Obj 6 0 R>>]');
  expect(edit.read(4)).toContain('/Annots [6 0 R]');
});

it('an item of a list has a label and a body', () => {
  const edit = fileOf([
    '<</Type /Catalog\n/StructTreeRoot 2 0 R>>',
    '<</Type /StructTreeRoot\n/ParentTree 3 0 R>>',
    '<</Type /ParentTree\n/Nums [0 4 0 R]>>',
    '[6 0 R 7 0 R]',
    '<</S /LI\n/P 9 0 R\n/K [6 0 R 7 0 R]>>',
    '<</S /NonStruct\n/P 5 0 R\n/K 0>>',
    '<</S /NonStruct\n/P 5 0 R\n/K 1>>',
    '<</Type /Page\n/StructParents 0>>',
  ]);
  labelListItems(edit, new StructureTree(edit), { page: 8, dropped: new Set(), labels: new Set([0]) });
  expect(edit.read(5)).toContain('/K [6 0 R 10 0 R]');
  expect(edit.read(6)).toContain('/S /Lbl');
  expect(edit.read(7)).toContain('/P 10 0 R');
  expect(edit.read(10)).toContain('/S /LBody\n/P 5 0 R\n/K [7 0 R]');
});

it('a bookmark has the text of its heading, not the one of the eye', () => {
  const edit = fileOf([
    '<</Type /Catalog\n/Outlines 2 0 R>>',
    '<</Type /Outlines\n/First 3 0 R>>',
    `<</Title <FEFF${title(')R&D Group Leadמנהלת קבוצת פיתוח (')}>\n/Next 4 0 R>>`,
    '<</Title (DataAnalyst)>>',
  ]);
  nameBookmarks(edit, bookmarkNames(['מנהלת קבוצת פיתוח (R&D Group Lead)', 'Data Analyst']));
  expect(edit.read(3)).toContain(`<FEFF${title('מנהלת קבוצת פיתוח (R&D Group Lead)')}>`);
  expect(edit.read(4)).toContain(`<FEFF${title('Data Analyst')}>`);
});
