import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const FOLDERS = ['functions', 'shared', 'infra', 'web', 'test'];
/** Columns that the formatter keeps to, but not within texts; nothing is excepted. */
const MAX_COLUMNS = 120;

/** Characters, of which those outside of the basic plane count as one. */
const columnsOf = (line: string) => line.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, ' ').length;

/** Files and lines that are too long. */
const longLines = (pattern: string) =>
  globSync(pattern, { cwd: root }).flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, at) => (columnsOf(line) > MAX_COLUMNS ? [`${file}:${at + 1}`] : [])),
  );

it.each(FOLDERS)('no line of code in %s/ is longer than 120 columns', (folder) => {
  expect(longLines(`${folder}/**/*.{ts,tsx,css,js,mjs}`)).toEqual([]);
});

it('no line of the settings beside the folders is longer than 120 columns', () => {
  expect(longLines('{.*,*}.ts')).toEqual([]);
});
