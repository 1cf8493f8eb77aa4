import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../ui/Button.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useSession } from '../auth/index.ts';
import { useResume } from '../drafts/index.ts';
import { textsOf } from './keptRequests.ts';
import { FreeUseDialog } from './FreeUseDialog.tsx';
import { ImproveProblem } from './ImproveProblem.tsx';
import { UNAVAILABLE_NOTE_ID } from './ImproveUnavailable.tsx';
import { willWriteSummary } from './improveOptions.ts';
import { countSentTexts } from './countSentTexts.ts';
import { useImprover, useImproverState } from './useImprover.ts';
import { isFreeImprovement, useImprove } from './useImprove.ts';
import { ImproveStatus } from './ImproveStatus.tsx';
import { IMPROVE_LIMITS } from '../../../shared/payments/plans.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** The price, the button, and every state between pressing it and the review. */
export function ImproveAction() {
  const t = useTranslations();
  const improve = useImprove();
  const wish = useImproverState((state) => state.options);
  const running = useImproverState((state) => state.runningSince !== null);
  const undecided = useImproverState((state) => state.pending !== null);
  const empty = useResume((resume) => countSentTexts(resume, willWriteSummary(wish, resume)).length === 0);
  const closed = useImproverState((state) => state.unavailable !== null);
  // This browser's number of credits is out of date.
  const lacksCredits = useImproverState(({ error }) => error?.remedy === 'buy');
  const needsJob = wish.mode === 'job' && wish.job.trim() === '';
  return (
    <section className="ai-action" aria-label={t('ai.improve')}>
      {empty && <p className="notice notice-plain">{t('ai.nothing')}</p>}
      {!lacksCredits && <CreditPrice onBuy={improve.buy} />}
      <Button
        tone="primary"
        size="large"
        icon="ai"
        busy={running}
        disabled={needsJob || empty || undecided || closed}
        aria-describedby={closed ? UNAVAILABLE_NOTE_ID : undefined}
        onClick={improve.press}
      >
        {t(running ? 'ai.improving' : 'ai.improve')}
      </Button>
      {running ? <ImproveStatus /> : <ImproveOutcome signIn={improve.signIn} buy={improve.buy} />}
      <FreeUseDialog use={improve.freeUse} sent={t('ai.free.sent')} />
    </section>
  );
}

/** The outcome of the last request: a failure, a result that was not fetched yet, or one that was left. */
function ImproveOutcome({ signIn, buy }: { signIn: () => void; buy: () => void }) {
  const t = useTranslations();
  const improver = useImprover();
  const { problem, pending } = useImproverState(useShallow(({ error, pending }) => ({ problem: error, pending })));
  const signedIn = useSession(({ person }) => person !== null);
  if (problem) {
    const again = pending !== null && problem.remedy !== 'signIn';
    return (
      <ImproveProblem
        problem={problem}
        onBuy={buy}
        onSignIn={signIn}
        onAgain={again ? () => void improver.retry() : undefined}
        onDrop={again ? improver.dismiss : undefined}
      />
    );
  }
  if (!pending) return signedIn ? <LeftSuggestions /> : null;
  if (!signedIn) return null;
  return (
    <div className="notice notice-plain">
      <output>{t('ai.pending.text')}</output>
      <Button size="small" onClick={() => void improver.retry()}>
        {t('ai.pending.fetch')}
      </Button>
      <Button size="small" tone="quiet" onClick={improver.dismiss}>
        {t('ai.pending.drop')}
      </Button>
    </div>
  );
}

/** Suggestions that were decided or left: nothing is lost by a press. */
function LeftSuggestions() {
  const t = useTranslations();
  const improver = useImprover();
  const left = useImproverState((state) => state.left);
  const fits = useResume(
    (resume) =>
      left !== null && Object.entries(textsOf(resume)).some(([key, text]) => ownProperty(left.texts, key) === text),
  );
  if (!fits) return null;
  return (
    <div className="notice notice-plain">
      <output>{t('ai.left.text')}</output>
      <Button size="small" onClick={() => void improver.showLeft()}>
        {t('ai.left.show')}
      </Button>
    </div>
  );
}

/** Price of the next improvement and the balance, before anything is pressed. */
function CreditPrice({ onBuy }: { onBuy: () => void }) {
  const t = useTranslations();
  const credits = useSession(({ person }) => person?.aiCredits);
  const free = useSession(({ profile }) => isFreeImprovement(profile));
  if (credits === undefined) return <p className="ai-price">{t('ai.price.signedOut')}</p>;
  if (free) return <p className="ai-price">{t('ai.price.free')}</p>;
  if (credits === 0)
    return (
      <p className="ai-price ai-price-empty">
        {t('ai.price.empty')}{' '}
        <Button size="small" tone="quiet" onClick={onBuy}>
          {t('ai.price.buy')}
        </Button>
      </p>
    );
  return (
    <p className="ai-price">
      {t('ai.price.credits', { credits })}{' '}
      <span className="quiet">{t('ai.price.only', { looks: IMPROVE_LIMITS.untakenResults })}</span>
    </p>
  );
}
