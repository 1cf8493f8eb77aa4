import { useCallback } from 'react';
import { RECOMMENDED, summaryHint } from '../../../../shared/resume/hints.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume, useResumeLanguage } from '../builderContext.ts';
import { BoundTextField } from './BoundTextField.tsx';
import { PlacedMark } from '../importReview/PlacedMark.tsx';
import { TextSlot } from './TextSlot.tsx';
import { SUMMARY_BINDING } from './textBinding.ts';
import { FIELD_EXAMPLES } from './examples.ts';

const SUMMARY_PLACE = { section: 'summary' } as const;

/** The summary with its counter, word count and recommendation (BLD-29, BLD-30): hints only, nothing is refused. */
export function SummaryForm() {
  const t = useTranslations();
  const { language } = useResumeLanguage();
  const counter = useCallback(
    (value: string) => {
      const { characters, outOf, warning } = summaryHint(value);
      return {
        text: t('builder.summary.counter', { characters, outOf }),
        tone: warning ? ('caution' as const) : ('muted' as const),
      };
    },
    [t],
  );
  return (
    <div className="fields">
      <div className="fields-wide">
        <BoundTextField
          binding={SUMMARY_BINDING}
          control="description"
          label={t('builder.field.summary')}
          max={RESUME_LIMITS.summary}
          rows={7}
          placeholder={FIELD_EXAMPLES[language]['summary.summary']}
          hint={<SummaryWordHint />}
          counter={counter}
        />
        <PlacedMark entry={null} field="summary" />
        <TextSlot place={SUMMARY_PLACE} />
      </div>
    </div>
  );
}

function SummaryWordHint() {
  const t = useTranslations();
  const { words, wordsFit, warning } = useSummaryHint();
  const { min, max } = RECOMMENDED.summaryWords;
  return (
    <>
      {t('builder.summary.words', { words, min, max })}
      {wordsFit === 'above' && ` ${t('builder.summary.tooManyWords')}`}
      {warning && ` ${t('builder.summary.long')}`}
    </>
  );
}

function useSummaryHint() {
  return summaryHint(useResume((resume) => resume.summary));
}
