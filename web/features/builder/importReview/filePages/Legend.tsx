import { Icon } from '../../../../ui/Icon.tsx';
import { useTranslations } from '../../../../lib/i18n/useTranslations.ts';
import type { ReviewedRun } from '../store/reviewedPages.ts';
import { KIND_ICONS } from './Mark.tsx';
import { kindOf, type RunKind } from './runs.ts';

/** The kinds of marks that there are, each with its sign, colour and name, in the order of the résumé. */
export function Legend({ runs }: { runs: readonly ReviewedRun[] }) {
  const t = useTranslations();
  const there = new Set(runs.map(kindOf));
  const kinds = (Object.keys(KIND_ICONS) as Exclude<RunKind, 'reason'>[]).filter((kind) => there.has(kind));
  const nameOf = (kind: Exclude<RunKind, 'reason'>) =>
    kind === 'unplaced'
      ? t('review.unplaced')
      : kind === 'customSections'
        ? t('review.file.customSections')
        : t(`builder.tab.${kind}`);
  return (
    <ul className="file-legend">
      {kinds.map((kind) => (
        <li key={kind}>
          <span className="file-mark-sign" data-kind={kind}>
            <Icon name={KIND_ICONS[kind]} size={14} />
          </span>
          {nameOf(kind)}
        </li>
      ))}
      {there.has('reason') && (
        <li>
          <span className="file-swatch" />
          {t('review.file.reasons')}
        </li>
      )}
    </ul>
  );
}
