// Unit tests have this module in the place of React (vitest.config.ts): all of it, but for the state of components.
import { createRequire } from 'node:module';
import type * as React from 'react';
import { recording } from './recording.fixture.ts';

const real = createRequire(import.meta.url)('react') as typeof React;

// @ts-expect-error -- by its path it has no types: sources have those of `react`
export * from '../../../node_modules/react/index.js';

/**
 * React's, which remembers nothing where screens are drawn to text. While a screen is recorded, its states outlive the
 * drawing: each by the id that React gives to its place in the tree.
 */
export const useState: typeof React.useState = (initial?: unknown) => {
  const states = recording()?.states;
  if (!states) return real.useState(initial) as never;
  // oxlint-disable-next-line react/rules-of-hooks -- a drawing is recorded as a whole, or not at all
  const id = real.useId();
  if (!states.has(id)) states.set(id, typeof initial === 'function' ? (initial() as unknown) : initial);
  const set = (next: unknown) =>
    void states.set(id, typeof next === 'function' ? (next(states.get(id)) as unknown) : next);
  return [states.get(id), set] as never;
};
