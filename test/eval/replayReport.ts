import { readFileSync } from 'node:fs';
import { ownProperty } from '../../shared/platform/ownProperty.ts';
import { quotableWords } from '../../functions/improve/quotes.ts';
import { proposedLines, type LineOutcome, type ProposedLine } from './replayLines.ts';
import type { ReplayedCall } from './replay.ts';

/**
 * What answers say that their person did not, by the number of the answer: words of the answer, copied. Written by
 * somebody who read each answer beside its question, without what the product says about it.
 */
export type Inventions = Readonly<Record<string, readonly string[]>>;

export const readInventions = (): Inventions =>
  JSON.parse(readFileSync(new URL('../data/improve/inventions.json', import.meta.url), 'utf8')) as Inventions;

/** An invention, and what became of it. */
export interface JudgedInvention {
  readonly line: ProposedLine;
  readonly words: string;
  /** Whether it is in what the person may take, with nothing asked about it. */
  readonly enters: boolean;
}

/** Whole words: of "עזרה בהתקנה" an invented "התקנה" is no part. */
const has = (text: string, words: string) => quotableWords(text).includes(quotableWords(words));

/** The inventions of a line; one enters where its words still stand, and no question touches them. */
function inventionsOf(line: ProposedLine, inventions: Inventions): JudgedInvention[] {
  return (ownProperty(inventions, line.id) ?? [])
    .filter((words) => has(line.text, words))
    .map((words) => ({
      line,
      words,
      enters:
        line.outcome === 'clean' || line.outcome === 'rewritten'
          ? (line.outcome === 'clean' ? [line.text] : line.instead).some((text) => has(text, words))
          : (line.outcome === 'asked' || line.outcome === 'withheld') &&
            !line.asked.some((found) => touches(line.text, found.replace(/^\w+: /, ''), words)),
    }));
}

function touches(text: string, found: string, words: string): boolean {
  const [a, b] = [text.indexOf(found), text.indexOf(words)];
  return a >= 0 && b >= 0 && a < b + words.length && b < a + found.length;
}

const OUTCOMES: readonly LineOutcome[] = ['clean', 'asked', 'withheld', 'rewritten', 'own'];
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const count = <One>(all: readonly One[], is: (one: One) => boolean) => all.filter(is).length;
const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const GROUPS = {
  all: () => true,
  he: ({ language }: ProposedLine) => language === 'he',
  en: ({ language }: ProposedLine) => language === 'en',
  long: ({ isLong }: ProposedLine) => isLong,
  tailored: ({ isTailored }: ProposedLine) => isTailored,
} as const;

/** What became of the lines of a group, as shares. */
interface GroupFigures {
  readonly lines: number;
  readonly outcomes: Readonly<Record<LineOutcome, number>>;
  /** Lines that say no more than their person did, and those of them that may be taken at once. */
  readonly honest: number;
  readonly usable: number;
  /** Inventions, and those that enter with no question at their words. */
  readonly inventions: number;
  readonly entering: number;
}

/** Everything that is measured of a replay. */
export interface ReplayFigures {
  readonly groups: Readonly<Record<keyof typeof GROUPS, GroupFigures>>;
  /** Of each improvement: what its person is asked, presses until all is taken, and milliseconds. */
  readonly questions: readonly number[];
  readonly presses: readonly number[];
  readonly milliseconds: readonly number[];
  /** Texts that came to nothing, and texts whose claims nobody has checked. */
  readonly failed: number;
  readonly unchecked: number;
  readonly entering: readonly JudgedInvention[];
  readonly held: readonly ProposedLine[];
}

export function measureReplay(calls: readonly ReplayedCall[], inventions: Inventions): ReplayFigures {
  const byCall = calls.map(proposedLines);
  const lines = byCall.flat();
  const invented = lines.flatMap((line) => inventionsOf(line, inventions));
  const dishonest = new Set(invented.map(({ line }) => line));
  const figuresOf = (is: (line: ProposedLine) => boolean): GroupFigures => {
    const own = lines.filter(is);
    const honest = own.filter((line) => !dishonest.has(line));
    const bad = invented.filter(({ line }) => is(line));
    return {
      lines: own.length,
      outcomes: Object.fromEntries(
        OUTCOMES.map((outcome) => [
          outcome,
          share(
            count(own, (line) => line.outcome === outcome),
            own.length,
          ),
        ]),
      ) as Record<LineOutcome, number>,
      honest: honest.length,
      usable: share(
        count(honest, ({ outcome }) => outcome === 'clean'),
        honest.length,
      ),
      inventions: bad.length,
      entering: share(
        count(bad, ({ enters }) => enters),
        bad.length,
      ),
    };
  };
  const questions = byCall.map((own) => count(own, ({ outcome }) => outcome === 'asked' || outcome === 'withheld'));
  return {
    groups: Object.fromEntries(
      Object.entries(GROUPS).map(([name, is]) => [name, figuresOf(is)]),
    ) as ReplayFigures['groups'],
    questions,
    // One press takes all that is clean; the answer to each question is one more.
    presses: byCall.map(
      (own, at) =>
        (questions[at] ?? 0) + (own.some(({ outcome }) => outcome === 'clean' || outcome === 'rewritten') ? 1 : 0),
    ),
    milliseconds: calls.map(({ milliseconds }) => milliseconds),
    failed: calls.reduce((sum, { result }) => sum + result.failures.length, 0),
    unchecked: calls.reduce((sum, { result }) => sum + count(result.texts, ({ isChecked }) => !isChecked), 0),
    entering: invented.filter(({ enters }) => enters),
    held: lines.filter((line) => !dishonest.has(line) && line.outcome !== 'clean'),
  };
}

const percent = (part: number) => `${(100 * part).toFixed(0)} %`;

const range = (numbers: readonly number[]) => `${middle(numbers)} in the middle, ${Math.max(...numbers)} at most`;

/** The figures as they are read; with `list`, every line behind those that are wrong. */
export function formatReplay(figures: ReplayFigures, list: boolean): string {
  const { groups, questions, presses, milliseconds, failed, unchecked, entering, held } = figures;
  const seconds = milliseconds.map((time) => Math.round(time / 100) / 10);
  return [
    ...Object.entries(groups).map(
      ([name, { lines, outcomes, honest, usable, inventions, entering: share }]) =>
        `${name.padEnd(9)}${String(lines).padStart(4)} lines: ` +
        `${OUTCOMES.map((outcome) => `${outcome} ${percent(outcomes[outcome])}`).join(', ')}; ` +
        `honest, usable at once: ${percent(usable)} of ${honest}; ` +
        `inventions that enter: ${percent(share)} of ${inventions}`,
    ),
    `questions: ${range(questions)}; presses: ${range(presses)}; seconds: ${range(seconds)}`,
    `${failed} texts failed, ${unchecked} unchecked`,
    ...(list
      ? entering.map(({ line, words }) => `enters ${line.id} “${words}”: ${line.text} → ${line.instead.join(' | ')}`)
      : []),
    ...(list
      ? held.map(
          ({ outcome, id, asked, text, instead }) =>
            `${outcome} ${id} [${asked.join('; ')}] ${text} → ${instead.join(' | ')}`,
        )
      : []),
  ].join('\n');
}
