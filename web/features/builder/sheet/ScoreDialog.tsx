import type { ScorePart } from '../../../../shared/resume/scoreParts.ts';
import { scoreRule, type ScoreTip } from '../../../../shared/resume/score.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProgressBar } from '../../../ui/Progress.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useAnalysis } from '../builderContext.ts';
import type { BuilderTab } from '../store/tabs.ts';
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

/** The tab to which each tip leads. */
const TAB_BY_TIP: Readonly<Record<ScoreTip, BuilderTab | null>> = {
  improveSummary: 'summary',
  moreExperienceDetail: 'experience',
  moreSkills: 'skills',
  completeContact: 'personal',
  looksGreat: null,
};

/** The reasons for the score, and what would raise it. */
export function ScoreDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { ui } = useBuilder();
  const score = useAnalysis((findings) => findings.score);
  const go = (tab: BuilderTab) => {
    onClose();
    ui.goToTab(tab);
  };
  return (
    <Dialog open title={t('builder.score.title')} onClose={onClose} shape="drawer">
      <p className="score-total">
        <span className="score-total-number" data-tone={scoreTone(score.level)}>
          {score.total}
        </span>
        <span>
          {t(`builder.score.level.${score.level}`)}
          <br />
          <span className="quiet">{t(`builder.score.about.${score.level}`)}</span>
        </span>
      </p>
      <h3 className="small-heading">{t('builder.score.tips')}</h3>
      <ul className="score-tips">
        {score.tips.map((tip) => {
          const tab = TAB_BY_TIP[tip];
          return (
            <li key={tip}>
              <span>{t(`builder.score.tip.${tip}`)}</span>
              {tab && (
                <Button size="small" tone="quiet" onClick={() => go(tab)}>
                  {t('builder.score.go')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <h3 className="small-heading">{t('builder.score.parts')}</h3>
      <ul className="score-parts">
        {SCORE_PART_ORDER.map((part) => {
          const { points, max, reasons } = score.parts[part];
          return (
            <li key={part}>
              <span className="score-part-name">{t(`builder.tab.${part}`)}</span>
              <span className="figure">{t('builder.score.points', { points, max })}</span>
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
