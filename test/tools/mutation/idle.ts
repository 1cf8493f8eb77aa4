/** Milliseconds without any work after which a test waits for ever, or so many times as long as it took before. */
const [MOST_IDLE_MS, MOST_IDLE_TIMES] = [3_000, 3];
const WATCHED_EVERY_MS = 100;
/** Less work in that time is none: the watch itself. */
const NO_WORK_MS = 2;

/** The real ones, whatever a test puts in their place. */
const [every, stop] = [setInterval, clearInterval];

/** What this process has taken of a processor, whatever else the machine does. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** How long a test may do nothing that took so many milliseconds by the clock. */
export const mostIdleMs = (clockMs: number): number => Math.max(MOST_IDLE_MS, MOST_IDLE_TIMES * clockMs);

/** Waits for what is begun; throws once nothing was worked on for so long, however busy the machine is. */
export async function untilIdle(begin: () => unknown, mostMs: number): Promise<void> {
  const idle = Promise.withResolvers<never>();
  let [before, idleFor] = [processorMs(), 0];
  const watch = every(() => {
    const used = processorMs() - before;
    before += used;
    idleFor = used < NO_WORK_MS ? idleFor + WATCHED_EVERY_MS : 0;
    if (idleFor > mostMs) idle.reject(new Error('waits for ever'));
  }, WATCHED_EVERY_MS);
  try {
    await Promise.race([begin(), idle.promise]);
  } finally {
    stop(watch);
  }
}
