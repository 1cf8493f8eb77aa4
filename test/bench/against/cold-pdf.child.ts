/** Milliseconds from nothing to a visitor's first PDF by the function's bundle of the checkout that is its argument. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startDynamoDb } from '../../../infra/local/emulators/dynamodb.ts';
import { LOCAL_ENVIRONMENT } from '../../../infra/local/environment.ts';
import { pdfCall } from '../pdf/pdfCall.ts';

const folder = join(process.argv[2] ?? '', '.build/functions/pdf/handlers/generatePdf');
const INVOKE = fileURLToPath(new URL('../../../infra/deploy/invoke.child.mjs', import.meta.url));

const tables = await startDynamoDb({});
try {
  const child = spawn(process.execPath, [INVOKE, join(folder, 'index.mjs')], {
    cwd: folder,
    env: {
      ...LOCAL_ENVIRONMENT,
      ...tables.environment,
      AWS_ENDPOINT_URL_DYNAMODB: tables.url,
      PDF_BUCKET: 'bench',
      LOG_LEVEL: 'error',
      LAMBDA_TASK_ROOT: folder,
      TEMPLATE_ASSETS_DIR: join(folder, 'templates'),
      TMPDIR: process.env['TMPDIR'],
      PATH: process.env['PATH'],
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify([pdfCall(0)]));
  const { imported, calls } = JSON.parse((await text(child.stdout)).trim().split('\n').at(-1) ?? '') as {
    readonly imported: { readonly ms: number };
    readonly calls: readonly { readonly ms: number; readonly result: { readonly statusCode: number } }[];
  };
  if (calls[0]?.result.statusCode !== 200) throw new Error(JSON.stringify(calls[0]?.result).slice(0, 500));
  process.stdout.write(`\n${JSON.stringify({ cold: imported.ms + calls[0].ms })}\n`);
} finally {
  await tables.close();
}
process.exit(0);
