/**
 * Milliseconds of a warm PDF, median of 60, what it takes of the processors, and PDFs a second 8 at once, by the
 * sources of the checkout that is its argument.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';
import { startDynamoDb } from '../../../infra/local/emulators/dynamodb.ts';
import { LOCAL_ENVIRONMENT, setEnvironment } from '../../../infra/local/environment.ts';
import type { HttpEvent, HttpResult } from '../../../functions/http/call.ts';
import { processorSeconds } from '../../support/processes.ts';
import { measureMs, quantile } from '../bench.ts';
import { pdfCall } from '../pdf/pdfCall.ts';

const CONTEXT = { awsRequestId: 'bench', getRemainingTimeInMillis: () => 25_000 } as Context;
const [UNCOUNTED, CALLS, AT_ONCE, TOGETHER] = [30, 60, 8, 160] as const;

interface PdfModule {
  readonly handler: (event: HttpEvent, context: Context) => Promise<HttpResult>;
  readonly close: () => Promise<void>;
}

const root = process.argv[2] ?? '';
const tables = await startDynamoDb({});
setEnvironment({
  ...LOCAL_ENVIRONMENT,
  ...tables.environment,
  AWS_ENDPOINT_URL_DYNAMODB: tables.url,
  PDF_BUCKET: 'bench',
  TEMPLATE_ASSETS_DIR: join(root, '.build/templates'),
});
const file = pathToFileURL(join(root, 'functions/pdf/handlers/generatePdf.ts')).href;
const { handler, close } = (await import(file)) as PdfModule;
let calls = 0;
const call = async () => {
  const { statusCode, body } = await handler(pdfCall((calls += 1)), CONTEXT);
  if (statusCode !== 200) throw new Error(`generate-pdf answered ${statusCode}: ${body}`);
};
const times: number[] = [];
let before = 0;
for (let round = -UNCOUNTED; round < CALLS; round += 1) {
  if (round === 0) before = processorSeconds(process.pid);
  const milliseconds = await measureMs(call);
  if (round >= 0) times.push(milliseconds);
}
const processor = (1_000 * (processorSeconds(process.pid) - before)) / CALLS;
const worker = async () => {
  for (let round = 0; round < TOGETHER / AT_ONCE; round += 1) await call();
};
const together = await measureMs(() => Promise.all(Array.from({ length: AT_ONCE }, worker)));
const values = { warm: quantile(times), processor, rate: (1_000 * TOGETHER) / together };
process.stdout.write(`${JSON.stringify(values)}\n`);
await close();
await tables.close();
process.exit(0);
