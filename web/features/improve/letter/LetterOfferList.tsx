import { useDeferredValue, useMemo } from 'react';
import { offerSentences, type LetterOffer } from '../../../../shared/improve/letter/letterOffers.ts';
import { updateLetter } from '../../../../shared/resume/letter.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import type { Letter } from '../../../../shared/resume/schema.ts';
import { stripMarks } from '../../../../shared/resume/textMarks.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { notify } from '../../../ui/toasts.ts';
import { lineDirection } from '../../../lib/i18n/lineDirection.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../../builder/index.ts';
import { useResume, useResumeLanguage } from '../../drafts/index.ts';
import { adTitle } from '../keptAds.ts';
import { PlaceButton } from './PlaceButton.tsx';

interface LetterOfferListProps {
  readonly letter: Letter;
  /** Those that this browser has, and the one that the letter answers; '' where it is none of them. */
  readonly ads: readonly string[];
  readonly advert: string;
  /** `2026-11`. */
  readonly month: string;
}

/** Sentences out of the résumé's own lines, with the advertisement that they fit. */
export function LetterOfferList({ letter, ads, advert, month }: LetterOfferListProps) {
  const t = useTranslations();
  const { drafts, ui, announce } = useBuilder();
  const { language } = useResumeLanguage();
  const resume = useDeferredValue(useResume((whole) => whole));
  const body = useDeferredValue(letter.body);
  const { offers, isAdvertRead } = useMemo(
    () => offerSentences(resume, { advert, body: stripMarks(body), language, today: month }),
    [resume, advert, body, language, month],
  );
  const take = ({ text }: LetterOffer) => {
    const { body: before } = letter;
    const after = before.trim() === '' ? text : `${before.trimEnd()}\n${text}`;
    if (after.length > RESUME_LIMITS.letter) {
      notify({ kind: 'warning', text: t('letter.offers.full') });
      return;
    }
    drafts.endUndoStep();
    drafts.edit((all) => updateLetter(all, letter.id, { body: after }), { tab: 'letter' });
    announce(t('letter.offers.taken'));
  };
  const choose = (title: string) =>
    drafts.edit((all) => updateLetter(all, letter.id, { advert: title }), { tab: 'letter' });
  return (
    <section className="letter-part" aria-labelledby="letter-offers">
      <h3 id="letter-offers">{t('letter.offers')}</h3>
      {ads.length > 0 || letter.advert !== '' ? (
        <SelectField
          label={t('letter.advert')}
          value={letter.advert}
          onChange={({ target }) => choose(target.value)}
          hint={letter.advert !== '' && advert === '' && t('letter.advert.gone')}
          error={!isAdvertRead && t('letter.advert.unread')}
        >
          <option value="">{t('letter.advert.none')}</option>
          {advert === '' && letter.advert !== '' && <option value={letter.advert}>{letter.advert}</option>}
          {ads.map((ad) => (
            <option key={ad} value={adTitle(ad).slice(0, RESUME_LIMITS.line)}>
              {adTitle(ad)}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="quiet">
          {t('letter.advert.add')}{' '}
          <Button tone="quiet" size="small" onClick={() => ui.goToTab('ai')}>
            {t('letter.advert.add.go')}
          </Button>
        </p>
      )}
      {offers.length === 0 && <p className="quiet">{t('letter.offers.none')}</p>}
      <ul className="letter-rows">
        {offers.map((offer) => (
          <li key={offer.text} className="letter-row">
            <p dir={lineDirection(offer.text, 'rtl')}>{offer.text}</p>
            {offer.answers !== '' && (
              <p className="quiet">
                {t('letter.offers.answers')} <bdi>{offer.answers}</bdi>
              </p>
            )}
            <span className="row">
              <Button size="small" icon="add" of={offer.text} onClick={() => take(offer)}>
                {t('letter.offers.take')}
              </Button>
              <PlaceButton place={offer.place} resume={resume} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
