import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

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
  expect(Object.fromEntries([...types].filter(([, files]) => files.length > 1))).toEqual({});
});
