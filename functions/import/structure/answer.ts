import * as v from 'valibot';
import { LIMITS } from '../../../shared/resume/limits.ts';
import { periodsIn } from '../understand/dates.ts';
import { degreeOrInstitution, titleOrCompany } from '../understand/cues.ts';
import type { NamedEntry } from '../understand/heads.ts';
import { holdsWords, joined, wordsOf } from '../understand/words.ts';

const Line = v.optional(v.string(), '');
const EntrySchema = <First extends string, Second extends string>(first: First, second: Second) =>
  v.pipe(
    v.object({ [first]: Line, [second]: Line, location: Line, period: Line, description: Line } as Record<First | Second | 'location' | 'period' | 'description', typeof Line>),
    v.transform((entry) => ({ first: entry[first] as string, second: entry[second] as string, location: entry.location as string, period: entry.period as string, description: entry.description as string })),
  );
const AnswerSchema = v.object({
  summary: Line,
  experience: v.pipe(v.optional(v.array(EntrySchema('title', 'company')), []), v.maxLength(LIMITS.experience)),
  education: v.pipe(v.optional(v.array(EntrySchema('degree', 'institution')), []), v.maxLength(LIMITS.education)),
  skills: v.pipe(v.optional(v.array(v.string()), []), v.maxLength(LIMITS.skills)),
});

/** An entry of an answer, its dates as those of the model. */
export type SortedEntry = Omit<NamedEntry, 'present' | 'confidence'>;

/** What a model sorted, all of it in the text that it was asked about. */
export interface Sorted {
  readonly summary: string;
  readonly experience: readonly SortedEntry[];
  readonly education: readonly SortedEntry[];
  readonly skills: readonly string[];
}

/** Lines of text that the head of one entry may take, from its first to its last. */
const HEAD_LINES = 4;

/** The answer without every value that the text does not hold; undefined where it has not the form it must have. */
export function sortedFrom(answer: unknown, text: string): Sorted | undefined {
  const parsed = v.safeParse(AnswerSchema, answer);
  if (!parsed.success) return undefined;
  const { summary, experience, education, skills } = parsed.output;
  const lines = text.split('\n');
  const held = (value: string) => value.split('\n').map((line) => line.trim()).filter((line) => holdsWords(text, line)).join('\n');
  const checked = (judge: (name: string) => number) => (entry: (typeof experience)[number]): SortedEntry => {
    const head = [entry.first, entry.second, entry.location, entry.period];
    const names = head.slice(0, 2).filter((name) => isHeadOf(lines, name, head));
    const near = whereHeadIs(lines, names);
    const here = (value: string) => (holdsWords(near, value) ? value.trim() : '');
    const nameOf = (name: string) => (names.includes(name) ? here(name) : '');
    const [first, second] = inOrder(nameOf(entry.first), nameOf(entry.second), judge);
    const [period] = periodsIn(here(entry.period));
    return { first, second, location: here(entry.location), startDate: period?.start ?? '', endDate: period?.end ?? '', current: period?.current ?? false, description: held(entry.description) };
  };
  return { summary: held(summary), experience: experience.map(checked(titleOrCompany)), education: education.map(checked(degreeOrInstitution)), skills: skills.filter((skill) => holdsWords(text, skill)) };
}

/** Whether a name stands in a line, or in two, of which the entry's head makes up half at least: a word in the midst of prose heads nothing. */
function isHeadOf(lines: readonly string[], name: string, head: readonly string[]): boolean {
  return lines.some((line, at) =>
    [line, `${line}\n${lines[at + 1] ?? ''}`].some((place) => {
      if (!holdsWords(place, name)) return false;
      const rest = head.reduce((words, value) => (wordsOf(value).length > 0 ? words.replace(joined(value), '  ') : words), joined(place));
      return 2 * wordsOf(rest).length <= wordsOf(place).length;
    }),
  );
}

/** The lines around which both names stand; around the first name where they stand apart, so that one of another entry is not held. */
function whereHeadIs(lines: readonly string[], names: readonly string[]): string {
  const around = (at: number) => lines.slice(Math.max(0, at - HEAD_LINES + 1), at + HEAD_LINES).join('\n');
  const places = lines.flatMap((line, at) => (names[0] !== undefined && holdsWords(`${line}\n${lines[at + 1] ?? ''}`, names[0]) ? [around(at)] : []));
  return places.find((place) => names.every((name) => holdsWords(place, name))) ?? places[0] ?? '';
}

/** The two names of an entry, turned where their own words say that they were taken for each other. */
const inOrder = (first: string, second: string, judge: (name: string) => number): readonly [string, string] => (judge(first) < 0 && judge(second) > 0 ? [second, first] : [first, second]);
