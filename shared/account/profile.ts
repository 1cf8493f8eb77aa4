import * as v from 'valibot';
import { creditBalance, CreditGrantSchema, createCreditGrant, type CreditGrant } from '../credits/creditGrants.ts';
import { FREE_PLAN } from '../payments/plans.ts';
import { premiumView, type StoredPremium } from '../payments/premiumTerm.ts';
import { SubscriptionViewSchema } from '../payments/subscription.ts';

/** An activity that an account's owner should find again (DATA-03). */
export const ActivitySchema = v.object({
  type: v.literal('purchase'),
  /** The item bought: `pack:small`, `premium`. */
  description: v.string(),
  /** US dollars; negative for a refund. */
  amount: v.number(),
  timestamp: v.string(),
  /** Its receipt is found by it. */
  paymentId: v.string(),
});

/** A user's profile as the API answers it (DATA-01). Times are ISO 8601 in UTC. */
export const ProfileSchema = v.object({
  uid: v.string(),
  email: v.string(),
  displayName: v.string(),
  photoURL: v.string(),
  createdAt: v.string(),
  lastLogin: v.string(),
  updatedAt: v.string(),
  /** Sum of what is left in unexpired grants. */
  aiCredits: v.number(),
  /** Grants that still hold credits, the next to expire first. */
  creditLots: v.array(v.object({ remaining: v.number(), expiresAt: v.string() })),
  /** `null` is unlimited. */
  maxStorageSlots: v.nullable(v.number()),
  resumeCount: v.number(),
  isPremium: v.boolean(),
  hasUsedAi: v.boolean(),
  /** Premium features whose free first use is spent. */
  usedTrials: v.array(v.string()),
  /** Absent for people who never had one. */
  subscription: v.optional(SubscriptionViewSchema),
  recentActivity: v.array(ActivitySchema),
});

export type Profile = v.InferOutput<typeof ProfileSchema>;
export type Activity = v.InferOutput<typeof ActivitySchema>;

/** Purchases that a profile shows; the log has all of them. */
const MAX_RECENT_ACTIVITY = 50;

/** The activities with a new one, newest first. */
export function addActivity(activities: readonly Activity[], activity: Activity): Activity[] {
  return [activity, ...activities].slice(0, MAX_RECENT_ACTIVITY);
}

/** The signed-in person, as a verified ID token names them; never as a request body does. */
export interface UserIdentity {
  /** Subject of the user pool: the user id. */
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string;
}

/** An order of a pack that was made and, as far as is known, not paid. */
export interface OpenOrder {
  readonly orderId: string;
  readonly createdAt: string;
}

/** A profile as it is stored: grants instead of a balance, and a version for the optimistic lock. */
export interface StoredProfile
  extends Omit<Profile, 'aiCredits' | 'creditLots' | 'isPremium' | 'subscription'>, StoredPremium {
  readonly lots: readonly CreditGrant[];
  /** The last orders that were made, oldest first; absent until the first. */
  readonly openOrders?: readonly OpenOrder[];
  readonly version: number;
  /** Key of the deletion marker that stays when the account is deleted: a keyed hash of the Google account's number. */
  readonly tombstone: string;
}

export { CreditGrantSchema };

/** The data kept about an account that the same person had before. */
export interface FormerAccount {
  readonly usedTrials: readonly string[];
}

/**
 * A new user's profile (DATA-02). Somebody who had an account before, `former`, has had the free credits and the free
 * first use of AI; their trials stay used.
 */
export function createProfile(
  identity: UserIdentity,
  tombstone: string,
  now: Date,
  former?: FormerAccount,
): StoredProfile {
  const time = now.toISOString();
  return {
    ...identity,
    createdAt: time,
    lastLogin: time,
    updatedAt: time,
    lots: former ? [] : [createCreditGrant('welcome', FREE_PLAN.aiCredits, 'welcome', now)],
    maxStorageSlots: FREE_PLAN.maxStorageSlots,
    resumeCount: 0,
    hasUsedAi: former !== undefined,
    usedTrials: [...(former?.usedTrials ?? [])],
    recentActivity: [],
    version: 1,
    tombstone,
  };
}

/** The profile as its owner sees it at `now`: the balance without expired credits, premium while it is paid. */
export function toProfileView(stored: StoredProfile, now: Date): Profile {
  const {
    lots,
    openOrders: _openOrders,
    version: _version,
    tombstone: _tombstone,
    premiumUntil: _until,
    subscription: _subscription,
    ...profile
  } = stored;
  const live = lots.filter((lot) => lot.remaining > 0 && Date.parse(lot.expiresAt) > now.getTime());
  return {
    ...profile,
    aiCredits: creditBalance(lots, now),
    creditLots: live
      .map(({ remaining, expiresAt }) => ({ remaining, expiresAt }))
      .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt)),
    ...premiumView(stored, now),
  };
}
