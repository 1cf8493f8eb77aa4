import { useState } from 'react';
import { LANGUAGE_LEVELS, type LanguageLevel } from '../../../../shared/resume/schema.ts';
import { addSpokenLanguage, suggestSpokenLanguages } from '../../../../shared/resume/spokenLanguages.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import { OfferChips } from '../forms/OfferChips.tsx';
import './help.css';

/** Usual languages: a press on one asks for its level, a press on that adds both. */
export default function LanguageOffers() {
  const t = useTranslations();
  const { drafts, announce } = useBuilder();
  const { language } = useResumeLanguage();
  const languages = useResume((resume) => resume.languages);
  const [chosen, setChosen] = useState<string>();
  const names = suggestSpokenLanguages({ languages }, language);
  if (names.length === 0) return null;
  const add = (name: string, level: LanguageLevel) => {
    drafts.endUndoStep();
    drafts.edit((resume) => addSpokenLanguage(resume, name, level), { tab: 'languages' });
    setChosen(undefined);
    announce(t('help.languages.added', { name }));
  };
  return (
    <section className="suggestions language-offers" aria-labelledby="language-offers">
      <h3 id="language-offers">{t('help.languages.title')}</h3>
      <OfferChips names={names} onPick={setChosen} chosen={chosen} />
      {chosen !== undefined && names.includes(chosen) && (
        <fieldset className="language-levels">
          <legend>{t('help.languages.level', { name: chosen })}</legend>
          <ul className="chips">
            {LANGUAGE_LEVELS.map((level) => (
              <li key={level}>
                <button type="button" className="chip chip-offer" onClick={() => add(chosen, level)}>
                  {t(`builder.level.${level}`)}
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </section>
  );
}
