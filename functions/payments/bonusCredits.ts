import type { StoredProfile } from '../../shared/account/profile.ts';
import { revokeFromGrant } from '../credits/creditAccount.ts';
import { PREMIUM_PLAN } from '../../shared/payments/plans.ts';
import { toCreditAccount } from '../credits/creditProfile.ts';
import { grantItem } from '../credits/ledgerRows.ts';

/** Id of the credit grant that a subscription brings with its first month. */
export const bonusGrantId = (subscriptionId: string) => `lot-${subscriptionId}`;

/** Takes what is left of a subscription's bonus credits out of the account; `taken` says how many these are. */
export const revokeBonus = (profile: StoredProfile, subscriptionId: string, time: Date) =>
  revokeFromGrant(toCreditAccount(profile), bonusGrantId(subscriptionId), PREMIUM_PLAN.bonusCredits, time);

interface RevokedBonus {
  readonly userId: string;
  readonly subscriptionId: string;
  /** Credits that were left, and are revoked. */
  readonly taken: number;
  readonly paymentId: string;
  /** Makes the row's key unique: the refund or withdrawal that revokes them. */
  readonly id: string;
  readonly time: Date;
}

/** The transaction's write that logs revoked bonus credits; none if nothing was left of them. */
export const revokedBonusItems = (table: string, { subscriptionId, taken, time, ...fields }: RevokedBonus) =>
  taken > 0
    ? [
        grantItem(table, {
          ...fields,
          lotId: bonusGrantId(subscriptionId),
          amount: -taken,
          expiresAt: time.toISOString(),
          source: 'refund',
          time,
        }),
      ]
    : [];
