import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * The way of the résumé from the browser's save to its table, as ARCHITECTURE draws it: at most eight files, without a
 * stop left out.
 */
const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const MAX_FILES = 8;
const FIRST = 'web/features/builder/flows/useSave.ts';
const LAST = 'functions/resumes/resumeRepository.ts';

const drawing = [...read('ARCHITECTURE.md').matchAll(/```mermaid\n([\s\S]*?)```/g)]
  .map(([, text = '']) => text)
  .find((text) => text.includes(FIRST) && text.includes(LAST));
const fileOf = new Map(
  [...(drawing ?? '').matchAll(/(\w+)\[\(?"[^"]*<br>([\w/.]+)"\)?\]/g)].map(([, id = '', file = '']) => [id, file]),
);
const arrows = [...(drawing ?? '').replaceAll(/\[\(?"[^"]*"\)?\]/g, '').matchAll(/(\w+) -->(?:\|\w+\|)? (\w+)/g)].map(
  ([, from = '', to = '']) => [fileOf.get(from) ?? from, fileOf.get(to) ?? to] as const,
);

/** What a file imports as values; of a feature's `index.ts`, what that forwards too. */
function importsOf(file: string): string[] {
  const found = [...read(file).matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+)'/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return found.flatMap((path) => (path.endsWith('/index.ts') ? [path, ...importsOf(path)] : [path]));
}

it('enters at most eight files', () => {
  expect([...fileOf.values()]).toEqual(expect.arrayContaining([FIRST, LAST]));
  expect(new Set(fileOf.values()).size).toBeLessThanOrEqual(MAX_FILES);
});

it('each file calls the next itself; between browser and server stands the endpoint of the same name', () => {
  expect(arrows.length).toBe(fileOf.size - 1);
  const broken = arrows.filter(([from, to]) =>
    from === 'web/lib/api/client.ts'
      ? !read(from).includes(`${to.replace(/^.*\/(\w+)\.ts$/, '$1')}: jsonEndpoint`)
      : !importsOf(from).includes(to),
  );
  expect(broken).toEqual([]);
});
