import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What `docs/compatibility.md` says of other programs has its version, its source and the test that holds it. */
const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const findings = tracked.filter((path) => /^findings\/(?!lib[.]).*[.]sh$/.test(path));

/** Rows of all tables: what happens, with which version, the source, what Korot does, the test. */
const rows = read('docs/compatibility.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:What happens|---)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));
const pathsIn = (cell = '') => [...cell.matchAll(/`([\w./-]+)`/g)].map(([, path = '']) => path);
const isSource = (source = '') =>
  /\]\(https:/.test(source) || source === 'the test' || pathsIn(source).some((path) => findings.includes(path));
const isTest = (path: string) => /[.]test[.]tsx?$/.test(path) && tracked.includes(path);

describe('docs/compatibility.md', () => {
  it('has all five cells in each of its rows', () => {
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter((cells) => cells.length !== 5 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
  });

  it('says with which version something was seen, or that a document says so', () => {
    expect(rows.filter(([, version = '', source = '']) => !/\d/.test(version) && !source.includes(']('))).toEqual([]);
  });

  it('has a source for each: an address, a finding, or the test, which asks the program itself', () => {
    expect(rows.filter(([, , source]) => !isSource(source))).toEqual([]);
  });

  it('names for each a test that is there', () => {
    expect(rows.filter(([, , , , test]) => pathsIn(test).length === 0 || !pathsIn(test).every(isTest))).toEqual([]);
  });
});

it('each finding is named in its list, and may be run', () => {
  const list = read('findings/README.md');
  expect(findings.filter((path) => !list.includes(`\`${path.replace('findings/', '')}\``))).toEqual([]);
  const modes = execFileSync('git', ['ls-files', '-s', 'findings'], { cwd: root, encoding: 'utf8' });
  expect(
    findings.filter((path) => !modes.includes('100755') || !new RegExp(`^100755 .*\t${path}$`, 'm').test(modes)),
  ).toEqual([]);
});
