import { parseArgs } from 'node:util';
import { handler as sweep } from '../../functions/account/handlers/sweepDeletedAccounts.ts';
import { ENVIRONMENT_USAGE, runOperatorCommand } from './operatorEnvironment.ts';

const USAGE = `Deleted accounts, for an operator.

  npm run accounts -- --environment <name> sweep    the daily run, now: what deleted accounts have left is removed

${ENVIRONMENT_USAGE}`;

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

if (import.meta.main) await runOperatorCommand(process.argv.slice(2), operate);
