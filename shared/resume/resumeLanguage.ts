import { DEFAULT_LANGUAGE, languageOfDirection, type Language } from '../platform/language.ts';
import { hebrewWeight } from '../text/hebrewWeight.ts';
import type { ResumeData } from './schema.ts';

/** The language of a résumé: the one it states, else the one its content speaks. */
export function resumeLanguage(resume: ResumeData, undecided: Language = DEFAULT_LANGUAGE): Language {
  return resume.language ?? detectLanguage(resume, undecided);
}

/**
 * The language that a résumé's content speaks, whatever it states; `undecided` while there is nothing to judge by, or
 * both weigh the same.
 *
 * Only the person's own prose counts in full: summary, descriptions, titles. Names of people, companies, places and
 * skills count little, since they keep their script in any language. Addresses and ids do not count.
 */
export function detectLanguage(resume: ResumeData, undecided: Language): Language {
  let balance = balances.get(resume);
  if (balance === undefined) balances.set(resume, (balance = balanceOf(resume)));
  if (balance === 0) return undecided;
  return languageOfDirection(balance > 0 ? 'rtl' : 'ltr');
}

/** Every edit makes another résumé; several parts of a screen ask for the language of each. */
const balances = new WeakMap<ResumeData, number>();

/** Words of right-to-left scripts less those of the others, as {@link detectLanguage} counts them. */
function balanceOf(resume: ResumeData): number {
  const { summary, headline = '', personalInfo, customSections } = resume;
  let balance =
    hebrewWeight(summary) +
    hebrewWeight(headline) +
    NAME_WEIGHT * (hebrewWeight(personalInfo.fullName) + hebrewWeight(personalInfo.address));
  for (const list of [resume.experience, resume.education, resume.projects, resume.skills, resume.languages]) {
    for (const entry of list) balance += hebrewWeightOfEntry(entry);
  }
  for (const section of customSections) {
    balance += hebrewWeight(section.title);
    for (const item of section.items) balance += hebrewWeightOfEntry(item);
  }
  return balance;
}

const NAME_WEIGHT = 0.25;

const PROSE_FIELDS = ['title', 'degree', 'description'] as const;
const NAME_FIELDS = ['name', 'role', 'company', 'institution', 'organization', 'location'] as const;

/** Entries are replaced and not changed when edited, so that a keystroke weighs one entry again and no other. */
const weightCache = new WeakMap<object, number>();

function hebrewWeightOfEntry(entry: object): number {
  const known = weightCache.get(entry);
  if (known !== undefined) return known;
  const fields = entry as Partial<Record<string, string>>;
  let balance = 0;
  for (const field of PROSE_FIELDS) balance += hebrewWeight(fields[field] ?? '');
  for (const field of NAME_FIELDS) balance += NAME_WEIGHT * hebrewWeight(fields[field] ?? '');
  weightCache.set(entry, balance);
  return balance;
}
