import { describe, expect, it } from 'vitest';
import { toBarePage } from './barePage.ts';
import type { TemplateAssets } from './templateAssets.ts';

/** Each file's content is its own name. */
const assets = {
  inlineFiles: (css: string) => css,
  referencesFor: () => ({ fontUrl: ({ file }: { file: string }) => file }),
} as unknown as TemplateAssets;
const page = (html: string, css = '') => toBarePage({ html, css, templateId: 'classic' }, assets);

describe('a page of a caller’s markup', () => {
  it.each([
    ['<p>דנה כהן, מנהלת</p>', 'he', 'rtl'],
    // Names and tools are Latin in Hebrew too, so a third of the letters suffices.
    ['<p>אב abcd</p>', 'he', 'rtl'],
    ['<p>אב abcde</p>', 'en', 'ltr'],
    ['<p>Dana Cohen</p>', 'en', 'ltr'],
    ['<p>2019</p>', 'en', 'ltr'],
    ['', 'en', 'ltr'],
  ])('%s is in %s, and runs %s', (html, language, direction) => {
    const { document, language: told } = page(html);
    expect(told).toBe(language);
    expect(document.head).toMatch(
      new RegExp(`^<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`),
    );
    expect(document.body).toBe(html);
  });

  it('is on our paper, in its template’s typefaces and under the policy of our pages, before its own styles', () => {
    const { head } = page('<style>b{color:red}</style><p>א</p>', 'p{color:blue}').document;
    const places = [
      'Content-Security-Policy',
      '@page{size:210mm 297mm;margin:0}body{margin:0;font:400 10pt/1.45 ',
      ',sans-serif}\n@font-face',
      'p{color:blue}b{color:red}',
      '</style></head><body>',
    ].map((part) => head.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const families = /1\.45 (.*),sans-serif/.exec(head)?.[1]?.split(',') ?? [];
    expect(new Set(families).size).toBe(families.length);
  });

  it('is refused by the styles in its markup as by those beside it', () => {
    const rules = 'a{}'.repeat(1_001);
    for (const work of [() => page('', rules), () => page(`<style>${rules}</style>`)])
      expect(work).toThrow(expect.objectContaining({ details: expect.objectContaining({ reason: 'rules' }) }));
    const parts = `a{${'color:red;'.repeat(9_000)}}`;
    expect(() => page(`<style>${parts}</style>`)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ reason: 'styleParts' }) }),
    );
    expect(page('<p>one</p>').cost.milliseconds).toBeGreaterThan(0);
  });
});
