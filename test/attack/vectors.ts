import { HOSTILE } from '../support/hostile.ts';

/** One way to have something fetched or read; `URL` is where from. */
export interface Vector {
  readonly name: string;
  readonly html: string;
  readonly css: string;
}

/** Attributes that name an address, on the elements that have them, and on some that have not. */
const PLACES = [
  ['img', 'src'],
  ['img', 'srcset'],
  ['img', 'longdesc'],
  ['img', 'lowsrc'],
  ['picture><source', 'srcset'],
  ['video', 'src'],
  ['video', 'poster'],
  ['audio', 'src'],
  ['video><source', 'src'],
  ['video><track', 'src'],
  ['iframe', 'src'],
  ['iframe', 'srcdoc'],
  ['frame', 'src'],
  ['frameset', 'onload'],
  ['object', 'data'],
  ['object', 'codebase'],
  ['embed', 'src'],
  ['applet', 'code'],
  ['body', 'background'],
  ['table', 'background'],
  ['td', 'background'],
  ['link rel=stylesheet', 'href'],
  ['link rel=preload as=image', 'href'],
  ['link rel=prefetch', 'href'],
  ['link rel=prerender', 'href'],
  ['link rel=icon', 'href'],
  ['link rel=manifest', 'href'],
  ['link rel=dns-prefetch', 'href'],
  ['link rel=preconnect', 'href'],
  ['link rel=import', 'href'],
  ['base', 'href'],
  ['form', 'action'],
  ['button', 'formaction'],
  ['input type=image', 'src'],
  ['a', 'href'],
  ['a', 'ping'],
  ['area', 'href'],
  ['svg><image', 'href'],
  ['svg><image', 'xlink:href'],
  ['svg><use', 'href'],
  ['svg><feimage', 'href'],
  ['svg><a', 'href'],
  ['svg><pattern', 'href'],
  ['svg><script', 'href'],
  ['svg><foreignobject><img', 'src'],
  ['math><maction', 'href'],
  ['script', 'src'],
  ['q', 'cite'],
  ['del', 'cite'],
  ['html', 'manifest'],
  ['meta http-equiv=refresh', 'content'],
  ['portal', 'src'],
  ['bgsound', 'src'],
  ['isindex', 'action'],
  ['p', 'style'],
] as const;

/** How an address may be written so that a reader who looks for it does not see it. */
const WRITINGS: readonly (readonly [name: string, write: (url: string) => string])[] = [
  ['plain', (url) => url],
  ['without its scheme', (url) => url.replace(/^\w+:/, '')],
  ['in capitals', (url) => url.replace(/^\w+/, (scheme) => scheme.toUpperCase())],
  ['with entities', (url) => url.replaceAll(/[:/]/g, (sign) => `&#${sign.charCodeAt(0)};`)],
  ['with entities without an end', (url) => url.replaceAll(':', '&#x3a')],
  ['with line ends', (url) => url.replace(':', ':\n').replace('//', '/\t/')],
  ['with backslashes', (url) => url.replace('//', '\\\\')],
  ['behind blanks and controls', (url) => ` \u0001${url}`],
  [
    'of an SVG',
    (url) => {
      const inside = `<image href="${url}"/><style>@import url(${url});</style>`;
      return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)}`;
    },
  ],
  ['of a page', (url) => `data:text/html,${encodeURIComponent(`<img src="${url}"><script>fetch("${url}")</script>`)}`],
  ['as a refresh', (url) => `0;url=${url}`],
  ['in a style', (url) => `background:url(${url});--x:url(${url})`],
];

/** Properties that fetch. */
const PROPERTIES = [
  'background',
  'background-image',
  'border-image',
  'border-image-source',
  'list-style',
  'list-style-image',
  'content',
  'cursor',
  'filter',
  'backdrop-filter',
  'mask',
  'mask-image',
  'mask-border-source',
  '-webkit-mask-image',
  '-webkit-mask-box-image',
  'clip-path',
  'shape-outside',
  'offset-path',
  'fill',
  'stroke',
  'marker',
  'marker-start',
  '-webkit-box-reflect',
  'src',
  'behavior',
  '-moz-binding',
  '--custom',
] as const;

const VALUES: readonly (readonly [name: string, write: (url: string) => string])[] = [
  ['url()', (url) => `url(${url})`],
  ['a quoted url()', (url) => `url("${url}")`],
  ['URL()', (url) => `URL(${url})`],
  ['an escaped url()', (url) => `\\75\\72\\6c(${url})`],
  ['a url() over lines', (url) => `u\\72l(\n"${url}"\n)`],
  ['a url() with comments', (url) => `/**/url(/**/${url}/**/)`],
  ['src()', (url) => `src("${url}")`],
  ['image()', (url) => `image("${url}")`],
  ['image-set()', (url) => `image-set("${url}" 1x)`],
  ['-webkit-image-set()', (url) => `-webkit-image-set(url(${url}) 1x)`],
  ['cross-fade()', (url) => `-webkit-cross-fade(url(${url}),url(${url}),50%)`],
  ['var()', (url) => `var(--none,url(${url}))`],
  ['a url() of a part', (url) => `url(${url}#a)`],
];

const RULES: readonly (readonly [name: string, write: (value: string) => string])[] = [
  ['a rule', (declaration) => `p{${declaration}}`],
  ['a rule for print', (declaration) => `@media print{p{${declaration}}}`],
  ['a pseudo-element', (declaration) => `p::before{content:"";${declaration}}`],
];

const AT_RULES: readonly (readonly [name: string, css: string])[] = [
  ['@import', '@import url(URL);'],
  ['@import as text', '@import "URL";'],
  ['@import with a layer', '@import "URL" layer(x) print;'],
  ['@IMPORT escaped', '@\\69mport "URL";'],
  ['@font-face', '@font-face{font-family:q;src:url(URL)}p{font-family:q}'],
  ['@namespace', '@namespace url(URL);'],
  ['@document', '@document url(URL){p{color:red}}'],
  ['@property', '@property --q{syntax:"<url>";inherits:true;initial-value:url(URL)}'],
  ['@counter-style', '@counter-style q{system:cyclic;symbols:url(URL)}ul{list-style:q}'],
  ['@page', '@page{background:url(URL);@top-left{content:url(URL)}}'],
  ['@supports', '@supports (display:grid){p{background:url(URL)}}'],
  ['an end of the style', '</style><img src=URL><style>'],
  ['an open comment', '/*</style><img src=URL>'],
];

const element = (path: string, attribute: string, value: string) => {
  const names = path.split('>').map((part) => part.trim().replace(/^</, ''));
  const last = names.pop() ?? '';
  const open = names.map((name) => `<${name}>`).join('');
  return `${open}<${last} ${attribute}="${value}">x</${last.split(' ')[0]}>${names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')}`;
};

/** More than 1,500 of them. */
export function vectorsAt(url: string): Vector[] {
  const at = (text: string) => text.replaceAll('URL', url);
  return [
    ...HOSTILE.map(({ name, head = '', body = '' }) => ({ name, html: at(head + body), css: '' })),
    ...PLACES.flatMap(([path, attribute]) =>
      WRITINGS.map(([writing, write]) => ({
        name: `<${path} ${attribute}> ${writing}`,
        html: element(path, attribute, write(url)),
        css: '',
      })),
    ),
    ...PROPERTIES.flatMap((property) =>
      VALUES.flatMap(([value, write]) =>
        RULES.map(([rule, put]) => ({
          name: `${property}: ${value} in ${rule}`,
          html: '<p>x</p>',
          css: put(`${property}:${write(url)}`),
        })),
      ),
    ),
    ...AT_RULES.map(([name, css]) => ({ name, html: '<p>x</p>', css: at(css) })),
    ...AT_RULES.map(([name, css]) => ({
      name: `${name} in the markup`,
      html: `<style>${at(css)}</style><p>x</p>`,
      css: '',
    })),
  ];
}
