import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { Placement } from './store/placements.ts';
import { ENTRY_FORMS } from '../forms/fieldSpecs.ts';
import { ENTRY_LISTS, entryTitle } from '../forms/entryLists.ts';

/** Identifies a placement among those of a review. */
export const placementKey = ({ part, entry }: Placement) => `${part}.${entry ?? ''}`;

/** Names what a model placed (`Experience: Nurse, City Hospital`), and its fields. */
export function usePlacementName() {
  const t = useTranslations();
  const nameOf = ({ part, entry, values }: Placement, resume: ResumeData): string => {
    const tab = t(`builder.tab.${part}`);
    if (part === 'summary') return tab;
    if (part === 'skills') return t('review.target.in', { tab, name: values['name'] ?? '' });
    const list = ENTRY_LISTS[part];
    const listedEntry = list.read(resume).find(({ id }) => id === entry);
    return t('review.target.in', { tab, name: (listedEntry && entryTitle(list.kind, listedEntry)) || tab });
  };
  const labelOf = (part: Placement['part'], field: string): string => {
    const fields = part === 'summary' || part === 'skills' ? [] : ENTRY_FORMS[part].fields;
    const label = fields.find(({ name }) => name === field)?.label;
    return label ? t(label) : t(`builder.tab.${part}`);
  };
  return { nameOf, labelOf };
}
