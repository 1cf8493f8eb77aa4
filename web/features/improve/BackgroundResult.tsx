import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../ui/toasts.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builder/index.ts';
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
    const { reviewing } = improver.state.getState();
    if (answer && reviewing)
      notify({ kind: 'success', text: t('ai.ready', { count: improver.suggestions().length }), action });
    else if (problem)
      notify({ kind: 'error', text: problem.text ?? t(problem.messageId ?? 'ai.error.generic'), action });
  });
  useEffect(() => tell(answer ?? problem), [answer, problem]);
  return null;
}
