import { useEffect, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useDrafts } from '../drafts/index.ts';
import { willWriteSummary } from './improveOptions.ts';
import { countSentTexts } from './countSentTexts.ts';
import { useImprover, useImproverState } from './useImprover.ts';

/**
 * Progress: the sections being improved, which are finished, the time since the start, and cancel. The suggestions
 * arrive together at the end.
 */
export function ImproveStatus() {
  const t = useTranslations();
  const improver = useImprover();
  const drafts = useDrafts();
  const { wish, since, finished } = useImproverState(
    useShallow(({ options, runningSince, finishedSections }) => ({
      wish: options,
      since: runningSince ?? 0,
      finished: finishedSections,
    })),
  );
  // The résumé as it was sent: what is typed meanwhile is not part of the request.
  const [sections] = useState(() => countSentTexts(drafts.state.resume, willWriteSummary(wish, drafts.state.resume)));
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returns a promise in newer browsers, which an effect must not return as its cleanup.
    part.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={part} className="ai-working">
      <p>{t('ai.working')}</p>
      <ul>
        {sections.map(({ section, count }) => {
          const ended = finished.find((result) => result.section === section);
          const state = ended === undefined ? 'working' : ended.failed === undefined ? 'done' : 'failed';
          return (
            <li key={section} data-state={state}>
              {state === 'working' ? (
                <span className="ai-dot" aria-hidden="true" />
              ) : (
                <Icon name={state === 'done' ? 'check' : 'warning'} size={16} />
              )}
              <span>{t(`builder.tab.${section}`)}</span>
              <span className="quiet">
                {ended?.failed === undefined ? t('ai.working.texts', { count }) : t(`ai.failed.${ended.failed}`)}
              </span>
              {state === 'done' && <span className="visually-hidden">{t('ai.working.done')}</span>}
            </li>
          );
        })}
      </ul>
      <div className="row">
        <output className="quiet figure">
          {finished.length > 0 && t('ai.working.count', { done: finished.length, all: sections.length })}
        </output>
        <ElapsedSeconds since={since} />
        <Button size="small" onClick={improver.stopWaiting}>
          {t('ai.stop')}
        </Button>
      </div>
    </div>
  );
}

function ElapsedSeconds({ since }: { since: number }) {
  const t = useTranslations();
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="quiet figure" role="timer">
      {t('ai.working.seconds', { seconds: Math.max(0, Math.floor((now - since) / 1_000)) })}
    </span>
  );
}
