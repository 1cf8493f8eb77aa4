import type { EndpointNeeds } from '../api/needs.ts';

/**
 * What runs by the clock instead of being called: a row for each, as endpoints have theirs in
 * `shared/api/endpoints.ts`.
 */
export interface Schedule {
  /** Handler module below functions/, without extension; its export is `handler`. */
  readonly handler: string;
  /** When, in UTC, each day. */
  readonly at: { readonly hour: number; readonly minute: number };
  /** How long a run may take; a function ends after 900. */
  readonly seconds: number;
  readonly needs: EndpointNeeds;
  /**
   * What it puts right, for the alarm that rings when a line of its log counts something `repaired` or `unresolved`; no
   * such alarm where absent.
   */
  readonly repairs?: string;
}

export const SCHEDULES = {
  /** Finds what browser and webhook both missed, in the quiet of the night. */
  reconcilePayments: {
    handler: 'payments/handlers/reconcilePayments',
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
    handler: 'account/handlers/sweepDeletedAccounts',
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

/** The rows as a list. */
export function listSchedules(): { readonly name: ScheduleName; readonly schedule: Schedule }[] {
  return Object.entries(SCHEDULES).map(([name, schedule]) => ({ name: name as ScheduleName, schedule }));
}
