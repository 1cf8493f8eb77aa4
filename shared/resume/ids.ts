import { ENTRY_ID_PREFIX } from './limits.ts';
import { allIds, type ResumeData } from './schema.ts';

/** The lists of entries every résumé has (DATA-07, DATA-08, DATA-09, DATA-11). */
export type ListKey = 'experience' | 'education' | 'skills' | 'languages' | 'projects';

/** All lists with numbered entries: the lists above, and those that only some résumés have. */
export type NumberedList = keyof typeof ENTRY_ID_PREFIX;

export const LIST_KEYS: readonly ListKey[] = ['experience', 'education', 'projects', 'skills', 'languages'];

/** Above it a counter could lose its exactness; such numbers were not given by us and are not counted on. */
const MAX_ID_NUMBER = 999_999_999;

let told: readonly string[] = [];

/**
 * Ids that something beside the résumé tells of, as the review of an import does of entries that were read: none of
 * them is given to a new entry, also where its own is removed. Each call takes the place of the last.
 */
export function keepEntryIds(ids: Iterable<string>): void {
  told = [...ids];
}

/** The id of an entry that somebody adds: the next among those of the résumé and those that are kept. */
export const newEntryId = (list: NumberedList, resume: ResumeData): string =>
  nextEntryId(list, [...allIds(resume), ...told]);

/**
 * The next id of a list: `exp-N`, `edu-N`, `skill-N`, `lang-N` or `proj-N` (DATA-13), `contact-N`, `detail-N`; N one
 * above the highest among `taken`. The id of a removed last entry may be given again.
 */
export const nextEntryId = (list: NumberedList, taken: Iterable<string>): string => createIdIssuer(list, taken)();

/** Like {@link nextEntryId}, for several entries of one list: `taken` is read once, and each id is issued once. */
export function createIdIssuer(list: NumberedList, taken: Iterable<string>): () => string {
  const ids = new Set(taken);
  const form = new RegExp(`^${ENTRY_ID_PREFIX[list]}-(\\d{1,9})$`);
  let last = 0;
  for (const id of ids) last = Math.max(last, Number(form.exec(id)?.[1] ?? 0));
  if (last >= MAX_ID_NUMBER) last = 0;
  return () => {
    do last += 1;
    while (ids.has(`${ENTRY_ID_PREFIX[list]}-${last}`));
    return `${ENTRY_ID_PREFIX[list]}-${last}`;
  };
}

let lastStamp = 0;

/**
 * The id of a new custom section or item: `section-{timestamp}`, `item-{timestamp}` (DATA-14), in milliseconds.
 * Each call gives a later stamp than the one before, so that ids differ within one millisecond, and none of `taken`.
 */
export function nextTimestampId(
  kind: 'section' | 'item',
  taken: ReadonlySet<string> = new Set(),
  now: number = Date.now(),
): string {
  let stamp = Math.max(Math.trunc(now), lastStamp + 1);
  while (taken.has(`${kind}-${stamp}`)) stamp += 1;
  lastStamp = stamp;
  return `${kind}-${stamp}`;
}

/** Every id a résumé uses. */
export function collectIds(resume: ResumeData): Set<string> {
  return new Set(allIds(resume));
}
