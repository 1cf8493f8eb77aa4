import { randomUUID } from 'node:crypto';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setPause } from '../../functions/platform/pause.ts';
import { run } from '../attack/money.ts';
import { howMany } from '../support/exhaustive.ts';
import { MemoryProvider } from '../support/memoryProvider.ts';
import { ACTIONS, next, START, type Action } from '../support/moneyModel.ts';
import { MoneyWorld, PACK } from '../support/moneyWorld.ts';
import { startLocalDatabase, type LocalDatabase } from '../support/localDatabase.ts';

/**
 * Everything that can happen to a purchase, in every order, beside a model: grants, refunds and balances always add up,
 * and nothing is both used and refunded. The long form is test/attack/money.ts.
 */

// Retries wait some milliseconds; with a database in this process there is nothing to wait for.
let restorePause: () => void;
beforeAll(() => {
  restorePause = setPause(async () => {});
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterAll(() => {
  restorePause();
  vi.unstubAllEnvs();
});

describe('a purchase', () => {
  it('adds up in every order of six steps, where one is interrupted by another, or ends in the middle', async () => {
    const lines: string[] = [];
    const { figures, failures } = await run({
      steps: 6,
      raceSteps: 5,
      raceStride: howMany(113, 11),
      print: (line) => lines.push(line),
    });
    console.log(lines.join('\n'));
    expect(failures).toEqual([]);
    expect(figures.interleavings).toBe(ACTIONS.length ** 6);
    expect(figures.races).toBeGreaterThan(howMany(500, 1_000));
  });
});

describe('over the real database', () => {
  let local: LocalDatabase;
  let database: DynamoDBDocumentClient;
  beforeAll(async () => {
    local = await startLocalDatabase();
    database = local.client;
  });
  afterAll(() => local.close());

  /** Ways through everything that the model tells apart; the others are drawn by a fixed seed. */
  const WAYS: readonly Action[][] = [
    ['create', 'approve', 'grant', 'use', 'delete', 'reconcile'],
    ['create', 'approve', 'capture', 'delete', 'event', 'reconcile'],
    ['create', 'approve', 'grant', 'use', 'withdraw', 'reconcile'],
    ['create', 'approve', 'grant', 'use', 'delete', 'withdraw', 'event'],
    ['create', 'approve', 'capture', 'refundPart', 'grant', 'withdraw', 'use'],
    ['create', 'approve', 'capture', 'refundAll', 'event', 'grant', 'use'],
    ...drawn(howMany(4, 20)),
  ];

  it.each(WAYS.map((way) => [way.join(' '), way] as const))('the same holds: %s', async (_, way) => {
    const provider = await MemoryProvider.open(MoneyWorld.now);
    const world = new MoneyWorld(database, local.tables, provider, `buyer-${randomUUID()}`);
    await world.begin();
    let model = START;
    for (const action of way) {
      model = next(model, action, PACK);
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await world.do(action);
      const { balance, granted, capturedCents, refundedCents, refundedByUsCents } = model;
      // oxlint-disable-next-line no-await-in-loop
      expect(await world.seen()).toEqual({ balance, granted, capturedCents, refundedCents, refundedByUsCents });
      // oxlint-disable-next-line no-await-in-loop
      expect(await world.faults()).toEqual([]);
    }
  });
});

/** So many ways that begin with a purchase, the same ones in each run. */
function drawn(count: number): Action[][] {
  let seed = 18;
  const draw = () => (seed = (seed * 48_271) % 2_147_483_647) % ACTIONS.length;
  return Array.from({ length: count }, () => [
    'create',
    'approve',
    ...Array.from({ length: 6 }, () => ACTIONS[draw()] as Action),
  ]);
}
