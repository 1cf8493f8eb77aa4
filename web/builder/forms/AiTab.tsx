import { useId, useState } from 'react';
import { DEFAULT_SUMMARY_OPTIONS, SUMMARY_FOCUSES, SUMMARY_LENGTHS, SUMMARY_TEMPLATES, type SummaryOptions } from '../../../shared/resume/summaryOptions.ts';
import { Button } from '../../design/Button.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { TextAreaField } from '../../design/TextAreaField.tsx';
import { useText } from '../../i18n/useText.ts';

const MODES = ['general', 'job'] as const;
/** Characters of a job description that can be pasted. */
const LONGEST_JOB = 10_000;

/** Improve with AI: what can be chosen, and plainly that it does not work yet. */
export function AiTab() {
  const t = useText();
  const reason = useId();
  const [mode, setMode] = useState<(typeof MODES)[number]>('general');
  const [job, setJob] = useState('');
  const [summary, setSummary] = useState<SummaryOptions>(DEFAULT_SUMMARY_OPTIONS);
  const needsJob = mode === 'job' && job.trim() === '';

  return (
    <div className="ai">
      <p className="notice notice-plain" id={reason}>{t('builder.ai.notYet')}</p>
      <div className="choice-row">
        <span className="choice-name">{t('builder.ai.mode')}</span>
        <Segmented label={t('builder.ai.mode')} value={mode} onChange={setMode} options={MODES.map((value) => ({ value, label: t(`builder.ai.mode.${value}`) }))} />
      </div>
      <p className="quiet">{t(`builder.ai.about.${mode}`)}</p>
      {mode === 'job' && <TextAreaField label={t('builder.ai.job')} hint={needsJob ? t('builder.ai.jobNeeded') : t('builder.ai.jobHint')} rows={8} maxLength={LONGEST_JOB} value={job} onChange={(event) => setJob(event.target.value)} />}

      <h3>{t('builder.ai.summary')}</h3>
      <div className="choice-row">
        <span className="choice-name">{t('builder.ai.template')}</span>
        <Segmented label={t('builder.ai.template')} value={summary.template} onChange={(template) => setSummary({ ...summary, template })} options={SUMMARY_TEMPLATES.map((value) => ({ value, label: t(`builder.ai.template.${value}`) }))} />
      </div>
      <div className="choice-row">
        <span className="choice-name">{t('builder.ai.length')}</span>
        <Segmented label={t('builder.ai.length')} value={summary.length} onChange={(length) => setSummary({ ...summary, length })} options={SUMMARY_LENGTHS.map((value) => ({ value, label: t(`builder.ai.length.${value}`) }))} />
      </div>
      <div className="choice-row">
        <span className="choice-name">{t('builder.ai.focus')}</span>
        <Segmented label={t('builder.ai.focus')} value={summary.focus} onChange={(focus) => setSummary({ ...summary, focus })} options={SUMMARY_FOCUSES.map((value) => ({ value, label: t(`builder.ai.focus.${value}`) }))} />
      </div>
      <p className="ai-text">
        {t('builder.ai.asked', {
          template: t(`builder.ai.template.${summary.template}`),
          length: t(`builder.ai.length.${summary.length}`),
          focus: t(`builder.ai.focus.${summary.focus}`),
        })}
      </p>
      <Button icon="ai" disabled aria-describedby={reason}>{t('builder.ai.improve')}</Button>
    </div>
  );
}
