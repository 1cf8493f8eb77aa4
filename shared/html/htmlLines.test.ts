import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../functions/import/html/parseHtml.ts';
import { linesOfHtml, textOfHtml } from './htmlLines.ts';
import { readHtml } from './readHtml.ts';

describe('a text of another program', () => {
  it.each([
    ['<p>Led <strong>5</strong> people</p><ul><li>Hired</li><li>Trained</li></ul>', 'Led **5** people\nHired\nTrained'],
    ['<p dir="rtl">ניהול <b>צוות</b> של <i>חמישה</i></p>', 'ניהול **צוות** של *חמישה*'],
    [
      'See <a href="https://tides.example/?a=1&amp;b=2">the site</a>.',
      'See [the site](https://tides.example/?a=1&b=2).',
    ],
    ['line<br>line<br/>line', 'line\nline\nline'],
    ['<ul>\n  <li><p>One</p></li>\n  <li><p>Two</p></li>\n</ul>', 'One\nTwo'],
    ['<b>bold <i>both</i></b> plain', '**bold** ***both*** plain'],
    ['R&amp;D&nbsp;&#8211; 5 &gt; 3', 'R&D – 5 > 3'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['</b></b>after', 'after'],
    ['<p>1 < 2 and <b>3</b></p>', '1 < 2 and **3**'],
    ['<p>ניהול&shy;ים<br>\u00a0צוות</p>', 'ניהולים\nצוות'],
    ['<p>soft\u00adhyphen</p>', 'softhyphen'],
    // Without tags it is no page: lines and spaces stay as they are typed.
    ['AT&amp;T  in soft&shy;hyphens\n\nand&nbsp;more ', 'AT&T  in softhyphens\n\nand more '],
    ['<a href="https://example.com/a_(b)">x</a>', '[x](https://example.com/a_%28b%29)'],
    ['<a href="tel:0541112222">054-1112222</a>', '054-1112222'],
    ['<a href="mailto:a@example.com"><i>mail</i></a>', '[*mail*](mailto:a@example.com)'],
  ])('has lines and marks of its HTML: %s', (html, text) => {
    expect(textOfHtml(html, parseHtml)).toBe(text);
  });

  it.each(['a < b and List<String> <3', 'if a<b then c>d', 'AT&T', '&unknown; &#0;5', 'two\nlines  as typed', ''])(
    'without HTML stays as it is: %s',
    (text) => {
      expect(textOfHtml(text, parseHtml)).toBe(text.replace('&#0;', ''));
    },
  );
});

const told = (html: string) => linesOfHtml(parseHtml(html));

const nestedIn = (inside: string, depth: number) => '<i>'.repeat(depth) + inside + '</i>'.repeat(depth);

describe('a page that is pasted', () => {
  it.each([
    // Editors say by styles what elements say elsewhere, and wrap a copy in elements that say nothing.
    ['<b style="font-weight:normal">plain</b>', 'plain'],
    ['<span style="font-weight:600">bold</span>', '**bold**'],
    ['<span style="FONT-WEIGHT: Bolder">bold</span>', '**bold**'],
    ['<span style="font-weight:599">plain</span>', 'plain'],
    ['<b>a <span style="font-weight:400">b</span></b>', '**a** b'],
    ['<em style="font-style:normal">plain</em>', 'plain'],
    ['<p href="https://a.example/">no link</p>', 'no link'],
    ['<span style="font-style:italic">slanted</span>', '*slanted*'],
    ['<i>a <span style="font-style:normal">b</span></i>', '*a* b'],
    ['<a href="https://a.example/">a <b>b</b></a>', '[a **b**](https://a.example/)'],
    // Lists.
    ['<ol><li>one</li><li><p>two</p></li></ol>', '1. one\n2. two'],
    ['<ol start="4"><li>four</li>\n<li>five</li></ol>', '4. four\n5. five'],
    ['<ol><li></li><li>two</li></ol>', '1.\n2. two'],
    ['<ul><li>אחת</li><li>שתיים</li></ul>', 'אחת\nשתיים'],
    ['<li>alone</li>', 'alone'],
    [
      '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">א.</span>שורה</p>' +
        '<p style="mso-list:l0 level1 lfo1"><span><span style="mso-list:Ignore">2)</span></span>line</p>' +
        '<p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">·</span>bullet</p>',
      'א. שורה\n2) line\nbullet',
    ],
    // What is not seen, and what a field shows.
    ['<p>a<span hidden>b</span><span class="x sr-only">c</span><span style="display: none">d</span></p>', 'a'],
    ['<style>p {}</style><script>x</script><p>a<!-- b --></p><select><option>c</select>', 'a'],
    ['<input value="typed"><input type="EMAIL" value="a@example.com">', 'typeda@example.com'],
    ['<input type="hidden" value="x"><input type="password" value="y"><input>z', 'z'],
    ['<span style="font-family: Wingdings">n</span>text', 'text'],
    ['<span style="font-family: Wingdings">two</span>', 'two'],
    // Lines and cells.
    ['<table><tr><td>a</td><th>b</th></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['<div>a<span>b</span><div>c</div>d</div>', 'ab\nc\nd'],
    ['<table><tr><td>a</td><td>b</td><td>c</td></tr></table>', 'a b c'],
    ['<p>a <em>b</em> c <strong>d</strong></p>', 'a *b* c **d**'],
    ['<p data-style="font-weight:700">a</p><p style="font-weight:400" data-style="font-weight:700">b</p>', '**a**\nb'],
    ['<p>a<span style="font-family: Symbol">n</span>b</p>', 'a b'],
    ['<pre>a  b\nc</pre>', 'a b\nc'],
    ['<div style="white-space: pre-wrap">a\nb</div><div>c\nd</div>', 'a\nb\nc d'],
  ])('says its lines and looks: %s', (html, text) => {
    expect(told(html).text).toBe(text);
  });

  it.each([
    ['<p>a</p><div>b<br>c</div>', false],
    ['<p>a</p><ul><li>b</li></ul>', true],
    ['<b>a</b>', true],
    ['<i>a</i>', true],
    ['<a href="https://a.example/">a</a>', true],
    ['<a>a</a>', false],
    ['a<span hidden>b</span>', true],
  ])('says more than its plain text where it has looks, lists or what is hidden: %s', (html, hasMore) => {
    expect(told(html).hasMore).toBe(hasMore);
  });

  it('is read to any depth, and below the deepest as plain text without what is hidden', () => {
    const looks: [string, boolean][] = [];
    const inside = 'x<b>y<span hidden>z</span></b><script>w</script>';
    for (const depth of [10, 150, 400])
      readHtml([parseHtml(nestedIn(inside, depth))], { text: (text, { bold }) => void looks.push([text, bold]) });
    expect(looks).toEqual([
      ['x', false],
      ['y', true],
      ['x', false],
      ['y', true],
      ['xy', false],
    ]);
  });

  it('is read as its reader wants: what hides it, and what is read otherwise', () => {
    const said: string[] = [];
    readHtml([parseHtml('<p>a<i>b</i><b>c</b><u>d</u></p>')], {
      text: (text) => void said.push(text),
      hides: ({ nodeName }) => nodeName.toLowerCase() === 'i',
      unseen: () => void said.push('(hidden)'),
      enter: ({ name }) => name !== 'b',
      leave: ({ name }) => void said.push(`/${name}`),
    });
    expect(said.filter((text) => !/^\/(?:html|body|head|#)/.test(text))).toEqual(['a', '(hidden)', 'd', '/u', '/p']);
    const lines: string[] = [];
    readHtml([parseHtml('a<br>b')], { text: (text) => void lines.push(text) });
    expect(lines).toEqual(['a', '\n', 'b']);
  });
});
