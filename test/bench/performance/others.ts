import { availableParallelism, cpus } from 'node:os';
import { processorSeconds } from '../../support/processes.ts';

const busySeconds = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1_000, 0);

/**
 * From now on, what others took of the machine's processors: a function that gives their part, 0 to 1. What this
 * process and all below it took is not in it.
 */
export function watchOthers(): () => number {
  const [started, busy, own] = [performance.now(), busySeconds(), processorSeconds(process.pid)];
  return () => {
    const seconds = ((performance.now() - started) / 1_000) * availableParallelism();
    const others = busySeconds() - busy - (processorSeconds(process.pid) - own);
    return Math.min(1, Math.max(0, others / seconds));
  };
}
