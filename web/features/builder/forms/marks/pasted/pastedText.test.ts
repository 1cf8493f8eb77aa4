import { describe, expect, it } from 'vitest';
import samples from '../../../../../../test/data/pasted/samples.json' with { type: 'json' };
import { splitBullets } from '../../../../../../shared/resume/text.ts';
import { stripMarks } from '../../../../../../shared/resume/textMarks.ts';
import { fitText } from './fitText.ts';
import { parseHtml } from '../../../../../../functions/import/html/parseHtml.ts';
import { pastedText, readUnderscores } from './pastedText.ts';

const paste = (html: string, plain: string, isAtStart = true) => pastedText({ html, plain, isAtStart }, parseHtml);

describe('what is pasted', () => {
  it.each(samples)('from $from has our marks and no others', ({ html, plain, text }) => {
    expect(paste(html, plain)).toBe(text);
  });

  it('has no bullet that the sheet would take away, nor one that it would show', () => {
    for (const { html, plain, text } of samples) {
      const lines = paste(html, plain).split('\n');
      expect(splitBullets(text)).toEqual(lines);
      expect(lines.map(stripMarks).join('\n')).not.toMatch(/[\u00b7•\uf000-\uf0ff§◦]|\*\*|~|^[o-]\s/m);
    }
  });

  it('within a line keeps its dash and the spaces that separate it from what is there', () => {
    expect(paste('', '– and then ', false)).toBe('– and then ');
    expect(paste('', '– and then\n– and more', false)).toBe('– and then\nand more');
    expect(paste('', '• Python')).toBe('Python');
  });

  it.each([
    ['a numbered list from its number on', '<ol start="3"><li>one</li><li><p>two</p></li></ol>', '3. one\n4. two'],
    ['a list without one from 1', '<ol><li>one<ul><li>inner</li></ul></li></ol>', '1. one\ninner'],
    ['what is bold by its style, and not by its element', '<b style="font-weight:normal">a <i>b</i></b>', 'a *b*'],
    ['a weight of 600', '<p><span style="font-weight:600">a</span> b</p>', '**a** b'],
    ['a weight of 500', '<p><span style="font-weight:500">a</span> <em>b</em></p>', 'a *b*'],
    ['upright words in italics', '<p><i>a <span style="font-style:normal">b</span> c</i></p>', '*a* b *c*'],
    ['an address with brackets', '<a href="https://a.b/c_(d)">x</a>', '[x](https://a.b/c_%28d%29)'],
    ['an address of nothing', '<p><a href="/here">x</a> <b>y</b></p>', 'x **y**'],
    ['lines that stand as they are', '<pre>a\n<b>b</b></pre>', 'a\n**b**'],
    ['lines kept by a style', '<div style="white-space:pre-wrap">a\n<b>b</b></div>', 'a\n**b**'],
    ['lines that mean nothing', '<div>a\n<b>b</b></div>', 'a **b**'],
    ['a row of a table', '<table><tr><td>a</td><td><b>b</b></td></tr></table>', 'a **b**'],
    ['breaks', '<p>a<br><b>b</b></p>', 'a\n**b**'],
    ['nothing that is not seen', '<p>a<span class="sr-only">b</span><span style="display:none">c</span></p>', 'a'],
    ['no scripts', '<p><b>a</b><script>b</script></p>', '**a**'],
    ['the number of Word’s list', '<p style="mso-list:l0"><span style="mso-list:Ignore">2. </span>a</p>', '2. a'],
    ['no bullet of Word’s', '<p style="mso-list:l0"><span style="mso-list:Ignore">o </span>a</p>', 'a'],
    ['no sign of a symbol font', '<p><span style="font-family:Symbol">x</span>a <b>b</b></p>', 'a **b**'],
    ['words in a symbol font', '<p><span style="font-family:Symbol">xy</span> <b>b</b></p>', 'xy **b**'],
  ])('has %s', (_, html, text) => {
    expect(paste(html, 'plain')).toBe(text);
  });

  it('is read from the page where there is no plain text', () => {
    expect(paste('<div>only <span>a page</span></div>', '')).toBe('only a page');
  });
});

describe('pasted underscores', () => {
  it.each([
    ['Wrote for _Nature_ and __two__ others', 'Wrote for *Nature* and __two__ others'],
    ['__Led a team__ of 5', '**Led a team** of 5'],
    ['___both___, (_in brackets_).', '***both***, (*in brackets*).'],
    ['כתבתי ב־_הארץ_ וב-_Science_', 'כתבתי ב־*הארץ* וב-*Science*'],
    ['_with **bold** in it_', '*with **bold** in it*'],
    ['- _first_\n- _second_', '- *first*\n- *second*'],
  ])('become stars where they set words off: %s', (pasted, kept) => {
    expect(readUnderscores(pasted)).toBe(kept);
  });

  it.each([
    'snake_case_name',
    'a _private field',
    '__init__ and __main__',
    '_my_list_',
    'x_1 + y_2',
    '5 _ 3 _ 2',
    'https://a.b/_c_/?_d_=1',
    '[site](https://a.b/_c_)',
    '_one\ntwo_',
    '_____',
    String.raw`\_kept_`,
  ])('stay where they are no marks: %s', (text) => {
    expect(readUnderscores(text)).toBe(text);
  });

  it('are read in linear time', () => {
    for (const part of ['_a ', '__', '_a_', 'a_', ' _ ', '://_', 'https', 'x', '*a ', '*a*', '~', '`', '[1:11, ', '# '])
      expect(paste('', `${part.repeat(30_000)}end`)).toContain('end');
  });
});

const upTo = (most: number) => (part: string) => part.length <= most;

describe('what has no room', () => {
  it('is cut off between lines, and none of it is lost', () => {
    expect(fitText('one\n**two**\nthree', upTo(12))).toEqual({ fitting: 'one\n**two**', rest: 'three' });
    expect(fitText('one\n**two**\nthree', upTo(8))).toEqual({ fitting: 'one', rest: 'two\nthree' });
    expect(fitText('one', upTo(3))).toEqual({ fitting: 'one', rest: '' });
  });

  it('is cut between words where the first line is too long', () => {
    expect(fitText('led **a team** of', upTo(9))).toEqual({ fitting: 'led a', rest: 'team of' });
    expect(fitText('long', upTo(2))).toEqual({ fitting: '', rest: 'long' });
  });
});
