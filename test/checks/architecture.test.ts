import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DRAWING_FILE, drawArchitecture } from '../tools/architecture.ts';
import { readImportGraph } from '../tools/import-graph.ts';

it('the drawing of the imports is as the sources are: else run `npm run architecture`', async () => {
  expect(readFileSync(DRAWING_FILE, 'utf8')).toBe(drawArchitecture(await readImportGraph()));
});
