import { Tally, type Attack } from '../attack/attack.ts';

const shared = globalThis as { leftBehind?: string };

/**
 * An attack that leaves something behind in its process, and finds what another has left. At 0 rounds it ends its
 * process, at more than one it is stopped after so many checks, of which the first fails, and would go on for ever.
 */
export const run: Attack = ({ rounds = 1 }) => {
  if (rounds === 0) process.exit(3);
  if (rounds > 1) {
    const tally = new Tally();
    for (let round = 0; round < rounds; round += 1) tally.check(`check ${round}`, round > 0);
    process.kill(process.pid, 'SIGTERM');
    return new Promise((resolve) => setTimeout(resolve, 1e9));
  }
  const failures = shared.leftBehind === undefined ? [] : [`${shared.leftBehind} was left behind`];
  shared.leftBehind = 'the address of a database';
  return Promise.resolve({ tried: 1, passed: 1 - failures.length, failures });
};
