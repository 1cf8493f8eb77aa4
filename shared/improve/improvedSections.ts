import { SECTION_KEYS } from '../resume/schema.ts';

/** Characters of a job description. */
export const MAX_JOB_DESCRIPTION_LENGTH = 15_000;

/** What one text can be asked for where it is written; `number` adds one that the person gives. */
export const TEXT_ACTIONS = ['wording', 'shorten', 'number'] as const;
export type TextAction = (typeof TEXT_ACTIONS)[number];
/** Characters of the number that a person gives, with what it counts: "12 people a week". */
export const MAX_STATED_NUMBER_LENGTH = 120;
/** Earlier wordings of one text that another wording must differ from. */
export const MAX_EARLIER_WORDINGS = 3;

/** Sections that are improved, in the order of the document. */
export const IMPROVED_SECTIONS = ['summary', 'experience', 'education', 'projects', 'custom'] as const;
export type ImprovedSection = (typeof IMPROVED_SECTIONS)[number];
/** Sections of which a model writes something: with those of a translation. */
export const WRITTEN_SECTIONS = ['contacts', ...SECTION_KEYS, 'custom'] as const;
export type WrittenSection = (typeof WRITTEN_SECTIONS)[number];
/** Those of entries with a description each; the items of all sections that the person added count as one list. */
export const [, ...ENTRY_SECTIONS] = IMPROVED_SECTIONS;
export type EntrySection = (typeof ENTRY_SECTIONS)[number];

/**
 * Why a text gave nothing: an answer of the wrong form, one that lost private details, a busy model, a failure, or time
 * was over.
 */
export const SECTION_FAILURES = ['invalid', 'incomplete', 'throttled', 'failed', 'late'] as const;
export type SectionFailure = (typeof SECTION_FAILURES)[number];
