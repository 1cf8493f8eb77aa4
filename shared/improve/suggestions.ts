import type { InferOutput } from 'valibot';
import type { ImproveProgressSchema, ImproveResponseSchema } from '../api/improve.ts';
import type { ResumeData } from '../resume/schema.ts';
import { IMPROVED_SECTIONS, type ImprovedSection } from './improvedSections.ts';

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
  const { summary } = improvements;
  const safe = [
    ...(summary === undefined ? [] : [{ section: 'summary' as const, after: summary }]),
    ...ENTRY_SECTIONS.flatMap((section) =>
      improvements[section].flatMap(({ id, description }) =>
        description === undefined ? [] : [{ section, id, after: description }],
      ),
    ),
  ];
  const texts = [
    ...safe.map((text) => ({ ...text, findings: [], asked: undefined })),
    ...withheld.map(({ text, ...rest }) => ({ ...rest, after: text })),
  ];
  return listTextLocations(resume).flatMap(({ text: before, ...place }) => {
    const found = texts.find((text) => isAtLocation(text, place));
    return found
      ? [
          {
            ...place,
            before,
            after: found.after,
            findings: found.findings,
            ...(found.asked === true && { asked: true }),
            lost: lost.find((text) => isAtLocation(text, place))?.facts ?? [],
            removed: repaired.find((text) => isAtLocation(text, place))?.words ?? [],
            ...(unchecked.some((text) => isAtLocation(text, place)) && { unchecked: true }),
          },
        ]
      : [];
  });
}

/** The résumé with this text at a place; the same résumé where the entry is not there. */
export function withTextAt(resume: ResumeData, { section, id }: TextLocation, text: string): ResumeData {
  if (section === 'summary') return { ...resume, summary: text };
  const list: readonly DescribedEntry[] = resume[section];
  if (!list.some((entry) => entry.id === id)) return resume;
  return { ...resume, [section]: list.map((entry) => (entry.id === id ? { ...entry, description: text } : entry)) };
}

/** The résumé with this one text, what it belongs to, and whose it is, and nothing else: what is sent for one text. */
export function isolateText(resume: ResumeData, { section, id }: TextLocation): ResumeData {
  const only = <Entry extends { readonly id: string }>(list: readonly Entry[], of: TextLocation['section']) =>
    of === section ? list.filter((entry) => entry.id === id) : [];
  return {
    ...resume,
    summary: section === 'summary' ? resume.summary : '',
    experience: only(resume.experience, 'experience'),
    education: only(resume.education, 'education'),
    projects: only(resume.projects, 'projects'),
    skills: [],
    languages: [],
    customSections: [],
  };
}

/** The text at a place; undefined where the entry is not there. */
export const textAt = (resume: ResumeData, place: TextLocation): string | undefined =>
  listTextLocations(resume).find((each) => isAtLocation(each, place))?.text;

/** Sections that these places are in, each once, in the order of the document. */
export function sectionsAt(places: readonly Pick<TextLocation, 'section'>[]): ImprovedSection[] {
  return IMPROVED_SECTIONS.filter((section) => places.some((place) => place.section === section));
}

type DescribedEntry = { readonly id: string; readonly description: string };
const ENTRY_SECTIONS = ['experience', 'education', 'projects'] as const;

const isAtLocation = (text: TextLocation, place: TextLocation) =>
  text.section === place.section && text.id === place.id;

/** Every text that can be improved, blank ones too, in the order of the document. */
export function listTextLocations(resume: ResumeData): (TextLocation & { readonly text: string })[] {
  return [
    { section: 'summary', text: resume.summary },
    ...ENTRY_SECTIONS.flatMap((section) => resume[section].map(({ id, description: text }) => ({ section, id, text }))),
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
