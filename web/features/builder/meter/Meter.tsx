import { ProgressBar, ProgressRing } from '../../../ui/Progress.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useAnalysis, useBuilder } from '../builderContext.ts';
import { sectionProgress } from '../store/analysis.ts';
import type { BuilderTab } from '../store/tabs.ts';
import { scoreTone } from './scoreTone.ts';
import './meter.css';

/** The one number of how far the résumé is, its score (BLD-09); opens what is still to be done. */
export function Meter() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const total = useAnalysis(({ score }) => score.total);
  const level = useAnalysis(({ score }) => score.level);
  const isDone = useAnalysis(({ score }) => score.tasks.length === 0);
  return (
    <button type="button" className="score-dial" data-level={level} onClick={() => ui.openDialog('score')}>
      <span className="visually-hidden">{t('builder.score.title')}: </span>
      <MeterRing total={total} size={36} tone={scoreTone(level)} />
      <span className="score-words">
        <span className="score-level">{t(`builder.score.level.${level}`)}</span>
        <span>{t(isDone ? 'builder.meter.done' : 'builder.meter.open')}</span>
      </span>
    </button>
  );
}

/** The number in its ring. */
export function MeterRing({ total, size, tone }: { total: number; size: number; tone: ReturnType<typeof scoreTone> }) {
  return (
    <ProgressRing value={total} size={size} stroke={size / 12} tone={tone}>
      <span className="score-number">{total}</span>
    </ProgressRing>
  );
}

/** How far a section is: a bar, and the way to what it lacks in words (BLD-03). */
export function SectionMeter({ tab, name }: { tab: BuilderTab; name: string }) {
  const t = useTranslations();
  const { ui } = useBuilder();
  const percent = useAnalysis((analysis) => Math.round(sectionProgress(analysis, tab).share * 100));
  const state = useAnalysis((analysis) => sectionProgress(analysis, tab).state);
  return (
    <div className="panel-progress">
      <ProgressBar
        value={percent}
        label={t('builder.progress', { name })}
        tone={state === 'done' ? 'good' : 'accent'}
      />
      {state === 'open' ? (
        <button type="button" className="panel-tasks" onClick={() => ui.openDialog('score')}>
          {t('builder.meter.open')}
        </button>
      ) : (
        <span>{t(state === 'done' ? 'builder.meter.done' : 'builder.score.notNeeded')}</span>
      )}
    </div>
  );
}

/** Whether a section is done, in its tab: by a sign, and in words for people who do not see it. */
export function SectionMark({ tab }: { tab: BuilderTab }) {
  const t = useTranslations();
  const state = useAnalysis((analysis) => sectionProgress(analysis, tab).state);
  const isBegun = useAnalysis((analysis) => sectionProgress(analysis, tab).share > 0);
  const mark = state === 'done' ? 'done' : isBegun ? 'begun' : 'blank';
  return (
    <>
      <span className="section-mark" data-state={mark}>
        {state === 'done' && <Icon name="check" size={14} />}
      </span>
      <span className="visually-hidden">{t(`builder.meter.mark.${mark}`)}</span>
    </>
  );
}
