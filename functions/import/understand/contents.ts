import { degreeOrInstitution, titleOrCompany } from './cues.ts';
import { periodsIn } from './dates.ts';
import { headingKind } from './headings.ts';
import { namesLanguage } from './languages.ts';
import type { Section } from './sections.ts';

/** Sections that are something else than their heading says, or of which it says nothing, by their contents. */
export const byContent = (sections: readonly Section[]): readonly Section[] => withSummary(withWork(sections.map(asStrengths).reduce(withProgramming, [])));

/** Languages among skills that name no spoken one are those of programming: a group of the skills. */
function withProgramming(done: Section[], section: Section): Section[] {
  const above = done.at(-1);
  if (section.kind !== 'languages' || above?.kind !== 'skills' || section.lines.length === 0 || section.lines.some(({ text }) => namesLanguage(text))) return [...done, section];
  return [...done.slice(0, -1), { ...above, lines: [...above.lines, ...section.lines] }];
}

/** Entries that tell what a section is about, at the least. */
const FEWEST_ENTRIES = 2;

/** Where no heading is one of work, or of studies, the first section without a known name whose entries are. */
function withWork(sections: readonly Section[]): readonly Section[] {
  const missing = ([['experience', titleOrCompany], ['education', degreeOrInstitution]] as const).filter(([kind]) => !sections.some((section) => section.kind === kind));
  return missing.reduce<readonly Section[]>((all, [kind, judge]) => {
    const found = all.find((section) => section.kind === 'other' && headingKind(section.title) === undefined && section.lines.filter((line, at) => periodsIn(line.text).some(({ isRange }) => isRange) && [section.lines[at - 1], line, section.lines[at + 1]].some((near) => near !== undefined && judge(near.text) > 0)).length >= FEWEST_ENTRIES);
    return found ? all.map((section) => (section === found ? { ...section, kind } : section)) : all;
  }, sections);
}

/** Letters that the sentence has which begins a résumé, at the least. */
const SHORTEST = 45;

/** Where no heading is one of a summary, the sentences above work and studies under a heading without a known name. */
function withSummary(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ kind }) => kind === 'summary')) return sections;
  const above = sections.slice(0, sections.findIndex(({ kind }) => kind === 'experience' || kind === 'education') + 1);
  const found = above.find(({ kind, title, lines }) => kind === 'other' && headingKind(title) === undefined && lines.every(({ text }) => periodsIn(text).length === 0) && (lines[0]?.text.length ?? 0) >= SHORTEST && /\p{L}[.!]$/u.test(lines.at(-1)?.text ?? ''));
  return found ? sections.map((section) => (section === found ? { ...section, kind: 'summary' as const } : section)) : sections;
}

/** Strengths that sentences tell of are no list of skills. */
const asStrengths = (section: Section): Section => (section.kind === 'skills' && /strengths|חוזקות/i.test(section.title) && section.lines.some(({ text, cells }) => cells.length === 1 && text.length > 20 && /\p{L}\.$/u.test(text)) ? { ...section, kind: 'other' } : section);
