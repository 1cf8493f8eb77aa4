import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'puppeteer-core';
import { chromium } from '../../../functions/pdf/chromium.ts';
import { LANGUAGES } from '../../../shared/platform/language.ts';
import { shareImagePath } from '../../../shared/site/shareImage.ts';
import { SITE_ICONS, drawIcon } from './icons.ts';
import { drawShareImage } from './shareImage.ts';
import { robotsTxt, sitemap, webManifest } from './crawlerFiles.ts';

/** The folder that the web build serves unchanged. */
const PUBLIC_FOLDER = fileURLToPath(new URL('../../../.build/public/', import.meta.url));
const SITE_FOLDER = fileURLToPath(new URL('../../../.build/web/', import.meta.url));
const MARK_FILE = fileURLToPath(new URL('../../../web/app/shell/logo.svg', import.meta.url));

async function writePublicFile(file: string, content: string | Uint8Array): Promise<void> {
  const path = join(PUBLIC_FOLDER, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Writes the files that crawlers and installation read: sitemap, robots, manifest. */
export async function writeCrawlerFiles(): Promise<void> {
  await Promise.all([
    writePublicFile('sitemap.xml', sitemap()),
    writePublicFile('robots.txt', robotsTxt()),
    writePublicFile('manifest.webmanifest', webManifest()),
  ]);
}

/** Draws icons and the images of shared links, from the gallery's, and puts all into the built site. */
export async function drawSitePictures(): Promise<void> {
  const mark = await readFile(MARK_FILE, 'utf8');
  const { executablePath, environment } = await chromium();
  const browser = await launch({
    executablePath,
    env: environment,
    headless: 'shell',
    // It ends with this process, however that ends.
    pipe: true,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    for (const icon of SITE_ICONS) await writePublicFile(icon.file, await drawIcon(page, mark, icon));
    for (const language of LANGUAGES)
      await writePublicFile(shareImagePath(language), await drawShareImage(page, mark, language));
  } finally {
    await browser.close();
  }
  await cp(PUBLIC_FOLDER, SITE_FOLDER, { recursive: true });
}
