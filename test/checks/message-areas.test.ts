import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../web/lib/routing/routeTable.ts';

/**
 * Texts load with the screen that shows them: what is shown without its area would be an id in the place of a text. So
 * for each module of the browser it is followed by which imports it comes, and which areas these have loaded.
 */
const root = new URL('../../', import.meta.url).pathname;
const ENTRY = 'web/main.tsx';
/** The texts of the bar, the footer and the dialogs, loaded before anything is shown. */
const FIRST = 'shell';
const SCREENS = 'web/app/routes/routeScreens.ts';

const sources: ReadonlyMap<string, string> = new Map(
  globSync('web/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/[.](?:test|fixture|d)[.]/.test(file))
    .map((file) => [file, withoutComments(readFileSync(join(root, file), 'utf8'))]),
);
const ids: ReadonlySet<string> = new Set(
  globSync('web/lib/i18n/messages/en/*.json', { cwd: root }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')) as object),
  ),
);

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

interface Import {
  readonly to: string;
  /** The areas that are loaded together with it; empty if it is not imported on demand. */
  readonly areas: readonly string[];
}

/** The imports of a module, except for those of types, which load nothing. */
function importsOf(file: string, source: string): Import[] {
  const at = (path: string) => join(dirname(file), path);
  const always = [...source.matchAll(/(?:^|\n)(?:import|export)(?! type)[^;'"(=]*'(\.[^']+)'/g)].map(
    ([, path = '']): Import => ({ to: at(path), areas: [] }),
  );
  const later = [...source.matchAll(/import\('(\.[^']+)'\)/g)].map(({ 1: path = '', index }): Import => ({
    to: at(path),
    areas: areasLoadedAt(file, source, index),
  }));
  return [...always, ...later].filter(({ to }) => sources.has(to));
}

/** A route's areas are a row of the table; elsewhere they stand behind the import, in the same statement. */
function areasLoadedAt(file: string, source: string, index: number): readonly string[] {
  if (file === SCREENS) {
    const before = source.slice(0, index);
    const route = before.slice(before.lastIndexOf("'", before.lastIndexOf("':") - 1) + 1, before.lastIndexOf("':"));
    return ROUTES.find((row) => row.path === route)?.areas ?? [];
  }
  const statement = source.slice(index, source.indexOf(';', index));
  const named = /\[((?:'\w+'(?:, )?)+)\]/.exec(statement)?.[1] ?? '';
  const byName = /(load\w*Messages)\(\)/.exec(statement)?.[1];
  const list = byName ? new RegExp(`${byName} = [^;]*\\[([^\\]]*)\\]`).exec(source)?.[1] : named;
  return [...(list ?? '').matchAll(/'(\w+)'/g)].map(([, area = '']) => area);
}

/** For each module that a page reaches the areas that are loaded by every way to it. */
function areasByModule(): ReadonlyMap<string, ReadonlySet<string>> {
  const loaded = new Map<string, ReadonlySet<string>>([[ENTRY, new Set([FIRST])]]);
  const open = [ENTRY];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const own = loaded.get(file) ?? new Set();
    for (const { to, areas } of importsOf(file, sources.get(file) ?? '')) {
      const known = loaded.get(to);
      const now = new Set([...own, ...areas].filter((area) => !known || known.has(area)));
      if (known && now.size === known.size) continue;
      loaded.set(to, now);
      open.push(to);
    }
  }
  return loaded;
}

/** Areas whose texts a module names: whole ids, and those that begin as a template literal does. */
function areasNamedIn(source: string): string[] {
  const whole = [...source.matchAll(/'([a-z]+)(\.[\w.-]+)'/g)].flatMap(([, area = '', rest = '']) =>
    ids.has(area + rest) ? [area] : [],
  );
  const begun = [...source.matchAll(/`(([a-z]+)\.[\w.-]*)\$\{/g)].flatMap(([, start = '', area = '']) =>
    [...ids].some((id) => id.startsWith(start)) ? [area] : [],
  );
  return [...new Set([...whole, ...begun])];
}

describe('the texts of a screen', () => {
  const loaded = areasByModule();

  it('are followed through every screen', () => {
    expect(loaded.size).toBeGreaterThan(300);
    const { areas = [] } = ROUTES.find(({ path }) => path === '/about') ?? {};
    expect(areas).toContain('about');
    expect(loaded.get('web/features/pages/about/AboutPage.tsx')).toEqual(new Set([FIRST, ...areas]));
  });

  it('are loaded by whatever loads the component that names them', () => {
    // Elsewhere ids are values of a table or of an error, for some component to show.
    const shown = [...loaded].filter(([file]) => file.endsWith('.tsx'));
    const missing = shown.flatMap(([file, areas]) =>
      areasNamedIn(sources.get(file) ?? '').flatMap((area) => (areas.has(area) ? [] : [`${file}: ${area}`])),
    );
    expect(missing).toEqual([]);
  });
});
