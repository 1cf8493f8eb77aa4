import { randomUUID } from 'node:crypto';
import { GetCommand, QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { readCreditStatement } from '../../functions/credits/creditStatement.ts';
import { LOCAL_APP } from '../../infra/local/emulators/paypal/app.ts';
import type { CreditPack } from '../../shared/payments/plans.ts';
import { signInPerson, type TestPerson } from './signIn.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- what the provider answers; tests compare it
type ProviderBody = Record<string, any>;

/** Buyers at the product that runs at `site` in this process, and controls of its payment provider's emulator. */
export class PaymentDriver {
  #site: string;
  readonly #database: DynamoDBDocumentClient;
  readonly #api = process.env.PAYMENTS_API as string;
  #token: string | undefined;

  constructor(site: string, database: DynamoDBDocumentClient) {
    this.#site = site;
    this.#database = database;
  }

  /** Sets another address of the product. */
  moveTo(site: string): void {
    this.#site = site;
  }

  async newPerson(): Promise<TestPerson> {
    const person = await signInPerson(this.#site, { email: `${randomUUID()}@example.com`, name: 'דנה כהן' });
    expect((await person.call('POST', '/api/profile', { idToken: person.idToken })).status).toBe(201);
    return person;
  }

  async createOrder(
    person: TestPerson,
    packageId: CreditPack['id'],
    requestId: string = randomUUID(),
  ): Promise<{ orderId: string; approvalUrl: string }> {
    const made = await person.call('POST', '/api/payments/orders', { packageId, requestId });
    expect(made).toMatchObject({ status: 201 });
    return made.body as { orderId: string; approvalUrl: string };
  }

  /** Presses a button of the approval page; returns where the payer is redirected. */
  async decide(approvalUrl: string, decision: 'approve' | 'decline' | 'cancel'): Promise<URL> {
    const page = await fetch(approvalUrl);
    expect(await page.text()).toContain(`value="${decision}"`);
    const answer = await fetch(approvalUrl, {
      method: 'POST',
      body: new URLSearchParams({ decision }),
      redirect: 'manual',
    });
    return new URL(answer.headers.get('location') ?? '');
  }

  /** An order that the payer has approved. */
  async approveOrder(person: TestPerson, packageId: CreditPack['id']): Promise<string> {
    const { orderId, approvalUrl } = await this.createOrder(person, packageId);
    await this.decide(approvalUrl, 'approve');
    return orderId;
  }

  capture(person: TestPerson, orderId: string): ReturnType<TestPerson['call']> {
    return person.call('POST', `/api/payments/orders/${orderId}/capture`);
  }

  /** A pack that is paid and granted; returns order and capture. */
  async buyPack(person: TestPerson, packageId: CreditPack['id']): Promise<{ orderId: string; captureId: string }> {
    const orderId = await this.approveOrder(person, packageId);
    expect(await this.capture(person, orderId)).toMatchObject({ status: 200 });
    return { orderId, captureId: (await this.readOrderRow(person, orderId))?.['captureId'] as string };
  }

  async subscribe(person: TestPerson): Promise<{ subscriptionId: string; approvalUrl: string }> {
    const made = await person.call('POST', '/api/subscription', { requestId: randomUUID() });
    expect([200, 201]).toContain(made.status);
    return made.body as { subscriptionId: string; approvalUrl: string };
  }

  /** The payments of a subscription, as the provider lists them. */
  async charges(subscriptionId: string): Promise<ProviderBody[]> {
    return (
      await this.provider(
        'GET',
        `/v1/billing/subscriptions/${subscriptionId}/transactions?start_time=2000-01-01T00:00:00Z&` +
          'end_time=2100-01-01T00:00:00Z',
      )
    )['transactions'] as ProviderBody[];
  }

  /** A subscription that is approved, paid and active. */
  async buySubscription(person: TestPerson): Promise<string> {
    const subscriptionId = await this.approveSubscription(person);
    expect(await person.call('POST', '/api/subscription/activate', { subscriptionId })).toMatchObject({ status: 200 });
    return subscriptionId;
  }

  /** A subscription that is approved and paid, and that only the provider knows. */
  async approveSubscription(person: TestPerson): Promise<string> {
    const { subscriptionId, approvalUrl } = await this.subscribe(person);
    await this.decide(approvalUrl, 'approve');
    return subscriptionId;
  }

  async balance(person: TestPerson): Promise<number> {
    return (await person.call('GET', '/api/profile')).body['aiCredits'] as number;
  }

  /** The row of an order. */
  async readOrderRow(person: Pick<TestPerson, 'id'>, orderId: string): Promise<ProviderBody | undefined> {
    return (
      await this.#database.send(
        new GetCommand({
          TableName: process.env.CREDIT_LOGS_TABLE,
          Key: { userId: person.id, entry: `ORDER#${orderId}` },
          ConsistentRead: true,
        }),
      )
    ).Item;
  }

  /** Rows of the credit log with that prefix. */
  async readLogRows(userId: string, prefix: string): Promise<ProviderBody[]> {
    const query = {
      TableName: process.env.CREDIT_LOGS_TABLE,
      KeyConditionExpression: 'userId = :user AND begins_with(entry, :prefix)',
      ExpressionAttributeValues: { ':user': userId, ':prefix': prefix },
      ConsistentRead: true,
    };
    return (await this.#database.send(new QueryCommand(query))).Items ?? [];
  }

  /**
   * The granted credits match the captured amount less refunds; log and credit grants agree; each payment is recorded
   * once.
   */
  async assertConsistent(person: TestPerson): Promise<void> {
    const all = (await this.controlEmulator('/orders')) as unknown as {
      id: string;
      status: string;
      purchase_units: [{ custom_id: string; payments?: { captures: { id: string; status: string }[] } }];
    }[];
    const captured = all
      .filter(
        ({ purchase_units: [unit] }) =>
          unit.custom_id === person.id &&
          unit.payments?.captures.some(({ status }) =>
            ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status),
          ),
      )
      .map(({ id }) => id);
    const orders = await this.readLogRows(person.id, 'ORDER#');
    const granted = orders.filter(({ grantedAt }) => grantedAt !== undefined);
    // What was refunded before the grant is never granted.
    const due = orders.filter(
      ({ orderId, grantedAt, refundedAt }) =>
        captured.includes(orderId as string) && (grantedAt !== undefined || refundedAt === undefined),
    );
    expect(granted.map(({ orderId }) => orderId as string).toSorted()).toEqual(
      due.map(({ orderId }) => orderId as string).toSorted(),
    );
    const transactions = await this.readLogRows(person.id, 'TXN#');
    for (const { orderId, credits, captureId } of granted) {
      expect(
        transactions
          .filter(({ lotId, amount }) => lotId === `lot-${orderId}` && amount > 0)
          .map(({ amount }) => amount as number),
      ).toEqual([credits]);
      expect(await this.readLogRows(person.id, `PAYMENT#${captureId}`)).toHaveLength(1);
    }
    const statement = await readCreditStatement(
      this.#database,
      { users: process.env.USERS_TABLE as string, creditLogs: process.env.CREDIT_LOGS_TABLE as string },
      person.id,
      new Date(),
    );
    expect(statement?.discrepancies).toEqual([]);
    for (const { remaining } of statement?.lots ?? []) expect(remaining).toBeGreaterThanOrEqual(0);
  }

  /** A call as the product makes it. */
  async provider(method: 'GET' | 'POST', path: string, body?: object): Promise<ProviderBody> {
    this.#token ??= (
      (await (
        await fetch(`${this.#api}/v1/oauth2/token`, {
          method: 'POST',
          headers: {
            authorization: `Basic ${Buffer.from(`${LOCAL_APP.clientId}:${LOCAL_APP.clientSecret}`).toString('base64')}`,
          },
          body: 'grant_type=client_credentials',
        })
      ).json()) as ProviderBody
    )['access_token'] as string;
    const response = await fetch(this.#api + path, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as ProviderBody;
  }

  /** Triggers an event at the provider. */
  async controlEmulator(path: string, body?: object): Promise<ProviderBody> {
    const response = await fetch(
      `${this.#api}/local${path}`,
      body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {},
    );
    expect(response.status).toBe(200);
    return (await response.json()) as ProviderBody;
  }
}

/** An order of that pack at the emulator, approved by its payer and unknown to the product. */
export async function createApprovedOrder(api: string, userId: string, { id, priceUSD }: CreditPack): Promise<string> {
  const granted = await fetch(`${api}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${LOCAL_APP.clientId}:${LOCAL_APP.clientSecret}`).toString('base64')}`,
    },
    body: 'grant_type=client_credentials',
  });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const unit = { reference_id: id, custom_id: userId, amount: { currency_code: 'USD', value: priceUSD.toFixed(2) } };
  // Nobody listens there: webhooks about it are lost.
  const experience_context = { return_url: 'http://127.0.0.1:9/', cancel_url: 'http://127.0.0.1:9/' };
  const made = await fetch(`${api}/v2/checkout/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      intent: 'CAPTURE',
      purchase_units: [unit],
      payment_source: { paypal: { experience_context } },
    }),
  });
  const order = (await made.json()) as { id: string };
  await fetch(`${api}/checkoutnow?token=${order.id}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  });
  return order.id;
}
