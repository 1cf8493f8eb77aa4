import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { chromium } from '../../../functions/pdf/chromium.ts';
import { LANGUAGES, type Language } from '../../../shared/platform/language.ts';
import { RECORDED_SCREENS, recordingPath, type RecordedScreen } from '../../../shared/site/homePictures.ts';
import { sampleFor } from '../../../shared/templates/samples/templateSamples.ts';
import { TEMPLATE_ASSETS_FOLDER } from '../templates.ts';
import { animatedWebp, type WebpFrame } from './animatedWebp.ts';
import { changedParts } from './changedParts.ts';

const PUBLIC_FOLDER = fileURLToPath(new URL('../../../.build/public/', import.meta.url));
const SITE_FOLDER = fileURLToPath(new URL('../../../.build/web/', import.meta.url));
/** Not beside the pictures: what lies there is published. */
const STAMP_FILE = join(TEMPLATE_ASSETS_FOLDER, 'gallery/recording.sha256');
/** Never asked: all that the page wants is answered here. By this name it is a page that may use all of a browser. */
const ORIGIN = 'http://localhost';
const QUALITY = 0.45;

/** The template that the résumé is dressed in after the first. */
const OTHER_TEMPLATE = 'modern';

/**
 * Records the builder of the built site while somebody writes in it, in both languages and on both screens, and keeps
 * the recordings while neither the site nor the sample has changed. Returns whether it recorded.
 */
export async function recordBuilder(): Promise<boolean> {
  const names = (await readdir(join(SITE_FOLDER, 'assets'))).sort().join();
  const samples = LANGUAGES.map((language) => JSON.stringify(sampleFor('professional', language))).join();
  const sources = await Promise.all(['recordBuilder.ts', 'changedParts.ts', 'animatedWebp.ts'].map(readBeside));
  const stamp = createHash('sha256')
    .update([names, samples, ...sources].join('\0'))
    .digest('hex');
  const wanted = LANGUAGES.flatMap((language) => SCREENS.map((screen) => ({ language, screen })));
  const known = await readFile(STAMP_FILE, 'utf8').catch(() => '');
  const isThere = wanted.every(({ language, screen }) => existsSync(publicFile(screen, language, 'moving')));
  if (known === stamp && isThere) return false;
  const { executablePath, environment } = await chromium();
  const browser = await launch({
    executablePath,
    env: environment,
    headless: 'shell',
    // It ends with this process, however that ends.
    pipe: true,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none', '--hide-scrollbars'],
  });
  try {
    for (const { language, screen } of wanted) await recordOne(browser, screen, language);
  } finally {
    await browser.close();
  }
  await writeFile(STAMP_FILE, stamp);
  return true;
}

const SCREENS = Object.keys(RECORDED_SCREENS) as RecordedScreen[];
const readBeside = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
const publicFile = (...of: Parameters<typeof recordingPath>) => join(PUBLIC_FOLDER, recordingPath(...of));

async function recordOne(browser: Browser, screen: RecordedScreen, language: Language): Promise<void> {
  const size = RECORDED_SCREENS[screen];
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const shots: { readonly png: string; readonly milliseconds: number }[] = [];
  await page.setViewport({ ...size, isMobile: screen === 'phone', hasTouch: screen === 'phone' });
  await openBuilder(page, language);
  for await (const milliseconds of actOut(page, screen, language)) {
    shots.push({ png: await page.screenshot({ encoding: 'base64' }), milliseconds });
  }
  const frames: WebpFrame[] = [];
  const still = await context.newPage();
  for (const [index, { png, milliseconds }] of shots.entries()) {
    const parts = await changedParts(still, shots[index - 1]?.png ?? null, png, QUALITY);
    // A browser shows a frame of no time for a tenth of a second: a shot's time is divided among its parts.
    for (const { image, ...place } of parts)
      frames.push({
        ...place,
        image: Buffer.from(image, 'base64'),
        milliseconds: Math.round(milliseconds / parts.length),
      });
  }
  const [last] = await changedParts(still, null, shots.at(-1)?.png ?? '', QUALITY);
  const file = publicFile(screen, language, 'moving');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, animatedWebp(size.width, size.height, frames));
  await writeFile(publicFile(screen, language, 'still'), Buffer.from(last?.image ?? '', 'base64'));
  await context.close();
}

/** Opens the builder of the built site, with a sample that lacks name and summary; no server answers it. */
async function openBuilder(page: Page, language: Language): Promise<void> {
  const sample = sampleFor('professional', language);
  const draft = { ...sample, headline: '', summary: '', personalInfo: { ...sample.personalInfo, fullName: '' } };
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: 'light' },
  ]);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const file = join(SITE_FOLDER, extname(pathname) === '' ? 'index.html' : pathname);
    void readFile(file).then(
      (body) => request.respond({ body, contentType: MEDIA_TYPES.get(extname(file)) ?? 'application/octet-stream' }),
      () => request.respond({ status: 404 }),
    );
  });
  await page.evaluateOnNewDocument(
    (left) => Object.entries(left).forEach(([key, value]) => localStorage.setItem(key, value)),
    { language, consent: 'denied', resumeData: JSON.stringify(draft) },
  );
  await page.goto(`${ORIGIN}/builder`);
  await page.waitForSelector('.builder [data-resume-field="personal.fullName"]');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const MEDIA_TYPES = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
]);

/** Somebody uses it: gives, whenever there is something to see, for how many milliseconds it is to be seen. */
async function* actOut(page: Page, screen: RecordedScreen, language: Language): AsyncGenerator<number> {
  const { personalInfo, headline = '', summary } = sampleFor('professional', language);
  await page.waitForNetworkIdle({ idleTime: 100 });
  await settle(page);
  yield 500;
  yield* write(page, 'personal.fullName', personalInfo.fullName, 3, 90);
  yield* write(page, 'headline', headline, 5, 80);
  await page.evaluate(() => location.assign('#summary'));
  yield* write(page, 'summary', summary, Math.ceil(summary.length / 3), 240);
  await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
  if (screen === 'phone') await press(page, '.segment input[value="preview"]');
  yield 250;
  await press(page, '.template-button');
  yield 400;
  await press(page, `[data-template="${OTHER_TEMPLATE}"]`);
  yield 700;
  await press(page, '.template-button');
  yield 200;
}

/** Writes a text into a field of the form, some letters at a time. */
async function* write(page: Page, field: string, text: string, step: number, milliseconds: number) {
  const place = await page.waitForSelector(`.panel [data-resume-field="${field}"]`, { visible: true });
  await place?.focus();
  for (let start = 0; start < text.length; start += step) {
    await page.keyboard.sendCharacter(text.slice(start, start + step));
    await settle(page);
    yield milliseconds;
  }
}

/** Presses what this finds, and waits for what is loaded by it. */
async function press(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector);
  await page.evaluate((of) => document.querySelector<HTMLElement>(of)?.click(), selector);
  await page.waitForNetworkIdle({ idleTime: 100 });
  await settle(page);
}

/** Until what was written is drawn: the sheet follows by a moment. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), 80);
      }),
  );
}
