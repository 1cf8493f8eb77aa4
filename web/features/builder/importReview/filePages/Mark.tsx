import { useId } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import type { IconName } from '../../../../ui/icons.ts';
import { useTranslations } from '../../../../lib/i18n/useTranslations.ts';
import type { FieldTarget } from '../store/fieldTarget.ts';
import type { ReviewedRun } from '../store/reviewedPages.ts';
import { fieldLabel } from '../fieldLabel.ts';
import { kindOf, type RunKind } from './runs.ts';
import { useReasonName } from './useReasonName.ts';

/** The icon of each kind, the same as its section's, so that colour is never the only sign. */
export const KIND_ICONS: Readonly<Record<Exclude<RunKind, 'reason'>, IconName>> = {
  personal: 'personal',
  summary: 'summary',
  experience: 'experience',
  education: 'education',
  projects: 'projects',
  skills: 'skills',
  languages: 'languages',
  customSections: 'custom',
  unplaced: 'warning',
};

/** A text of the file with where it went: a button to its field, or to the texts without a place. */
export function Mark({
  run,
  isSelected,
  hasSign,
  tabIndex,
  onChoose,
  inLine = false,
}: {
  run: ReviewedRun;
  isSelected: boolean;
  /** Whether it begins a group, and shows the sign of its kind. */
  hasSign: boolean;
  tabIndex: number;
  onChoose: (target: FieldTarget | null) => void;
  /** Whether its text is shown, and not the page under it. */
  inLine?: boolean;
}) {
  const t = useTranslations();
  const nameOfReason = useReasonName();
  const nameId = useId();
  const kind = kindOf(run);
  const name = run.target
    ? t(fieldLabel(run.target))
    : run.reason === undefined
      ? t('review.unplaced')
      : nameOfReason(run.reason);
  const sign = kind !== 'reason' && hasSign && (
    <span className="file-mark-sign" data-kind={kind}>
      <Icon name={KIND_ICONS[kind]} size={12} />
    </span>
  );
  const text = inLine ? <bdi>{run.text}</bdi> : <span className="visually-hidden">{run.text}</span>;
  if (kind === 'reason')
    return (
      <span className="file-mark" data-kind={kind} title={name}>
        {text} <span className="visually-hidden">{name}</span>
      </span>
    );
  return (
    <button
      type="button"
      className="file-mark"
      data-kind={kind}
      data-selected={isSelected || undefined}
      aria-current={isSelected || undefined}
      tabIndex={tabIndex}
      onClick={() => onChoose(run.target)}
    >
      {sign}
      {text}{' '}
      <span className="file-mark-name" id={nameId}>
        {name}
      </span>
    </button>
  );
}
