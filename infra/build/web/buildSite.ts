import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from 'vite';
import { writeCrawlerFiles } from '../seo/buildSeo.ts';
import { routeModule, writeStaticPages } from './staticPages.ts';
import { writeServiceWorker } from './serviceWorker.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SITE_FOLDER = join(ROOT, '.build/web');
const PRERENDER_FOLDER = join(ROOT, '.build/prerender');

/**
 * The web client, then its static pages, written by the same components built for Node. Always for production: a
 * NODE_ENV of the caller's, such as a test runner's, would put React's development build into the site.
 */
export async function buildSite(): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await writeCrawlerFiles();
    const { build } = await import('vite');
    const common = { configFile: join(ROOT, 'vite.config.ts'), configLoader: 'native', logLevel: 'warn' } as const;
    await Promise.all([
      build(common),
      build({
        ...common,
        ssr: { noExternal: true },
        build: {
          ssr: join(ROOT, 'web/prerender.tsx'),
          outDir: PRERENDER_FOLDER,
          manifest: false,
          copyPublicDir: false,
          rolldownOptions: { input: join(ROOT, 'web/prerender.tsx') },
        },
      }),
    ]);
    const manifest = JSON.parse(await readFile(join(SITE_FOLDER, '.vite/manifest.json'), 'utf8')) as Manifest;
    await rm(join(SITE_FOLDER, '.vite'), { recursive: true });
    const screens = await readFile(join(ROOT, 'web/app/routes/routeScreens.ts'), 'utf8');
    await writeStaticPages({ site: SITE_FOLDER, prerender: join(PRERENDER_FOLDER, 'prerender.js'), manifest, screens });
    await writeServiceWorker({
      site: SITE_FOLDER,
      source: join(ROOT, 'web/lib/offline/serviceWorker.ts'),
      manifest,
      page: routeModule('/builder', screens),
    });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
