import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'puppeteer-core';
import { chromium } from '../../../functions/pdf/chromium.ts';
import { LANGUAGES } from '../../../shared/product.ts';
import { shareImage } from '../../../shared/shareImage.ts';
import { ICONS, drawIcon } from './icons.ts';
import { drawShareImage } from './shareImage.ts';
import { robots, sitemap, webManifest } from './texts.ts';

/** What the web build serves as it is. */
const PUBLIC = fileURLToPath(new URL('../../../.build/public/', import.meta.url));
const MARK = fileURLToPath(new URL('../../../web/layout/mark.svg', import.meta.url));

async function write(file: string, content: string | Uint8Array): Promise<void> {
  const path = join(PUBLIC, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Everything by which the site is found and kept: sitemap, robots, manifest, icons, pictures of shared links. Needs the gallery's images. */
export async function buildFound(): Promise<void> {
  await Promise.all([write('sitemap.xml', sitemap()), write('robots.txt', robots()), write('manifest.webmanifest', webManifest())]);
  const mark = await readFile(MARK, 'utf8');
  const { executablePath, environment } = await chromium();
  const browser = await launch({ executablePath, env: environment, headless: 'shell', args: ['--no-sandbox', '--no-zygote', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    for (const icon of ICONS) await write(icon.file, await drawIcon(page, mark, icon));
    for (const language of LANGUAGES) await write(shareImage(language), await drawShareImage(page, mark, language));
  } finally {
    await browser.close();
  }
}
