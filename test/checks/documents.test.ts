import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';

/** What contributors read: every path, command and decision that a document names exists. */
const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const documents = tracked.filter((path) => path.endsWith('.md'));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** What is made by commands, and so is not in a checkout. */
const MADE = /^(?:\.build|\.local|cdk\.out|node_modules|bench-results\.json)/;
/** Names that stand for any file, and what the site serves under such a name. */
const NO_FILES = ['x.test.ts', 'x.fixture.ts', 'config.json'];
/** Where paths in code begin; anything else in back ticks is not a path of ours. */
const FOLDERS = ['shared', 'functions', 'web', 'infra', 'test', 'docs', 'findings', '.github', '.devcontainer', '.ci'];
const ENDINGS = ['md', 'json', 'ts', 'tsx', 'tsv', 'css', 'mjs', 'sh'];
const PATH = new RegExp(
  String.raw`^(?:(?:${FOLDERS.map((name) => name.replace('.', String.raw`\.`)).join('|')})/[\w.@/*-]+|` +
    String.raw`[\w./-]+\.(?:${ENDINGS.join('|')}))$`,
);

/** Paths of a document: in back ticks, behind `node` there, and in links. */
function pathsIn(text: string): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  const codes = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(
    ([, code = '']) => code.replace(/^node /, '').split(' ')[0] ?? [],
  );
  const links = [...prose.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => link);
  const drawn = [...text.matchAll(/(?<![\w./-])(?:shared|functions|web|infra)\/[\w./-]+\.ts\b/g)].map(([path]) => path);
  return [...new Set([...codes.filter((code) => PATH.test(code)), ...links, ...drawn])].filter(
    (path) => !MADE.test(path) && !NO_FILES.includes(path),
  );
}

/** A path of the repository or of the document's own folder, or the end of one: a name, or `process/tasks.ts`. */
function isThere(path: string, folder: string, known: ReadonlySet<string>): boolean {
  if (path.includes('*')) return globSync(path, { cwd: root }).length > 0;
  if (existsSync(`${root}${path}`) || existsSync(`${root}${folder}${path}`)) return true;
  return path.includes('/') ? tracked.some((file) => file.endsWith(`/${path}`)) : known.has(path);
}

const names = new Set(tracked.map((path) => path.slice(path.lastIndexOf('/') + 1)));

describe.each(documents)('%s', (document) => {
  const text = read(document);
  const folder = document.includes('/') ? document.slice(0, document.lastIndexOf('/') + 1) : '';

  it('names only files that are there', () => {
    expect(pathsIn(text).filter((path) => !isThere(path, folder, names))).toEqual([]);
  });

  it('names only commands that are there', () => {
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

/** Maximum number of words of a document that people read whole; longer ones are not read. */
const MOST_WORDS: readonly (readonly [pattern: string, words: number])[] = [
  ['ARCHITECTURE.md', 1_200],
  ['docs/glossary.md', 2_500],
  ['docs/decisions/*.md', 550],
];
it.each(MOST_WORDS)('%s has at most %i words', (pattern, words) => {
  const long = globSync(pattern, { cwd: root }).map((file) => [file, read(file).match(/\S+/g)?.length ?? 0] as const);
  expect(long.length).toBeGreaterThan(0);
  expect(long.filter(([, count]) => count > words)).toEqual([]);
});

it('README says how many templates there are', () => {
  expect(read('README.md')).toContain(`**${TEMPLATES.length} templates**`);
});

/** Comments of a source, line and block. */
const commentsOf = (source: string) => [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)].join('\n');
/** Files that are no sources of ours: made by a build, brought by a package, or an example of a name. */
const NO_SOURCES = /^(?:[\w-]*config\.(?:js|ts)|index\.m?js|theme\.css|x\..*|(?:worker|thread|pdf|pdf\.worker)\.mjs)$/;

it('comments name only files that are there', () => {
  const sources = globSync('{shared,functions,web,infra,test}/**/*.{ts,tsx,css}', { cwd: root });
  const gone = sources.flatMap((file) =>
    [...commentsOf(read(file)).matchAll(/[\w./-]*\b[\w-]+\.(?:tsx?|css|mjs)\b/g)]
      .map(([path]) => path.slice(path.lastIndexOf('/') + 1))
      .filter((name) => !names.has(name) && !NO_SOURCES.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(gone).toEqual([]);
});

/** Whether a document has a section or a step. */
const hasPlace = (document: string, place: string) =>
  place.startsWith('\n')
    ? read(document).includes(place)
    : [`# ${place}\n`, `**${place}**`].some((title) => read(document).includes(title));

it('comments name only sections and steps of documents that are there', () => {
  const sources = globSync('{shared,functions,web,infra,test}/**/*.ts', { cwd: root });
  const cited = sources.flatMap((file) =>
    [...read(file).matchAll(/(docs\/[\w-]+\.md), (?:"([^"]+)"|steps? (\d+)(?: and (\d+))?)/g)].flatMap(
      ([, document = '', section, ...steps]) =>
        (section === undefined ? steps.flatMap((step) => step ?? []).map((step) => `\n${step}. `) : [section]).map(
          (place) => ({ file, document, place }),
        ),
    ),
  );
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter(({ document, place }) => !hasPlace(document, place))).toEqual([]);
});

it('examples in comments call functions that are there', () => {
  const sources = globSync('{shared,functions,web,infra,test}/**/*.{ts,tsx}', { cwd: root }).map(
    (file) => [file, read(file)] as const,
  );
  const declared = new Set(
    sources.flatMap(([, source]) => source.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/\w+/g) ?? []),
  );
  const called = sources.flatMap(([file, source]) =>
    [...source.matchAll(/@example((?:(?!\*\/)[\s\S])*)/g)].flatMap(([, example = '']) =>
      [...example.matchAll(/\b(\w+)\(/g)].map(([, name = '']) => ({ file, name })),
    ),
  );
  expect(called.length).toBeGreaterThan(10);
  expect(called.filter(({ name }) => !declared.has(name))).toEqual([]);
});

describe('decisions', () => {
  const files = globSync('docs/decisions/*.md', { cwd: root });
  const numbers = files.map((file) => Number(/\/(\d{4})-/.exec(file)?.[1]));

  it('have the number of their file, each its own', () => {
    expect(files.filter((file, at) => !read(file).startsWith(`# ${numbers[at]}. `))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are there where they are cited', () => {
    const sources = globSync(['{shared,functions,web,infra,test,docs}/**/*.{ts,tsx,css,md}', '*.md'], { cwd: root });
    const cited = sources.flatMap((file) =>
      [...read(file).matchAll(/\b[Dd]ecisions? (\d{1,3}(?:(?:, | and )\d{1,3}\b)*)/g)].flatMap(([, list = '']) =>
        list.split(/, | and /).map((number) => [file, Number(number)] as const),
      ),
    );
    expect(cited.filter(([, number]) => number > 99).length).toBeGreaterThan(20);
    expect(cited.filter(([, number]) => !numbers.includes(number))).toEqual([]);
  });
});
