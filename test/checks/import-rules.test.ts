import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../functions/import/resume/', import.meta.url);
const ROW = /^\| `([^`]+)` \| (ground|grammar|evidence) \| \S.{20,} \|$/gm;

it('every rule of the import beside its model has a reason written down, and every reason a rule', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const rows = [...readFileSync(new URL('README.md', FOLDER), 'utf8').matchAll(ROW)].map(([, file]) => file);
  expect(rows).toEqual(files.toSorted());
});
