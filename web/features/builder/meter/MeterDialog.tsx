import { useMemo } from 'react';
import type { ScoreTip } from '../../../../shared/resume/score.ts';
import type { ScorePart } from '../../../../shared/resume/scoreParts.ts';
import type { ScoreTask, TaskPart } from '../../../../shared/resume/scoreTasks.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { focusField } from '../flows/focusField.ts';
import { useBuilder, useAnalysis, useUi } from '../builderContext.ts';
import { sectionProgress } from '../store/analysis.ts';
import { useTabName } from '../useTabName.ts';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import { MeterRing, SectionMark } from './Meter.tsx';
import { scoreTone } from './scoreTone.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';

/** The section that a tip is about; the others are about the whole. */
const TIP_PARTS: Readonly<Partial<Record<ScoreTip, ScorePart>>> = {
  improveSummary: 'summary',
  moreExperienceDetail: 'experience',
  moreSkills: 'skills',
  completeContact: 'personal',
  fixEmail: 'personal',
};

/** Texts of rules that sections mean differently. */
const PART_TEXTS: Readonly<Record<string, MessageId>> = {
  'experience.entries': 'builder.task.entries.experience',
  'education.entries': 'builder.task.entries.education',
  'languages.entries': 'builder.task.entries.languages',
  'experience.basics': 'builder.task.basics.experience',
  'education.basics': 'builder.task.basics.education',
  'projects.basics': 'builder.task.basics.projects',
  'summary.wordCount': 'builder.task.wordCount.summary',
  'skills.quality': 'builder.task.quality.skills',
};

/** Text of a task. */
export const taskText = ({ part, rule }: Pick<ScoreTask, 'part' | 'rule'>): MessageId =>
  ownProperty(PART_TEXTS, `${part}.${rule}`) ?? (`builder.task.${rule}` as MessageId);

/** Returns the field of a task, if the form has one for it alone. */
const taskField = ({ part, rule, field }: ScoreTask) =>
  field ?? (part === 'personal' ? `personal.${rule}` : part === 'summary' ? 'summary' : undefined);

/** The score, and what is still to be done, by section: the one that is open first, then those with most to do. */
export function MeterDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const analysis = useAnalysis((whole) => whole);
  const tab = useUi((state) => state.tab);
  const { total, level, tips, tasks } = analysis.score;
  const [open, closed] = useMemo(() => {
    const all = Object.keys(analysis.completion.tabs) as TaskPart[];
    const parts = [...new Set([...tasks.map(({ part }) => part), ...all])];
    const isOpen = (part: TaskPart) => sectionProgress(analysis, part).state === 'open';
    return [
      parts.filter(isOpen).toSorted((a, b) => Number(b === tab) - Number(a === tab)),
      parts.filter((part) => !isOpen(part)),
    ];
  }, [analysis, tasks, tab]);
  const tipOf = (part: TaskPart) => tips.find((tip) => TIP_PARTS[tip] === part);
  return (
    <Dialog open title={t('builder.score.title')} onClose={onClose} shape="drawer">
      <div className="score-total">
        <MeterRing total={total} size={84} tone={scoreTone(level)} />
        <div>
          <span className="score-level">{t(`builder.score.level.${level}`)}</span>
          {tips
            .filter((tip) => TIP_PARTS[tip] === undefined)
            .map((tip) => (
              <p key={tip}>{t(`builder.score.tip.${tip}`)}</p>
            ))}
          {/* No praise over what an employer stumbles over. */}
          {!tasks.some(({ essential }) => essential) && !(level === 'excellent' && tasks.length > 0) && (
            <p>{t(`builder.score.about.${level}`)}</p>
          )}
        </div>
      </div>
      {open.map((part) => (
        <OpenSection
          key={part}
          part={part}
          tip={tipOf(part)}
          tasks={tasks.filter((task) => task.part === part)}
          onClose={onClose}
        />
      ))}
      <ul className="score-done">
        {closed.map((part) => (
          <ClosedSection key={part} part={part} />
        ))}
      </ul>
      <p className="quiet">{t('builder.overall', { percent: analysis.completion.overall })}</p>
      <p className="quiet">{t('builder.score.note')}</p>
    </Dialog>
  );
}

interface OpenSectionProps {
  readonly part: TaskPart;
  readonly tip: ScoreTip | undefined;
  readonly tasks: readonly ScoreTask[];
  readonly onClose: () => void;
}

/** A section with something to do: its tip, and each task with its points and the way there. */
function OpenSection({ part, tip, tasks, onClose }: OpenSectionProps) {
  const t = useTranslations();
  const { ui } = useBuilder();
  const go = (task: ScoreTask) => {
    onClose();
    focusField(ui, { tab: task.part, entry: task.entry, field: taskField(task) });
  };
  return (
    <section className="score-section" data-part={part}>
      <h3>
        <OwnLine text={useTabName(part)} />
      </h3>
      {tip && <p className="quiet">{t(`builder.score.tip.${tip}`)}</p>}
      <ul className="score-tasks">
        {tasks.map((task) => (
          <li key={task.rule}>
            <span id={`task-${part}-${task.rule}`}>{t(taskText(task))}</span>
            <span className="figure">{task.gain > 0 && t('builder.score.gain', { points: task.gain })}</span>
            <Button
              size="small"
              id={`go-${part}-${task.rule}`}
              aria-labelledby={`go-${part}-${task.rule} task-${part}-${task.rule}`}
              onClick={() => go(task)}
            >
              {t('builder.score.go')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A section in which nothing is missing, or which not everybody has. */
function ClosedSection({ part }: { part: TaskPart }) {
  const t = useTranslations();
  const state = useAnalysis((analysis) => sectionProgress(analysis, part).state);
  return (
    <li>
      <SectionMark tab={part} />
      <span>
        <OwnLine text={useTabName(part)} />
        {state === 'optional' && <span className="quiet"> · {t('builder.score.notNeeded')}</span>}
      </span>
    </li>
  );
}
