import { launch, type Browser } from 'puppeteer-core';
import { describeError, log } from '../platform/logging/log.ts';
import { withTimeout } from '../platform/withTimeout.ts';
import { createProfile, removeProfile, sweepProfiles } from './browserProfiles.ts';
import { chromium } from './chromium.ts';

/**
 * Arguments of the browser, so that nothing it shows can reach a network or a file. Never use `chromium.args` of the
 * package: they switch web security off.
 */
const COMMON_ARGUMENTS = [
  // Lambda has no user namespaces and hardly any /dev/shm.
  '--no-sandbox',
  '--no-zygote',
  '--disable-dev-shm-usage',
  // Gives the same glyph positions on every host.
  '--font-render-hinting=none',
  // Keeps freed memory for the next document. Returning it and taking it again costs a page's process some 5 % more
  // time (decision 123).
  '--enable-features=PartitionAllocLargeEmptySlotSpanRing',
  // Makes every name unknown, and puts every address, loopback too, behind a proxy that does not exist.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
] as const;

/**
 * The two ways to divide the browser into processes, the preferred one first (decision 33). A page with its own process
 * can crash alone. But to start one, Chromium asks the kernel for `PR_SET_NO_NEW_PRIVS` and ends if the kernel does not
 * know that call. A single process needs a graphics library inside.
 */
const LAUNCH_MODES = {
  'multi-process': ['--disable-gpu'],
  'single-process': [
    '--single-process',
    '--in-process-gpu',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
} as const;

export type LaunchMode = keyof typeof LAUNCH_MODES;

export const LAUNCH_MODE_NAMES = Object.keys(LAUNCH_MODES) as readonly LaunchMode[];

/** Timeout of a start in milliseconds; 100 ms are usual once the browser is unpacked. */
const START_TIMEOUT_MS = 12_000;
/** Timeout of printing an empty page, which shows that a browser can print; 50 ms are usual. */
const PROBE_TIMEOUT_MS = 5_000;

/** The mode that works here, once a browser of this process has printed in it. */
let workingMode: LaunchMode | undefined;
/** The running probe; browsers that start at the same time wait for it. */
let probing: Promise<Browser> | undefined;

/**
 * Starts the browser in the given mode or, by default, in the mode that works here. The first start of this process
 * finds that mode by printing an empty page. Commands go over a pipe, so the browser listens on no port and ends with
 * this process. `install` returns the browser's location. Throws the launcher's error, or a TimeoutError.
 */
export async function launchChromium(mode: LaunchMode | undefined = workingMode, install = chromium): Promise<Browser> {
  if (mode) return start(mode, install);
  if (probing) {
    await probing;
    return launchChromium();
  }
  probing = probe();
  try {
    return await probing;
  } finally {
    probing = undefined;
  }
}

/** Returns a browser in the first mode that prints an empty page. Throws the preferred mode's error if none does. */
async function probe(): Promise<Browser> {
  try {
    return await startAndPrint('multi-process');
  } catch (cause) {
    const browser = await startAndPrint('single-process').catch(() => {
      throw cause;
    });
    log('info', { event: 'chromium_single_process', ...describeError(cause) });
    return browser;
  }
}

async function startAndPrint(mode: LaunchMode): Promise<Browser> {
  const browser = await start(mode);
  try {
    await withTimeout(printEmptyPage(browser), PROBE_TIMEOUT_MS);
  } catch (error) {
    killChromium(browser);
    throw error;
  }
  workingMode = mode;
  return browser;
}

/** Prints an empty page. Rejects if the browser ends meanwhile, because calls to one that is gone may never settle. */
async function printEmptyPage(browser: Browser): Promise<void> {
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const tell = () => reject(new Error('The browser is gone'));
  browser.once('disconnected', tell);
  if (!browser.connected) tell();
  const printing = (async () => {
    const page = await browser.newPage();
    await page.pdf();
    await page.close();
  })();
  await Promise.race([printing, gone]);
}

/** Profiles left by killed processes are removed once. */
let sweeping: Promise<void> | undefined;

/** Starts the browser. If it does not answer in time, kills its processes and rejects with a TimeoutError. */
async function start(mode: LaunchMode, install = chromium): Promise<Browser> {
  const { executablePath, environment } = await install();
  // Older profiles can exist only before the first start, so one sweep is enough.
  sweeping ??= sweepProfiles();
  await sweeping;
  const profile = await createProfile();
  const late = new AbortController();
  const launching = launch({
    executablePath,
    // The browser's own files are removed with its profile.
    env: { ...environment, HOME: profile },
    userDataDir: profile,
    headless: 'shell',
    pipe: true,
    args: [...COMMON_ARGUMENTS, ...LAUNCH_MODES[mode]],
    // Without the library's first page: nothing prints in it, and its process takes 15 MB.
    ignoreDefaultArgs: ['about:blank'],
    // Of the library: over a pipe its own limit of a start is none, and a command may take a minute.
    signal: late.signal,
    // Waiting for the initial page of a browser that has ended would never end.
    waitForInitialPage: false,
    protocolTimeout: 60_000,
    // The owner of this process handles signals.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const browser = await withTimeout(launching, START_TIMEOUT_MS).catch((error: unknown) => {
    late.abort();
    void launching.catch(() => {}).then(() => removeProfile(profile));
    throw error;
  });
  browser.process()?.once('exit', () => void removeProfile(profile));
  // A browser killed with unread commands resets its pipes after the library has stopped listening, and an unhandled
  // error would end this process. 'disconnected' reports the end anyway.
  for (const pipe of browser.process()?.stdio ?? []) pipe?.on('error', () => {});
  return browser;
}

/** Kills a browser that may not answer any more, with all of its processes. */
export function killChromium(browser: Browser): void {
  const pid = browser.process()?.pid;
  if (pid === undefined) return;
  try {
    // Its processes form a group.
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
