import { database } from '../../functions/platform/dynamodb/client.ts';
import { createLedger } from './ledger.ts';

/**
 * One paid request in a child process, for tests that kill it: `node spend.child.ts <user> <request>`; tables from the
 * environment.
 */
const [, , user = '', request = ''] = process.argv;
const env = process.env as Record<string, string>;
const credits = createLedger(database, {
  users: env['USERS_TABLE'] as string,
  creditLogs: env['CREDIT_LOGS_TABLE'] as string,
  requests: env['REQUESTS_TABLE'] as string,
});
process.stdout.write(`${JSON.stringify(await credits.use(user, request))}\n`);
