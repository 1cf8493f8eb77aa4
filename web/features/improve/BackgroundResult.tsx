import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../ui/toasts.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builder/index.ts';
import { wasShown } from './lines/useLineReview.ts';
import { useImproverState } from './useImprover.ts';

/**
 * Announces the result of an improvement to a person who went on writing in another section: by a toast, since a dialog
 * would interrupt their typing.
 */
export default function BackgroundResult() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const answer = useImproverState((state) => state.response);
  const problem = useImproverState((state) => state.error);
  const tell = useEffectEvent((cause: typeof answer | typeof problem) => {
    if (cause === null) return;
    const action = { label: t('ai.elsewhere.show'), run: () => ui.goToTab('ai') };
    // Whoever has seen it and goes to another section knows of it.
    if (answer && wasShown(answer)) return;
    if (answer) notify({ kind: 'success', text: t('ai.ready'), action });
    else if (problem)
      notify({ kind: 'error', text: problem.text ?? t(problem.messageId ?? 'ai.error.generic'), action });
  });
  useEffect(() => tell(answer ?? problem), [answer, problem]);
  return null;
}
