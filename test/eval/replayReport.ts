import { readFileSync } from 'node:fs';
import { normalizeSpaces } from '../../shared/improve/changes.ts';
import { proposedLines, type LineOutcome, type ProposedLine } from './replayLines.ts';
import type { ReplayedCall } from './replay.ts';

/**
 * What answers say that their person did not, by the number of the answer: words of the answer, copied. Written by
 * somebody who read each answer beside its question, without what the product says of it.
 */
type Inventions = Readonly<Record<string, readonly string[]>>;

export const readInventions = (): Inventions =>
  JSON.parse(readFileSync(new URL('../data/improve/inventions.json', import.meta.url), 'utf8')) as Inventions;

/** An invention, and what became of it. */
interface JudgedInvention {
  readonly line: ProposedLine;
  readonly words: string;
  /** Whether it is in what the person may take, with nothing asked about it. */
  readonly enters: boolean;
}

const has = (text: string, words: string) => normalizeSpaces(text).includes(normalizeSpaces(words));

/** The inventions of a line; one enters where its words still stand, and no question touches them. */
function inventionsOf(line: ProposedLine, inventions: Inventions): JudgedInvention[] {
  return (inventions[line.id] ?? [])
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
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`);
const count = <One>(all: readonly One[], is: (one: One) => boolean) => all.filter(is).length;

const GROUPS: readonly (readonly [name: string, is: (line: ProposedLine) => boolean])[] = [
  ['all', () => true],
  ['he', ({ language }) => language === 'he'],
  ['en', ({ language }) => language === 'en'],
  ['long', ({ isLong }) => isLong],
  ['tailored', ({ isTailored }) => isTailored],
];

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** What became of every proposed line, of inventions and of honest lines, and what a person meets. */
export function formatReplay(calls: readonly ReplayedCall[], inventions: Inventions, list: boolean): string {
  const byCall = calls.map((call) => ({ call, lines: proposedLines(call) }));
  const lines = byCall.flatMap((one) => one.lines);
  const invented = lines.flatMap((line) => inventionsOf(line, inventions));
  const isHonest = (line: ProposedLine) => inventionsOf(line, inventions).length === 0;
  const honest = lines.filter(isHonest);
  const tables = GROUPS.map(([name, is]) => {
    const [all, good, bad] = [lines.filter(is), honest.filter(is), invented.filter(({ line }) => is(line))];
    return (
      `${name.padEnd(10)}${String(all.length).padStart(4)} lines: ` +
      OUTCOMES.map((outcome) => `${outcome} ${percent(count(all, (line) => line.outcome === outcome), all.length)}`).join(', ') +
      `; honest usable at once ${percent(count(good, ({ outcome }) => outcome === 'clean'), good.length)} of ${good.length}` +
      `; inventions that enter ${count(bad, ({ enters }) => enters)} of ${bad.length} (${percent(count(bad, ({ enters }) => enters), bad.length)})`
    );
  });
  const met = byCall.map(({ lines: own }) => {
    const questions = count(own, ({ outcome }) => outcome === 'asked' || outcome === 'withheld');
    // One press takes all that is clean; each question is one more.
    return { questions, clicks: questions + (own.some(({ outcome }) => outcome === 'clean' || outcome === 'rewritten') ? 1 : 0) };
  });
  const failed = calls.flatMap(({ result }) => result.failures);
  const unchecked = calls.flatMap(({ result }) => [...result.checks.values()]).filter(({ isChecked }) => !isChecked);
  const of = (key: 'questions' | 'clicks') => met.map((one) => one[key]);
  const seconds = calls.map(({ milliseconds }) => milliseconds / 1_000);
  return [
    ...tables,
    `${calls.length} improvements: questions ${middle(of('questions'))} in the middle, ${Math.max(...of('questions'))} at most; ` +
      `presses ${middle(of('clicks'))} and ${Math.max(...of('clicks'))}; seconds ${middle(seconds).toFixed(1)} and ` +
      `${Math.max(...seconds).toFixed(1)}; ${failed.length} texts failed, ${unchecked.length} unchecked`,
    ...(list
      ? [
          ...invented.filter(({ enters }) => enters).map(({ line, words }) => `enters ${line.id} “${words}” in: ${line.text}`),
          ...honest
            .filter(({ outcome }) => outcome !== 'clean')
            .map((line) => `${line.outcome} ${line.id} [${line.asked.join('; ')}] ${line.text} → ${line.instead.join(' | ')}`),
        ]
      : []),
  ].join('\n');
}
