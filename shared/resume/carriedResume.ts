import { setKnob } from './design.ts';
import { SECTION_KEYS, type ResumeData } from './schema.ts';
import { toShownResume } from './visibleResume.ts';

const LISTS = ['experience', 'education', 'projects', 'skills', 'languages'] as const;

/**
 * Returns the résumé that a PDF carries: only the parts that the page shows. Ids are numbered again, since those of
 * custom sections tell when they were made; the order names only sections that exist, and a current job has no end.
 */
export function toCarriedResume(resume: ResumeData): ResumeData {
  const { letters: _letters, linkCode: _code, ...visible } = toShownResume(resume);
  const sections = new Map(visible.customSections.map(({ id }, index) => [id, `section-${index + 1}`]));
  const known = new Set<string>(SECTION_KEYS);
  const {
    sectionOrder,
    sidebarSections,
    pageStarts = [],
    keptEntries = [],
    contacts = [],
    details = [],
    design: shown,
    ...rest
  } = visible;
  // A person who opens the file has another link, or none.
  const design = setKnob(shown, 'code', undefined);
  const lists = Object.fromEntries(
    LISTS.map((list) => [list, numbered<{ id: string }>(list, visible[list])]),
  ) as unknown as Pick<ResumeData, (typeof LISTS)[number]>;
  const renumbered = new Map([
    ...LISTS.flatMap((list) => visible[list].map(({ id }, index) => [id, `${list}-${index + 1}`] as const)),
    ...visible.customSections.flatMap(({ items }, index) =>
      items.map(({ id }, itemIndex) => [id, `item-${index + 1}-${itemIndex + 1}`] as const),
    ),
  ]);
  const sectionNames = (keys: readonly string[]) =>
    keys.flatMap((key) => sections.get(key) ?? (known.has(key) ? [key] : []));
  return {
    ...rest,
    ...(design && { design }),
    ...lists,
    experience: lists.experience.map((job) => (job.current ? { ...job, endDate: '' } : job)),
    customSections: visible.customSections.map((section, index) => ({
      ...section,
      id: `section-${index + 1}`,
      items: section.items.map((item, itemIndex) => ({ ...item, id: `item-${index + 1}-${itemIndex + 1}` })),
    })),
    ...(contacts.length > 0 && { contacts: numbered('contacts', contacts) }),
    ...(details.length > 0 && { details: numbered('details', details) }),
    ...(sectionOrder && { sectionOrder: sectionNames(sectionOrder) }),
    ...(sidebarSections && { sidebarSections: sectionNames(sidebarSections) }),
    ...named('pageStarts', sectionNames(pageStarts.filter((key) => !resume.hiddenSections?.includes(key)))),
    ...named(
      'keptEntries',
      keptEntries.flatMap((id) => renumbered.get(id) ?? []),
    ),
  };
}

const numbered = <T extends { readonly id: string }>(list: string, entries: readonly T[]): T[] =>
  entries.map((entry, index) => ({ ...entry, id: `${list}-${index + 1}` }));

const named = (list: 'pageStarts' | 'keptEntries', names: string[]): Partial<ResumeData> =>
  names.length === 0 ? {} : { [list]: names };
