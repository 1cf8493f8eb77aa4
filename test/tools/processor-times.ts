import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule } from 'vitest/node';

/** Where each file's seconds are written while the tests run. */
export const PROCESSOR_TIMES = fileURLToPath(new URL('../../.build/processor-times.txt', import.meta.url));

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * `PROCESSOR_TIMES=1 npx vitest run …` prints at the end how many seconds of a processor each project and each file
 * took, with the browsers and servers that its worker has started: what the clock says depends on what else the machine
 * does. What the workers take before their first file and after their last one is not in it.
 */
export class ProcessorTimes implements Reporter {
  onInit(): void {
    rmSync(PROCESSOR_TIMES, { force: true });
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!existsSync(PROCESSOR_TIMES)) return;
    const lines = readFileSync(PROCESSOR_TIMES, 'utf8').trim().split('\n');
    const seconds = new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseFloat(line)]));
    const rows = modules.map(({ moduleId, project }) => ({
      project: project.name,
      file: relative(ROOT, moduleId),
      seconds: seconds.get(moduleId) ?? 0,
    }));
    for (const { file, seconds: own } of rows.toSorted((a, b) => a.seconds - b.seconds))
      if (own >= 1) console.log(`${own.toFixed(1).padStart(8)} s  ${file}`);
    const sum = (some: typeof rows) => some.reduce((all, row) => all + row.seconds, 0).toFixed(0);
    for (const [project, some] of Map.groupBy(rows, (row) => row.project))
      console.log(`${project}: ${sum(some)} s of a processor in ${some.length} files`);
    console.log(`all: ${sum(rows)} s`);
  }
}
