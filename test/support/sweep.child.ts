import { killAfterCalls } from './killAfterCalls.ts';

/**
 * Runs a handler in a child process that is killed after so many SDK calls: `node sweep.child.ts <module below
 * functions/> <event as JSON> <calls to live>`. Exits with 0 if there were no more calls than that.
 */
const [, , module = '', event = '{}', calls = '0'] = process.argv;
// Reading secrets and keys changes nothing.
killAfterCalls(Number(calls), (target) => !/secretsmanager/i.test(target));
const { handler } = (await import(new URL(`../../functions/${module}.ts`, import.meta.url).href)) as {
  handler: (event: unknown, context: object) => Promise<{ statusCode?: number; body?: string }>;
};
const answer = await handler(JSON.parse(event), { awsRequestId: 'request-1', getRemainingTimeInMillis: () => 600_000 });
if (answer.statusCode !== undefined && answer.statusCode !== 200)
  throw new Error(`answered ${answer.statusCode} ${answer.body}`);
process.exit(0);
