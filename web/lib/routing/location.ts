import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { restoreHashOnReturn, scrollToHash } from './scrollToHash.ts';
import { createNavigationGuards } from './navigationGuards.ts';

/** The navigation guards of the current page. */
export const navigationGuards = createNavigationGuards();

/** The current location of the screens. Follows the address bar, except while a guard's question is open. */
interface RouterLocation {
  readonly path: string;
  readonly search: string;
  /** Index of this page's history entries, so that a step back can be reverted. */
  readonly index: number;
}

const listeners = new Set<() => void>();
let current: RouterLocation = { path: '/', search: '', index: 0 };
/** Programmatic history steps, for which no guard must ask. */
let ownHistorySteps = 0;

function readLocation(): RouterLocation {
  return {
    path: location.pathname,
    search: location.search,
    index: (history.state as { index?: number } | null)?.index ?? 0,
  };
}

/** Called when another screen is about to be shown. */
let leaveScreen = () => {};

/** Sets what is done when another screen is about to be shown. */
export function onLeaveScreen(leave: () => void): void {
  leaveScreen = leave;
}

function publishLocation(): void {
  const { path } = current;
  current = readLocation();
  if (path !== current.path) leaveScreen();
  listeners.forEach((listener) => listener());
}

function onPopState(): void {
  const next = readLocation();
  if (ownHistorySteps > 0) {
    ownHistorySteps -= 1;
    if (next.path !== current.path || next.search !== current.search) publishLocation();
    return;
  }
  const step = next.index - current.index;
  if (step === 0 || next.path === current.path || !navigationGuards.wouldAsk()) {
    publishLocation();
    return;
  }
  // The browser has moved already: move back, ask, and move again only if the answer is to leave.
  ownHistorySteps += 1;
  history.go(-step);
  navigationGuards.pass(() => {
    ownHistorySteps += 1;
    history.go(step);
  });
}

/** Begins to follow the browser's history. Call once, before the first rendering. */
export function initLocation(): void {
  if ((history.state as { index?: number } | null)?.index === undefined) history.replaceState({ index: 0 }, '');
  current = readLocation();
  addEventListener('popstate', onPopState);
}

/** Sets the location of the screens for prerendering, where there is no history. */
export function setPrerenderLocation(path: string, search: string): void {
  current = { path, search, index: 0 };
}

/**
 * Navigates to a path of the product (with its query, and the id to scroll to). Asks first where there are unsaved
 * changes.
 */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const go = () => {
    const here = location.pathname + location.search;
    const replace = options.replace === true || to === here || to === here + location.hash;
    const stays = new URL(to, location.href).pathname === current.path;
    if (replace) history.replaceState({ index: current.index }, '', to);
    else {
      restoreHashOnReturn();
      history.pushState({ index: current.index + 1 }, '', to);
      // A new history entry inherits the scroll restoration of the one before.
      history.scrollRestoration = 'auto';
    }
    publishLocation();
    if (stays && options.replace !== true) scrollToHash();
  };
  if (new URL(to, location.href).pathname === current.path) go();
  else navigationGuards.pass(go);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getPath = () => current.path;
const getSearch = () => current.search;

/** Location hooks for wouter's router in place of its own. */
export const useGuardedPath = (): [string, typeof navigate] => [
  useSyncExternalStore(subscribe, getPath, getPath),
  navigate,
];
export const useGuardedSearch = (): string => useSyncExternalStore(subscribe, getSearch, getSearch);

/**
 * Asks before an in-app navigation leaves this screen while `shouldBlock` says so (AUTO-04).
 * Leaving the page itself is the browser's own question: listen to `beforeunload` for that.
 *
 * @param shouldBlock whether there are unsaved changes, asked at the moment of leaving
 * @param text the question, in the language of the screens
 */
export function useNavigationGuard(shouldBlock: boolean | (() => boolean), text: string): void {
  const blocks = useEffectEvent(() => (typeof shouldBlock === 'function' ? shouldBlock() : shouldBlock));
  useEffect(() => navigationGuards.add({ blocks: () => blocks(), text }), [text]);
}
