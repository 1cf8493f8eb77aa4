import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { BrowserContext, Page } from 'playwright-core';
import type { StoredProfile } from '../../shared/account/profile.ts';

/** The person who is signed in on this page, by user id. */
export const currentUserId = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('account') ?? '{}') as { uid: string }).uid);

/** Changes a stored profile. */
async function changeProfile(uid: string, expression: string, values: Record<string, unknown>): Promise<void> {
  const database = DynamoDBDocumentClient.from(new DynamoDBClient());
  await database.send(
    new UpdateCommand({
      TableName: process.env['USERS_TABLE'],
      Key: { uid },
      UpdateExpression: expression,
      ConditionExpression: 'attribute_exists(uid)',
      ExpressionAttributeValues: values,
    }),
  );
  database.destroy();
}

/** All credits are spent, the free first use too. */
export const spendEverything = (uid: string) =>
  changeProfile(uid, 'SET lots = :none, hasUsedAi = :yes', { ':none': [], ':yes': true });

/** One credit is left, and the free first use is spent. */
export const leaveOneCredit = (uid: string) =>
  changeProfile(uid, 'SET lots[0].remaining = :one, hasUsedAi = :yes', { ':one': 1, ':yes': true });

/** Premium for a day, as if it had been paid for. */
export const makePremium = (uid: string) =>
  changeProfile(uid, 'SET premiumUntil = :end', { ':end': new Date(Date.now() + 86_400_000).toISOString() });

/** Controls the provider's emulator. */
export async function provider(path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${process.env['PAYMENTS_API']}/local/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The emulator answered ${answer.status}`);
}

/** Moves the time of provider and product; the caller must move it back. */
export const moveClock = (days: number): Promise<void> => provider('clock', { days });

/** The provider does not even try to take the next payments of its subscribers. */
export async function delayPayments(uid: string): Promise<void> {
  const database = DynamoDBDocumentClient.from(new DynamoDBClient());
  const { Item } = await database.send(
    new GetCommand({ TableName: process.env['USERS_TABLE'], Key: { uid }, ConsistentRead: true }),
  );
  database.destroy();
  await provider(`subscriptions/${(Item as StoredProfile).subscription?.id}`, { late: true });
}

/** The button that pays or goes on, in the dialog on top. */
export const mainButton = (page: Page) => page.locator('dialog[open]').last().locator('.dialog-actions button').first();

/** Presses what pays, and decides in the window it opens. */
export async function startPayment(
  context: BrowserContext,
  page: Page,
  decision: 'approve' | 'decline' | 'cancel',
): Promise<void> {
  const [popup] = await Promise.all([context.waitForEvent('page'), mainButton(page).click()]);
  await popup.locator(`.${decision}`).click();
}

/** From now on this page opens no windows by itself. */
export const blockWindows = (page: Page) =>
  page.evaluate(() => {
    window.open = () => null;
  });
