import { access, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

const require = createRequire(import.meta.url);
const PACKED = join(dirname(require.resolve('@sparticuz/chromium')), '../bin');

/**
 * Starts the Chromium that comes with npm, for browser tests. Nothing of the host is needed: libraries and
 * fonts come with it. Close it when done.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** The same browser with a profile that is kept in a folder, for what must outlive the browser. */
export async function launchWithProfile(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, await launchOptions());
}

async function launchOptions() {
  const folder = await unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...definedEnvironment(), FONTCONFIG_PATH: join(folder, 'fonts'), LD_LIBRARY_PATH: join(folder, 'al2023/lib') },
  };
}

/**
 * The folder of the unpacked browser. It is unpacked beside its place and moved there whole, because
 * `inflate` takes any existing file for a finished one, also one that another process is still writing.
 */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(PACKED, '../package.json'), 'utf8')) as { version: string };
  const system = tmpdir();
  const target = join(system, `korot-test-browser-${version}`);
  if (await access(target).then(() => true, () => false)) return target;
  const staging = await mkdtemp(`${target}-`);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = staging;
  try {
    await Promise.all(['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((file) => inflate(join(PACKED, file))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  const fontsConf = join(staging, 'fonts/fonts.conf');
  await writeFile(fontsConf, (await readFile(fontsConf, 'utf8')).replaceAll('/tmp/fonts', join(target, 'fonts')));
  await rename(staging, target).catch(async (error: unknown) => {
    // Another process was first: its folder is as good.
    await rm(staging, { recursive: true, force: true });
    if (!(await access(target).then(() => true, () => false))) throw error;
  });
  return target;
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
