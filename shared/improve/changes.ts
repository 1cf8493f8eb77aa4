import type { ResumeData } from '../resume/schema.ts';
import { detectGender, type Gender } from './guard/grammar.ts';
import type { GuardVerdict } from './guard/proposal.ts';
import type { EntrySection } from './improvedSections.ts';
import { toLocation, type ImproveResponse, type TextLocation } from './suggestions.ts';

/** One text that an improvement would change. Only prose changes; names, dates, titles and places stay. */
export interface ImprovementChange extends TextLocation {
  readonly before: string;
  readonly after: string;
  /** The guard's verdict on the new text. */
  readonly verdict: GuardVerdict;
  /** Whether a claim check was made of the new text (functions/improve/claimCheck.ts). */
  readonly isChecked: boolean;
  /** Words that were removed from it before, as the model wrote them. */
  readonly removed: readonly string[];
}

/** The part of an improvement's response that is stored. The balance is added when it is sent. */
export type ImproveOutcome = Omit<ImproveResponse, 'aiCredits' | 'taken' | 'untakenLeft'>;

/** Returns the gender in which a résumé speaks of its owner, or undefined if it shows none. */
export const resumeGender = (resume: ResumeData): Gender | undefined => detectGender(factTexts(resume).join('\n'));

/** Returns the changes that may be applied without asking: those without findings of the guard. */
export const safeChanges = (changes: readonly ImprovementChange[]): ImprovementChange[] =>
  changes.filter(({ verdict }) => verdict.outcome === 'clean');

/** Most findings and lost facts reported for one text. Nobody reads more, and they could exceed what can be stored. */
export const MOST_TOLD = 60;

const told = <Found>(all: readonly Found[]): Found[] => all.slice(0, MOST_TOLD);

/** Builds the response: texts to apply, texts to confirm with the reasons, lost facts, failures. */
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

/** Returns a text as it is compared with another: spaces within lines and blank lines make no difference. */
export const normalizeSpaces = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
export const isRealChange = (before: string, after: string) =>
  normalizeSpaces(after) !== '' && normalizeSpaces(before) !== normalizeSpaces(after);

/** Returns every text of a résumé whose facts the summary may use: all but contact details. */
export function factTexts({ summary, customSections: sections, ...resume }: ResumeData): string[] {
  const { experience, education, projects, skills, languages } = resume;
  const lists = [experience, education, projects, skills, languages, sections, sections.flatMap(({ items }) => items)];
  return [summary, ...lists.flat().flatMap(stringFields)];
}

/** Returns the texts of an entry that are not empty, without its id. */
export function stringFields(entry: object): string[] {
  return Object.entries(entry).flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'id' && value !== '' ? [value] : [],
  );
}
