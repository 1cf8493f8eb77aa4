import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../functions/import/html/parseHtml.ts';
import { textOfHtml } from './htmlLines.ts';

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
