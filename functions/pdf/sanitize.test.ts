import { describe, expect, it } from 'vitest';
import { Pictures } from './bareLimits.ts';
import { sanitizeDeclarations, sanitizeStylesheet } from './sanitizeCss.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

const body = (html: string) => sanitizeHtml(html, new Pictures().allows).body;
const stylesheet = (css: string) => sanitizeStylesheet(css, new Pictures().allows).css;
const PIXEL = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('markup of a caller', () => {
  it('keeps text, structure and marks', () => {
    const html = '<section class="x" dir="rtl"><h1 id="n">שם</h1><p>a<br>b <b>c</b> &lt;i&gt;</p><ul><li>1</li></ul><table><tbody><tr><td colspan="2">t</td></tr></tbody></table></section>';
    expect(body(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<img src="http://h/x.png" onerror="alert(1)">', '<img>'],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<img>'],
    [`<img src="${PIXEL}" alt="a">`, `<img src="${PIXEL}" alt="a">`],
    ['<img src="data:image/png;base64,iVBORw0=" alt="no picture">', '<img alt="no picture">'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="https://h.example/?a=1&amp;b=2">x</a>', '<a href="https://h.example/?a=1&amp;b=2">x</a>'],
    ['<iframe src="http://h/"></iframe><object data="http://h/"></object><embed src="http://h/">y', 'y'],
    ['<svg><image href="http://h/"/><text>t</text></svg>z', 'z'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math>w', 'w'],
    ['<form action="http://h/"><p>inside</p><input value="x"></form>', '<p>inside</p>'],
    ['<link rel=stylesheet href=http://h/><meta http-equiv=refresh content="0;url=http://h/"><base href=http://h/>q', 'q'],
    ['<p style="color:red;background:url(http://h/)">s</p>', '<p style="color:red">s</p>'],
    ['<p data-x="1" onclick="x()" contenteditable>s</p>', '<p>s</p>'],
    ['<custom-thing><em>kept</em></custom-thing>', '<em>kept</em>'],
    ['<template><img src=x></template><noscript><p>n</p></noscript><textarea></p></textarea>', ''],
    ['<!--[if IE]><script></script><![endif]-->c', 'c'],
  ])('writes %s as %s', (html, expected) => {
    expect(body(html)).toBe(expected);
  });

  it('hands on the styles of a whole document, to be cleaned with the others', () => {
    const { styles, body: inner } = sanitizeHtml('<!doctype html><html><head><title>t</title><style>p{color:red}</style></head><body><style>b{}</style><p>x</p></body></html>', new Pictures().allows);
    expect(styles).toBe('p{color:red}\nb{}');
    expect(inner).toBe('<p>x</p>');
  });

  it('refuses markup nested without end', () => {
    expect(() => body('<div>'.repeat(60_000))).toThrow(expect.objectContaining({ code: 'invalid_request' }));
  });
});

describe('styles of a caller', () => {
  it.each([
    ['p{color:red}', 'p{color:red}'],
    ['@import "http://h/a.css";p{color:red}', 'p{color:red}'],
    ['@import url(http://h/a.css);', ''],
    ['p{background:url(http://h/x)}', 'p{}'],
    ['p{background:URL( "HTTP://h/x" )}', 'p{}'],
    [String.raw`p{background:\75 rl(http://h/x)}`, 'p{}'],
    ['p{background:image-set("http://h/x" 1x)}', 'p{}'],
    ['p{background:-webkit-image-set(url(http://h/x) 1x)}', 'p{}'],
    ['p{--a:url(http://h/x);background:var(--a)}', 'p{background:var(--a)}'],
    ['p{width:expression(alert(1));-moz-binding:url(x);behavior:url(x)}', 'p{}'],
    ['@font-face{font-family:x;src:url(http://h/x.woff2)}', '@font-face{font-family:x}'],
    ['@font-face{font-family:x;src:url(data:font/woff2;base64,AA==)}', '@font-face{font-family:x;src:url(data:font/woff2;base64,AA==)}'],
    ['@page{size:5000mm 5000mm}p{color:red}', 'p{color:red}'],
    ['@namespace x url(http://h/);p{color:red}', 'p{color:red}'],
    ['@media print{p{background:url(http://h/);color:red}}', '@media print{p{color:red}}'],
    ['p{cursor:url(file:///etc/passwd),auto}', 'p{}'],
    ['p{filter:url(#x);mask:url(http://h/)}', 'p{}'],
    ['p{background:src("http://h/x");content:attr(x)}', 'p{}'],
  ])('writes %s as %s', (css, expected) => {
    expect(stylesheet(css)).toBe(expected);
  });

  it.each(['p{content:"</style><img src=x>"}', 'p{color:red}</style><script>alert(1)</script>', '/*</style>*/p{color:red}', '<!--</style>-->p{}', "@media '</style>' {p{}}"])('never ends its element: %s', (css) => {
    expect(stylesheet(css)).not.toMatch(/<\/|<!--/);
  });

  it('takes what is nested beyond reading as nothing', () => {
    expect(stylesheet(`p{width:${'calc('.repeat(100_000)}`)).not.toContain('calc(calc(calc(calc(calc(calc');
    expect(sanitizeDeclarations('color:red;}p{background:url(http://h/)', new Pictures().allows)).not.toContain('http');
  });
});
