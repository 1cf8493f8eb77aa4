import { useMemo } from 'react';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { exceedsLimit, findingKey, type ReviewDecisions } from './decisions.ts';
import { DiffText } from './DiffText.tsx';
import { diffWords } from './wordDiff.ts';
import type { CurrentSuggestion } from '../currentSuggestions.ts';

interface SuggestionBodyProps {
  readonly offer: CurrentSuggestion;
  /** It is not paid for: the withheld text is named, and there is nothing to decide yet. */
  readonly preview: boolean;
  readonly confirmed: ReviewDecisions['confirmed'];
  readonly onConfirm: (finding: number, yes: boolean) => void;
  /** Answers the question about a text that is only asked about. */
  readonly onAnswer: (yes: boolean) => void;
}

/**
 * Both texts, what is to be said of the suggestion, and its findings: each to be confirmed, or one question for all.
 */
export function SuggestionBody({ offer, preview, confirmed, onConfirm, onAnswer }: SuggestionBodyProps) {
  const t = useTranslations();
  const texts = useMemo(() => diffWords(offer.before, offer.after), [offer.before, offer.after]);
  const isWithheld = offer.findings.length > 0;
  const isAsked = offer.asked === true;
  const questioned = isAsked ? offer.findings.map(({ text }) => text) : [];
  return (
    <>
      <div className="offer-texts">
        <DiffText title={t('ai.review.original')} lines={texts.before} mark="del" />
        <DiffText
          title={t(preview ? 'ai.review.preview' : 'ai.review.proposal')}
          lines={texts.after}
          mark="ins"
          questioned={questioned}
        />
      </div>
      {offer.changedSince && <Remark>{t('ai.review.changed')}</Remark>}
      {offer.lost.length > 0 && <Remark>{t('ai.review.lost', { facts: offer.lost.join(' · ') })}</Remark>}
      {offer.unchecked === true && <p className="quiet">{t('ai.review.unchecked')}</p>}
      {exceedsLimit(offer) && <Remark>{t('ai.review.tooMuch')}</Remark>}
      {isWithheld && !exceedsLimit(offer) && (
        <fieldset className="withheld" data-asked={isAsked}>
          <legend>
            <Icon name={isAsked ? 'info' : 'warning'} size={16} />
            {t(isAsked ? 'ai.review.asked' : 'ai.review.withheld')}
          </legend>
          {!preview && !isAsked && <p className="quiet">{t('ai.review.confirmEach')}</p>}
          {offer.findings.map(({ reason, text, index }, at) => (
            <div key={`${reason}${text}${index}`} className="finding">
              <p>{t(isAsked && reason === 'added' ? 'ai.review.asked.added' : `ai.reason.${reason}`, { text })}</p>
              {!preview && !isAsked && (
                <Confirm
                  label={t('ai.review.true')}
                  what={text}
                  yes={confirmed[findingKey(offer, at)] === true}
                  onAnswer={(yes) => onConfirm(at, yes)}
                />
              )}
            </div>
          ))}
          {!preview && isAsked && (
            <Confirm
              label={t('ai.review.asked.yes')}
              what={questioned.join(' · ')}
              yes={offer.findings.every((_, at) => confirmed[findingKey(offer, at)] === true)}
              onAnswer={onAnswer}
            />
          )}
        </fieldset>
      )}
    </>
  );
}

interface ConfirmProps {
  readonly label: string;
  /** The words that are confirmed, for whoever hears the box apart from them. */
  readonly what: string;
  readonly yes: boolean;
  readonly onAnswer: (yes: boolean) => void;
}

function Confirm({ label, what, yes, onAnswer }: ConfirmProps) {
  return (
    <CheckboxField
      label={
        <>
          {label}
          <span className="visually-hidden"> {what}</span>
        </>
      }
      checked={yes}
      onChange={(event) => onAnswer(event.target.checked)}
    />
  );
}

function Remark({ children }: { children: React.ReactNode }) {
  return (
    <p className="remark">
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </p>
  );
}
