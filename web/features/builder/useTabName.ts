import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume } from './builderContext.ts';
import { customSectionId, isFixedTab, tabForSection, type BuilderTab } from './store/tabs.ts';

/** A tab's name in the language of the screens; a custom section's own title. */
export function useTabName(tab: BuilderTab): string {
  const t = useTranslations();
  const sectionId = customSectionId(tab);
  const title = useResume((resume) =>
    sectionId === null ? '' : (resume.customSections.find((section) => section.id === sectionId)?.title ?? '').trim(),
  );
  return isFixedTab(tab) ? t(`builder.tab.${tab}`) : title || t('builder.custom.untitled');
}

/** Names sections when something is said about them, as their tabs are named then. */
export function useNameSection(): (key: string) => string {
  const t = useTranslations();
  const { drafts } = useBuilder();
  return (key) => {
    const tab = tabForSection(key);
    if (isFixedTab(tab)) return t(`builder.tab.${tab}`);
    const title = drafts.state.resume.customSections.find(({ id }) => id === key)?.title.trim() ?? '';
    return title || t('builder.custom.untitled');
  };
}
