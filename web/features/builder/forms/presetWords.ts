import { findSectionPreset, type SectionPresetId } from '../../../../shared/resume/sectionPresets.ts';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import { useResume } from '../builderContext.ts';
import { customSectionId, type BuilderTab } from '../store/tabs.ts';

/** Labels of an item's fields, by their names, and the hint above them, in a section that a preset names. */
export type PresetWords = {
  readonly title: MessageId;
  readonly organization: MessageId;
  readonly description?: MessageId;
  readonly hint?: MessageId;
};

const PRESET_WORDS: Readonly<Record<SectionPresetId, PresetWords>> = {
  militaryService: {
    title: 'builder.field.serviceRole',
    organization: 'builder.field.serviceUnit',
    hint: 'builder.hint.militaryService',
  },
  nationalService: { title: 'builder.field.jobTitle', organization: 'builder.field.servicePlace' },
  volunteering: { title: 'builder.field.jobTitle', organization: 'builder.field.volunteeringPlace' },
  courses: { title: 'builder.field.courseName', organization: 'builder.field.institution' },
  certificates: { title: 'builder.field.certificateName', organization: 'builder.field.issuer' },
  awards: { title: 'builder.field.awardName', organization: 'builder.field.issuer' },
  publications: { title: 'builder.field.publicationTitle', organization: 'builder.field.publisher' },
  referees: {
    title: 'builder.field.refereeName',
    organization: 'builder.field.refereePlace',
    description: 'builder.field.refereeContacts',
    hint: 'builder.hint.referees',
  },
};

/** Returns the words of a tab's section; undefined for sections that every résumé has, and for the person's. */
export function usePresetWords(tab: BuilderTab): PresetWords | undefined {
  const sectionId = customSectionId(tab);
  const preset = useResume(({ customSections }) =>
    findSectionPreset(customSections.find(({ id }) => id === sectionId)?.title ?? ''),
  );
  return preset && PRESET_WORDS[preset];
}
