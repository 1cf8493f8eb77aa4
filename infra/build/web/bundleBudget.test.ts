import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleBudget } from './bundleBudget.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'korot-budget-'));
  // Random text does not compress: 12 KB of it stay 9 KB when gzipped.
  const heavy = `export default ${JSON.stringify(randomBytes(9 * 1024).toString('base64'))};`;
  await Promise.all([
    writeFile(join(folder, 'index.html'), '<script type="module" src="./main.js"></script>'),
    writeFile(join(folder, 'window.html'), '<script type="module" src="./window.js"></script>'),
    writeFile(
      join(folder, 'main.js'),
      `import('./page.js').then((page) => page.run()); import('./other.js').then((other) => console.log(other));`,
    ),
    writeFile(join(folder, 'window.js'), `import text from './other.js'; console.log(text);`),
    writeFile(join(folder, 'page.js'), `import text from './heavy.js'; export const run = () => console.log(text);`),
    writeFile(join(folder, 'other.js'), heavy),
    writeFile(join(folder, 'heavy.js'), heavy),
  ]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const built = (page: string, limitKb: number, later: readonly string[] = [], limitFiles = 9, input = ['index.html']) =>
  build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { write: true, modulePreload: false, rolldownOptions: { input: input.map((name) => join(folder, name)) } },
    plugins: [bundleBudget([{ name: 'page', page, later, areas: [], limitKb, limitFiles }])],
  });

describe('the script budget', () => {
  it('counts the entry and the page with what it imports, and not what others load', async () => {
    await expect(built('/page.js', 12)).resolves.toBeDefined();
  });

  it('does not count what another HTML file begins with', async () => {
    await expect(built('/page.js', 12, [], 9, ['index.html', 'window.html'])).resolves.toBeDefined();
  });

  it('fails the build when a page needs more, with the figure', async () => {
    await expect(built('/page.js', 5)).rejects.toThrow(/page: \d+\.\d KB/);
  });

  it('fails the build when it comes in more files', async () => {
    await expect(built('/page.js', 100, [], 1)).rejects.toThrow(/page: .* in \d files \(limits 100 and 1\)/);
  });

  it('counts what the page loads later by itself', async () => {
    await expect(built('/page.js', 22, ['/other.js'])).resolves.toBeDefined();
    await expect(built('/page.js', 12, ['/other.js'])).rejects.toThrow(/page: \d+\.\d KB/);
    await expect(built('/page.js', 100, ['/missing.js'])).rejects.toThrow(/no chunk for \/missing\.js/);
  });

  it('fails the build when the page is not in it', async () => {
    await expect(built('/missing.js', 100)).rejects.toThrow(/no chunk for \/missing\.js/);
  });
});
