import { levelOf } from './levels.ts';
import { LIMITS } from './limits.ts';
import { nextEntryId, nextStampId, type ListKey } from './ids.ts';
import { isRecord, listIn, reader, type Loss } from './repairValues.ts';
import { fitBytes } from './repairSize.ts';
import { DEFAULT_TEMPLATE_ID, SECTION_KEYS, type CustomItem, type CustomSection, type ResumeData } from './schema.ts';
import { LANGUAGES } from '../product.ts';
import { isBlank } from './visible.ts';
import type { EntryOf } from './defaults.ts';

export interface RepairedResume {
  readonly resume: ResumeData;
  /** Paths in the given value whose content could not be kept whole, as `experience.0.title`; empty when nothing was lost. */
  readonly lost: readonly string[];
}

/**
 * Makes a valid résumé of anything old, foreign or damaged, and says what it could not keep. A valid résumé of clean
 * texts comes back equal. Wrong types are read as what they mean where that is clear, missing fields become blank, ids that
 * are missing, malformed or used twice are issued anew, texts are cut only where they exceed the limits. Never throws.
 */
export function repairResume(value: unknown): RepairedResume {
  const lost = new Set<string>();
  const read = reader(isRecord(value) ? value : {}, '', lost);
  if (!isRecord(value) && value !== undefined && value !== null && value !== '') lost.add('');
  const ids = new Set<string>(SECTION_KEYS);
  const renamed = new Map<string, string>();

  const personal = reader(read.record('personalInfo'), 'personalInfo', lost);
  const resume: ResumeData = {
    templateId: read.text('templateId', 64) || DEFAULT_TEMPLATE_ID,
    personalInfo: personal.texts({ fullName: LIMITS.line, email: LIMITS.line, phone: LIMITS.line, address: LIMITS.line, linkedin: LIMITS.url, website: LIMITS.url }),
    summary: read.text('summary', LIMITS.summary),
    experience: entries('experience'),
    education: entries('education'),
    skills: entries('skills'),
    languages: entries('languages'),
    projects: entries('projects'),
    customSections: customSections(),
  };
  personal.done();

  const said = read.text('language', 20);
  const language = LANGUAGES.find((known) => known === said);
  if (language !== undefined) resume.language = language;
  const order = read.list('sectionOrder').filter((key): key is string => typeof key === 'string' && key.length <= 64);
  if (order.length > 0) resume.sectionOrder = [...new Set(order.map((key) => renamed.get(key) ?? key))].slice(0, 40);
  read.done();
  return { resume: fitBytes(resume, lost), lost: [...lost] };

  function entries<K extends ListKey>(list: K): EntryOf[K][] {
    const kept: EntryOf[K][] = [];
    const found = listIn(read.value(list), list, STRAY[list], lost);
    for (const { value: item, path } of found) {
      const entry = ENTRY[list](item, path, lost);
      if (overflows(kept.length, LIMITS[list], entry, path)) continue;
      kept.push({ ...entry, id: idFor(item, () => nextEntryId(list, [...ids, ...idsIn(found)])) } as EntryOf[K]);
    }
    return kept;
  }

  function customSections(): CustomSection[] {
    const kept: CustomSection[] = [];
    for (const { value: section, path } of listIn(read.value('customSections'), 'customSections', 'title', lost)) {
      const id = idFor(section, () => nextStampId('section', ids));
      const from = reader(section, path, lost);
      const shaped: CustomSection = { title: from.text('title', LIMITS.line), id, items: [] };
      for (const item of listIn(from.value('items'), `${path}.items`, 'description', lost)) {
        const entry = shapeItem(item.value, item.path, lost);
        if (overflows(shaped.items.length, LIMITS.customItems, entry, item.path)) continue;
        shaped.items.push({ ...entry, id: idFor(item.value, () => nextStampId('item', ids)) });
      }
      from.done();
      const content = { title: shaped.title, items: shaped.items.map((item) => item.title).join('') };
      if (!overflows(kept.length, LIMITS.customSections, content, path)) kept.push(shaped);
    }
    return kept;
  }

  /** Whether a list is full; what is then left out was lost unless it is blank. */
  function overflows(count: number, limit: number, entry: object, path: string): boolean {
    if (count >= limit && !isBlank(entry)) lost.add(path);
    return count >= limit;
  }

  function idFor(entry: Record<string, unknown>, issue: () => string): string {
    const given = entry['id'];
    const usable = typeof given === 'string' && given.length <= 64 && /^[\w-]+$/.test(given) && !ids.has(given);
    const id = usable ? given : issue();
    if (typeof given === 'string' && !ids.has(given)) renamed.set(given, id);
    ids.add(id);
    return id;
  }
}

/** Ids further down a list: a new id must not take one that an entry after it holds rightly. */
function idsIn(found: readonly { value: Record<string, unknown> }[]): string[] {
  return found.map(({ value }) => value['id']).filter((id) => typeof id === 'string');
}

/** The field that takes a text standing where an entry should be. */
const STRAY: Readonly<Record<ListKey, string>> = { experience: 'description', education: 'description', skills: 'name', languages: 'name', projects: 'description' };

type Shape<T> = (value: Record<string, unknown>, path: string, lost: Loss) => T;
const DATES = { startDate: LIMITS.line, endDate: LIMITS.line, description: LIMITS.description };

const ENTRY: { readonly [K in ListKey]: Shape<Omit<EntryOf[K], 'id'>> } = {
  experience: shape(({ texts, flag }) => ({ ...texts({ title: LIMITS.line, company: LIMITS.line, location: LIMITS.line, ...DATES }), current: flag('current') })),
  education: shape(({ texts }) => texts({ degree: LIMITS.line, institution: LIMITS.line, location: LIMITS.line, ...DATES })),
  skills: shape(({ texts }) => texts({ name: LIMITS.line })),
  languages: shape(({ texts, oneOf }) => ({ ...texts({ name: LIMITS.line }), level: oneOf('level', levelOf, 'intermediate') })),
  projects: shape(({ texts }) => texts({ name: LIMITS.line, role: LIMITS.line, url: LIMITS.url, ...DATES, technologies: LIMITS.url })),
};

const shapeItem: Shape<Omit<CustomItem, 'id'>> = shape(({ texts }) => texts({ title: LIMITS.line, organization: LIMITS.line, location: LIMITS.line, ...DATES }));

function shape<T>(build: (from: ReturnType<typeof reader>) => T): Shape<T> {
  return (value, path, lost) => {
    const from = reader(value, path, lost);
    const built = build(from);
    from.done();
    return built;
  };
}
