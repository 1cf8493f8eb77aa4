import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SourcePattern } from './collect.ts';

/** Patterns that were analysed and take linear time: a line each, below the analysers that said so. */
const FILE = new URL('known.txt', import.meta.url);

const packageVersion = (name: string) =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { readonly version: string }).version;
/** What is known is known about these versions. */
const ANALYSERS = ['recheck', 'scslre'].map((name) => `${name} ${packageVersion(name)}`).join(', ');

/** A short name of a pattern: two of some thousands having the same is less likely than one in 10^14. */
export const patternKey = ({ source, flags }: Pick<SourcePattern, 'source' | 'flags'>): string =>
  createHash('sha256')
    .update(JSON.stringify([source, flags]))
    .digest('base64url')
    .slice(0, 12);

/** Names of the patterns that are known to take linear time; none if an analyser has changed since. */
export function readKnown(): ReadonlySet<string> {
  const [analysers, ...keys] = readFileSync(FILE, 'utf8').trim().split('\n');
  return new Set(analysers === ANALYSERS ? keys : []);
}

/** Writes the names of patterns that are known to take linear time, in their order. */
export function writeKnown(patterns: readonly SourcePattern[]): void {
  writeFileSync(FILE, `${[ANALYSERS, ...patterns.map(patternKey).toSorted()].join('\n')}\n`);
}
