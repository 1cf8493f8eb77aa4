import { handlerModule, type Capability } from '../api/endpoint.ts';
import type { EndpointNeeds } from '../api/needs.ts';

/**
 * What runs by the clock instead of being called: a row for each, as endpoints have theirs in
 * `shared/api/endpoints.ts`.
 */
export interface Schedule {
  /** Folder of functions/ that does it. */
  readonly capability: Capability;
  /** When, in UTC, each day. */
  readonly at: { readonly hour: number; readonly minute: number };
  /** Timeout of a run; a function has at most 900. */
  readonly seconds: number;
  readonly needs: EndpointNeeds;
  /**
   * What it puts right, for the alarm that rings when a line of its log counts something `repaired` or `unresolved`; no
   * such alarm where absent.
   */
  readonly repairs?: string;
}

export const SCHEDULES = {
  /** Reconciles what browser and webhook both missed, at night. */
  reconcilePayments: {
    capability: 'payments',
    at: { hour: 1, minute: 30 },
    seconds: 890,
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
    seconds: 890,
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
