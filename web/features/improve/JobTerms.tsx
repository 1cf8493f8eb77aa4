import { useDeferredValue, useMemo } from 'react';
import { matchJobTerms, type JobTermRow, type TermPlace } from '../../../shared/improve/jobTerms.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builder/index.ts';
import { useResume } from '../drafts/index.ts';

const STANDINGS = ['in', 'weak', 'missing'] as const;

/**
 * How the résumé answers the terms of the job description, each with its places: found without a model, as it is typed.
 * What is missing is asked, never written.
 */
export default function JobTerms({ job }: { job: string }) {
  const t = useTranslations();
  const resume = useResume((all) => all);
  const [text, own] = [useDeferredValue(job), useDeferredValue(resume)];
  const rows = useMemo(() => matchJobTerms(text, own), [text, own]);
  const count = (standing: JobTermRow['standing']) => rows.filter((row) => row.standing === standing).length;
  return (
    <section className="job-terms" aria-labelledby="job-terms-title">
      <h3 id="job-terms-title">{t('ai.terms.title')}</h3>
      <output className="quiet">
        {rows.length === 0
          ? t('ai.terms.none')
          : t('ai.terms.counts', { answered: count('in'), weak: count('weak'), missing: count('missing') })}
      </output>
      {STANDINGS.map((standing) => (
        <TermGroup
          key={standing}
          standing={standing}
          rows={rows.filter((row) => row.standing === standing)}
          resume={own}
        />
      ))}
      {count('missing') > 0 && <p className="quiet">{t('ai.terms.note')}</p>}
    </section>
  );
}

interface TermGroupProps {
  readonly standing: JobTermRow['standing'];
  readonly rows: readonly JobTermRow[];
  readonly resume: ResumeData;
}

const ICONS = { in: 'check', weak: 'warning', missing: 'info' } as const;

function TermGroup({ standing, rows, resume }: TermGroupProps) {
  const t = useTranslations();
  const { ui } = useBuilder();
  if (rows.length === 0) return null;
  return (
    <div className="job-terms-part" data-standing={standing}>
      <h4>
        <Icon name={ICONS[standing]} size={16} />
        {t(`ai.terms.${standing}`)}
      </h4>
      <ul>
        {rows.map(({ key, text, why, places }) => (
          <li key={key}>
            <span className="job-term">
              {standing === 'missing' ? t('ai.terms.ask', { term: text }) : <bdi>{text}</bdi>}
            </span>
            {why && <span className="quiet">{t(`ai.terms.${why}`)}</span>}
            {standing === 'missing' ? (
              <Button size="small" tone="quiet" onClick={() => ui.goToTab('experience')}>
                {t('ai.terms.add')}
                <span className="visually-hidden"> {text}</span>
              </Button>
            ) : (
              <TermPlaces places={places} resume={resume} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the term stands; pressed, it is shown there. */
function TermPlaces({ places, resume }: { places: readonly TermPlace[]; resume: ResumeData }) {
  const t = useTranslations();
  const { revealLocation } = useBuilder();
  const once = [...new Map(places.map((place) => [`${place.section} ${place.id ?? ''}`, place])).values()];
  return once.map(({ section, id = '' }) => {
    const name = entryName(resume, section, id);
    return (
      <Button
        key={`${section} ${id}`}
        size="small"
        tone="quiet"
        className="job-term-place"
        onClick={() =>
          revealLocation(
            section === 'custom' ? { tab: `custom-${id}` } : { tab: section, ...(id !== '' && { entry: id }) },
          )
        }
      >
        <bdi>{name === '' && section !== 'custom' ? t(`builder.tab.${section}`) : name}</bdi>
      </Button>
    );
  });
}

/** What the person calls an entry or a section of their own; empty where it has no name. */
function entryName(resume: ResumeData, section: TermPlace['section'], id: string): string {
  const named = {
    experience: resume.experience.map((job) => ({ id: job.id, name: job.title || job.company })),
    education: resume.education.map((studies) => ({ id: studies.id, name: studies.degree || studies.institution })),
    projects: resume.projects.map((project) => ({ id: project.id, name: project.name })),
    custom: resume.customSections.map((own) => ({ id: own.id, name: own.title })),
    summary: [],
    skills: [],
  };
  return named[section].find((entry) => entry.id === id)?.name ?? '';
}
