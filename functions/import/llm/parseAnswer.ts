import * as v from 'valibot';
import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import { withoutBullet } from '../resume/bullets.ts';
import { findPeriods } from '../resume/periods.ts';
import { scoreDegreeOrInstitution, scoreTitleOrCompany } from '../resume/cues.ts';
import { containsWords } from '../page/wordMatch.ts';
import { headOf, linesAround, namesIn, orderNames } from './entryHeads.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

const OptionalText = v.optional(v.string(), '');
const LineNumbers = v.optional(v.array(v.pipe(v.number(), v.integer())), []);
const createEntrySchema = <First extends string, Second extends string>(first: First, second: Second) =>
  v.pipe(
    v.intersect([
      v.object({
        [first]: OptionalText,
        [second]: OptionalText,
        location: OptionalText,
        period: OptionalText,
      } as Record<First | Second | 'location' | 'period', typeof OptionalText>),
      v.object({ lines: LineNumbers }),
    ]),
    v.transform((entry) => ({
      first: ownProperty(entry, first) as string,
      second: ownProperty(entry, second) as string,
      location: entry.location as string,
      period: entry.period as string,
      lines: entry.lines,
    })),
  );
const StructuredAnswerSchema = v.object({
  summary: LineNumbers,
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
type AnsweredEntry = v.InferOutput<typeof StructuredAnswerSchema>['experience'][number];

/** The model's answer; every value is words of the text that was sent, in their place and order. */
export type StructuredResume = NonNullable<ReturnType<typeof parseStructuredAnswer>>;
/** An entry of an answer; its dates as those of the résumé, and its period as it is written. */
export type StructuredEntry = StructuredResume['experience'][number];

/**
 * Keeps of a model's answer what the text says, where it says it; everything else is dropped. The names of an entry
 * must stand together (its head), its place and period near them. Its description must be whole lines below the head,
 * in their order, and above the next head: of the answer's next entry, or of one that the rules have read
 * (`knownNames`). Undefined when the answer does not fit the schema.
 */
export function parseStructuredAnswer(
  answer: unknown,
  lines: readonly string[],
  knownNames: readonly (readonly [first: string, second: string])[] = [],
) {
  const parsed = v.safeParse(StructuredAnswerSchema, answer);
  if (!parsed.success) return undefined;
  const { summary, experience, education, skills } = parsed.output;
  const answered = [...experience, ...education];
  const heads = new Set([
    ...answered.map((entry) => headOf(lines, namesIn(lines, entry))),
    ...knownNames.map((names) => headOf(lines, names)),
  ]);
  const nextHead = (from: number) => Math.min(lines.length, ...[...heads].filter((head) => head > from));
  const checked = (judge: (name: string) => number) => (entry: AnsweredEntry) => {
    const names = namesIn(lines, entry);
    const head = headOf(lines, names);
    const near = linesAround(lines, head);
    const here = (value: string) => (containsWords(near, value) ? value.trim() : '');
    const nameOf = (name: string) => (names.includes(name) ? here(name) : '');
    const [first, second] = orderNames(nameOf(entry.first), nameOf(entry.second), judge);
    const period = here(entry.period);
    const [dates] = findPeriods(period);
    return {
      first,
      second,
      location: here(entry.location),
      period: dates ? period : '',
      startDate: dates?.start ?? '',
      endDate: dates?.end ?? '',
      current: dates?.current ?? false,
      /** Lines of the text, in their order. */
      description: head < 0 ? [] : textsOf(lines, entry.lines, head + 1, nextHead(head)),
    };
  };
  const text = lines.join('\n');
  return {
    summary: textsOf(lines, summary, 0, lines.length),
    experience: experience.map(checked(scoreTitleOrCompany)),
    education: education.map(checked(scoreDegreeOrInstitution)),
    skills: skills.filter((skill) => containsWords(text, skill)),
  };
}

/** The lines with these numbers, counted from 1: those of a stretch, each once and in their order. */
function textsOf(lines: readonly string[], numbers: readonly number[], from: number, to: number): string[] {
  let last = from - 1;
  return numbers.flatMap((number) => {
    const index = number - 1;
    if (index <= last || index >= to) return [];
    last = index;
    return withoutBullet(lines[index] ?? '');
  });
}
