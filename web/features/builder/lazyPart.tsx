import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { whenIdle } from '../../lib/async/idle.ts';
import { loadMessages } from '../../lib/i18n/messageStore.ts';
import type { MessageArea } from '../../lib/i18n/messageAreas.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';

interface LazyPartOptions {
  /** Where it is and stays missed, that it did not come; without, people work without it. */
  readonly Missing?: ComponentType;
  /** Until it is there. */
  readonly fallback?: ReactNode;
  /** Nobody asked for it: it comes when the browser has nothing else to do. */
  readonly isIdle?: boolean;
}

/**
 * Loads a part of the builder and its texts when it is first shown. Where it does not come, since the connection is
 * gone before everything is kept for offline use, the rest of the builder goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly MessageArea[],
  { Missing, fallback, isIdle = false }: LazyPartOptions = {},
): ComponentType<Props> {
  const Loaded = lazy(async () => {
    try {
      if (isIdle) await whenIdle();
      const [part] = await Promise.all([load(), loadMessages(areas)]);
      return { default: part };
    } catch {
      return { default: (Missing ?? (() => null)) as ComponentType<Props> };
    }
  });
  return (props) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** In the place of a part that somebody opened and that did not come; `className` says whose place in the layout. */
export function PartMissing({ className = '' }: { className?: string }) {
  const t = useTranslations();
  return (
    <div className={className}>
      <div className="notice part-missing" role="alert">
        <p>{t('builder.missing')}</p>
        <Button size="small" onClick={() => location.reload()}>
          {t('shell.failed.reload')}
        </Button>
      </div>
    </div>
  );
}
