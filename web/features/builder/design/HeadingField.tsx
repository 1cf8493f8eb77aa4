import { useId } from 'react';
import { renameCustomSection } from '../../../../shared/resume/editResume.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { isUnusualHeading, renameHeading } from '../../../../shared/resume/sectionSettings.ts';
import { DOCUMENT_LABELS } from '../../../../shared/templates/document/labels.ts';
import { fieldDirection } from '../../../lib/i18n/lineDirection.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import { isSectionKey } from '../store/tabs.ts';

/** The heading of a section in this résumé; an empty one of a usual section is the usual one. */
export function HeadingField({ sectionKey: key, name }: { sectionKey: string; name: string }) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const noteId = useId();
  const { language, direction } = useResumeLanguage();
  const title = useResume((resume) => headingOf(resume, key));
  const usual = isSectionKey(key) ? DOCUMENT_LABELS[language].headings[key] : t('builder.custom.untitled');
  const unusual = isSectionKey(key) && isUnusualHeading(key, title);
  const rename = (to: string) =>
    drafts.edit(
      (resume) => (isSectionKey(key) ? renameHeading(resume, key, to) : renameCustomSection(resume, key, to)),
      { tab: 'design' },
      `heading.${key}`,
    );
  return (
    <>
      <input
        className="amplify-input"
        dir={fieldDirection(title, direction)}
        lang={language}
        maxLength={RESUME_LIMITS.line}
        aria-label={t('design.section.heading', { name })}
        aria-describedby={unusual ? noteId : undefined}
        placeholder={usual}
        value={title}
        onChange={(event) => rename(event.target.value)}
      />
      {unusual && (
        <span id={noteId} className="knob-note">
          {t('design.section.unusual', { usual })}
        </span>
      )}
    </>
  );
}

const headingOf = (resume: ResumeData, key: string): string =>
  (isSectionKey(key) ? resume.sectionTitles?.[key] : resume.customSections.find(({ id }) => id === key)?.title) ?? '';
