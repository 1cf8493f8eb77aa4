import type { DynamoDBDocumentClient, TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { canSpend, spendCredit } from './creditAccount.ts';
import { creditBalance } from '../../shared/credits/creditGrants.ts';
import { clock } from '../platform/clock.ts';
import { retryOnConflict, type WriteAttempt } from '../platform/dynamodb/retryOnConflict.ts';
import { readStoredProfile } from '../platform/dynamodb/storedProfile.ts';
import { conditionFailed, failedItem, transact } from '../platform/dynamodb/transact.ts';
import { profileUpdate, toCreditAccount, type GrantTables } from './creditProfile.ts';
import { usageRow } from './ledgerRows.ts';

/** Why nothing was spent (CRED-04). The handlers turn each into an error of the catalogue. */
export type UseRefusal = { readonly refused: 'not_enough_credits' | 'user_not_found' };

export interface UseRequest {
  readonly userId: string;
  readonly requestId: string;
  /** The log's text about it. */
  readonly details: string;
  /** Its mark, at `now`: its condition must fail once it is written. What else changes with it follows. */
  readonly marks: (now: Date) => NonNullable<TransactWriteCommandInput['TransactItems']>;
  /** Whether the mark is written already. Read after the profile. */
  readonly isMarked: () => Promise<boolean>;
}

/** `charged`: the credit grant that paid, `null` the free first use; undefined if it was paid before. */
export type UseResult = { readonly charged: string | null | undefined; readonly aiCredits: number } | UseRefusal;

export interface CreditStanding {
  /** Whether a use could be paid, by the free one or by a credit. */
  readonly canPay: boolean;
  readonly aiCredits: number;
}

/** Returns the credits a person could pay with; undefined if the person does not exist. 1 read unit. */
export async function readStanding(
  database: DynamoDBDocumentClient,
  users: string,
  userId: string,
  now: Date,
): Promise<CreditStanding | undefined> {
  const profile = await readStoredProfile(database, users, userId);
  return profile && { canPay: canSpend(toCreditAccount(profile), now), aiCredits: creditBalance(profile.lots, now) };
}

export type UseLedger = ReturnType<typeof createUseLedger>;

/** Uses of credits: each is spent once, by one transaction with its mark and its row of the log. */
export function createUseLedger(database: DynamoDBDocumentClient, tables: GrantTables, now: () => Date = clock) {
  return { spendUse };

  /**
   * Spends one use: balance, mark and log in one transaction, conditional on the mark and on the profile's version
   * (optimistic lock), so that a use that is repeated, raced or killed is spent once or not at all. Units for a profile
   * below 1 KB: 1 read, 4 writes, and those of the marks.
   */
  async function spendUse(request: UseRequest): Promise<UseResult> {
    const profile = await readStoredProfile(database, tables.users, request.userId);
    const outcome = await retryOnConflict(profile, (present) => trySpend(present, request));
    return outcome ?? { refused: 'user_not_found' };
  }

  async function trySpend(
    profile: StoredProfile,
    { userId, requestId, details, marks, isMarked }: UseRequest,
  ): Promise<WriteAttempt<StoredProfile, UseResult>> {
    const time = now();
    if (await isMarked()) {
      // The mark may be newer than the profile that was read before it.
      const present = await readStoredProfile(database, tables.users, userId);
      return { done: { charged: undefined, aiCredits: creditBalance(present?.lots ?? [], time) } };
    }
    const spent = spendCredit(toCreditAccount(profile), time);
    if ('refused' in spent) return { done: spent };
    const usage = usageRow({ userId, requestId, details, lotId: spent.charged, time });
    const reasons = await transact(database, {
      TransactItems: [
        { Update: profileUpdate(tables.users, profile, spent.account, time) },
        { Put: { TableName: tables.creditLogs, Item: usage } },
        ...marks(time),
      ],
    });
    if (reasons.length === 0)
      return { done: { charged: spent.charged, aiCredits: creditBalance(spent.account.lots, time) } };
    if (conditionFailed(reasons, 0)) return { conflict: failedItem(reasons, 0) as StoredProfile | undefined };
    return { conflict: await readStoredProfile(database, tables.users, userId) };
  }
}
