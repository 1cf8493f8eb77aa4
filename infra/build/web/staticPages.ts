import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { STATIC_PAGES, staticPageFile } from '../../../shared/site/staticPages.ts';
import { LANGUAGES, type Language } from '../../../shared/platform/language.ts';
import { placeScripts } from './placeScripts.ts';

/** The exports of `web/prerender.tsx` when it is built for Node; infra knows no React. */
interface PrerenderModule {
  readonly ROUTES: readonly { readonly path: string; readonly areas: readonly string[] }[];
  readonly prerenderPage: (
    path: string,
    language: Language,
  ) => Promise<{ readonly direction: string; readonly head: string; readonly body: string }>;
}

export interface StaticPagesOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** The built `web/prerender.tsx`. */
  readonly prerender: string;
  readonly manifest: Manifest;
  /** Text of {@link SCREENS_FILE}. */
  readonly screens: string;
}

/**
 * Writes {@link STATIC_PAGES} in every language, each with the scripts and styles that its screen will ask for anyway.
 */
export async function writeStaticPages({ site, prerender, manifest, screens }: StaticPagesOptions): Promise<void> {
  const shell = await readFile(join(site, 'index.html'), 'utf8');
  const { ROUTES, prerenderPage } = (await import(pathToFileURL(prerender).href)) as PrerenderModule;
  const starter = `/${manifest['afterPaint.ts']?.file}`;
  for (const { path, script } of STATIC_PAGES) {
    const areas = ['shell', ...(ROUTES.find((route) => route.path === path)?.areas ?? [])];
    const page = routeModule(path, screens);
    for (const language of LANGUAGES) {
      const { direction, head, body } = await prerenderPage(path, language);
      const inline = / style="[^"]*"/.exec(body)?.[0];
      if (inline !== undefined)
        throw new Error(
          `${path} has${inline}: the content security policy forbids inline styles in written pages, use a class`,
        );
      const needs = requiredFiles(
        [page, ...areas.map((area) => `lib/i18n/messages/${language}/${area}.json`)],
        manifest,
      );
      const html = shell
        .replace(/<title data-written="">[^<]*<\/title>\s*/, '')
        .replace('<html lang="he" dir="rtl"', `<html lang="${language}" dir="${direction}"`)
        .replace('</head>', () => `${markHead(head)}${preloadLinks(needs, shell)}\n  </head>`)
        .replace('<div id="root"></div>', () => `<div id="root" ${rootMarks(path, language, body)}>${body}</div>`);
      const file = join(site, staticPageFile(path, language));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, placeScripts(html, script, starter));
    }
  }
}

/** Attributes that the page's script reads: the page's name, its size (see `writtenSize`), and its year. */
const rootMarks = (path: string, language: Language, body: string) =>
  `data-page="${path}" data-language="${language}" ` +
  `data-size="${writtenSize(body)}" data-year="${new Date().getFullYear()}"`;

/**
 * Returns how many elements a page has, and how many characters of text, without the parts for crawlers, which hold the
 * site's origin. By these the browser recognises the page as written, before an extension, a translator or an app
 * inserts something.
 */
export function writtenSize(body: string): string {
  const text = body
    .replaceAll(/<!--.*?-->|<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:\w+|#x\w+);/g, '.');
  return `${body.match(/<[a-z]/gi)?.length ?? 0} ${text.length}`;
}

/** Says what module each path loads, one row a path. */
const SCREENS_FILE = 'app/routes/routeScreens.ts';

/** Source path, below `web/`, of the module that a path loads. Throws when the table does not say. */
export function routeModule(path: string, screens: string): string {
  const row = new RegExp(`'${path}': \\(\\) => import\\('([^']+)'\\)`).exec(screens);
  if (!row?.[1]) throw new Error(`web/${SCREENS_FILE} names no module for ${path}`);
  return join(dirname(SCREENS_FILE), row[1]);
}

/** Scripts and styles of modules with everything they import. */
export function requiredFiles(
  modules: readonly string[],
  manifest: Manifest,
): { readonly scripts: string[]; readonly styles: string[] } {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the site's build knows nothing of ${key}`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return { scripts: chunks.map(({ file }) => file), styles: [...new Set(chunks.flatMap(({ css = [] }) => css))] };
}

/** Links that are not in the page yet. */
function preloadLinks(
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
  page: string,
): string {
  const fresh = (files: readonly string[]) => files.filter((file) => !page.includes(`"/${file}"`));
  return [
    ...fresh(styles).map((file) => `\n    <link rel="stylesheet" crossorigin href="/${file}">`),
    ...fresh(scripts).map((file) => `\n    <link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/** The head as React wrote it; what React will write again is marked, so that it gives way when React takes over. */
const markHead = (head: string) =>
  head
    .replaceAll(/<(title|meta|link)(?=[\s>])/g, '\n    <$1 data-written=""')
    .replaceAll('<link data-written="" rel="preload"', '<link rel="preload"');
