import { Suspense, lazy } from 'react';
import { useText } from '../../i18n/useText.ts';
import { loadAreas } from '../../i18n/store.ts';
import { useIsWide, useUi } from '../hooks.ts';
import { useImproverState } from './shared.ts';

const texts = () => loadAreas(['ai']);
const Tab = lazy(async () => (await Promise.all([import('./AiTab.tsx'), texts()]))[0]);
const Note = lazy(async () => (await Promise.all([import('./ImprovedNote.tsx'), texts()]))[0]);
const Elsewhere = lazy(async () => (await Promise.all([import('./Elsewhere.tsx'), texts()]))[0]);

/** The AI tab and its texts, loaded when it is first shown. */
export function AiTab() {
  const t = useText();
  return <Suspense fallback={<p className="quiet">{t('shell.loading')}</p>}><Tab /></Suspense>;
}

/** What the last improvement changed; nothing otherwise. */
export function ImprovedNote() {
  const shown = useImproverState((state) => state.improved !== null);
  return shown && <Suspense><Note /></Suspense>;
}

/** Follows an improvement whose tab is not in sight; nothing otherwise. */
export function ImprovementElsewhere() {
  const isWide = useIsWide();
  const hidden = useUi(({ tab, view }) => tab !== 'ai' || (!isWide && view === 'preview'));
  const ended = useImproverState(({ answer, problem }) => answer !== null || problem !== null);
  return hidden && ended && <Suspense><Elsewhere /></Suspense>;
}
