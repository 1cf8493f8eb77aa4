import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useResume } from './builderContext.ts';
import { customSectionId, type BuilderTab } from './store/tabs.ts';

/** A tab's name in the language of the screens; a custom section's own title. */
export function useTabName(tab: BuilderTab): string {
  const t = useTranslations();
  const sectionId = customSectionId(tab);
  const title = useResume((resume) =>
    sectionId === null ? '' : (resume.customSections.find((section) => section.id === sectionId)?.title ?? '').trim(),
  );
  return sectionId === null
    ? t(`builder.tab.${tab as Exclude<BuilderTab, `custom-${string}`>}`)
    : title || t('builder.custom.untitled');
}
