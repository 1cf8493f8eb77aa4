import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { coverRequirements, type RequirementRow } from '../../../../shared/improve/advert/coverage.ts';
import { readRequirements } from '../../../../shared/improve/advert/requirements.ts';
import { useSiteConfig } from '../../../lib/api/useSiteConfig.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { safeLocal, withMemory } from '../../../lib/storage/safeStorage.ts';
import { followHolder, sessionStore } from '../../auth/index.ts';
import { useResume } from '../../drafts/index.ts';
import type { Improver } from '../improverTypes.ts';
import { useImprover } from '../useImprover.ts';
import { createAdvertNotes, keepQuotesOf, quotesOf, type AdvertNotesStore } from './advertNotes.ts';
import { ProgressBar } from '../../../ui/Progress.tsx';
import { RequirementChips } from './RequirementChips.tsx';

/** Requirements with something to do come first. */
const STANDINGS = ['missing', 'weak', 'in'] as const;

let pageNotes: AdvertNotesStore | undefined;
const followed = new WeakSet<Improver>();

/** The page's notes: a requirement is asked about once in all of a person's résumés. */
function createPageNotes(): AdvertNotesStore {
  // Answers from before the sign-in remain afterwards, also if storage is refused.
  const notes = createAdvertNotes(withMemory(safeLocal), sessionStore.getState().person?.uid ?? null);
  followHolder((holder) => notes.setOwner(holder));
  return notes;
}

/** Lists the advertisement's requirements, with those that a model quoted for the last improvement. */
export default function RequirementTable({ job }: { job: string }) {
  const notes = (pageNotes ??= createPageNotes());
  const improver = useImprover();
  useEffect(() => {
    // Without an end: an answer comes when this table is gone, and the improver lasts as long as its builder.
    if (!followed.has(improver)) keepQuotesOf(improver.state, notes);
    followed.add(improver);
  }, [improver, notes]);
  return <RequirementList job={job} notes={notes} />;
}

/**
 * Lists an advertisement's requirements and how the résumé answers them: a line with the share, and a chip for each.
 * Read while typing. A missing one is asked about once, and only the person writes it.
 */
export function RequirementList({ job, notes }: { job: string; notes: AdvertNotesStore }) {
  const t = useTranslations();
  const resume = useResume((all) => all);
  const quotes = useStore(notes.state, (state) => quotesOf(state, job));
  const [text, deferredResume] = [useDeferredValue(job), useDeferredValue(resume)];
  const { requirements, isComplete } = useMemo(() => readRequirements(text, quotes ?? []), [text, quotes]);
  const [today] = useState(() => new Date().toISOString().slice(0, 7));
  const rows = useMemo(
    () => coverRequirements(requirements, deferredResume, today),
    [requirements, deferredResume, today],
  );
  // The local editor is no model, whatever it answers.
  const isLocal = useSiteConfig()?.ai === 'local-editor';
  const reader = isLocal ? 'local' : quotes ? 'model' : quotes === null ? 'failed' : 'rules';
  const count = (standing: RequirementRow['standing']) => rows.filter((row) => row.standing === standing).length;
  const missing = count('missing');
  return (
    <section className="job-terms" aria-labelledby="job-terms-title">
      <h3 id="job-terms-title" className="visually-hidden">
        {t('ai.terms.title')}
      </h3>
      <output className="job-coverage">
        {rows.length === 0
          ? t('ai.terms.none')
          : t('ai.terms.coverage', { all: rows.length, answered: count('in'), weak: count('weak') })}
      </output>
      {rows.length > 0 && <ProgressBar value={(100 * count('in')) / rows.length} tone="good" />}
      {STANDINGS.map((standing) => (
        <RequirementChips
          key={standing}
          notes={notes}
          standing={standing}
          rows={rows.filter((row) => row.standing === standing)}
          resume={deferredResume}
        />
      ))}
      <p className="quiet">
        {rows.length > 0 && missing === 0 && isComplete && `${t('ai.terms.nothingMissing')} `}
        {rows.length > 0 && !isComplete && `${t('ai.terms.perhapsMore')} `}
        {missing > 0 && `${t('ai.terms.note')} `}
        {t(`ai.terms.by.${reader}`)}
      </p>
    </section>
  );
}
