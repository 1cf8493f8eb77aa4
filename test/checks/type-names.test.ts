import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/**
 * Names that mean different things in the reading of files, of pages and of PDFs, where each is at home in one folder.
 * A name that is no longer double fails too: the list only shrinks.
 */
const DOUBLE: readonly string[] = [
  'Box',
  'Gutter',
  'Piece',
  'Place',
  'Stretch',
  'Surroundings',
];

const DECLARATION = /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|enum) ([A-Za-z_]\w*)/gm;

/** Files of the product by the name of each type that they declare, for others or for themselves. */
function filesByType(): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const file of globSync('{shared,functions,web,infra}/**/*.{ts,tsx}', { cwd: root })) {
    if (/[.](?:test|fixture|d)[.]/.test(file)) continue;
    const names = [...readFileSync(`${root}${file}`, 'utf8').matchAll(DECLARATION)].map(([, name = '']) => name);
    for (const name of new Set(names)) files.set(name, [...(files.get(name) ?? []), file]);
  }
  return files;
}

it('no type name means two things', () => {
  const types = filesByType();
  expect(types.size).toBeGreaterThan(1_000);
  const double = [...types].filter(([, files]) => files.length > 1);
  const known = double.filter(([name]) => DOUBLE.includes(name)).map(([name]) => name);
  expect(Object.fromEntries(double.filter(([name]) => !DOUBLE.includes(name)))).toEqual({});
  expect(known.toSorted()).toEqual(DOUBLE);
});
