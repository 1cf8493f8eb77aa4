import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../design/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { useBuilder } from '../hooks.ts';
import { useImprover, useImproverState } from './shared.ts';

/** Tells what came of an improvement to whoever went on writing elsewhere: no dialog opens under their hands. */
export default function Elsewhere() {
  const t = useText();
  const { ui } = useBuilder();
  const improver = useImprover();
  const answer = useImproverState((state) => state.answer);
  const problem = useImproverState((state) => state.problem);
  const tell = useEffectEvent((cause: typeof answer | typeof problem) => {
    if (cause === null) return;
    const action = { label: t('ai.elsewhere.show'), run: () => ui.goTo('ai') };
    const { reviewing } = improver.state.getState();
    if (answer && reviewing) notify({ kind: 'success', text: t('ai.ready', { count: improver.offers().length }), action });
    else if (problem) notify({ kind: 'error', text: problem.text ?? t(problem.own ?? 'ai.error.generic'), action });
  });
  useEffect(() => tell(answer ?? problem), [answer, problem]);
  return null;
}
