import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startImproveApi, type ImproveApi } from '../support/improveApi.ts';
import { oneCredit, oneText, someCredits, stateOf } from '../support/improveFaults.ts';
import { killedAt } from '../support/killedAt.ts';

/** A handler in a process of its own, killed at each of the writes of an improvement. */
let improver: ImproveApi;

beforeAll(async () => void (improver = await startImproveApi()));
afterAll(() => improver.close());

/**
 * Writes of one improvement, in their order: two rates, the day's calls and dollars, begin, keep; the settlement
 * changes nothing here.
 */
const WRITES = ['rate', 'rate', 'day', 'dollars', 'begin', 'keep'] as const;

describe('killed with SIGKILL', () => {
  it.each([
    ['after its rate is counted', WRITES.indexOf('rate'), 'after', 0],
    ['after its dollars are counted', WRITES.indexOf('dollars'), 'after', 0],
    ['before it has begun', WRITES.indexOf('begin'), 'before', 0],
    ['after it has begun', WRITES.indexOf('begin'), 'after', 1],
    ['before its result is kept', WRITES.indexOf('keep'), 'before', 1],
    ['after its result is kept', WRITES.indexOf('keep'), 'after', 1],
  ] as const)(
    '[AI-08] %s: nothing is spent, and the same request ends with one result, counted once',
    async (_, write, side, untaken) => {
      const [user, requestId] = [await improver.register(oneCredit(true)), randomUUID()];
      expect(
        await killedAt(
          improver.environment,
          'improve/handlers/improveResume',
          improver.improveEvent(user, { requestId }),
          write,
          side,
        ),
      ).toBe('SIGKILL');
      expect(await stateOf(improver, user)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, untaken });
      await improver.expireLease(user, requestId);
      const again = await improver.post(user, { requestId });
      expect(again).toMatchObject({
        status: 200,
        body: { aiCredits: 1, improvements: { summary: 'Managed a team of 6. Wrote reports daily.' } },
      });
      expect(await improver.post(user, { requestId })).toEqual(again);
      expect(await stateOf(improver, user)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, untaken: 1 });
    },
  );

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)(
    '[AI-07] [AI-08] while a line is taken, %s its one write: whoever takes it again has paid one credit',
    async (side, spent) => {
      const user = await improver.register(someCredits(3, true));
      const wish = oneText(improver, user);
      await improver.post(user, wish);
      const event = improver.acceptEvent(user, wish.requestId);
      expect(await killedAt(improver.environment, 'improve/handlers/acceptImprovement', event, 0, side)).toBe(
        'SIGKILL',
      );
      expect(await stateOf(improver, user)).toEqual({
        aiCredits: 3 - spent,
        hasUsedAi: true,
        uses: spent,
        untaken: 1 - spent,
      });
      for (let time = 0; time < 2; time += 1) {
        expect(await improver.accept(user, wish.requestId)).toMatchObject({ status: 200, body: { aiCredits: 2 } });
        expect(await stateOf(improver, user)).toEqual({ aiCredits: 2, hasUsedAi: true, uses: 1, untaken: 0 });
      }
      expect((await improver.post(user, wish)).body).toMatchObject({ taken: true, aiCredits: 2 });
    },
  );
});
