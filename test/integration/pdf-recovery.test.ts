import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { TemplateAssets } from '../../functions/pdf/templateAssets.ts';
import { launchChromium, LAUNCH_MODE_NAMES } from '../../functions/pdf/launchChromium.ts';
import { PrintBrowser } from '../../functions/pdf/printBrowser.ts';
import { PrintPage } from '../../functions/pdf/printPage.ts';
import { renderPdf, createResumeJob } from '../../functions/pdf/renderPdf.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import { extractPages } from '../tools/pdf-text.ts';

const assets = new TemplateAssets(fileURLToPath(new URL('../../.build/templates', import.meta.url)));
const jobOf = (resume: ResumeData) => createResumeJob({ ...resume, templateId: 'classic' }, assets, { carry: true });
const job = jobOf(SAMPLE_HE);
/** What takes long enough to be killed within. */
const longJob = jobOf(lengthenResume(SAMPLE_HE, 3));
/** A browser whose time limit is never reached within a test. */
const browser = new PrintBrowser({ limit: 600_000 });
const signal = (name: NodeJS.Signals) => process.kill(-(browser.pid as number), name);
const hasText = async (pdf: Uint8Array) => expect((await extractPages(pdf)).pages.join('')).toContain('נועה');

/** Processes of a group that still do something; those that have ended and wait to be reaped (zombies) are left out. */
async function living(group: number): Promise<string[]> {
  const stats = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')),
  );
  return stats.filter((stat) => {
    const [state, , ofGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(ofGroup) === group && state !== 'Z';
  });
}

afterAll(() => browser.close());

describe('the browser of a process', () => {
  it('is replaced when it is killed while it prints, and the caller gets the PDF', async () => {
    await renderPdf(browser, job);
    const before = browser.pid;
    const calls = [1, 2, 3].map(() => renderPdf(browser, longJob));
    await new Promise((resolve) => setTimeout(resolve, 8));
    signal('SIGKILL');
    for (const pdf of await Promise.all(calls)) await hasText(pdf);
    expect(browser.pid).not.toBe(before);
  });

  it('is replaced when it was killed between two calls', async () => {
    await renderPdf(browser, job);
    signal('SIGKILL');
    await hasText(await renderPdf(browser, job));
  });

  it('is replaced when it hangs, within the call', async () => {
    const impatient = new PrintBrowser({ limit: 5_000 });
    try {
      await renderPdf(impatient, job);
      const hung = impatient.pid as number;
      process.kill(-hung, 'SIGSTOP');
      await hasText(await renderPdf(impatient, job));
      expect(impatient.pid).not.toBe(hung);
      expect(await living(hung)).toEqual([]);
    } finally {
      await impatient.close();
    }
  });

  it.for(LAUNCH_MODE_NAMES)('paints no page on a screen, in %s', async (mode) => {
    const launched = await launchChromium(mode);
    try {
      const seen = new Set(await launched.pages());
      await PrintPage.open(launched);
      const opened = (await launched.pages()).filter((page) => !seen.has(page));
      expect(await Promise.all(opened.map((page) => page.evaluate('document.visibilityState')))).toEqual(['hidden']);
    } finally {
      await launched.close();
    }
  });

  it('makes no caller wait longer than allowed', async () => {
    await renderPdf(browser, job);
    signal('SIGSTOP');
    await expect(renderPdf(browser, job, { signal: AbortSignal.timeout(300) })).rejects.toMatchObject({
      code: 'timeout',
    });
    await hasText(await renderPdf(browser, job));
  });

  it('answers with pdf_failed when no browser can print', async () => {
    const broken = {
      ...job,
      document: {
        ...job.document,
        head: '<html><head><style>@font-face{font-family:x;src:url(data:font/woff2;base64,AAAA)}</style></head><body>',
      },
    };
    await expect(renderPdf(browser, broken)).rejects.toMatchObject({ code: 'pdf_failed' });
    await hasText(await renderPdf(browser, job));
  });

  it('is given back when it is closed, and starts again when it is needed', async () => {
    await renderPdf(browser, job);
    const { pid } = browser;
    await browser.close();
    expect(browser.pid).toBeUndefined();
    expect(await living(pid as number)).toEqual([]);
    await hasText(await renderPdf(browser, job));
  });
});

describe('the browser from npm', () => {
  it('is unpacked whole by processes that start at the same time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'korot-unpack-'));
    try {
      const chromium = new URL('../../functions/pdf/chromium.ts', import.meta.url).href;
      const script = `const { unpackChromium } = await import(${JSON.stringify(chromium)});
        const { executablePath, environment } = await unpackChromium(${JSON.stringify(folder)});
        const { execFileSync } = await import('node:child_process');
        console.log(execFileSync(executablePath, ['--version'], { env: environment }).toString());`;
      const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
      for (const { stdout } of await Promise.all([run(), run()])) expect(stdout).toMatch(/\d+\.\d+\.\d+/);
      expect(await readdir(folder)).toHaveLength(1);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
