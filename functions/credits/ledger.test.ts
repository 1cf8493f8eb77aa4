import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { MemoryShop } from '../../test/support/memoryShop.ts';
import { createLedger } from '../../test/support/ledger.ts';
import { setPause } from '../platform/pause.ts';
import { createCreditLogRepository } from './creditLogRepository.ts';
import { readStanding } from './useLedger.ts';

const TIME = new Date('2026-11-20T10:00:00.000Z');
const restorePause = setPause(async () => {});
afterAll(() => restorePause());

let shop: MemoryShop;
let ledger: ReturnType<typeof createLedger>;
beforeEach(async () => {
  shop = await MemoryShop.open(TIME);
  await shop.register();
  ledger = createLedger(shop.database.client, MemoryShop.tables, () => shop.time);
});

const balance = async () => (await shop.statement('dana')).aiCredits;
const history = () => createCreditLogRepository(shop.database.client, 'creditLogs');
const grants = () => shop.rows('dana', 'TXN#').filter(({ source }) => source !== 'welcome');
/** Another write comes between what is read and what is written, so many times. */
const meetOthers = (times: number) => {
  let left = times;
  shop.database.gate = async () => {
    const profile = shop.database.rows.get('users dana ');
    if (left > 0 && profile) {
      left -= 1;
      shop.database.rows.set('users dana ', { ...profile, version: Number(profile['version']) + 1 });
    }
  };
};

describe('a use', () => {
  it('[AI-06] [AI-07] [AI-10] is free once, then paid by the grant that ends first, never by nothing', async () => {
    await ledger.grantCredits({ userId: 'dana', id: 'G', credits: 1, source: 'operator' });
    const charged: unknown[] = [];
    for (let use = 0; use < 5; use += 1) {
      const result = await ledger.use('dana', `r${use}`);
      charged.push('refused' in result ? result.refused : [result.charged, result.aiCredits]);
    }
    expect(charged).toEqual([[null, 3], ['welcome', 2], ['welcome', 1], ['lot-G', 0], 'not_enough_credits']);
    expect(shop.rows('dana', 'USAGE#').map(({ lotId }) => lotId)).toEqual([null, 'welcome', 'welcome', 'lot-G']);
    expect((await shop.statement('dana')).discrepancies).toEqual([]);
  });

  it('[DATA-18] is logged with what, when and which grant, and paid once however often it is asked for', async () => {
    await ledger.use('dana', 'r1');
    expect(await ledger.use('dana', 'r1')).toEqual({ charged: undefined, aiCredits: 2 });
    expect(shop.rows('dana', 'USAGE#')).toEqual([
      {
        userId: 'dana',
        entry: 'USAGE#2026-11-20T10:00:00.000Z#r1',
        usageType: 'ai_improvement',
        details: 'summary',
        timestamp: TIME.toISOString(),
        lotId: null,
      },
    ]);
  });

  it('that meets other writes is computed again from what they left', async () => {
    await ledger.use('dana', 'free');
    meetOthers(3);
    expect(await ledger.use('dana', 'r1')).toEqual({ charged: 'welcome', aiCredits: 1 });
    expect(await balance()).toBe(1);
  });

  it('whose person leaves between its being marked and its answer has no credits left', async () => {
    await ledger.use('dana', 'r1');
    let calls = 0;
    shop.database.gate = async () => {
      if ((calls += 1) === 3) shop.database.rows.delete('users dana ');
    };
    expect(await ledger.use('dana', 'r1')).toEqual({ charged: undefined, aiCredits: 0 });
  });

  it('whose person leaves meanwhile is refused', async () => {
    let calls = 0;
    shop.database.gate = async () => {
      if ((calls += 1) === 3) shop.database.rows.delete('users dana ');
    };
    expect(await ledger.use('dana', 'r1')).toEqual({ refused: 'user_not_found' });
    expect(shop.rows('dana', 'USAGE#')).toEqual([]);
  });

  it('is refused to nobody, who has no standing either', async () => {
    expect(await ledger.use('nobody', 'r1')).toEqual({ refused: 'user_not_found' });
    expect(await readStanding(shop.database.client, 'users', 'nobody', TIME)).toBeUndefined();
    expect(await readStanding(shop.database.client, 'users', 'dana', TIME)).toEqual({ canPay: true, aiCredits: 2 });
    await shop.spend('dana', 3);
    expect(await readStanding(shop.database.client, 'users', 'dana', TIME)).toEqual({ canPay: false, aiCredits: 0 });
  });
});

describe('a grant', () => {
  const GRANT = { userId: 'dana', id: 'G', credits: 5, source: 'operator', paymentId: 'P', reason: 'an apology' };

  it('[CRED-02] [DATA-19] is given once, lasts a year, and is logged with its reason', async () => {
    expect([await ledger.grantCredits(GRANT), await ledger.grantCredits(GRANT)]).toEqual([
      { granted: true },
      { granted: false },
    ]);
    expect(await balance()).toBe(7);
    const { userId, paymentId, reason, source } = GRANT;
    expect(grants()).toEqual([
      {
        userId,
        entry: 'TXN#2026-11-20T10:00:00.000Z#G',
        type: 'credit',
        timestamp: TIME.toISOString(),
        lotId: 'lot-G',
        amount: 5,
        expiresAt: '2027-11-20T10:00:00.000Z',
        source,
        paymentId,
        reason,
      },
    ]);
    shop.time = new Date('2027-11-20T10:00:00.000Z');
    expect(await balance()).toBe(0);
  });

  it('is revoked once, as far as it is left', async () => {
    await ledger.grantCredits(GRANT);
    await shop.spend('dana', 5);
    const back = { ...GRANT, id: 'R', credits: 5, source: 'refund' };
    expect(await ledger.revokeCredits(back, 'G')).toEqual({ granted: true });
    expect(await ledger.revokeCredits(back, 'G')).toEqual({ granted: false });
    expect(await balance()).toBe(0);
    expect(grants().map(({ lotId, amount, expiresAt }) => [lotId, amount, expiresAt])).toEqual([
      ['lot-G', 5, '2027-11-20T10:00:00.000Z'],
      ['lot-G', -3, '2027-11-20T10:00:00.000Z'],
    ]);
    expect(await ledger.revokeCredits({ ...back, id: 'R2' }, 'UNKNOWN')).toEqual({ granted: true });
    expect(grants().at(-1)).toMatchObject({ amount: 0, expiresAt: TIME.toISOString() });
  });

  it('that meets other writes, of the profile or of its own rows, is computed again', async () => {
    const { version } = await shop.profile('dana');
    meetOthers(3);
    expect(await ledger.grantCredits(GRANT)).toEqual({ granted: true });
    // One of the others came before it was read.
    expect([await balance(), (await shop.profile('dana')).version]).toEqual([7, version + 4]);
    let works = 0;
    const row = { userId: 'dana', entry: 'ROW', count: 1 };
    await shop.database.client.send(new PutCommand({ TableName: 'creditLogs', Item: row }));
    const outcome = await ledger.recordOnce('dana', 'EVENT#E', () => {
      works += 1;
      // As it was read before another write; the second time as it is.
      const seen = works === 1 ? 0 : 1;
      const update = {
        TableName: 'creditLogs',
        Key: { userId: 'dana', entry: 'ROW' },
        UpdateExpression: 'SET #count = :next',
        ConditionExpression: '#count = :seen',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':seen': seen, ':next': 2 },
      };
      return { marker: { of: 'P' }, items: [{ Update: update }] };
    });
    expect([outcome, works]).toEqual([{ granted: true }, 2]);
    expect(shop.rows('dana', 'EVENT#E')).toEqual([{ of: 'P', userId: 'dana', entry: 'EVENT#E' }]);
  });

  it('whose profile is deleted meanwhile is refused', async () => {
    let calls = 0;
    shop.database.gate = async () => {
      if ((calls += 1) === 2) shop.database.rows.delete('users dana ');
    };
    expect(await ledger.grantCredits(GRANT)).toEqual({ refused: 'user_not_found' });
    expect(grants()).toEqual([]);
  });

  it('to nobody is refused, and what is nothing is not written', async () => {
    expect(await ledger.grantCredits({ ...GRANT, userId: 'nobody' })).toEqual({ refused: 'user_not_found' });
    expect(await ledger.recordOnce('dana', 'EVENT#E', () => undefined)).toEqual({ granted: false });
    expect(shop.rows('dana', 'EVENT#')).toEqual([]);
  });

  it('of an account that is gone changes rows alone, once, again where another write came between', async () => {
    let works = 0;
    const record = (condition: string) =>
      ledger.recordWithoutProfile('gone', 'EVENT#E', async () => {
        works += 1;
        const Item = { userId: 'gone', entry: 'ROW' };
        const check = works === 1 ? condition : 'attribute_not_exists(entry)';
        return { marker: { of: 'P' }, items: [{ Put: { TableName: 'creditLogs', Item, ConditionExpression: check } }] };
      });
    expect(await record('attribute_exists(entry)')).toBe(true);
    expect(works).toBe(2);
    expect(await record('attribute_not_exists(entry)')).toBe(false);
    expect(await ledger.recordWithoutProfile('gone', 'EVENT#F', async () => undefined)).toBe(false);
    expect(shop.rows('gone').map(({ entry }) => entry)).toEqual(['EVENT#E', 'ROW']);
  });
});

describe('the log', () => {
  it('[PRO-08] shows the newest fifty uses and transactions, the newest first', async () => {
    for (let grant = 0; grant < 52; grant += 1) {
      shop.time = new Date(TIME.getTime() + (grant + 1) * 1_000);
      await ledger.grantCredits({ userId: 'dana', id: `G${grant}`, credits: 1, source: 'operator', paymentId: 'P' });
      await ledger.use('dana', `r${grant}`);
    }
    shop.database.settle();
    const { usage, transactions } = await history().recentHistory('dana');
    expect([usage.length, transactions.length]).toEqual([50, 50]);
    expect(usage[0]).toEqual({ usageType: 'ai_improvement', details: 'summary', timestamp: shop.time.toISOString() });
    expect(transactions[0]).toEqual({
      amount: 1,
      source: 'operator',
      paymentId: 'P',
      type: 'credit',
      timestamp: shop.time.toISOString(),
      expiresAt: '2027-11-20T10:00:52.000Z',
    });
    const full = await history().fullHistory('dana');
    expect([full.usage.length, full.transactions.length, full.transactions.at(-1)?.source]).toEqual([
      52,
      53,
      'welcome',
    ]);
    expect(full.usage[0]).toEqual(usage[0]);
  });

  it('counts as used of a pack what was used of it after a won dispute', async () => {
    const { orderId, captureId } = await shop.buy('dana', 'small');
    shop.provider.provider.dispute(captureId);
    await shop.hear();
    shop.provider.provider.dispute(captureId, 'RESOLVED_SELLER_FAVOUR');
    await shop.hear();
    await shop.spend('dana', 5);
    await history().deleteUsage('dana');
    expect(await shop.orderRow('dana', orderId)).toMatchObject({ usedCredits: 2 });
  });

  it('of uses is deleted with the account, and what was bought stays with what was used of it', async () => {
    const { orderId } = await shop.buy('dana', 'small');
    const unpaid = await shop.order('dana', 'small');
    await shop.spend('dana', 5);
    await history().deleteUsage('dana');
    expect(shop.rows('dana', 'USAGE#')).toEqual([]);
    expect(shop.rows('dana', 'TXN#').map(({ source }) => source)).toEqual(['pack:small']);
    expect(await shop.orderRow('dana', orderId)).toMatchObject({ usedCredits: 2 });
    expect(await shop.orderRow('dana', unpaid)).not.toHaveProperty('usedCredits');
    expect(shop.rows('dana', 'ORDER#')).toHaveLength(2);
    // Nothing is left to be counted: the first count stays.
    await history().deleteUsage('dana');
    expect(await shop.orderRow('dana', orderId)).toMatchObject({ usedCredits: 2 });
  });
});
