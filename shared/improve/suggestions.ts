import type { InferOutput } from 'valibot';
import type { ImproveProgressSchema, ImproveResponseSchema } from '../api/improve.ts';
import type { ResumeData } from '../resume/schema.ts';
import { ENTRY_SECTIONS, IMPROVED_SECTIONS, type EntrySection, type ImprovedSection } from './improvedSections.ts';

/**
 * What an answer of the improve call suggests, and how it is put into a résumé. It knows nothing of the guard that
 * judged the texts, so that a page stays small.
 */

export type ImproveResponse = InferOutput<typeof ImproveResponseSchema>;
/** How far a running improvement is. */
export type ImproveProgress = InferOutput<typeof ImproveProgressSchema>;
export type SuggestionFinding = ImproveResponse['withheld'][number]['findings'][number];

/** Where a text stands in a résumé. */
export interface TextLocation {
  readonly section: ImprovedSection;
  /** Of the entry; absent for the summary. */
  readonly id?: string | undefined;
}

/** A place by itself, of whatever stands there. */
export const toLocation = ({ section, id }: TextLocation) => ({ section, ...(id !== undefined && { id }) });

/** What a text of a résumé is found by in a table: `summary`, `experience/<id of the entry>`. */
export const suggestionKey = ({ section, id }: TextLocation): ImprovedSection | `${ImprovedSection}/${string}` =>
  id === undefined ? section : `${section}/${id}`;

/** One text that may replace the person's own. */
export interface Suggestion extends TextLocation {
  readonly before: string;
  readonly after: string;
  /** Why it is withheld until the person confirms just this one; empty where nothing was found. */
  readonly findings: readonly SuggestionFinding[];
  /** The findings are only suspected: one question is asked for all of them. */
  readonly asked?: boolean | undefined;
  /** Facts of the original that it no longer states, as they were written. */
  readonly lost: readonly string[];
  /** No model has checked its claims: only the rules speak of it. */
  readonly unchecked?: boolean;
  /** Words that were taken out of it, because the source does not say them. */
  readonly removed: readonly string[];
}

/**
 * Every suggestion of an answer beside the text it is for, in the order of the document. `resume` is the one that was
 * sent.
 */
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

/** The résumé with other entries in a section. */
const withEntries = (
  resume: ResumeData,
  section: EntrySection,
  change: <Entry extends DescribedEntry>(entries: Entry[]) => Entry[],
): ResumeData =>
  section === 'custom'
    ? { ...resume, customSections: resume.customSections.map((each) => ({ ...each, items: change(each.items) })) }
    : { ...resume, [section]: change<DescribedEntry>(resume[section]) };

/** The résumé with this text at a place; the same résumé where the entry is not there. */
export function withTextAt(resume: ResumeData, { section, id }: TextLocation, text: string): ResumeData {
  if (section === 'summary') return { ...resume, summary: text };
  if (textAt(resume, { section, id }) === undefined) return resume;
  return withEntries(resume, section, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, description: text } : entry)),
  );
}

/** The résumé with this one text, what it belongs to, and whose it is, and nothing else: what is sent for one text. */
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

/** The text at a place; undefined where the entry is not there. */
export const textAt = (resume: ResumeData, place: TextLocation): string | undefined =>
  listTextLocations(resume).find((each) => isAtLocation(each, place))?.text;

/** Sections that these places are in, each once, in the order of the document. */
export const sectionsAt = (places: readonly Pick<TextLocation, 'section'>[]): ImprovedSection[] =>
  IMPROVED_SECTIONS.filter((section) => places.some((place) => place.section === section));

const isAtLocation = (text: TextLocation, place: TextLocation) =>
  text.section === place.section && text.id === place.id;

/** A text of a résumé that can be improved. */
export interface LocatedText extends TextLocation {
  readonly text: string;
  /** What it belongs to: title, employer; empty for the summary. */
  readonly heading: readonly string[];
  /** The entry whose text it is. */
  readonly entry: object;
}

/** Every text that can be improved, blank ones too, in the order of the document. */
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

/** Whether a résumé says anything that a summary could be written from. */
export function hasSummaryFacts({ experience, education, projects, skills }: ResumeData): boolean {
  return [
    ...experience.map(({ title }) => title),
    ...education.map(({ degree }) => degree),
    ...projects.map(({ name }) => name),
    ...skills.map(({ name }) => name),
  ].some((text) => text.trim() !== '');
}
