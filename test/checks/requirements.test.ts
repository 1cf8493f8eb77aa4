import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Every requirement of docs/requirements.tsv is named by the test that proves it, or stands in the
 * list of those not built yet, which only shrinks.
 */
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const root = new URL('../../', import.meta.url).pathname;
const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

const required = lines(read('docs/requirements.tsv'))
  .slice(1)
  .map((line) => line.split('\t')[0] as string);
const pending = lines(read('docs/requirements-pending.txt')).flatMap((line) => line.trim().split(/\s+/));

/** Ids in the titles of `it(…)`, `test(…)` and `describe(…)`: `it('[BLD-07] [BLD-08] says …')`. */
function idsInTitles(source: string): string[] {
  const titles = source.matchAll(
    // What is skipped or only planned proves nothing.
    /\b(?:it|test|describe)(?:\.(?!skip\b|todo\b)\w+(?:\([^;]*?\))?)*\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g,
  );
  return [...titles].flatMap((title) => title[2]?.match(/(?<=\[)[A-Z][A-Z0-9]*-\d{2}(?=\])/g) ?? []);
}

const named = new Map<string, string[]>();
for (const file of globSync('{shared,functions,web,infra,test}/**/*.test.{ts,tsx}', { cwd: root }).filter(
  (path) => !path.startsWith('test/checks/'),
)) {
  for (const id of idsInTitles(read(file))) named.set(id, [...(named.get(id) ?? []), file]);
}

describe('requirement ids', () => {
  it('are all named by a test or pending', () => {
    expect(required.filter((id) => !named.has(id) && !pending.includes(id))).toEqual([]);
  });

  it('stop being pending when a test names them', () => {
    expect(pending.filter((id) => named.has(id))).toEqual([]);
  });

  it('exist: no test and no pending line names an unknown one', () => {
    const known = new Set(required);
    expect([...named.keys(), ...pending].filter((id) => !known.has(id))).toEqual([]);
    expect(known.size).toBe(required.length);
  });

  it('never become pending again', () => {
    const before = gitShow('HEAD^:docs/requirements-pending.txt');
    const allowed = new Set(before === undefined ? pending : lines(before).flatMap((line) => line.trim().split(/\s+/)));
    expect(pending.filter((id) => !allowed.has(id))).toEqual([]);
  });

  it('are read from titles as they are written', () => {
    expect(idsInTitles(`it('[AB-01] [C3D-02] does', () => {}); it.each(rows)("[EF-03] %s", f); // [GH-04]`)).toEqual([
      'AB-01',
      'C3D-02',
      'EF-03',
    ]);
  });
});

/** A file of an earlier commit, or undefined if there is none (a shallow clone, the first commit). */
function gitShow(object: string): string | undefined {
  try {
    return execFileSync('git', ['show', object], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
