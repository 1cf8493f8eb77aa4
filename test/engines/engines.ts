import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { chromium } from '../../functions/pdf/chromium.ts';
import type { Engine } from './engine.ts';
import { startPuppeteer } from './puppeteerPage.ts';
import { startWebDriver } from './webDriverPage.ts';

/** Path of an older headless Chromium that is tried too, such as one of an older `@sparticuz/chromium`. */
const OLD_CHROMIUM = process.env['KOROT_CHROMIUM_OLD'];

/** Names of engines that must be there, or `all`: a missing one then fails instead of being left out. */
const REQUIRED = (process.env['REQUIRE_ENGINES'] ?? '').split(',').map((name) => name.trim());

/** The first of the programs that the path leads to. */
function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** The packed one brings its libraries and fonts, which an older one finds there too. */
async function startChromium(program?: string) {
  const { executablePath, environment } = await chromium();
  return startPuppeteer({
    browser: 'chrome',
    executablePath: program ?? executablePath,
    env: { ...environment, LANG: 'C.UTF-8' },
    headless: 'shell',
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
  });
}

/** Why these, and how each is driven: decision 32. */
export const ENGINES: readonly Engine[] = [
  {
    id: 'chromium',
    name: 'Chromium',
    install: 'npm ci',
    find: () => 'the packed one',
    start: () => startChromium(),
  },
  {
    id: 'firefox',
    name: 'Firefox',
    install: 'apt-get install firefox-esr',
    find: () => process.env['KOROT_FIREFOX'] ?? findProgram('firefox', 'firefox-esr'),
    start: async (executablePath) => {
      const home = await mkdtemp(join(tmpdir(), 'engine-home-'));
      return startPuppeteer({
        browser: 'firefox',
        executablePath,
        // It refuses to start for one user in the home of another.
        env: { PATH: process.env['PATH'] ?? '', HOME: home, LANG: 'C.UTF-8' },
        headless: true,
        extraPrefsFirefox: { 'privacy.reduceTimerPrecision': false, 'pdfjs.disabled': true },
      });
    },
  },
  {
    id: 'webkit',
    name: 'WebKitGTK',
    install: 'apt-get install webkit2gtk-driver xvfb',
    find: () => (findProgram('Xvfb') === undefined ? undefined : findProgram('WebKitWebDriver')),
    start: startWebDriver,
  },
  ...(OLD_CHROMIUM === undefined
    ? []
    : [
        {
          id: 'chromium-old',
          name: 'Old Chromium',
          install: 'set KOROT_CHROMIUM_OLD to a headless Chromium',
          find: () => (existsSync(OLD_CHROMIUM) ? OLD_CHROMIUM : undefined),
          start: startChromium,
        } satisfies Engine,
      ]),
];

export const isRequired = ({ id }: Engine) => REQUIRED.includes('all') || REQUIRED.includes(id);
