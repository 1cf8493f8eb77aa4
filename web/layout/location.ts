import { useSyncExternalStore } from 'react';
import { comeBackToId, goToId } from './goToId.ts';
import { createGuards } from './guard.ts';

/** The guards of the page as it is now. */
export const guards = createGuards();

/** Where the screens are. Follows the address bar, except while a guard's question about leaving is open. */
interface Place {
  readonly path: string;
  readonly search: string;
  /** Position among the entries of this page's history, so that a step back can be taken back. */
  readonly index: number;
}

const listeners = new Set<() => void>();
let place: Place = { path: '/', search: '', index: 0 };
/** Steps through history that we took ourselves and that must not be asked about. */
let ownSteps = 0;

function read(): Place {
  return { path: location.pathname, search: location.search, index: (history.state as { index?: number } | null)?.index ?? 0 };
}

function publish(): void {
  place = read();
  listeners.forEach((listener) => listener());
}

function onPopState(): void {
  const next = read();
  if (ownSteps > 0) {
    ownSteps -= 1;
    if (next.path !== place.path || next.search !== place.search) publish();
    return;
  }
  const step = next.index - place.index;
  if (step === 0 || next.path === place.path || !guards.wouldAsk()) {
    publish();
    return;
  }
  // The browser has moved already: move back, ask, and move again only if the answer is to leave.
  ownSteps += 1;
  history.go(-step);
  guards.pass(() => {
    ownSteps += 1;
    history.go(step);
  });
}

/** Begins to follow the browser's history. Call once, before the first rendering. */
export function startLocation(): void {
  if ((history.state as { index?: number } | null)?.index === undefined) history.replaceState({ index: 0 }, '');
  place = read();
  addEventListener('popstate', onPopState);
}

/** Where the screens are while the build writes a page; there is no history. */
export function standAt(path: string, search: string): void {
  place = { path, search, index: 0 };
}

/** Goes to a path of the product (with its query, and the id of what to show there). Asks first where unsaved changes would be left behind. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const go = () => {
    const here = location.pathname + location.search;
    const replace = options.replace === true || to === here || to === here + location.hash;
    const stays = new URL(to, location.href).pathname === place.path;
    if (replace) history.replaceState({ index: place.index }, '', to);
    else {
      comeBackToId();
      history.pushState({ index: place.index + 1 }, '', to);
      // A new place begins with what the one before has.
      history.scrollRestoration = 'auto';
    }
    publish();
    if (stays && options.replace !== true) goToId();
  };
  if (new URL(to, location.href).pathname === place.path) go();
  else guards.pass(go);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const pathNow = () => place.path;
const searchNow = () => place.search;

/** The hooks wouter's router takes in place of its own. */
export const useGuardedPath = (): [string, typeof navigate] => [useSyncExternalStore(subscribe, pathNow, pathNow), navigate];
export const useGuardedSearch = (): string => useSyncExternalStore(subscribe, searchNow, searchNow);
