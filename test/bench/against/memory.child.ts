/**
 * Memory of all processes of `npm start` of this folder's checkout in MB, shared pages counted once (PSS), at rest and
 * after a hundred PDFs of a hundred bullets.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createLongResume } from '../../../shared/resume/samples.fixture.ts';
import { newestChoice } from '../../../shared/templates/catalogue.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { descendantsOf } from '../../support/processes.ts';
import { withProduct } from './product.ts';

/** Milliseconds in which a server that nobody asks comes to rest. */
const REST_MS = 5_000;
const PDFS = 100;

async function askForPdf(url: string, round: number): Promise<void> {
  const resume = createLongResume(SAMPLE_HE);
  const personalInfo = { ...resume.personalInfo, fullName: `${resume.personalInfo.fullName} ${round}` };
  const resumeData = { ...resume, ...newestChoice('professional'), personalInfo };
  const answer = await fetch(`${url}/api/generate-pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ templateId: 'professional', forceScale: 1, resumeData }),
  });
  if (!answer.ok) throw new Error(`generate-pdf answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

function proportional(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1e3;
  } catch {
    return 0;
  }
}

const memoryOf = (pid: number) => [pid, ...descendantsOf(pid)].reduce((sum, id) => sum + proportional(id), 0);

const values = await withProduct(async ({ pid }, url) => {
  await pause(REST_MS);
  const rest = memoryOf(pid);
  for (let round = 0; round < PDFS; round += 1) await askForPdf(url, round);
  await pause(REST_MS);
  return { rest, after: memoryOf(pid) };
});
process.stdout.write(`${JSON.stringify(values)}\n`);
process.exit(0);
