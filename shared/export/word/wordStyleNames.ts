import type { TextPart } from '../blocks.ts';

/**
 * The styles that name what a text is: what a style changes in Word it changes everywhere, and a file of ours is read
 * back by them. `name` is what Word shows.
 */
export const PART_STYLES: Readonly<Record<TextPart, { readonly id: string; readonly name: string }>> = {
  phone: { id: 'ContactPhone', name: 'Contact Phone' },
  email: { id: 'ContactEmail', name: 'Contact Email' },
  address: { id: 'ContactAddress', name: 'Contact Address' },
  linkedin: { id: 'ContactLinkedIn', name: 'Contact LinkedIn' },
  website: { id: 'ContactWebsite', name: 'Contact Website' },
  link: { id: 'ContactLink', name: 'Contact Link' },
  detail: { id: 'PersonalDetail', name: 'Personal Detail' },
  skill: { id: 'Skill', name: 'Skill' },
  skillGroup: { id: 'SkillGroup', name: 'Skill Group' },
  language: { id: 'SpokenLanguage', name: 'Spoken Language' },
  languageLevel: { id: 'LanguageLevel', name: 'Language Level' },
  tag: { id: 'Technology', name: 'Technology' },
  company: { id: 'Organization', name: 'Organization' },
  place: { id: 'Place', name: 'Place' },
  entryLink: { id: 'EntryLink', name: 'Entry Link' },
  dates: { id: 'Dates', name: 'Dates' },
};

/** The prefix of the bookmark at a section's heading. Word hides bookmarks that begin with an underscore. */
const SECTION_BOOKMARK = '_korot_';
/** Characters that Word takes for a name. */
const MAX_BOOKMARK_LENGTH = 40;

/** The bookmark of a section: a file of ours is read back by it, whatever its heading says. */
export const sectionBookmark = (key: string): string =>
  (SECTION_BOOKMARK + key.replaceAll(/\W/g, '_')).slice(0, MAX_BOOKMARK_LENGTH);

/** Returns the rest of a section's bookmark after the prefix; undefined for other bookmarks. */
export const bookmarkedSection = (bookmark: string | undefined): string | undefined =>
  bookmark?.startsWith(SECTION_BOOKMARK) === true ? bookmark.slice(SECTION_BOOKMARK.length) : undefined;

/** The prefix of the bookmark at an entry that is a text alone. */
const ENTRY_BOOKMARK = '_korotentry_';

/** The bookmark of an entry without a head, by a number that no other entry of the file has. */
export const entryBookmark = (number: number): string => `${ENTRY_BOOKMARK}${number}`;

export const isEntryBookmark = (bookmark: string | undefined): boolean => bookmark?.startsWith(ENTRY_BOOKMARK) === true;
