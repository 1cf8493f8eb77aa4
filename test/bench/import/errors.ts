/**
 * Counts what a reader gets wrong in the jobs and studies of a set, by class: `node test/bench/import/errors.ts
 * <folder>…`, each with `pdf/` and `truth/`. `VERBOSE=1` prints each entry that is wrong.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importText } from '../../../functions/import/textImport.ts';
import { loadSamples } from './evaluate.ts';
import { isSameField, isSamePeriod, pairEntries, text, wordOverlap, type ScoredEntry } from './score.ts';

type Pair = readonly [truth: ScoredEntry, found: ScoredEntry];

/** Faults of an entry's name, in one word each; the first matching row counts. */
const CLASSES: readonly (readonly [
  name: string,
  fits: (truth: string, found: string, entry: Pair, other: string) => boolean,
])[] = [
  ['missing', (_, found) => found === ''],
  ['swapped', (_, found, [own, read], other) => text(own[other]).startsWith(found) && text(read[other]) !== found],
  ['with its place', (_, found, [own]) => text(own['location']) !== '' && found.includes(text(own['location']))],
  ['with the other name', (_, found, [own], other) => text(own[other]) !== '' && found.includes(text(own[other]))],
  ['with more words', (truth, found) => truth !== '' && found.includes(truth)],
  ['cut', (truth, found) => truth.includes(found)],
  ['of another text', (truth, found) => wordOverlap(truth, found) < 0.4],
];

const counts = new Map<string, number>();
const note = (name: string, file: string, detail: string) => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
  if (process.env['VERBOSE']) console.log(`${name.padEnd(32)} ${file.padEnd(22)} ${detail}`);
};

for (const folder of process.argv.slice(2))
  for (const { name: file, pdf, truth } of loadSamples(pathToFileURL(`${resolve(folder)}/`))) {
    const read = await importText(pdf.slice());
    if ('error' in read) {
      note('file refused', file, read.error);
      continue;
    }
    for (const [list, keys] of [
      ['experience', ['title', 'company']],
      ['education', ['degree', 'institution']],
    ] as const) {
      const expected = truth[list] ?? [];
      const found = read.resumeData[list] as unknown as readonly ScoredEntry[];
      const pairs = pairEntries(expected, found, keys);
      const say = (entry: ScoredEntry) =>
        [...keys, 'location', 'startDate', 'endDate'].map((key) => text(entry[key])).join(' ¦ ');
      for (const entry of expected)
        if (!pairs.some(([own]) => own === entry)) note(`${list}: entry not found`, file, say(entry));
      for (const entry of found)
        if (!pairs.some(([, own]) => own === entry)) note(`${list}: entry of nothing`, file, say(entry));
      for (const pair of pairs) {
        const detail = `${say(pair[0])}  ←  ${say(pair[1])}`;
        for (const [at, key] of keys.entries()) {
          if (isSameField(pair[0], pair[1], key)) continue;
          const [own, other] = [text(pair[0][key]), text(pair[1][key])];
          const kind = CLASSES.find(([, fits]) => fits(own, other, pair, keys[1 - at] ?? ''))?.[0] ?? 'other';
          note(`${list}: ${key} ${kind}`, file, detail);
        }
        if (!isSamePeriod(pair[0], pair[1])) note(`${list}: period`, file, detail);
      }
    }
  }
for (const [name, count] of [...counts].toSorted((a, b) => b[1] - a[1])) console.log(String(count).padStart(4), name);
