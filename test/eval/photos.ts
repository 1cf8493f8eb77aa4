/**
 * `npm run eval:photos [-- <part of a name>]`: how much is read from photographs of our own résumés, flat, turned and
 * in bad light, through the real endpoint and the OCR that stands in for the cloud's (Tesseract): a lower bound. A row
 * for each photograph: percent of fields, jobs, studies and contacts that are right, and what was not found.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { buildTemplates } from '../../infra/build/templates.ts';
import { startLocal } from '../../infra/local/startLocal.ts';
import type { ImportedResume } from '../../shared/api/import.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import type { openPicture as Open } from '../../web/features/import/pictures/openPicture.ts';
import { writePicturesPdf, type PicturePage } from '../../web/features/import/pictures/picturesPdf.ts';
import { scoreFields, type FieldScores } from '../bench/import/score.ts';
import { launchBrowser } from '../browser/launch.ts';
import { OWN } from '../data/import-own/people.ts';
import { signInPerson } from '../support/signIn.ts';
import { photographPages, type Photograph } from '../tools/photograph-page.ts';
import { printPdf } from '../tools/print-pdf.ts';

const TEMPLATES = ['classic', 'sideline'];
const PEOPLE = ['nurse', 'cook', 'lawyer', 'developer', ...Object.keys(OWN)]
  .filter((id, at, ids) => id in OWN && ids.indexOf(id) === at)
  .filter(
    (id, at, ids) => ids.filter((other, before) => before < at && languageOf(other) === languageOf(id)).length < 2,
  );
const PHOTOGRAPHS: Readonly<Record<string, Photograph>> = {
  flat: {},
  'turned by 1°, noise, shade': { turned: 1, noise: 0.06, shade: 0.3 },
  'turned by 3°, noise, dark': { turned: 3, noise: 0.1, shade: 0.5 },
};

function languageOf(id: string): string {
  return OWN[id]?.language ?? 'he';
}

/** What opens pictures in the page. */
async function openPictureScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../web/features/import/pictures/openPicture.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'pictures',
  });
  return outputFiles[0]?.text ?? '';
}

async function toPage(page: Page, png: Uint8Array): Promise<PicturePage> {
  const { jpeg, width, height } = await page.evaluate(async (bytes) => {
    const { openPicture } = (globalThis as unknown as { pictures: { openPicture: typeof Open } }).pictures;
    const opened = await openPicture(new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]));
    return { ...opened, jpeg: btoa(Array.from(opened.jpeg, (byte) => String.fromCharCode(byte)).join('')) };
  }, Buffer.from(png).toString('base64'));
  return { jpeg: new Uint8Array(Buffer.from(jpeg, 'base64')), width, height };
}

const wanted = process.argv[2] ?? '';
await buildTemplates();
const folder = await mkdtemp(join(tmpdir(), 'photos-'));
const local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
const browser = await launchBrowser();
const columns: readonly (keyof FieldScores)[] = ['mean', 'item', 'study', 'contacts', 'email', 'phone'];
const sums = new Map<string, number[][]>();
try {
  const [page, opener] = [await browser.newPage(), await browser.newPage()];
  await opener.addScriptTag({ content: await openPictureScript() });
  const person = await signInPerson(local.url, { email: 'photos@example.com', name: 'Dana' });
  console.log(['résumé', 'photograph', 'fields', 'jobs', 'studies', 'contacts', 'email', 'phone', 'state'].join('\t'));
  for (const id of PEOPLE)
    for (const templateId of TEMPLATES) {
      const truth = OWN[id];
      if (!truth || !`${id} ${templateId}`.includes(wanted)) continue;
      // oxlint-disable no-await-in-loop -- one after the other, on one machine
      const pdf = new Uint8Array(await printPdf(page, { ...truth, ...newestChoice(templateId) }));
      for (const [name, how] of Object.entries(PHOTOGRAPHS)) {
        const pages: PicturePage[] = [];
        for (const png of await photographPages(pdf, how)) pages.push(await toPage(opener, png));
        const { state, found } = await read(writePicturesPdf(pages));
        const scores = scoreFields(truth, found);
        const row = columns.map((column) => scores[column] ?? NaN);
        const group = `${languageOf(id)}, ${name}`;
        sums.set(group, [...(sums.get(group) ?? []), row]);
        console.log([`${id} ${templateId}`, name, ...row.map((value) => value.toFixed(0)), state].join('\t'));
      }
      // oxlint-enable no-await-in-loop
    }
  for (const [group, rows] of sums) {
    const mean = (at: number) => {
      const values = rows.map((row) => row[at] ?? NaN).filter((value) => !Number.isNaN(value));
      return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
    };
    console.log(['mean', group, ...columns.map((_, at) => mean(at))].join('\t'));
  }

  async function read(file: Blob): Promise<{ readonly state: string; readonly found: ResumeData | undefined }> {
    const form = new FormData();
    form.set('userId', person.id);
    form.set('resume', new File([file], 'photos.pdf', { type: 'application/pdf' }));
    const sent = await fetch(`${local.url}/api/parse-resume`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${person.accessToken}` },
    });
    const { jobId, code } = (await sent.json()) as { jobId?: string; code?: string };
    if (jobId === undefined) return { state: code ?? String(sent.status), found: undefined };
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- it is asked until it is read
      const { body } = await person.call('GET', `/api/import-jobs/${jobId}`);
      const job = body as unknown as { status?: string; code?: string } & Partial<ImportedResume>;
      if (job.status === 'done') return { state: 'done', found: job.resumeData };
      if (job.status === 'failed') return { state: job.code ?? 'failed', found: undefined };
      // oxlint-disable-next-line no-await-in-loop -- as above
      await setTimeout(500);
    }
  }
} finally {
  await browser.close();
  await local.close();
  await rm(folder, { recursive: true });
}
