/**
 * Pins the rendering of versions of templates: `node test/tools/pin-versions.ts` writes the digests of those that have
 * none yet. A version that has one keeps it, since résumés are saved with it: name it (`… compact.1`, `base`, `all`)
 * once you have seen that it looks as it did (`render-template-style.ts` before and after), or that what all résumés
 * get is better.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { VERSION_DIGESTS, versionDigests } from '../../shared/templates/versionDigests.fixture.ts';

const again = new Set(process.argv.slice(2));
const pinned = JSON.parse(readFileSync(VERSION_DIGESTS, 'utf8')) as Record<string, string>;
const next = Object.entries(versionDigests()).map(([name, digest]) => [
  name,
  again.has(name) || again.has('all') ? digest : (pinned[name] ?? digest),
]);
writeFileSync(VERSION_DIGESTS, `${JSON.stringify(Object.fromEntries(next), null, 2)}\n`);
