import { fileURLToPath } from 'node:url';
import type { Context } from 'aws-lambda';
import type { HttpEvent } from '../../functions/http/call.ts';
import { ProcessTreeMemory } from '../../functions/pdf/processMemory.ts';
import { LOCAL_ENVIRONMENT, setEnvironment } from '../../infra/local/environment.ts';
import { startDynamoDb } from '../../infra/local/emulators/dynamodb.ts';
import { ENDPOINTS } from '../../shared/api/endpoints.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { floods, type Flood } from './pdfFloods.ts';
import type { Outcome } from './pdf-bombs.ts';

/** The other person's median, by the one that they have alone. */
const BAR = 3;
/** Before the other person prints, the flood has filled whatever can be filled. */
const LEAD_MS = 4_000;
const PAUSE_MS = 200;
/** Addresses outside the flood: a person who shares an address with it does not count as its neighbour. */
const NEIGHBOURS = '10.200';
const FUNCTION_MEMORY = 2_048 * 1_024 ** 2;

const eventOf = (ip: string, resumeData: ResumeData) =>
  ({
    version: '2.0',
    routeKey: 'POST /api/generate-pdf',
    rawPath: '/api/generate-pdf',
    rawQueryString: '',
    isBase64Encoded: false,
    headers: { 'content-type': 'application/json' },
    requestContext: {
      http: { method: 'POST', path: '/api/generate-pdf', protocol: 'HTTP/1.1', sourceIp: ip, userAgent: '' },
    },
    body: JSON.stringify({ templateId: resumeData.templateId, resumeData }),
  }) as unknown as HttpEvent;

const CONTEXT = { awsRequestId: 'attack', getRemainingTimeInMillis: () => 25_000 } as Context;
const quantile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/**
 * Many visitors send one kind of document each, as often as an address may; another visitor, a new one each time,
 * prints an ordinary résumé again and again. That one is never refused, and the median of their prints is at most
 * {@link BAR} times the one that they have alone, in the same process before each flood. `rounds`: prints of the other
 * person for each kind. `only`: names that are tried.
 */
export async function run({ rounds = 24, only }: { rounds?: number; only?: RegExp } = {}): Promise<Outcome> {
  const tables = await startDynamoDb({});
  const restore = setEnvironment({
    ...LOCAL_ENVIRONMENT,
    ...tables.environment,
    AWS_ENDPOINT_URL_DYNAMODB: tables.url,
    PDF_BUCKET: 'none',
    LOG_LEVEL: 'silent',
  });
  const { handler, close, warm } = await import('../../functions/pdf/handlers/generatePdf.ts');
  const failures: string[] = [];
  const figures: Record<string, string> = {};
  let tried = 0;
  let peak = 0;
  let visitor = 0;
  const memory = new ProcessTreeMemory(process.pid);
  const watch = setInterval(() => (peak = Math.max(peak, memory.read())), 50);
  const send = async (ip: string, resume: ResumeData) => (await handler(eventOf(ip, resume), CONTEXT)).statusCode ?? 0;

  /** Milliseconds of each print of a new visitor; those that are refused are failures. */
  const printAsNeighbour = async (name: string) => {
    const times: number[] = [];
    for (let print = 0; print < rounds; print += 1) {
      visitor += 1;
      const summary = `${SAMPLE_HE.summary} ${visitor}`;
      const started = performance.now();
      const status = await send(`${NEIGHBOURS}.${visitor >> 8}.${visitor & 255}`, {
        ...SAMPLE_HE,
        templateId: 'classic',
        summary,
      });
      times.push(performance.now() - started);
      tried += 1;
      if (status !== 200) failures.push(`${name}: ${status} after ${Math.round(times.at(-1) as number)} ms`);
      await pause(PAUSE_MS);
    }
    return times;
  };

  const attack = async ({ name, addresses, resume, cost }: Flood, number: number) => {
    const alone = quantile(await printAsNeighbour(`${name}, before it`), 0.5);
    const answers: Record<string, number> = {};
    const calls: Promise<void>[] = [];
    const { perVisitor } = ENDPOINTS.generatePdf.limits;
    const ended = new AbortController();
    const flood = async (ip: string) => {
      await pause(Math.random() * 1_000);
      while (!ended.signal.aborted) {
        calls.push(send(ip, resume).then((status) => void (answers[status] = (answers[status] ?? 0) + 1)));
        await pause((perVisitor.seconds * 1_000) / perVisitor.calls);
      }
    };
    const flooding = Array.from({ length: addresses }, (_, n) => flood(`10.${number}.0.${n + 1}`));
    await pause(LEAD_MS);
    const times = await printAsNeighbour(name);
    ended.abort();
    await Promise.all([...flooding, ...calls]);
    await Promise.all(calls);
    const median = quantile(times, 0.5);
    tried += 1;
    if (median > BAR * alone) failures.push(`${name}: ${(median / alone).toFixed(1)} times as long as alone`);
    const parts = [
      `x${(median / alone).toFixed(2)}`,
      `${Math.round(alone)} -> ${Math.round(median)} ms, longest ${Math.round(quantile(times, 1))}`,
      `estimate ${Math.round(cost)}`,
      JSON.stringify(answers),
    ];
    figures[name] = parts.join(' ');
    process.stderr.write(`  ${name}: ${figures[name]}\n`);
  };

  try {
    await warm(['members', 'visitors']);
    for (const [index, flood] of floods().entries()) if (!only || only.test(flood.name)) await attack(flood, index + 1);
    if (peak > FUNCTION_MEMORY) failures.push(`memory: ${Math.round(peak / 1e6)} MB`);
    const passed = Math.max(0, tried - failures.length);
    return { tried, passed, failures, figures: { ...figures, 'peak memory, MB': Math.round(peak / 1e6) } };
  } finally {
    clearInterval(watch);
    memory.close();
    await close();
    restore();
    await tables.close();
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , only] = process.argv;
  process.stdout.write(`${JSON.stringify(await run(only === undefined ? {} : { only: new RegExp(only) }), null, 2)}\n`);
}
