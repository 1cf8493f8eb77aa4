import * as v from 'valibot';
import type { CreditGrant } from './creditGrants.ts';

/**
 * Seconds after which a reservation counts for nothing: longer than a call can run, with room for clocks that differ.
 */
export const RESERVATION_SECONDS = 45;

/** A use that is neither committed nor released. Once `until` is past, it has no effect. */
export const ReservationSchema = v.object({
  /** The request it was made for. */
  id: v.string(),
  /** Which attempt at that request made it: an attempt whose answer was lost knows its own. */
  attempt: v.string(),
  /** The grant it will be taken from; `null` is the free first use. */
  lotId: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  until: v.string(),
});

export type Reservation = v.InferOutput<typeof ReservationSchema>;

/** What a person's uses of AI are paid from (AI-06, AI-07): one free use, then credit grants. */
export interface CreditAccount {
  readonly lots: readonly CreditGrant[];
  readonly reservations: readonly Reservation[];
  /** Whether the free first use is spent. */
  readonly hasUsedAi: boolean;
}

/** Nothing to spend at all, or nothing that is not reserved for another request. */
export type CreditShortage = 'no_credits' | 'not_enough_credits';

export type ReserveResult =
  | { readonly account: CreditAccount }
  | { readonly running: Reservation }
  | { readonly refused: CreditShortage };

/**
 * Reserves one use for request `id`: the free first one, else an unreserved credit of the grant that expires first. A
 * reserved credit stays in its grant until it is committed, so that nothing has to be restored after a crash.
 * `running`: that request has reserved already.
 */
export function reserveCredit(account: CreditAccount, id: string, now: Date, attempt = ''): ReserveResult {
  const live = activeReservations(account, now);
  const running = live.find((reservation) => reservation.id === id);
  if (running) return { running };
  const lotId = findPayingGrant(account, live, now);
  if (lotId === undefined) return { refused: live.length > 0 ? 'not_enough_credits' : 'no_credits' };
  const until = new Date(now.getTime() + RESERVATION_SECONDS * 1_000).toISOString();
  return { account: prune({ ...account, reservations: [...live, { id, attempt, lotId, until }] }, now) };
}

/**
 * Spends what was reserved for `id`: `charged` is the grant, or `null` for the free use. An expired reservation is made
 * again when something is left to pay with; a grant that expired after the reservation still pays.
 */
export function commitReservation(
  account: CreditAccount,
  id: string,
  now: Date,
): { readonly account: CreditAccount; readonly charged: string | null } | { readonly refused: CreditShortage } {
  const held = reserveCredit(account, id, now);
  if ('refused' in held) return held;
  const { lotId } = 'running' in held ? held.running : (held.account.reservations.at(-1) as Reservation);
  const lots = account.lots.map((lot) => (lot.id === lotId ? { ...lot, remaining: lot.remaining - 1 } : lot));
  const reservations = account.reservations.filter((reservation) => reservation.id !== id);
  return {
    account: prune({ lots, reservations, hasUsedAi: account.hasUsedAi || lotId === null }, now),
    charged: lotId,
  };
}

/** Releases what was reserved for `id`; returns the same account when nothing was. */
export function releaseReservation(account: CreditAccount, id: string, now: Date): CreditAccount {
  if (!account.reservations.some((reservation) => reservation.id === id)) return account;
  return prune({ ...account, reservations: account.reservations.filter((reservation) => reservation.id !== id) }, now);
}

/** Adds a grant. */
export function addGrant(account: CreditAccount, lot: CreditGrant, now: Date): CreditAccount {
  return prune({ ...account, lots: [...account.lots, lot] }, now);
}

/** Revokes up to `credits` of a grant (after a refund): what is left of it and not reserved. `taken` says how many. */
export function revokeFromGrant(
  account: CreditAccount,
  lotId: string,
  credits: number,
  now: Date,
): { readonly account: CreditAccount; readonly taken: number } {
  const live = activeReservations(account, now);
  const lot = account.lots.find((each) => each.id === lotId);
  const taken = lot ? Math.max(0, Math.min(credits, lot.remaining - countReserved(lotId, live))) : 0;
  const lots = account.lots.map((each) => (each.id === lotId ? { ...each, remaining: each.remaining - taken } : each));
  return { account: prune({ ...account, lots }, now), taken };
}

function activeReservations({ reservations }: CreditAccount, now: Date): Reservation[] {
  return reservations.filter(({ until }) => Date.parse(until) > now.getTime());
}

const countReserved = (lotId: string | null, live: readonly Reservation[]) =>
  live.filter((reservation) => reservation.lotId === lotId).length;

/** The grant that pays the next use: `null` the free one, undefined none. Earliest expiry first. */
function findPayingGrant(
  { lots, hasUsedAi }: CreditAccount,
  live: readonly Reservation[],
  now: Date,
): string | null | undefined {
  if (!hasUsedAi && countReserved(null, live) === 0) return null;
  return lots
    .filter((lot) => Date.parse(lot.expiresAt) > now.getTime() && lot.remaining > countReserved(lot.id, live))
    .toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt))[0]?.id;
}

/** Without empty or expired grants and without expired reservations; a grant with a live reservation stays. */
function prune(account: CreditAccount, now: Date): CreditAccount {
  const reservations = activeReservations(account, now);
  const lots = account.lots.filter(
    (lot) =>
      lot.remaining > 0 && (Date.parse(lot.expiresAt) > now.getTime() || countReserved(lot.id, reservations) > 0),
  );
  return { ...account, lots, reservations };
}
