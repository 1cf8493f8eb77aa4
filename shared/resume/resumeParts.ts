import { lettersOf } from './letter.ts';
import { SECTION_KEYS, type ResumeData, type SectionKey } from './schema.ts';

/** The place of a part of a résumé, in words for a reader. */
export interface PartPlace {
  /** A section's key; `contacts`; `photo`; `letters`; `template` and `design` for what changes the look alone. */
  readonly section: SectionKey | 'contacts' | 'photo' | 'template' | 'design' | 'custom' | 'letters';
  /** The entry in the person's words, or a custom section's title; '' for the section as a whole. */
  readonly entry: string;
}

/** A field of a résumé, or an entry with its fields. */
export interface ResumePart extends PartPlace {
  /**
   * The part's place in the data, an entry by its id: `summary`, `personalInfo/phone`, `experience/ID/title`,
   * `customSections/ID/items/ID`. `templateId` includes the template's version.
   */
  readonly path: string;
  /** The part that it is shown with: its entry, or else its section. */
  readonly of: string;
  readonly value: unknown;
  /** The fields of an entry. */
  readonly fields?: readonly ResumePart[];
}

/** Fields of an entry that name it, in their order. */
const NAMING = ['title', 'degree', 'name', 'company', 'institution', 'organization', 'employer', 'position'];

const entryName = (entry: object): string =>
  NAMING.flatMap((field) => {
    const value = Object.entries(entry).find(([name]) => name === field)?.[1] as unknown;
    return typeof value === 'string' && value.trim() !== '' ? [value] : [];
  }).join(', ');

/** How it is shown, each a field as a whole. */
const LOOK = ['language', 'design', 'sectionOrder', 'hiddenSections', 'sidebarSections', 'pageStarts', 'keptEntries'];

const fieldsOf = (value: object, place: Omit<ResumePart, 'value'>): ResumePart[] =>
  Object.entries(value).flatMap(([field, of]) =>
    field === 'id' || field === 'items' ? [] : [{ ...place, path: `${place.path}/${field}`, value: of as unknown }],
  );

function entryPart(section: PartPlace['section'], list: string, entry: { readonly id: string }, name: string) {
  const place = { section, entry: name, path: `${list}/${entry.id}`, of: `${list}/${entry.id}` };
  return { ...place, value: entry, fields: fieldsOf(entry, place) };
}

const field = (section: PartPlace['section'], path: string, value: unknown): ResumePart[] =>
  value === undefined ? [] : [{ section, entry: '', path, of: section, value }];

/** Every part of a résumé in the order of its sections; what is nowhere is no part. */
export function partsOf(resume: ResumeData): ResumePart[] {
  const contacts = { section: 'contacts', entry: '', path: 'personalInfo', of: 'contacts' } as const;
  return [
    ...fieldsOf(resume.personalInfo, contacts),
    ...field('contacts', 'headline', resume.headline),
    ...(resume.contacts ?? []).map((contact) => entryPart('contacts', 'contacts', contact, '')),
    ...(resume.details ?? []).map((detail) => entryPart('contacts', 'details', detail, detail.label)),
    ...field('photo', 'photo', resume.photo),
    ...SECTION_KEYS.flatMap((section) => {
      const content = resume[section];
      const parts =
        typeof content === 'string'
          ? field(section, section, content)
          : content.map((entry) => entryPart(section, section, entry, entryName(entry)));
      return [...parts, ...field(section, `sectionTitles/${section}`, resume.sectionTitles?.[section])];
    }),
    ...resume.customSections.map((section) => {
      const part = entryPart('custom', 'customSections', section, section.title);
      const items = section.items.map((item) => {
        const name = [section.title, entryName(item)].filter(Boolean).join(', ');
        return entryPart('custom', `${part.path}/items`, item, name);
      });
      return { ...part, fields: [...part.fields, ...items] };
    }),
    // The advertisement that it answers is not part of its text.
    ...lettersOf(resume).map(({ advert: _advert, ...letter }) =>
      entryPart('letters', 'letters', letter, entryName(letter)),
    ),
    ...field('template', 'templateId', [resume.templateId, resume.templateVersion ?? 1]),
    ...Object.entries(resume).flatMap(([key, value]) => (LOOK.includes(key) ? field('design', key, value) : [])),
  ];
}
