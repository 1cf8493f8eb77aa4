import { useId } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import type { SectionKey } from '../../../../shared/resume/schema.ts';
import { isUnusualHeading, renameHeading, setSectionHidden } from '../../../../shared/resume/sectionSettings.ts';
import { DOCUMENT_LABELS } from '../../../../shared/templates/document/labels.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import { documentOrder, isSectionKey, tabForSection } from '../store/tabs.ts';
import { useTabName } from '../useTabName.ts';

/** The headings of this résumé, and which sections its document leaves out; in the document's order. */
export function SectionSettings() {
  const t = useTranslations();
  const order = useResume(useShallow(documentOrder));
  return (
    <fieldset className="design-group">
      <legend>{t('design.sections')}</legend>
      <p className="quiet">{t('design.sections.hint')}</p>
      <ul className="section-settings">
        {order.map((key) => (
          <SectionSetting key={key} sectionKey={key} />
        ))}
      </ul>
    </fieldset>
  );
}

function SectionSetting({ sectionKey }: { sectionKey: string }) {
  const t = useTranslations();
  const { drafts, announce } = useBuilder();
  const name = useTabName(tabForSection(sectionKey));
  const hidden = useResume(({ hiddenSections }) => hiddenSections?.includes(sectionKey) ?? false);
  const toggle = () => {
    drafts.edit((resume) => setSectionHidden(resume, sectionKey, !hidden), { tab: 'design' });
    announce(t(hidden ? 'design.said.shown' : 'design.said.hidden', { name }));
  };
  return (
    <li data-hidden={hidden || undefined}>
      {isSectionKey(sectionKey) ? <HeadingField sectionKey={sectionKey} name={name} /> : <bdi>{name}</bdi>}
      <IconButton
        size="small"
        edge="end"
        icon={hidden ? 'hide' : 'show'}
        label={t(hidden ? 'design.section.show' : 'design.section.hide', { name })}
        aria-pressed={hidden}
        onClick={toggle}
      />
    </li>
  );
}

function HeadingField({ sectionKey, name }: { sectionKey: SectionKey; name: string }) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const noteId = useId();
  const { language, direction } = useResumeLanguage();
  const title = useResume(({ sectionTitles }) => sectionTitles?.[sectionKey] ?? '');
  const usual = DOCUMENT_LABELS[language].headings[sectionKey];
  const unusual = isUnusualHeading(sectionKey, title);
  return (
    <span className="heading-field">
      <input
        className="amplify-input"
        dir={direction}
        lang={language}
        maxLength={RESUME_LIMITS.line}
        aria-label={t('design.section.heading', { name })}
        aria-describedby={unusual ? noteId : undefined}
        placeholder={usual}
        value={title}
        onChange={(event) =>
          drafts.edit(
            (resume) => renameHeading(resume, sectionKey, event.target.value),
            { tab: 'design' },
            `heading.${sectionKey}`,
          )
        }
      />
      {unusual && (
        <span id={noteId} className="knob-note">
          {t('design.section.unusual', { usual })}
        </span>
      )}
    </span>
  );
}
