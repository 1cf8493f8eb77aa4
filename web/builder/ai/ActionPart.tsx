import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../design/Button.tsx';
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../session/session.ts';
import { useResume } from '../hooks.ts';
import { CLOSED_ID } from './Closed.tsx';
import { writesSummary } from './wish.ts';
import { textsSent } from './offers.ts';
import { Price } from './Price.tsx';
import { useImprover, useImproverState } from './shared.ts';
import { useImprove } from './useImprove.ts';
import { Working } from './Working.tsx';

/** The price, the button, and whatever stands between pressing it and the review. */
export function ActionPart() {
  const t = useText();
  const improve = useImprove();
  const wish = useImproverState((state) => state.wish);
  const running = useImproverState((state) => state.runningSince !== null);
  const undecided = useImproverState((state) => state.pending !== null);
  const empty = useResume((resume) => textsSent(resume, writesSummary(wish, resume)).length === 0);
  const closed = useImproverState((state) => state.closed !== null);
  const needsJob = wish.mode === 'job' && wish.job.trim() === '';
  return (
    <section className="ai-action" aria-label={t('ai.improve')}>
      {empty && <p className="notice notice-plain">{t('ai.nothing')}</p>}
      <Price onBuy={improve.buy} />
      <Button tone="primary" size="large" icon="ai" busy={running} disabled={needsJob || empty || undecided || closed} aria-describedby={closed ? CLOSED_ID : undefined} onClick={improve.press}>{t(running ? 'ai.improving' : 'ai.improve')}</Button>
      {running ? <Working /> : <Outcome signIn={improve.signIn} buy={improve.buy} />}
      <ConfirmDialog open={improve.freeUse.open} title={t('ai.free.title')} confirm={t('ai.free.use')} cancel={t('ai.free.later')} onConfirm={improve.freeUse.use} onCancel={improve.freeUse.leave}>
        <div className="ai-free">
          <p>{t('ai.free.yours')}</p>
          <p>{t('ai.free.sent')}</p>
          <p>{t('ai.free.after')}</p>
        </div>
      </ConfirmDialog>
    </section>
  );
}

/** What came of the last request: suggestions, a failure, or a result that was not fetched yet. */
function Outcome({ signIn, buy }: { signIn: () => void; buy: () => void }) {
  const t = useText();
  const improver = useImprover();
  const { problem, pending, answer } = useImproverState(useShallow(({ problem: fault, pending: asked, answer: came }) => ({ problem: fault, pending: asked, answer: came })));
  const signedIn = useSession(({ person }) => person !== null);
  if (answer) return <Ready />;
  if (problem) {
    const again = pending !== null && problem.way !== 'signIn';
    return (
      <div className="notice ai-problem" role="alert">
        <Icon name="warning" />
        <p>{problem.text ?? t(problem.own ?? 'ai.error.generic')}</p>
        {problem.way === 'buy' && <Button size="small" onClick={buy}>{t('ai.price.buy')}</Button>}
        {problem.way === 'signIn' && <Button size="small" onClick={signIn}>{t('ai.signIn')}</Button>}
        {again && <Button size="small" onClick={() => void improver.again()}>{t('ai.again')}</Button>}
        {again && <Button size="small" tone="quiet" onClick={improver.drop}>{t('ai.pending.drop')}</Button>}
      </div>
    );
  }
  if (!pending || !signedIn) return null;
  return (
    <div className="notice notice-plain">
      <output>{t('ai.pending.text')}</output>
      <Button size="small" onClick={() => void improver.again()}>{t('ai.pending.fetch')}</Button>
      <Button size="small" tone="quiet" onClick={improver.drop}>{t('ai.pending.drop')}</Button>
    </div>
  );
}

/** Suggestions whose review was closed: nothing of what was paid for is lost. */
function Ready() {
  const t = useText();
  const improver = useImprover();
  const count = useResume(() => improver.offers().length);
  return (
    <div className="notice notice-plain">
      <output>{count === 0 ? t('ai.ready.none') : t('ai.ready', { count })}</output>
      {count > 0 && <Button size="small" onClick={() => improver.review(true)}>{t('ai.ready.open')}</Button>}
      <Button size="small" tone="quiet" onClick={improver.drop}>{t(count === 0 ? 'ai.ready.close' : 'ai.ready.drop')}</Button>
    </div>
  );
}
