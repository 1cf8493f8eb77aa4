import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findEmptyNames } from '../tools/emptyNames.ts';
import { openSourceProject, type SourceProject } from '../tools/sourceProject.ts';
import { findUnsafeLookups } from '../tools/unsafeLookups.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
/** Only what is looked at: half of the time that the whole project takes. */
const PROJECT = `${ROOT}test/checks/lookups.tsconfig.json`;
const SAMPLES = `${ROOT}test/checks/lookups.fixture.ts`;
/** The helper itself, and what must run in browsers without it. */
const ALLOWED = new Set([`${ROOT}shared/platform/ownProperty.ts`, `${ROOT}web/oldBrowser.ts`]);

/** Code that reads people's data: code that builds and deploys reads only ours. */
const READS_FROM_OUTSIDE = new RegExp(`^${ROOT}(?:functions|shared|web|infra/local)/(?!.*[.](?:test|fixture)[.])`);

let project: SourceProject;
beforeAll(() => {
  project = openSourceProject(PROJECT);
});
afterAll(() => project.close());

const OF_THE_PRODUCT = new RegExp(`^${ROOT}(?:functions|shared|web|infra)/(?!.*[.](?:test|fixture)[.])`);

it('no table is asked for a text from outside by a plain look-up, which finds what every object has', () => {
  const found = findUnsafeLookups(
    project,
    (file) => file === SAMPLES || (!ALLOWED.has(file) && READS_FROM_OUTSIDE.test(file)),
  );
  const inSamples = found.filter(({ file }) => file === SAMPLES).map(({ line }) => line);
  const marked = readFileSync(SAMPLES, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.endsWith('// found') ? [index + 1] : []));
  expect(inSamples.toSorted((a, b) => a - b)).toEqual(marked);
  const unsafe = found.filter(({ file }) => file !== SAMPLES);
  expect(
    unsafe.map(({ file, line, text }) => `${file.replace(ROOT, '')}:${line} ${text}: ownProperty(table, key)`),
  ).toEqual([]);
});

it('variables and parameters say what they hold', () => {
  const names = findEmptyNames(project, (file) => OF_THE_PRODUCT.test(file));
  expect(names.map(({ file, line, text }) => `${file.replace(ROOT, '')}:${line} ${text}`)).toEqual([]);
});
