import { useEffect, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../design/Button.tsx';
import { useText } from '../../i18n/useText.ts';
import { useBuilder } from '../hooks.ts';
import { writesSummary } from './improver.ts';
import { textsSent } from './offers.ts';
import { useImprover, useImproverState } from './shared.ts';

/** The sections that are being worked on, since when, and the way out. They are improved at once and come together. */
export function Working() {
  const t = useText();
  const improver = useImprover();
  const { store } = useBuilder();
  const { wish, since } = useImproverState(useShallow(({ wish: asked, runningSince }) => ({ wish: asked, since: runningSince ?? 0 })));
  // As it was when it was sent: what is typed meanwhile is not part of it.
  const [sections] = useState(() => textsSent(store.resume(), writesSummary(wish, store.resume())));
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What it returns in newer browsers is a promise, which is no cleanup.
    part.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={part} className="ai-working">
      <output>{t('ai.working')}</output>
      <ul>
        {sections.map(({ section, count }) => <li key={section}><span className="ai-dot" aria-hidden="true" /><span>{t(`builder.tab.${section}`)}</span><span className="quiet">{t('ai.working.texts', { count })}</span></li>)}
      </ul>
      <div className="row">
        <Seconds since={since} />
        <Button size="small" onClick={improver.stopWaiting}>{t('ai.stop')}</Button>
      </div>
    </div>
  );
}

function Seconds({ since }: { since: number }) {
  const t = useText();
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span className="quiet figure" role="timer">{t('ai.working.seconds', { seconds: Math.max(0, Math.floor((now - since) / 1_000)) })}</span>;
}
