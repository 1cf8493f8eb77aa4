import { describe, expect, it } from 'vitest';
import { ImageBudget } from './bareLimits.ts';
import { PrintCost } from './printCost.ts';
import { sanitizeDeclarations, sanitizeStylesheet } from './sanitizeCss.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

const declarations = (css: string) => sanitizeDeclarations(css, new ImageBudget().allows);
const stylesheet = (css: string) => sanitizeStylesheet(css, new ImageBudget().allows);
const markup = (html: string) => sanitizeHtml(html, new ImageBudget().allows);
const tracks = (count: number) => Array(count).fill('1px').join(' ');
const faulty = (count: number) => stylesheet(`${'p{a b}'.repeat(count)}i{color:red}`).css;
const sum = (count: number) => `width:calc(${Array(count).fill('1px').join('+')})`;

function costOf(elements: number, pieces: readonly number[], text: string): number {
  const cost = new PrintCost();
  for (let element = 0; element < elements; element += 1) cost.foreignElement();
  for (const count of pieces) cost.pieces(count);
  cost.text(text);
  return cost.milliseconds;
}

describe('a value of a caller is taken up to its limit, and no further', () => {
  it.each([
    ['var() has a name and no more', 'color:var(--a)', 'color:var(--a,red)'],
    ['a variable is one other', '--a:var(--b)', '--a:var(--b,1px)'],
    ['a property without a length has no sum', 'width:calc(1px)', 'opacity:calc(1)'],
    ['a variable has no sum', '--a:1px', '--a:calc(1px)'],
    ['a sum has 200 letters', sum(48), sum(49)],
    ['a repetition has 48 tracks', `grid:repeat(16,${tracks(3)})`, `grid:repeat(17,${tracks(3)})`],
    ['a repetition that fills has 12', `grid:repeat(auto-fill,${tracks(12)})`, `grid:repeat(auto-fill,${tracks(13)})`],
    [
      'a value has 64 parts, itself one of them',
      `grid-template-columns:${tracks(63)}`,
      `grid-template-columns:${tracks(64)}`,
    ],
    ['a name has 64 letters', `grid-area:${'a'.repeat(64)}`, `grid-area:${'a'.repeat(65)}`],
    ['a text has 40 letters', `content:"${'A'.repeat(40)}"`, `content:"${'A'.repeat(41)}"`],
    ['a content has eight parts', `content:${'"a"'.repeat(7)}`, `content:${'"a"'.repeat(8)}`],
    ['a line is four times as high as its letters', 'font:12px/4 x', 'font:12px/4.1 x'],
    ['a font alone says its format', 'color:red', 'background:format("x")'],
  ])('%s', (_, allowed, refused) => {
    expect(declarations(allowed).replaceAll(/\s*\/\*.*?\*\//g, '')).not.toBe('');
    expect(declarations(refused)).toBe('');
  });

  it.each([
    ['font-size:1em', 'font-size:1em'],
    ['font-size:9cm', 'font-size:3.387cm'],
    ['height:0%', 'height:min(0%,1200px)'],
    ['height:-1%', 'height:max(-1%,-1200px)'],
    ['content:"Ab"', 'content:"Ab"'],
    ['grid-template-areas:"Ab"', 'grid-template-areas:"ab"'],
    ['color:rgb(900% 0 0)', 'color:rgb(900%0 0)'],
  ])('%s is written as %s', (css, written) => {
    expect(declarations(css)).toBe(written);
  });
});

describe('styles of a caller', () => {
  it.each([
    ['<!-- p{color:red} -->', 'p{color:red}'],
    ['p{@media print{color:red}}', 'p{}'],
    [
      '@font-face{src:url(data:font/woff2;base64,AA==)format("woff2")tech(variations)}',
      '@font-face{src:url(data:font/woff2;base64,AA==)format("woff2") tech(variations)}',
    ],
  ])('are rules that stand where they may: %s', (css, written) => {
    expect(stylesheet(css).css).toBe(written);
  });

  it('are counted: rules, typefaces, and what finding their elements takes', () => {
    const { rules, fonts, steps } = stylesheet(
      'p{color:red}b i{color:red}@media print{a,u{color:red}}@font-face{font-family:x}@font-face{font-family:y}',
    );
    expect([rules, fonts]).toEqual([3, 2]);
    expect(steps(9)).toBe(['p', 'b i', 'a', 'u'].reduce((all, each) => all + stylesheet(`${each}{}`).steps(9), 0));
    expect(steps(9)).toBeGreaterThan(4);
    // An element is looked at once; and with each blank between two, along all those around it.
    expect(['p{}', 'b i{}', 'b>i{}', 'a b i{}'].map((css) => stylesheet(css).steps(8))).toEqual([1, 8, 1, 32]);
    const none = stylesheet('');
    expect([none.rules, none.fonts, none.steps(9)]).toEqual([0, 0, 0]);
  });

  it.each([
    ['of 24 parts, itself one of them', '.a'.repeat(23), '.a'.repeat(24)],
    ['of four elements', 'a b>c+d', 'a b>c+d e'],
  ])('have selectors %s at most', (_, allowed, refused) => {
    expect([allowed, refused].map((selector) => /^[.a]/.test(stylesheet(`${selector}{color:red}`).css))).toEqual([
      true,
      false,
    ]);
  });

  it('may have as many faults as long sheets have, and no more', () => {
    expect([faulty(500).includes('i{color:red}'), faulty(501)]).toEqual([true, '']);
  });
});

describe('markup of a caller', () => {
  it('is counted: elements, how deep they stand, and its text', () => {
    const { elements, depth, text, styles } = markup(
      '<head><style>a{}</style></head><p>a <b>b</b></p><custom>c</custom>',
    );
    expect([elements, text, styles]).toEqual([2, 'a  b c', 'a{}']);
    // html, body, the paragraph, the bold text.
    expect(depth).toBe(4);
    expect(markup('')).toMatchObject({ elements: 0, text: '', styles: '', body: '' });
  });

  it.each(['div', 'custom'])('is nested 48 deep, of elements that are kept or not: %s', (name) => {
    const nested = (count: number) => () => markup(`${`<${name}>`.repeat(count)}x${`</${name}>`.repeat(count)}`);
    expect(nested(46)).not.toThrow();
    expect(nested(47)).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        details: { issues: [expect.objectContaining({ rule: 'depth' })] },
      }),
    );
  });

  it.each([
    [`<p id="${'x'.repeat(2_000)}">a</p>`, `<p id="${'x'.repeat(2_000)}">a</p>`],
    [`<p id="${'x'.repeat(2_001)}">a</p>`, '<p>a</p>'],
    ['<p href="https://a.example/">a</p>', '<p>a</p>'],
    ['<ol start="1000000"></ol>', '<ol start="1000000"></ol>'],
    ['<ol start="000000000012"></ol>', '<ol start="000000000012"></ol>'],
    ['<ol start="0000000000012"></ol>', '<ol></ol>'],
    ['<ol start="x"></ol>', '<ol></ol>'],
    ['<p width="1599">a</p>', '<p width="1599">a</p>'],
    ['<p width="1601">a</p>', '<p width="1600">a</p>'],
  ])('has attributes of the length and the elements that they may have: %s', (html, written) => {
    expect(markup(html).body).toBe(written);
  });

  it('costs what its elements, its text and the pieces of each paragraph take', () => {
    // The pieces of the paragraph, and the paragraph as a piece of the page.
    expect(markup('<p>a<b>b</b>c</p>').cost.milliseconds).toBeCloseTo(costOf(2, [4, 1], 'a b c'), 9);
    expect(markup('<p>a</p><p>b</p>c').cost.milliseconds).toBeCloseTo(costOf(2, [1, 1, 3], 'a b c'), 9);
  });
});
