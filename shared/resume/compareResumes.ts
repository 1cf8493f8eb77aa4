import { SECTION_KEYS, type ResumeData, type SectionKey } from './schema.ts';
import { stripMarks } from './textMarks.ts';

/** Where a text of a résumé changed. */
export interface ResumeChange {
  /** A section's key; `contacts`; `template` and `design` for what changes the look alone. */
  readonly section: SectionKey | 'contacts' | 'template' | 'design' | 'custom';
  /** The entry in the person's own words, or the title of a section of one's own; '' where the section is all. */
  readonly entry: string;
  /**
   * The fields that changed, a line each, as they are read, without marks; '' where there was, or is, nothing. Both ''
   * for a change of the design.
   */
  readonly before: string;
  readonly after: string;
}

/** In the place of a job's end, for {@link ResumeChange}: whoever shows it has a word of its language. */
export const PRESENT = 'present';

interface FieldText extends Pick<ResumeChange, 'section' | 'entry'> {
  /** What an entry is known by in both states: its section and its id. */
  readonly of: string;
  readonly field: string;
  readonly text: string;
}

/** Fields of an entry that name it, in their order. */
const NAMING = ['title', 'degree', 'name', 'company', 'institution', 'organization'];

const entryName = (entry: object): string =>
  NAMING.flatMap((field) => {
    const value = Object.entries(entry).find(([name]) => name === field)?.[1] as unknown;
    return typeof value === 'string' && value.trim() !== '' ? [value] : [];
  }).join(', ');

/** The texts of one entry; that a job is held today is one of them. */
function* partsOf(section: FieldText['section'], entry: object, name: string, id: string): Generator<FieldText> {
  for (const [field, value] of Object.entries(entry) as [string, unknown][]) {
    if (field === 'id' || field === 'items') continue;
    const text = typeof value === 'string' ? stripMarks(value) : value === true ? PRESENT : '';
    yield { section, entry: name, of: `${section} ${id}`, field, text };
  }
}

/** Every text of a résumé in the order of its sections. */
function* textsOf(resume: ResumeData): Generator<FieldText> {
  yield* partsOf('contacts', { ...resume.personalInfo, headline: resume.headline ?? '' }, '', '');
  for (const section of SECTION_KEYS) {
    const content = resume[section];
    if (typeof content === 'string') yield* partsOf(section, { content }, '', '');
    else for (const entry of content) yield* partsOf(section, entry, entryName(entry), entry.id);
    yield* partsOf(section, { heading: resume.sectionTitles?.[section] ?? '' }, '', '');
  }
  for (const section of resume.customSections) {
    yield* partsOf('custom', section, section.title, section.id);
    for (const item of section.items)
      yield* partsOf('custom', item, [section.title, entryName(item)].filter(Boolean).join(', '), item.id);
  }
  yield { section: 'template', entry: '', of: 'template', field: '', text: resume.templateId };
}

/** How it is shown: everything that is no text. */
const lookOf = ({ design, sectionOrder, hiddenSections, sidebarSections, pageStarts }: ResumeData): string =>
  JSON.stringify([design, sectionOrder, hiddenSections, sidebarSections, pageStarts]);

const byField = (resume: ResumeData) => new Map([...textsOf(resume)].map((part) => [`${part.of} ${part.field}`, part]));

/**
 * What differs between two states of a résumé, entry by entry in the order of the later one, then what is gone. Entries
 * are known by their ids, so that one that only moved is no change.
 */
export function compareResumes(before: ResumeData, after: ResumeData): ResumeChange[] {
  const [earlier, later] = [byField(before), byField(after)];
  const changes = new Map<string, ResumeChange>();
  for (const key of new Set([...later.keys(), ...earlier.keys()])) {
    const [was, is] = [earlier.get(key), later.get(key)];
    const part = is ?? was;
    if (!part || (was?.text ?? '') === (is?.text ?? '')) continue;
    const { before: lines = '', after: now = '' } = changes.get(part.of) ?? {};
    const { section, entry } = part;
    changes.set(part.of, { section, entry, before: withLine(lines, was?.text), after: withLine(now, is?.text) });
  }
  const look = { section: 'design', entry: '', before: '', after: '' } as const;
  return lookOf(before) === lookOf(after) ? [...changes.values()] : [...changes.values(), look];
}

const withLine = (lines: string, line = '') => [lines, line].filter(Boolean).join('\n');
