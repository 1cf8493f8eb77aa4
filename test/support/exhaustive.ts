/**
 * Whether long tests go through all of their cases (`npm run test:exhaustive`), or through the part of them that
 * `npm test` takes.
 */
export const EXHAUSTIVE = process.env['EXHAUSTIVE'] !== undefined;

/** How many are tried: `some` in `npm test`, `all` in `npm run test:exhaustive`. */
export const howMany = (some: number, all: number): number => (EXHAUSTIVE ? all : some);

/** The cases in `npm run test:exhaustive`; in `npm test` every n-th of them, with the first. */
export const everyNth = <Case>(n: number, cases: readonly Case[]): Case[] =>
  cases.filter((_, index) => EXHAUSTIVE || index % n === 0);

/** The cases in `npm run test:exhaustive`; in `npm test` the one whose turn it is. */
export const byTurn = <Case>(turn: number, cases: readonly Case[]): Case[] =>
  cases.filter((_, index) => EXHAUSTIVE || index === turn % cases.length);
