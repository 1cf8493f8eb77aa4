import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import type { EndpointNeeds } from '../../shared/api/needs.ts';
import { AppError } from '../../shared/errors/errors.ts';
import type { RequestState, HttpMiddleware, AuthenticatedUser } from './call.ts';

/** Whether the account of a token is deleted or being deleted. */
export type IsDeleted = (user: AuthenticatedUser) => Promise<boolean>;

const READ_ACTIONS: ReadonlySet<string> = new Set(['GetItem', 'BatchGetItem', 'Query', 'GetObject', 'ListBucket']);

/**
 * Whether calls of an endpoint change nothing and cost nothing: then one may run although its answer is withheld later.
 */
function onlyReads({ tables = {}, buckets = {}, services = [], allowance }: EndpointNeeds): boolean {
  const actions: readonly string[] = [...Object.values(tables), ...Object.values(buckets)].flat();
  return allowance === undefined && services.length === 0 && actions.every((action) => READ_ACTIONS.has(action));
}

/**
 * Refuses tokens of deleted accounts; where the endpoint serves them, the handler learns of it. Handlers that only read
 * run in parallel and their answer waits ({@link RequestState.admission}), so that the check adds no latency. Throws
 * account_deleted.
 */
export function checkAccountStanding(
  { servesDeleted, needs }: Pick<Endpoint, 'servesDeleted' | 'needs'>,
  isDeleted: IsDeleted | undefined,
): HttpMiddleware {
  const ask = async (state: RequestState, user: AuthenticatedUser): Promise<void> => {
    if (!(await isDeleted?.(user))) return;
    if (servesDeleted !== true) throw new AppError('account_deleted');
    state.user = { ...user, isDeleted: true };
  };
  return {
    before: async ({ internal }) => {
      if (!internal.user) return;
      const { user } = internal;
      if (!onlyReads(needs)) return ask(internal, user);
      admitAfter(internal, () => ask(internal, user));
    },
  };
}

/**
 * For handlers that ask a browser to print, which takes 10 ms or more: in its first milliseconds the print goes through
 * five threads of three processes, and what is done beside them delays it.
 */
export const ONCE_PRINTING_MS = 3;

/**
 * Lets the call's handler run while `check` is under way; its answer waits for that too. What the handler does at once,
 * or in its first `delay` milliseconds, is done first: writing a request to the database takes this process a
 * millisecond.
 */
export function admitAfter(state: RequestState, check: () => Promise<unknown>, delay = 0): void {
  const begun = delay > 0 ? setTimeout(delay) : setImmediate();
  const all = Promise.all([state.admission, begun.then(check)]).then(() => undefined);
  // A call that is refused before its handler runs never awaits it.
  all.catch(() => undefined);
  state.admission = all;
}

/**
 * Runs `work` at once and returns its result when the caller is known to be admitted. Throws account_deleted,
 * rate_limited and daily_budget_reached, whatever `work` threw.
 */
export async function withholdUntilChecked<T>(state: RequestState, work: () => Promise<T>): Promise<T> {
  const running = work();
  running.catch(() => undefined);
  await state.admission;
  return running;
}
