import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const sources = globSync('{infra,functions,shared,web}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(root + file, 'utf8') }));

/** A comparison with one language, or the two of them as a type or a list of its own. */
const LANGUAGE_BRANCH = new RegExp(
  [
    "[!=]==? '(?:he|en)'",
    "'(?:he|en)' [!=]==?",
    "\\bcase '(?:he|en)'",
    "'he' \\| 'en'|'en' \\| 'he'",
    "\\['he', 'en'\\]",
    "\\? '(?:he|en)' : '(?:he|en)'",
  ].join('|'),
);

/** Lines of a source that branch by language, as `file: line`. */
const branchesOf = ({ file, source }: { file: string; source: string }) =>
  source
    .split('\n')
    .filter((line) => LANGUAGE_BRANCH.test(line))
    .map((line) => `${file}: ${line.trim()}`);

describe('a further language is messages, labels and rows (decision 26)', () => {
  it.each([
    "const name = language === 'he' ? a : b;",
    "const name = language !== 'en' && a;",
    "function show(language: 'he' | 'en') {",
    "for (const language of ['he', 'en']) {",
    "const language = isRtl ? 'he' : 'en';",
  ])('the rule sees %s', (source) => {
    expect(branchesOf({ file: 'x.ts', source })).toHaveLength(1);
  });

  it('no source outside the table of languages says what is done for one of them', () => {
    expect(sources.length).toBeGreaterThan(500);
    const allowed = 'shared/platform/language.ts';
    expect(sources.filter(({ file }) => file !== allowed).flatMap(branchesOf)).toEqual([]);
  });
});
