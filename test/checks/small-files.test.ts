import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const MAX_LINES = 20;

/** Small files with one importer that stay, by why. A line that is no longer needed fails: the list only shrinks. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'has unit tests of its own': [
    'infra/operate/csv.ts',
    'web/features/auth/login/returnPath.ts',
    'web/features/builder/readers/piecesFrom.ts',
    'web/lib/analytics/trackEdit.ts',
  ],
  'is used by tests as well': ['infra/constructs/edge/edgeCode.ts'],
  'is a row of a table, or the public name of a folder': [
    'infra/local/emulators/textract.ts',
    'shared/api/templates.ts',
    'web/features/auth/LoginDialogHost.tsx',
    'web/features/consent/index.ts',
    'web/features/improve/index.ts',
    'web/lib/offline/registerServiceWorker.ts',
  ],
  'is loaded when it is needed, and not with what shows it': [
    'web/features/gallery/DrawnPage.tsx',
    'web/features/profile/copies/jobWish.ts',
    'web/lib/i18n/ownDirection.ts',
  ],
  'is what an operator edits, and nothing else': ['infra/settings.ts'],
};

const sources = globSync('{shared,functions,web,infra}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/[.](?:test|d)[.]tsx?$/.test(file),
);

function importersByFile(): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>();
  for (const file of sources)
    for (const [, path = ''] of read(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const target = join(dirname(file), path);
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  return importers;
}

it('no file of at most 20 lines has one importer, except for those that say why', () => {
  const importers = importersByFile();
  const small = sources.filter(
    (file) =>
      !/[.]fixture[.]tsx?$|\/handlers\//.test(file) &&
      importers.get(file)?.size === 1 &&
      read(file).trimEnd().split('\n').length <= MAX_LINES,
  );
  expect(small.toSorted()).toEqual(Object.values(KEPT).flat().toSorted());
});
