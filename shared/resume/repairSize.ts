import { RESUME_LIMITS } from './limits.ts';
import { truncateText, type LostPaths } from './repairValues.ts';
import { jsonByteSize, type ResumeData } from './schema.ts';

const SHRINKABLE_LISTS = ['experience', 'education', 'skills', 'languages', 'projects'] as const;
/** Texts are not cut below this for size; entries at the end of the longest list go instead. */
const MIN_TEXT_CAP = 200;

/**
 * A résumé within the total size: a photograph goes before a word of text does; then the longest texts are cut, all to
 * one length, then entries dropped. What was cut is reported.
 */
export function fitToByteLimit(resume: ResumeData, lost: LostPaths): ResumeData {
  if (jsonByteSize(resume) <= RESUME_LIMITS.totalBytes) return resume;
  if (resume.photo !== undefined) {
    const { photo: _photo, ...rest } = resume;
    lost.add('photo');
    return fitToByteLimit(rest, lost);
  }
  let fitting = resume;
  let cap = largestCap(fitting);
  while (cap === null) {
    fitting = dropHalfOfLongest(fitting, lost);
    cap = largestCap(fitting);
  }
  return capTexts(fitting, cap, '', lost) as ResumeData;
}

/**
 * The greatest length at which the résumé fits, or null when even the shortest does not; upwards, so that only small
 * copies are measured.
 */
function largestCap(resume: ResumeData): number | null {
  const fits = (cap: number) => jsonByteSize(capTexts(resume, cap)) <= RESUME_LIMITS.totalBytes;
  if (!fits(MIN_TEXT_CAP)) return null;
  let low = MIN_TEXT_CAP;
  while (low < RESUME_LIMITS.description && fits(low * 2)) low *= 2;
  let high = low * 2 - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function capTexts(value: unknown, cap: number, path = '', lost?: LostPaths): unknown {
  if (typeof value === 'string') {
    if (value.length <= cap) return value;
    lost?.add(path);
    return truncateText(value, cap);
  }
  const pathOf = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) return value.map((inner, index) => capTexts(inner, cap, pathOf(index), lost));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, capTexts(inner, cap, pathOf(key), lost)]),
  );
}

function dropHalfOfLongest(resume: ResumeData, lost: LostPaths): ResumeData {
  const lists: { path: string; count: number }[] = SHRINKABLE_LISTS.map((list) => ({
    path: list,
    count: resume[list].length,
  }));
  resume.customSections.forEach((section, index) =>
    lists.push({ path: `customSections.${index}.items`, count: section.items.length }),
  );
  const longest = lists.reduce((most, list) => (list.count > most.count ? list : most));
  const kept = Math.floor(longest.count / 2);
  for (let index = kept; index < longest.count; index += 1) lost.add(`${longest.path}.${index}`);
  const list = SHRINKABLE_LISTS.find((key) => key === longest.path);
  if (list !== undefined) return { ...resume, [list]: resume[list].slice(0, kept) };
  return {
    ...resume,
    customSections: resume.customSections.map((section, index) =>
      longest.path === `customSections.${index}.items` ? { ...section, items: section.items.slice(0, kept) } : section,
    ),
  };
}
