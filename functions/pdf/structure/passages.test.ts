import { expect, it } from 'vitest';
import { PdfEdit } from '../pdfEdit.ts';
import { parsePdf } from '../pdfFile.ts';
import { printedFile } from '../printedFile.fixture.ts';
import { mapRoles, nameLanguages, scriptsOf } from './passages.ts';
import { StructureTree } from './structureTree.ts';

/** Returns a Hebrew file of one page, with an element for each of these kids. */
function fileOf(kids: readonly string[]): PdfEdit {
  const elements = kids.map((kid, at) => `<</S /NonStruct\n/P ${6 + (at || 1)} 0 R\n/K ${kid}>>`);
  const leaves = kids.map((_, at) => `${6 + at} 0 R`).join(' ');
  const objects = [
    '<</Type /Catalog\n/StructTreeRoot 2 0 R\n/Lang (he)>>',
    '<</Type /StructTreeRoot\n/ParentTree 3 0 R>>',
    '<</Type /ParentTree\n/Nums [0 4 0 R]>>',
    `[${leaves}]`,
    '<</Type /Page\n/StructParents 0>>',
    ...elements,
    '<</Title (x)>>',
  ];
  return new PdfEdit(parsePdf(printedFile(objects, { root: 1, info: objects.length })));
}

/** Returns the language of each element for a page of these texts, each in one tag. */
function languagesOf(texts: readonly string[], kids = texts.map((_, at) => String(at))) {
  const edit = fileOf(kids);
  const scripts = new Map(texts.map((text, mcid) => [mcid, scriptsOf(text)]));
  nameLanguages(edit, new StructureTree(edit), { page: 5, scripts });
  return texts.map((_, at) => /\/Lang \((\w+)\)/.exec(edit.read(6 + at))?.[1]);
}

it('a passage of another language is said to be of it, one of the document’s own or of none is not', () => {
  const texts = [
    'פיתוח ב־React',
    'Full Stack Developer',
    '054-1234567',
    'Русский',
    'العربية',
    'Ελληνικά',
    '7 ימים',
    'é²',
  ];
  expect(languagesOf(texts)).toEqual([undefined, 'en', undefined, 'ru', 'ar', undefined, undefined, 'en']);
});

it('scripts are those of all letters, wherever they stand', () => {
  const [hebrew, latin] = [scriptsOf('א'), scriptsOf('a')];
  expect([scriptsOf('1א'), scriptsOf('aא'), scriptsOf('אa'), scriptsOf('1 -'), scriptsOf('')]).toEqual([
    hebrew,
    hebrew | latin,
    hebrew | latin,
    0,
    0,
  ]);
  expect(hebrew & latin).toBe(0);
});

it('a passage is a stretch of text, of which a language can be said', () => {
  const edit = fileOf(['0', '1']);
  nameLanguages(edit, new StructureTree(edit), { page: 5, scripts: new Map([[0, scriptsOf('React')]]) });
  expect([edit.read(6), edit.read(7)].map((source) => /\/S \/(\w+)/.exec(source)?.[1])).toEqual(['Span', 'NonStruct']);
});

it('nothing is said of an element in which others stand', () => {
  expect(languagesOf(['React', 'Node.js'], ['[0 7 0 R]', '1'])).toEqual([undefined, 'en']);
});

it('types that PDF 1.7 does not know have the ones that they stand for, once', () => {
  const edit = fileOf(['0']);
  mapRoles(edit);
  const once = edit.read(2);
  expect(once).toContain('/RoleMap <</Strong /Span\n/Em /Span\n/Aside /Div>>>>');
  mapRoles(edit);
  expect(edit.read(2)).toBe(once);
});

/** Bits of English, Hebrew, Russian, Arabic and any other script. */
it.each([
  ['A Z a z', 1],
  ['\u00c0 \u024f \u1e00 \u1eff', 1],
  ['\u0591 א ת \u05f4 \ufb1d \ufb4f', 2],
  ['\u0400 Я \u052f', 4],
  ['\u0620 ع \u06d3 \ufb50 \ufdfb \ufe70 \ufefc', 8],
  ['α ω \u0530 中 \u2e80 \u0250', 16],
  ['0 9 @ . , – — ★ ₪ \u2000 \u2e7f [ ` { \u00bf', 0],
  ['', 0],
])('the letters of %j are of the scripts %d', (text, bits) => {
  expect(text.split(' ').map(scriptsOf)).toEqual(text.split(' ').map(() => bits));
});

it('a text of two scripts is of both', () => expect(scriptsOf('React א Я')).toBe(7));
