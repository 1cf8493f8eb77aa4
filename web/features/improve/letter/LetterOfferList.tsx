import { useDeferredValue, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { offerSentences, type LetterOffer } from '../../../../shared/letter/letterOffers.ts';
import { updateLetter, withoutLetters } from '../../../../shared/resume/letter.ts';
import { LETTER_LIMITS } from '../../../../shared/resume/letterLimits.ts';
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
import { advertTitle } from '../keptAdverts.ts';
import { PlaceButton } from './PlaceButton.tsx';
import { MixedText } from '../../../ui/MixedText.tsx';
import { OwnLine } from '../../../ui/OwnLine.tsx';

interface LetterOfferListProps {
  readonly letter: Letter;
  /** The advertisements in this browser, and the one that the letter answers; '' if it is not among them. */
  readonly adverts: readonly string[];
  readonly advert: string;
  /** `2026-11`. */
  readonly month: string;
}

/** Sentences out of the résumé's own lines, with the advertisement that they fit. */
export function LetterOfferList({ letter, adverts, advert, month }: LetterOfferListProps) {
  const t = useTranslations();
  const { drafts, ui, announce } = useBuilder();
  const { language } = useResumeLanguage();
  const resume = useDeferredValue(useResume(useShallow(withoutLetters)));
  const body = useDeferredValue(letter.body);
  const { offers, isAdvertRead } = useMemo(
    () => offerSentences(resume, { advert, body: stripMarks(body), language, today: month }),
    [resume, advert, body, language, month],
  );
  const take = ({ text }: LetterOffer) => {
    const { body: before } = letter;
    const after = before.trim() === '' ? text : `${before.trimEnd()}\n${text}`;
    if (after.length > LETTER_LIMITS.body) {
      notify({ kind: 'warning', text: t('ai.letter.offers.full') });
      return;
    }
    drafts.endUndoStep();
    drafts.edit((all) => updateLetter(all, letter.id, { body: after }), { tab: 'letter' });
    announce(t('ai.letter.offers.taken'));
  };
  const choose = (title: string) =>
    drafts.edit((all) => updateLetter(all, letter.id, { advert: title }), { tab: 'letter' });
  return (
    <section className="letter-part" aria-labelledby="letter-offers">
      <h3 id="letter-offers">{t('ai.letter.offers')}</h3>
      {adverts.length > 0 || letter.advert !== '' ? (
        <SelectField
          label={t('ai.letter.advert')}
          value={letter.advert}
          onChange={({ target }) => choose(target.value)}
          hint={letter.advert !== '' && advert === '' && t('ai.letter.advert.gone')}
          error={!isAdvertRead && t('ai.letter.advert.unread')}
        >
          <option value="">{t('ai.letter.advert.none')}</option>
          {advert === '' && letter.advert !== '' && <option value={letter.advert}>{letter.advert}</option>}
          {adverts.map((text) => (
            <option key={text} value={advertTitle(text).slice(0, RESUME_LIMITS.line)}>
              {advertTitle(text)}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="quiet">
          {t('ai.letter.advert.add')}{' '}
          <Button tone="quiet" size="small" onClick={() => ui.goToTab('ai')}>
            {t('ai.letter.advert.add.go')}
          </Button>
        </p>
      )}
      {offers.length === 0 && <p className="quiet">{t('ai.letter.offers.none')}</p>}
      <ul className="letter-rows">
        {offers.map((offer) => (
          <li key={offer.text} className="letter-row">
            <p dir={lineDirection(offer.text, 'rtl')}>
              <MixedText text={offer.text} direction="rtl" />
            </p>
            {offer.answers !== '' && (
              <p className="quiet">
                {t('ai.letter.offers.answers')} <OwnLine text={offer.answers} base="rtl" />
              </p>
            )}
            <span className="row">
              <Button size="small" icon="add" of={offer.text} onClick={() => take(offer)}>
                {t('ai.letter.offers.take')}
              </Button>
              <PlaceButton place={offer.place} resume={resume} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
