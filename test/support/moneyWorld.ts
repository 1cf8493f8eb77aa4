import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { paginateQuery, PutCommand } from '@aws-sdk/lib-dynamodb';
import { readCreditStatement } from '../../functions/credits/creditStatement.ts';
import { createCreditLogRepository } from '../../functions/credits/creditLogRepository.ts';
import { createLedger, type LedgerTables } from './ledger.ts';
import { completeOrder, withdrawOrder } from '../../functions/payments/completeOrder.ts';
import type { PayPalContext } from '../../functions/payments/payPalContext.ts';
import { handlePayPalEvent } from '../../functions/payments/payPalEvents.ts';
import { paymentsPartition } from '../../functions/payments/bookkeeping.ts';
import { newOrderRecord } from '../../functions/payments/orderRecord.ts';
import { createOrderService } from '../../functions/payments/orderService.ts';
import { createReconciliation } from '../../functions/payments/reconciliation.ts';
import { createSubscriptionService } from '../../functions/payments/subscriptionService.ts';
import { createDeletionRepository } from '../../functions/account/deletionRepository.ts';
import { createProfileRepository } from '../../functions/account/profileRepository.ts';
import { CREDIT_PACKS, type CreditPack } from '../../shared/payments/plans.ts';
import { createProfile } from '../../shared/account/profile.ts';
import { forgedEvents } from './forgedEvents.ts';
import { PART, type Action, type Seen } from './moneyModel.ts';
import type { MemoryProvider } from './memoryProvider.ts';
import { runNight } from './night.ts';

export const PACK = CREDIT_PACKS[0] as CreditPack;
const PRICE = Math.round(PACK.priceUSD * 100);
const NOW = new Date('2026-11-20T10:00:00Z');
const present = () => NOW;

/** The real services over some database and the provider's emulator, driven by the model's actions for one buyer. */
export class MoneyWorld {
  readonly #database: DynamoDBDocumentClient;
  readonly #tables: LedgerTables;
  readonly #provider: MemoryProvider;
  readonly #user: string;
  readonly #payPal: PayPalContext;
  /** How many uses were paid from the pack. */
  used = 0;

  constructor(database: DynamoDBDocumentClient, tables: LedgerTables, provider: MemoryProvider, user: string) {
    this.#database = database;
    this.#tables = tables;
    this.#provider = provider;
    this.#user = user;
    this.#payPal = {
      provider: provider.api,
      orders: createOrderService(database, tables, present),
      subscriptions: createSubscriptionService(database, tables, provider.api, undefined, present),
    };
  }

  static readonly now = NOW;

  /** Somebody who has used up the free uses. */
  async begin(): Promise<void> {
    await this.#database.send(
      new PutCommand({
        TableName: this.#tables.users,
        Item: createProfile({ uid: this.#user, email: '', displayName: '', photoURL: '' }, `MARK-${this.#user}`, NOW, {
          usedTrials: [],
        }),
      }),
    );
  }

  get #orderId(): string | undefined {
    return Object.values(this.#provider.books.stored.orders).find(
      ({ purchase_units: [unit] = [] }) => unit?.custom_id === this.#user,
    )?.id;
  }

  get #captureId(): string | undefined {
    return this.#provider.books.stored.orders[this.#orderId ?? '']?.purchase_units?.[0]?.payments?.captures?.[0]?.id;
  }

  async do(action: Action): Promise<void> {
    const { orders } = this.#payPal;
    const orderId = this.#orderId;
    const captureId = this.#captureId;
    switch (action) {
      case 'create': {
        const unit = {
          reference_id: PACK.id,
          custom_id: this.#user,
          amount: { currency_code: 'USD', value: PACK.priceUSD.toFixed(2) },
        };
        // Creating it again returns the same order: the same request id (idempotency key).
        const id =
          orderId ??
          (
            this.#provider.provider.createOrder({
              purchase_units: [unit],
              payment_source: {
                paypal: { experience_context: { return_url: 'http://site.test/', cancel_url: 'http://site.test/' } },
              },
            }).body as { id: string }
          ).id;
        await orders.create(newOrderRecord(this.#user, id, PACK, NOW));
        return;
      }
      case 'approve':
        if (orderId !== undefined && (await orders.read(this.#user, orderId)))
          this.#provider.provider.decide(orderId, 'approve');
        return;
      case 'capture':
        if (orderId !== undefined) this.#provider.provider.captureOrder(orderId);
        return;
      case 'grant':
        return this.#settle();
      case 'use':
        return this.#use();
      case 'delete':
        return this.#delete();
      case 'event':
        for (const event of this.#provider.told.toReversed()) await handlePayPalEvent(event, this.#payPal);
        if (orderId !== undefined && this.#provider.told.length > 0)
          for (const event of forgedEvents({ orderId, captureId })) await handlePayPalEvent(event, this.#payPal);
        return;
      case 'reconcile':
        await this.reconcile();
        return;
      case 'withdraw':
        return this.#withdraw();
      case 'refundAll':
        if (captureId !== undefined && this.#left() > 0) this.#provider.provider.refund(captureId);
        return;
      case 'refundPart':
        if (captureId !== undefined && this.#left() >= PART)
          this.#provider.provider.refund(captureId, (PART / 100).toFixed(2));
    }
  }

  async reconcile(): Promise<void> {
    const night = createReconciliation({
      database: this.#database,
      table: this.#tables.creditLogs,
      context: this.#payPal,
      now: NOW,
    });
    const { failed } = await runNight(night);
    const { unresolved } = night.found;
    if (failed.length + unresolved.length > 0)
      throw new Error(`not reconciled: ${JSON.stringify({ failed, unresolved })}`);
  }

  async #settle(): Promise<void> {
    const { orders, provider } = this.#payPal;
    const row = this.#orderId === undefined ? undefined : await orders.read(this.#user, this.#orderId);
    if (row) await completeOrder(provider, orders, row);
  }

  async #withdraw(): Promise<void> {
    const { orders, provider } = this.#payPal;
    const row = this.#orderId === undefined ? undefined : await orders.read(this.#user, this.#orderId);
    if (row) await withdrawOrder(provider, orders, row);
  }

  async #use(): Promise<void> {
    const credits = createLedger(this.#database, this.#tables, () => NOW);
    const id = `use-${(await this.#rows(this.#user, 'USAGE#')).length}`;
    const spent = await credits.use(this.#user, id);
    if ('charged' in spent && spent.charged !== undefined) this.used += 1;
  }

  async #delete(): Promise<void> {
    const profiles = createProfileRepository(this.#database, this.#tables, () => NOW);
    const deletions = createDeletionRepository(this.#database, this.#tables, () => NOW);
    let outcome = 'changed';
    while (outcome === 'changed') {
      // oxlint-disable-next-line no-await-in-loop -- each attempt builds on what the one before found
      const profile = await profiles.read(this.#user);
      // oxlint-disable-next-line no-await-in-loop
      outcome = await deletions.begin({ id: this.#user }, profile);
    }
    await createCreditLogRepository(this.#database, this.#tables.creditLogs).deleteUsage(this.#user);
  }

  #refunds(): readonly { readonly cents: number; readonly ours: boolean }[] {
    const refunds =
      this.#provider.books.stored.orders[this.#orderId ?? '']?.purchase_units?.[0]?.payments?.refunds ?? [];
    // Our own refunds have a withdrawal's id, or are requested by the product without an amount.
    const whole = this.#provider.givenBack.some(
      ({ paymentId, part }) => paymentId === this.#captureId && part === undefined,
    );
    return refunds.map(({ amount, custom_id: of }, place) => ({
      cents: Math.round(Number(amount.value) * 100),
      ours: of?.startsWith('withdrawal-') === true || (whole && place === refunds.length - 1),
    }));
  }

  #left(): number {
    return PRICE - this.#refunds().reduce((sum, { cents }) => sum + cents, 0);
  }

  async #rows(userId: string, prefix: string): Promise<Record<string, unknown>[]> {
    const found: Record<string, unknown>[] = [];
    const query = {
      TableName: this.#tables.creditLogs,
      KeyConditionExpression: 'userId = :user AND begins_with(entry, :prefix)',
      ExpressionAttributeValues: { ':user': userId, ':prefix': prefix },
      ConsistentRead: true,
    };
    for await (const page of paginateQuery({ client: this.#database }, query)) found.push(...(page.Items ?? []));
    return found;
  }

  async seen(): Promise<Seen> {
    const statement = await readCreditStatement(this.#database, this.#tables, this.#user, NOW);
    const row = this.#orderId === undefined ? undefined : await this.#payPal.orders.read(this.#user, this.#orderId);
    const refunds = this.#refunds();
    const sum = (all: typeof refunds) => all.reduce((total, { cents }) => total + cents, 0);
    return {
      balance: statement?.aiCredits ?? null,
      granted: row?.grantedAt !== undefined,
      capturedCents: this.#captureId === undefined ? 0 : PRICE,
      refundedCents: sum(refunds),
      refundedByUsCents: sum(refunds.filter(({ ours }) => ours)),
    };
  }

  /** Invariants after every step, whatever the model says. Returns the violated ones. */
  async faults(): Promise<string[]> {
    const found: string[] = [];
    const { used } = this;
    const { granted, refundedCents, refundedByUsCents, capturedCents } = await this.seen();
    const statement = await readCreditStatement(this.#database, this.#tables, this.#user, NOW);
    if (statement && statement.discrepancies.length > 0)
      found.push(`log and lots differ: ${JSON.stringify(statement.discrepancies)}`);
    if (refundedCents > capturedCents) found.push('more went back than was paid');
    const usedCents = Math.floor((PRICE * used) / PACK.credits);
    if (granted && refundedByUsCents + usedCents > PRICE)
      found.push(`used and refunded: ${used} credits and ${refundedByUsCents} cents`);
    if (!granted && used > 0) found.push('used and never granted');
    const lots = (await this.#rows(this.#user, 'TXN#')).filter(({ amount }) => Number(amount) > 0);
    if (lots.length > (granted ? 1 : 0)) found.push(`granted ${lots.length} times`);
    const booked = (await this.#rows(paymentsPartition(NOW.toISOString().slice(0, 7)), ''))
      .filter(({ payer }) => payer === this.#user)
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    const low = granted ? PRICE - refundedCents : 0;
    if (booked < low || booked > (granted ? PRICE : 0)) found.push(`booked ${booked} of ${low}`);
    return found;
  }

  /**
   * Invariants once nothing is pending any more: received money was granted or refunded, and bookkeeping, provider and
   * log agree.
   */
  async faultsAtRest(): Promise<string[]> {
    const found = await this.faults();
    const { granted, refundedCents, capturedCents } = await this.seen();
    if (capturedCents > 0 && !granted && refundedCents < capturedCents)
      found.push('paid, and neither granted nor given back');
    const booked = (await this.#rows(paymentsPartition(NOW.toISOString().slice(0, 7)), ''))
      .filter(({ payer }) => payer === this.#user)
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    if (booked !== (granted ? PRICE - refundedCents : 0)) found.push(`booked ${booked} at rest`);
    const row = this.#orderId === undefined ? undefined : await this.#payPal.orders.read(this.#user, this.#orderId);
    const taken = row?.takenCredits ?? 0;
    if (granted && row?.withdrawal && refundedCents < Math.round(Number(row.withdrawal.amount) * 100))
      found.push('withdrawn, and not given back');
    if (taken + this.used > PACK.credits) found.push(`${taken} taken and ${this.used} used`);
    return found;
  }
}
