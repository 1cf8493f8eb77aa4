import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { StoredProfile } from '../../shared/account/profile.ts';
import type { CreditAccount } from './creditAccount.ts';

/**
 * The credits of a user are part of the profile. Each change is written with an optimistic lock: conditional on the
 * profile's version, and computed again from the newer profile when the version has changed.
 */

export interface GrantTables {
  readonly users: string;
  readonly creditLogs: string;
}

/** The attributes of a profile that are its credit account. */
export function toCreditAccount({ lots, hasUsedAi }: StoredProfile): CreditAccount {
  return { lots, hasUsedAi };
}

/** Writes an account, and perhaps other attributes, over the profile as it was read. */
export function profileUpdate(
  users: string,
  profile: StoredProfile,
  account: CreditAccount,
  time: Date,
  others: Partial<StoredProfile> = {},
) {
  const names = Object.keys(others) as (keyof StoredProfile)[];
  return {
    TableName: users,
    Key: { uid: profile.uid },
    UpdateExpression: [
      'SET lots = :lots, hasUsedAi = :used, updatedAt = :time, version = :next',
      ...names.map((name) => `#${name} = :${name}`),
    ].join(', '),
    ConditionExpression: 'version = :version',
    ...(names.length > 0 && {
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    }),
    ExpressionAttributeValues: {
      ':lots': account.lots,
      ':used': account.hasUsedAi,
      ':time': time.toISOString(),
      ':next': profile.version + 1,
      ':version': profile.version,
      ...Object.fromEntries(names.map((name) => [`:${name}`, others[name]])),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  } satisfies NonNullable<TransactWriteCommandInput['TransactItems']>[number]['Update'];
}
