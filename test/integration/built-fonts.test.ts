import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const fonts = (folder: string) => globSync(`.build/${folder}/*.woff2`, { cwd: ROOT });
const signature = (file: string) => readFileSync(ROOT + file).toString('latin1', 0, 4);

// A first start answers with fonts that are cut and not packed; a whole build leaves none of them.
it.each(['templates/fonts', 'web/assets'])('all fonts of %s are packed', (folder) => {
  expect(fonts(folder).length).toBeGreaterThan(60);
  expect(fonts(folder).filter((file) => signature(file) !== 'wOF2')).toEqual([]);
});
