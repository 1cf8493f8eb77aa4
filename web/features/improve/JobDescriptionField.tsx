import { useState } from 'react';
import { languageOf } from '../../../shared/improve/guard/script.ts';
import { MAX_JOB_DESCRIPTION_LENGTH } from '../../../shared/improve/improvedSections.ts';
import { textDirection } from '../../../shared/platform/language.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PartMissing } from '../../ui/PagePart.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { KeptAdverts } from './KeptAdverts.tsx';
import { useImprover, useImproverState } from './useImprover.ts';

/** Lazy: contains the word lists of trades, technologies and degrees. */
const RequirementTable = lazyPart(async () => (await import('./advert/RequirementTable.tsx')).default, [], {
  Missing: () => <PartMissing />,
});

/**
 * The field for the job description, which a targeted improvement needs (AI-02), and how the résumé answers it. Pasting
 * one selects improving for it.
 */
export function JobDescriptionField() {
  const t = useTranslations();
  const improver = useImprover();
  const { job, mode } = useImproverState((state) => state.options);
  const [left, setLeft] = useState(false);
  const isBlank = job.trim() === '';
  // A line of a Hebrew one is Hebrew, though it begins with a name in English: `Node.js או Go`.
  const language = languageOf(job);
  return (
    <>
      <TextAreaField
        label={t('ai.job')}
        hint={t('ai.jobHint')}
        error={left && isBlank && mode === 'job' ? t('ai.jobNeeded') : undefined}
        required={mode === 'job'}
        rows={isBlank ? 6 : 4}
        maxLength={MAX_JOB_DESCRIPTION_LENGTH}
        value={job}
        dir={language && textDirection(language)}
        onBlur={() => setLeft(true)}
        onChange={({ target: { value } }) =>
          improver.setOptions({ job: value, ...(isBlank && value.trim() !== '' && { mode: 'job' }) })
        }
      />
      <KeptAdverts />
      {!isBlank && <RequirementTable job={job} />}
    </>
  );
}
