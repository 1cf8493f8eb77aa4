import { SUMMARY_FOCUSES, SUMMARY_LENGTHS, SUMMARY_TEMPLATES } from '../../../shared/resume/summaryOptions.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useResume } from '../drafts/index.ts';
import { willWriteSummary } from './improveOptions.ts';
import { useImprover, useImproverState } from './useImprover.ts';

/** Whether the summary is reworded or written from scratch, and with which options (AI-12). */
export function SummaryOptionsForm() {
  const t = useTranslations();
  const improver = useImprover();
  const wish = useImproverState((state) => state.options);
  const writes = useResume((resume) => willWriteSummary(wish, resume));
  const { summary } = wish;
  return (
    <section className="ai-summary" aria-labelledby="ai-summary-title">
      <h3 id="ai-summary-title">{t('ai.summary')}</h3>
      <SegmentedControl
        label={t('ai.summary')}
        value={writes ? 'write' : 'reword'}
        onChange={(choice) => improver.setOptions({ writeSummary: choice === 'write' })}
        options={[
          { value: 'reword', label: t('ai.summary.reword') },
          { value: 'write', label: t('ai.summary.write') },
        ]}
      />
      {writes && (
        <>
          <OptionRow label={t('ai.template')}>
            <SegmentedControl
              label={t('ai.template')}
              value={summary.template}
              onChange={(template) => improver.setOptions({ summary: { ...summary, template } })}
              options={SUMMARY_TEMPLATES.map((value) => ({ value, label: t(`ai.template.${value}`) }))}
            />
          </OptionRow>
          <OptionRow label={t('ai.length')}>
            <SegmentedControl
              label={t('ai.length')}
              value={summary.length}
              onChange={(length) => improver.setOptions({ summary: { ...summary, length } })}
              options={SUMMARY_LENGTHS.map((value) => ({ value, label: t(`ai.length.${value}`) }))}
            />
          </OptionRow>
          <OptionRow label={t('ai.focus')}>
            <SegmentedControl
              label={t('ai.focus')}
              value={summary.focus}
              onChange={(focus) => improver.setOptions({ summary: { ...summary, focus } })}
              options={SUMMARY_FOCUSES.map((value) => ({ value, label: t(`ai.focus.${value}`) }))}
            />
          </OptionRow>
          <p className="ai-text">
            {t('ai.asked', {
              template: t(`ai.template.${summary.template}`),
              length: t(`ai.length.${summary.length}`),
              focus: t(`ai.focus.${summary.focus}`),
            })}
          </p>
        </>
      )}
    </section>
  );
}

function OptionRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="choice-row">
      <span className="choice-name" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
