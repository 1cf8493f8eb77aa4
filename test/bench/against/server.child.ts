/**
 * `npm start` of the checkout that is its argument. With ONLY=start the seconds until it is ready; else the memory of
 * all its processes in MB, shared pages counted once (PSS), at rest and after a hundred PDFs of a hundred bullets.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLongResume } from '../../../shared/resume/samples.fixture.ts';
import { newestChoice } from '../../../shared/templates/catalogue.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { descendantsOf } from '../../support/processes.ts';

/** Milliseconds in which a server that nobody asks comes to rest. */
const REST_MS = 5_000;
const PDFS = 100;

const root = process.argv[2] ?? '';
const data = mkdtempSync(join(tmpdir(), 'korot-bench-data-'));
const started = performance.now();
const server = spawn('npm', ['start'], {
  cwd: root,
  env: { ...process.env, PORT: '0', DATA_DIR: data, RATE_FACTOR: '1000' },
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
});
try {
  const url = await whenReady();
  const seconds = (performance.now() - started) / 1_000;
  if (process.env['ONLY'] === 'start') process.stdout.write(`${seconds}\n`);
  else {
    await pause(REST_MS);
    const resting = memory();
    for (let round = 0; round < PDFS; round += 1) await askForPdf(url, round);
    await pause(REST_MS);
    process.stdout.write(`${resting} ${memory()}\n`);
  }
} finally {
  process.kill(-(server.pid as number), 'SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
process.exit(0);

function whenReady(): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = '';
    // It is read on: a server whose output nobody takes stops.
    server.stdout.on('data', (part: Buffer) => {
      out += part.toString();
      const url = /^Ready on (\S+)$/m.exec(out)?.[1];
      if (url !== undefined) resolve(url);
    });
    server.once('exit', () => reject(new Error(`It ended: ${out}`)));
  });
}

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

function memory(): number {
  const pid = server.pid as number;
  return [pid, ...descendantsOf(pid)].reduce((sum, id) => sum + proportional(id), 0);
}

function proportional(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1e3;
  } catch {
    return 0;
  }
}
