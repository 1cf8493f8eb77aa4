import { Suspense, lazy } from 'react';
import type { TextLocation } from '../../../shared/improve/suggestions.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { loadMessages } from '../../lib/i18n/messageStore.ts';
import { useIsWide, useUi } from '../builder/index.ts';
import { useImproverState } from './useImprover.ts';

const loadAiMessages = () => loadMessages(['ai']);
const LazyAiTab = lazy(async () => (await Promise.all([import('./AiTab.tsx'), loadAiMessages()]))[0]);
const LazyImprovedNote = lazy(async () => (await Promise.all([import('./ImprovedNote.tsx'), loadAiMessages()]))[0]);
const LazyTextTools = lazy(async () => (await Promise.all([import('./text/TextTools.tsx'), loadAiMessages()]))[0]);
const LazyBackgroundResult = lazy(
  async () => (await Promise.all([import('./BackgroundResult.tsx'), loadAiMessages()]))[0],
);

/** The AI tab and its texts, loaded when it is first shown. */
export function AiTab() {
  const t = useTranslations();
  return (
    <Suspense fallback={<p className="quiet">{t('shell.loading')}</p>}>
      <LazyAiTab />
    </Suspense>
  );
}

/** The note about what the last improvement changed; null otherwise. */
export function ImprovedNote() {
  const shown = useImproverState((state) => state.improvedSections !== null);
  return (
    shown && (
      <Suspense>
        <LazyImprovedNote />
      </Suspense>
    )
  );
}

/** What can be done for one text, beneath its field; its room is there before it is loaded (forms.css). */
export function TextTools({ place }: { place: TextLocation }) {
  return (
    <Suspense>
      <LazyTextTools place={place} />
    </Suspense>
  );
}

/** Announces an improvement whose tab is not shown; null otherwise. */
export function BackgroundResult() {
  const isWide = useIsWide();
  const hidden = useUi(({ tab, view }) => tab !== 'ai' || (!isWide && view === 'preview'));
  const ended = useImproverState(({ response, error }) => response !== null || error !== null);
  return (
    hidden &&
    ended && (
      <Suspense>
        <LazyBackgroundResult />
      </Suspense>
    )
  );
}
