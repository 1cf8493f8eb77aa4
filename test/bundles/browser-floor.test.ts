import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { buildTargets, floorVersions } from '../../infra/build/web/browserFloor.ts';
import { isKnownTo, scriptFeatures, styleFeatures, supportOf, unknownFeatures } from '../tools/browser-features.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILT = join(ROOT, '.build/web');

/** The floor by the names of the compatibility data. */
const { chrome = 0, edge = 0, firefox = 0, safari = 0, ios_saf: ios = 0 } = floorVersions();
const FLOOR = {
  chrome,
  chrome_android: chrome,
  edge,
  firefox,
  firefox_android: firefox,
  safari,
  safari_ios: ios,
};

/** What the check of old browsers asks for, and the oldest browsers that have all of it. */
const ASKED = [...readFileSync(join(ROOT, 'web/oldBrowser.ts'), 'utf8').matchAll(/^ {4}'([\w.]+)': \(\) =>/gm)].map(
  ([, key = '']) => key,
);
const LET_PASS = Object.fromEntries(
  Object.keys(FLOOR).map((browser) => [
    browser,
    Math.max(...ASKED.map((key) => parseFloat(supportOf(key)[browser] ?? 'NaN'))),
  ]),
) as typeof FLOOR;

/**
 * What built files may use though not every browser that is let pass knows it, by the reason. A key that no file uses
 * any more is a fault too.
 */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'looks alone: without it the page is whole, only plainer': [
    'api.CanvasRenderingContext2D.imageSmoothingQuality',
    'css.at-rules.page',
    'css.properties.accent-color',
    'css.properties.box-decoration-break',
    'css.properties.box-decoration-break.clone',
    'css.properties.cursor.grab',
    'css.properties.cursor.not-allowed',
    'css.properties.cursor.pointer',
    'css.properties.cursor.progress',
    'css.properties.cursor.zoom-in',
    'css.properties.field-sizing',
    'css.properties.field-sizing.content',
    'css.properties.forced-color-adjust',
    'css.properties.forced-color-adjust.none',
    'css.properties.overscroll-behavior-x',
    'css.properties.overscroll-behavior-x.contain',
    'css.properties.resize',
    'css.properties.scrollbar-gutter',
    'css.properties.scrollbar-gutter.stable',
    'css.properties.scrollbar-width',
    'css.properties.scrollbar-width.none',
    'css.properties.scrollbar-width.thin',
    'css.properties.text-wrap.balance',
    'css.properties.text-wrap.pretty',
  ],
  'prefixed by the build for Safari': [
    'css.properties.user-select',
    'css.properties.user-select.all',
    'css.properties.text-align.match-parent',
    'css.properties.user-select.none',
    'css.properties.user-select.text',
  ],
  'asked for before it is used, in our own code': [
    'api.Navigator.canShare',
    'api.Navigator.share',
    'api.Navigator.userAgentData',
    'api.Navigator.connection',
    'api.Navigator.globalPrivacyControl',
    'api.ServiceWorkerGlobalScope.cookieStore',
    'api.Window.requestIdleCallback',
  ],
  'asked for before it is used, in React, react-intl or ProseMirror': [
    'api.Document.caretPositionFromPoint',
    'api.Selection.getComposedRanges',
    'api.trustedTypes',
    'api.Document.startViewTransition',
    'api.Window.navigation',
    'javascript.builtins.Intl.DurationFormat',
  ],
  'known long before by what of it is used: the data wait for the rest of it': [
    // Safari on iOS below 18.3 did not close popovers by itself; ours are manual.
    'api.HTMLElement.popover',
    'api.HTMLImageElement.fetchPriority',
    'api.HTMLInputElement.capture',
    'api.InputEvent.isComposing',
    'api.MouseEvent.movementX',
    'api.MouseEvent.movementY',
    'api.Window.devicePixelRatio',
    'api.Window.open',
  ],
  'a name of our own or of a library, not the browser’s': [
    'api.CanvasRenderingContext2D.font',
    'api.ElementInternals.states',
    'api.IntersectionObserver.delay',
    'api.ScreenOrientation.lock',
    'api.ServiceWorkerRegistration.sync',
    'api.Navigator.contacts',
    'api.Navigator.ink',
    'api.PerformanceNavigationTiming.confidence',
    'api.RTCIceCandidate.address',
    'api.RTCIceCandidate.priority',
    'api.Request.bytes',
    'api.VTTCue.region',
    'javascript.builtins.Iterator.drop',
    'javascript.builtins.Iterator.take',
    'javascript.builtins.Iterator.toArray',
    // Of a memory of WebAssembly.
    'javascript.builtins.SharedArrayBuffer.grow',
  ],
};

/**
 * pdf.js in its build for older browsers, which brings what they lack or asks before it uses it. Where it fails all the
 * same, the review of an import says that the file's pages cannot be drawn.
 */
const PDF_READER = /^assets\/(?:pdf|pdfWorker)-[\w-]+\.js$/;

const unknownIn = (code: string) => unknownFeatures(LET_PASS, scriptFeatures(code));

describe('the floor of browsers', () => {
  it('is a list of Baseline with its date, and the build is made for it', () => {
    expect(buildTargets().sort()).toEqual(['chrome125', 'edge125', 'firefox126', 'ios17.5', 'safari17.5']);
  });

  it('is not below what the check of old browsers lets pass', () => {
    expect(ASKED.length).toBeGreaterThan(2);
    for (const key of ASKED) expect([key, isKnownTo(FLOOR, key)]).toEqual([key, true]);
  });

  it('is shown on the page in the very versions that are let pass', () => {
    const page = readFileSync(join(BUILT, 'index.html'), 'utf8').replaceAll(/<[^>]+>/g, '');
    const told = [
      `Chrome ${LET_PASS.chrome}`,
      `Edge ${LET_PASS.edge}`,
      `Safari ${LET_PASS.safari}`,
      `Firefox ${LET_PASS.firefox}`,
    ];
    for (const each of told) expect(page.split(each)).toHaveLength(3);
  });
});

describe('the built files', () => {
  const files = globSync('**/*.{js,css}', { cwd: BUILT });

  it('use nothing that a browser which is let pass does not know, except for exceptions with their reasons', () => {
    expect(files.length).toBeGreaterThan(40);
    // The worker, the page's part, and the name by which a second place asks for that.
    expect(files.filter((file) => PDF_READER.test(file))).toHaveLength(3);
    const used = new Map<string, string[]>();
    for (const file of files) {
      if (PDF_READER.test(file)) continue;
      const text = readFileSync(join(BUILT, file), 'utf8');
      const uses = file.endsWith('.css') ? styleFeatures(text) : scriptFeatures(text);
      for (const key of unknownFeatures(LET_PASS, uses)) used.set(key, [...(used.get(key) ?? []), file]);
    }
    const excepted = Object.values(EXCEPTIONS).flat();
    expect(
      [...used].filter(([key]) => !excepted.includes(key)).map(([key, where]) => `${key}: ${where.join()}`),
    ).toEqual([]);
    expect(excepted.filter((key) => !used.has(key))).toEqual([]);
  });

  it('have the check of old browsers in the oldest syntax, before every module of every page', () => {
    const [check = ''] = files.filter((file) => file.startsWith('assets/old-browser-'));
    parse(readFileSync(join(BUILT, check), 'utf8'), { ecmaVersion: 5 });
    const pages = ['index.html', ...globSync('pages/**/*.html', { cwd: BUILT })];
    expect(pages.length).toBeGreaterThan(18);
    for (const page of pages) {
      const [first] = /<script [^>]*>/.exec(readFileSync(join(BUILT, page), 'utf8')) ?? [];
      expect([page, first]).toEqual([page, `<script defer src="/${check}">`]);
    }
    expect(readFileSync(join(BUILT, 'worker.js'), 'utf8')).toContain(check);
  });
});

describe('what is too new', () => {
  it.each([
    ['Promise.try(f)', 'javascript.builtins.Promise.try'],
    ['new Set(a).union(b)', 'javascript.builtins.Set.union'],
    ['m.values().map(f)', 'javascript.builtins.Iterator.map', 'javascript.builtins.Iterator.Iterator'],
    ['Array.fromAsync(a)', 'javascript.builtins.Array.fromAsync'],
    ['RegExp.escape(a)', 'javascript.builtins.RegExp.escape'],
    ['new URLPattern()', 'api.URLPattern'],
    ['const f = URLPattern', 'api.URLPattern'],
    ['document.startViewTransition(f)', 'api.Document.startViewTransition'],
    ['globalThis.scheduler.yield()', 'api.scheduler'],
    ['AbortSignal.any([a])', undefined],
    ['Promise.withResolvers(); URL.canParse(a); [].toSorted(); Object.keys(a).map(f); a.map(f)', undefined],
    ['const union = 1; f({ union }); a.closest("b").remove()', undefined],
  ])('is found in a script: %s', (code, ...keys) => {
    expect(unknownIn(code)).toEqual(keys.filter((key) => key !== undefined));
  });

  it.each(['using a = b', 'f(/(?i:a)b/)', "import a from './a.json' with { type: 'json' }", '@a class B {}'])(
    'is refused as syntax: %s',
    (code) => {
      expect(() => scriptFeatures(code)).toThrow(SyntaxError);
    },
  );

  it.each([
    ['a { anchor-name: --a }', 'css.properties.anchor-name'],
    ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'],
    ['a:open { color: red }', 'css.selectors.open'],
    ['a { field-sizing: content }', 'css.properties.field-sizing'],
    ['@layer a { b:has(c) { inset: 0; block-size: 100dvh; color: color-mix(in srgb, red, blue) } }', undefined],
  ])('is found in a style sheet: %s', (text, key) => {
    const found = unknownFeatures(LET_PASS, styleFeatures(text));
    if (key === undefined) expect(found).toEqual([]);
    else expect(found).toContain(key);
  });
});
