import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const FOLDERS = ['functions', 'shared', 'infra', 'web', 'test'];
/** Columns that the formatter keeps to, but not within texts. */
const MAX_COLUMNS = 120;
/** Data of tests; tables of words, in which a line is a row; pages that are generated, with their markup. */
const DATA = ['test/data/', 'shared/improve/lexicon/', 'test/learn/import/'];

/** The title of a test is one sentence with its requirements before it: it may be longer. */
const TITLE = /^\s*(?:it|test|describe)\b[^'"`]*['"`]/;

/** Characters, of which those outside of the basic plane count as one. */
const columnsOf = (line: string) => line.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, ' ').length;

it.each(FOLDERS)('no line of %s/ is longer than 120 columns, but titles of tests', (folder) => {
  const long = globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: root }).flatMap((file) => {
    if (DATA.some((folder) => file.startsWith(folder))) return [];
    const lines = readFileSync(`${root}${file}`, 'utf8').split('\n');
    return lines.flatMap((line, at) => {
      const isTitle = TITLE.test(line) || /(?:\b(?:it|test)|\))\($/.test(lines[at - 1] ?? '');
      return columnsOf(line) > MAX_COLUMNS && !isTitle ? [`${file}:${at + 1}`] : [];
    });
  });
  expect(long).toEqual([]);
});
