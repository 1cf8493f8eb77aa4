import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpEvent } from '../../functions/http/call.ts';
import { startImproveApi, type ImproveApi } from '../support/improveApi.ts';
import { everyNth } from '../support/exhaustive.ts';
import { oneCredit, oneText, someCredits, stateOf, withFault } from '../support/improveFaults.ts';

/** A handler in a process of its own, killed at each of the writes of a paid improvement. */
let improver: ImproveApi;

beforeAll(async () => void (improver = await startImproveApi()));
afterAll(() => improver.close());

/**
 * Writes of one improvement, in their order: two rates, the day's calls and dollars, reserve, commit; the settlement
 * changes nothing here.
 */
const WRITES = ['rate', 'rate', 'day', 'dollars', 'reserve', 'commit'] as const;

/**
 * Runs a handler in a process of its own, which is killed before or after its nth write has reached the database;
 * answers what ended it.
 */
async function killedAt(
  name: 'improveResume' | 'acceptImprovement',
  event: HttpEvent,
  write: number,
  side: 'before' | 'after',
): Promise<NodeJS.Signals | null> {
  let seen = 0;
  const child: { kill?: () => void } = {};
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    // How far it is stands in rows that no credit depends on, written whenever a section ends.
    const counts =
      /\.(TransactWriteItems|UpdateItem)$/.test(String(request.headers['x-amz-target'])) && !body.includes('PROGRESS#');
    const hit = counts && seen++ === write;
    if (hit && side === 'before') return child.kill?.();
    const answer = await fetch(improver.environment['AWS_ENDPOINT_URL_DYNAMODB'] as string, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (hit) return child.kill?.();
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(bytes);
  };
  const proxy = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const env = {
    ...improver.environment,
    ...process.env,
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  };
  const call = spawn(
    process.execPath,
    [fileURLToPath(new URL('../support/improve.child.ts', import.meta.url)), name, JSON.stringify(event)],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  child.kill = () => void call.kill('SIGKILL');
  const [, signal] = (await once(call, 'exit')) as [number, NodeJS.Signals | null];
  proxy.closeAllConnections();
  proxy.close();
  return signal;
}

describe('killed with SIGKILL', () => {
  it.each([
    ['after its rate is counted', WRITES.indexOf('rate'), 'after', 0],
    ['after its dollars are counted', WRITES.indexOf('dollars'), 'after', 0],
    ['after it has reserved', WRITES.indexOf('reserve'), 'after', 0],
    ['before it has spent', WRITES.indexOf('commit'), 'before', 0],
    ['after it has spent', WRITES.indexOf('commit'), 'after', 1],
  ] as const)(
    '%s: no credit is gone without its result, and the same request ends with one of each',
    async (_, write, side, spent) => {
      const [user, requestId] = [await improver.register(oneCredit(true)), randomUUID()];
      expect(await killedAt('improveResume', improver.improveEvent(user, { requestId }), write, side)).toBe('SIGKILL');
      await improver.expireReservations(user);
      expect(await stateOf(improver, user)).toMatchObject({ aiCredits: 1 - spent, uses: spent });
      const again = await improver.post(user, { requestId });
      expect(again).toMatchObject({
        status: 200,
        body: { aiCredits: 0, improvements: { summary: 'Managed a team of 6. Wrote reports daily.' } },
      });
      expect(await improver.post(user, { requestId })).toEqual(again);
      expect(await stateOf(improver, user)).toEqual({ aiCredits: 0, hasUsedAi: true, uses: 1, reservations: 0 });
      expect((await improver.post(user)).body.code).toBe('no_credits');
    },
  );

  it.each(
    // Reserving is the same code as above.
    everyNth(2, [
      ['before it has spent', WRITES.indexOf('commit'), 'before', 0],
      ['after it has reserved', WRITES.indexOf('reserve'), 'after', 0],
      ['after it has spent', WRITES.indexOf('commit'), 'after', 1],
    ] as const),
  )(
    '[AI-08] over one text, %s: no credit is gone without its result, and the same request ends with one of each',
    async (_, write, side, spent) => {
      const user = await improver.register(oneCredit(true));
      const wish = oneText(improver, user);
      expect(await killedAt('improveResume', improver.improveEvent(user, wish), write, side)).toBe('SIGKILL');
      await improver.expireReservations(user);
      expect(await stateOf(improver, user)).toMatchObject({ aiCredits: 1 - spent, uses: spent });
      const again = await improver.post(user, wish);
      expect(again).toMatchObject({ status: 200, body: { aiCredits: 0, improvements: { experience: [] } } });
      expect(again.body.improvements?.summary).toBe('Managed a team of 6. Wrote reports daily.');
      expect(await improver.post(user, wish)).toEqual(again);
      expect(await stateOf(improver, user)).toEqual({ aiCredits: 0, hasUsedAi: true, uses: 1, reservations: 0 });
    },
  );

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)(
    '[AI-07] withheld texts that are paid for, %s its one write: whoever asks again has them for one credit',
    async (side, spent) => {
      const [user, requestId] = [await improver.register(someCredits(3, true)), randomUUID()];
      await withFault('boastful', () => improver.post(user, { requestId }));
      const event = improver.acceptEvent(user, requestId);
      expect(await killedAt('acceptImprovement', event, 0, side)).toBe('SIGKILL');
      expect(await stateOf(improver, user)).toEqual({
        aiCredits: 3 - spent,
        hasUsedAi: true,
        uses: spent,
        reservations: 0,
      });
      const paid = { aiCredits: 2, hasUsedAi: true, uses: 1, reservations: 0 };
      for (let time = 0; time < 2; time += 1) {
        expect(await improver.accept(user, requestId)).toMatchObject({
          status: 200,
          body: {
            aiCredits: 2,
            withheld: expect.arrayContaining([expect.objectContaining({ section: 'summary' })]) as unknown,
          },
        });
        expect(await stateOf(improver, user)).toEqual(paid);
      }
    },
  );

  it.each([
    ['before', 404, 0],
    ['after', 200, 1],
  ] as const)(
    '%s an answer that was all withheld was kept: its texts cost one credit, or nothing where there are none',
    async (side, status, spent) => {
      const [user, requestId] = [await improver.register(someCredits(3, true)), randomUUID()];
      expect(
        await withFault('boastful', () =>
          killedAt('improveResume', improver.improveEvent(user, { requestId }), WRITES.indexOf('commit'), side),
        ),
      ).toBe('SIGKILL');
      expect(await stateOf(improver, user)).toMatchObject({ aiCredits: 3, hasUsedAi: true, uses: 0 });
      expect((await improver.accept(user, requestId)).status).toBe(status);
      expect(await stateOf(improver, user)).toMatchObject({ aiCredits: 3 - spent, uses: spent });
    },
  );
});
