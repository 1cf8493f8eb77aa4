import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useResume } from './builderContext.ts';
import { customSectionId, isFixedTab, type BuilderTab } from './store/tabs.ts';

/** A tab's name in the language of the screens; a custom section's own title. */
export function useTabName(tab: BuilderTab): string {
  const t = useTranslations();
  const sectionId = customSectionId(tab);
  const title = useResume((resume) =>
    sectionId === null ? '' : (resume.customSections.find((section) => section.id === sectionId)?.title ?? '').trim(),
  );
  return isFixedTab(tab) ? t(`builder.tab.${tab}`) : title || t('builder.custom.untitled');
}
