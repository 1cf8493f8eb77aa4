import { SECTION_KEYS } from '../resume/schema.ts';

/** Most characters of a job description. */
export const MAX_JOB_DESCRIPTION_LENGTH = 15_000;

/** Actions for a single text where it is written; `number` adds a number that the person gives. */
export const TEXT_ACTIONS = ['wording', 'shorten', 'number'] as const;
export type TextAction = (typeof TEXT_ACTIONS)[number];
/** Most characters of such a number and what it counts: "12 people a week". */
export const MAX_STATED_NUMBER_LENGTH = 120;
/** How many earlier wordings of a text the next one must differ from. */
export const MAX_EARLIER_WORDINGS = 3;

/** Sections that can be improved, in document order. */
export const IMPROVED_SECTIONS = ['summary', 'experience', 'education', 'projects', 'custom'] as const;
export type ImprovedSection = (typeof IMPROVED_SECTIONS)[number];
/** Sections of which a model writes something, including those of a translation. */
export const WRITTEN_SECTIONS = ['contacts', ...SECTION_KEYS, 'custom'] as const;
export type WrittenSection = (typeof WRITTEN_SECTIONS)[number];
/** Sections of entries with a description. The items of all custom sections count as one list. */
export const [, ...ENTRY_SECTIONS] = IMPROVED_SECTIONS;
export type EntrySection = (typeof ENTRY_SECTIONS)[number];

/**
 * Reasons why a text has no result: the answer had the wrong form or lost private details, the model was busy, an
 * error, or the time was over.
 */
export const SECTION_FAILURES = ['invalid', 'incomplete', 'throttled', 'failed', 'late'] as const;
export type SectionFailure = (typeof SECTION_FAILURES)[number];
