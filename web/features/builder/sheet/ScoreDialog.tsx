import { useMemo } from 'react';
import type { ScorePart } from '../../../../shared/resume/scoreParts.ts';
import { scoreRule } from '../../../../shared/resume/score.ts';
import { scoreTasks, type ScoreTask } from '../../../../shared/resume/scoreTasks.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProgressBar } from '../../../ui/Progress.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { focusField } from '../flows/focusField.ts';
import { useBuilder, useAnalysis, useResume } from '../builderContext.ts';
import { scoreTone } from './scoreTone.ts';

const SCORE_PART_ORDER: readonly ScorePart[] = [
  'personal',
  'summary',
  'experience',
  'education',
  'projects',
  'skills',
  'languages',
];

/** Most tasks that are shown at once: those with the most points. */
const MOST_TASKS = 8;

/** Where a task is done: the field, where the form has one for it alone. */
const taskField = ({ part, rule }: Pick<ScoreTask, 'part' | 'rule'>) =>
  part === 'personal' ? `personal.${rule}` : part === 'summary' ? 'summary' : undefined;

const EMAIL = { part: 'personal', rule: 'email' } as const;

/** Text of a task; where two sections mean different things by a rule, that of the section. */
const taskText = ({ part, rule }: ScoreTask) =>
  part === 'skills' && rule === 'quality' ? ('builder.task.skillsQuality' as const) : (`builder.task.${rule}` as const);

/** The reasons for the score, and what would raise it. */
export function ScoreDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { ui } = useBuilder();
  const score = useAnalysis((findings) => findings.score);
  const resume = useResume((whole) => whole);
  const tasks = useMemo(() => scoreTasks(resume), [resume]);
  const go = (task: Pick<ScoreTask, 'part' | 'rule'>) => {
    onClose();
    focusField(ui, { tab: task.part, field: taskField(task) });
  };
  return (
    <Dialog open title={t('builder.score.title')} onClose={onClose} shape="drawer">
      <p className="score-total">
        <span className="score-total-number" data-tone={scoreTone(score.level)}>
          {score.total}
        </span>
        <span>
          {t(`builder.score.level.${score.level}`)}
          {/* No praise over an address that reaches nobody. */}
          {!score.tips.includes('fixEmail') && (
            <>
              <br />
              <span className="quiet">{t(`builder.score.about.${score.level}`)}</span>
            </>
          )}
        </span>
      </p>
      <ul className="score-tips">
        {score.tips.map((tip) => (
          <li key={tip}>
            <span>{t(`builder.score.tip.${tip}`)}</span>
            {tip === 'fixEmail' && (
              <Button size="small" onClick={() => go(EMAIL)}>
                {t('builder.checks.mend')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {tasks.length > 0 && (
        <>
          <h3 className="small-heading">{t('builder.score.missing')}</h3>
          <ul className="score-tasks">
            {tasks.slice(0, MOST_TASKS).map((task) => (
              <li key={`${task.part}.${task.rule}`}>
                <span>
                  <span className="quiet">{t(`builder.tab.${task.part}`)}</span>
                  <br />
                  {t(taskText(task))}
                </span>
                <span className="figure">{t('builder.score.gain', { points: task.gain })}</span>
                <Button
                  size="small"
                  of={`${t(`builder.tab.${task.part}`)}, ${t(taskText(task))}`}
                  onClick={() => go(task)}
                >
                  {t('builder.score.go')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="small-heading">{t('builder.score.parts')}</h3>
      <ul className="score-parts">
        {SCORE_PART_ORDER.map((part) => {
          const { points, max, reasons } = score.parts[part];
          return (
            <li key={part}>
              <span className="score-part-name">{t(`builder.tab.${part}`)}</span>
              <span className="figure">
                {part === 'projects' && points === 0
                  ? t('builder.score.notNeeded')
                  : t('builder.score.points', { points, max })}
              </span>
              <ProgressBar value={(points / max) * 100} tone={points === max ? 'good' : 'accent'} />
              {reasons.length > 0 && (
                <p className="quiet">{reasons.map(({ id }) => t(`builder.reason.${scoreRule(id)}`)).join(' · ')}</p>
              )}
            </li>
          );
        })}
      </ul>
      <p className="quiet">{t('builder.score.note')}</p>
    </Dialog>
  );
}
