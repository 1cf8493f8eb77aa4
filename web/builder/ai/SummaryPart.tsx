import { SUMMARY_FOCUSES, SUMMARY_LENGTHS, SUMMARY_TEMPLATES } from '../../../shared/resume/summaryOptions.ts';
import { Segmented } from '../../design/Segmented.tsx';
import { useText } from '../../i18n/useText.ts';
import { useResume } from '../hooks.ts';
import { writesSummary } from './wish.ts';
import { useImprover, useImproverState } from './shared.ts';

/** Whether the summary is reworded or written anew, and how (AI-12). */
export function SummaryPart() {
  const t = useText();
  const improver = useImprover();
  const wish = useImproverState((state) => state.wish);
  const writes = useResume((resume) => writesSummary(wish, resume));
  const { summary } = wish;
  return (
    <section className="ai-summary" aria-labelledby="ai-summary-title">
      <h3 id="ai-summary-title">{t('ai.summary')}</h3>
      <Segmented
        label={t('ai.summary')}
        value={writes ? 'write' : 'reword'}
        onChange={(choice) => improver.wishFor({ writeSummary: choice === 'write' })}
        options={[{ value: 'reword', label: t('ai.summary.reword') }, { value: 'write', label: t('ai.summary.write') }]}
      />
      {writes && (
        <>
          <Row label={t('ai.template')}>
            <Segmented label={t('ai.template')} value={summary.template} onChange={(template) => improver.wishFor({ summary: { ...summary, template } })} options={SUMMARY_TEMPLATES.map((value) => ({ value, label: t(`ai.template.${value}`) }))} />
          </Row>
          <Row label={t('ai.length')}>
            <Segmented label={t('ai.length')} value={summary.length} onChange={(length) => improver.wishFor({ summary: { ...summary, length } })} options={SUMMARY_LENGTHS.map((value) => ({ value, label: t(`ai.length.${value}`) }))} />
          </Row>
          <Row label={t('ai.focus')}>
            <Segmented label={t('ai.focus')} value={summary.focus} onChange={(focus) => improver.wishFor({ summary: { ...summary, focus } })} options={SUMMARY_FOCUSES.map((value) => ({ value, label: t(`ai.focus.${value}`) }))} />
          </Row>
          <p className="ai-text">
            {t('ai.asked', { template: t(`ai.template.${summary.template}`), length: t(`ai.length.${summary.length}`), focus: t(`ai.focus.${summary.focus}`) })}
          </p>
        </>
      )}
    </section>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return <div className="choice-row"><span className="choice-name" aria-hidden="true">{label}</span>{children}</div>;
}
