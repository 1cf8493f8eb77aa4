import { useCallback } from 'react';
import { RECOMMENDED, summaryHint } from '../../../shared/resume/hints.ts';
import { LIMITS } from '../../../shared/resume/limits.ts';
import { useText } from '../../i18n/useText.ts';
import { useResume, useResumeLanguage } from '../hooks.ts';
import { BoundText } from './BoundText.tsx';
import { SUMMARY_BINDING } from './binding.ts';
import { EXAMPLES } from './examples.ts';

/** The summary with its counter, word count and recommendation (BLD-29, BLD-30): hints, nothing is refused. */
export function SummaryForm() {
  const t = useText();
  const { language } = useResumeLanguage();
  const counter = useCallback((value: string) => {
    const { characters, outOf, warning } = summaryHint(value);
    return { text: t('builder.summary.counter', { characters, outOf }), tone: warning ? ('caution' as const) : ('muted' as const) };
  }, [t]);
  return (
    <div className="fields">
      <div className="fields-wide">
        <BoundText
          binding={SUMMARY_BINDING}
          control="description"
          label={t('builder.field.summary')}
          max={LIMITS.summary}
          rows={7}
          placeholder={EXAMPLES[language]['summary.summary']}
          hint={<WordHint />}
          counter={counter}
        />
      </div>
    </div>
  );
}

function WordHint() {
  const t = useText();
  const { words, wordsFit, warning } = useResumeSummary();
  const { min, max } = RECOMMENDED.summaryWords;
  return (
    <>
      {t('builder.summary.words', { words, min, max })}
      {wordsFit === 'above' && ` ${t('builder.summary.tooManyWords')}`}
      {warning && ` ${t('builder.summary.long')}`}
    </>
  );
}

function useResumeSummary() {
  return summaryHint(useResume((resume) => resume.summary));
}
