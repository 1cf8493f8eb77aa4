import { createHash } from 'node:crypto';
import { DAY_MS } from '../../shared/platform/time.ts';
import type { StoredSubscription } from '../../shared/payments/subscription.ts';
import type { OrderRecord } from './orderRecord.ts';

/** Days for which an order can be approved. */
export const APPROVABLE_DAYS = 3;
/** Statuses that never change again. */
const FINAL_STATUSES = ['REFUNDED', 'REVERSED', 'DENIED'];
/** Days before and after a payment falls due in which a subscription is looked at; each is besides once a week. */
const CHECK_AROUND_DUE_DAYS = 3;

/** Whether an order may still become something else at the provider: money is at stake in it, or it can be approved. */
export function mayChange({ status, stakedAt, createdAt }: OrderRecord, now: Date): boolean {
  if (FINAL_STATUSES.includes(status)) return false;
  return stakedAt !== undefined || now.getTime() - Date.parse(createdAt) < (APPROVABLE_DAYS + 1) * DAY_MS;
}

/** The state of an order that was paid and could not be granted. */
export const COMPLETED_NOT_GRANTED = 'COMPLETED, not granted';
export const orderReportState = ({ status, grantedAt }: OrderRecord) =>
  status === 'COMPLETED' && grantedAt === undefined ? COMPLETED_NOT_GRANTED : status;

/** A subscription's state in a report. */
export const subscriptionReportState = (held: StoredSubscription | undefined) =>
  held ? `${held.status} through ${held.paidThrough ?? 'nothing'}` : 'none';

/** Whether a subscription is looked at today. */
export function isDueForCheck({ id, status, paidThrough, failedPayments }: StoredSubscription, now: Date): boolean {
  if (status !== 'ACTIVE' || paidThrough === undefined || failedPayments > 0) return true;
  if (Date.parse(paidThrough) - now.getTime() < CHECK_AROUND_DUE_DAYS * DAY_MS) return true;
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 7 === Math.floor(now.getTime() / DAY_MS) % 7;
}
