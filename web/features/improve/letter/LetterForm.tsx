import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import {
  addLetter,
  canAddLetter,
  chosenLetter,
  createLetter,
  lettersOf,
  nextLetterId,
  removeLetter,
} from '../../../../shared/resume/letter.ts';
import { LETTER_LIMITS } from '../../../../shared/resume/letterLimits.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import type { Letter, ResumeData } from '../../../../shared/resume/schema.ts';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { UNDO_OFFER_MS, notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../../builder/index.ts';
import { useResume } from '../../drafts/index.ts';
import { advertTitle } from '../keptAdverts.ts';
import { useImproverState } from '../useImprover.ts';
import { LetterClaims } from './LetterClaims.tsx';
import { LetterEmailText } from './LetterEmailText.tsx';
import { LetterFields } from './LetterFields.tsx';
import { LetterOfferList } from './LetterOfferList.tsx';
import { shownLetters } from './shownLetters.ts';
import './letter.css';

/** The résumé's cover letters: which one, what it says, and what the résumé says to it. Its page is the sheet. */
export default function LetterForm() {
  const t = useTranslations();
  const builder = useBuilder();
  const { drafts, ui } = builder;
  const { id } = useStore(shownLetters(builder));
  const letter = useResume((resume) => chosenLetter(resume, id));
  const isEmpty = useResume(isEmptyResume);
  const begin = useBeginLetter();
  return (
    <section className="panel" id="section-panel" aria-labelledby="panel-title">
      <div className="panel-inner">
        <header className="panel-head">
          <h2 id="panel-title" tabIndex={-1} className="panel-title">
            {t('ai.letter.title')}
          </h2>
          <p className="panel-hint">{t('ai.letter.hint')}</p>
          {isEmpty && (
            <output className="letter-note">
              {t('ai.letter.emptyResume')}
              <Button size="small" onClick={() => ui.goToTab('personal')}>
                {t('ai.letter.emptyResume.write')}
              </Button>
            </output>
          )}
        </header>
        {letter ? (
          <div className="letter">
            <LetterChoice letter={letter} />
            <LetterFields key={letter.id} letter={letter} />
            <Help letter={letter} />
            <LetterEmailText letter={letter} />
          </div>
        ) : (
          <Button
            tone="primary"
            icon="edit"
            onClick={() => drafts.edit((resume) => addLetter(resume, begin(resume)), { tab: 'letter' })}
          >
            {t('ai.letter.write')}
          </Button>
        )}
      </div>
    </section>
  );
}

const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** A letter of today, to the advertisement that is open. */
function useBeginLetter(): (resume: ResumeData) => Letter {
  const job = useImproverState((state) => state.options.job);
  return (resume) => ({ ...createLetter(resume, today()), advert: titleOf(job) });
}

/** Returns the title by which a letter names an advertisement. */
const titleOf = (advert: string): string => advertTitle(advert).slice(0, RESUME_LIMITS.line);

/** Which of the letters, another one, a copy, and away with it. */
function LetterChoice({ letter }: { letter: Letter }) {
  const t = useTranslations();
  const builder = useBuilder();
  const { drafts } = builder;
  const show = (id: string) => shownLetters(builder).setState({ id });
  const letters = useResume(lettersOf);
  const begin = useBeginLetter();
  const nameOf = ({ employer, position }: Letter, number: number) =>
    [employer, position]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', ') || t('ai.letter.unnamed', { number });
  const add = (made: (of: ResumeData) => Letter) => {
    const { resume } = drafts.state;
    if (!canAddLetter(resume)) {
      notify({ kind: 'warning', text: t('ai.letter.full', { most: LETTER_LIMITS.letters }) });
      return;
    }
    const next = made(resume);
    drafts.edit((before) => addLetter(before, next), { tab: 'letter' });
    show(next.id);
  };
  const remove = () => {
    drafts.edit((resume) => removeLetter(resume, letter.id), { tab: 'letter' });
    const { epoch } = drafts.state;
    notify({
      kind: 'notification',
      text: t('ai.letter.removed'),
      durationMs: UNDO_OFFER_MS,
      action: {
        label: t('ai.letter.removed.undo'),
        run: () => {
          if (drafts.state.epoch !== epoch) return;
          drafts.edit((resume) => addLetter(resume, { ...letter, id: nextLetterId(resume) }), { tab: 'letter' });
        },
      },
    });
  };
  return (
    <div className="letter-choice">
      {letters.length > 1 && (
        <SelectField label={t('ai.letter.which')} value={letter.id} onChange={({ target }) => show(target.value)}>
          {letters.map((each, index) => (
            <option key={each.id} value={each.id}>
              {nameOf(each, index + 1)}
            </option>
          ))}
        </SelectField>
      )}
      <span className="row">
        <Button size="small" icon="add" onClick={() => add(begin)}>
          {t('ai.letter.another')}
        </Button>
        <Button
          size="small"
          icon="copy"
          onClick={() => add((resume) => ({ ...letter, id: nextLetterId(resume), date: today() }))}
        >
          {t('ai.letter.copy')}
        </Button>
        <IconButton size="small" tone="danger" icon="delete" label={t('ai.letter.remove')} onClick={remove} />
      </span>
    </div>
  );
}

/**
 * Shows the résumé's help for a letter: sentences that fit the advertisement, and where each claim is in the résumé.
 */
function Help({ letter }: { letter: Letter }) {
  const [month] = useState(() => today().slice(0, 7));
  const job = useImproverState((state) => state.options.job);
  const kept = useImproverState((state) => state.adverts);
  const adverts = useMemo(() => [...new Set([job.trim(), ...kept])].filter((text) => text !== ''), [job, kept]);
  const advert = adverts.find((text) => titleOf(text) === letter.advert) ?? '';
  return (
    <>
      <LetterOfferList letter={letter} adverts={adverts} advert={advert} month={month} />
      <LetterClaims letter={letter} month={month} />
    </>
  );
}
