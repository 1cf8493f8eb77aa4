import { describe, expect, it } from 'vitest';
import { ImageBudget } from './bareLimits.ts';
import { sanitizeDeclarations, sanitizeStylesheet } from './sanitizeCss.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

const body = (html: string) => sanitizeHtml(html, new ImageBudget().allows).body;
const declarations = (css: string) => sanitizeDeclarations(css, new ImageBudget().allows);
const stylesheet = (css: string) => sanitizeStylesheet(css, new ImageBudget().allows).css;
const PIXEL =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const escape = (letter: string) => `\\${letter.codePointAt(0)?.toString(16)} `;

/** Returns spellings of CSS: in capitals, and with the first or last letter of each name as an escape. */
function spellings(css: string): string[] {
  // Names of variables, texts and addresses stay unchanged.
  const rewrite = (change: (name: string) => string) =>
    css.replaceAll(/"[^"]*"|\((?:data|http):[^)]*\)|--[\w-]+|[a-z][a-z-]+/g, (name) =>
      /^["(-]/.test(name) ? name : change(name),
    );
  return [
    css,
    rewrite((name) => name.toUpperCase()),
    rewrite((name) => escape(name[0] as string) + name.slice(1)),
    rewrite((name) => name.slice(0, -1) + escape((name.at(-1) as string).toUpperCase())),
  ];
}

describe('markup of a caller', () => {
  it('keeps text, structure and marks', () => {
    const html =
      '<section class="x" dir="rtl"><h1 id="n">שם</h1><p>a<br>b <b>c</b> &lt;i&gt;</p>' +
      '<ul><li>1</li></ul><table><tbody><tr><td colspan="2">t</td></tr></tbody></table></section>';
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
    [
      '<link rel=stylesheet href=http://h/><meta http-equiv=refresh content="0;url=http://h/"><base href=http://h/>q',
      'q',
    ],
    ['<p style="color:red;background:url(http://h/)">s</p>', '<p style="color:red">s</p>'],
    ['<p data-x="1" onclick="x()" contenteditable>s</p>', '<p>s</p>'],
    ['<custom-thing><em>kept</em></custom-thing>', '<em>kept</em>'],
    ['<template><img src=x></template><noscript><p>n</p></noscript><textarea></p></textarea>', ''],
    ['<!--[if IE]><script></script><![endif]-->c', 'c'],
  ])('writes %s as %s', (html, expected) => {
    expect(body(html)).toBe(expected);
  });

  it('hands on the styles of a whole document, to be cleaned with the others', () => {
    const { styles, body: inner } = sanitizeHtml(
      '<!doctype html><html><head><title>t</title><style>p{color:red}</style></head>' +
        '<body><style>b{}</style><p>x</p></body></html>',
      new ImageBudget().allows,
    );
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
    [
      '@font-face{font-family:x;src:url(data:font/woff2;base64,AA==)}',
      '@font-face{font-family:x;src:url(data:font/woff2;base64,AA==)}',
    ],
    ['@page{size:5000mm 5000mm}p{color:red}', 'p{color:red}'],
    ['p{src:url(data:font/woff2;base64,AA==)}', 'p{}'],
    ['p{src:local(x) format("woff2")}', 'p{}'],
    [`p{src:url(${PIXEL})}`, 'p{}'],
    [
      '@font-face{src:url(data:font/woff2;base64,AA==) format("woff2")}',
      '@font-face{src:url(data:font/woff2;base64,AA==)format("woff2")}',
    ],
    ['p{background:format("woff2")}', 'p{}'],
    ['@namespace x url(http://h/);p{color:red}', 'p{color:red}'],
    ['@media print{p{background:url(http://h/);color:red}}', '@media print{p{color:red}}'],
    ['p{cursor:url(file:///etc/passwd),auto}', 'p{}'],
    ['p{filter:url(#x);mask:url(http://h/)}', 'p{}'],
    ['p{background:src("http://h/x");content:attr(x)}', 'p{}'],
  ])('writes %s as %s', (css, expected) => {
    expect(stylesheet(css)).toBe(expected);
  });

  it.each([
    'p{content:"</style><img src=x>"}',
    'p{color:red}</style><script>alert(1)</script>',
    '/*</style>*/p{color:red}',
    '<!--</style>-->p{}',
    "@media '</style>' {p{}}",
  ])('never ends its element: %s', (css) => {
    expect(stylesheet(css)).not.toMatch(/<\/|<!--/);
  });

  it('takes what is nested beyond reading as nothing', () => {
    expect(stylesheet(`p{width:${'calc('.repeat(100_000)}`)).not.toContain('calc(calc(calc(calc(calc(calc');
    expect(sanitizeDeclarations('color:red;}p{background:url(http://h/)', new ImageBudget().allows)).not.toContain(
      'http',
    );
  });
});

describe('what a value of a caller may come to', () => {
  it.each([
    ['font-size:12pt', 'font-size:12pt'],
    ['font-size:5000pt', 'font-size:96pt'],
    ['font-size:2em', 'font-size:min(2em,128px)'],
    ['font-size:larger', 'font-size:min(1.2em,128px)'],
    ['font-size:var(--size)', 'font-size:min(var(--size),128px)'],
    ['font:700 12px/1.5 Arial,sans-serif', 'font:700 12px/1.5 arial,sans-serif'],
    ['font:12px/900 x', ''],
    ['font:12px/+900 x', ''],
    ['font:12px/9e2 x', ''],
    ['line-height:1.45', 'line-height:1.45'],
    ['line-height:1e9', 'line-height:4'],
    ['height:1e7px', 'height:1200px'],
    ['height:50%', 'height:min(50%,1200px)'],
    ['margin:-50% 1em 5e9px auto', 'margin:max(-50%,-1200px) 1em 1200px auto'],
    ['width:calc(100% - 10px)', 'width:clamp(-1600px,calc(100% - 10px),1600px)'],
    ['width:calc(var(--n)*1px*var(--n))', ''],
    ['width:10foo', 'width:0px'],
    ['letter-spacing:.05em', 'letter-spacing:.05em'],
    ['color:rgb(10 20 30/50%)', 'color:rgb(10 20 30/50%)'],
    ['color:var(--accent)', 'color:var(--accent)'],
    ['--accent:#123456', '--accent:#123456'],
    ['--a:var(--b)', '--a:var(--b)'],
    ['--a:var(--b) var(--b)', ''],
    ['--a:9e9px', '--a:100px'],
    ['--a:calc(1px + 2px)', ''],
    ['--a:min(1px,2px)', ''],
    ['width:var(--a,1px)', ''],
    ['width:calc(1px + var(--a))', ''],
    ['display:var(--a)', ''],
    ['margin:1px -9e9px', 'margin:1px -1200px'],
    ['margin:-9em', 'margin:-9em'],
    ['margin:-900em', 'margin:max(-900em,-1200px)'],
    ['width:150%', 'width:100%'],
    ['content:"é"', 'content:"é"'],
    ['grid-template:repeat(100000,1px)/repeat(100000,1px)', ''],
    ['grid-template-columns:1fr 2fr minmax(10px,1fr)', 'grid-template-columns:1fr 2fr minmax(10px,1fr)'],
    ['grid-template-columns:repeat(auto-fill,1px)', 'grid-template-columns:repeat(4,1px)'],
    ['grid-column:1/100000', 'grid-column:1/24'],
    ['border:1px dotted red', 'border:1px solid red'],
    ['text-decoration:wavy underline', 'text-decoration:solid underline'],
    ['background:linear-gradient(90deg,red 0%,#fff 100%)', 'background:linear-gradient(90deg,red 0%,#fff 100%)'],
    ['background:repeating-linear-gradient(red,blue .001px)', ''],
    ['background-size:.01px', ''],
    ['content:"• "', 'content:"• "'],
    [`content:"${'y'.repeat(500)}"`, ''],
    ['transform:rotate(45deg)', 'transform:rotate(45deg)'],
    ['transform:scale(1e6)', ''],
    ['position:fixed', 'position:absolute'],
    ['flex:1 1 0', 'flex:1 1 0'],
    ['margin:0 auto!important', 'margin:0 auto!important'],
    ...[
      'zoom:9',
      'filter:blur(1px)',
      'box-shadow:0 0 1px red',
      'text-shadow:0 0 1px red',
      'columns:9',
      'animation:x 1s',
      'mask:none',
      'clip-path:none',
      'writing-mode:vertical-rl',
      'aspect-ratio:1/9999',
      'mix-blend-mode:multiply',
      'content-visibility:auto',
    ].map((css) => [css, ''] as [string, string]),
  ])('writes %s as %s', (css, expected) => {
    expect(declarations(css)).toBe(expected);
  });

  it.each([
    ['a b c d{color:red}', 'a b c d{color:red}'],
    ['a b c d e{color:red}', ''],
    ['li:nth-child(2n+1)>a:not(.x)::before{color:red}', 'li:nth-child(2n+1)>a:not(.x)::before{color:red}'],
    [':has(a){color:red}', ''],
    ['a~b{color:red}', ''],
    ['[class*=a]{color:red}', ''],
    ['a{b{color:red}}', 'a{}'],
    ['@container (width>1px){a{color:red}}', ''],
    [
      '@media print{@media print{@media print{@media print{@media print{a{color:red}}}}}}',
      '@media print{@media print{@media print{@media print{}}}}',
    ],
  ])('takes the rule %s as %s', (css, expected) => {
    // Browsers ignore a rule without a selector.
    expect(stylesheet(css).replace(/^\{.*\}$/, '')).toBe(expected);
  });

  // Browsers take all of these as equal, in any case and with any escapes.
  it.each([
    ['--a:var(--b) var(--b)', ''],
    ['width:calc(var(--n)*1px)', ''],
    ['border:1px dotted red', 'border:1px solid red'],
    ['position:fixed', 'position:absolute'],
    ['width:5000px', 'width:1600px'],
    ['font:12px/900 x', ''],
    ['grid-template:repeat(99,1px)/none', ''],
    ['background:url(http://h/x)', ''],
    ['content:"a" "b" "c" "d" "e" "f" "g" "h" "i"', ''],
    ['src:url(data:font/woff2;base64,AA==)', ''],
  ])('holds %s to the same in every spelling', (css, expected) => {
    for (const spelling of spellings(css)) expect([spelling, declarations(spelling)]).toEqual([spelling, expected]);
  });

  it.each([
    ['@import "x";', ''],
    ['@page{size:5m}', ''],
    ['@font-face{src:url(http://h/x)}', '@font-face{}'],
    [':has(a){color:red}', '{color:red}'],
    ['@supports selector(a){a{color:red}}', ''],
    ['a::selection{color:red}', '{color:red}'],
  ])('takes the rule %s for the same in every spelling', (css, expected) => {
    for (const spelling of spellings(css)) expect([spelling, stylesheet(spelling)]).toEqual([spelling, expected]);
  });

  it('names the areas of a grid in one way, where they are laid out and where they are filled', () => {
    expect(stylesheet('p{grid-template-areas:"Head Side"}b{grid-area:Head}i{grid-template:"Main" 1fr/1fr}')).toBe(
      'p{grid-template-areas:"head side"}b{grid-area:head}i{grid-template:"main"1fr/1fr}',
    );
  });

  it('keeps the case of names that the page gives itself', () => {
    expect(declarations('--Accent:var(--Base)')).toBe('--Accent:var(--Base)');
    expect(stylesheet(String.raw`.sm\:W>#Top{COLOR:Var(--Accent)}`)).toBe(String.raw`.sm\:W>#Top{color:var(--Accent)}`);
  });

  it('writes the numbers of attributes no larger than they may be', () => {
    expect(body('<table><tbody><tr><td colspan="1000" rowspan="60000">x</td></tr></tbody></table>')).toContain(
      '<td colspan="24" rowspan="24">',
    );
    expect(body('<ol start="99999999999"><li>x</li></ol>')).toContain('<ol start="1000000">');
    expect(body('<ol start="-3"><li>x</li></ol>')).toContain('<ol start="-3">');
  });
});

it('styles keep their rules beside a few faults, and are none where faults are more than rules ever are', () => {
  expect(stylesheet(`{},${'p{color:red}'.repeat(3)}`)).toContain('p{color:red}');
  expect(stylesheet(`p{color:red}${'{},'.repeat(20_000)}`)).toBe('');
});
