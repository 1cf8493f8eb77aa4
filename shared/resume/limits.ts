/**
 * How large a résumé may be. Lengths are UTF-16 code units, counts are entries.
 *
 * They are far above what a person writes and keep a stored résumé below DynamoDB's 400 KB item:
 * the single limits bound each field, `totalBytes` bounds the whole (UTF-8, as JSON).
 */
export const RESUME_LIMITS = {
  line: 300,
  url: 2_000,
  summary: 5_000,
  description: 8_000,
  experience: 50,
  education: 30,
  projects: 50,
  skills: 150,
  languages: 30,
  contacts: 8,
  details: 8,
  customSections: 20,
  customItems: 50,
  /** Sections named in the order, among the hidden ones, in the sidebar, or as beginnings of a page. */
  sectionKeys: 40,
  keptEntries: 200,
  templateVersion: 99,
  totalBytes: 200_000,
} as const;

/** Characters of a saved résumé's name. */
export const MAX_RESUME_NAME_LENGTH = 120;

/** Template of a new résumé (DATA-05). Not in the schema, which is much for a page that only shows its name. */
export const DEFAULT_TEMPLATE_ID = 'professional';

/** The template of a new résumé: the default one in its newest version. A test compares it with the catalogue. */
export const DEFAULT_TEMPLATE_CHOICE: { readonly templateId: string; readonly templateVersion?: number } = {
  templateId: DEFAULT_TEMPLATE_ID,
};

/** The prefix of the ids of each list's entries (DATA-13). */
export const ENTRY_ID_PREFIX = {
  experience: 'exp',
  education: 'edu',
  skills: 'skill',
  languages: 'lang',
  projects: 'proj',
  contacts: 'contact',
  details: 'detail',
} as const;
