import { fileURLToPath } from 'node:url';
import { TemplateAssets } from '../../functions/pdf/templateAssets.ts';
import { Lanes } from '../../functions/pdf/lanes.ts';
import { ProcessTreeMemory } from '../../functions/pdf/processMemory.ts';
import { createBareJob, renderPdf, createResumeJob, type PrintJob } from '../../functions/pdf/renderPdf.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { BOMBS } from './bombs.ts';
import { Tally } from './attack.ts';
import { RESUME_BOMBS } from './resumeBombs.ts';

/** Bytes that the function has for this process and its browsers together. */
const FUNCTION_MEMORY = 2_048 * 1_024 ** 2;

export interface Outcome {
  readonly tried: number;
  readonly passed: number;
  readonly failures: readonly string[];
  readonly figures?: Record<string, number | string>;
}

/**
 * Prints every bomb by itself: each is answered by a PDF or by an error of the caller's (4xx), no browser is left
 * behind hanging, and this process and its browsers stay below the function's memory. `only`: names that are tried.
 */
export async function run({ only }: { only?: RegExp } = {}): Promise<Outcome> {
  const assets = new TemplateAssets(fileURLToPath(new URL('../../.build/templates', import.meta.url)));
  const lanes = new Lanes();
  const tally = new Tally();
  const ended: string[] = [];
  let peak = 0;
  let longest = { name: '', milliseconds: 0 };
  let longestRead = { name: '', milliseconds: 0 };
  const memory = new ProcessTreeMemory(process.pid);
  const watch = setInterval(() => (peak = Math.max(peak, memory.read())), 20);

  const attempt = async (name: string, lane: 'markup' | 'visitors', make: () => PrintJob) => {
    if (only && !only.test(name)) return;
    const started = performance.now();
    let fault: string | undefined;
    try {
      const job = make();
      const milliseconds = performance.now() - started;
      if (milliseconds > longestRead.milliseconds) longestRead = { name, milliseconds };
      await renderPdf(lanes.of(lane), job);
    } catch (error) {
      const details = error instanceof AppError ? error.details : undefined;
      if (!(error instanceof AppError) || error.status >= 500)
        fault = error instanceof AppError ? error.code : String(error);
      else if (['time', 'memory', 'crash'].includes(String(details?.['reason'])))
        ended.push(`${name} (${String(details?.['reason'])})`);
    }
    tally.check(name, fault === undefined, fault);
    const milliseconds = performance.now() - started;
    if (milliseconds > longest.milliseconds) longest = { name, milliseconds };
  };

  try {
    for (const { name, html, css } of BOMBS)
      await attempt(name, 'markup', () => createBareJob({ html, css, templateId: 'classic' }, assets));
    for (const { name, resume } of RESUME_BOMBS)
      await attempt(`résumé: ${name}`, 'visitors', () =>
        createResumeJob({ ...resume, templateId: 'professional' }, assets, { carry: true }),
      );
  } finally {
    clearInterval(watch);
    memory.close();
    await lanes.close();
  }
  tally.check('memory', peak <= FUNCTION_MEMORY, `${Math.round(peak / 1e6)} MB`);
  return tally.result({
    'longest print, ms': `${Math.round(longest.milliseconds)} (${longest.name})`,
    'longest reading, ms': `${Math.round(longestRead.milliseconds)} (${longestRead.name})`,
    'peak memory, MB': Math.round(peak / 1e6),
    'ended by time or memory': ended.length === 0 ? 0 : `${ended.length}: ${ended.join(', ')}`,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , only] = process.argv;
  process.stdout.write(`${JSON.stringify(await run(only === undefined ? {} : { only: new RegExp(only) }), null, 2)}\n`);
}
