import { launch, type Browser } from 'puppeteer-core';
import { describeError, log } from '../platform/logging/log.ts';
import { withTimeout } from '../platform/withTimeout.ts';
import { createProfile, removeProfile, sweepProfiles } from './browserProfiles.ts';
import { chromium } from './chromium.ts';

/**
 * How the browser is started: nothing it is shown can reach a network or a file. `chromium.args` of the package must
 * never be used: they switch web security off.
 */
const COMMON_ARGUMENTS = [
  // Lambda has no user namespaces and no /dev/shm to speak of.
  '--no-sandbox',
  '--no-zygote',
  '--disable-dev-shm-usage',
  // The same glyph positions on every host.
  '--font-render-hinting=none',
  // Memory that is free again is kept for the next document: a page's process that gives it back and takes it again
  // takes some 5 % longer (decision 123).
  '--enable-features=PartitionAllocLargeEmptySlotSpanRing',
  // Every name is unknown, and every address behind a proxy that is not there, loopback too.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
] as const;

/**
 * The two ways to divide the browser into processes, the preferred one first (decision 33). A page's process of its own
 * can crash alone; but to start one, Chromium asks the kernel for `PR_SET_NO_NEW_PRIVS`, and ends where the kernel does
 * not know that call. One process for everything needs a graphics library in it.
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

/** Milliseconds for a start; 100 are usual once the browser is unpacked. */
const START_TIMEOUT_MS = 12_000;
/** Milliseconds in which a browser that can print at all prints an empty page; 50 are usual. */
const PROBE_TIMEOUT_MS = 5_000;

/** The mode that works here, once a browser of this process has printed in it. */
let workingMode: LaunchMode | undefined;
/** The probe under way: browsers that start at the same time wait for its answer. */
let probing: Promise<Browser> | undefined;

/**
 * Starts the browser, in the given mode or in the one that works here. Which one does is found out by the first start
 * of this process: it prints an empty page. It is spoken to over a pipe, so that it listens on no port and ends when
 * this process does. `install`: where the browser is. Throws the launcher's error, or a TimeoutError.
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

/** The first mode in which an empty page is printed. Throws the error of the preferred mode where none does. */
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

/** Rejects when the browser ends meanwhile: not every call to one that is gone is answered. */
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

/** What killed processes have left is removed once. */
let sweeping: Promise<void> | undefined;

/** Rejects with a TimeoutError, its processes killed, where the browser does not answer in time. */
async function start(mode: LaunchMode, install = chromium): Promise<Browser> {
  const { executablePath, environment } = await install();
  // Of what was before this process no more is there than there was at its first start.
  sweeping ??= sweepProfiles();
  await sweeping;
  const profile = await createProfile();
  const late = new AbortController();
  const launching = launch({
    executablePath,
    // What it keeps of its own goes when it ends.
    env: { ...environment, HOME: profile },
    userDataDir: profile,
    headless: 'shell',
    pipe: true,
    args: [...COMMON_ARGUMENTS, ...LAUNCH_MODES[mode]],
    // Without the library's first page: nothing prints in it, and its process takes 15 MB.
    ignoreDefaultArgs: ['about:blank'],
    // Of the library: over a pipe its own limit of a start is none, and a command may take a minute.
    signal: late.signal,
    // A browser that ends while it is waited for would be waited for in vain.
    waitForInitialPage: false,
    protocolTimeout: 60_000,
    // Whoever runs the process decides what a signal does.
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
  // A browser that is killed with commands unread resets its pipes, after the library has stopped listening: an error
  // that nobody hears would end this process. What ended is told by 'disconnected'.
  for (const pipe of browser.process()?.stdio ?? []) pipe?.on('error', () => {});
  return browser;
}

/** Ends a browser that may not answer any more, with all of its processes. */
export function killChromium(browser: Browser): void {
  const pid = browser.process()?.pid;
  if (pid === undefined) return;
  try {
    // Its processes are a group of their own.
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
