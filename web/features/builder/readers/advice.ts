import { findPeriods } from '../../../../shared/dates/period.ts';
import { formatRange, isCanonicalDate } from '../../../../shared/resume/dates.ts';
import { setKnob } from '../../../../shared/resume/design.ts';
import { resumeLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import type { ResumeData, SectionKey } from '../../../../shared/resume/schema.ts';
import { isUnusualHeading, renameHeading } from '../../../../shared/resume/sectionSettings.ts';
import { toShownResume } from '../../../../shared/resume/visibleResume.ts';
import { findTemplate } from '../../../../shared/templates/catalogue.ts';
import { setTemplate } from '../store/edits.ts';
import type { FieldPlace } from '../flows/focusField.ts';

/**
 * Templates in which PDFBox has the most of a Hebrew résumé in its order (decision 120), the one that is advised first;
 * held to that by `test/integration/readers.test.ts`. In English, and for the other readers, they make no difference.
 */
export const CLEAR_TEMPLATES: readonly string[] = ['classic', 'professional', 'modern', 'sideline', 'fresh', 'compact'];

/** Changes that would make readers find more, each with an edit that makes it, or the field where the person can. */
export type Advice = {
  readonly kind: 'template' | 'heading' | 'numbers' | 'months' | 'date' | 'undated' | 'name' | 'reach';
  /** The text that it concerns, as the document shows it. */
  readonly about: string;
} & ({ readonly edit: (resume: ResumeData) => ResumeData } | { readonly place: FieldPlace });

const withNumbers = ({ design, ...resume }: ResumeData): ResumeData => {
  const next = setKnob(design, 'dates', undefined);
  return next ? { ...resume, design: next } : resume;
};

const personal = (field: string) => ({ tab: 'personal', field: `personal.${field}` }) as const;

/** `isTurned`: PDFBox has something Hebrew in another order. */
export function adviceFor(resume: ResumeData, isTurned: boolean): Advice[] {
  const shown = toShownResume(resume);
  const advice: Advice[] = [];
  const { fullName, phone, email } = shown.personalInfo;
  if (fullName.trim() === '') advice.push({ kind: 'name', about: '', place: personal('fullName') });
  if (phone.trim() === '' && email.trim() === '') advice.push({ kind: 'reach', about: '', place: personal('phone') });

  for (const [key, title] of Object.entries(shown.sectionTitles ?? {}) as [SectionKey, string][])
    if (isUnusualHeading(key, title))
      advice.push({ kind: 'heading', about: title, edit: (before) => renameHeading(before, key, '') });

  const style = shown.design?.dates;
  const entries = [
    ...shown.experience.map((job) => ({ ...job, tab: 'experience' as const, name: job.title || job.company })),
    ...shown.education.map((study) => ({
      ...study,
      current: false,
      tab: 'education' as const,
      name: study.degree || study.institution,
    })),
  ];
  if (style === 'year' && entries.some(({ startDate, endDate }) => /-\d/.test(startDate + endDate)))
    advice.push({ kind: 'months', about: '', edit: withNumbers });
  for (const { id, tab, name, startDate, endDate, current } of entries) {
    const dates = formatRange(startDate, endDate, current, resumeLanguage(resume), style);
    const place = { tab, entry: id, field: `${id}.startDate` };
    if (dates === '') {
      if (tab === 'experience') advice.push({ kind: 'undated', about: name, place });
    } else if (findPeriods(dates).length !== 1) {
      const isKnown = [startDate, endDate].every((date) => date.trim() === '' || isCanonicalDate(date));
      if (!isKnown) advice.push({ kind: 'date', about: dates, place });
      else if (!advice.some(({ kind }) => kind === 'numbers'))
        advice.push({ kind: 'numbers', about: dates, edit: withNumbers });
    }
  }
  const [clearest = ''] = CLEAR_TEMPLATES;
  const template = findTemplate(clearest);
  if (isTurned && template && !CLEAR_TEMPLATES.includes(resume.templateId))
    advice.push({ kind: 'template', about: clearest, edit: (before) => setTemplate(before, template) });
  return advice;
}
