import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Manifest } from 'vite';
import { buildTargets } from './browserFloor.ts';
import { staticPageFile } from '../../../shared/site/staticPages.ts';
import { LANGUAGES } from '../../../shared/platform/language.ts';

export interface ServiceWorkerOptions {
  /** Folder of the built site. */
  readonly site: string;
  readonly source: string;
  readonly manifest: Manifest;
  /** Source path, below `web/`, of the builder's screen. */
  readonly page: string;
}

/** Writes `worker.js` with the list of what the builder needs. Answers what is kept, as paths of the site. */
export async function writeServiceWorker({
  site,
  source,
  manifest,
  page,
}: ServiceWorkerOptions): Promise<readonly string[]> {
  const pages = LANGUAGES.map((language) => `/${staticPageFile('/builder', language)}`);
  // All of them: they are small, and dialogs bring their own.
  const texts = Object.keys(manifest).filter((key) => key.startsWith('lib/i18n/messages/'));
  const { code, fonts, own: shellAssets } = precachedFiles([page, ...texts], manifest);
  const [first = ''] = pages;
  const scripts = [...(await readFile(join(site, first), 'utf8')).matchAll(/<script defer src="([^"]+)"/g)];
  const files = [...pages, ...scripts.map(([, path = '']) => path), ...code, ...shellAssets];
  const hash = createHash('sha256').update(files.join());
  for (const path of pages) hash.update(await readFile(join(site, path)));
  await build({
    entryPoints: [source],
    outfile: join(site, 'worker.js'),
    bundle: true,
    minify: true,
    target: buildTargets(),
    define: {
      VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)),
      FILES: JSON.stringify(files),
      FONTS: JSON.stringify(fonts),
    },
  });
  return files;
}

/** Emoji alone weigh as much as all the others together; without them, those of the system show. */
const EXCLUDED_FONT = /\/emoji-/;

/** Other screens, and the sign-in code, which is nothing without a network. */
const EXCLUDED_CHUNK = /Page\.tsx$|^features\/auth\/cognito\//;

/**
 * Scripts and styles of the shell and these modules, with all that they load, now or later. `own` are the shell's own
 * fonts and images, `fonts` those of the templates.
 */
export function precachedFiles(
  modules: readonly string[],
  manifest: Manifest,
): { readonly code: string[]; readonly own: string[]; readonly fonts: string[] } {
  const now = collectReachable(['index.html', 'afterPaint.ts'], manifest, ({ imports = [] }) => imports);
  const all = collectReachable([...now, ...modules], manifest, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports.filter((key) => !EXCLUDED_CHUNK.test(key)),
  ]);
  const shellAssets = listFiles(now, manifest, ({ assets = [] }) => assets);
  const fonts = listFiles(all, manifest, ({ assets = [] }) => assets).filter(
    (file) => file.endsWith('.woff2') && !shellAssets.includes(file) && !EXCLUDED_FONT.test(file),
  );
  return { code: listFiles(all, manifest, ({ file, css = [] }) => [file, ...css]), own: shellAssets, fonts };
}

type ManifestChunk = Manifest[string];

function collectReachable(
  roots: readonly string[],
  manifest: Manifest,
  next: (chunk: ManifestChunk) => readonly string[],
): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the site’s build knows nothing of ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    next(chunk).forEach(visit);
  };
  roots.forEach(visit);
  return [...seen];
}

function listFiles(
  keys: readonly string[],
  manifest: Manifest,
  files: (chunk: ManifestChunk) => readonly string[],
): string[] {
  return [...new Set(keys.flatMap((key) => files(manifest[key] as ManifestChunk)))].map((file) => `/${file}`);
}
