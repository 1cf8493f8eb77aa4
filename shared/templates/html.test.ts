import { expect, it } from 'vitest';
import { createBlankResume } from '../resume/blankResume.ts';
import { listPairFonts } from './design/fontPairs.ts';
import { cssFamily, listFontFiles } from './fonts.ts';
import { documentFonts, fontFaceCss, requiredFonts } from './html.ts';

it('a family has a file for each of its weights, the lightest first', () => {
  const files = listFontFiles('heebo');
  expect(files.length).toBeGreaterThan(1);
  expect(files.map(({ weight }) => weight)).toEqual(files.map(({ weight }) => weight).toSorted((a, b) => a - b));
  for (const { key, family, weight, file } of files)
    expect([key, family, file]).toEqual(['heebo', files[0]?.family, `heebo-${weight}.woff2`]);
});

it('each file is a face of its family and weight, which is shown when it has come', () => {
  const rules = fontFaceCss(['heebo'], ({ file }) => `/fonts/${file}`).split('\n');
  expect(rules).toHaveLength(listFontFiles('heebo').length);
  for (const [index, { family, weight, file }] of listFontFiles('heebo').entries()) {
    expect(rules[index]).toContain(`font-family:'${family}';font-weight:${weight};`);
    expect(rules[index]).toContain(`src:url(/fonts/${file}) format('woff2');font-display:block;unicode-range:U+`);
  }
});

it('a résumé needs the families of its template and of its own design, each once', () => {
  const resume = { ...createBlankResume({ templateId: 'classic' }), language: 'en' as const };
  const usual = documentFonts(resume);
  expect(usual.length).toBeGreaterThan(0);
  expect(documentFonts({ ...resume, design: { fonts: 'secular' } })).toEqual([
    ...usual,
    ...listPairFonts('secular').filter((key) => !usual.includes(key)),
  ]);
  // And what its text needs beside them.
  expect(requiredFonts(resume)).toEqual(usual);
  expect(requiredFonts({ ...resume, summary: 'ქართული' })).toEqual([...usual, 'georgian']);
});

it('a book face brings the one that draws the letters it lacks, and no other family does', () => {
  expect(cssFamily('heebo')).toBe("'Heebo'");
  expect(cssFamily('frank')).toMatch(/^'[^']+', '[^']+'$/);
});
