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
  skill: { id: 'Skill', name: 'Skill' },
  language: { id: 'SpokenLanguage', name: 'Spoken Language' },
  languageLevel: { id: 'LanguageLevel', name: 'Language Level' },
  tag: { id: 'Technology', name: 'Technology' },
  company: { id: 'Organization', name: 'Organization' },
  place: { id: 'Place', name: 'Place' },
  entryLink: { id: 'EntryLink', name: 'Entry Link' },
  dates: { id: 'Dates', name: 'Dates' },
};
