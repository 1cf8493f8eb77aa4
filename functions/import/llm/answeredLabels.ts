import * as v from 'valibot';
import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import { comparableWords } from '../page/wordMatch.ts';
import { ENTRY_KINDS, type EntryList } from '../understand/readEntries.ts';
import type { LabelledPage } from '../understand/labelledPage.ts';
import { familyOf, type Label, type LabelledPart } from '../understand/labels.ts';

const OptionalText = v.optional(v.string(), '');
const LineNumbers = v.optional(v.array(v.pipe(v.number(), v.integer())), []);
const EntrySchema = v.object({
  ...v.entriesFromList(['title', 'company', 'degree', 'institution', 'location', 'period'], OptionalText),
  lines: LineNumbers,
});
const entriesOf = (list: EntryList) => v.pipe(v.optional(v.array(EntrySchema), []), v.maxLength(RESUME_LIMITS[list]));
/** A model's answer (prompts/v1.ts): words of the text, and line numbers from 1. */
const AnswerSchema = v.object({
  summary: LineNumbers,
  experience: entriesOf('experience'),
  education: entriesOf('education'),
  skills: v.pipe(v.optional(v.array(v.string()), []), v.maxLength(RESUME_LIMITS.skills)),
});
type AnsweredEntry = v.InferOutput<typeof EntrySchema>;

/** A label that an answer gives to some characters of a part; `part` is the part's index on the page. */
export interface AnsweredLabel {
  readonly part: number;
  readonly from: number;
  readonly to: number;
  readonly label: Label;
}

/** A word of a part: its line, its position in the part's text, and its index among all words. */
interface PlacedWord extends Omit<AnsweredLabel, 'label'> {
  readonly word: string;
  readonly line: number;
  place: number;
}
/** Successive words of the page that make up an answered text. */
type SaidWords = readonly [PlacedWord, ...PlacedWord[]];

/** Most lines that the head of one entry may span. */
const MAX_HEAD_LINES = 4;
/** Most occurrences of a text that are tried; a name of two letters may occur anywhere. */
const MAX_PLACES = 40;

/**
 * Returns the labels that an answer gives to parts that may change (`isFree`), grouped by entry, skill or summary. An
 * answer counts only if it uses the words of the page: the names of an entry near each other, its place and period
 * beside them, and open lines below as its text. Returns undefined if the answer does not fit the schema.
 */
export function answeredLabels(
  answer: unknown,
  { labelled }: LabelledPage,
  isOpen: (line: number) => boolean,
  isFree: (part: LabelledPart) => boolean,
): AnsweredLabel[][] | undefined {
  const parsed = v.safeParse(AnswerSchema, answer);
  if (!parsed.success) return undefined;
  const words = labelled.flatMap((each, part) => (isFree(each) ? wordsOfPart(each, part) : []));
  for (const [place, word] of words.entries()) word.place = place;
  const [byWord, byLine] = [Map.groupBy(words, ({ word }) => word), Map.groupBy(words, ({ line }) => line)];
  const taken = new Set<PlacedWord>();

  const runsSaying = (text: string): SaidWords[] => {
    const [first, ...others] = comparableWords(text);
    return (byWord.get(first ?? '') ?? []).slice(0, MAX_PLACES).flatMap((start) => {
      const rest = words.slice(start.place + 1, start.place + 1 + others.length);
      const isSaid = others.every((word, index) => rest[index]?.word === word);
      return isSaid && ![start, ...rest].some((word) => taken.has(word)) ? [[start, ...rest] satisfies SaidWords] : [];
    });
  };
  /** Whether a head covers at least half of the words of its line. Words in the middle of a sentence are no head. */
  const isHead = ([{ line }]: SaidWords, head: readonly { readonly run: SaidWords }[]) => {
    const inHead = new Set(head.flatMap(({ run }) => run.filter((word) => word.line === line)));
    return 2 * inHead.size >= (byLine.get(line)?.length ?? 0);
  };
  const labelsOf = (some: readonly PlacedWord[], label: Label): AnsweredLabel[] => {
    const free = some.filter((word) => !taken.has(word));
    for (const word of free) taken.add(word);
    return [...Map.groupBy(free, ({ part }) => part)].map(([part, inPart]) => {
      const all = byLine.get(inPart[0]?.line ?? -1)?.filter((word) => word.part === part) ?? [];
      const text = labelled[part]?.part.text ?? '';
      const [from = 0, to = 0] = all.length === inPart.length ? [0, text.length] : [inPart[0]?.from, inPart.at(-1)?.to];
      return { part, from, to, label };
    });
  };
  const labelsOfLines = (numbers: readonly number[], below: number, label: Label) =>
    labelsOf(
      words.filter(({ line }) => line > below && numbers.includes(line + 1) && isOpen(line)),
      label,
    );
  const labelsOfEntry = (list: EntryList, entry: AnsweredEntry): AnsweredLabel[] => {
    const { family, names, keys } = ENTRY_KINDS[list];
    const texts = [
      ...names.map((name, index) => ({ name, text: entry[keys[index] ?? 'title'], isName: true })),
      { name: 'place', text: entry.location, isName: false },
      { name: 'period', text: entry.period, isName: false },
    ].map(({ text, ...of }) => ({ ...of, runs: runsSaying(text) }));
    const anchors = texts.flatMap(({ isName, runs }) => (isName ? runs : []));
    const heads = anchors.map(([anchor]) => {
      const far = ([first]: SaidWords) => Math.abs(first.place - anchor.place);
      const head = texts.flatMap(({ runs, ...of }) => {
        const near = runs.filter(([{ line }]) => Math.abs(line - anchor.line) < MAX_HEAD_LINES);
        const [run] = near.toSorted((a, b) => far(a) - far(b));
        return run ? [{ ...of, run }] : [];
      });
      return head.filter(({ run }) => isHead(run, head));
    });
    const open = heads.filter((head) => head.some(({ isName, run }) => isName && isOpen(run[0].line)));
    const [head = []] = open.toSorted((a, b) => b.length - a.length);
    const labels = head.flatMap(({ name, run }) => labelsOf(run, `${family}.${name}` as Label));
    const [first, ...others] = labels.toSorted((a, b) => a.part - b.part || a.from - b.from);
    const isTold = new Set(labels.map(({ part }) => part));
    if (!first) return [];
    const line = labelled[first.part]?.part.line ?? 0;
    // The entry may have begun with a period before it that was labelled already.
    const isBegun = labelled
      .slice(0, first.part)
      .some(({ part, label }, index) => part.line === line && familyOf(label) === family && !isTold.has(index));
    const begins = isBegun ? first : { ...first, label: `B.${first.label}` as Label };
    return [begins, ...others, ...labelsOfLines(entry.lines, line, `${family}.body`)];
  };
  const { experience, education, skills, summary } = parsed.output;
  return [
    ...experience.map((entry) => labelsOfEntry('experience', entry)),
    ...education.map((entry) => labelsOfEntry('education', entry)),
    ...skills.map((skill) => labelsOf(runsSaying(skill).find(([{ line }]) => isOpen(line)) ?? [], 'skill')),
    labelsOfLines(summary, -1, 'summary'),
  ].filter((labels) => labels.length > 0);
}

/** A word with its quotes, which comparison ignores. */
const WRITTEN_WORD = /[\p{L}\p{N}\p{M}\p{Cf}+#%"'`´‘’‚“”„׳״]+/gu;

const wordsOfPart = ({ part: { text, line } }: LabelledPart, part: number): PlacedWord[] =>
  [...text.matchAll(WRITTEN_WORD)].flatMap(({ 0: written, index }) => {
    const word = comparableWords(written).join('');
    return word === '' ? [] : [{ word, line, part, place: 0, from: index, to: index + written.length }];
  });

/** Returns parts with an answer's labels, cut where only some words are labelled. `sure`: the labels' confidence. */
export const withAnsweredLabels = (
  labelled: readonly LabelledPart[],
  answered: readonly AnsweredLabel[],
  sure: number,
): LabelledPart[] =>
  labelled.flatMap((known, index) => {
    const { text, from: start } = known.part;
    const told = answered.filter(({ part }) => part === index).toSorted((a, b) => a.from - b.from);
    if (told.length === 0) return [known];
    // Text between labelled words keeps its label.
    const edges = [0, ...told.flatMap(({ from, to }) => [from, to]), text.length];
    return edges.slice(1).flatMap((to, edge): LabelledPart[] => {
      const [from = 0, label] = [edges[edge], edge % 2 === 1 ? told[(edge - 1) / 2]?.label : undefined];
      const part = { ...known.part, text: text.slice(from, to), from: start + from, to: start + to };
      if (!/[\p{L}\p{N}]/u.test(part.text)) return [];
      return [label ? { part, label, sure } : { ...known, part }];
    });
  });
