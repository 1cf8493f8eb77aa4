import type { Language } from '../product.ts';
import type { ResumeData } from '../resume/schema.ts';
import { SUGGESTED_SKILLS, type SkillName } from '../resume/skillTable.ts';
import { credentialsIn } from './guard/credentials.ts';
import { coverOf } from './guard/facts.ts';
import { latinNamesIn, listedIn } from './guard/names.ts';

/** Something an advertisement asks for. */
export interface Term {
  /** The same in both languages. */
  readonly key: string;
  /** As the advertisement writes it. */
  readonly text: string;
}

/** What of an advertisement a résumé answers, and what it does not say; each in the advertisement's order. */
export interface TermMatch {
  readonly answered: readonly Term[];
  readonly missing: readonly Term[];
}

/**
 * Compares a job description with a résumé without any model: technologies, skills, degrees and licences that it names, in
 * either language (אקסל answers Excel). A term is missing when the résumé does not say it; whether the person could is not known.
 */
export function matchTerms(jobDescription: string, resume: ResumeData): TermMatch {
  const said = new Set(termsIn(proseOf(resume)).map(({ key }) => key));
  const wanted = [...new Map(termsIn(jobDescription).toReversed().map((term) => [term.key, term])).values()].toReversed();
  return { answered: wanted.filter(({ key }) => said.has(key)), missing: wanted.filter(({ key }) => !said.has(key)) };
}

/** Terms of a text in its order; one may come several times. */
function termsIn(text: string): Term[] {
  const listed = listedIn(text).filter(({ kind }) => kind === 'technology');
  const credentials = credentialsIn(text).filter(({ kind, key }) => (kind === 'degree' || kind === 'certification') && key !== 'degree' && key !== 'certified');
  const skills = SKILLS.flatMap(({ key, pattern }) => [...text.matchAll(pattern)].map((match) => ({ key, text: match[0], index: match.index })));
  const covered = [...listed, ...credentials, ...skills];
  const isCovered = coverOf(text, covered);
  const acronyms = latinNamesIn(text).filter(({ text: word, index }) => /[A-Z].*[A-Z]|[+#]/.test(word) && !isCovered(index));
  return [...covered, ...acronyms].toSorted((a, b) => a.index - b.index).map(({ key, text: written }) => ({ key: key.toLowerCase(), text: written.replace(/^[ושהבלמכ](?=[A-Za-z-])-?/, '') }));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
const inLanguage = (name: SkillName, language: Language) => (typeof name === 'string' ? name : name[language]);

/** Every suggested skill as a pattern that finds it in either language; Hebrew behind its prefixes. */
const SKILLS = Object.values(SUGGESTED_SKILLS).flat().filter((name) => inLanguage(name, 'en').length > 2).map((name) => ({
  key: inLanguage(name, 'en'),
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped(inLanguage(name, 'en'))}|[ושהבלמכ]{0,2}${escaped(inLanguage(name, 'he'))})(?![\\p{L}\\p{N}])`, typeof name === 'string' ? 'gu' : 'giu'),
}));

function proseOf({ summary, experience, education, projects, skills, customSections }: ResumeData): string {
  const entries = [...experience, ...education, ...projects, ...skills, ...customSections, ...customSections.flatMap(({ items }) => items)];
  return [summary, ...entries.flatMap((entry) => Object.entries(entry).flatMap(([field, value]) => (typeof value === 'string' && field !== 'id' ? [value] : [])))].join('\n');
}
