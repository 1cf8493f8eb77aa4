import * as v from 'valibot';
import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import { findPeriods } from '../resume/periods.ts';
import { scoreDegreeOrInstitution, scoreTitleOrCompany } from '../resume/cues.ts';
import type { NamedEntry } from '../resume/nameEntry.ts';
import { containsWords, joinWords, comparableWords } from '../resume/wordMatch.ts';

const OptionalText = v.optional(v.string(), '');
const createEntrySchema = <First extends string, Second extends string>(first: First, second: Second) =>
  v.pipe(
    v.object({
      [first]: OptionalText,
      [second]: OptionalText,
      location: OptionalText,
      period: OptionalText,
      description: OptionalText,
    } as Record<First | Second | 'location' | 'period' | 'description', typeof OptionalText>),
    v.transform((entry) => ({
      first: entry[first] as string,
      second: entry[second] as string,
      location: entry.location as string,
      period: entry.period as string,
      description: entry.description as string,
    })),
  );
const StructuredAnswerSchema = v.object({
  summary: OptionalText,
  experience: v.pipe(
    v.optional(v.array(createEntrySchema('title', 'company')), []),
    v.maxLength(RESUME_LIMITS.experience),
  ),
  education: v.pipe(
    v.optional(v.array(createEntrySchema('degree', 'institution')), []),
    v.maxLength(RESUME_LIMITS.education),
  ),
  skills: v.pipe(v.optional(v.array(v.string()), []), v.maxLength(RESUME_LIMITS.skills)),
});

/** An entry of an answer, its dates as those of the model. */
export type StructuredEntry = Omit<NamedEntry, 'present' | 'confidence'>;

/** The model's answer; every value occurs in the text that was sent. */
export interface StructuredResume {
  readonly summary: string;
  readonly experience: readonly StructuredEntry[];
  readonly education: readonly StructuredEntry[];
  readonly skills: readonly string[];
}

/** Lines of text that the head of one entry may take, from its first to its last. */
const MAX_HEAD_LINES = 4;

/** The answer without values that the text does not contain; undefined when it does not fit the schema. */
export function parseStructuredAnswer(answer: unknown, text: string): StructuredResume | undefined {
  const parsed = v.safeParse(StructuredAnswerSchema, answer);
  if (!parsed.success) return undefined;
  const { summary, experience, education, skills } = parsed.output;
  const lines = text.split('\n');
  const held = (value: string) =>
    value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => containsWords(text, line))
      .join('\n');
  const checked =
    (judge: (name: string) => number) =>
    (entry: (typeof experience)[number]): StructuredEntry => {
      const head = [entry.first, entry.second, entry.location, entry.period];
      const names = head.slice(0, 2).filter((name) => isEntryHead(lines, name, head));
      const near = linesAroundHead(lines, names);
      const here = (value: string) => (containsWords(near, value) ? value.trim() : '');
      const nameOf = (name: string) => (names.includes(name) ? here(name) : '');
      const [first, second] = orderNames(nameOf(entry.first), nameOf(entry.second), judge);
      const [period] = findPeriods(here(entry.period));
      return {
        first,
        second,
        location: here(entry.location),
        startDate: period?.start ?? '',
        endDate: period?.end ?? '',
        current: period?.current ?? false,
        description: held(entry.description),
      };
    };
  return {
    summary: held(summary),
    experience: experience.map(checked(scoreTitleOrCompany)),
    education: education.map(checked(scoreDegreeOrInstitution)),
    skills: skills.filter((skill) => containsWords(text, skill)),
  };
}

/**
 * Whether a name is in one line, or in two, and the entry's head is at least half of them: a word in the middle of
 * prose is no head.
 */
function isEntryHead(lines: readonly string[], name: string, head: readonly string[]): boolean {
  return lines.some((line, at) =>
    [line, `${line}\n${lines[at + 1] ?? ''}`].some((place) => {
      if (!containsWords(place, name)) return false;
      const rest = head.reduce(
        (words, value) => (comparableWords(value).length > 0 ? words.replace(joinWords(value), '  ') : words),
        joinWords(place),
      );
      return 2 * comparableWords(rest).length <= comparableWords(place).length;
    }),
  );
}

/**
 * The lines that contain both names; those of the first name when they are far apart, so that a name of another entry
 * is not accepted.
 */
function linesAroundHead(lines: readonly string[], names: readonly string[]): string {
  const around = (at: number) => lines.slice(Math.max(0, at - MAX_HEAD_LINES + 1), at + MAX_HEAD_LINES).join('\n');
  const places = lines.flatMap((line, at) =>
    names[0] !== undefined && containsWords(`${line}\n${lines[at + 1] ?? ''}`, names[0]) ? [around(at)] : [],
  );
  return places.find((place) => names.every((name) => containsWords(place, name))) ?? places[0] ?? '';
}

/** The two names of an entry, swapped when their cue words show that the model exchanged them. */
const orderNames = (first: string, second: string, judge: (name: string) => number): readonly [string, string] =>
  judge(first) < 0 && judge(second) > 0 ? [second, first] : [first, second];
