import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Context } from 'aws-lambda';
import { LOCAL_ENVIRONMENT, setEnvironment } from '../../infra/local/environment.ts';
import { startDynamoDb } from '../../infra/local/emulators/dynamodb.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import { measureMs, type Bench, type BenchRow } from './bench.ts';
import { HEBREW_SAMPLE, pdfCall } from './pdf/pdfCall.ts';
import { warmRows, type CallHandler } from './pdf/warm.ts';

const TEMPLATES = ['professional', 'classic', 'minimal', 'academic'] as const;

const CONTEXT = { awsRequestId: 'bench', getRemainingTimeInMillis: () => 25_000 } as Context;

const bench: Bench = async () => {
  // Calls of people who have not signed in are counted.
  const tables = await startDynamoDb({});
  const restore = setEnvironment({
    ...LOCAL_ENVIRONMENT,
    ...tables.environment,
    AWS_ENDPOINT_URL_DYNAMODB: tables.url,
    PDF_BUCKET: 'bench',
    LOG_LEVEL: 'silent',
  });
  const { handler, close } = await import('../../functions/pdf/handlers/generatePdf.ts');
  let calls = 0;
  const call: CallHandler = async (resume, pageBreaks) => {
    const { statusCode, body } = await handler(pdfCall((calls += 1), resume, pageBreaks), CONTEXT);
    if (statusCode !== 200) throw new Error(`generate-pdf answered ${statusCode}: ${body}`);
  };
  try {
    return [
      ...(await warmRows(call, HEBREW_SAMPLE)),
      ...(await throughputRows(call)),
      ...(await memoryRows(call)),
      ...(await coldRows()),
    ];
  } finally {
    await close();
    restore();
    await tables.close();
  }
};
export default bench;

async function throughputRows(call: CallHandler): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const atOnce of [1, 4, 8]) {
    const each = 240 / atOnce;
    const worker = async () => {
      for (let round = 0; round < each; round += 1) await call(HEBREW_SAMPLE);
    };
    await Promise.all(Array.from({ length: atOnce }, () => call(HEBREW_SAMPLE)));
    const milliseconds = await measureMs(() => Promise.all(Array.from({ length: atOnce }, worker)));
    rows.push({ measure: `PDFs per second, ${atOnce} at once`, value: 240_000 / milliseconds, unit: '/s' });
  }
  return rows;
}

/** After the first hundred, every page is open and every cache is full: what comes on top then is a leak. */
async function memoryRows(call: CallHandler): Promise<BenchRow[]> {
  const rounds = async (from: number, to: number) => {
    for (let round = from; round < to; round += 1)
      await call({ ...HEBREW_SAMPLE, ...newestChoice(TEMPLATES[round % TEMPLATES.length] ?? 'classic') });
  };
  const samples: { node: number; browser: number }[] = [];
  for (const [from, to] of [
    [0, 100],
    [100, 550],
    [550, 1_000],
  ] as const) {
    await rounds(from, to);
    samples.push({ node: process.memoryUsage().rss / 1e6, browser: await browserMemory() });
  }
  const [early = { node: 0, browser: 0 }, , late = { node: 0, browser: 0 }] = samples;
  return [
    { measure: 'memory of the process after 100 PDFs', value: early.node, unit: 'MB' },
    { measure: 'memory of the process after 1,000', value: late.node, unit: 'MB' },
    { measure: 'memory of the browser after 100 PDFs', value: early.browser, unit: 'MB' },
    { measure: 'memory of the browser after 1,000', value: late.browser, unit: 'MB' },
    {
      measure: 'growth of both from 100 to 1,000',
      value: (late.node + late.browser) / (early.node + early.browser),
      unit: 'x',
      bar: 1.25,
    },
  ];
}

/** MB of all processes of the browsers that this process started, shared pages counted once (PSS). */
async function browserMemory(): Promise<number> {
  const processes = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (id) => {
        const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
        const [, parent, group] = stat
          .slice(stat.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number);
        return { id: Number(id), parent, group };
      }),
  );
  const groups = new Set(processes.filter(({ parent }) => parent === process.pid).map(({ id }) => id));
  const sizes = await Promise.all(
    processes
      .filter(({ group }) => group !== undefined && groups.has(group))
      .map(async ({ id }) => {
        const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
        return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1e3;
      }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A fresh process, once with the browser still packed and once with it unpacked. */
async function coldRows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'korot-bench-cold-'));
  const child = fileURLToPath(new URL('pdf-cold.child.ts', import.meta.url));
  try {
    const rows: BenchRow[] = [];
    for (const state of ['packed', 'unpacked']) {
      const { stdout } = await promisify(execFile)(process.execPath, [child], {
        env: { ...process.env, TMPDIR: folder },
      });
      const stages = JSON.parse(stdout) as Record<string, number>;
      for (const [stage, value] of Object.entries(stages))
        rows.push({ measure: `cold start, ${state}: ${stage}`, value, unit: 'ms' });
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
