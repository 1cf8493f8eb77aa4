import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { basename, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { processorSeconds } from '../support/processes.ts';
import { PROCESSOR_TIMES } from './processor-times.ts';

/** A folder for what the worker did in each file, as Chrome's tools read it: a worker that is stopped writes none. */
const PROFILES = process.env['CPU_PROFILES'];

const session = new Session();
if (PROFILES !== undefined) {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
}

/** What the worker and all that it has started had taken before this file, whose modules are loaded after this one. */
const before = processorSeconds(process.pid);
afterAll(async () => {
  const seconds = processorSeconds(process.pid) - before;
  const file = String(expect.getState().testPath);
  appendFileSync(PROCESSOR_TIMES, `${seconds.toFixed(2)} ${file}\n`);
  if (PROFILES === undefined) return;
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  mkdirSync(PROFILES, { recursive: true });
  writeFileSync(join(PROFILES, `${basename(file)}.cpuprofile`), JSON.stringify(profile));
});
