import { describe, expect, it, vi } from 'vitest';
import { parsePdf } from '../pdfFile.ts';
import { PdfEdit } from '../pdfEdit.ts';
import { printedFile } from '../printedFile.fixture.ts';
import { bookmarkNames, nameBookmarks } from './bookmarks.ts';
import { dropTags, joinLinks, kidsOf, labelListItems } from './improveStructure.ts';
import { StructureTree } from './structureTree.ts';

const title = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** A file of these objects, from number 1 on; the first is its catalog. */
const fileOf = (objects: readonly string[]) =>
  new PdfEdit(parsePdf(printedFile([...objects, '<</Title (x)>>'], { root: 1, info: objects.length + 1 })));

const note = (rect: string, key: number) =>
  `<</Type /Annot\n/Subtype /Link\n/Rect [${rect}]\n` +
  `/A <</S /URI\n/URI (mailto:noa@example.com)>>\n/StructParent ${key}>>`;

const joined = () => {
  const edit = fileOf([
    '<</Type /Catalog\n/StructTreeRoot 2 0 R>>',
    '<</Type /StructTreeRoot\n/ParentTree 3 0 R>>',
    '<</Type /ParentTree\n/Nums [1 4 0 R 2 4 0 R 3 4 0 R]>>',
    `<</S /Link\n/P 9 0 R\n/K [${[6, 7, 8].map((number) => `<</Type /OBJR\n/Obj ${number} 0 R>>`).join(' ')}]>>`,
    '<</Type /Page\n/Annots [6 0 R 7 0 R 8 0 R]>>',
    note('10 20 30 32', 1),
    note('30 20 50 32', 2),
    note('10 5 40 17', 3),
  ]);
  joinLinks(edit, new StructureTree(edit), 5);
  return edit;
};

describe('a link that the browser has in parts', () => {
  it('has one annotation for each of its lines, with the address in words', () => {
    const edit = joined();
    expect(edit.read(5)).toContain('/Annots [6 0 R 8 0 R]');
    expect(edit.read(6)).toContain('/Rect [10 20 50 32]');
    expect(edit.read(6)).toContain(
      `/Contents <FEFF${Buffer.from('noa@example.com', 'utf16le').swap16().toString('hex').toUpperCase()}>`,
    );
    expect(edit.changed.has(7) && edit.changed.get(7) === undefined).toBe(true);
  });

  it('leaves nothing in the tags of what is gone', () => {
    const edit = joined();
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

/** Returns the annotations that stay, with their extents. */
const rectsOf = (rects: readonly string[], uris: readonly string[] = [], isOne = true) => {
  const edit = fileOf([
    '<</Type /Catalog\n/StructTreeRoot 2 0 R>>',
    '<</Type /StructTreeRoot\n/ParentTree 3 0 R>>',
    `<</Type /ParentTree\n/Nums [1 4 0 R 2 ${isOne ? 4 : 9} 0 R]>>`,
    '<</S /Link\n/P 9 0 R\n/K [<</Type /OBJR\n/Obj 6 0 R>> <</Type /OBJR\n/Obj 7 0 R>>]>>',
    '<</Type /Page\n/Annots [6 0 R 7 0 R]>>',
    ...rects.map((rect, at) => note(rect, at + 1).replace('mailto:noa@example.com', uris[at] ?? 'https://a.example')),
  ]);
  joinLinks(edit, new StructureTree(edit), 5);
  const numbers: readonly string[] = edit.read(5).match(/\d+(?= 0 R)/g) ?? [];
  // Annotations that were joined to another are removed.
  for (const number of [6, 7])
    expect(edit.changed.has(number) && edit.changed.get(number) === undefined).toBe(!numbers.includes(String(number)));
  return numbers.map((number) => /\/Rect \[(.*?)\]/.exec(edit.read(Number(number)))?.[1]);
};

describe('two parts of a link', () => {
  it.each([
    ['touch', ['10 20 30 32', '30 20 50 32'], ['10 20 50 32']],
    ['are a point apart', ['10 20 30 32', '31 20 50 32'], ['10 20 50 32']],
    ['are so the other way round', ['31 20 50 32', '10 20 30 32'], ['10 20 50 32']],
    ['are further apart', ['10 20 30 32', '31.5 20 50 32'], ['10 20 30 32', '31.5 20 50 32']],
    ['are further apart the other way round', ['31.5 20 50 32', '10 20 30 32'], ['31.5 20 50 32', '10 20 30 32']],
    ['are of other heights in a line', ['10 20 30 32', '30 21.5 50 34'], ['10 20 50 34']],
    ['begin lower, and wider', ['20 21 30 32', '10 20 50 30'], ['10 20 50 32']],
    ['stand in two lines', ['10 20 30 32', '10 22 30 34'], ['10 20 30 32', '10 22 30 34']],
  ])('that %s', (_, rects, expected) => expect(rectsOf(rects)).toEqual(expected));

  it('lead to two places, or are of two elements', () => {
    const rects = ['10 20 30 32', '30 20 50 32'];
    expect(rectsOf(rects, ['https://a.example', 'https://b.example'])).toEqual(rects);
    expect(rectsOf(rects, [], false)).toEqual(rects);
  });
});

/** Returns a page with this link, which has no tags yet. */
const fileWithLink = (link: string) =>
  fileOf(['<</StructTreeRoot 2 0 R>>', '<</ParentTree 3 0 R>>', '<</Nums []>>', '<</Annots [5 0 R]>>', link]);

it.each([
  ['https://a.example/x', 'a.example/x'],
  ['http://a.example', 'a.example'],
  ['mailto:noa@example.com', 'noa@example.com'],
  ['tel:+972541234567', '+972541234567'],
  ['ftp://a.example', 'ftp://a.example'],
])('the link %s is called %s', (uri, words) => {
  const link = note('10 20 30 32', 1).replace('mailto:noa@example.com', uri);
  const edit = fileWithLink(link);
  joinLinks(edit, new StructureTree(edit), 4);
  expect(edit.read(5)).toContain(`/Contents <FEFF${title(words)}>`);
});

it.each([
  ['no address', '<</Rect [1 2 3 4]\n/StructParent 1>>'],
  ['no place among the tags', '<</Rect [1 2 3 4]\n/A <</URI (x)>>>>'],
  ['no corners', '<</A <</URI (x)>>\n/StructParent 1>>'],
  ['three corners', '<</Rect [1 2 3]\n/A <</URI (x)>>\n/StructParent 1>>'],
])('a link with %s is of another form', (_, link) => {
  const edit = fileWithLink(link);
  expect(() => joinLinks(edit, new StructureTree(edit), 4)).toThrow('another form');
});

it.each([
  ['/K 3', ['3']],
  ['/K 3 0 R', ['3 0 R']],
  ['/K [1 2 0 R <</Type /MCR\n/MCID 4>>]', ['1', '2 0 R', '<</Type /MCR\n/MCID 4>>']],
  ['/K []', []],
  ['/P 3 0 R', []],
])('the kids of %j are %j', (source, kids) => expect(kidsOf(`<<${source}>>`)).toEqual(kids));

const tagged = () =>
  fileOf([
    '<</Type /Catalog\n/StructTreeRoot 2 0 R>>',
    '<</Type /StructTreeRoot\n/ParentTree 3 0 R>>',
    '<</Type /ParentTree\n/Nums [0 4 0 R]>>',
    '[6 0 R 6 0 R 7 0 R]',
    '<</Type /Page\n/StructParents 0>>',
    '<</S /P\n/K [0 1 8 0 R]>>',
    '<</S /P\n/K 2>>',
  ]);

describe('tags that hold nothing any more', () => {
  it('are gone from their element, and from the list of the page', () => {
    const edit = tagged();
    dropTags(edit, new StructureTree(edit), { page: 5, dropped: new Set([1, 2]), labels: new Set() });
    expect([4, 6, 7].map((number) => edit.read(number))).toEqual([
      '[6 0 R null null]',
      '<</S /P\n/K [0 8 0 R]>>',
      '<</S /P\n>>',
    ]);
  });

  it('are none where all hold something', () => {
    const edit = tagged();
    dropTags(edit, new StructureTree(edit), { page: 5, dropped: new Set(), labels: new Set() });
    expect(edit.changed.size).toBe(0);
  });
});

/** Returns elements numbered from 6, each inside the previous one. */
const nested = (types: readonly string[]) => {
  const edit = fileOf([
    '<</StructTreeRoot 2 0 R>>',
    '<</ParentTree 3 0 R>>',
    '<</Nums [0 4 0 R]>>',
    '[6 0 R null 7 0 R]',
    '<</StructParents 0>>',
    ...types.map((type, at) => `<</S /${type}${at === 0 ? '' : `\n/P ${5 + at} 0 R`}>>`),
  ]);
  return new StructureTree(edit);
};

describe('an element', () => {
  it('belongs to the paragraph around what only says how it looks', () => {
    const tree = nested(['Document', 'P', 'Span', 'Strong', 'Em', 'Link', 'NonStruct', 'Lbl', 'H2']);
    expect([6, 7, 8, 9, 10, 11, 12, 13, 14].map((number) => tree.blockOf(number))).toEqual([
      6, 7, 7, 7, 7, 7, 7, 7, 14,
    ]);
  });

  it('belongs to an item of a list that is no more than five above it', () => {
    const tree = nested(['LI', 'P', 'P', 'P', 'P', 'P', 'P']);
    expect([6, 7, 9, 11, 12].map((number) => tree.listItemOf(number))).toEqual([6, 6, 6, 6, undefined]);
    expect(nested(['P', 'Span']).listItemOf(7)).toBeUndefined();
  });

  it('is found by the number of its tag', () => {
    const tree = nested(['P', 'P']);
    expect(tree.leavesOf('<</StructParents 0>>')).toEqual([6, 0, 7]);
    expect([tree.leavesOf('<<>>'), tree.leavesOf('<</StructParents 9>>')]).toEqual([[], []]);
  });
});

const item = (kids: string, first: string, labels: readonly number[]) => {
  const edit = fileOf([
    '<</StructTreeRoot 2 0 R>>',
    '<</ParentTree 3 0 R>>',
    '<</Nums [0 4 0 R]>>',
    '[6 0 R 7 0 R]',
    `<</S /LI\n/P 9 0 R\n/K ${kids}>>`,
    `<</S /${first}\n/P 5 0 R\n/K [0]>>`,
    '<</S /P\n/P 5 0 R\n/K [1]>>',
    '<</StructParents 0>>',
  ]);
  labelListItems(edit, new StructureTree(edit), { page: 8, dropped: new Set(), labels: new Set(labels) });
  return [5, 6, 7].map((number) =>
    [/\/S \/(\w+)/, /\/K (.*)>>/].map((part) => part.exec(edit.read(number))?.[1]).join(' '),
  );
};

describe('an item of a list', () => {
  it.each([
    ['has its mark before its body', '[6 0 R 7 0 R]', 'NonStruct', [0], ['LI [6 0 R 10 0 R]', 'Lbl [0]', 'P [1]']],
    ['has no label where it has no mark', '[6 0 R 7 0 R]', 'NonStruct', [], ['LI [10 0 R]', 'NonStruct [0]', 'P [1]']],
    ['has none where the mark means something', '[6 0 R 7 0 R]', 'Span', [0], ['LI [10 0 R]', 'Span [0]', 'P [1]']],
    ['stays where it has a body', '[6 0 R 7 0 R]', 'LBody', [0], ['LI [6 0 R 7 0 R]', 'LBody [0]', 'P [1]']],
    ['stays where it has tags of its own', '[6 0 R 1]', 'NonStruct', [0], ['LI [6 0 R 1]', 'NonStruct [0]', 'P [1]']],
    ['stays where it is a mark alone', '[6 0 R]', 'NonStruct', [0], ['LI [6 0 R]', 'NonStruct [0]', 'P [1]']],
  ] as const)('%s', (_, kids, first, labels, expected) => expect(item(kids, first, labels)).toEqual(expected));
});

const named = (objects: readonly string[], headings: readonly string[]) => {
  const edit = fileOf(['<</Outlines 2 0 R>>', '<</First 3 0 R>>', ...objects]);
  nameBookmarks(edit, bookmarkNames(headings));
  return edit;
};

describe('bookmarks', () => {
  it('are named below others and behind others, whatever signs their titles have', () => {
    const edit = named(
      ['<</Title (b \\(a)\n/First 4 0 R\n/Next 5 0 R>>', '<</Title (dc)>>', '<</Title (other)>>'],
      ['a (b', 'cd', 'c d'],
    );
    // Of two headings with the same letters the first counts.
    expect([3, 4].map((number) => edit.read(number))).toEqual([
      `<</Title <FEFF${title('a (b')}>\n/First 4 0 R\n/Next 5 0 R>>`,
      `<</Title <FEFF${title('cd')}>>>`,
    ]);
    expect(edit.changed.has(5)).toBe(false);
  });

  it('are named as deep as nine in one another', () => {
    const objects = Array.from({ length: 10 }, (_, index) => `<</Title (ab)\n/First ${4 + index} 0 R>>`);
    const edit = named([...objects.slice(0, 9), '<</Title (ab)>>'], ['ba']);
    expect([11, 12].map((number) => edit.changed.has(number))).toEqual([true, false]);
  });

  it('have no name where they have no title, and their own below', () => {
    const edit = named(['<</First 4 0 R>>', '<</Title (ab)>>'], ['ba']);
    expect([3, 4].map((number) => edit.changed.has(number))).toEqual([false, true]);
  });

  it('stay where they are right, and where no heading is told', () => {
    expect(named(['<</Title (Data)>>'], ['Data']).changed.size).toBe(0);
    expect(named(['<</Title (ataD)>>'], []).changed.size).toBe(0);
  });

  it('end where they hold themselves', () => {
    expect(named(['<</Title (ab)\n/First 3 0 R\n/Next 3 0 R>>'], ['ba']).read(3)).toContain(title('ba'));
  });
});
