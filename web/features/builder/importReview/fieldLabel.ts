import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import type { FieldTarget } from './store/fieldTarget.ts';
import { ENTRY_FORMS, PERSONAL_FIELDS } from '../forms/fieldSpecs.ts';

/** The name of a field, as in its form; for a skill, the name of its section. */
export function fieldLabel({ part, entry, section, field }: FieldTarget): MessageId {
  if (part === 'summary') return 'builder.tab.summary';
  if (part === 'skills') return 'builder.tab.skills';
  if (part === 'personal') return PERSONAL_FIELDS.find(({ name }) => name === field)?.label ?? 'builder.tab.personal';
  if (part === 'customSections' && entry === section) return 'builder.custom.name';
  const { fields } = ENTRY_FORMS[part === 'customSections' ? 'custom' : part];
  return (
    fields.find(({ name }) => name === field)?.label ?? `builder.tab.${part === 'customSections' ? 'personal' : part}`
  );
}
