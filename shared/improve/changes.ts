import type { ResumeData } from '../resume/schema.ts';
import { detectGender, type Gender } from './guard/grammar.ts';
import type { GuardVerdict } from './guard/proposal.ts';
import type { EntrySection } from './improvedSections.ts';
import { toLocation, type ImproveResponse, type TextLocation } from './suggestions.ts';

/** One text that an improvement would change. Only prose is: names, dates, titles and places stay the person's. */
export interface ImprovementChange extends TextLocation {
  readonly before: string;
  readonly after: string;
  /** What the guard says of it. */
  readonly verdict: GuardVerdict;
  /** Whether a claim check was made of it (functions/improve/claimCheck.ts). */
  readonly isChecked: boolean;
  /** What was taken out of it before, in its words. */
  readonly removed: readonly string[];
}

/** What is stored of an improvement and answered with the balance. */
export type ImproveOutcome = Omit<ImproveResponse, 'aiCredits' | 'taken' | 'untakenLeft'>;

/** The gender in which a résumé speaks of its owner, where it shows one. */
export const resumeGender = (resume: ResumeData): Gender | undefined => detectGender(factTexts(resume).join('\n'));

/** Changes that may be applied without asking: those in which the guard found nothing. */
export const safeChanges = (changes: readonly ImprovementChange[]): ImprovementChange[] =>
  changes.filter(({ verdict }) => verdict.outcome === 'clean');

/** So much is told of one text at most: more is not read, and would make an answer larger than what can be stored. */
export const MOST_TOLD = 60;

const told = <Found>(all: readonly Found[]): Found[] => all.slice(0, MOST_TOLD);

/** The response: texts that may be applied, texts that wait for a yes and why, lost facts, failures. */
export function toImproveOutcome(
  changes: readonly ImprovementChange[],
  failures: readonly ImproveOutcome['failed'][number][],
): ImproveOutcome {
  const usable = safeChanges(changes);
  const summary = usable.find(({ section }) => section === 'summary')?.after;
  const entriesIn = (wanted: EntrySection) =>
    usable.flatMap(({ section, id = '', after: description }) => (section === wanted ? [{ id, description }] : []));
  const custom = entriesIn('custom');
  return {
    improvements: {
      ...(summary !== undefined && { summary }),
      experience: entriesIn('experience'),
      education: entriesIn('education'),
      projects: entriesIn('projects'),
      ...(custom.length > 0 && { custom }),
    },
    withheld: changes
      .filter(({ verdict }) => verdict.outcome !== 'clean')
      .map((change) => ({
        ...toLocation(change),
        text: change.after,
        ...(change.verdict.outcome === 'asked' && { asked: true }),
        findings: told(change.verdict.findings).map(({ reason, text, index }) => ({ reason, text, index })),
      })),
    lost: changes
      .filter(({ verdict }) => verdict.lost.length > 0)
      .map((change) => ({ ...toLocation(change), facts: told(change.verdict.lost).map(({ text }) => text) })),
    repaired: changes
      .filter(({ removed }) => removed.length > 0)
      .map((change) => ({ ...toLocation(change), words: told(change.removed) })),
    unchecked: changes.filter(({ isChecked }) => !isChecked).map(toLocation),
    failed: [...failures],
  };
}

/** A text as it is compared with another: spaces within lines and blank lines make no difference. */
export const normalizeSpaces = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
export const isRealChange = (before: string, after: string) =>
  normalizeSpaces(after) !== '' && normalizeSpaces(before) !== normalizeSpaces(after);

/** Every text of a résumé that may lend its facts to the summary. Contact details lend none. */
export function factTexts({ summary, customSections: sections, ...resume }: ResumeData): string[] {
  const { experience, education, projects, skills, languages } = resume;
  const lists = [experience, education, projects, skills, languages, sections, sections.flatMap(({ items }) => items)];
  return [summary, ...lists.flat().flatMap(stringFields)];
}

/** The texts of an entry that are not empty, without its id. */
export function stringFields(entry: object): string[] {
  return Object.entries(entry).flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'id' && value !== '' ? [value] : [],
  );
}
