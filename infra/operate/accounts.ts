import { parseArgs } from 'node:util';
import { handler as sweep } from '../../functions/account/handlers/sweepDeletedAccounts.ts';

const USAGE = `Deleted accounts, for an operator. Set USERS_TABLE, RESUMES_TABLE, REQUESTS_TABLE,
CREDIT_LOGS_TABLE, PDF_BUCKET, UPLOAD_BUCKET and USER_POOL_ID (environment of the deployed function) and AWS \
credentials.

  npm run accounts -- sweep    the daily run, now: what deleted accounts have left is removed`;

/**
 * Runs one command and gives back what to print and how to end: 0 done, 2 misused. Throws where an account could not be
 * swept.
 */
export async function operate(args: readonly string[]): Promise<{ readonly text: string; readonly code: 0 | 2 }> {
  const {
    positionals: [command, ...others],
  } = parseArgs({ args: [...args], allowPositionals: true, strict: false });
  if (command !== 'sweep' || others.length > 0) return { text: USAGE, code: 2 };
  return { text: JSON.stringify(await sweep({}, { getRemainingTimeInMillis: () => Infinity }), null, 2), code: 0 };
}

if (import.meta.main) {
  const { text, code } = await operate(process.argv.slice(2));
  console.log(text);
  process.exitCode = code;
}
