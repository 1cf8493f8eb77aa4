import { useId } from 'react';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume } from '../../drafts/index.ts';
import { isAcceptable, type ReviewDecisions, type Decision } from './decisions.ts';
import { SuggestionBody } from './SuggestionBody.tsx';
import { suggestionKey, type TextLocation } from '../../../../shared/improve/suggestions.ts';
import type { CurrentSuggestion } from '../currentSuggestions.ts';

interface SuggestionCardProps {
  readonly offer: CurrentSuggestion;
  /** It is not paid for: the withheld text is named, and there is nothing to decide yet. */
  readonly preview: boolean;
  readonly choices: ReviewDecisions;
  readonly onDecide: (decision: Decision) => void;
  readonly onConfirm: (finding: number, yes: boolean) => void;
  readonly onAnswer: (yes: boolean) => void;
}

/** One suggestion: both texts, its findings, and the decision. */
export function SuggestionCard({ offer, preview, choices, onDecide, onConfirm, onAnswer }: SuggestionCardProps) {
  const t = useTranslations();
  const heading = useId();
  const title = useResume((resume) => suggestionTitle(resume, offer));
  const name = [t(`builder.tab.${offer.section}`), title].filter(Boolean).join(' · ');
  const takeable = isAcceptable(offer, choices);
  return (
    <li className="offer" data-withheld={offer.findings.length > 0} aria-labelledby={heading}>
      <h3 id={heading}>
        <bdi>{name}</bdi>
      </h3>
      <SuggestionBody
        offer={offer}
        preview={preview}
        confirmed={choices.confirmed}
        onConfirm={onConfirm}
        onAnswer={onAnswer}
      />
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

/** The entry that a text belongs to, in the person's own words. */
export function suggestionTitle(resume: ResumeData, { section, id }: TextLocation): string {
  if (section === 'summary') return '';
  const names = {
    experience: resume.experience.map((entry) => ({ id: entry.id, parts: [entry.title, entry.company] })),
    education: resume.education.map((entry) => ({ id: entry.id, parts: [entry.degree, entry.institution] })),
    projects: resume.projects.map((entry) => ({ id: entry.id, parts: [entry.name] })),
  };
  return (names[section].find((entry) => entry.id === id)?.parts ?? []).filter(Boolean).join(', ');
}
