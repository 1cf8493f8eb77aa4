import type { InferOutput } from 'valibot';
import type { ImprovementsSchema } from '../api/improve.ts';
import { LIMITS } from '../resume/limits.ts';
import type { ResumeData } from '../resume/schema.ts';
import { genderOf, type Gender } from './guard/grammar.ts';
import { judge, type Verdict } from './guard/guard.ts';

export type Improvements = InferOutput<typeof ImprovementsSchema>;

/** Sections that are improved, in the order of the document. */
export const IMPROVED_SECTIONS = ['summary', 'experience', 'education', 'projects'] as const;
export type ImprovedSection = (typeof IMPROVED_SECTIONS)[number];

/** One text that an improvement would change. Only prose is: names, dates, titles and places stay the person's. */
export interface Change {
  readonly section: ImprovedSection;
  /** Of the entry; absent for the summary. */
  readonly id?: string;
  readonly before: string;
  readonly after: string;
  /** What the guard says of it. */
  readonly verdict: Verdict;
}

type Entry = { readonly id: string; readonly description: string };

/**
 * What an answer would change in a résumé, judged by the guard (design 6). Entries are found by id (specification, chapter
 * 7); unknown ids, blank texts and texts that differ in spaces only change nothing.
 */
export function changesOf(resume: ResumeData, improvements: Improvements): Change[] {
  const gender = genderOf(textsOf(resume).join('\n'));
  const found: Change[] = [];
  const { summary } = improvements;
  if (summary !== undefined && differs(resume.summary, summary)) found.push(changed('summary', undefined, resume.summary, summary, textsOf(resume), LIMITS.summary, gender));
  for (const section of ['experience', 'education', 'projects'] as const) {
    const entries = new Map<string, Entry>(resume[section].map((entry) => [entry.id, entry]));
    for (const { id, description } of improvements[section]) {
      const entry = entries.get(id);
      if (!entry || description === undefined || !differs(entry.description, description)) continue;
      found.push(changed(section, id, entry.description, description, stringsOf(entry), LIMITS.description, gender));
      entries.delete(id);
    }
  }
  return found;
}

function changed(section: ImprovedSection, id: string | undefined, before: string, after: string, context: readonly string[], limit: number, gender: Gender | undefined): Change {
  const text = after.trim();
  return { section, ...(id !== undefined && { id }), before, after: text, verdict: judge({ before, after: text, context, gender, limit }) };
}

/** The résumé with these changes in it, and those that no longer fit because the person has changed the text meanwhile. */
export function applied(resume: ResumeData, changes: readonly Pick<Change, 'section' | 'id' | 'before' | 'after'>[]): { readonly resume: ResumeData; readonly stale: readonly Pick<Change, 'section' | 'id'>[] } {
  let result = resume;
  const stale: Pick<Change, 'section' | 'id'>[] = [];
  for (const change of changes) {
    const next = withChange(result, change);
    if (next === result) stale.push(change);
    result = next;
  }
  return { resume: result, stale };
}

function withChange(resume: ResumeData, { section, id, before, after }: Pick<Change, 'section' | 'id' | 'before' | 'after'>): ResumeData {
  if (section === 'summary') return resume.summary === before ? { ...resume, summary: after } : resume;
  const list: readonly Entry[] = resume[section];
  if (!list.some((entry) => entry.id === id && entry.description === before)) return resume;
  return { ...resume, [section]: list.map((entry) => (entry.id === id ? { ...entry, description: after } : entry)) };
}

/** Changes that may be applied without asking: those in which the guard found nothing. */
export function safe(changes: readonly Change[]): Change[] {
  return changes.filter(({ verdict }) => verdict.findings.length === 0);
}

/** Sections that these changes touch, each once, in the order of the document. */
export function sectionsOf(changes: readonly Pick<Change, 'section'>[]): ImprovedSection[] {
  return IMPROVED_SECTIONS.filter((section) => changes.some((change) => change.section === section));
}

const plainSpaces = (text: string) => text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n\s*/g, '\n').trim();
const differs = (before: string, after: string) => plainSpaces(after) !== '' && plainSpaces(before) !== plainSpaces(after);

/** Every text of a résumé that may lend its facts to the summary. Ways to reach the person are none. */
function textsOf({ summary, experience, education, projects, skills, languages, customSections }: ResumeData): string[] {
  return [summary, ...[...experience, ...education, ...projects, ...skills, ...languages, ...customSections, ...customSections.flatMap(({ items }) => items)].flatMap(stringsOf)];
}

function stringsOf(entry: object): string[] {
  return Object.entries(entry).flatMap(([key, value]) => (typeof value === 'string' && key !== 'id' && value !== '' ? [value] : []));
}
