import type { InferOutput } from 'valibot';
import type { ImproveProgressSchema, ImproveResponseSchema } from '../api/improve.ts';
import type { ResumeData } from '../resume/schema.ts';
import { ENTRY_SECTIONS, IMPROVED_SECTIONS, type EntrySection, type ImprovedSection } from './improvedSections.ts';

/** The suggestions of an improve response, and putting them into a résumé. Without the guard, to keep pages small. */

export type ImproveResponse = InferOutput<typeof ImproveResponseSchema>;
/** How far a running improvement is. */
export type ImproveProgress = InferOutput<typeof ImproveProgressSchema>;
export type SuggestionFinding = ImproveResponse['withheld'][number]['findings'][number];

/** The position of a text in a résumé. */
export interface TextLocation {
  readonly section: ImprovedSection;
  /** Id of the entry; absent for the summary. */
  readonly id?: string | undefined;
}

/** Returns only the position from an object that holds one. */
export const toLocation = ({ section, id }: TextLocation) => ({ section, ...(id !== undefined && { id }) });

/** Returns the key of a text in tables: `summary`, `experience/<id of the entry>`. */
export const suggestionKey = ({ section, id }: TextLocation): ImprovedSection | `${ImprovedSection}/${string}` =>
  id === undefined ? section : `${section}/${id}`;

/** One text that may replace the person's own. */
export interface Suggestion extends TextLocation {
  readonly before: string;
  readonly after: string;
  /** Why it is withheld until the person confirms it; empty if nothing was found. */
  readonly findings: readonly SuggestionFinding[];
  /** Whether the findings are only suspicions; then one question covers all of them. */
  readonly asked?: boolean | undefined;
  /** Facts of the original that it no longer states, as written. */
  readonly lost: readonly string[];
  /** Whether no model has checked its claims, so that only the rules have judged it. */
  readonly unchecked?: boolean;
  /** Words that were removed from it because the source does not support them. */
  readonly removed: readonly string[];
}

/** Returns the suggestions of a response beside the texts they replace, in document order. `resume`: as it was sent. */
export function toSuggestions(
  resume: ResumeData,
  {
    improvements,
    withheld,
    lost,
    unchecked = [],
    repaired = [],
  }: Pick<ImproveResponse, 'improvements' | 'withheld' | 'lost' | 'unchecked' | 'repaired'>,
): Suggestion[] {
  return listTextLocations(resume).flatMap((place) => {
    const { section, id, text: before } = place;
    const here = <Told extends TextLocation>(told: readonly Told[]) => told.find((text) => isAtLocation(text, place));
    const held = here(withheld);
    const after =
      held?.text ??
      (section === 'summary'
        ? improvements.summary
        : improvements[section]?.find((entry) => entry.id === id)?.description);
    if (after === undefined) return [];
    return [
      {
        ...toLocation(place),
        before,
        after,
        findings: held?.findings ?? [],
        ...(held?.asked === true && { asked: true }),
        lost: here(lost)?.facts ?? [],
        removed: here(repaired)?.words ?? [],
        ...(here(unchecked) && { unchecked: true }),
      },
    ];
  });
}

type DescribedEntry = { readonly id: string; readonly description: string };

/** Returns the résumé with changed entries in a section. */
const withEntries = (
  resume: ResumeData,
  section: EntrySection,
  change: <Entry extends DescribedEntry>(entries: Entry[]) => Entry[],
): ResumeData =>
  section === 'custom'
    ? { ...resume, customSections: resume.customSections.map((each) => ({ ...each, items: change(each.items) })) }
    : { ...resume, [section]: change<DescribedEntry>(resume[section]) };

/** Returns the résumé with this text at a position; the same résumé if the entry does not exist. */
export function withTextAt(resume: ResumeData, { section, id }: TextLocation, text: string): ResumeData {
  if (section === 'summary') return { ...resume, summary: text };
  if (textAt(resume, { section, id }) === undefined) return resume;
  return withEntries(resume, section, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, description: text } : entry)),
  );
}

/** Returns the résumé reduced to one text, its entry and its owner: what is sent to improve one text. */
export function isolateText(resume: ResumeData, place: TextLocation): ResumeData {
  const rest = { ...resume, summary: place.section === 'summary' ? resume.summary : '', skills: [], languages: [] };
  const alone = ENTRY_SECTIONS.reduce(
    (all: ResumeData, section) =>
      withEntries(all, section, (entries) =>
        section === place.section ? entries.filter(({ id }) => id === place.id) : [],
      ),
    rest,
  );
  return { ...alone, customSections: alone.customSections.filter(({ items }) => items.length > 0) };
}

/** Returns the text at a position; undefined if the entry does not exist. */
export const textAt = (resume: ResumeData, place: TextLocation): string | undefined =>
  listTextLocations(resume).find((each) => isAtLocation(each, place))?.text;

/** Returns the sections of these positions without repetitions, in document order. */
export const sectionsAt = (places: readonly Pick<TextLocation, 'section'>[]): ImprovedSection[] =>
  IMPROVED_SECTIONS.filter((section) => places.some((place) => place.section === section));

const isAtLocation = (text: TextLocation, place: TextLocation) =>
  text.section === place.section && text.id === place.id;

/** A text of a résumé that can be improved. */
export interface LocatedText extends TextLocation {
  readonly text: string;
  /** What it belongs to: title, employer; empty for the summary. */
  readonly heading: readonly string[];
  /** The entry that contains the text. */
  readonly entry: object;
}

/** Returns every text that can be improved, including blank ones, in document order. */
export function listTextLocations(resume: ResumeData): LocatedText[] {
  const place =
    <Entry extends DescribedEntry>(section: EntrySection, headingOf: (entry: Entry) => readonly string[]) =>
    (entry: Entry): LocatedText => ({
      section,
      id: entry.id,
      text: entry.description,
      heading: headingOf(entry).filter(Boolean),
      entry,
    });
  return [
    { section: 'summary', text: resume.summary, heading: [], entry: {} },
    ...resume.experience.map(place('experience', ({ title, company }) => [title, company])),
    ...resume.education.map(place('education', ({ degree, institution }) => [degree, institution])),
    ...resume.projects.map(place('projects', ({ name, role }) => [name, role])),
    ...resume.customSections.flatMap((section) =>
      section.items.map(place('custom', ({ title, organization }) => [section.title, title, organization])),
    ),
  ];
}

/** Whether a résumé contains anything from which a summary could be written. */
export function hasSummaryFacts({ experience, education, projects, skills }: ResumeData): boolean {
  return [
    ...experience.map(({ title }) => title),
    ...education.map(({ degree }) => degree),
    ...projects.map(({ name }) => name),
    ...skills.map(({ name }) => name),
  ].some((text) => text.trim() !== '');
}
