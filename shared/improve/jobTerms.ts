import type { Language } from '../platform/language.ts';
import type { ResumeData } from '../resume/schema.ts';
import { withoutMarks } from '../resume/textMarks.ts';
import { SUGGESTED_SKILLS, type SkillName } from '../resume/skillCatalogue.ts';
import { findCredentials } from './guard/credentials.ts';
import { findCompounds, saysCompound } from './jobCompounds.ts';
import { coverOf } from './guard/facts.ts';
import { findLatinNames, findListedNames } from './guard/names.ts';

/** Something an advertisement asks for. */
export interface JobTerm {
  /** The same in both languages. */
  readonly key: string;
  /** As the advertisement writes it. */
  readonly text: string;
}

/** Where a résumé says a term. */
export interface TermPlace {
  readonly section: 'summary' | 'experience' | 'education' | 'projects' | 'skills' | 'custom';
  /** Of the entry, or of the custom section; absent for the summary and the skills. */
  readonly id?: string;
  /** The line that says it, for reading. */
  readonly line: string;
}

/**
 * How a résumé answers a term: `in` where a job, a project, studies or the summary says it; `weak` where it stands in
 * the skills alone (`listed`), or in words that may mean the same (`meaning`); else `missing`.
 */
export interface JobTermRow extends JobTerm {
  readonly standing: 'in' | 'weak' | 'missing';
  readonly why?: 'listed' | 'meaning';
  readonly places: readonly TermPlace[];
}

/**
 * Compares a job description with a résumé without any model: technologies, skills, degrees and licences that it names,
 * in either language (אקסל answers Excel), and compounds (ניהול תקציב) by the base forms of their words. Every row is
 * computed from the two texts alone: a term is missing when the résumé does not say it; whether the person could is not
 * known. Rows stand in the advertisement's order, each term once.
 */
export function matchJobTerms(jobDescription: string, resume: ResumeData): JobTermRow[] {
  const pieces = resumePieces(resume).map((piece) => ({ ...piece, terms: new Set(findTerms(piece.line).map(keyOf)) }));
  const listed = findTerms(jobDescription);
  const compounds = findCompounds(jobDescription).filter(
    ({ index, text }) =>
      !listed.some((term) => term.index < index + text.length && index < term.index + term.text.length),
  );
  const rows = [
    ...listed.map(({ key, text, index, shown }) => {
      const places = pieces.filter(({ terms }) => terms.has(key)).map(toPlace);
      const isShown = places.some(({ section }) => section !== 'skills');
      const row: JobTermRow =
        places.length === 0
          ? { key, text: shown, standing: 'missing', places }
          : { key, text: shown, ...(isShown ? IN : LISTED), places };
      return { index, length: text.length, row };
    }),
    ...compounds.map((compound) => {
      const said = pieces.flatMap((piece) => {
        const how = saysCompound(compound, piece.line);
        return how ? [{ how, place: toPlace(piece) }] : [];
      });
      const { key, text, index } = compound;
      return { index, length: text.length, row: { key, text, ...compoundStanding(said) } };
    }),
  ].toSorted((a, b) => a.index - b.index);
  return [...new Map(rows.toReversed().map(({ row }) => [row.key, row])).values()].toReversed();
}

const IN = { standing: 'in' } as const;
const LISTED = { standing: 'weak', why: 'listed' } as const;

function compoundStanding(
  said: readonly { readonly how: 'words' | 'meaning'; readonly place: TermPlace }[],
): Omit<JobTermRow, keyof JobTerm> {
  const literal = said.filter(({ how }) => how === 'words').map(({ place }) => place);
  if (literal.length > 0)
    return { ...(literal.some(({ section }) => section !== 'skills') ? IN : LISTED), places: literal };
  return said.length > 0
    ? { standing: 'weak', why: 'meaning', places: said.map(({ place }) => place) }
    : { standing: 'missing', places: [] };
}

const keyOf = ({ key }: JobTerm) => key;
const toPlace = ({ section, id, line }: TermPlace): TermPlace => ({ section, ...(id !== undefined && { id }), line });

interface FoundTerm extends JobTerm {
  readonly index: number;
  /** The text without Hebrew prefixes. */
  readonly shown: string;
}

/** Terms of a text in its order; one may come several times. */
function findTerms(text: string): FoundTerm[] {
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
    .map(({ key, text: written, index }) => ({ key: key.toLowerCase(), text: written, index }))
    .map((term) => ({ ...term, shown: withoutPrefixes(term) }));
}

/** A term as a list names it: its Hebrew prefixes off, as long as what is left is the same term. */
function withoutPrefixes({ key, text }: JobTerm): string {
  const latin = text.replace(/^[ושהבלמכ]{1,3}(?=[A-Za-z-])-?/, '');
  for (let from = 2; from >= 1; from -= 1) {
    const rest = text.slice(from);
    if (/^[ושהבלמכ]+$/.test(text.slice(0, from)) && rest.length > 2 && isTerm(rest, key)) return rest;
  }
  return latin;
}

const isTerm = (text: string, key: string) =>
  [
    ...findListedNames(text),
    ...findCredentials(text),
    ...SKILL_PATTERNS.flatMap((skill) =>
      [...text.matchAll(skill.pattern)].map((match) => ({ ...skill, text: match[0] })),
    ),
  ].some((found) => found.key.toLowerCase() === key && found.text === text);

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

/** The lines of a résumé, each with where it stands. A title stands with its employer, and skills are a line each. */
function resumePieces(resume: ResumeData): TermPlace[] {
  const { summary, experience, education, projects, skills, customSections } = withoutMarks(resume);
  const linesOf = (section: TermPlace['section'], id: string, heading: readonly string[], description: string) =>
    [heading.filter(Boolean).join(', '), ...description.split('\n')].map((line) => ({ section, id, line }));
  return [
    ...summary.split('\n').map((line) => ({ section: 'summary' as const, line })),
    ...experience.flatMap(({ id, title, company, description }) =>
      linesOf('experience', id, [title, company], description),
    ),
    ...education.flatMap(({ id, degree, institution, description }) =>
      linesOf('education', id, [degree, institution], description),
    ),
    ...projects.flatMap(({ id, name, role, technologies, description }) =>
      linesOf('projects', id, [name, role, technologies], description),
    ),
    ...skills.map(({ name }) => ({ section: 'skills' as const, line: name })),
    ...customSections.flatMap(({ id, items }) =>
      items.flatMap(({ title, organization, description }) =>
        linesOf('custom', id, [title, organization], description),
      ),
    ),
  ].filter(({ line }) => line.trim() !== '');
}
