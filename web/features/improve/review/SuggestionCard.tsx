import { useId, useMemo } from 'react';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume } from '../../drafts/index.ts';
import {
  findingKey,
  isAcceptable,
  exceedsLimit,
  suggestionKey,
  type ReviewDecisions,
  type Decision,
  type CurrentSuggestion,
} from './decisions.ts';
import { DiffText } from './DiffText.tsx';
import { diffWords } from './wordDiff.ts';

interface SuggestionCardProps {
  readonly offer: CurrentSuggestion;
  /** It is not paid for: the withheld text is named, and there is nothing to decide yet. */
  readonly preview: boolean;
  readonly choices: ReviewDecisions;
  readonly onDecide: (decision: Decision) => void;
  readonly onConfirm: (finding: number, yes: boolean) => void;
}

/** One suggestion: both texts, its findings, and the decision. */
export function SuggestionCard({ offer, preview, choices, onDecide, onConfirm }: SuggestionCardProps) {
  const t = useTranslations();
  const heading = useId();
  const title = useResume((resume) => suggestionTitle(resume, offer));
  const section = t(`builder.tab.${offer.section}`);
  const name = title === '' ? section : `${section} · ${title}`;
  const texts = useMemo(() => diffWords(offer.before, offer.after), [offer]);
  const takeable = isAcceptable(offer, choices);
  const isWithheld = offer.findings.length > 0;
  return (
    <li className="offer" data-withheld={isWithheld} aria-labelledby={heading}>
      <h3 id={heading}>
        <bdi>{name}</bdi>
      </h3>
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
                  checked={choices.confirmed[findingKey(offer, at)] === true}
                  onChange={(event) => onConfirm(at, event.target.checked)}
                />
              )}
            </div>
          ))}
        </fieldset>
      )}
      {!preview && (
        <SegmentedControl
          label={t('ai.review.choice', { name })}
          value={choices.decisions[suggestionKey(offer)] ?? ''}
          onChange={(decision) => decision !== '' && onDecide(decision)}
          options={[
            ...(takeable ? [{ value: 'take' as const, label: t('ai.review.take') }] : []),
            { value: 'leave' as const, label: t('ai.review.leave') },
          ]}
        />
      )}
    </li>
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

/** The entry that the text belongs to, in the person's own words. */
function suggestionTitle(resume: ResumeData, { section, id }: CurrentSuggestion): string {
  if (section === 'summary') return '';
  const names = {
    experience: resume.experience.map((entry) => ({ id: entry.id, parts: [entry.title, entry.company] })),
    education: resume.education.map((entry) => ({ id: entry.id, parts: [entry.degree, entry.institution] })),
    projects: resume.projects.map((entry) => ({ id: entry.id, parts: [entry.name] })),
  };
  return (names[section].find((entry) => entry.id === id)?.parts ?? []).filter(Boolean).join(', ');
}
