import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEMPLATE_VERSIONS } from '../../shared/templates/catalogue.ts';
import { FONTS, type FontFamily } from '../../shared/templates/fonts.ts';

/**
 * The rules at the top of shared/templates/base.css that can be read off a template style: what breaks right-to-left
 * writing, the preview's page breaks, or the order of a PDF's text.
 */
const folder = new URL('../../shared/templates/', import.meta.url).pathname;
const files = ['base.css', ...globSync('styles/*.css', { cwd: folder }).toSorted()];
const css = (file: string) => readFileSync(`${folder}${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
/** A picture, which has no text, and the document that it stands in: all of its text alike. */
const POSITIONED = /^(?:\.photo|\.resume\[data-photo\]) \{\n {2}position: (?:absolute|relative);/gm;

const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['physical sides', /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)|left|right|float|clear)\s*:/m],
  ['physical alignment', /text-align\s*:\s*(?:left|right)/],
  ['positioned text, which Chromium paints after everything else', /(?<![-\w])position\s*:/],
  ['lengths that depend on the window', /\d(?:vw|vh|vmin|vmax|rem)\b/],
  ['columns of its own', /column-count|(?<![-\w])columns\s*:/],
  ['a page break that is forced', /break-(?:before|after)\s*:\s*(?:page|column|always)/],
  ['transparency in page colours', /rgba?\([^)]*\/|rgba\(|hsla\(|transparent\s+\d/],
  ['anything fetched', /url\(|@import/],
];

describe.each(files)('%s', (file) => {
  it.each(FORBIDDEN)('has no %s', (_what, pattern) => {
    expect(css(file).replaceAll(POSITIONED, '').match(pattern)?.[0]).toBeUndefined();
  });

  it('spaces letters by half a pixel at the most', () => {
    for (const [, value, unit] of css(file).matchAll(/letter-spacing\s*:\s*(-?[\d.]+)(\w*)/g)) {
      expect(unit === 'px' || value === '0', `letter-spacing ${value}${unit}`).toBe(true);
      expect(Number(value)).toBeLessThanOrEqual(0.5);
    }
  });

  it('names after a typeface those that draw what it lacks, emoji too', () => {
    for (const [, value = ''] of css(file).matchAll(/(?<![-\w])(?:font-family|font|--mono)\s*:\s*([^;}]+)/g)) {
      expect(value.replaceAll(/\s+/g, ' ')).toMatch(
        /^inherit$|^var\(--design-headings, inherit\)$|var\(--mono\)$|, 'Korot Fallback', 'Korot Emoji', [a-z-]+$/,
      );
    }
  });

  it('names after a book face the one that draws its Cyrillic letters', () => {
    for (const family of Object.values<FontFamily>(FONTS).filter(({ word }) => word === 'Times New Roman'))
      for (const [, next] of css(file).matchAll(new RegExp(`'${family.family}'(.{15})`, 'g')))
        expect(next).toBe(", 'Korot Serif'");
  });

  it('adds no characters to the text but bullets and what separates words', () => {
    for (const [, content] of css(file).matchAll(/(?<![-\w])content\s*:\s*['"]([^'"]*)['"]/g))
      expect(['', ' ', '•', '·', ' · ', ':', '(', ')']).toContain(content);
  });
});

it('[PDF-05] text is of 10pt in every template; earlier versions of compact keep their own', () => {
  const own = files.flatMap((file) =>
    [...css(file).matchAll(/var\(--design-size, ([\d.]+)pt\)/g)].map(([, size]) => [file, Number(size)]),
  );
  expect(own).toEqual([
    ['base.css', 10],
    ['styles/compact.1.css', 9.5],
    ['styles/compact.2.css', 9.5],
  ]);
  // The root of a document says nothing else of its size.
  for (const file of files)
    for (const [, selector = '', rules = ''] of css(file).matchAll(/([^{}]*)\{([^{}]*)\}/g))
      if (/^\s*(?:\.resume|\.sheet|article\.resume)\S*\s*$/.test(selector))
        expect([file, /font-size:(?!\s*var\(--design-size)/.test(rules)]).toEqual([file, false]);
});

it('every version of a template has its style, and every style its version', () => {
  expect(files.slice(1)).toEqual(
    TEMPLATE_VERSIONS.flat()
      .map(({ style }) => `styles/${style}.css`)
      .toSorted(),
  );
});
