import { NodeHttpHandler } from '@smithy/node-http-handler';

/**
 * Kills this process (SIGKILL) after a service has executed so many SDK calls, and before the answer to the last is
 * received. Every client of the SDK sends through what is patched. Calls for which `counts` is false do not count.
 */
export function killAfterCalls(calls: number, counts: (target: string) => boolean): void {
  let left = calls;
  // oxlint-disable-next-line typescript/unbound-method -- called on what it is asked on
  const { handle } = NodeHttpHandler.prototype;
  NodeHttpHandler.prototype.handle = async function killing(
    this: NodeHttpHandler,
    ...given: Parameters<typeof handle>
  ) {
    const answer = await handle.apply(this, given);
    if (counts(String(given[0].headers['x-amz-target'])) && (left -= 1) < 0) process.kill(process.pid, 'SIGKILL');
    return answer;
  };
}
