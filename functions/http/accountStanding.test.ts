import { expect, it } from 'vitest';
import type { EndpointNeeds } from '../../shared/api/needs.ts';
import { checkAccountStanding } from './accountStanding.ts';
import type { RequestState } from './call.ts';

/** What a call of such an endpoint has been through before its handler runs. */
async function askedFirst(needs: EndpointNeeds): Promise<boolean> {
  const asked: string[] = [];
  const { before } = checkAccountStanding({ needs }, async (user) => (asked.push(user.id), false));
  const internal = { user: { id: 'dana' } } as unknown as RequestState;
  await before?.({ internal } as Parameters<NonNullable<typeof before>>[0]);
  const isFirst = asked.length > 0;
  await internal.admission;
  expect(asked).toEqual(['dana']);
  return isFirst;
}

it.each<[string, EndpointNeeds, boolean]>([
  ['needs nothing', {}, false],
  ['reads a table', { tables: { resumes: ['GetItem', 'Query'] } }, false],
  ['reads a bucket', { buckets: { pdfs: ['GetObject'] } }, false],
  ['writes to a table', { tables: { resumes: ['GetItem', 'PutItem'] } }, true],
  ['writes to a bucket', { buckets: { pdfs: ['GetObject', 'PutObject'] } }, true],
  ['calls a service', { services: ['model'] }, true],
  ['spends', { allowance: 'pdf' }, true],
])('an endpoint that %s waits until the account is known to stand: %s', async (_, needs, waits) => {
  expect(await askedFirst(needs)).toBe(waits);
});
