import { createEntry } from '../../../../shared/resume/blankResume.ts';
import { addEntry, canAddEntry } from '../../../../shared/resume/editResume.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import type { PlacedText } from './placeText.ts';
import { wholePeriod } from './wholePeriod.ts';

export type JoinedList = 'experience' | 'education';
const NAMES = { experience: ['title', 'company'], education: ['degree', 'institution'] } as const;

const isName = (text: string | undefined) => text !== undefined && text.length <= RESUME_LIMITS.line;

/**
 * One new entry of several texts, in their order: the one that is a period gives its dates, the first two others its
 * names, what follows its description. Null if there is no room for it.
 */
export function entryOfTexts(resume: ResumeData, list: JoinedList, texts: readonly string[]): PlacedText | null {
  const dated = texts.find((text) => wholePeriod(text));
  const period = dated === undefined ? undefined : wholePeriod(dated);
  const said = texts.filter((text) => text !== dated);
  const count = isName(said[0]) ? (isName(said[1]) ? 2 : 1) : 0;
  const description = said.slice(count).join('\n');
  if (description.length > RESUME_LIMITS.description || !canAddEntry(resume, list)) return null;
  const [first, second] = NAMES[list];
  const entry = {
    ...createEntry(list, resume),
    [first]: count > 0 ? said[0] : '',
    [second]: count > 1 ? said[1] : '',
    description,
    ...(period && { startDate: period.start, endDate: period.end }),
    ...(period?.current && (list === 'experience' ? { current: true } : { endDate: period.present })),
  };
  const after = addEntry(resume, list, entry);
  return after === resume ? null : { resume: after, location: { tab: list, entry: entry.id } };
}
