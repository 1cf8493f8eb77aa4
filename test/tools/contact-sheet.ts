/**
 * Photographs every public screen in its states, for looking at: `node test/tools/contact-sheet.ts <out folder> [name …]`
 * writes `<width>-<language>-<theme>/<name>.png`, and one `sheet.png` with all of them small. `SITE` names another build
 * than the one of `npm run build`, `WIDTHS`, `LANGUAGES` and `THEMES` fewer of them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch.ts';
import { serveBuiltSite } from '../browser/site.ts';
import { SCREEN_STATES } from '../browser/states.ts';

const [out = '.build/contact-sheet', ...wanted] = process.argv.slice(2);
const chosen = (variable: string, all: readonly string[]) => process.env[variable]?.split(',') ?? all;

const site = await serveBuiltSite();
const browser = await launchBrowser();
for (const width of chosen('WIDTHS', ['360', '768', '1440']).map(Number)) {
  for (const language of chosen('LANGUAGES', ['he', 'en'])) {
    for (const theme of chosen('THEMES', ['light', 'dark']) as ('light' | 'dark')[]) {
      const folder = join(out, `${width}-${language}-${theme}`);
      await mkdir(folder, { recursive: true });
      const shots = await photograph(folder, { width, language, theme });
      await writeFile(join(folder, 'sheet.png'), await sheetOf(browser, shots, width));
      console.log(folder);
    }
  }
}
await browser.close();
await site.close();

async function photograph(folder: string, { width, language, theme }: { width: number; language: string; theme: 'light' | 'dark' }): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  for (const { name, path, prepare } of SCREEN_STATES.filter((state) => wanted.length === 0 || wanted.includes(state.name))) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${site.url}${path}?lang=${language}`);
    await page.locator('h1').first().waitFor();
    await prepare?.(page);
    // Images below the fold load when they are near.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    const shot = await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    shots.push(shot);
    await context.close();
  }
  return shots;
}

/** All of them beside each other, each 320 px wide. */
async function sheetOf(by: Browser, shots: readonly Buffer[], width: number): Promise<Buffer> {
  const page = await by.newPage({ viewport: { width: 5 * 336, height: 600 } });
  const images = shots.map((shot) => `<img width="320" src="data:image/png;base64,${shot.toString('base64')}">`).join('');
  await page.setContent(`<body style="margin:8px;display:flex;flex-wrap:wrap;gap:8px;align-items:start;background:#777" data-width="${width}">${images}</body>`);
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
