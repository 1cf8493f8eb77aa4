import { createHash } from 'node:crypto';
import { loadSamples } from '../../bench/import/evaluate.ts';
import { makeHtml, startsOf } from './madePage.ts';
import { keptSets, loadKept, type KeptFile } from './keepSet.ts';
import { learnBoth, weightsOf } from './lessons.ts';
import { exampleOf } from './examples.ts';
import { fit } from './logistic.ts';
import { LEARNING } from './options.ts';
import { fileOfKept, valuesOfSet } from './readSets.ts';
import { Teacher, type Taught } from './teacher.ts';

/** Of so many made pages, files of strangers and files of the corpus one is looked at, which is what takes the time. */
const EVERY = { page: 25, kept: 30, pdf: 24 } as const;

const every = <T>(all: readonly T[], step: number): T[] => all.filter((_, at) => at % step === 0);

/**
 * What the weights of the import and its trust in values come from, in 16 letters each: they stand in `weights.json`
 * and `trust.json`, and a test compares them, so that weights that `npm run learn:import` would not give any more are
 * found without learning anew (which takes half an hour). It is what the learning does and not how it is written: the
 * markup of a part of the made pages, the files of strangers as they are kept, and the whole learning in small from a
 * part of the files (their features, their labels, both looks' weights, how far values are trusted). What it does not
 * see: the pages as Chromium prints them, whose own digest stands beside it.
 */
export async function digestOfLearning(): Promise<{ readonly weights: string; readonly trust: string }> {
  const hash = createHash('sha256').update(JSON.stringify(LEARNING));
  for (const start of every(startsOf(LEARNING.seeds, LEARNING.pages), EVERY.page)) hash.update(makeHtml(start).html);
  const teacher = new Teacher(LEARNING);
  const all = keptSets().flatMap(loadKept);
  hash.update(JSON.stringify(all));
  const kept: KeptFile[] = every(all, EVERY.kept);
  const taught: Taught[] = kept.map((file) => teacher.kept(file));
  for (const { pdf, truth } of every(loadSamples(new URL('../../data/import-corpus/', import.meta.url)), EVERY.pdf)) {
    const one = await teacher.pdf({ pdf, truth });
    if (one) taught.push(one);
  }
  for (const { labels, versions } of taught)
    hash.update(JSON.stringify([labels, versions.map(({ features }) => features.map((own) => [...own]))]));
  const learned = learnBoth(teacher, taught, LEARNING.epochs, () => undefined);
  hash.update(JSON.stringify([teacher.names.all, learned]));
  const weights = hash.copy().digest('hex').slice(0, 16);
  // Trust is learned from what the reader makes of the labels: with another reader it is another, by the same weights.
  const values = valuesOfSet('', kept.map(fileOfKept), weightsOf(learned)).map(exampleOf);
  hash.update(JSON.stringify(fit(values)));
  return { weights, trust: hash.digest('hex').slice(0, 16) };
}
