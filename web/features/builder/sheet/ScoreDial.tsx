import { ProgressRing } from '../../../ui/Progress.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useAnalysis } from '../builderContext.ts';
import { scoreTone } from './scoreTone.ts';

/** The score on the sheet's edge; opens its reasons. */
export function ScoreDial() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const total = useAnalysis(({ score }) => score.total);
  const level = useAnalysis(({ score }) => score.level);
  return (
    <button
      type="button"
      className="score-dial"
      data-level={level}
      aria-label={t('builder.score.open', { total, level: t(`builder.score.level.${level}`) })}
      onClick={() => ui.openDialog('score')}
    >
      <ProgressRing value={total} size={52} stroke={3} tone={scoreTone(level)}>
        <span className="score-number">{total}</span>
      </ProgressRing>
    </button>
  );
}
