/** Each way in which markup makes a browser fetch something; `URL` is the address. `head` goes into the head. */
export const HOSTILE: readonly {
  readonly name: string;
  readonly head?: string;
  readonly body?: string;
  readonly sure?: boolean;
}[] = [
  { name: 'prefetch', head: '<link rel="prefetch" href="URL">', sure: true },
  { name: 'preload', head: '<link rel="preload" as="image" href="URL">', sure: true },
  { name: 'modulepreload', head: '<link rel="modulepreload" href="URL">', sure: true },
  {
    name: 'preconnect and dns-prefetch',
    head: '<link rel="preconnect" href="URL"><link rel="dns-prefetch" href="URL">',
  },
  { name: 'icon and manifest', head: '<link rel="icon" href="URL"><link rel="manifest" href="URL">' },
  { name: 'stylesheet', head: '<link rel="stylesheet" href="URL">', sure: true },
  { name: 'meta refresh', head: '<meta http-equiv="refresh" content="0;url=URL">', sure: true },
  { name: 'base', head: '<base href="URL/"><link rel="stylesheet" href="x.css">', sure: true },
  { name: 'CSS import', head: '<style>@import url(URL);</style>', sure: true },
  { name: 'CSS background', body: '<style>i{background:url(URL)}</style><i>x</i>', sure: true },
  { name: 'image-set', body: '<i style="background-image:image-set(\'URL\' 1x)">x</i>', sure: true },
  { name: 'font', body: '<style>@font-face{font-family:q;src:url(URL)}b{font-family:q}</style><b>x</b>', sure: true },
  { name: 'image', body: '<img src="URL" srcset="URL 2x"><picture><source srcset="URL"><img></picture>', sure: true },
  { name: 'SVG image', body: '<svg><image href="URL" width="9" height="9"/></svg>', sure: true },
  { name: 'SVG use', body: '<svg><use href="URL#a"/></svg>' },
  {
    name: 'SVG foreignObject',
    body: '<svg><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="URL"></iframe></foreignObject></svg>',
  },
  { name: 'iframe', body: '<iframe src="URL"></iframe><iframe srcdoc="<img src=URL>"></iframe>', sure: true },
  { name: 'object', body: '<object data="URL"></object>', sure: true },
  { name: 'embed', body: '<embed src="URL">', sure: true },
  {
    name: 'media',
    body: '<video src="URL" poster="URL" autoplay></video><audio src="URL" autoplay></audio>',
    sure: true,
  },
  {
    name: 'form',
    body: '<form action="URL"><input type="image" src="URL"></form><script>document.forms[0].submit()</script>',
    sure: true,
  },
  { name: 'script', body: '<script src="URL"></script><script>fetch("URL")</script>', sure: true },
  { name: 'event handler', body: '<img src="data:," onerror="fetch(\'URL\')">', sure: true },
  { name: 'web socket', body: '<script>new WebSocket("URL".replace("http","ws"))</script>', sure: true },
  { name: 'javascript link', body: '<iframe src="javascript:fetch(\'URL\')"></iframe>' },
  {
    name: 'speculation rules',
    head: '<script type="speculationrules">{"prefetch":[{"source":"list","urls":["URL"]}]}</script>',
  },
];
