import { Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '../lib/async/idle.ts';
import { loadMessages } from '../lib/i18n/messageStore.ts';
import type { MessageArea } from '../lib/i18n/messageAreas.ts';
import { PagePart } from './PagePart.tsx';

interface LazyPartOptions<Props> {
  /**
   * Shown in place of a part that did not load or failed, if people would miss it; without it, the part is left out.
   */
  readonly Missing?: ComponentType<Props>;
  /** Shown until the part has loaded. */
  readonly fallback?: ReactNode;
  /** Nobody asked for it: it comes when the browser has nothing else to do. */
  readonly isIdle?: boolean;
}

/**
 * Loads a part of a screen and its texts when it is first shown. Where it does not come, since the connection is gone
 * before everything is kept for offline use, or fails, the rest of the screen goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly MessageArea[],
  { Missing, fallback, isIdle = false }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  let hasFailed = false;
  const begin = () =>
    lazy(async () => {
      try {
        if (isIdle) await whenIdle();
        const [part] = await Promise.all([load(), loadMessages(areas)]);
        return { default: part };
      } catch {
        hasFailed = true;
        return { default: Missing ?? Nothing };
      }
    });
  let Loaded = begin();
  const Shown = (props: Props) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
  /** Asks for it once more if it did not come; answers whether that was so. */
  const renew = () => {
    const didNotCome = hasFailed;
    if (didNotCome) Loaded = begin();
    hasFailed = false;
    return didNotCome;
  };
  return function LazyPart(props) {
    // Opened once more, it is asked for once more.
    useState(renew);
    return (
      <PagePart failed={Missing ? <Missing {...props} /> : null} onAgain={renew}>
        <Shown {...props} />
      </PagePart>
    );
  };
}

const Nothing = () => null;
