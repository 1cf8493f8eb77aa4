import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFunctions, bytesAtStart } from '../../infra/deploy/bundle.ts';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { runBundle } from '../../infra/deploy/runBundle.ts';
import { quantile, measureMs, type Bench, type BenchRow } from './bench.ts';

const IMPORT_RUNS = 7;
/** Limits of every API handler; the one with the browser has others. */
const BUNDLE_LIMITS = { kilobytes: 600, importMs: 80 } as const;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Measures the deployed code: size and import time of each function's bundle, each time in a new process, and the
 * synthesis.
 */
const bench: Bench = async () => {
  let made: Awaited<ReturnType<typeof buildFunctions>> = new Map();
  const built = await measureMs(async () => {
    made = await buildFunctions();
  });
  const rows: BenchRow[] = [{ measure: 'all bundles built', value: built, unit: 'ms' }];
  for (const { endpoint, handler } of listEndpoints()) {
    const isApart = endpoint.needs.chromium === true;
    const metafile = made.get(handler);
    const size = metafile ? bytesAtStart(handler, metafile) : Number.NaN;
    const imports: number[] = [];
    // The best: what other programs take of the machine is not the bundle's. LAMBDA_TASK_ROOT is not set: the import
    // alone, without what a function does while it starts.
    for (let run = 0; run < IMPORT_RUNS; run += 1)
      imports.push((await runBundle(handler, { AWS_REGION: 'eu-central-1', PATH: '/usr/bin:/bin' })).imported.ms);
    rows.push({
      measure: `${handler}: size at start`,
      value: size / 1_000,
      unit: 'KB',
      ...(!isApart && { bar: BUNDLE_LIMITS.kilobytes }),
    });
    rows.push({
      measure: `${handler}: import, best of ${IMPORT_RUNS}`,
      value: quantile(imports, 0),
      unit: 'ms',
      ...(!isApart && { bar: BUNDLE_LIMITS.importMs }),
    });
  }
  rows.push({
    measure: 'synthesis of one environment, bundles included',
    value: await measureMs(() => synthesize('prod')),
    unit: 'ms',
  });
  rows.push({
    measure: 'synthesis of all environments, bundles included',
    value: await measureMs(() => synthesize()),
    unit: 'ms',
  });
  return rows;
};

function synthesize(environment?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        join(ROOT, 'node_modules/aws-cdk/bin/cdk'),
        'synth',
        '--quiet',
        ...(environment === undefined ? [] : ['-c', `environment=${environment}`]),
      ],
      { cwd: ROOT, stdio: ['ignore', 'ignore', 'ignore'] },
    );
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`cdk synth ended with ${code}`))));
  });
}

export default bench;
