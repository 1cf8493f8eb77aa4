import { fileURLToPath } from 'node:url';
import type { Context } from 'aws-lambda';
import type { HttpEvent } from '../../functions/http/call.ts';
import { processTreeMemory } from '../../functions/pdf/processMemory.ts';
import { LOCAL_ENVIRONMENT, setEnvironment } from '../../infra/local/environment.ts';
import { startDynamoDb } from '../../infra/local/emulators/dynamodb.ts';
import { ENDPOINTS } from '../../shared/api/endpoints.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { RESUME_BOMBS } from './resumeBombs.ts';
import type { Outcome } from './pdf-bombs.ts';

const FLOODERS = 8;
/** Milliseconds that the other person's print may take at the 95th percentile. */
const BAR = 1_000;
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
const quantile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/**
 * Eight visitors send what costs most of what is accepted, each as often as an address may; another visitor prints a
 * résumé every quarter of a second. Measures how long that one waits, and what this process and its browsers have in
 * memory. `prints`: of the other person.
 */
export async function run({ prints = 60, content }: { prints?: number; content?: string } = {}): Promise<Outcome> {
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
  const answers: Record<string, number> = {};
  let peak = 0;
  let flooding = true;
  const watch = setInterval(() => (peak = Math.max(peak, processTreeMemory(process.pid))), 25);
  try {
    await warm();
    const accepted = await worst(content);
    const { perVisitor } = ENDPOINTS.generatePdf.limits;
    const calls: Promise<void>[] = [];
    const flood = async (ip: string) => {
      for (;;) {
        if (!flooding) return;
        calls.push(
          handler(eventOf(ip, accepted.resume), CONTEXT).then(
            ({ statusCode = 0 }) => void (answers[statusCode] = (answers[statusCode] ?? 0) + 1),
          ),
        );
        await pause((perVisitor.seconds * 1_000) / perVisitor.calls);
      }
    };
    const floods = Array.from({ length: FLOODERS }, (_, n) => flood(`10.0.0.${n + 1}`));
    await pause(3_000);
    const times: number[] = [];
    for (let print = 0; print < prints; print += 1) {
      const started = performance.now();
      // Another address now and then: an address may print once a second.
      const { statusCode } = await handler(
        eventOf(`10.1.0.${print % 10}`, {
          ...SAMPLE_HE,
          templateId: 'classic',
          summary: `${SAMPLE_HE.summary} ${print}`,
        }),
        CONTEXT,
      );
      times.push(performance.now() - started);
      if (statusCode !== 200) failures.push(`print ${print}: ${statusCode}`);
      await pause(250);
    }
    flooding = false;
    await Promise.all(floods);
    await Promise.all(calls);
    times.sort((one, other) => one - other);
    if (quantile(times, 0.95) > BAR) failures.push(`95th percentile: ${quantile(times, 0.95)} ms`);
    if (peak > FUNCTION_MEMORY) failures.push(`memory: ${Math.round(peak / 1e6)} MB`);
    const figures = {
      content: accepted.name,
      'content alone, ms': accepted.milliseconds,
      'median, ms': quantile(times, 0.5),
      '95th percentile, ms': quantile(times, 0.95),
      'longest, ms': quantile(times, 1),
      'peak memory, MB': Math.round(peak / 1e6),
      'answers to the eight': JSON.stringify(answers),
    };
    return { tried: prints, passed: prints - failures.length, failures, figures };
  } finally {
    flooding = false;
    clearInterval(watch);
    await close();
    restore();
    await tables.close();
  }

  /** What takes longest of what is accepted. */
  async function worst(name: string | undefined): Promise<{ name: string; resume: ResumeData; milliseconds: number }> {
    let most: { name: string; resume: ResumeData; milliseconds: number } = {
      name: 'none',
      resume: SAMPLE_HE,
      milliseconds: 0,
    };
    for (const [index, bomb] of RESUME_BOMBS.entries()) {
      if (name !== undefined && bomb.name !== name) continue;
      const resume = { ...bomb.resume, templateId: 'professional' };
      const started = performance.now();
      const { statusCode } = await handler(eventOf(`10.2.0.${index}`, resume), CONTEXT);
      const milliseconds = Math.round(performance.now() - started);
      // One of too many pages is refused after it was printed: it costs as much.
      if ((statusCode === 200 || milliseconds > 200) && milliseconds > most.milliseconds)
        most = { name: bomb.name, resume, milliseconds };
    }
    return most;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , content] = process.argv;
  process.stdout.write(`${JSON.stringify(await run(content === undefined ? {} : { content }), null, 2)}\n`);
}
