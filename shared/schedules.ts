import type { Needs } from './api/needs.ts';

/** What runs by the clock instead of being called: a row for each, as endpoints have theirs in `shared/api.ts`. */
export interface Schedule {
  /** Handler module below functions/, without extension; its export is `handler`. */
  readonly handler: string;
  /** When, in UTC, each day. */
  readonly at: { readonly hour: number; readonly minute: number };
  /** How long a run may take; a function ends after 900. */
  readonly seconds: number;
  readonly needs: Needs;
}

export const SCHEDULES = {
  /** Finds what browser and webhook both missed, in the quiet of the night. */
  reconcilePayments: {
    handler: 'payments/reconcile',
    at: { hour: 1, minute: 30 },
    seconds: 890,
    needs: {
      tables: { users: ['GetItem', 'UpdateItem'], creditLogs: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'] },
      secrets: ['payments'],
      settings: ['payments'],
    },
  },
} as const satisfies Record<string, Schedule>;

export type ScheduleName = keyof typeof SCHEDULES;

/** The rows as a list. */
export function schedules(): { readonly name: ScheduleName; readonly schedule: Schedule }[] {
  return Object.entries(SCHEDULES).map(([name, schedule]) => ({ name: name as ScheduleName, schedule }));
}
