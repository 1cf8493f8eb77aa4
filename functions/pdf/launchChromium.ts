import { launch, type Browser } from 'puppeteer-core';
import { chromium } from './chromium.ts';

/**
 * How the browser is started (facts, "Chromium and PDF"): nothing it is shown can reach a network or a
 * file. `chromium.args` of the package must never be used: they switch web security off.
 */
const CHROMIUM_ARGUMENTS = [
  // Lambda has no user namespaces and no /dev/shm to speak of.
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // The same glyph positions on every host.
  '--font-render-hinting=none',
  // Every name is unknown, and every address behind a proxy that is not there, loopback too.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
] as const;

/** Milliseconds for a start; 100 are usual once the browser is unpacked. */
const START_TIMEOUT_MS = 12_000;

/** Starts the browser. It is spoken to over a pipe, so that it listens on no port and ends when this process does. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, environment } = await chromium();
  return launch({
    executablePath,
    env: environment,
    headless: 'shell',
    pipe: true,
    args: [...CHROMIUM_ARGUMENTS],
    timeout: START_TIMEOUT_MS,
    protocolTimeout: 60_000,
    // Whoever runs the process decides what a signal does.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
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
