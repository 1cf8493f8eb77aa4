import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectHeaders } from '../../infra/deploy/uploadSite.ts';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { NOTICES_FILE, STATIC_PAGES, staticPageFile } from '../../shared/site/staticPages.ts';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { FONTS, listFontFiles, type FontKey } from '../../shared/templates/fonts.ts';

/** The licences of what we hand out and others have made: the built site as the gateway serves it. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SITE = join(ROOT, '.build/web');
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();

let folder: string;
let local: LocalProduct;
let notices: string;
let type: string | null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notices-'));
  local = await startLocal({ dataDir: folder, quiet: true });
  const response = await fetch(`${local.url}/${NOTICES_FILE}`);
  [type, notices] = [response.headers.get('content-type'), await response.text()];
});
afterAll(async () => {
  await local.close();
  await rm(folder, { recursive: true });
});

/** Names, version and text of a package's licence file, if it has one. */
function packageAt(name: string): { readonly heading: string; readonly text: string | undefined } {
  const at = join(ROOT, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as { version: string };
  const file = readdirSync(at).find((one) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(one));
  return { heading: `${name} ${version}`, text: file && plain(readFileSync(join(at, file), 'utf8')) };
}

/** Whether the notices name a package, and hold its licence if it has one. */
const isNamed = ({ heading, text }: ReturnType<typeof packageAt>) =>
  notices.includes(`\n${heading} (`) && (text === undefined || notices.includes(text));

/** What the client's sources import by name, types apart; what tools alone need is not in the pages. */
function importedPackages(): string[] {
  const sources = globSync('web/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.(?:test|arbitrary|fixture)\.tsx?$|prerender|fakeBrowser|\.d\.ts$/.test(file),
  );
  const names = sources.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^import type .*$/gm, '');
    return [...text.matchAll(/^(?:import|export)\b[^;]*? from '([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm)].map(
      ([, one, other]) => one ?? other ?? '',
    );
  });
  const packages = names
    .filter((name) => !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(packages)].toSorted();
}

describe('the notices', () => {
  it('are served as plain text, and uploaded as that', () => {
    expect(type).toBe('text/plain; charset=utf-8');
    expect(objectHeaders(NOTICES_FILE).ContentType).toBe('text/plain; charset=utf-8');
  });

  it.each(LANGUAGES)('are linked from the foot of every page that has one (%s)', (language) => {
    const pages = STATIC_PAGES.map(({ path }) =>
      readFileSync(join(SITE, staticPageFile(path, language)), 'utf8'),
    ).filter((html) => html.includes('<footer'));
    expect(pages.length).toBeGreaterThanOrEqual(7);
    for (const html of pages) expect(html).toMatch(new RegExp(`<a href="/${NOTICES_FILE}">[^<]+</a>`));
  });

  it('name every package that the pages import, with the text of its licence', () => {
    const packages = importedPackages();
    expect(packages).toEqual(expect.arrayContaining(['react', 'react-intl', 'aws-amplify', 'zustand']));
    const scripts = readdirSync(join(SITE, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(SITE, 'assets', file), 'utf8'))
      .join('\n');
    expect(packages.filter((name) => !isNamed(packageAt(name)))).toEqual([]);
    // What says so of itself in a comment that no minifier takes away is named as well.
    for (const [, name = ''] of scripts.matchAll(/@license (\S+)/g))
      expect(notices.toLowerCase()).toContain(name.toLowerCase().replace(/\.production\.js$/, ''));
  });

  it('name the packages those bring along', () => {
    expect(
      ['react-dom', 'scheduler', 'valibot', '@formatjs/intl', 'tslib', 'uuid'].filter(
        (name) => !notices.includes(`\n${name} `),
      ),
    ).toEqual([]);
  });

  it('name every typeface of pages and PDFs, with its own licence', () => {
    const files = new Map(
      (Object.keys(FONTS) as FontKey[]).flatMap((key) =>
        listFontFiles(key).map(({ file }) => [file.replace(/\.woff2$/, ''), FONTS[key].package] as const),
      ),
    );
    const carried = [...readdirSync(join(SITE, 'assets')), ...readdirSync(join(ROOT, '.build/templates/fonts'))].filter(
      (file) => file.endsWith('.woff2'),
    );
    expect(carried.length).toBeGreaterThan(files.size);
    for (const file of carried) {
      const known = [...files].find(([name]) => file === `${name}.woff2` || file.startsWith(`${name}-`))?.[1];
      expect(known, file).toBeDefined();
      const text = plain(readFileSync(join(ROOT, `node_modules/@expo-google-fonts/${known}/LICENSE_FONT`), 'utf8'));
      expect(isNamed({ ...packageAt(`@expo-google-fonts/${known}`), text }), file).toBe(true);
    }
  });

  it('name nobody’s paths', () => {
    expect(existsSync(ROOT)).toBe(true);
    expect(notices).not.toContain(ROOT);
  });
});
