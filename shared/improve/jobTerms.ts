import type { Language } from '../platform/language.ts';
import type { ResumeData } from '../resume/schema.ts';
import { SUGGESTED_SKILLS, type SkillName } from '../resume/skillCatalogue.ts';
import { findCredentials } from './guard/credentials.ts';
import { coverOf } from './guard/facts.ts';
import { findLatinNames, findListedNames } from './guard/names.ts';

/** Something an advertisement asks for. */
export interface JobTerm {
  /** The same in both languages. */
  readonly key: string;
  /** As the advertisement writes it. */
  readonly text: string;
}

/** What of an advertisement a résumé answers, and what it does not say; each in the advertisement's order. */
export interface JobTermMatch {
  readonly answered: readonly JobTerm[];
  readonly missing: readonly JobTerm[];
}

/**
 * Compares a job description with a résumé without any model: technologies, skills, degrees and licences that it names,
 * in either language (אקסל answers Excel). A term is missing when the résumé does not say it; whether the person could
 * is not known.
 */
export function matchJobTerms(jobDescription: string, resume: ResumeData): JobTermMatch {
  const said = new Set(findTerms(resumeProse(resume)).map(({ key }) => key));
  const wanted = [
    ...new Map(
      findTerms(jobDescription)
        .toReversed()
        .map((term) => [term.key, term]),
    ).values(),
  ].toReversed();
  return { answered: wanted.filter(({ key }) => said.has(key)), missing: wanted.filter(({ key }) => !said.has(key)) };
}

/** Terms of a text in its order; one may come several times. */
function findTerms(text: string): JobTerm[] {
  const listed = findListedNames(text).filter(({ kind }) => kind === 'technology');
  const credentials = findCredentials(text).filter(
    ({ kind, key }) => (kind === 'degree' || kind === 'certification') && key !== 'degree' && key !== 'certified',
  );
  const skills = SKILL_PATTERNS.flatMap(({ key, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ key, text: match[0], index: match.index })),
  );
  const covered = [...listed, ...credentials, ...skills];
  const isCovered = coverOf(text, covered);
  const acronyms = findLatinNames(text).filter(
    ({ text: word, index }) => /[A-Z].*[A-Z]|[+#]/.test(word) && !isCovered(index),
  );
  return [...covered, ...acronyms]
    .toSorted((a, b) => a.index - b.index)
    .map(({ key, text: written }) => ({
      key: key.toLowerCase(),
      text: written.replace(/^[ושהבלמכ](?=[A-Za-z-])-?/, ''),
    }));
}

const escapeRegExp = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
const skillNameIn = (name: SkillName, language: Language) => (typeof name === 'string' ? name : name[language]);

/** Every suggested skill as a pattern that finds it in either language; Hebrew behind its prefixes. */
const SKILL_PATTERNS = Object.values(SUGGESTED_SKILLS)
  .flat()
  .filter((name) => skillNameIn(name, 'en').length > 2)
  .map((name) => {
    const english = escapeRegExp(skillNameIn(name, 'en'));
    const hebrew = escapeRegExp(skillNameIn(name, 'he'));
    return {
      key: skillNameIn(name, 'en'),
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${english}|[ושהבלמכ]{0,2}${hebrew})(?![\p{L}\p{N}])`,
        typeof name === 'string' ? 'gu' : 'giu',
      ),
    };
  });

function resumeProse({ summary, experience, education, projects, skills, customSections }: ResumeData): string {
  const entries = [
    ...experience,
    ...education,
    ...projects,
    ...skills,
    ...customSections,
    ...customSections.flatMap(({ items }) => items),
  ];
  return [
    summary,
    ...entries.flatMap((entry) =>
      Object.entries(entry).flatMap(([field, value]) => (typeof value === 'string' && field !== 'id' ? [value] : [])),
    ),
  ].join('\n');
}
