/**
 * Takes screenshots of every screen in its states, for review: `node test/tools/contact-sheet.ts <out folder> [state
 * …]` writes `<width>-<language>-<theme>/<state>.png`, and contact sheets `sheet-<n>.png` with 24 thumbnails each.
 * `WIDTHS`, `LANGUAGES` and `THEMES` (`forced`: the system's own colours) choose fewer, `FULL=1` takes whole pages
 * rather than the viewport.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../../shared/platform/language.ts';
import { signedIn, startAccountSite } from '../browser/account-site.ts';
import { launchBrowser } from '../browser/launch.ts';
import { SCENES } from '../browser/scenes/all.ts';
import { openScene, type Scene, type SceneOptions } from '../browser/scenes/scene.ts';
import { closeOverlays } from '../browser/scenes/check-scene.ts';

/** Images on one sheet. */
const MAX_SHOTS_PER_SHEET = 24;
/** Size of a thumbnail on a sheet, in px. */
const THUMBNAIL_WIDTH = 300;

const [out = '.build/contact-sheet', ...wanted] = process.argv.slice(2);
const chooseFromEnvironment = <T extends string>(variable: string, all: readonly T[]) =>
  (process.env[variable]?.split(',') as T[] | undefined) ?? all;
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const [site, browser] = await Promise.all([startAccountSite(), launchBrowser()]);
const person = await signedIn(browser, site, 'noa@example.com', 'Noa');
const member = await person.context.storageState();
await person.context.close();
for (const width of chooseFromEnvironment('WIDTHS', ['360', '768', '1440']).map(Number)) {
  for (const language of chooseFromEnvironment('LANGUAGES', LANGUAGES)) {
    for (const theme of chooseFromEnvironment('THEMES', ['light', 'dark', 'forced'])) {
      const folder = join(out, `${width}-${language}-${theme}`);
      await mkdir(folder, { recursive: true });
      const shots: Shot[] = [];
      for (const scene of SCENES)
        if (scene.states.some(({ name }) => isWanted(name)))
          shots.push(...(await photograph(scene, folder, { width, language, theme })));
      for (let at = 0; at < shots.length; at += MAX_SHOTS_PER_SHEET)
        await writeFile(
          join(folder, `sheet-${at / MAX_SHOTS_PER_SHEET + 1}.png`),
          await renderSheet(shots.slice(at, at + MAX_SHOTS_PER_SHEET)),
        );
      console.log(folder, shots.length);
    }
  }
}
await browser.close();
await site.close();

interface Shot {
  readonly name: string;
  readonly picture: Buffer;
}

async function photograph(
  scene: Scene,
  folder: string,
  { width, language, theme }: { width: number; language: Language; theme: SceneOptions['theme'] },
): Promise<Shot[]> {
  const shots: Shot[] = [];
  const page = await openScene(browser, site.url, scene, { language, width, theme, member });
  const last = scene.states.findLastIndex(({ name }) => isWanted(name));
  for (const { name, show, phoneOnly = false } of scene.states.slice(0, last + 1)) {
    if (phoneOnly && width > 640) continue;
    await show(page);
    if (isWanted(name)) {
      await waitForImages(page);
      shots.push({
        name,
        picture: await page.screenshot({
          path: join(folder, `${name}.png`),
          fullPage: process.env['FULL'] !== undefined,
        }),
      });
    }
    await closeOverlays(page);
  }
  await page.context().close();
  return shots;
}

/** Images below the fold load lazily, sheets are laid out a moment later. */
async function waitForImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(300);
}

/** All thumbnails in a grid, with their names. */
async function renderSheet(shots: readonly Shot[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 6 * (THUMBNAIL_WIDTH + 12) + 12, height: 600 } });
  const figures = shots
    .map(
      ({ name, picture }) =>
        `<figure style="margin:0"><figcaption>${name}</figcaption><img width="${THUMBNAIL_WIDTH}" ` +
        `src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
    )
    .join('');
  await page.setContent(
    '<body style="margin:12px;display:flex;flex-wrap:wrap;gap:12px;align-items:start;background:#777;' +
      `font:13px sans-serif">${figures}</body>`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
