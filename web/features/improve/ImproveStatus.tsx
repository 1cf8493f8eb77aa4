import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useDrafts } from '../drafts/index.ts';
import { willWriteSummary } from './improveOptions.ts';
import { countSentTexts } from './countSentTexts.ts';
import { useImprover, useImproverState } from './useImprover.ts';
import { WorkStatus } from './WorkStatus.tsx';

/** Progress of an improvement. The suggestions arrive together at the end. */
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
  const named = sections.map(({ section, count }) => ({ section, count, name: t(`builder.tab.${section}`) }));
  const progress = { sections: named, finished, since, onStop: improver.stopWaiting };
  return <WorkStatus title={t('ai.working')} {...progress} />;
}
