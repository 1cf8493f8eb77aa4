import { DAY_MS } from '../../shared/platform/time.ts';
import { handler as sweepDeletedAccounts } from '../../functions/account/handlers/sweepDeletedAccounts.ts';

/** A run that fails has logged why, and the next one goes on. */
const run = () => void sweepDeletedAccounts({}, { getRemainingTimeInMillis: () => Infinity }).catch(() => undefined);

/**
 * Runs what has to run by the clock on one machine as well: at once, for what was left when it was stopped, and once a
 * day after that.
 */
export function startDailySchedule(): void {
  run();
  setInterval(run, DAY_MS).unref();
}
