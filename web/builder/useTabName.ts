import { useText } from '../i18n/useText.ts';
import { useResume } from './hooks.ts';
import { customSectionOf, type TabId } from './store/tabs.ts';

/** A tab's name in the language of the screens; a custom section's own title. */
export function useTabName(tab: TabId): string {
  const t = useText();
  const sectionId = customSectionOf(tab);
  const title = useResume((resume) => (sectionId === null ? '' : (resume.customSections.find((section) => section.id === sectionId)?.title ?? '').trim()));
  return sectionId === null ? t(`builder.tab.${tab as Exclude<TabId, `custom-${string}`>}`) : title || t('builder.custom.untitled');
}
