import { listTextLocations, suggestionKey, type TextLocation } from '../../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';

/** The entry that a text belongs to, in the person's own words; '' for the summary. */
export const entryName = (resume: ResumeData, place: TextLocation): string =>
  listTextLocations(resume)
    .find((each) => suggestionKey(each) === suggestionKey(place))
    ?.heading.join(', ') ?? '';
