import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isPhoto, photoAddress } from '../../shared/resume/photo.ts';
import { photoFile } from '../../shared/resume/photoFiles.ts';
import type { Language } from '../../shared/platform/language.ts';
import enBuilder from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import enHelp from '../../web/lib/i18n/messages/en/help.json' with { type: 'json' };
import heBuilder from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import heHelp from '../../web/lib/i18n/messages/he/help.json' with { type: 'json' };
import { everyNth } from '../support/exhaustive.ts';
import { drawPicture } from '../support/pictures.ts';
import { filledResume, sheet, storedResume, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();
const TEXTS: Readonly<Record<Language, typeof enBuilder & typeof enHelp>> = {
  en: { ...enBuilder, ...enHelp },
  he: { ...heBuilder, ...heHelp },
};

const openDialog = async (page: Page, language: Language) => {
  const name = TEXTS[language]['builder.personal.photo'];
  await page.locator('.panel').getByRole('button', { name, exact: true }).click();
  await page.getByText(TEXTS[language]['help.photo.advice']).waitFor();
};
/** A file of this content, or that of a path, which is not sent to the browser piece by piece. */
const choose = (page: Page, file: Buffer | string, name = 'me.jpg', mimeType = 'image/jpeg') =>
  page
    .locator('dialog input[type=file]')
    .setInputFiles(typeof file === 'string' ? file : { name, mimeType, buffer: file });
const press = (page: Page, name: string) => page.locator('dialog').getByRole('button', { name, exact: true }).click();
const kept = async (page: Page) => (await storedResume(page))?.photo;

/** The colours of a photograph in its corners, from the upper left one, clockwise; and its edge. */
const cornersOf = (page: Page, photo: string) =>
  page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const [near, far] = [8, image.width - 9];
    const corners = [
      [near, near],
      [far, near],
      [far, far],
      [near, far],
    ].map(([x = 0, y = 0]) =>
      [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)].map((light) => (light > 128 ? 1 : 0)).join(''),
    );
    return [
      image.width,
      corners.map((bits) => ({ '100': 'red', '010': 'green', '001': 'blue', '110': 'yellow' })[bits] ?? bits),
    ];
  }, photoAddress(photo));

describe('a photograph in the builder', () => {
  it.each([
    ['en', 1440],
    ['he', 360],
  ] as const)('%s at %i px: is chosen, cropped by keys and finger, seen, and removed', async (language, width) => {
    const texts = TEXTS[language];
    const { page, context, faults } = await visitBuilder(product, { language, width, resume: filledResume() });
    await openDialog(page, language);
    // Held on its side: what is at the left of the file is above.
    await choose(page, await drawPicture(page, { width: 900, height: 600, orientation: 6 }));
    await page.getByLabel(texts['help.photo.zoom']).waitFor();
    await press(page, texts['help.photo.use']);
    await expect.poll(() => kept(page)).toBeTypeOf('string');
    const photo = (await kept(page)) ?? '';
    expect([isPhoto(photo), Buffer.from(photoFile(photo)).includes('GPS')]).toEqual([true, false]);
    expect(await cornersOf(page, photo)).toEqual([320, ['blue', 'red', 'green', 'yellow']]);
    if (width > 1000)
      await expect.poll(() => sheet(page).locator('img.photo').getAttribute('src')).toBe(photoAddress(photo));

    await openDialog(page, language);
    await choose(page, await drawPicture(page, { width: 800, height: 800, type: 'image/png' }), 'me.jpg');
    const zoom = page.getByLabel(texts['help.photo.zoom']);
    await zoom.focus();
    await page.keyboard.press('End');
    await page.getByLabel(texts['help.photo.across']).focus();
    await page.keyboard.press('Home');
    await page.getByLabel(texts['help.photo.upDown']).focus();
    await page.keyboard.press('Home');
    // Nothing but the upper left quarter; then it is dragged to the right, as far as the middle.
    const stage = (await page.locator('.photo-stage canvas').boundingBox())!;
    await page.mouse.move(stage.x + stage.width - 2, stage.y + stage.height / 2);
    await page.mouse.down();
    for (let step = 0; step < 6; step += 1) {
      await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2 + step);
    }
    await page.mouse.up();
    await page.getByLabel(texts['help.photo.across']).focus();
    await page.keyboard.press('End');
    await press(page, texts['help.photo.use']);
    await expect.poll(() => kept(page)).not.toBe(photo);
    expect(await cornersOf(page, (await kept(page)) ?? '')).toEqual([320, ['green', 'green', 'green', 'green']]);

    await openDialog(page, language);
    await press(page, texts['help.photo.remove']);
    await expect.poll(() => kept(page)).toBeUndefined();
    await page.keyboard.press('Control+z');
    await expect.poll(() => kept(page)).toBeTypeOf('string');
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(everyNth(2, ['he', 'en'] as const))(
    '%s: says what is wrong with a file, and keeps what was there',
    async (language) => {
      const texts = TEXTS[language];
      const { page, context, faults } = await visitBuilder(product, { language, width: 1440, resume: filledResume() });
      await openDialog(page, language);
      const whole = await drawPicture(page, { width: 400, height: 400 });
      const png = await drawPicture(page, { width: 400, height: 400, type: 'image/png' });
      const fault = (id: string) =>
        Object.entries(texts).find(([name]) => name === `help.photo.fault.${id}`)?.[1] ?? '';
      const large = join(await mkdtemp(join(tmpdir(), 'photo-')), 'large.jpg');
      await writeFile(large, '');
      await truncate(large, 40_000_001);
      const cases: readonly (readonly [Buffer | string, string, string])[] = [
        [Buffer.alloc(0), 'me.jpg', fault('empty')],
        [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'IMG_1.HEIC', fault('heic')],
        [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.jpg', fault('unreadable')],
        [whole.subarray(0, -200), 'me.jpg', fault('cut')],
        [png.subarray(0, -30), 'me.png', fault('cut')],
        [Buffer.from('GIF89a'), 'me.gif', fault('moving')],
        [await drawPicture(page, { width: 100, height: 400 }), 'me.jpg', fault('tooSmall').replace('{least}', '120')],
        [
          Buffer.alloc(40_000_001),
          'me.jpg',
          fault('tooLarge').replace('{megabytes}', '40').replace('{megapixels}', '100'),
        ],
      ];
      for (const [buffer, name, text] of cases) {
        await choose(page, buffer, name);
        await expect.poll(() => page.locator('dialog .photo-fault').textContent(), { message: name }).toBe(text);
      }
      // A large camera's is taken, and the others' fault is gone.
      await choose(page, await drawPicture(page, { width: 6_000, height: 4_000 }));
      await page.getByLabel(texts['help.photo.zoom']).waitFor({ timeout: 20_000 });
      expect(await page.locator('dialog .photo-fault').count()).toBe(0);
      // A faulty next picture leaves it on the screen.
      await choose(page, Buffer.alloc(0));
      await page.locator('dialog .photo-fault').waitFor();
      await press(page, texts['help.photo.use']);
      await expect.poll(() => kept(page)).toBeTypeOf('string');
      expect(isPhoto((await kept(page)) ?? '')).toBe(true);
      expect(faults).toEqual([]);
      await context.close();
      await rm(dirname(large), { recursive: true });
    },
  );
});
