import { createHash } from 'node:crypto';
import type { StoredSubscription } from '../../shared/premiumTerm.ts';
import type { OrderRow } from './orderRow.ts';

const DAY_MS = 86_400_000;
/** Days after which nobody can approve an order any more. */
const APPROVABLE_DAYS = 3;
/** What waits for its payer. */
const WAITING = ['CREATED', 'APPROVED'];
/** What has ended for good. */
const FINAL = ['REFUNDED', 'REVERSED', 'DENIED'];
/** Days before and after a payment falls due in which a subscription is looked at; each is besides once a week. */
const DUE_DAYS = 3;

/** Whether an order of that age in days may still become something else at the provider. */
export function mayChange({ status, captureId }: OrderRow, age: number): boolean {
  if (FINAL.includes(status)) return false;
  return captureId !== undefined || age <= APPROVABLE_DAYS || !(WAITING.includes(status) || status === 'MISMATCH');
}

/** The state of an order that was paid and could not be granted. */
export const UNGRANTED = 'COMPLETED, not granted';
export const stateOf = ({ status, grantedAt }: OrderRow) => (status === 'COMPLETED' && grantedAt === undefined ? UNGRANTED : status);

/** A subscription's state in a report. */
export const termOf = (held: StoredSubscription | undefined) => (held ? `${held.status} through ${held.paidThrough ?? 'nothing'}` : 'none');

/** Whether a subscription is looked at today. */
export function isDue({ id, status, paidThrough, failedPayments }: StoredSubscription, now: Date): boolean {
  if (status !== 'ACTIVE' || paidThrough === undefined || failedPayments > 0) return true;
  if (Date.parse(paidThrough) - now.getTime() < DUE_DAYS * DAY_MS) return true;
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 7 === Math.floor(now.getTime() / DAY_MS) % 7;
}
