import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TemplateAssets } from '../../functions/pdf/templateAssets.ts';
import { LAUNCH_MODE_NAMES } from '../../functions/pdf/launchChromium.ts';
import { PrintBrowser } from '../../functions/pdf/printBrowser.ts';
import { chromium } from '../../functions/pdf/chromium.ts';
import { createBareJob, renderPdf, createResumeJob } from '../../functions/pdf/renderPdf.ts';
import { RESUME_PAGE_CSP } from '../../shared/templates/html.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { EXHAUSTIVE, howMany } from '../support/exhaustive.ts';
import { HOSTILE } from '../support/hostile.ts';
import { mapResumeTexts } from '../tools/resume-variants.ts';
import { extractPages } from '../tools/pdf-text.ts';

const SECRET = 'SecretOfThisMachine';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const START = '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">';
const withPolicy = `${START}<meta http-equiv="Content-Security-Policy" content="${RESUME_PAGE_CSP}">`;

let server: Server;
let url: string;
let hits: string[] = [];
let connections = 0;
const secretFile = join(tmpdir(), `korot-secret-${process.pid}.txt`);
const assets = new TemplateAssets(new URL('../../.build/templates', import.meta.url).pathname);

beforeAll(async () => {
  await writeFile(secretFile, SECRET);
  server = createServer((request, response): unknown => {
    const page = /^\/page\/(\d+)$/.exec(request.url ?? '');
    if (page) return response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(Number(page[1])));
    hits.push(request.url ?? '');
    return response.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' }).end(PIXEL);
  });
  server.on('connection', () => (connections += 1));
  server.on('upgrade', (request, socket) => {
    hits.push(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(secretFile, { force: true });
});

const at = (markup: string, name: string, address = url) =>
  markup.replaceAll('URL', `${address}/${encodeURIComponent(name)}`);
/** A page with one attack, without any protection. */
function pageOf(index: number): string {
  const { name = '', head = '', body = '' } = HOSTILE[index] ?? {};
  return at(`${START}${head}</head><body>${body}</body></html>`, name);
}

/** Names of the attacks that must reach the server and have not. */
const unheard = () =>
  HOSTILE.filter(({ name, sure }) => sure && !hits.some((hit) => hit.startsWith(`/${encodeURIComponent(name)}`))).map(
    ({ name }) => name,
  );

/** Waits as long as late requests take; the positive control shows that it is enough. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 500));

const leaks = (address: string) => [
  `<iframe src="${address}" width="500" height="100"></iframe>`,
  `<object data="${address}"></object><embed src="${address}">`,
  `<link rel="stylesheet" href="${address}"><style>@import url(${address});</style>`,
  `<meta http-equiv="refresh" content="0;url=${address}">`,
  `<script>fetch("${address}").then(r=>r.text()).then(t=>document.body.append(t))</script>`,
  `<a href="${address}">link</a>`,
];

/** Of these the ones whose turn it is: every second one, so that two turns take all. */
const turnOf = <T>(all: readonly T[], turn: number): T[] => all.filter((_, at) => EXHAUSTIVE || (at + turn) % 2 === 0);

/** How many résumés have the attacks in their fields, each field another one in each. */
const FIELD_TURNS = howMany(4, HOSTILE.length);

/** A browser without our restrictions. */
async function openUnprotected() {
  const { executablePath, environment } = await chromium();
  const args = ['--no-sandbox', '--no-zygote', '--disable-gpu'];
  return launch({ executablePath, env: environment, headless: 'shell', pipe: true, args });
}

describe('without protection (the positive control)', () => {
  let open: Awaited<ReturnType<typeof openUnprotected>>;
  beforeAll(async () => void (open = await openUnprotected()));
  afterAll(() => open?.close());

  it('a file of the machine gets into a page', async () => {
    const page = await open.newPage();
    await page.goto(`file://${secretFile}`);
    expect((await extractPages(await page.pdf())).pages.join('')).toContain(SECRET);
  });

  it('hostile markup reaches a server in each of its ways', async () => {
    hits = [];
    const pages = await Promise.all(HOSTILE.map(() => open.newPage()));
    // Some never finish loading.
    for (const [index, page] of pages.entries()) void page.goto(`${url}/page/${index}`).catch(() => {});
    for (let waited = 0; waited < 40 && unheard().length > 0; waited += 1) await settle();
    expect(unheard()).toEqual([]);
  });
});

// Each attack is tried in both modes, with our policy in one and without any in the other.
describe.each(LAUNCH_MODE_NAMES)('hostile markup in a browser of the mode %s', (mode) => {
  const turn = LAUNCH_MODE_NAMES.indexOf(mode);
  const browser = new PrintBrowser({ mode });
  afterAll(() => browser.close());

  it.each([
    ['our policy', withPolicy, turn],
    ['no policy', START, turn + 1],
  ])('reaches no server from a printed page with %s', async (_, start, own) => {
    hits = [];
    connections = 0;
    for (const { name, head = '', body = '' } of turnOf(HOSTILE, own)) {
      // The browser's page is used again after each attack, so that a page that was navigated away would be noticed.
      await browser
        .print({ head: at(`${start}${head}</head><body>`, name), body: at(`<p>x</p>${body}`, name) })
        .catch(() => {});
      const next = await browser.print({
        head: `${withPolicy}<style></style></head><body>`,
        body: '<p>afterwards</p>',
      });
      expect((await extractPages(next)).pages.join('')).toBe('afterwards');
    }
    await settle();
    expect(hits).toEqual([]);
    expect(connections).toBe(0);
  });

  it('reaches no server and loses no text from the bare form', async () => {
    hits = [];
    connections = 0;
    const html = HOSTILE.map(({ name, head = '', body = '' }) => at(`${head}${body}`, name)).join('');
    const css = at(
      '@import "URL";@font-face{font-family:z;src:url(URL)}p{background:url(URL);list-style:url(URL)}',
      'css',
    );
    const pdf = await renderPdf(
      browser,
      createBareJob({ html: `<p>before</p>${html}<p>after</p>`, css, templateId: 'classic' }, assets),
    );
    await settle();
    const [text = ''] = (await extractPages(pdf)).pages;
    expect(text).toContain('before');
    expect(text).toContain('after');
    expect(hits).toEqual([]);
    expect(connections).toBe(0);
  });

  it('is text in every field of a résumé', async () => {
    hits = [];
    connections = 0;
    const attacks = HOSTILE.map(({ name, head = '', body = '' }) => at(`${head}${body}`, name).slice(0, 280));
    for (let turns = 0; turns < FIELD_TURNS; turns += 1) {
      let field = turns * Math.ceil(attacks.length / FIELD_TURNS);
      const resume = mapResumeTexts(
        { ...SAMPLE_EN, templateId: 'classic' },
        () => attacks[(field += 1) % attacks.length] ?? '',
      );
      const pdf = await renderPdf(browser, createResumeJob(resume, assets, { carry: true }));
      const text = (await extractPages(pdf)).pages.join('');
      for (const attack of attacks) expect(text).toContain(attack.slice(0, 20).replaceAll(' ', ''));
    }
    await settle();
    expect(hits).toEqual([]);
    expect(connections).toBe(0);
  });

  it('gets no file of the machine into a PDF', async () => {
    for (const [index, markup] of leaks(`file://${secretFile}`).entries()) {
      for (const head of turnOf([withPolicy, START], index + turn)) {
        const pdf = await browser
          .print({ head: `${head}${markup}</head><body>`, body: `<p>before</p>${markup}` })
          .catch(() => undefined);
        if (pdf) expect((await extractPages(pdf)).pages.join('')).not.toContain(SECRET);
      }
    }
  });

  it('runs no script, from an element, an attribute or a link', async () => {
    const body =
      '<p>still</p><script>document.body.textContent="changed"</script><img src="data:," ' +
      'onerror="document.body.textContent=\'changed\'"><svg ' +
      'onload="document.body.textContent=\'changed\'"></svg>';
    for (const head of [withPolicy, START]) {
      const pdf = await browser.print({
        head: `${head}<script>addEventListener("load",()=>{document.body.textContent="changed"})</script></head><body>`,
        body,
      });
      expect((await extractPages(pdf)).pages.join('')).toBe('still');
    }
  });
});
