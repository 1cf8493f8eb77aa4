import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { ENTRY_LISTS, entryTitle } from '../forms/entryLists.ts';
import { ENTRY_FORMS, PERSONAL_FIELDS } from '../forms/fieldSpecs.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { TextTarget } from './placeText.ts';

/** The name of a target for a text, as `Experience: Developer, Acme`. */
export function useTargetName(): (target: TextTarget, resume: ResumeData) => string {
  const t = useTranslations();
  return (target, resume) => {
    switch (target.kind) {
      case 'personal': {
        const label = PERSONAL_FIELDS.find(({ name }) => name === target.field)?.label;
        return t('review.target.in', { tab: t('builder.tab.personal'), name: label ? t(label) : '' });
      }
      case 'contact':
        return t('review.target.in', { tab: t('builder.tab.personal'), name: t('review.target.contact') });
      case 'entry': {
        const list = ENTRY_LISTS[target.list];
        const entries = list.read(resume);
        const index = entries.findIndex(({ id }) => id === target.id);
        const entry = entries[index];
        return t('review.target.in', {
          tab: t(`builder.tab.${target.list}`),
          name: (entry && entryTitle(list.kind, entry)) || t(list.kind.unnamed, { number: index + 1 }),
        });
      }
      case 'field': {
        const list = ENTRY_LISTS[target.list];
        const entry = list.read(resume).find(({ id }) => id === target.id);
        const label = ENTRY_FORMS[target.list].fields.find(({ name }) => name === target.field)?.label;
        return t('review.target.in', {
          tab: (entry && entryTitle(list.kind, entry)) || t(`builder.tab.${target.list}`),
          name: label ? t(label) : '',
        });
      }
      case 'newEntry':
        return t('review.target.new', { tab: t(`builder.tab.${target.list}`) });
      case 'item':
        return (
          resume.customSections.find(({ id }) => id === target.section)?.title.trim() || t('builder.custom.untitled')
        );
      case 'language':
        return t('builder.tab.languages');
      case 'section':
        return t('review.target.section');
      case 'summary':
      case 'skills':
        return t(`builder.tab.${target.kind}`);
    }
  };
}
