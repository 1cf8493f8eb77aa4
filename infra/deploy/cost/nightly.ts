import { DEFAULT_MEMORY } from '../../../shared/api/needs.ts';
import { listSchedules, SCHEDULES, TASK_QUEUE, type Schedule } from '../../../functions/platform/tasks/schedules.ts';
import { PRICES } from '../../prices.ts';
import { SIZES } from '../../sizes.ts';
import type { CallMeasurement } from './measure.ts';
import { ASSUMED_USAGE } from './usage.ts';

/** Memory at which Lambda gives a whole processor. */
export const WHOLE_PROCESSOR_MB = 1_769;

/** How often so many orders are looked at by a night, each until it can change no more. */
const nightsOfOrders = (orders: number) => {
  const { paid, nightsOfPaid, nightsOfUnpaid } = ASSUMED_USAGE.sales;
  return orders * (paid * nightsOfPaid + (1 - paid) * nightsOfUnpaid);
};

/** The usage of a month's nights: the comparison of payments, a run for ten of them; sweeps are a handful. */
export interface NightlyUsage {
  readonly tasks: number;
  readonly runs: number;
  readonly gbSeconds: number;
  readonly reads: number;
  readonly writes: number;
  readonly logBytes: number;
  /** Requests to the queues, including those that find them empty. */
  readonly requests: number;
}

/**
 * Returns the usage for that many members; `run`: a measured run of ten messages, each answered by the emulated
 * provider.
 */
export function nightlyUsage(members: number, run: CallMeasurement | undefined): NightlyUsage {
  const tasks = nightsOfOrders(members * ASSUMED_USAGE.member.createOrder);
  const runs = tasks / TASK_QUEUE.batch;
  const idle = listSchedules().length * ASSUMED_USAGE.idlePolls;
  // Ten messages are sent, received and deleted in a request each.
  const requests = idle + 3 * runs;
  if (!run) return { tasks, runs, gbSeconds: 0, reads: 0, writes: 0, logBytes: 0, requests };
  const { needs }: Schedule = SCHEDULES.reconcilePayments;
  const memory = needs.memory ?? DEFAULT_MEMORY;
  const seconds =
    (run.cpuMs / Math.min(1, memory / WHOLE_PROCESSOR_MB) + run.requests * ASSUMED_USAGE.roundTripMs) / 1_000 +
    TASK_QUEUE.batch * ASSUMED_USAGE.sales.answerSeconds;
  return {
    tasks,
    runs,
    gbSeconds: runs * (memory / 1_024) * seconds,
    reads: runs * run.reads,
    writes: runs * run.writes,
    logBytes: runs * (run.logBytes + 300),
    requests,
  };
}

/** Dollars of the queues. */
export const queueDollars = ({ requests }: NightlyUsage): number => requests * PRICES.sqs.request;

/** Orders a day that docs/scale.md looks at. */
const DAILY_ORDERS = [100, 1_000, 10_000] as const;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A night once so many orders have been made every day for half a year: a column for each number. */
export function nightTable(): string {
  const { answerSeconds } = ASSUMED_USAGE.sales;
  const atOnce = [SCHEDULES.reconcilePayments.atOnce, SIZES[1_000_000].atOnce.reconcilePayments];
  const hours = (orders: number, runs: number) => (nightsOfOrders(orders) * answerSeconds) / runs / 3_600;
  const figures = (of: (orders: number) => number) => DAILY_ORDERS.map((orders) => of(orders).toLocaleString('en-US'));
  return [
    row(['', ...figures((orders) => orders).map((orders) => `${orders} orders a day`)]).replace('|  |', '| |'),
    row(['---', ...DAILY_ORDERS.map(() => '---:')]),
    row(['Payments compared in a night', ...figures((orders) => Math.round(nightsOfOrders(orders)))]),
    ...atOnce.map((runs) =>
      row([`Hours, ${runs} at once`, ...figures((orders) => Number(hours(orders, runs).toPrecision(2)))]),
    ),
  ].join('\n');
}
