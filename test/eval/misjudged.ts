/**
 * What the rules still get wrong of sets whose labels are a person's: the files that say so are held line by line
 * (`guard.test.ts`, `advert.test.ts`), so that nothing gets worse where something else gets better.
 * `node test/eval/misjudged.ts` writes them anew.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readKnownAdverts, readStrangersAdverts, scoreAdvert } from './adverts.ts';
import { judgePair, readPairs } from './guardPairs.ts';
import { pairSetFile } from './pairReport.ts';

const DATA = new URL('../data/', import.meta.url);

export const MISJUDGED_PAIRS = ['dev', 'held', 'second', 'third'] as const;
export const MISREAD_ADVERTS: readonly string[] =
  'known-en known-he trades ours strangers strangers-2 strangers-3 strangers-4 strangers-5 strangers-6'.split(' ');

/** Where what is still wrong of a set is written down. */
export const misjudgedFile = (folder: 'adverts' | 'guard/pairs', set: string): URL =>
  new URL(`${folder}/wrong/${set}.txt`, DATA);

/** How many pairs of a set had each outcome, and each that its author sees otherwise, with what was said of it. */
export function misjudgedPairs(set: (typeof MISJUDGED_PAIRS)[number]): string {
  const judged = readPairs(pairSetFile(set)).map(judgePair);
  const sums = (['invented', 'honest'] as const).map((label) => {
    const outcomes = judged.filter(({ pair }) => pair.label === label).map(({ outcome }) => outcome);
    const counts = ['withheld', 'asked', 'clean'].map((each) => outcomes.filter((outcome) => outcome === each).length);
    return `${label}: ${counts.join(' / ')}`;
  });
  const wrong = judged.filter(({ pair, outcome, right }) => (pair.label === 'honest' ? outcome !== 'clean' : !right));
  const rows = wrong.map(({ pair, outcome, reasons }) =>
    [`${pair.id} ${pair.category}`, outcome, ...reasons].join(' | '),
  );
  return `${[...sums, ...rows].join('\n')}\n`;
}

/** Of each advertisement of a set what was found and right, with the rows and requirements that were not. */
export function misreadAdverts(set: string): string {
  const path = fileURLToPath(new URL(`adverts/${set}`, DATA));
  const known = /^(?:known|trades)/.test(set) ? readKnownAdverts(`${path}.txt`) : readStrangersAdverts(path);
  return known
    .map(scoreAdvert)
    .flatMap(({ asked, found, rows, right, lines: [name, ...lines] }) => [
      `${name}: ${found} of ${asked} found, ${right} of ${rows} right`,
      ...lines.filter((line) => !line.startsWith('  ')),
    ])
    .join('\n')
    .concat('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const set of MISJUDGED_PAIRS) writeFileSync(misjudgedFile('guard/pairs', set), misjudgedPairs(set));
  for (const set of MISREAD_ADVERTS) writeFileSync(misjudgedFile('adverts', set), misreadAdverts(set));
}
