import { useEffect, useRef, useState } from 'react';
import type { WrittenSection } from '../../../shared/improve/improvedSections.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import type { FinishedSections } from './pollProgress.ts';
import './working.css';

export interface WorkStatusProps {
  readonly title: string;
  /** The sections in progress, by name, with the number of their texts. */
  readonly sections: readonly { readonly section: WrittenSection; readonly name: string; readonly count: number }[];
  /** The sections that have ended. */
  readonly finished: FinishedSections;
  /** In ms since 1970. */
  readonly since: number;
  readonly onStop: () => void;
}

/** Progress: the sections that a model writes, which are finished, the time since the start, and cancel. */
export function WorkStatus({ title, sections, finished, since, onStop }: WorkStatusProps) {
  const t = useTranslations();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returns a promise in newer browsers, which an effect must not return as its cleanup.
    part.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={part} className="ai-working">
      <p>{title}</p>
      <ul>
        {sections.map(({ section, name, count }) => {
          const ended = finished.find((result) => result.section === section);
          const state = ended === undefined ? 'working' : ended.failed === undefined ? 'done' : 'failed';
          return (
            <li key={section} data-state={state}>
              {state === 'working' ? (
                <span className="ai-dot" aria-hidden="true" />
              ) : (
                <Icon name={state === 'done' ? 'check' : 'warning'} size={16} />
              )}
              <span>{name}</span>
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
        <Button size="small" onClick={onStop}>
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
