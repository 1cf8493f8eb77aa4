import { DOCUMENT_LABELS } from '../../../shared/templates/document/labels.ts';
import { moveSection } from '../../../shared/resume/editResume.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useBuilder } from './builderContext.ts';
import { documentOrder, tabForSection } from './store/tabs.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** Moves a section to another place of the document and announces it. */
export function useMoveSection(): (key: string, to: number) => void {
  const t = useTranslations();
  const { language } = useLanguage();
  const builder = useBuilder();
  return (key, to) => {
    const { drafts } = builder;
    drafts.edit((resume) => moveSection(resume, documentOrder(resume), key, to), { tab: tabForSection(key) });
    const order = documentOrder(drafts.state.resume);
    const title = drafts.state.resume.customSections.find((section) => section.id === key)?.title;
    const name = title ?? ownProperty(DOCUMENT_LABELS[language].headings, key);
    builder.announce(
      t('builder.said.moved', {
        name: name || t('builder.custom.untitled'),
        place: order.indexOf(key) + 1,
        count: order.length,
      }),
    );
  };
}
