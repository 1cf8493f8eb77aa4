import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ALLOWANCE_ERRORS, COMMON_ERRORS } from '../../shared/api/endpoint.ts';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { ERRORS } from '../../shared/errors/errors.ts';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const CODES = Object.keys(ERRORS);
const filesOf = (pattern: RegExp) =>
  readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/\.test\./.test(file))
    .map((file) => [file, readFileSync(join(WEB, file), 'utf8')] as const);

it('[ERR-22] no text that a person sees holds an error code', () => {
  const texts = [
    ...Object.values(ERRORS).flatMap(({ he, en }) => [he, en]),
    ...filesOf(/messages\/.*\.json$/).flatMap(([, json]) => Object.values(JSON.parse(json) as Record<string, string>)),
  ];
  const plain = CODES.filter((code) => code.includes('_'));
  expect(plain.length).toBeGreaterThan(20);
  expect(texts.filter((text) => plain.some((code) => text.includes(code)))).toEqual([]);
});

it('[ERR-22] no screen shows the code or message of an error: texts come from server or message files', () => {
  const shown = filesOf(/\.tsx$/)
    .filter(([, code]) =>
      />\s*\{[^{}]*\b(?:error|failure|problem|reason|cause)\??\.(?:code|message)\b[^{}]*\}/.test(code),
    )
    .map(([file]) => file);
  expect(shown).toEqual([]);
});

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ROWS = listEndpoints().map(({ endpoint }) => endpoint);
const sourcesIn = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((file) => !/[.](?:test|fixture)[.]/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);

it('every error of the catalogue is one that an endpoint lists, or that the browser itself tells', () => {
  const listed = new Set<string>([...COMMON_ERRORS, ...ROWS.flatMap(({ errors }) => errors)]);
  const web = sourcesIn('web').map(([, code]) => code);
  expect(CODES.filter((code) => !listed.has(code) && !web.some((source) => source.includes(`'${code}'`)))).toEqual([]);
});

/** What surrounds every handler: it answers what all share, and what calls that cost money may get. */
const SURROUNDINGS = ['http', 'platform'];

/** The errors that code of a folder of functions/ may throw. */
const listedErrors = (folder: string): readonly string[] => [
  ...COMMON_ERRORS,
  ...(SURROUNDINGS.includes(folder) ? ALLOWANCE_ERRORS : []),
  ...ROWS.flatMap(({ capability, errors }) => (capability === folder ? errors : [])),
];

/** Files that work for other capabilities: each of these lists what they throw. */
const WORKS_FOR: ReadonlyMap<string, readonly string[]> = new Map([
  ['functions/credits/keepResult.ts', ['improve', 'twin']],
]);

it('an error that a capability throws is listed in one of its rows, so that the API tells of it', () => {
  const thrown = sourcesIn('functions').flatMap(([file, code]) =>
    [...code.matchAll(/new AppError\(\s*'(\w+)'/g)].map(([, error = '']) => ({ file, error })),
  );
  expect(thrown.length).toBeGreaterThan(50);
  const unlisted = thrown.filter(({ file, error }) =>
    (WORKS_FOR.get(file) ?? [file.split('/')[1] ?? '']).some((folder) => !listedErrors(folder).includes(error)),
  );
  expect(unlisted).toEqual([]);
});

it('what is held to an allowance lists the errors of it', () => {
  const held = ROWS.filter(({ limits }) => limits.daily && !limits.daily.goesOn);
  expect(held.length).toBeGreaterThan(2);
  expect(held.filter(({ errors }) => ALLOWANCE_ERRORS.some((code) => !errors.includes(code)))).toEqual([]);
});
