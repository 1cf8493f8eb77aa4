import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { GALLERY_FOLDER, buildGallery } from '../../infra/build/gallery.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { webpImages } from '../../shared/templates/templateImage.ts';
import { setUpBrowser, setUpTemplates } from './worker.ts';

let browser: Browser;
let page: Page;

setUpBrowser((one) => (browser = one));
setUpTemplates();
beforeAll(async () => {
  await buildGallery();
  page = await browser.newPage();
});

/** Size of a picture as a browser decodes it, and how much of it is not white. */
function look(bytes: Buffer, type = 'jpeg'): Promise<{ width: number; height: number; inked: number }> {
  return page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 160) dark += 1;
      return { width, height, inked: dark / (width * height) };
    },
    `data:image/${type};base64,${bytes.toString('base64')}`,
  );
}

it.each(TEMPLATES.map(({ id }) => id))(
  '[TPL-10] %s has its image in both languages, a sheet of 600 px in at most 60 KB, and as WebP',
  async (id) => {
    for (const name of [`${id}-template.jpg`, `${id}-template-en.jpg`]) {
      const bytes = await readFile(join(GALLERY_FOLDER, name));
      expect(bytes.length).toBeLessThanOrEqual(60 * 1024);
      const { width, height, inked } = await look(bytes);
      expect(width).toBe(600);
      expect(height / width).toBeCloseTo(297 / 210, 1);
      expect(inked, 'text on it').toBeGreaterThan(0.02);
      for (const { file, width: wanted } of webpImages(name)) {
        const picture = await readFile(join(GALLERY_FOLDER, file));
        expect(picture.length).toBeLessThanOrEqual(120 * 1024);
        expect((await look(picture, 'webp')).width).toBe(wanted);
      }
    }
  },
);

it('makes no image again while nothing has changed', async () => {
  expect(await buildGallery()).toBe(0);
});
