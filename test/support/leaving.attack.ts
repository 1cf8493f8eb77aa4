import type { Attack } from '../attack/attack.ts';

const shared = globalThis as { leftBehind?: string };

/**
 * An attack that leaves something behind in its process, and finds what another has left; at 0 rounds it ends its
 * process.
 */
export const run: Attack = ({ rounds }) => {
  if (rounds === 0) process.exit(3);
  const failures = shared.leftBehind === undefined ? [] : [`${shared.leftBehind} was left behind`];
  shared.leftBehind = 'the address of a database';
  return Promise.resolve({ tried: 1, passed: 1 - failures.length, failures });
};
