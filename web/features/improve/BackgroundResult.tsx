import { useEffect, useEffectEvent } from 'react';
import { notify, subscribeToAll } from '../../ui/toasts.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builder/index.ts';
import { wasShown } from './lines/useLineReview.ts';
import { useImprover, useImproverState } from './useImprover.ts';

/**
 * Announces the result of an improvement to a person who went on writing in another section: by a toast, since a dialog
 * would interrupt their typing.
 */
export default function BackgroundResult() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const improver = useImprover();
  const answer = useImproverState((state) => state.response);
  const problem = useImproverState((state) => state.error);
  const tell = useEffectEvent((cause: typeof answer | typeof problem) => {
    if (cause === null) return;
    const action = { label: t('ai.elsewhere.show'), run: () => ui.goToTab('ai') };
    // A person who has seen the result and goes to another section knows about it.
    if (answer && wasShown(answer)) return;
    // Until its tab is shown, or another improvement has begun.
    const unseen = {
      subscribe: subscribeToAll(improver.state, ui.state),
      holds: () => {
        const { response, error } = improver.state.getState();
        return (response ?? error) === cause && ui.state.getState().tab !== 'ai';
      },
    };
    if (answer) notify({ kind: 'success', text: t('ai.ready'), action, while: unseen });
    else if (problem)
      notify({
        kind: 'error',
        text: problem.text ?? t(problem.messageId ?? 'ai.error.generic'),
        action,
        while: unseen,
      });
  });
  useEffect(() => tell(answer ?? problem), [answer, problem]);
  return null;
}
