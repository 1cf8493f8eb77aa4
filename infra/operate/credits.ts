import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { database } from '../../functions/platform/dynamodb/client.ts';
import { createGrantLedger } from '../../functions/credits/grantLedger.ts';
import { readCreditStatement } from '../../functions/credits/creditStatement.ts';
import { readEnvironment } from '../../functions/platform/environment.ts';
import { TABLE_VARIABLES } from '../../shared/api/needs.ts';
import { ENVIRONMENT_USAGE, runOperatorCommand } from './operatorEnvironment.ts';

const USAGE = `Credits of one user, for support. Reads the same tables as the functions.

  npm run credits -- --environment <name> lookup <user id>
  npm run credits -- --environment <name> grant  <user id> <credits> --reason "..." [--id <uuid>]
  npm run credits -- --environment <name> audit  <user id>

grant prints its id: with --id the same grant can be repeated safely. audit ends with 1 where log and lots disagree.
${ENVIRONMENT_USAGE}`;

/** Runs one command and gives back what to print and how to end: 0 done, 1 refused or discrepancies, 2 misused. */
export async function runCreditsCommand(
  args: readonly string[],
  now: () => Date = () => new Date(),
): Promise<{ readonly text: string; readonly code: 0 | 1 | 2 }> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { reason: { type: 'string' }, id: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [command, userId, amount] = positionals;
  if (userId === undefined || !['lookup', 'grant', 'audit'].includes(command ?? '')) return { text: USAGE, code: 2 };
  const { users, creditLogs, requests } = TABLE_VARIABLES;
  const names = readEnvironment([users, creditLogs, requests]);
  const tables = { users: names[users], creditLogs: names[creditLogs], requests: names[requests] };
  if (command === 'grant') {
    const credits = Number(amount);
    const { reason, id = randomUUID() } = values as { reason?: string; id?: string };
    if (!Number.isInteger(credits) || credits < 1 || credits > 1_000 || !reason?.trim())
      return { text: USAGE, code: 2 };
    const outcome = await createGrantLedger(database, tables, now).grantCredits({
      userId,
      id,
      credits,
      source: 'operator',
      reason,
    });
    if ('refused' in outcome) return { text: `${userId}: ${outcome.refused}`, code: 1 };
    return {
      text: `${userId}: ${outcome.granted ? `granted ${credits}` : 'was granted before, nothing changed'} (id ${id})`,
      code: 0,
    };
  }
  const statement = await readCreditStatement(database, tables, userId, now());
  if (!statement) return { text: `${userId}: user_not_found`, code: 1 };
  if (command === 'lookup') return { text: JSON.stringify(statement, null, 2), code: 0 };
  const { discrepancies } = statement;
  return discrepancies.length === 0
    ? { text: `${userId}: ${statement.aiCredits} credits, log and lots agree`, code: 0 }
    : { text: JSON.stringify(discrepancies, null, 2), code: 1 };
}

if (import.meta.main) await runOperatorCommand(process.argv.slice(2), (args) => runCreditsCommand(args));
