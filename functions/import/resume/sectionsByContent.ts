import { scoreDegreeOrInstitution, scoreTitleOrCompany } from './cues.ts';
import { findPeriods } from './periods.ts';
import { kindByName } from './headings.ts';
import { mentionsLanguage } from './languages.ts';
import type { ParsedSection } from './section.ts';

/** Sections that are something else than their heading says, or of which it says nothing, by their contents. */
export const classifyByContent = (sections: readonly ParsedSection[]): readonly ParsedSection[] =>
  findMissingSummary(findMissingEntrySections(sections.map(reclassifyStrengths).reduce(mergeProgrammingLanguages, [])));

/** Languages among skills that name no spoken one are those of programming: a group of the skills. */
function mergeProgrammingLanguages(done: ParsedSection[], section: ParsedSection): ParsedSection[] {
  const above = done.at(-1);
  if (
    section.kind !== 'languages' ||
    above?.kind !== 'skills' ||
    section.lines.length === 0 ||
    section.lines.some(({ text }) => mentionsLanguage(text))
  )
    return [...done, section];
  return [...done.slice(0, -1), { ...above, lines: [...above.lines, ...section.lines] }];
}

/** Entries that tell what a section is about, at the least. */
const MIN_ENTRIES = 2;

/** Where no heading is one of work, or of studies, the first section without a known name whose entries are. */
function findMissingEntrySections(sections: readonly ParsedSection[]): readonly ParsedSection[] {
  const missing = (
    [
      ['experience', scoreTitleOrCompany],
      ['education', scoreDegreeOrInstitution],
    ] as const
  ).filter(([kind]) => !sections.some((section) => section.kind === kind));
  return missing.reduce<readonly ParsedSection[]>((all, [kind, judge]) => {
    const found = all.find(
      (section) =>
        section.kind === 'other' &&
        kindByName(section.title) === undefined &&
        section.lines.filter(
          (line, at) =>
            findPeriods(line.text).some(({ isRange }) => isRange) &&
            [section.lines[at - 1], line, section.lines[at + 1]].some(
              (near) => near !== undefined && judge(near.text) > 0,
            ),
        ).length >= MIN_ENTRIES,
    );
    return found ? all.map((section) => (section === found ? { ...section, kind } : section)) : all;
  }, sections);
}

/** Letters that the sentence has which begins a résumé, at the least. */
const MIN_SUMMARY_LETTERS = 45;

/** Where no heading is one of a summary, the sentences above work and studies under a heading without a known name. */
function findMissingSummary(sections: readonly ParsedSection[]): readonly ParsedSection[] {
  if (sections.some(({ kind }) => kind === 'summary')) return sections;
  const above = sections.slice(0, sections.findIndex(({ kind }) => kind === 'experience' || kind === 'education') + 1);
  const found = above.find(
    ({ kind, title, lines }) =>
      kind === 'other' &&
      kindByName(title) === undefined &&
      lines.every(({ text }) => findPeriods(text).length === 0) &&
      (lines[0]?.text.length ?? 0) >= MIN_SUMMARY_LETTERS &&
      /\p{L}[.!]$/u.test(lines.at(-1)?.text ?? ''),
  );
  return found
    ? sections.map((section) => (section === found ? { ...section, kind: 'summary' as const } : section))
    : sections;
}

/** Strengths that sentences tell of are no list of skills. */
const reclassifyStrengths = (section: ParsedSection): ParsedSection =>
  section.kind === 'skills' &&
  /strengths|חוזקות/i.test(section.title) &&
  section.lines.some(({ text, cells }) => cells.length === 1 && text.length > 20 && /\p{L}\.$/u.test(text))
    ? { ...section, kind: 'other' }
    : section;
