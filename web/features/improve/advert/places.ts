import type { TermPlace } from '../../../../shared/improve/advert/coverage.ts';
import { listTextLocations } from '../../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';

/** Returns the place at which a line of the résumé is edited, with the line, whose field gets the focus. */
export const locationOf = ({ section, id = '', line }: TermPlace, resume: ResumeData) => ({
  text: line,
  tab: section === 'custom' ? (`custom-${ownSection(resume, id)}` as const) : section,
  ...(id !== '' && { entry: id }),
});

/** Returns the person's name of an entry or a custom section; empty if it has none. */
export const entryName = (resume: ResumeData, section: TermPlace['section'], id: string): string =>
  listTextLocations(resume).find((text) => text.section === section && text.id === id)?.heading[0] ?? '';

/** Returns the custom section of an item. */
const ownSection = ({ customSections }: ResumeData, id: string) =>
  customSections.find(({ items }) => items.some((item) => item.id === id))?.id ?? '';
