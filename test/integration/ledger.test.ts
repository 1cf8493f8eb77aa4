import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCreditStatement } from '../../functions/credits/creditStatement.ts';
import { createCreditLogRepository } from '../../functions/credits/creditLogRepository.ts';
import { setEnvironment } from '../../infra/local/environment.ts';
import { runCreditsCommand } from '../../infra/operate/credits.ts';
import { addMonths, createCreditGrant } from '../../shared/credits/creditGrants.ts';
import { howMany } from '../support/exhaustive.ts';
import {
  local,
  database,
  tables,
  credits,
  user,
  units,
  clock,
  now,
  newUser,
  register,
  profile,
  usageRows,
  discrepancies,
  oneCredit,
  improve,
  startLedgerWorld,
} from '../support/ledgerWorld.ts';

startLedgerWorld();

/** Different requests at once, and the same one. */
const CROWD = howMany(40, 100);
const SAME = howMany(20, 50);

const count = (outcomes: readonly string[], outcome: string) => outcomes.filter((each) => each === outcome).length;

describe('spending', () => {
  it('[AI-06] [AI-07] [AI-10] is free once, then takes two credits, and never leads below nothing', async () => {
    const seen: unknown[] = [];
    for (let use = 0; use < 5; use += 1) {
      const outcome = await improve(randomUUID());
      const { aiCredits, hasUsedAi } = await profile();
      seen.push([outcome, aiCredits, hasUsedAi]);
    }
    expect(seen).toEqual([
      ['delivered', 2, true],
      ['delivered', 1, true],
      ['delivered', 0, true],
      ['not_enough_credits', 0, true],
      ['not_enough_credits', 0, true],
    ]);
    expect(await readCreditStatement(database, tables, user, now())).toMatchObject({ discrepancies: [], lots: [] });
  });

  it('[DATA-18] writes who, what, and when', async () => {
    await improve('11111111-1111-4111-8111-111111111111');
    expect(await usageRows()).toEqual([
      {
        userId: user,
        entry: `USAGE#${now().toISOString()}#11111111-1111-4111-8111-111111111111`,
        usageType: 'ai_improvement',
        details: 'summary',
        timestamp: now().toISOString(),
        lotId: null,
      },
    ]);
    expect((await createCreditLogRepository(database, tables.creditLogs).recentHistory(user)).usage).toEqual([
      { usageType: 'ai_improvement', details: 'summary', timestamp: now().toISOString() },
    ]);
  });

  it('[CRED-04] says user not found, and not enough credits where nothing is left', async () => {
    expect(await credits.use('nobody', randomUUID())).toEqual({ refused: 'user_not_found' });
    await register(oneCredit(true));
    expect(await improve('a')).toBe('delivered');
    expect(await improve('b')).toBe('not_enough_credits');
  });

  it('takes no more units than it must: 2 reads, and 4 writes beside its mark', async () => {
    units.length = 0;
    await credits.use(user, 'a');
    expect(units.map(({ capacity }) => capacity)).toEqual([1, 1, 4 + 2 + 1]);
    units.length = 0;
    await credits.grantCredits({ userId: user, id: 'g', credits: 5, source: 'operator' });
    expect(units.map(({ capacity }) => capacity)).toEqual([1, 6]);
  });
});

describe('faults', () => {
  it.each([
    [true, 1, 0],
    [false, 2, 1],
  ])(
    '[AI-07] very many improvements at once with one credit (first use spent: %s) deliver exactly what was there: %i',
    async (hasUsedAi, delivered) => {
      await register(oneCredit(hasUsedAi));
      const outcomes = await Promise.all(Array.from({ length: CROWD }, () => improve(randomUUID())));
      expect(count(outcomes, 'delivered')).toBe(delivered);
      expect(count(outcomes, 'not_enough_credits')).toBe(CROWD - delivered);
      expect(await profile()).toMatchObject({ aiCredits: 0, hasUsedAi: true });
      expect(await usageRows()).toHaveLength(delivered);
      expect(await discrepancies()).toEqual([{ lotId: 'lot-1', rule: 'lot_without_grant', expected: 0, found: 0 }]);
    },
  );

  it('all credits of three grants, wanted at once, are delivered, and the rows add up', async () => {
    await register({ lots: [], hasUsedAi: true });
    // They wait for each other: twice as many take four times as long.
    const each = howMany(4, 10);
    await Promise.all(
      [1, 2, 3].map((n) => credits.grantCredits({ userId: user, id: `g${n}`, credits: each, source: 'operator' })),
    );
    const outcomes = await Promise.all(Array.from({ length: 3 * each }, () => improve(randomUUID())));
    expect(count(outcomes, 'delivered')).toBe(3 * each);
    expect(await discrepancies()).toEqual([]);
    expect((await profile()).aiCredits).toBe(0);
  });

  it('the same request many times is one spend', async () => {
    await register(oneCredit(true));
    const request = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: SAME }, () => improve(request)));
    expect([count(outcomes, 'delivered'), count(outcomes, 'stored')]).toEqual([1, SAME - 1]);
    expect(await usageRows()).toHaveLength(1);
    expect(await profile()).toMatchObject({ aiCredits: 0 });
  });

  it("another user's request id tells nothing and spends nothing of theirs", async () => {
    await improve('shared');
    newUser();
    await register({});
    expect(await improve('shared')).toBe('delivered');
  });

  it('[CRED-02] past its expiry a credit is not spendable and counts for nothing', async () => {
    await register({ hasUsedAi: true });
    clock.time = addMonths(now(), 12).getTime();
    expect(await improve('a')).toBe('not_enough_credits');
    expect(await profile()).toMatchObject({ aiCredits: 0, creditLots: [] });
    expect(await discrepancies()).toEqual([]);
  });
});

describe('killed with SIGKILL', () => {
  it.each([
    ['before it is spent', 1, 'before', 0],
    ['after it is spent', 1, 'after', 1],
  ] as const)('%s, everything adds up, and no credit is gone without its mark', async (_, write, side, spent) => {
    await register(oneCredit(true));
    let writes = 0;
    const child: { kill?: () => void } = {};
    const pass = async (request: IncomingMessage, response: ServerResponse) => {
      const body = await buffer(request);
      const writing =
        /\.(TransactWriteItems|UpdateItem)$/.test(String(request.headers['x-amz-target'])) && (writes += 1) === write;
      if (writing && side === 'before') return child.kill?.();
      const answer = await fetch(local.url, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body,
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (writing) return child.kill?.();
      response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(bytes);
    };
    const proxy = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const request = randomUUID();
    const env = {
      ...process.env,
      ...local.environment,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    };
    const spending = spawn(
      process.execPath,
      [fileURLToPath(new URL('../support/spend.child.ts', import.meta.url)), user, request],
      { env, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    child.kill = () => void spending.kill('SIGKILL');
    const [, signal] = (await once(spending, 'exit')) as [number, string];
    proxy.closeAllConnections();
    proxy.close();
    expect(signal).toBe('SIGKILL');

    clock.time = Date.now() + 60_000;
    expect((await profile()).aiCredits).toBe(1 - spent);
    expect(await usageRows()).toHaveLength(spent);
    // Asked again, the same request is paid already, or pays once.
    expect(await improve(request)).toBe(spent === 1 ? 'stored' : 'delivered');
    expect(await usageRows()).toHaveLength(1);
    expect(await improve(randomUUID())).toBe('not_enough_credits');
  });
});

describe('granting', () => {
  it('[CRED-01] [CRED-02] [DATA-19] writes a transaction for the grant, and a usage for each use', async () => {
    clock.time += 1_000;
    await credits.grantCredits({ userId: user, id: 'order-1', credits: 5, source: 'pack:small', paymentId: 'PAY-1' });
    await improve(randomUUID());
    const history = await createCreditLogRepository(database, tables.creditLogs).recentHistory(user);
    expect(history.transactions).toEqual([
      {
        amount: 5,
        source: 'pack:small',
        paymentId: 'PAY-1',
        type: 'credit',
        timestamp: now().toISOString(),
        expiresAt: addMonths(now(), 12).toISOString(),
      },
      expect.objectContaining({ amount: 2, source: 'welcome' }),
    ]);
    expect(history.usage).toHaveLength(1);
  });

  it('happens once however often it is reported', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        credits.grantCredits({ userId: user, id: 'order-1', credits: 5, source: 'pack:small' }),
      ),
    );
    expect(outcomes.filter((outcome) => 'granted' in outcome && outcome.granted)).toHaveLength(1);
    expect(await profile()).toMatchObject({ aiCredits: 7 });
    expect(await discrepancies()).toEqual([]);
  });

  it('is taken back once, and only what is left', async () => {
    await register({ lots: [], hasUsedAi: true });
    const of = { userId: user, credits: 5, source: 'pack:small' };
    await credits.grantCredits({ ...of, id: 'order-1' });
    await improve(randomUUID());
    await Promise.all(
      Array.from({ length: 5 }, () => credits.revokeCredits({ ...of, id: 'refund-1', source: 'refund' }, 'order-1')),
    );
    expect(await profile()).toMatchObject({ aiCredits: 0 });
    expect(await discrepancies()).toEqual([]);
  });
});

/** One run of the command, with the environment it would find beside the tables. */
const run = async (...args: string[]) => {
  const restore = setEnvironment({
    ...local.environment,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  try {
    return await runCreditsCommand(args, now);
  } finally {
    restore();
  }
};

describe("the operator's command", () => {
  it('looks up, grants with a reason, and audits', async () => {
    clock.time += 1_000;
    expect(await run('grant', user, '3', '--reason', 'lost result')).toMatchObject({
      code: 0,
      text: expect.stringContaining('granted 3'),
    });
    const looked = await run('lookup', user);
    expect(JSON.parse(looked.text)).toMatchObject({
      aiCredits: 5,
      grants: [
        { source: 'welcome', amount: 2 },
        { source: 'operator', amount: 3, reason: 'lost result' },
      ],
    });
    expect(await run('audit', user)).toEqual({ code: 0, text: `${user}: 5 credits, log and lots agree` });
  });

  it('grants once under one id, and nothing without a reason or a person', async () => {
    await run('grant', user, '3', '--reason', 'r', '--id', 'same');
    expect(await run('grant', user, '3', '--reason', 'r', '--id', 'same')).toMatchObject({
      code: 0,
      text: expect.stringContaining('nothing changed'),
    });
    for (const wrong of [
      ['grant', user, '3'],
      ['grant', user, '-1', '--reason', 'r'],
      ['grant', user, 'x', '--reason', 'r'],
      [],
      ['burn', user],
    ])
      expect((await run(...wrong)).code).toBe(2);
    expect(await run('grant', 'nobody', '3', '--reason', 'r')).toEqual({ code: 1, text: 'nobody: user_not_found' });
    expect((await profile()).aiCredits).toBe(5);
  });

  it('ends with 1 where the log and the lots disagree', async () => {
    await register({ lots: [createCreditGrant('welcome', 9, 'welcome', now())] });
    expect(await run('audit', user)).toMatchObject({ code: 1, text: expect.stringContaining('remaining_differs') });
  });
});
