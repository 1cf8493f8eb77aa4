import { templateImageName, webpImages } from '../../shared/templates/templateImage.ts';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch, type Page } from 'puppeteer-core';
import { chromium } from '../../functions/pdf/chromium.ts';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import type { TreeElement } from '../../shared/templates/document/tree.ts';
import { renderResumePage } from '../../shared/templates/html.ts';
import { A4_PAGE } from '../../shared/templates/page.ts';
import { sampleFor } from '../../shared/templates/samples/templateSamples.ts';
import { TEMPLATE_ASSETS_FOLDER, buildTemplates } from './templates.ts';

/** Folder of the images, below the one that the web build serves unchanged. */
export const GALLERY_FOLDER = fileURLToPath(new URL('../../.build/public/images/templates/', import.meta.url));

/** Not beside the images: what lies there is published. */
const STAMPS_FOLDER = join(TEMPLATE_ASSETS_FOLDER, 'gallery');
const stampFile = (name: string) => join(STAMPS_FOLDER, `${name}.sha256`);

/** Width of an image in px (a sheet is 794); its height follows the paper. */
const IMAGE_WIDTH = 600;
const MAX_IMAGE_BYTES = 60 * 1024;
const JPEG_QUALITIES = [84, 76, 68, 60, 50, 40];
const WEBP_QUALITY = 68;

interface GalleryImage {
  readonly name: string;
  readonly html: string;
  readonly document: TreeElement;
  readonly stamp: string;
}

/**
 * Renders the gallery's images, each template with its sample in each language, at most 60 KB each. An image whose page
 * has not changed is kept. Needs `buildTemplates` to have run. Returns how many were made again.
 */
export async function buildGallery(): Promise<number> {
  await mkdir(GALLERY_FOLDER, { recursive: true });
  await mkdir(STAMPS_FOLDER, { recursive: true });
  const stale: GalleryImage[] = [];
  for (const image of await listImages()) {
    const known = await readFile(stampFile(image.name), 'utf8').catch(() => '');
    const present = [{ file: image.name }, ...webpImages(image.name)].every(({ file }) =>
      existsSync(join(GALLERY_FOLDER, file)),
    );
    if (known !== image.stamp || !present) stale.push(image);
  }
  if (stale.length > 0) await renderImages(stale);
  return stale.length;
}

async function listImages(): Promise<GalleryImage[]> {
  const base = await readFile(join(TEMPLATE_ASSETS_FOLDER, 'base.css'), 'utf8');
  const layOutScript = await readLayOutScript();
  const fonts = new Map<string, string>();
  const list: GalleryImage[] = [];
  for (const { id } of TEMPLATES) {
    const look = await readFile(join(TEMPLATE_ASSETS_FOLDER, 'styles', `${id}.css`), 'utf8').catch(() => '');
    for (const language of LANGUAGES) {
      const names = new Set<string>();
      const resume = sampleFor(id, language);
      const write = () =>
        renderResumePage(resume, {
          baseCss: base,
          styleCss: look,
          fontUrl: ({ file }) => {
            names.add(file);
            return fonts.get(file) ?? '';
          },
        });
      write();
      for (const name of names)
        if (!fonts.has(name))
          fonts.set(
            name,
            `data:font/woff2;base64,${await readFile(join(TEMPLATE_ASSETS_FOLDER, 'fonts', name), 'base64')}`,
          );
      const html = write();
      list.push({
        name: templateImageName(id, language),
        html,
        document: buildResumeDocument(resume),
        stamp: createHash('sha256')
          .update(`${IMAGE_WIDTH} ${JPEG_QUALITIES.join()} ${WEBP_QUALITY} ${JSON.stringify(webpImages(id))}`)
          .update(html)
          .update(layOutScript)
          .digest('hex'),
      });
    }
  }
  return list;
}

const readLayOutScript = () => readFile(join(TEMPLATE_ASSETS_FOLDER, 'layOutPage.js'), 'utf8');

/** Draws in one browser, in as many of its pages as there are processors. Pages of one context take turns. */
async function renderImages(wanted: readonly GalleryImage[]): Promise<void> {
  const layOutScript = await readLayOutScript();
  const { executablePath, environment } = await chromium();
  const browser = await launch({
    executablePath,
    env: environment,
    headless: 'shell',
    // It ends with this process, however that ends.
    pipe: true,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'],
  });
  const waiting = [...wanted];
  const draw = async () => {
    const page = await (await browser.createBrowserContext()).newPage();
    for (let image = waiting.shift(); image; image = waiting.shift()) await renderImage(page, image, layOutScript);
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, draw));
  } finally {
    await browser.close();
  }
}

const SHEET = { width: 794, height: A4_PAGE.heightPx };
const viewport = (width: number) => ({ ...SHEET, deviceScaleFactor: width / SHEET.width });

async function renderImage(page: Page, image: GalleryImage, layOutScript: string): Promise<void> {
  const { name, html, document: tree, stamp } = image;
  await page.setViewport(viewport(IMAGE_WIDTH));
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(layOutScript);
  // The first sheet fills the window.
  await page.evaluate((document) => void layOutPage(document), tree);
  await writeFile(join(GALLERY_FOLDER, name), await screenshotWithinLimit(page, name));
  for (const { file, width } of webpImages(name)) {
    await page.setViewport(viewport(width));
    const picture = await page.screenshot({ type: 'webp', quality: WEBP_QUALITY });
    await writeFile(join(GALLERY_FOLDER, file), picture);
  }
  await writeFile(stampFile(name), stamp);
}

async function screenshotWithinLimit(page: Page, name: string): Promise<Uint8Array> {
  for (const quality of JPEG_QUALITIES) {
    const bytes = await page.screenshot({ type: 'jpeg', quality });
    if (bytes.length <= MAX_IMAGE_BYTES) return bytes;
  }
  throw new Error(`${name} is larger than ${MAX_IMAGE_BYTES} bytes at every quality`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildTemplates();
  console.log(`gallery: ${await buildGallery()} images made`);
}
