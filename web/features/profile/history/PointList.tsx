import type { ResumePoint } from '../../../../shared/resume/resumePoints.ts';
import { useDateFormat } from '../../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';

export interface PointListProps {
  readonly points: readonly ResumePoint[];
  /** Version of the one that is shown. */
  readonly chosen: number | undefined;
  readonly onChoose: (version: number) => void;
}

/** The points of a résumé, the newest first: when each was saved, and its name or what came after it. */
export function PointList({ points, chosen, onChoose }: PointListProps) {
  const t = useTranslations();
  const { moment } = useDateFormat();
  if (points.length === 0) return <p className="profile-muted">{t('profile.points.none')}</p>;
  return (
    <ol className="history-points" aria-label={t('profile.points.list')}>
      {points.map(({ version, savedAt, reason, name }) => (
        <li key={version}>
          <button type="button" aria-pressed={version === chosen} onClick={() => onChoose(version)}>
            {name === undefined ? (
              <strong>{t(`profile.points.reason.${reason === 'named' ? 'session' : reason}`)}</strong>
            ) : (
              <strong>
                <OwnLine text={name} />
              </strong>
            )}
            <time dateTime={savedAt}>{moment(savedAt)}</time>
          </button>
        </li>
      ))}
    </ol>
  );
}
