import { createRequire } from 'node:module';
import type * as Runtime from 'react/jsx-runtime';
import { HANDLERS, recording, type Handlers } from './recording.fixture.ts';

// Unit tests have this module in the place of the real one (vitest.config.ts), which is therefore loaded by Node.
const real = createRequire(import.meta.url)('react/jsx-dev-runtime') as { jsxDEV: typeof Runtime.jsx };
const FORWARDED = Symbol.for('react.forward_ref');

export { Fragment } from 'react/jsx-runtime';

/** Elements of HTML, and of the library whose controls hand their attributes on: our own components are functions. */
const isDrawn = (type: unknown): boolean =>
  typeof type === 'string' || (type as { readonly $$typeof?: symbol } | null)?.$$typeof === FORWARDED;

/** Makes an element as React does; while a screen is recorded, one that can be pressed or filled in has its number. */
export const jsxDEV: typeof Runtime.jsx = (type, props, ...more) => {
  const handlers = recording()?.handlers;
  const hasHandlers = isDrawn(type) && Object.keys(props as object).some((name) => /^on[A-Z]/.test(name));
  if (!handlers || !hasHandlers) return real.jsxDEV(type, props, ...more);
  const place = handlers.push(props as Handlers) - 1;
  return real.jsxDEV(type, { ...(props as object), [HANDLERS]: place }, ...more);
};
