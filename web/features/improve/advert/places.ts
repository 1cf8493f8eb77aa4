import type { TermPlace } from '../../../../shared/improve/advert/coverage.ts';
import { listTextLocations } from '../../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';

/** Where a line of the résumé is edited, with the line, whose field gets the focus. */
export const locationOf = ({ section, id = '', line }: TermPlace, resume: ResumeData) => ({
  text: line,
  tab: section === 'custom' ? (`custom-${ownSection(resume, id)}` as const) : section,
  ...(id !== '' && { entry: id }),
});

/** What the person calls an entry or a section of their own; empty where it has no name. */
export const entryName = (resume: ResumeData, section: TermPlace['section'], id: string): string =>
  listTextLocations(resume).find((text) => text.section === section && text.id === id)?.heading[0] ?? '';

/** The section of the person's own that an item stands in. */
const ownSection = ({ customSections }: ResumeData, id: string) =>
  customSections.find(({ items }) => items.some((item) => item.id === id))?.id ?? '';
