import { createCreditLogRepository } from '../../functions/credits/creditLogRepository.ts';
import { readCreditStatement, type CreditStatement } from '../../functions/credits/creditStatement.ts';
import { createDeletionRepository } from '../../functions/account/deletionRepository.ts';
import { createProfileRepository } from '../../functions/account/profileRepository.ts';
import { completeOrder } from '../../functions/payments/completeOrder.ts';
import { newOrderRecord, type OrderRecord } from '../../functions/payments/orderRecord.ts';
import { createOrderService } from '../../functions/payments/orderService.ts';
import type { PayPalContext } from '../../functions/payments/payPalContext.ts';
import { handlePayPalEvent } from '../../functions/payments/payPalEvents.ts';
import { createSubscriptionService } from '../../functions/payments/subscriptionService.ts';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { CREDIT_PACKS, type CreditPack } from '../../shared/payments/plans.ts';
import { DAY_MS } from '../../shared/platform/time.ts';
import { createLedger } from './ledger.ts';
import { MemoryDatabase } from './memoryDatabase.ts';
import { MemoryProvider } from './memoryProvider.ts';

const TABLES = { users: 'users', creditLogs: 'creditLogs', requests: 'requests' };
const RETURN_URLS = { return_url: 'http://site.test/', cancel_url: 'http://site.test/' };

/** Order and capture of a pack that was bought. */
interface BoughtPack {
  readonly orderId: string;
  readonly captureId: string;
}

/**
 * Packs and premium with a database and the payment provider's emulator in this process, at a time that a test sets.
 * The real services decide what is bought, by the provider's state.
 */
export class MemoryShop {
  static readonly tables = TABLES;
  readonly database = new MemoryDatabase();
  readonly provider: MemoryProvider;
  readonly context: PayPalContext;
  time: Date;
  #heard = 0;

  private constructor(provider: MemoryProvider, time: Date) {
    this.provider = provider;
    this.time = time;
    const now = () => this.time;
    Object.assign(provider.books, { now });
    const { client } = this.database;
    this.context = {
      provider: provider.api,
      orders: createOrderService(client, TABLES, now),
      subscriptions: createSubscriptionService(client, TABLES, provider.api, 'P-1', now),
    };
  }

  static async open(time: Date): Promise<MemoryShop> {
    return new MemoryShop(await MemoryProvider.open(time), time);
  }

  /** Somebody with the free use and the two credits of the start. */
  async register(uid = 'dana'): Promise<string> {
    const profiles = createProfileRepository(this.database.client, TABLES, () => this.time);
    await profiles.ensure({ uid, email: '', displayName: '', photoURL: '' }, `TOMBSTONE#${uid}`);
    return uid;
  }

  /** An order that was made, and that the payer has approved. */
  async order(uid: string, id: CreditPack['id']): Promise<string> {
    const pack = CREDIT_PACKS.find((each) => each.id === id) as CreditPack;
    const amount = { currency_code: 'USD', value: pack.priceUSD.toFixed(2) };
    const made = this.provider.provider.createOrder({
      purchase_units: [{ reference_id: pack.id, custom_id: uid, amount }],
      payment_source: { paypal: { experience_context: RETURN_URLS } },
    });
    const { id: orderId } = made.body as { id: string };
    await this.context.orders.create(newOrderRecord(uid, orderId, pack, this.time));
    this.provider.provider.decide(orderId, 'approve');
    return orderId;
  }

  /** A pack that is paid and granted. */
  async buy(uid: string, id: CreditPack['id']): Promise<BoughtPack> {
    const orderId = await this.order(uid, id);
    await completeOrder(this.context.provider, this.context.orders, await this.orderRow(uid, orderId));
    return { orderId, captureId: (await this.orderRow(uid, orderId)).captureId ?? '' };
  }

  /** Premium that is approved, paid and granted. */
  async subscribe(uid: string): Promise<string> {
    const { subscriptions } = this.provider.provider;
    const made = subscriptions.create({ plan_id: 'P-1', custom_id: uid, application_context: RETURN_URLS });
    const { id } = made.body as { id: string };
    await this.context.subscriptions.recordPending(await this.profile(uid), id, 'P-1');
    this.provider.provider.decide(id, 'approve');
    await this.context.subscriptions.reconcile(uid, id);
    this.#heard = this.provider.told.length;
    return id;
  }

  /** Its payments at the provider, the first one first. */
  salesOf(id: string): readonly string[] {
    return (this.provider.books.stored.subscriptions[id]?.payments ?? []).map((payment) => payment.id);
  }

  /** Takes in what the provider has told since, in that order. */
  async hear(order: 'sent' | 'reversed' = 'sent'): Promise<readonly string[]> {
    const told = this.provider.told.slice(this.#heard);
    this.#heard = this.provider.told.length;
    const results: string[] = [];
    for (const event of order === 'sent' ? told : told.toReversed())
      results.push(await handlePayPalEvent(event, this.context));
    return results;
  }

  /** Time goes by: the provider charges what falls due, and tells of it. */
  pass(days: number): void {
    this.provider.provider.subscriptions.advance(days * DAY_MS);
    this.time = new Date(this.time.getTime() + days * DAY_MS);
  }

  async spend(uid: string, uses: number): Promise<void> {
    const ledger = createLedger(this.database.client, TABLES, () => this.time);
    for (let use = 0; use < uses; use += 1) await ledger.use(uid, `${this.time.getTime()}-${use}`);
  }

  /** Deletes the account; what must be kept of its payments stays. */
  async leave(uid: string): Promise<void> {
    const deletions = createDeletionRepository(this.database.client, TABLES, () => this.time);
    await deletions.begin({ id: uid }, await this.profile(uid));
    await createCreditLogRepository(this.database.client, TABLES.creditLogs).deleteUsage(uid);
  }

  async profile(uid: string): Promise<StoredProfile> {
    return (await this.context.subscriptions.read(uid)) as StoredProfile;
  }

  async orderRow(uid: string, orderId: string): Promise<OrderRecord> {
    return (await this.context.orders.read(uid, orderId)) as OrderRecord;
  }

  async statement(uid: string): Promise<CreditStatement> {
    return (await readCreditStatement(this.database.client, TABLES, uid, this.time)) as CreditStatement;
  }

  /** Rows of the log of a partition, by the beginning of their sort key, in its order. */
  rows(partition: string, prefix = ''): readonly Readonly<Record<string, unknown>>[] {
    const start = `creditLogs ${partition} ${prefix}`;
    return [...this.database.rows]
      .filter(([key]) => key.startsWith(start))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row);
  }
}
