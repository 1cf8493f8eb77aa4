import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keptSets, loadKept } from './keepSet.ts';
import { exampleOf } from './examples.ts';
import { fit } from './logistic.ts';
import { makeHtml, startsOf } from './madePage.ts';
import { LEARNING } from './options.ts';
import { fileOfKept, valuesOfSet } from './readSets.ts';
import { taughtFile, taughtPdf, type Lesson } from './teacher.ts';
import { loadSamples } from '../../bench/import/evaluate.ts';

/** Of so many made pages, kept files and PDFs of strangers one is looked at, which is what takes the time. */
const EVERY = { page: 50, kept: 30, pdf: 60 } as const;

const every = <T>(all: readonly T[], step: number): T[] => all.filter((_, at) => at % step === 0);

/**
 * What the weights of the import come from, in 16 letters: they stand in `weights.json`, and a test compares them, so
 * that weights that `npm run learn:import` would not give any more are found without learning anew. It is what is
 * learned from and how: the markup of a part of the made pages, the files of strangers that are kept, lessons as they
 * are written for Python, and the program there. What it does not see: the pages as Chromium prints them.
 */
export async function digestOfLessons(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(LEARNING));
  hash.update(readFileSync(new URL('train.py', import.meta.url)));
  for (const start of every(startsOf(LEARNING.seeds, LEARNING.pages), EVERY.page)) hash.update(makeHtml(start).html);
  const all = keptSets().flatMap(loadKept);
  hash.update(JSON.stringify(all));
  const lessons: (Lesson | undefined)[] = every(all, EVERY.kept).map((file) => taughtFile('', fileOfKept(file)));
  const strangers = loadSamples(new URL('../../data/import-strangers/', import.meta.url));
  for (const one of every(strangers, EVERY.pdf)) lessons.push(await taughtPdf('', one));
  for (const lesson of lessons)
    if (lesson) {
      const { labels, page } = lesson;
      hash.update(JSON.stringify([labels, page.features, page.words, [...page.measures], [...page.places]]));
    }
  return hash.digest('hex').slice(0, 16);
}

/** The same for trust, in `trust.json`: what the reader makes of a part of the files, by the weights in use. */
export function digestOfTrust(weights: string): string {
  const kept = every(keptSets().flatMap(loadKept), EVERY.kept);
  const learned = fit(valuesOfSet('', kept.map(fileOfKept)).map(exampleOf));
  return createHash('sha256')
    .update(JSON.stringify([weights, learned]))
    .digest('hex')
    .slice(0, 16);
}
