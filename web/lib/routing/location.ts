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

/**
 * A layer that is open over the screen and closes with a step back. Its history entry is above that of the layer it was
 * opened on.
 */
interface HistoryLayer {
  readonly index: number;
  readonly close: () => void;
}
let layers: readonly HistoryLayer[] = [];
/** Navigations that wait until the entry of a closed layer is left; null while none is being left. */
let waiting: (() => void)[] | null = null;

const isLayerEntry = () => (history.state as { layer?: boolean } | null)?.layer === true;

/**
 * Gives what opens over the screen (a dialog, the page on a phone) an entry of the history, so that a step back closes
 * it instead of leaving the screen. Returns a function for when it is closed in another way.
 */
export function openHistoryLayer(close: () => void): () => void {
  let layer: HistoryLayer | null = null;
  let isGone = false;
  const open = () => {
    if (isGone) return;
    // The entry of one that has just been closed, or was left by a reload, serves the next.
    const reused = isLayerEntry() && layers.every(({ index }) => index !== current.index);
    layer = { index: current.index + (reused ? 0 : 1), close };
    if (!reused) history.pushState({ index: layer.index, layer: true }, '', location.href);
    current = { ...current, index: layer.index };
    layers = [...layers, layer];
  };
  if (waiting) waiting.push(open);
  else open();
  return () => {
    isGone = true;
    if (layer === null || !layers.includes(layer)) return;
    const { index: left } = layer;
    layers = layers.filter((other) => other !== layer);
    // The code that closes it may open another, or navigate: both take over its entry.
    setTimeout(() => {
      const taken = layers.some(({ index }) => index >= left);
      if (taken || current.index !== left || !isLayerEntry() || waiting !== null) return;
      leaveLayerEntry();
    });
  };
}

/** Steps back from the entry of a layer; afterwards comes what waits. */
function leaveLayerEntry(...then: (() => void)[]): void {
  waiting = then;
  history.back();
}

/** Adds an entry for an address of this page; it takes the place of a layer's. */
function pushEntry(to: string): void {
  if (isLayerEntry()) history.replaceState({ index: current.index }, '', to);
  else history.pushState({ index: current.index + 1 }, '', to);
  current = { ...current, index: (history.state as { index: number }).index };
}

/** Enters a part of this screen (`#experience`) into the history. */
export function pushHash(hash: string): void {
  const go = () => {
    pushEntry(`${location.pathname}${location.search}#${hash}`);
    listeners.forEach((listener) => listener());
  };
  if (waiting) waiting.push(go);
  else go();
}

function onPopState(): void {
  const next = readLocation();
  if (waiting) {
    const then = waiting;
    waiting = null;
    publishLocation();
    then.forEach((go) => go());
    return;
  }
  const closed = next.path === current.path ? layers.filter(({ index }) => index > next.index) : [];
  if (closed.length > 0) {
    layers = layers.filter((layer) => !closed.includes(layer));
    publishLocation();
    closed.toReversed().forEach(({ close }) => close());
    return;
  }
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

/** Sets the location of the screens for prerendering, if there is no history. */
export function setPrerenderLocation(path: string, search: string): void {
  current = { path, search, index: 0 };
}

/**
 * Navigates to a path of the product (with its query, and the id to scroll to). Asks first where there are unsaved
 * changes.
 */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const stays = new URL(to, location.href).pathname === current.path;
  const go = () => {
    const here = location.pathname + location.search;
    const replace = options.replace === true || to === here || to === here + location.hash;
    if (replace) history.replaceState({ ...(history.state as object | null), index: current.index }, '', to);
    else {
      restoreHashOnReturn();
      pushEntry(to);
      // A new history entry inherits the scroll restoration of the one before.
      history.scrollRestoration = 'auto';
    }
    publishLocation();
    if (stays && options.replace !== true) scrollToHash();
  };
  const pass = () => {
    if (stays) go();
    else navigationGuards.pass(go);
  };
  if (waiting) waiting.push(pass);
  // Another screen in the place of this one takes the entry of this one, not that of a dialog which goes with it.
  else if (options.replace && !stays && isLayerEntry()) leaveLayerEntry(pass);
  else pass();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getPath = () => current.path;
const getSearch = () => current.search;

/** Location hooks that replace those of wouter's router. */
export const useGuardedPath = (): [string, typeof navigate] => [
  useSyncExternalStore(subscribe, getPath, getPath),
  navigate,
];
export const useGuardedSearch = (): string => useSyncExternalStore(subscribe, getSearch, getSearch);

/** The part of this screen that the address names (`#experience`), or nothing; none in a prerendered page. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );

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

/** While `open`, a step back closes it: see {@link openHistoryLayer}. */
export function useHistoryLayer(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (open ? openHistoryLayer(() => closeNow()) : undefined), [open]);
}
