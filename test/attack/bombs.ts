import { gif, png, webp } from './pictures.ts';

/** Markup and styles that are small to send and cost much to lay out, draw or tag. */
export interface Bomb {
  readonly name: string;
  readonly html: string;
  readonly css: string;
}

const nested = (open: string, close: string, times: number, inner = 'x') =>
  open.repeat(times) + inner + close.repeat(times);
/** A text of that length, of one part again and again. */
export const fill = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const DIVS = '<div>x</div>'.repeat(1_000);
/** Each is one rule on a thousand elements. */
const DECLARATIONS: readonly string[] = `
  font-size:5000pt|font-size:99999em|font-size:calc(1px*99999)|font:9999px/9 serif|font-size:larger|line-height:1e9
  line-height:99999px|letter-spacing:1e7px|word-spacing:1e7px|text-indent:1e9px
  width:1e9px|height:1e7px|min-height:1e9px|max-width:1e9px;width:1e9px|height:calc(1e7px + 1px)|height:9e9vh
  height:1e9em|height:max(1e9px,1px)|aspect-ratio:1/1000000|inline-size:1e9px;block-size:1e9px
  padding:1e7px|padding:1000000%|margin:1e7px|margin:-1e9px|margin:1e9em|gap:1e9px;display:grid
  inset:-1e9px;position:absolute|top:1e9px;position:relative|border:1e6px solid red|outline:1e6px solid red
  border:0.01px dotted red|border:1px dashed red;border-radius:9px
  border-image:repeating-linear-gradient(red,blue 1px) 30|border-radius:1e9px;border:3px double red
  border-spacing:1e9px;display:table|outline:.1px dotted red;outline-offset:1e6px
  text-decoration:wavy underline 0.01px|text-decoration:dotted underline 1e6px|text-shadow:0 0 9999px red
  box-shadow:0 0 9999px 9999px red|box-shadow:0 0 1px red,0 0 2px red,0 0 3px red,0 0 4px red,0 0 500px red
  text-emphasis:"x"|text-underline-offset:1e9px
  filter:blur(9999px)|filter:drop-shadow(0 0 999px red) blur(99px)|backdrop-filter:blur(99px)
  mix-blend-mode:multiply;opacity:.5|opacity:.001|mask:linear-gradient(red,blue)
  clip-path:polygon(0 0,1e9px 0,0 1e9px)|-webkit-box-reflect:below 1px
  transform:scale(1e6)|transform:rotate(1e9deg)|transform:matrix(1e9,0,0,1e9,0,0)
  transform:perspective(1px) translateZ(1e9px)|rotate:1e9deg;scale:1e5|zoom:9999|zoom:0.0001|translate:1e9px 1e9px
  offset-path:path("M0 0 L1e9 1e9")
  columns:99999|column-count:1e6|column-width:0.01px|columns:3;column-fill:balance;height:1e6px
  column-rule:1e6px dotted red;columns:50|orphans:1e9;widows:1e9|tab-size:1e9;white-space:pre|hyphens:auto;width:1px
  background:repeating-linear-gradient(red,blue .001px)|background:linear-gradient(red,blue) 0 0/0.01px 0.01px
  background:repeating-conic-gradient(red 0 .001deg,blue 0 .002deg)
  background:radial-gradient(circle at 1e9px 1e9px,red,blue 1e9px)|background:paint(x)|background:element(#a)
  background-size:.01px
  display:grid;grid-template:repeat(100000,1px)/repeat(100000,1px)
  display:grid;grid-template-columns:repeat(auto-fill,0.01px)|display:grid;grid-area:1/1/100000/100000
  display:grid;grid-row:9999999|display:grid;grid-auto-rows:1e7px;grid-row-gap:1e7px
  display:grid;grid-template:repeat(99,repeat(99,1px))|display:grid;grid-template-areas:"a a a"
  display:flex;flex:1e9 1e9 1e9px|display:flex;order:1e9;flex-wrap:wrap|position:fixed;height:1e5px
  position:sticky;top:1e9px|float:left;width:0.01px|display:table;width:1e9px|display:ruby
  display:inline-block;width:1px;word-break:break-all|writing-mode:vertical-rl
  counter-reset:a 1e9;counter-increment:a 99999999|content:"x"|list-style:"xxxxxxxx" inside;display:list-item
  list-style-type:hebrew;display:list-item;counter-set:list-item 999999|quotes:"aaaa" "bbbb"|initial-letter:9999
  shape-outside:circle(1e9px);float:left|line-clamp:9999
  animation:x 1s infinite|transition:all 1e9s|will-change:transform,opacity,filter|contain:strict
  content-visibility:auto|break-before:page|break-after:always|page-break-before:always;height:1px|page:x
  break-inside:avoid;height:1e4px|unicode-bidi:isolate-override;direction:rtl|overflow:scroll;height:1px
  text-wrap:balance|font-variation-settings:"wght" 1e9|font-feature-settings:"aalt" 99|-webkit-text-stroke:1e6px red
  text-orientation:upright;writing-mode:vertical-lr`
  .trim()
  .split(/\s*[|\n]\s*/);

const WIDE_ROW = `<tr>${'<td colspan=1000>x</td>'.repeat(20)}</tr>`;
const CONTAINER_RULES = Array.from({ length: 200 }, (_, n) => `@container (min-width:${n}px){div{width:${n}px}}`).join(
  '',
);

function laughs(depth: number, times: number, spelling = 'var'): string {
  const variables = Array.from({ length: depth }, (_, n) => `--a${n + 1}:${`${spelling}(--a${n}) `.repeat(times)}`);
  return `:root{--a0:xxxxxxxxxx;${variables.join(';')}}p{font-family:var(--a${depth});width:var(--a${depth})}`;
}

/**
 * Small markup that is expensive to print, in every way that we know. Each must be answered by a PDF, or by an error
 * that says which limit was exceeded.
 */
export const BOMBS: readonly Bomb[] = [
  ...DECLARATIONS.map((css) => ({ name: css, html: DIVS, css: `div{${css}}` })),
  ...DECLARATIONS.filter((_, index) => index % 4 === 0).map((css) => ({
    name: `nested ${css}`,
    html: nested('<div>', '</div>', 40),
    css: `div{${css}}`,
  })),
  ...[
    'font-size:3em',
    'width:300%',
    'padding:100%',
    'margin:0 -100%',
    'display:flex',
    'display:grid;height:100%',
    'display:table;height:100%',
    'columns:2',
    'display:inline-block;width:fit-content',
    'float:left',
    'opacity:.9',
    'line-height:300%',
    'writing-mode:vertical-rl',
    'transform:rotate(7deg)',
    'border:1px solid;border-radius:50%',
  ].map((css) => ({ name: `48 deep ${css}`, html: nested('<div>', '</div>', 46), css: `div{${css}}` })),
  {
    name: 'the smallest grid',
    html: '<p style="display:grid;grid-template:repeat(100000,1px)/repeat(100000,1px)">',
    css: '',
  },
  {
    name: 'a font of this machine that is not there',
    html: '<p>x',
    css: '@font-face{font-family:x;src:local("nope")}p{font-family:x}',
  },
  {
    name: 'fonts of junk',
    html: '<p>x',
    css: `@font-face{font-family:x;src:url(data:font/woff2;base64,${'QUJD'.repeat(40_000)})}p{font-family:x}`,
  },
  {
    name: 'many fonts',
    html: '<p>x',
    css: Array.from(
      { length: 900 },
      (_, n) => `@font-face{font-family:f${n};src:url(data:font/woff2;base64,AAAA)}`,
    ).join(''),
  },
  ...[
    [60_000, 6_000],
    [30_000, 30_000],
    [100_000, 100],
    [2_000_000_000, 2_000_000_000],
  ].map(([width = 0, height = 0]) => ({
    name: `picture ${width} x ${height}`,
    html: `<img src="${png(width, height, width < 100_000)}">`,
    css: '',
  })),
  { name: 'picture behind', html: DIVS, css: `body{background:url(${png(20_000, 20_000)})}` },
  { name: 'a tile on each pixel', html: DIVS, css: `div{background:url(${png(1, 1)});height:900px}` },
  {
    name: 'many pictures',
    html: Array.from({ length: 3_000 }, (_, n) => `<img src="${png(8, 8)}" width="${n}">`).join(''),
    css: '',
  },
  {
    name: 'other pictures each',
    html: Array.from({ length: 60 }, (_, n) => `<img src="${png(1_000 + n, 1_000)}">`).join(''),
    css: '',
  },
  { name: 'huge gif', html: `<img src="${gif(60_000, 60_000, 1)}">`, css: '' },
  { name: 'gif of frames', html: `<img src="${gif(2_000, 2_000, 5_000)}">`, css: '' },
  { name: 'huge webp', html: `<img src="${webp(16_000_000, 16_000_000)}">`, css: '' },
  { name: 'stretched picture', html: `<img src="${png(8, 8)}" width="999999999" height="999999999">`, css: '' },
  { name: 'variables that double', html: '<p>x', css: laughs(40, 2) },
  { name: 'variables of ten', html: '<p>x', css: laughs(9, 10) },
  { name: 'variables in capitals', html: '<p>x', css: laughs(30, 2, 'VAR') },
  { name: 'variables with an escape', html: '<p>x', css: laughs(30, 2, String.raw`v\61r`) },
  { name: 'lines of 900', html: DIVS, css: 'div{font:128px/+900 x}' },
  { name: 'dots with an escape', html: DIVS, css: String.raw`div{border:.1px d\6ftted red}` },
  { name: 'variables in a circle', html: '<p>x', css: ':root{--a:var(--b);--b:var(--a)}p{width:var(--a)}' },
  {
    name: 'a number by a variable',
    html: DIVS,
    css: ':root{--n:99999}div{width:calc(var(--n)*1px*var(--n));height:calc(var(--n)*9px)}',
  },
  {
    name: 'a length by a variable',
    html: DIVS,
    css: ':root{--n:99999999px}div{height:var(--n);padding:var(--n);font-size:var(--n)}',
  },
  {
    name: 'colspan',
    html: `<table>${'<tr><td colspan="1000" rowspan="60000">x</td></tr>'.repeat(300)}</table>`,
    css: '',
  },
  {
    name: 'cells of a thousand columns',
    html: `<table><colgroup span="1000"></colgroup>${WIDE_ROW.repeat(60)}</table>`,
    css: '',
  },
  {
    name: 'tables in tables',
    html: nested('<table><tr><td>', '</td></tr></table>', 15),
    css: 'table{width:100%;height:100%}',
  },
  { name: 'tables without end', html: '<table>'.repeat(9_000), css: '' },
  {
    name: 'a list from a billion',
    html: `<ol start="2147483647">${'<li>x'.repeat(2_000)}</ol>`,
    css: 'ol{list-style:upper-roman}',
  },
  {
    name: 'counters in counters',
    html: nested('<ol><li>', '</li></ol>', 22),
    css: 'li::before{counter-increment:a;content:counters(a,"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")}',
  },
  { name: 'content on everything', html: '<i>x</i>'.repeat(2_000), css: `*::before{content:"${'y'.repeat(500)}"}` },
  {
    name: 'content of forty',
    html: '<i>x</i>'.repeat(2_000),
    css: `*::before{content:"${'y'.repeat(40)}"}*::after{content:"${'y'.repeat(40)}"}`,
  },
  {
    name: 'container queries',
    html: nested('<div>', '</div>', 40),
    css: `div{container-type:inline-size}${CONTAINER_RULES}`,
  },
  { name: ':has', html: '<i>x</i>'.repeat(2_000), css: 'i:has(~ i):has(+ i ~ i):not(:has(b)){color:red}' },
  { name: 'nth of', html: '<i>x</i>'.repeat(2_000), css: ':nth-child(2n+1 of i:nth-child(3n of i)){color:red}' },
  { name: 'siblings of siblings', html: '<i>x</i>'.repeat(2_000), css: 'b~i~i~i~i~i{color:red}'.repeat(300) },
  {
    name: 'descendants',
    html: nested('<div>', '</div>', 40, '<i>x</i>'.repeat(2_000)),
    css: 'b *  *  *  *  *  *{color:red}'.repeat(500),
  },
  {
    name: 'descendants of three',
    html: nested('<div>', '</div>', 40, '<i>x</i>'.repeat(2_000)),
    css: ':not(b) :not(i):empty :not(p){color:red}'.repeat(500),
  },
  { name: 'rules in rules', html: '<p>x', css: nested('a,b,i{', '}', 12, 'color:red') },
  { name: 'a selector list', html: DIVS, css: `${'div,'.repeat(7_000)}p{color:red}` },
  { name: 'rules', html: DIVS, css: 'div{color:red}'.repeat(13_000) },
  { name: 'declarations', html: DIVS, css: `div{${'color:red;'.repeat(19_000)}}` },
  { name: 'layers', html: DIVS, css: Array.from({ length: 5_000 }, (_, n) => `@layer l${n};`).join('') },
  { name: 'media in media', html: DIVS, css: nested('@media print{', '}', 5_000, 'p{color:red}') },
  {
    name: 'at rules',
    html: DIVS,
    css:
      '@counter-style x{system:numeric;symbols:a b}@property --x{syntax:"*";inherits:true}' +
      '@page{size:5m 5m}@keyframes x{}',
  },
  { name: 'unclosed', html: '<p>x', css: `p{${'('.repeat(190_000)}` },
  { name: 'a hundred thousand elements', html: '<b>'.repeat(100_000), css: '' },
  { name: 'elements side by side', html: '<b>x</b>'.repeat(48_000), css: '' },
  { name: 'breaks', html: 'x<br>'.repeat(75_000), css: '' },
  { name: 'breaks of one paragraph', html: `<p>${'x<br>'.repeat(3_000)}</p>`, css: '' },
  { name: 'isolates', html: '<bdi>א</bdi>a'.repeat(3_200), css: '' },
  { name: 'links', html: '<a href="https://a.example/">x</a>'.repeat(3_000), css: '' },
  { name: 'headings', html: '<h1>x</h1>'.repeat(3_000), css: '' },
  { name: 'formatting that is repaired', html: '<p><b class=a><i>'.repeat(20_000), css: '' },
  { name: 'attributes', html: `<p ${'a=b '.repeat(90_000)}>x</p>`, css: '' },
  { name: 'long attributes', html: `<p class="${'a '.repeat(190_000)}" title="${'b'.repeat(9_000)}">x</p>`, css: '' },
  {
    name: 'styles of each',
    html: '<i style="padding:1px 2px 3px 4px;margin:1px;color:red">x</i>'.repeat(3_000),
    css: '',
  },
  {
    name: 'a thin column',
    html: `<p>${'x'.repeat(300_000)}</p>`,
    css: 'p{width:1px;word-break:break-all;line-height:4;font-size:128px}',
  },
  { name: 'one word', html: `<p>${'x'.repeat(399_000)}</p>`, css: '' },
  { name: 'one Arabic word', html: `<p>${'ش'.repeat(300_000)}</p>`, css: '' },
  { name: 'Arabic in a thin column', html: `<p>${'ش'.repeat(6_000)}</p>`, css: 'p{width:1px;overflow-wrap:anywhere}' },
  { name: 'scripts by turns', html: `<p>${'אa'.repeat(190_000)}</p>`, css: '' },
  { name: 'marks', html: `<p>${fill('a\u0301\u0302\u0303\u0304', 300_000)}</p>`, css: '' },
  { name: 'zalgo', html: `<p>${fill('ה̷̧̢̛͓͖̗̘̙̜', 300_000)}</p>`, css: '' },
  { name: 'isolate characters', html: `<p>${fill('\u2067a\u2066א', 300_000)}</p>`, css: '' },
  { name: 'overrides', html: `<p>${fill('\u202ea\u202dא', 300_000)}</p>`, css: '' },
  {
    name: 'isolates a hundred deep',
    html: `<p>${`${'\u2067'.repeat(120)}a${'\u2069'.repeat(120)}`.repeat(500)}</p>`,
    css: '',
  },
  { name: 'bdo in bdo', html: nested('<bdo dir="rtl">', '</bdo>', 46, 'אa'.repeat(1_000)), css: '' },
  { name: 'direction marks', html: `<p>${fill('\u200e\u200fa', 300_000)}</p>`, css: '' },
  { name: 'emoji', html: `<p>${fill('👨‍👩‍👧‍👦', 300_000)}</p>`, css: '' },
  { name: 'thin pages', html: '<p>x</p>'.repeat(3_000), css: 'p{break-before:page;break-after:page}' },
  { name: 'high pages', html: '<p>x</p>'.repeat(2_000), css: 'p{height:1200px;padding:1200px}' },
  { name: 'floats', html: '<p>xx</p>'.repeat(3_000), css: 'p{float:left;width:1px}' },
  { name: 'placed', html: '<p>xx</p>'.repeat(3_000), css: 'p{position:absolute;top:1200px;left:1200px;height:1200px}' },
  { name: 'entities', html: `<p>${'&NotEqualTilde;'.repeat(26_000)}</p>`, css: '' },
  { name: 'nested without end', html: '<div>'.repeat(60_000), css: '' },
  { name: 'base64 of junk', html: `<img src="data:image/jpeg;base64,${'/9j/'.repeat(90_000)}">`, css: '' },
  { name: 'nothing but signs', html: '<'.repeat(390_000), css: ':'.repeat(190_000) },
];
