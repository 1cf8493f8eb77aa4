import { DESIGN_KNOB_NAMES, repairKnob, setKnob, type ResumeDesign } from './design.ts';
import { parseLanguageLevel } from './languageLevels.ts';
import type { LanguageLevel } from './schema.ts';
import { createIdIssuer, nextTimestampId, type ListKey } from './ids.ts';
import { LostPaths, isRecord, readEntries, createFieldReader } from './repairValues.ts';
import { isPhoto } from './photo.ts';
import { fitToByteLimit } from './repairSize.ts';
import { canBeCalled } from '../contacts/numberToDial.ts';
import { LETTER_LIMITS } from './letterLimits.ts';
import { DEFAULT_TEMPLATE_ID, RESUME_LIMITS } from './limits.ts';
import {
  CONTACT_KINDS,
  DETAIL_KINDS,
  LETTER_GENDERS,
  SECTION_KEYS,
  type CustomItem,
  type CustomSection,
  type Letter,
  type MoreContact,
  type PersonalDetail,
  type ResumeData,
} from './schema.ts';
import { toSupportedLanguage } from '../platform/language.ts';
import type { EntryByList } from './blankResume.ts';

/** Lists of names of sections and entries, and how many each may hold. */
const NAME_LISTS = [
  ['sectionOrder', RESUME_LIMITS.sectionKeys],
  ['hiddenSections', RESUME_LIMITS.sectionKeys],
  ['sidebarSections', RESUME_LIMITS.sectionKeys],
  ['pageStarts', RESUME_LIMITS.sectionKeys],
  ['keptEntries', RESUME_LIMITS.keptEntries],
] as const;
const isTemplateVersion = (version: number) =>
  Number.isInteger(version) && version >= 1 && version <= RESUME_LIMITS.templateVersion;
const ENTRY_ID = /^[\w-]+$/;

export interface RepairedResume {
  readonly resume: ResumeData;
  /**
   * Paths in the given value whose content could not be kept whole, as `experience.0.title`; empty when nothing was
   * lost. At most `MAX_LOST_PATHS`; the empty path then stands for those that are not named.
   */
  readonly lost: readonly string[];
}

/**
 * Makes a valid résumé of anything old, foreign or damaged, and says what it could not keep. A valid résumé of clean
 * texts comes back equal. Wrong types are read as what they mean where that is clear, missing fields become blank, ids
 * that are missing, malformed or used twice are issued again, texts are cut only where they exceed the limits. Entries
 * beyond the limit of their list are left out before anything is made of them: the work grows with the size of the
 * value and no more, whatever it holds. Never throws.
 */
export function repairResume(value: unknown): RepairedResume {
  const lost = new LostPaths();
  const read = createFieldReader(isRecord(value) ? value : {}, '', lost);
  if (!isRecord(value) && value !== undefined && value !== null && value !== '') lost.add('');
  const ids = new Set<string>(SECTION_KEYS);
  const renamed = new Map<string, string>();

  const personal = createFieldReader(read.record('personalInfo'), 'personalInfo', lost);
  const resume: ResumeData = {
    templateId: read.text('templateId', 64) || DEFAULT_TEMPLATE_ID,
    personalInfo: personal.texts({
      fullName: RESUME_LIMITS.line,
      email: RESUME_LIMITS.line,
      phone: RESUME_LIMITS.line,
      address: RESUME_LIMITS.line,
      linkedin: RESUME_LIMITS.url,
      website: RESUME_LIMITS.url,
    }),
    summary: read.text('summary', RESUME_LIMITS.summary),
    experience: entries('experience'),
    education: entries('education'),
    skills: entries('skills'),
    languages: entries('languages'),
    projects: entries('projects'),
    customSections: customSections(),
  };
  personal.done();
  const headline = read.text('headline', RESUME_LIMITS.line);
  if (headline !== '') resume.headline = headline;

  const language = toSupportedLanguage(read.text('language', 20));
  if (language !== undefined) resume.language = language;
  for (const [list, most] of NAME_LISTS) {
    const names = read.list(list).filter((name): name is string => typeof name === 'string' && name.length <= 64);
    const known = [...new Set(names.map((name) => renamed.get(name) ?? name))];
    const kept = list === 'keptEntries' ? known.filter((id) => ENTRY_ID.test(id)) : known;
    // A sidebar may be set to hold nothing; the other lists say nothing when they are empty.
    const given = list === 'sidebarSections' ? read.value(list) : undefined;
    const isEmptySidebar = Array.isArray(given) && given.length === 0;
    if (kept.length > 0 || isEmptySidebar) resume[list] = kept.slice(0, most);
  }
  const titles = sectionTitles();
  if (titles) resume.sectionTitles = titles;
  const version = templateVersion();
  if (version !== undefined) resume.templateVersion = version;
  const design = readDesign();
  if (design) resume.design = design;
  const letters = readLetters();
  if (letters.length > 0) resume.letters = letters;
  const contacts = personalEntries('contacts', shapeContact);
  if (contacts.length > 0) resume.contacts = contacts;
  const details = personalEntries('details', shapeDetail);
  if (details.length > 0) resume.details = details;
  const photo = read.value('photo');
  if (typeof photo === 'string' && isPhoto(photo)) resume.photo = photo;
  else if (photo !== undefined && photo !== null && photo !== '') lost.add('photo');
  read.done();
  return { resume: fitToByteLimit(resume, lost), lost: lost.named() };

  function readLetters(): Letter[] {
    const given = readEntries(read.value('letters'), 'letters', 'body', LETTER_LIMITS.letters, lost);
    return given.map(({ value: item, path }) => ({
      ...shapeLetter(item, path, lost),
      id: idFor(item, () => nextTimestampId('item', ids)),
    }));
  }

  function personalEntries<T extends object>(list: 'contacts' | 'details', shape: EntryShaper<T>) {
    const given = readEntries(read.value(list), list, 'value', RESUME_LIMITS[list], lost);
    const issue = createIdIssuer(list, [...ids, ...idsIn(given)]);
    return given.map(({ value: item, path }) => ({ ...shape(item, path, lost), id: idFor(item, issue) }));
  }

  function sectionTitles(): ResumeData['sectionTitles'] {
    const from = createFieldReader(read.record('sectionTitles'), 'sectionTitles', lost);
    const given = SECTION_KEYS.map((key) => [key, from.text(key, RESUME_LIMITS.line)] as const);
    from.done();
    const titles = given.filter(([, title]) => title !== '');
    return titles.length > 0 ? Object.fromEntries(titles) : undefined;
  }

  function templateVersion(): number | undefined {
    const given = read.value('templateVersion');
    const version = typeof given === 'string' && /^\d{1,2}$/.test(given.trim()) ? Number(given) : given;
    if (typeof version === 'number' && isTemplateVersion(version)) return version;
    if (given !== undefined && given !== null && given !== '') lost.add('templateVersion');
    return undefined;
  }

  function readDesign(): ResumeDesign | undefined {
    const from = createFieldReader(read.record('design'), 'design', lost);
    let design: ResumeDesign | undefined;
    for (const name of DESIGN_KNOB_NAMES) {
      const given = from.value(name);
      const kept = repairKnob(name, given);
      if (kept === undefined && given !== undefined && given !== null && given !== '') lost.add(`design.${name}`);
      design = setKnob(design, name, kept);
    }
    from.done();
    return design;
  }

  function entries<K extends ListKey>(list: K): EntryByList[K][] {
    const rawEntries = readEntries(read.value(list), list, STRAY_TEXT_FIELD[list], RESUME_LIMITS[list], lost);
    const issue = createIdIssuer(list, [...ids, ...idsIn(rawEntries)]);
    return rawEntries.map(({ value: item, path }) => {
      const entry = ENTRY_SHAPERS[list](item, path, lost);
      return { ...entry, id: idFor(item, issue) } as EntryByList[K];
    });
  }

  function customSections(): CustomSection[] {
    const { customSections: sections, customItems: items } = RESUME_LIMITS;
    return readEntries(read.value('customSections'), 'customSections', 'title', sections, lost).map(
      ({ value: section, path }) => {
        const id = idFor(section, () => nextTimestampId('section', ids));
        const from = createFieldReader(section, path, lost);
        const title = from.text('title', RESUME_LIMITS.line);
        const rawItems = readEntries(from.value('items'), `${path}.items`, 'description', items, lost);
        from.done();
        return {
          title,
          id,
          items: rawItems.map((item) => ({
            ...shapeCustomItem(item.value, item.path, lost),
            id: idFor(item.value, () => nextTimestampId('item', ids)),
          })),
        };
      },
    );
  }

  function idFor(entry: Record<string, unknown>, issue: () => string): string {
    const given = entry['id'];
    const usable = typeof given === 'string' && given.length <= 64 && ENTRY_ID.test(given) && !ids.has(given);
    const id = usable ? given : issue();
    if (typeof given === 'string' && !ids.has(given)) renamed.set(given, id);
    ids.add(id);
    return id;
  }
}

/** Ids further down a list: a new id must not take one that an entry after it holds rightly. */
function idsIn(rawEntries: readonly { value: Record<string, unknown> }[]): string[] {
  return rawEntries.map(({ value }) => value['id']).filter((id) => typeof id === 'string');
}

/** The field that takes a text standing where an entry should be. */
const STRAY_TEXT_FIELD: Readonly<Record<ListKey, string>> = {
  experience: 'description',
  education: 'description',
  skills: 'name',
  languages: 'name',
  projects: 'description',
};

type EntryShaper<T> = (value: Record<string, unknown>, path: string, lost: LostPaths) => T;
const DATED_FIELDS = {
  startDate: RESUME_LIMITS.line,
  endDate: RESUME_LIMITS.line,
  description: RESUME_LIMITS.description,
};

const ENTRY_SHAPERS: { readonly [K in ListKey]: EntryShaper<Omit<EntryByList[K], 'id'>> } = {
  experience: createShaper(({ texts, flag }) => ({
    ...texts({ title: RESUME_LIMITS.line, company: RESUME_LIMITS.line, location: RESUME_LIMITS.line, ...DATED_FIELDS }),
    current: flag('current'),
  })),
  education: createShaper(({ texts }) =>
    texts({
      degree: RESUME_LIMITS.line,
      institution: RESUME_LIMITS.line,
      location: RESUME_LIMITS.line,
      ...DATED_FIELDS,
    }),
  ),
  skills: createShaper(({ texts, text }) => ({
    ...texts({ name: RESUME_LIMITS.line }),
    ...named('group', text('group', RESUME_LIMITS.line)),
  })),
  languages: createShaper(({ texts, oneOf }) => ({
    ...texts({ name: RESUME_LIMITS.line }),
    ...levelOf(oneOf('level', parseLanguageLevel, undefined)),
  })),
  projects: createShaper(({ texts }) =>
    texts({
      name: RESUME_LIMITS.line,
      role: RESUME_LIMITS.line,
      url: RESUME_LIMITS.url,
      ...DATED_FIELDS,
      technologies: RESUME_LIMITS.url,
    }),
  ),
};

/** A text that is not there is no field. */
const named = <Field extends string>(field: Field, text: string) =>
  (text === '' ? {} : { [field]: text }) as Partial<Record<Field, string>>;

/** A level that is not said is not a field. */
const levelOf = (level: LanguageLevel | undefined) => (level ? { level } : {});

const shapeCustomItem: EntryShaper<Omit<CustomItem, 'id'>> = createShaper(({ texts }) =>
  texts({ title: RESUME_LIMITS.line, organization: RESUME_LIMITS.line, location: RESUME_LIMITS.line, ...DATED_FIELDS }),
);

const shapeLetter: EntryShaper<Omit<Letter, 'id'>> = createShaper(({ texts, oneOf }) => {
  const gender = oneOf('gender', (said) => LETTER_GENDERS.find((each) => each === said) ?? null, undefined);
  return {
    ...texts({
      recipient: RESUME_LIMITS.line,
      role: RESUME_LIMITS.line,
      employer: RESUME_LIMITS.line,
      position: RESUME_LIMITS.line,
      place: RESUME_LIMITS.line,
      date: RESUME_LIMITS.line,
      subject: RESUME_LIMITS.line,
      greeting: RESUME_LIMITS.line,
      body: LETTER_LIMITS.body,
      closing: RESUME_LIMITS.line,
      advert: RESUME_LIMITS.line,
    }),
    ...(gender && { gender }),
  };
});

/** Tells the kind by the value if the entry does not name it. */
const shapeContact: EntryShaper<Omit<MoreContact, 'id'>> = createShaper(({ texts, oneOf }) => {
  const { value } = texts({ value: RESUME_LIMITS.url });
  const known = canBeCalled(value) && !/\p{L}/u.test(value) ? 'phone' : 'link';
  return { kind: oneOf('kind', (said) => CONTACT_KINDS.find((each) => each === said) ?? null, known), value };
});

const shapeDetail: EntryShaper<Omit<PersonalDetail, 'id'>> = createShaper(({ texts, oneOf }) => ({
  kind: oneOf('kind', (said) => DETAIL_KINDS.find((each) => each === said) ?? null, 'own'),
  ...texts({ label: RESUME_LIMITS.line, value: RESUME_LIMITS.line }),
}));

function createShaper<T>(build: (from: ReturnType<typeof createFieldReader>) => T): EntryShaper<T> {
  return (value, path, lost) => {
    const from = createFieldReader(value, path, lost);
    const built = build(from);
    from.done();
    return built;
  };
}
