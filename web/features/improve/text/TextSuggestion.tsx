import { useId, useState } from 'react';
import type { TextLocation } from '../../../../shared/improve/suggestions.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useSession } from '../../auth/index.ts';
import { useResume, useResumeLanguage } from '../../drafts/index.ts';
import { NO_DECISIONS, answerQuestion, confirmFinding, isAcceptable } from '../review/decisions.ts';
import { SuggestionBody } from '../review/SuggestionBody.tsx';
import { isFreeImprovement, type useImproveGate } from '../useImprove.ts';
import { useTextImprovement, useTextImprover } from './useTextImprover.ts';
import '../review/review.css';

interface TextSuggestionProps {
  readonly place: TextLocation;
  readonly gate: ReturnType<typeof useImproveGate>;
}

/** The suggestion beneath the field: both wordings, and take, another wording, leave. */
export function TextSuggestion({ place, gate }: TextSuggestionProps) {
  const t = useTranslations();
  const heading = useId();
  const improver = useTextImprover();
  const { language } = useResumeLanguage();
  const { response, paying, previous, unchanged } = useTextImprovement(place);
  const offer = useResumeSuggestion(place);
  const [choices, setChoices] = useState(NO_DECISIONS);
  const free = useSession(({ profile }) => isFreeImprovement(profile));
  const unpaid = response?.unpaid === true;
  if (!offer)
    return (
      <div className="text-note">
        <output>{t('ai.ready.none')}</output>
        <Button size="small" tone="quiet" onClick={() => improver.drop(place)}>
          {t('ai.ready.close')}
        </Button>
      </div>
    );
  const another = () => gate.press(() => void improver.another(place, language));
  return (
    <section className="text-suggestion" aria-labelledby={heading}>
      <h3 id={heading} className="visually-hidden">
        {t('ai.text.suggestion')}
      </h3>
      <SuggestionBody
        offer={offer}
        preview={unpaid}
        confirmed={choices.confirmed}
        onConfirm={(at, yes) => setChoices((now) => confirmFinding(now, offer, at, yes))}
        onAnswer={(yes) => setChoices((now) => answerQuestion(now, offer, yes))}
      />
      {unchanged && <output className="quiet">{t('ai.text.noOther')}</output>}
      {unpaid && <p className="quiet">{t(free ? 'ai.text.unpaid.free' : 'ai.text.unpaid')}</p>}
      <div className="row">
        {unpaid ? (
          <Button size="small" tone="primary" busy={paying} onClick={() => void improver.reveal(place)}>
            {t(free ? 'ai.text.reveal.free' : 'ai.text.reveal')}
          </Button>
        ) : (
          <Button
            size="small"
            tone="primary"
            disabled={!isAcceptable(offer, choices)}
            onClick={() => {
              if (!improver.take(place)) notify({ kind: 'warning', text: t('ai.missed', { count: 1 }) });
            }}
          >
            {t('ai.review.take')}
          </Button>
        )}
        <Button size="small" onClick={another}>
          {t(unpaid ? 'ai.text.anotherFree' : 'ai.text.another')}
        </Button>
        {previous && (
          <Button size="small" tone="quiet" onClick={() => improver.back(place)}>
            {t('ai.text.back')}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={() => improver.leave(place)}>
          {t('ai.review.leave')}
        </Button>
      </div>
    </section>
  );
}

/** The suggestion against the text as it is now. */
function useResumeSuggestion(place: TextLocation) {
  const improver = useTextImprover();
  useResume((resume) => resume);
  return improver.suggestion(place);
}
