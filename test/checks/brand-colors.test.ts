import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BRAND_COLORS } from '../../shared/site/product.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const colorsIn = (text: string) => [...text.matchAll(/#[\dA-Fa-f]{6}\b/g)].map(([color]) => color.toUpperCase());
const BRAND: readonly string[] = Object.values(BRAND_COLORS);

it('files that can import nothing repeat the brand’s colours exactly', () => {
  for (const file of ['web/index.html', 'web/app/shell/logo.svg']) {
    const colors = colorsIn(read(file));
    expect(colors.length).toBeGreaterThan(1);
    expect(colors.filter((color) => !BRAND.includes(color))).toEqual([]);
  }
});

it('no source writes them by hand', () => {
  const sources = globSync('{shared/site,web,infra}/**/*.{ts,tsx}', { cwd: root });
  const byHand = sources.filter(
    (file) => file !== 'shared/site/product.ts' && colorsIn(read(file)).some((color) => BRAND.includes(color)),
  );
  expect(byHand).toEqual([]);
});
