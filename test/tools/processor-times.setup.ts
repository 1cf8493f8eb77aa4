import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { processorSeconds } from '../support/processes.ts';
import { PROCESSOR_TIMES } from './processor-times.ts';

/** What the worker and all that it has started had taken before this file, whose modules are loaded after this one. */
const before = processorSeconds(process.pid);
afterAll(() => {
  const seconds = processorSeconds(process.pid) - before;
  appendFileSync(PROCESSOR_TIMES, `${seconds.toFixed(2)} ${expect.getState().testPath}\n`);
});
