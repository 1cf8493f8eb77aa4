import { LABELS } from '../../shared/templates/labels.ts';
import { moveSection } from '../../shared/resume/sections.ts';
import type { SectionKey } from '../../shared/resume/schema.ts';
import { useLanguage, useText } from '../i18n/useText.ts';
import { useBuilder } from './hooks.ts';
import { documentOrder, tabOfSection } from './store/tabs.ts';

/** Moves a section to another place of the document and says so. */
export function useMoveSection(): (key: string, to: number) => void {
  const t = useText();
  const { language } = useLanguage();
  const builder = useBuilder();
  return (key, to) => {
    const { store } = builder;
    store.edit((resume) => moveSection(resume, documentOrder(resume), key, to), { tab: tabOfSection(key) });
    const order = documentOrder(store.resume());
    const title = store.resume().customSections.find((section) => section.id === key)?.title;
    const name = title ?? LABELS[language].headings[key as SectionKey];
    builder.say(t('builder.said.moved', { name: name || t('builder.custom.untitled'), place: order.indexOf(key) + 1, count: order.length }));
  };
}
