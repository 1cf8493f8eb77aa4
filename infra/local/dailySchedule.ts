import { DAY_MS } from '../../shared/platform/time.ts';
import { handler as sweepDeletedAccounts } from '../../functions/account/handlers/sweepDeletedAccounts.ts';

/** A failed run has logged its error, and the next one continues. */
const run = () => void sweepDeletedAccounts({}, { getRemainingTimeInMillis: () => Infinity }).catch(() => undefined);

/** Runs the scheduled jobs on one machine: at once, for what was missed while it was stopped, and then once a day. */
export function startDailySchedule(): void {
  run();
  setInterval(run, DAY_MS).unref();
}
