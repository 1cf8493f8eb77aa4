import { randomUUID } from 'node:crypto';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createLedger } from './ledger.ts';
import { startLocalDatabase, type LocalDatabase } from './localDatabase.ts';
import { readCreditStatement } from '../../functions/credits/creditStatement.ts';
import { grantRow } from '../../functions/credits/ledgerRows.ts';
import { addMonths, createCreditGrant } from '../../shared/credits/creditGrants.ts';
import { createProfile, toProfileView, type StoredProfile } from '../../shared/account/profile.ts';

export let local: LocalDatabase;
export let database: DynamoDBDocumentClient;
export let tables: LocalDatabase['tables'];
export let credits: ReturnType<typeof createLedger>;
export let user: string;
/** Units that the database says it used, since last emptied. */
export const units: { operation: string; capacity: number }[] = [];

export const clock = { time: Date.now() };
export const now = () => new Date(clock.time);

/** From here on the tests use a new user, about whom nothing is stored. */
export function newUser(): void {
  user = `user-${randomUUID()}`;
}

/** Starts the database for the tests of a file, and registers a new user before each. */
export function startLedgerWorld(): void {
  beforeAll(async () => {
    local = await startLocalDatabase({ maxAttempts: 4 });
    ({ client: database, tables } = local);
    database.middlewareStack.add(
      (next, context) => async (args) => {
        const answer = await next({ ...args, input: Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' }) });
        const used = (answer.output as { ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[] })
          .ConsumedCapacity;
        const capacity = [used ?? []].flat().reduce((sum, each) => sum + (each.CapacityUnits ?? 0), 0);
        units.push({ operation: String(context['commandName']), capacity });
        return answer;
      },
      { step: 'initialize' },
    );
    credits = createLedger(database, tables, now);
  });
  afterAll(() => local.close());

  beforeEach(async () => {
    clock.time = Date.now();
    newUser();
    await register({});
  });
}

export async function register(changes: Partial<StoredProfile>): Promise<void> {
  const profile = createProfile(
    { uid: user, email: 'dana@example.com', displayName: 'Dana', photoURL: '' },
    'mark',
    now(),
  );
  await database.send(new PutCommand({ TableName: tables.users, Item: { ...profile, ...changes } }));
  // As the profile's own store writes it, where these tests leave the starting credits.
  const { entry, ...row } = grantRow({
    userId: user,
    id: 'welcome',
    lotId: 'welcome',
    amount: 2,
    expiresAt: addMonths(now(), 12).toISOString(),
    source: 'welcome',
    time: now(),
  });
  const started = (changes.lots ?? profile.lots).some(({ id }) => id === 'welcome');
  if (started) await database.send(new PutCommand({ TableName: tables.creditLogs, Item: { entry, ...row } }));
  else await database.send(new DeleteCommand({ TableName: tables.creditLogs, Key: { userId: user, entry } }));
}

export async function profile() {
  const { Item } = await database.send(
    new GetCommand({ TableName: tables.users, Key: { uid: user }, ConsistentRead: true }),
  );
  return toProfileView(Item as StoredProfile, now());
}

export async function usageRows() {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: tables.creditLogs,
      KeyConditionExpression: 'userId = :u AND begins_with(entry, :p)',
      ExpressionAttributeValues: { ':u': user, ':p': 'USAGE#' },
    }),
  );
  return Items;
}

export const discrepancies = async () => (await readCreditStatement(database, tables, user, now()))?.discrepancies;
export const oneCredit = (hasUsedAi: boolean) => ({
  lots: [createCreditGrant('lot-1', 1, 'operator', now())],
  hasUsedAi,
});

/** What taking a result does: spend once. */
export async function improve(request: string): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
  const outcome = await credits.use(user, request);
  if ('refused' in outcome) return outcome.refused;
  return outcome.charged === undefined ? 'stored' : 'delivered';
}
