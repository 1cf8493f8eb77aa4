import { useEffect, useMemo, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { requestPurchase } from '../../payments/index.ts';
import { useSession } from '../../auth/index.ts';
import { useBuilder, useIsWide } from '../../builder/index.ts';
import { useResume } from '../../drafts/index.ts';
import type { ImproveError } from '../improveError.ts';
import { useImprover, useImproverState } from '../useImprover.ts';
import { isFreeImprovement } from '../useImprove.ts';
import {
  acceptAllSafe,
  answerQuestion,
  confirmFinding,
  decide,
  safeSuggestions,
  NO_DECISIONS,
  acceptedSuggestions,
} from './decisions.ts';
import { SuggestionCard, suggestionTitle } from './SuggestionCard.tsx';
import './review.css';
import { suggestionKey } from '../../../../shared/improve/suggestions.ts';
import type { CurrentSuggestion } from '../currentSuggestions.ts';

/** Every suggestion beside the person's own text, each to be accepted or rejected. Closing it decides nothing. */
export default function SuggestionReviewDialog() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const improver = useImprover();
  const isWide = useIsWide();
  const { unpaid, paying } = useImproverState(
    useShallow((state) => ({ unpaid: state.response?.unpaid === true, paying: state.paying })),
  );
  const answer = useImproverState((state) => state.response);
  // oxlint-disable-next-line react/exhaustive-deps -- what was offered stays as it was, until its texts come
  const offers = useMemo(improver.suggestions, [answer]);
  const [choices, setChoices] = useState(NO_DECISIONS);
  const accepted = acceptedSuggestions(choices, offers);
  const free = useSession(({ profile }) => isFreeImprovement(profile));
  const safe = safeSuggestions(offers);

  const apply = () => {
    const missed = improver.apply(accepted);
    if (missed > 0) notify({ kind: 'warning', text: t('ai.missed', { count: missed }) });
    if (missed === accepted.length) return;
    ui.update({ view: 'preview', previewShown: true });
    // Side by side, the sheet is visible; stacked, it starts at the top.
    requestAnimationFrame(() =>
      document.querySelector('.sheet-pane')?.scrollIntoView({ block: isWide ? 'nearest' : 'start' }),
    );
  };
  const actions = (
    <>
      {unpaid ? (
        <Button tone="primary" busy={paying} onClick={() => void improver.reveal()}>
          {t(free ? 'ai.review.reveal.free' : 'ai.review.reveal')}
        </Button>
      ) : (
        <Button tone="primary" disabled={accepted.length === 0} onClick={apply}>
          {t('ai.review.apply', { count: accepted.length })}
        </Button>
      )}
      <Button onClick={improver.dismiss}>{t('ai.review.none')}</Button>
    </>
  );
  return (
    <Dialog
      open
      size="large"
      closeOnBackdrop={false}
      title={t('ai.review.title')}
      onClose={() => improver.setReviewOpen(false)}
      actions={offers.length > 0 && actions}
    >
      {offers.length === 0 && <p>{t('ai.ready.none')}</p>}
      {offers.length > 0 && <p className="quiet">{t('ai.review.about')}</p>}
      {unpaid && offers.length > 0 && <UnpaidNote />}
      {safe.length > 0 && (
        <Button
          size="small"
          icon="check"
          className="review-all"
          data-autofocus=""
          onClick={() => setChoices((now) => acceptAllSafe(now, offers))}
        >
          {t('ai.review.takeAll', { count: safe.length })}
        </Button>
      )}
      <FailedSections />
      <ol className="offers">
        {offers.map((offer: CurrentSuggestion) => (
          <SuggestionCard
            key={suggestionKey(offer)}
            offer={offer}
            preview={unpaid}
            choices={choices}
            onDecide={(decision) => setChoices((now) => decide(now, offer, decision))}
            onConfirm={(at, yes) => setChoices((now) => confirmFinding(now, offer, at, yes))}
            onAnswer={(yes) => setChoices((now) => answerQuestion(now, offer, yes))}
          />
        ))}
      </ol>
    </Dialog>
  );
}

/**
 * Everything is withheld, so nothing was paid and this is only a preview: what the texts cost, and why a payment
 * failed.
 */
function UnpaidNote() {
  const t = useTranslations();
  const free = useSession(({ profile }) => isFreeImprovement(profile));
  const problem = useImproverState((state) => state.error);
  return (
    <>
      <p className="notice notice-plain offers-unpaid">{t(free ? 'ai.review.unpaid.free' : 'ai.review.unpaid')}</p>
      {problem && <PaymentErrorNote problem={problem} />}
    </>
  );
}

/** Scrolls itself into view, since the suggestions below may be long. */
function PaymentErrorNote({ problem: { text, messageId, remedy } }: { problem: ImproveError }) {
  const t = useTranslations();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returns a promise in newer browsers, which an effect must not return as its cleanup.
    told.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={told} className="notice ai-problem offers-unpaid" role="alert">
      <Icon name="warning" />
      <p>{text ?? t(messageId ?? 'ai.error.generic')}</p>
      {remedy === 'buy' && (
        <Button size="small" onClick={() => void requestPurchase('credits', 'ai')}>
          {t('ai.price.buy')}
        </Button>
      )}
    </div>
  );
}

/** Texts without a result, and why. */
function FailedSections() {
  const t = useTranslations();
  const failed = useImproverState((state) => state.response?.failed) ?? [];
  const resume = useResume((all) => all);
  if (failed.length === 0) return null;
  return (
    <div className="offers-failed">
      <h3>{t('ai.failed.title')}</h3>
      <ul>
        {failed.map(({ reason, ...place }) => (
          <li key={suggestionKey(place)}>
            {t('ai.failed', {
              section: [t(`builder.tab.${place.section}`), suggestionTitle(resume, place)].filter(Boolean).join(' · '),
              reason: t(`ai.failed.${reason}`),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
