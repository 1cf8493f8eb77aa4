import { handlerModule, type Capability } from '../../../shared/api/endpoint.ts';
import type { EndpointNeeds } from '../../../shared/api/needs.ts';

/**
 * Work that runs by the clock: a row for each schedule, like endpoints in `shared/api/endpoints.ts`. Each has a queue:
 * the clock puts {@link NIGHT} into it, and the row's handler gets everything in it, ten messages at a time (decision
 * 62).
 */
export interface Schedule {
  /** Folder of functions/ that does it. */
  readonly capability: Capability;
  /** When, in UTC, each day. */
  readonly at: { readonly hour: number; readonly minute: number };
  /** Time for ten messages; a function has at most 900 seconds. */
  readonly seconds: number;
  /** Concurrent runs, at least 2 (SQS takes no fewer); an environment may have more (`infra/sizes.ts`). */
  readonly atOnce: number;
  readonly needs: EndpointNeeds;
  /**
   * The subject of the alarm that rings when its log counts something `repaired` or `unresolved`; without it there is
   * no such alarm.
   */
  readonly repairs?: string;
}

export const SCHEDULES = {
  /** Reconciles what browser and webhook both missed, at night. */
  reconcilePayments: {
    capability: 'payments',
    at: { hour: 1, minute: 30 },
    seconds: 290,
    // So many questions reach the provider at a time.
    atOnce: 2,
    needs: {
      tables: {
        users: ['GetItem', 'UpdateItem'],
        creditLogs: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
      },
      secrets: ['payments'],
      settings: ['payments'],
    },
    repairs: 'payments that were not as the provider says: put right, or nobody’s any more',
  },
  /** Sweeps what deleted accounts have left, and finishes deletions that were stopped in the middle. */
  sweepDeletedAccounts: {
    capability: 'account',
    at: { hour: 2, minute: 30 },
    seconds: 290,
    atOnce: 2,
    needs: {
      tables: {
        users: ['ConditionCheckItem'],
        resumes: ['Query', 'DeleteItem'],
        creditLogs: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
        requests: ['Query', 'UpdateItem', 'DeleteItem'],
      },
      buckets: { pdfs: ['ListBucket', 'DeleteObject'], uploads: ['ListBucket', 'DeleteObject'] },
      services: ['userPool'],
    },
  },
} as const satisfies Record<string, Schedule>;

export type ScheduleName = keyof typeof SCHEDULES;

/** The message by which a night begins. */
export const NIGHT = { kind: 'night' } as const;

/** How the queues are set up, in the cloud and on one machine. */
export const TASK_QUEUE = {
  /** Messages that a run gets. */
  batch: 10,
  /** Runs that may fail with a message until it is put among the failures; AWS asks for 5 at least. */
  tries: 5,
  /** Days that a message waits. Tasks that one night does not reach are listed again by the next. */
  days: 1,
  /** Days that a failure can be looked at; they count from the day it was sent. */
  failureDays: 14,
} as const;

/** Seconds after which a run is ended; it begins nothing new before that. */
export const runSeconds = ({ seconds }: Schedule): number => seconds + 10;

/**
 * Seconds after which a message whose run has not ended well is given to another one. AWS asks for six times the run's
 * own, so that two never have it at once.
 */
export const visibilitySeconds = (schedule: Schedule): number => 6 * runSeconds(schedule);

const upperSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Environment variable that holds the address of a schedule's queue: `RECONCILE_PAYMENTS_QUEUE`. */
export const queueVariable = (name: ScheduleName): string => `${upperSnake(name)}_QUEUE`;

/** Returns the same for the queue of failures, which operators' commands read. */
export const failuresVariable = (name: ScheduleName): string => `${upperSnake(name)}_FAILURES`;

/** A row with its name and the module of its Lambda handler ({@link handlerModule}). */
export interface ScheduleRow {
  readonly name: ScheduleName;
  readonly schedule: Schedule;
  readonly handler: string;
}

/** The rows as a list. */
export function listSchedules(): ScheduleRow[] {
  return Object.entries(SCHEDULES).map(([name, schedule]) => ({
    name: name as ScheduleName,
    schedule,
    handler: handlerModule(name, schedule),
  }));
}
