import { useMemo } from 'react';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { exceedsLimit, findingKey, type CurrentSuggestion, type ReviewDecisions } from './decisions.ts';
import { DiffText } from './DiffText.tsx';
import { diffWords } from './wordDiff.ts';

interface SuggestionBodyProps {
  readonly offer: CurrentSuggestion;
  /** It is not paid for: the withheld text is named, and there is nothing to decide yet. */
  readonly preview: boolean;
  readonly confirmed: ReviewDecisions['confirmed'];
  readonly onConfirm: (finding: number, yes: boolean) => void;
}

/** Both texts, what is to be said of the suggestion, and its findings, each to be confirmed. */
export function SuggestionBody({ offer, preview, confirmed, onConfirm }: SuggestionBodyProps) {
  const t = useTranslations();
  const texts = useMemo(() => diffWords(offer.before, offer.after), [offer.before, offer.after]);
  const isWithheld = offer.findings.length > 0;
  return (
    <>
      <div className="offer-texts">
        <DiffText title={t('ai.review.original')} lines={texts.before} mark="del" />
        <DiffText title={t(preview ? 'ai.review.preview' : 'ai.review.proposal')} lines={texts.after} mark="ins" />
      </div>
      {offer.changedSince && <Remark>{t('ai.review.changed')}</Remark>}
      {offer.lost.length > 0 && <Remark>{t('ai.review.lost', { facts: offer.lost.join(' · ') })}</Remark>}
      {!isWithheld && offer.marked !== undefined && offer.marked.length > 0 && (
        <p className="quiet">{t('ai.review.marked', { words: offer.marked.join(' · ') })}</p>
      )}
      {exceedsLimit(offer) && <Remark>{t('ai.review.tooMuch')}</Remark>}
      {isWithheld && !exceedsLimit(offer) && (
        <fieldset className="withheld">
          <legend>
            <Icon name="warning" size={16} />
            {t('ai.review.withheld')}
          </legend>
          {!preview && <p className="quiet">{t('ai.review.confirmEach')}</p>}
          {offer.findings.map(({ reason, text, index }, at) => (
            <div key={`${reason}${text}${index}`} className="finding">
              <p>{t(`ai.reason.${reason}`, { text })}</p>
              {!preview && (
                <CheckboxField
                  label={
                    <>
                      {t('ai.review.true')}
                      <span className="visually-hidden"> {text}</span>
                    </>
                  }
                  checked={confirmed[findingKey(offer, at)] === true}
                  onChange={(event) => onConfirm(at, event.target.checked)}
                />
              )}
            </div>
          ))}
        </fieldset>
      )}
    </>
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
