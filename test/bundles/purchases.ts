import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createPayPalClient } from '../../functions/platform/paypal/client.ts';
import { ordersPartition, SUBSCRIPTIONS_PARTITION } from '../../functions/payments/bookkeeping.ts';
import { MAX_OPEN_ORDERS } from '../../functions/payments/openOrders.ts';
import { newOrderRecord, findPack } from '../../functions/payments/orderRecord.ts';
import { currentAgreement, newSubscriptionRecord } from '../../functions/payments/subscriptionRecord.ts';
import { LOCAL_APP } from '../../infra/local/emulators/paypal/app.ts';
import { openWebhookSigner } from '../../infra/local/emulators/paypal/webhookSigner.ts';
import { createProfile, type StoredProfile } from '../../shared/account/profile.ts';
import { createApprovedOrder } from '../support/paymentDriver.ts';
import { connectToDatabase } from '../support/localDatabase.ts';

/**
 * What people have done before the payment handlers' calls go through to the end: at the provider's emulator, and in
 * the tables.
 */
export class PurchaseScenario {
  /** Of the last order that was approved, as parameters of a path. */
  readonly order = { orderId: '' };
  readonly subscription = { subscriptionId: '' };
  readonly payment = { paymentId: '' };
  /** Of the webhook that tells of the order. */
  readonly event = { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: '' } };
  /** How that one is signed. */
  readonly headers: Record<string, string> = {};
  readonly #api: string;
  readonly #users: string;
  readonly #logs: string;
  readonly #database: DynamoDBDocumentClient;

  /** `emulators`: where they are. */
  constructor(emulators: Readonly<Record<string, string>>) {
    const [api = '', users = '', logs = '', endpoint = ''] = [
      'PAYMENTS_API',
      'USERS_TABLE',
      'CREDIT_LOGS_TABLE',
      'AWS_ENDPOINT_URL_DYNAMODB',
    ].map((name) => emulators[name]);
    [this.#api, this.#users, this.#logs] = [api, users, logs];
    this.#database = connectToDatabase(endpoint);
  }

  close(): void {
    this.#database.destroy();
  }

  /** An order that its payer has approved and nobody has captured. */
  async approve(userId: string): Promise<void> {
    const [pack, now] = [findPack('small'), new Date()];
    this.order.orderId = this.event.resource.id = await createApprovedOrder(this.#api, userId, pack);
    const row = newOrderRecord(userId, this.order.orderId, pack, now);
    await this.#put(row);
    await this.#put({ userId: ordersPartition(now), entry: row.entry, payer: userId });
  }

  /** As many orders as somebody may have, made long ago and never paid. */
  async leaveOpenOrders(userId: string): Promise<void> {
    const createdAt = new Date(0).toISOString();
    const openOrders = Array.from({ length: MAX_OPEN_ORDERS }, (_, place) => ({ orderId: `OLD${place}`, createdAt }));
    await this.#database.send(
      new UpdateCommand({
        TableName: this.#users,
        Key: { uid: userId },
        UpdateExpression: 'SET openOrders = :orders',
        ExpressionAttributeValues: { ':orders': openOrders },
      }),
    );
  }

  /**
   * An order of which a webhook tells, signed as the provider signs. Answers the file with the authority that vouches
   * for it.
   */
  async tell(userId: string, folder: string): Promise<string> {
    await this.approve(userId);
    const keys = join(folder, 'paypal', 'keys.json');
    const signer = await openWebhookSigner(keys);
    Object.assign(
      this.headers,
      signer.sign(Buffer.from(JSON.stringify(this.event)), LOCAL_APP.webhookId, {
        id: 'T-1',
        time: new Date().toISOString(),
        certUrl: `${this.#api}/v1/notifications/certs/CERT-LOCAL`,
      }),
    );
    signer.close();
    const authority = join(folder, 'authority.pem');
    await writeFile(authority, (JSON.parse(await readFile(keys, 'utf8')) as { authority: string }).authority);
    return authority;
  }

  /** A subscription that waits for approval at a price that nobody is offered any more. */
  async leaveSubscription(userId: string): Promise<void> {
    const back = 'http://127.0.0.1:9/';
    const provider = createPayPalClient({ api: this.#api, ...LOCAL_APP });
    const { id } = await provider.createSubscription(
      { plan_id: LOCAL_APP.planId, custom_id: userId, application_context: { return_url: back, cancel_url: back } },
      'left',
    );
    await this.#put(
      newSubscriptionRecord(userId, id, { ...currentAgreement(LOCAL_APP.planId), amount: '7.77' }, new Date()),
    );
    await this.#database.send(
      new UpdateCommand({
        TableName: this.#users,
        Key: { uid: userId },
        UpdateExpression: 'SET subscription = :left',
        ExpressionAttributeValues: { ':left': { id, status: 'APPROVAL_PENDING', failedPayments: 0 } },
      }),
    );
  }

  /** The payer approves the subscription that was made. */
  async approveSubscription(userId: string): Promise<void> {
    const { Item } = await this.#database.send(
      new GetCommand({ TableName: this.#users, Key: { uid: userId }, ConsistentRead: true }),
    );
    this.subscription.subscriptionId = (Item as StoredProfile).subscription?.id ?? '';
    await fetch(`${this.#api}/checkoutnow?token=${this.subscription.subscriptionId}`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    });
  }

  /** A month goes by at the provider. */
  async renew(): Promise<void> {
    await this.local('/clock', { days: 32 });
  }

  /** Somebody's payment that has a receipt. */
  async find(userId: string): Promise<void> {
    const { Items = [] } = await this.#database.send(
      new QueryCommand({
        TableName: this.#logs,
        KeyConditionExpression: 'userId = :user AND begins_with(entry, :prefix)',
        ExpressionAttributeValues: { ':user': userId, ':prefix': 'PAYMENT#' },
      }),
    );
    this.payment.paymentId = String(Items[0]?.['entry']).slice('PAYMENT#'.length);
  }

  /** Somebody whose approved order nobody captured, and a subscription that was forgotten everywhere else. */
  async leaveBehind(userId: string): Promise<void> {
    await this.#database.send(
      new PutCommand({
        TableName: this.#users,
        Item: createProfile(
          { uid: userId, email: 'noa@example.com', displayName: 'Noa', photoURL: '' },
          'TOMBSTONE#noa',
          new Date(),
        ),
      }),
    );
    await this.approve(userId);
    await this.#put({ userId: SUBSCRIPTIONS_PARTITION, entry: 'I-FORGOTTEN', payer: userId });
  }

  /** Makes something happen at the provider. */
  async local(path: string, body: object): Promise<void> {
    await fetch(`${this.#api}/local${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async #put(Item: object): Promise<void> {
    await this.#database.send(new PutCommand({ TableName: this.#logs, Item: { ...Item } }));
  }
}
