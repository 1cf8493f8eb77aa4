import * as v from 'valibot';
import { CREDIT_LIFETIME_MONTHS } from '../payments/plans.ts';

/**
 * AI credits are held as grants: each expires 12 months after its issue (CRED-02). A balance is always the sum of what
 * is left in unexpired grants.
 */
export const CreditGrantSchema = v.object({
  id: v.string(),
  granted: v.pipe(v.number(), v.integer(), v.minValue(0)),
  remaining: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** ISO 8601, UTC. */
  issuedAt: v.string(),
  /** ISO 8601, UTC. */
  expiresAt: v.string(),
  /** The reason of the grant: `welcome`, `pack:small`, `premium`, `operator`. */
  source: v.string(),
});

export type CreditGrant = v.InferOutput<typeof CreditGrantSchema>;

/** A new grant of `credits`, issued at `now`. */
export function createCreditGrant(id: string, credits: number, source: string, now: Date): CreditGrant {
  return {
    id,
    granted: credits,
    remaining: credits,
    issuedAt: now.toISOString(),
    expiresAt: addMonths(now, CREDIT_LIFETIME_MONTHS).toISOString(),
    source,
  };
}

/** Credits that can be spent at `now`. */
export function creditBalance(lots: readonly CreditGrant[], now: Date): number {
  return lots.filter((lot) => Date.parse(lot.expiresAt) > now.getTime()).reduce((sum, lot) => sum + lot.remaining, 0);
}

/**
 * Returns the same day and time `months` later, or the month's last day if it is shorter (31 January + 1 month is 28
 * February).
 */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}
