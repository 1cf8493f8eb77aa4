import { Ring } from '../../design/Progress.tsx';
import { useText } from '../../i18n/useText.ts';
import { useBuilder, useFindings } from '../hooks.ts';
import { toneOf } from './scoreTone.ts';

/** The score on the sheet's edge; opens its reasons. */
export function ScoreDial() {
  const t = useText();
  const { ui } = useBuilder();
  const total = useFindings(({ score }) => score.total);
  const level = useFindings(({ score }) => score.level);
  return (
    <button type="button" className="score-dial" data-level={level} aria-label={t('builder.score.open', { total, level: t(`builder.score.level.${level}`) })} onClick={() => ui.openDialog('score')}>
      <Ring value={total} size={52} stroke={3} tone={toneOf(level)}><span className="score-number">{total}</span></Ring>
    </button>
  );
}
