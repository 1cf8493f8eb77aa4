import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ConditionalCheckFailedException, type AttributeValue } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import {
  addGrant,
  releaseReservation,
  reserveCredit,
  commitReservation,
  revokeFromGrant,
  type CreditAccount,
  type CreditShortage,
} from '../../shared/credits/creditAccount.ts';
import { creditBalance, createCreditGrant } from '../../shared/credits/creditGrants.ts';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { clock } from '../platform/clock.ts';
import { conditionFailed, transact } from '../platform/dynamodb/transact.ts';
import { grantRow, resultKey, resultRow, usageRow, type StoredResult } from './ledgerRows.ts';

export interface LedgerTables {
  readonly users: string;
  readonly creditLogs: string;
  readonly requests: string;
}

/** Why nothing was written. The handlers turn each into an error of the catalogue. */
export type LedgerRefusal = { readonly refused: CreditShortage | 'user_not_found' };

/** A request that may go on, one that is under way elsewhere, one that was answered before, or a refusal. */
export type BeginResult =
  | { readonly begun: true }
  | { readonly running: true }
  | { readonly stored: StoredResult }
  | LedgerRefusal;

/** `charged`: the lot that paid, `null` the free first use. */
export type CommitResult = { readonly stored: StoredResult; readonly charged?: string | null } | LedgerRefusal;

export interface GrantRequest {
  readonly userId: string;
  /** Names this grant: granting it again changes nothing. */
  readonly id: string;
  readonly credits: number;
  readonly source: string;
  readonly paymentId?: string;
  /** Why, as an operator said it. */
  readonly reason?: string;
}

/** What an event changes, all of it or nothing. */
export interface LedgerChange {
  readonly account?: CreditAccount;
  /** Other attributes of the profile. */
  readonly profile?: Partial<StoredProfile>;
  /** What the marker says besides. */
  readonly marker?: object;
  /** What is written with it, at most 90; where the condition of one fails, the change is worked out again. */
  readonly items: NonNullable<TransactWriteCommandInput['TransactItems']>;
}

/** Another write came between as often as this: something is wrong that waiting does not mend. */
const MAX_WRITE_ATTEMPTS = 60;

/**
 * Credits of all users (design of the data: ARCHITECTURE.md). Nothing is spent before it is delivered: `reserveUse`
 * reserves, `commitUse` spends and stores the result in one transaction, `releaseUse` undoes; a reservation nobody
 * settles expires. Every write is conditional on the profile's version, and is worked out again from the newer profile
 * when that moved on.
 *
 * Units for a profile below 1 KB: begin 2 reads and 1 write; commit 5 writes, and 2 for each KB of the result;
 * giveBack 1 read and 1 write; grant 6 writes.
 */
export function createLedger(database: DynamoDBDocumentClient, tables: LedgerTables, now: () => Date = clock) {
  return {
    reserveUse,
    commitUse,
    releaseUse,
    grantCredits,
    revokeCredits,
    recordOnce,
    recordWithoutProfile,
    readStoredResult,
  };

  /** Reserves one use for this request of the user, unless it was answered before or is under way. */
  async function reserveUse(userId: string, requestId: string): Promise<BeginResult> {
    const attempt = randomUUID();
    return changing<BeginResult>(userId, async (profile) => {
      // Read after the profile: what is committed in between has changed the profile's version.
      const stored = await readStoredResult(userId, requestId);
      if (stored) return { done: { stored } };
      const held = reserveCredit(toCreditAccount(profile), requestId, now(), attempt);
      if ('running' in held) return { done: held.running.attempt === attempt ? { begun: true } : { running: true } };
      if ('refused' in held) return { done: held };
      return { write: held.account, done: { begun: true } };
    });
  }

  /**
   * Spends what `reserveUse` reserved and stores the result for those who ask again. `details` says what was improved.
   * When the same request was committed before, that result is the answer and nothing is spent.
   */
  async function commitUse(userId: string, requestId: string, result: unknown, details: string): Promise<CommitResult> {
    let profile = await profileOf(userId);
    for (let attempt = 1; profile; attempt += 1) {
      const time = now();
      const settled = commitReservation(toCreditAccount(profile), requestId, time);
      if ('refused' in settled) {
        // oxlint-disable-next-line no-await-in-loop -- perhaps it was committed while we were working
        const stored = await readStoredResult(userId, requestId);
        return stored ? { stored } : settled;
      }
      const stored: StoredResult = { result, aiCredits: creditBalance(settled.account.lots, time) };
      // oxlint-disable-next-line no-await-in-loop -- each attempt builds on what the one before found
      const reasons = await transact(database, {
        TransactItems: [
          { Update: updateOf(profile, settled.account, time) },
          {
            Put: {
              TableName: tables.creditLogs,
              Item: usageRow({ userId, requestId, details, lotId: settled.charged, time }),
            },
          },
          {
            Put: {
              TableName: tables.requests,
              Item: resultRow(userId, requestId, stored, time),
              ConditionExpression: 'attribute_not_exists(id) OR expiresAt <= :now',
              ExpressionAttributeValues: { ':now': epochSeconds(time) },
              ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            },
          },
        ],
      });
      if (conditionFailed(reasons, 2)) {
        // oxlint-disable-next-line no-await-in-loop -- ends the loop
        await releaseUse(userId, requestId);
        return { stored: unmarshall(reasons[2]?.Item as Record<string, AttributeValue>)['stored'] as StoredResult };
      }
      if (!conditionFailed(reasons, 0)) return { stored, charged: settled.charged };
      profile = unmarshallProfile(reasons[0]?.Item);
      // oxlint-disable-next-line no-await-in-loop
      await backOff(attempt);
    }
    return { refused: 'user_not_found' };
  }

  /**
   * Undoes a reservation: the model failed, or changed nothing. Safe to repeat, and without one. Gives back the
   * balance.
   */
  async function releaseUse(userId: string, requestId: string): Promise<number> {
    const balance = await changing<number>(userId, async (profile) => {
      const account = toCreditAccount(profile);
      const released = releaseReservation(account, requestId, now());
      const done = creditBalance(released.lots, now());
      return released === account ? { done } : { write: released, done };
    });
    return typeof balance === 'number' ? balance : 0;
  }

  /** Adds a lot of credits once: lots, transaction row and marker in one transaction. */
  async function grantCredits({
    userId,
    id,
    credits,
    source,
    paymentId,
    reason,
  }: GrantRequest): Promise<{ readonly granted: boolean } | LedgerRefusal> {
    const lotId = `lot-${id}`;
    return recordOnce(userId, `EVENT#${id}`, (profile, time) => {
      const lot = createCreditGrant(lotId, credits, source, time);
      const row = grantRow({
        userId,
        lotId,
        amount: credits,
        expiresAt: lot.expiresAt,
        source,
        paymentId,
        reason,
        id,
        time,
      });
      return {
        account: addGrant(toCreditAccount(profile), lot, time),
        items: [{ Put: { TableName: tables.creditLogs, Item: row } }],
      };
    });
  }

  /** Takes back what is left of an earlier grant, once (a refund): up to `credits`, never what is reserved. */
  async function revokeCredits(
    { userId, id, credits, source, paymentId, reason }: GrantRequest,
    grantId: string,
  ): Promise<{ readonly granted: boolean } | LedgerRefusal> {
    const lotId = `lot-${grantId}`;
    return recordOnce(userId, `EVENT#${id}`, (profile, time) => {
      const expiresAt = profile.lots.find((lot) => lot.id === lotId)?.expiresAt ?? time.toISOString();
      const { account, taken } = revokeFromGrant(toCreditAccount(profile), lotId, credits, time);
      const row = grantRow({ userId, lotId, amount: -taken, expiresAt, source, paymentId, reason, id, time });
      return { account, items: [{ Put: { TableName: tables.creditLogs, Item: row } }] };
    });
  }

  /** As {@link recordOnce}, for somebody whose account is gone: rows and marker alone. Whether anything was new. */
  async function recordWithoutProfile(
    userId: string,
    marker: string,
    work: (time: Date) => Promise<LedgerChange | undefined>,
  ): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each attempt reads again what came between
      const change = await work(now());
      if (!change) return false;
      // oxlint-disable-next-line no-await-in-loop
      const reasons = await transact(database, {
        TransactItems: [
          {
            Put: {
              TableName: tables.creditLogs,
              Item: { ...change.marker, userId, entry: marker },
              ConditionExpression: 'attribute_not_exists(entry)',
            },
          },
          ...change.items,
        ],
      });
      if (reasons.length === 0 || conditionFailed(reasons, 0)) return reasons.length === 0;
      // oxlint-disable-next-line no-await-in-loop
      await backOff(attempt);
    }
  }

  /** The result of an answered request; expired ones are gone though the table may still hold them. */
  async function readStoredResult(userId: string, requestId: string): Promise<StoredResult | undefined> {
    const { Item } = await database.send(
      new GetCommand({ TableName: tables.requests, Key: { id: resultKey(userId, requestId) }, ConsistentRead: true }),
    );
    return Item && Item['expiresAt'] > epochSeconds(now()) ? (Item['stored'] as StoredResult) : undefined;
  }

  async function profileOf(uid: string): Promise<StoredProfile | undefined> {
    const { Item } = await database.send(
      new GetCommand({ TableName: tables.users, Key: { uid }, ConsistentRead: true }),
    );
    return Item as StoredProfile | undefined;
  }

  /** Works a change out and writes it, again and again until nobody came between. */
  async function changing<Done>(
    userId: string,
    work: (profile: StoredProfile) => Promise<{ readonly write?: CreditAccount; readonly done: Done }>,
  ): Promise<Done | LedgerRefusal> {
    let profile = await profileOf(userId);
    for (let attempt = 1; profile; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each attempt builds on what the one before found
      const { write, done } = await work(profile);
      if (!write) return done;
      try {
        // oxlint-disable-next-line no-await-in-loop
        await database.send(new UpdateCommand(updateOf(profile, write, now())));
        return done;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        profile = unmarshallProfile(error.Item);
        // oxlint-disable-next-line no-await-in-loop
        await backOff(attempt);
      }
    }
    return { refused: 'user_not_found' };
  }

  /**
   * Changes a profile and rows of the log together, once for each `marker` (a sort key of the log, `EVENT#…` or
   * `PAYMENT#…`); without one as often as `work` finds something to change. `work` is asked again when something came
   * between; where it gives undefined, nothing is to be done any more.
   */
  async function recordOnce(
    userId: string,
    marker: string | undefined,
    work: (profile: StoredProfile, time: Date) => Promise<LedgerChange | undefined> | LedgerChange | undefined,
  ): Promise<{ readonly granted: boolean } | LedgerRefusal> {
    let profile = await profileOf(userId);
    for (let attempt = 1; profile; attempt += 1) {
      const time = now();
      // oxlint-disable-next-line no-await-in-loop -- each attempt builds on what the one before found
      const change = await work(profile, time);
      if (!change) return { granted: false };
      // oxlint-disable-next-line no-await-in-loop
      const reasons = await transact(database, {
        TransactItems: [
          { Update: updateOf(profile, change.account ?? toCreditAccount(profile), time, change.profile) },
          ...(marker === undefined
            ? []
            : [
                {
                  Put: {
                    TableName: tables.creditLogs,
                    Item: { ...change.marker, userId, entry: marker },
                    ConditionExpression: 'attribute_not_exists(entry)',
                  },
                },
              ]),
          ...change.items,
        ],
      });
      if (marker !== undefined && conditionFailed(reasons, 1)) return { granted: false };
      if (reasons.length === 0) return { granted: true };
      // oxlint-disable-next-line no-await-in-loop -- what came between may have been another row than the profile
      profile = conditionFailed(reasons, 0) ? unmarshallProfile(reasons[0]?.Item) : await profileOf(userId);
      // oxlint-disable-next-line no-await-in-loop
      await backOff(attempt);
    }
    return { refused: 'user_not_found' };
  }

  function updateOf(profile: StoredProfile, account: CreditAccount, time: Date, others: Partial<StoredProfile> = {}) {
    const names = Object.keys(others) as (keyof StoredProfile)[];
    return {
      TableName: tables.users,
      Key: { uid: profile.uid },
      UpdateExpression: [
        'SET lots = :lots, reservations = :reservations, hasUsedAi = :used, updatedAt = :time, version = :next',
        ...names.map((name) => `#${name} = :${name}`),
      ].join(', '),
      ConditionExpression: 'version = :version',
      ...(names.length > 0 && {
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      }),
      ExpressionAttributeValues: {
        ':lots': account.lots,
        ':reservations': account.reservations,
        ':used': account.hasUsedAi,
        ':time': time.toISOString(),
        ':next': profile.version + 1,
        ':version': profile.version,
        ...Object.fromEntries(names.map((name) => [`:${name}`, others[name]])),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    } satisfies NonNullable<TransactWriteCommandInput['TransactItems']>[number]['Update'];
  }
}

/** What of a profile its credits are. */
export function toCreditAccount({ lots, reservations = [], hasUsedAi }: StoredProfile): CreditAccount {
  return { lots, reservations, hasUsedAi };
}

function unmarshallProfile(item: Record<string, AttributeValue> | undefined): StoredProfile | undefined {
  return item && (unmarshall(item) as StoredProfile);
}

const epochSeconds = (time: Date) => Math.floor(time.getTime() / 1_000);

async function backOff(attempt: number): Promise<void> {
  if (attempt >= MAX_WRITE_ATTEMPTS) throw new Error('The profile changes faster than it can be written');
  await pause(Math.random() * Math.min(5 * attempt, 50));
}
