import { NodeHttpHandler } from '@smithy/node-http-handler';

/**
 * Runs a handler in a child process, and kills that process (SIGKILL) after the service has executed an SDK call and
 * before the handler receives the answer: `node sweep.child.ts <module below functions/> <event as JSON> <calls to
 * live>`. Exits with 0 where there were no more calls than that.
 */
const [, , module = '', event = '{}', calls = '0'] = process.argv;
let left = Number(calls);
// Every client of the SDK sends through it. Reading secrets and keys changes nothing, and does not count.
// oxlint-disable-next-line typescript/unbound-method -- called on what it is asked on
const { handle } = NodeHttpHandler.prototype;
NodeHttpHandler.prototype.handle = async function killing(this: NodeHttpHandler, ...given: Parameters<typeof handle>) {
  const answer = await handle.apply(this, given);
  if (!/secretsmanager/i.test(String(given[0].headers['x-amz-target'])) && (left -= 1) < 0)
    process.kill(process.pid, 'SIGKILL');
  return answer;
};
const { handler } = (await import(new URL(`../../functions/${module}.ts`, import.meta.url).href)) as {
  handler: (event: unknown, context: object) => Promise<{ statusCode?: number; body?: string }>;
};
const answer = await handler(JSON.parse(event), { awsRequestId: 'request-1', getRemainingTimeInMillis: () => 600_000 });
if (answer.statusCode !== undefined && answer.statusCode !== 200)
  throw new Error(`answered ${answer.statusCode} ${answer.body}`);
process.exit(0);
