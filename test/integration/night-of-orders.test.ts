import { DeleteMessageBatchCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSRecord } from 'aws-lambda';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { completeOrder } from '../../functions/payments/completeOrder.ts';
import { newOrderRecord } from '../../functions/payments/orderRecord.ts';
import { createOrderService } from '../../functions/payments/orderService.ts';
import type { PayPalContext } from '../../functions/payments/payPalContext.ts';
import { createReconciliation } from '../../functions/payments/reconciliation.ts';
import { createSubscriptionService } from '../../functions/payments/subscriptionService.ts';
import { nightlyHandler } from '../../functions/platform/tasks/nightlyHandler.ts';
import { sendMessages } from '../../functions/platform/tasks/taskQueue.ts';
import type { RunningEmulator } from '../../infra/local/emulators/emulator.ts';
import { sqsEmulator } from '../../infra/local/emulators/sqs.ts';
import { LOCAL_ENVIRONMENT } from '../../infra/local/environment.ts';
import { SIZES } from '../../infra/sizes.ts';
import { createProfile } from '../../shared/account/profile.ts';
import { CREDIT_PACKS, type CreditPack } from '../../shared/payments/plans.ts';
import { NIGHT, SCHEDULES } from '../../functions/platform/tasks/schedules.ts';
import { EXHAUSTIVE, howMany } from '../support/exhaustive.ts';
import { MemoryDatabase } from '../support/memoryDatabase.ts';
import { MemoryProvider } from '../support/memoryProvider.ts';

/**
 * A night of many orders: the real handler, the queue that speaks SQS, the database and the provider's emulator in this
 * process. An answer of the provider takes its time, which is counted and not waited for: so many runs at once have a
 * clock each, and whoever is behind the others gets the next batch. `npm run test:exhaustive` goes through 10,000.
 */
const ORDERS = howMany(500, 10_000);
/** Seconds of an answer: an assumption. */
const ANSWER_SECONDS = 0.4;
/** Seconds that a run waits for the queue and the database, for each message. */
const OTHER_SECONDS = 0.05;
const NOW = new Date('2026-11-28T01:30:00Z');
const pack = CREDIT_PACKS[0] as CreditPack;
const TABLES = { users: 'users', creditLogs: 'creditLogs' };
const urls = { return_url: 'http://site.test/', cancel_url: 'http://site.test/' };

/** What has become of an order, and what its buyer has after the night; everybody begins with two credits. */
const STATES = {
  granted: 7,
  /** Captured, and the process ended before the grant. */
  paid: 7,
  /** Approved, and nobody came back. */
  approved: 7,
  /** Granted, and refunded without a word. */
  refunded: 2,
  open: 2,
} as const;
const NAMES = Object.keys(STATES) as (keyof typeof STATES)[];
const stateOf = (order: number) => NAMES[order % NAMES.length] ?? 'open';

const database = new MemoryDatabase();
let queue: RunningEmulator;
let sqs: SQSClient;
let provider: MemoryProvider;
let context: PayPalContext;
let questions = 0;
const asked = new Map<string, number>();

beforeAll(async () => {
  queue = await sqsEmulator.start('');
  for (const [name, value] of Object.entries({ ...LOCAL_ENVIRONMENT, ...queue.environment, LOG_LEVEL: 'silent' }))
    vi.stubEnv(name, value);
  sqs = new SQSClient({});
  provider = await MemoryProvider.open(NOW);
  const { api } = provider;
  const order = (id: string) => (asked.set(id, (asked.get(id) ?? 0) + 1), api.order(id));
  context = {
    provider: { ...api, order },
    orders: createOrderService(database.client, TABLES, () => NOW),
    subscriptions: createSubscriptionService(database.client, TABLES, api, 'P-1', () => NOW),
  };
  // oxlint-disable-next-line no-await-in-loop -- each number of a receipt follows the one before
  for (let order = 0; order < ORDERS; order += 1) await leaveOrder(order);
  asked.clear();
  provider.gate = async () => void (questions += 1);
}, 600_000);
afterAll(async () => {
  sqs.destroy();
  await queue.stop();
  vi.unstubAllEnvs();
});

const buyerOf = (order: number) => `buyer-${order}`;

/** Somebody with an order. */
async function leaveOrder(order: number): Promise<void> {
  const [uid, state] = [buyerOf(order), stateOf(order)];
  const profile = createProfile({ uid, email: '', displayName: '', photoURL: '' }, `MARK-${uid}`, NOW);
  await database.client.send(new PutCommand({ TableName: 'users', Item: profile }));
  const amount = { currency_code: 'USD', value: pack.priceUSD.toFixed(2) };
  const { id } = provider.provider.createOrder({
    purchase_units: [{ reference_id: pack.id, custom_id: uid, amount }],
    payment_source: { paypal: { experience_context: urls } },
  }).body as { id: string };
  const made = newOrderRecord(uid, id, pack, NOW);
  await context.orders.create(made);
  if (state === 'open') return;
  provider.provider.decide(id, 'approve');
  if (state === 'approved') return;
  if (state === 'paid') {
    await context.orders.stake(made);
    provider.provider.captureOrder(id);
    return;
  }
  await completeOrder(context.provider, context.orders, made);
  const captureId = provider.books.stored.orders[id]?.purchase_units?.[0]?.payments?.captures?.[0]?.id ?? '';
  if (state === 'refunded') provider.provider.refund(captureId);
}

/** The work of each run. */
const opened: ReturnType<typeof createReconciliation>[] = [];
const handler = nightlyHandler('reconcilePayments', async () => {
  const work = createReconciliation({ database: database.client, table: TABLES.creditLogs, context, now: NOW });
  opened.push(work);
  return work;
});

/** A night with so many runs at once: its seconds, its runs, and its messages. */
async function simulateNight(atOnce: number) {
  database.settle();
  const QueueUrl = process.env['RECONCILE_PAYMENTS_QUEUE'] ?? '';
  await sendMessages(QueueUrl, [NIGHT]);
  const clocks = Array.from({ length: atOnce }, () => 0);
  for (let [runs, messages] = [0, 0]; ; runs += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the order of the clocks
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        MessageSystemAttributeNames: ['ApproximateReceiveCount'],
      }),
    );
    if (Messages.length === 0) return { seconds: Math.max(...clocks), runs, messages };
    messages += Messages.length;
    const before = questions;
    const Records = Messages.map(({ MessageId: messageId, Body: body, Attributes: attributes }) => ({
      messageId,
      body,
      attributes,
    })) as unknown as SQSRecord[];
    // oxlint-disable-next-line no-await-in-loop
    expect(await handler({ Records }, { getRemainingTimeInMillis: () => 300_000 })).toEqual({ batchItemFailures: [] });
    // oxlint-disable-next-line no-await-in-loop
    await sqs.send(
      new DeleteMessageBatchCommand({
        QueueUrl,
        Entries: Messages.map(({ MessageId: Id, ReceiptHandle }) => ({ Id, ReceiptHandle })),
      }),
    );
    const behind = clocks.indexOf(Math.min(...clocks));
    clocks[behind] = (clocks[behind] ?? 0) + (questions - before) * ANSWER_SECONDS + Messages.length * OTHER_SECONDS;
  }
}

it(`a night of ${ORDERS} orders ends, none lost and none twice`, { timeout: 3_000_000 }, async () => {
  const night = await simulateNight(SCHEDULES.reconcilePayments.atOnce);
  const [perOrder, large] = [questions / ORDERS, SIZES[1_000_000].atOnce.reconcilePayments];
  if (EXHAUSTIVE) console.log({ orders: ORDERS, questions, ...night, large: (night.seconds * 2) / large });
  expect(asked.size).toBe(ORDERS);
  // What was captured, approved or refunded is put right once, by whichever task comes first.
  const repaired = opened.flatMap(({ found }) => found.repaired);
  expect(repaired).toHaveLength((3 * ORDERS) / NAMES.length);
  const wrong: number[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const profile = await context.subscriptions.read(buyerOf(order));
    const credits = profile?.lots.reduce((sum, { remaining }) => sum + remaining, 0);
    if (credits !== STATES[stateOf(order)]) wrong.push(order);
  }
  expect(wrong).toEqual([]);
  expect(provider.givenBack).toEqual([]);
  // A question for each order, and those that capturing, granting and taking back ask.
  expect(perOrder).toBeLessThan(3);
  expect(night.seconds).toBeLessThan(((ANSWER_SECONDS + OTHER_SECONDS) * perOrder * ORDERS) / 2 + 60);
  opened.length = 0;
  await simulateNight(2);
  expect(opened.flatMap(({ found }) => found.repaired)).toEqual([]);
});
