import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, LockedPackage>> };

it('locks the packages of every platform: npm ci refuses a lock file with holes', () => {
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const holes = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap((name) => (names.has(name) ? [] : `${path} needs ${name}`)),
  );
  expect(holes).toEqual([]);
});

it('names no registry: where packages come from is the business of each machine', () => {
  expect(text).not.toContain('"resolved"');
});
