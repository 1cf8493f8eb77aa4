import { useDeferredValue, useMemo } from 'react';
import { matchJobTerms, type JobTerm } from '../../../shared/improve/jobTerms.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useResume } from '../drafts/index.ts';

/**
 * Which terms of the job description are in the résumé and which are missing: found without a model, as it is typed.
 */
export default function JobTerms({ job }: { job: string }) {
  const t = useTranslations();
  const resume = useResume((all) => all);
  const [text, own] = [useDeferredValue(job), useDeferredValue(resume)];
  const { answered, missing } = useMemo(() => matchJobTerms(text, own), [text, own]);
  const none = answered.length + missing.length === 0;
  return (
    <section className="job-terms" aria-labelledby="job-terms-title">
      <h3 id="job-terms-title">{t('ai.terms.title')}</h3>
      <output className="quiet">
        {none ? t('ai.terms.none') : t('ai.terms.counts', { answered: answered.length, missing: missing.length })}
      </output>
      <TermList title={t('ai.terms.answered')} terms={answered} answered />
      <TermList title={t('ai.terms.missing')} terms={missing} />
      {missing.length > 0 && <p className="quiet">{t('ai.terms.note')}</p>}
    </section>
  );
}

function TermList({
  title,
  terms,
  answered = false,
}: {
  title: string;
  terms: readonly JobTerm[];
  answered?: boolean;
}) {
  if (terms.length === 0) return null;
  return (
    <div className="job-terms-part" data-answered={answered}>
      <h4>{title}</h4>
      <ul>
        {terms.map(({ key, text }) => (
          <li key={key}>
            {answered && <Icon name="check" size={16} />}
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
