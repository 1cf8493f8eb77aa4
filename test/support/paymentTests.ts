import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, expect } from 'vitest';
import type { LocalProduct } from '../../infra/local/startLocal.ts';
import type { TestPerson } from './signIn.ts';
import { PaymentDriver } from './paymentDriver.ts';
import { setUpSharedProduct, type SetUpProduct } from './sharedProduct.ts';

/** Order of webhooks: as they were sent, reversed, or by their indexes. */
type DeliveryOrder = 'sent' | 'reversed' | readonly number[];

/** The product with its payment provider's emulator, for the tests of one file. */
export interface PaymentTests {
  readonly url: string;
  readonly database: DynamoDBDocumentClient;
  readonly driver: PaymentDriver;
  readonly readProfile: (person: TestPerson) => Promise<Awaited<ReturnType<TestPerson['call']>>['body']>;
  /** Sets the clock of provider and product; each test begins at the present again. */
  readonly clock: (by: { readonly days?: number; readonly seconds?: number }) => Promise<void>;
  /**
   * Delivers the waiting webhooks, each that many times, and returns the answers to each; a refused one waits for the
   * next time.
   */
  readonly release: (
    order?: DeliveryOrder,
    times?: number,
  ) => Promise<{ readonly type: string; readonly answers: readonly number[] }[]>;
  /** The same, where all must be accepted; returns their contents. */
  readonly releaseAccepted: (order?: DeliveryOrder, times?: number) => Promise<string[]>;
}

/**
 * Has it for the file's tests. Webhooks wait until they are delivered explicitly.
 * After each test injected faults are removed, waiting webhooks are dropped, and the clock is reset.
 */
export function setUpPaymentTests(setUpProduct: SetUpProduct = setUpSharedProduct): PaymentTests {
  let local: LocalProduct;
  let database: DynamoDBDocumentClient;
  let till: PaymentDriver;
  let moved = 0;
  setUpProduct(async (product) => {
    ({ local, database } = product);
    till = new PaymentDriver(local.url, database);
    await till.controlEmulator('/webhooks', { mode: 'hold' });
  });
  afterEach(async () => {
    await till.controlEmulator('/faults', {});
    await till.controlEmulator('/webhooks/forget', {});
    // A remaining subscription would be billed by the next test's clock.
    await till.controlEmulator('/subscriptions/forget', {});
    if (moved !== 0) await clock({ seconds: -moved });
  });
  afterAll(() => till?.controlEmulator('/webhooks', { mode: 'now' }));

  async function clock({
    days = 0,
    seconds = 0,
  }: {
    readonly days?: number;
    readonly seconds?: number;
  }): Promise<void> {
    moved += days * 86_400 + seconds;
    await till.controlEmulator('/clock', { days, seconds });
  }
  async function release(order: DeliveryOrder = 'sent', times = 1) {
    return (await till.controlEmulator('/webhooks/release', { order, times })) as unknown as {
      type: string;
      answers: number[];
    }[];
  }
  return {
    get url() {
      return local.url;
    },
    get database() {
      return database;
    },
    get driver() {
      return till;
    },
    readProfile: async (person) => (await person.call('GET', '/api/profile')).body,
    clock,
    release,
    async releaseAccepted(order = 'sent', times = 1) {
      const sent = await release(order, times);
      expect(sent.flatMap(({ answers }) => answers.slice(-times)).every((status) => status === 200)).toBe(true);
      return sent.map(({ type }) => type);
    },
  };
}
