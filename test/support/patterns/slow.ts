import type { SourcePattern } from './collect.ts';
import { patternGrowth, type PatternGrowth } from './growth.ts';

/** Files whose patterns may grow faster than their text, and what bounds it. */
const BOUNDED_TEXTS: Readonly<Record<string, string>> = {
  'infra/build/': 'reads what the project itself is built from, on the machine that builds it',
  'shared/export/word/wordDesign.ts': 'reads the styles of the templates, which are files of the project',
};

/** A pattern and how its time grows. */
export interface AnalysedPattern extends SourcePattern {
  readonly growth: PatternGrowth;
  readonly said: string;
}

/** Whether all texts that a pattern reads are bounded. */
export const readsBounded = ({ files }: SourcePattern): boolean =>
  files.every((file) => Object.keys(BOUNDED_TEXTS).some((path) => file.startsWith(path)));

/** Whether a pattern takes time that grows with its text, and no more. */
export const isLinear = ({ growth }: AnalysedPattern): boolean => growth === 'linear' || growth === 'bounded';

/** Two at a time: an analysis is a process of its own. */
export async function analyseAll(patterns: readonly SourcePattern[]): Promise<AnalysedPattern[]> {
  const rest = patterns.values();
  const analysed: AnalysedPattern[] = [];
  const work = async () => {
    for (const pattern of rest) analysed.push({ ...pattern, ...(await patternGrowth(pattern)) });
  };
  await Promise.all([work(), work()]);
  return analysed;
}
