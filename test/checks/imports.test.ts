import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENTRY_MODULES, FEATURE_EDGES, WEB_LAYERS, findCycles, webFeature, webLayer } from './webFeatures.ts';

/**
 * Imports point one way: infra → functions → shared ← web (ARCHITECTURE.md). Tests and the generators of their data may
 * import anything.
 */
const root = new URL('../../', import.meta.url).pathname;
const LAYERS = ['infra', 'functions', 'shared', 'web'] as const;

const MAY_IMPORT: Record<(typeof LAYERS)[number], readonly string[]> = {
  infra: ['infra', 'functions', 'shared'],
  functions: ['functions', 'shared'],
  shared: ['shared'],
  web: ['web', 'shared'],
};

/** Packages that a layer may use; whatever is not matched is a fault. */
const PACKAGES: Partial<Record<(typeof LAYERS)[number], RegExp>> = {
  shared: /^(valibot|@valibot\/.*)$/,
  web: /^(react|react-dom|react-intl|react\/.*|react-dom\/.*|wouter.*|zustand.*|zundo|valibot|idb-keyval|@atlaskit\/.*|@formatjs\/.*|@aws-amplify\/.*|aws-amplify.*|vite\/.*)$/,
};

/** What a capability of the server may use of another: these files and no others. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  account: [
    'resumes/resumeRepository',
    'credits/creditLogRepository',
    'credits/ledgerRows',
    'payments/endSubscription',
    'payments/paymentRecords',
  ],
  import: ['pdf/embeddedResume'],
  improve: ['credits/ledger', 'credits/ledgerRows'],
  payments: ['credits/ledger', 'credits/ledgerRows'],
  pdf: ['templates/claimTemplateUse'],
  resumes: ['templates/claimTemplateUse'],
};

interface Import {
  readonly file: string;
  readonly target: string;
}

const imports: Import[] = globSync('{infra,functions,shared,web}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  .flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const found = source.matchAll(
      /^(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    );
    return [...found].map((match) => ({ file, target: (match[1] ?? match[2] ?? match[3]) as string }));
  });

const layerOf = (path: string) => path.split('/')[0] as (typeof LAYERS)[number];
const resolve = ({ file, target }: Import) => normalize(join(dirname(file), target));

describe('imports', () => {
  it('are found at all', () => {
    expect(imports.length).toBeGreaterThan(50);
  });

  it('between layers point infra → functions → shared ← web', () => {
    const wrong = imports.filter(
      (edge) =>
        edge.target.startsWith('.') &&
        LAYERS.includes(layerOf(resolve(edge))) &&
        !MAY_IMPORT[layerOf(edge.file)].includes(layerOf(resolve(edge))),
    );
    expect(wrong).toEqual([]);
  });

  it('of packages stay within what a layer may know', () => {
    const wrong = imports.filter((edge) => {
      const allowed = PACKAGES[layerOf(edge.file)];
      return (
        allowed && !edge.target.startsWith('.') && !edge.target.startsWith('virtual:') && !allowed.test(edge.target)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('of one capability never reach into another', () => {
    const wrong = imports.filter((edge) => {
      if (layerOf(edge.file) !== 'functions' || !edge.target.startsWith('.')) return false;
      const [, from] = edge.file.split('/');
      const [layer, ...path] = resolve(edge).split('/');
      const [to] = path;
      if (layer !== 'functions' || from === to || to === 'http' || to === 'platform') return false;
      return !MAY_USE[from ?? '']?.includes(path.join('/').replace(/\.ts$/, ''));
    });
    expect(wrong).toEqual([]);
  });

  it('keep their file extension, so that Node runs the sources as they are', () => {
    expect(
      imports.filter((edge) => edge.target.startsWith('.') && !/\.(ts|tsx|json|css|svg)(\?\w+)?$/.test(edge.target)),
    ).toEqual([]);
  });
});

const belowWeb = (path: string) => path.slice('web/'.length);
const webLevel = (path: string) => WEB_LAYERS.indexOf(webLayer(path));

describe('imports within web/', () => {
  const edges = imports
    .filter((edge) => edge.file.startsWith('web/') && edge.target.startsWith('.'))
    .map((edge) => ({ from: belowWeb(edge.file), path: resolve(edge) }))
    .filter(({ path }) => path.startsWith('web/'))
    .map(({ from, path }) => ({ from, to: belowWeb(path) }));

  it('point app → features → ui → lib', () => {
    expect(edges.filter(({ from, to }) => webLevel(from) > webLevel(to))).toEqual([]);
  });

  it('know every feature and every entry module', () => {
    const paths = globSync('features/**/*.{ts,tsx}', { cwd: join(root, 'web') });
    expect(new Set(paths.map(webFeature))).toEqual(new Set(Object.keys(FEATURE_EDGES)));
    expect(Object.keys(ENTRY_MODULES).filter((path) => !paths.includes(`features/${path}`))).toEqual([]);
  });

  it('between features are those of the table, and end at what a feature shows', () => {
    const wrong = edges.filter(({ from, to }) => {
      const [own, other] = [webFeature(from), webFeature(to)];
      if (other === 'app' || own === other) return false;
      const isShown =
        to === `features/${other}/index.ts` || ENTRY_MODULES[to.slice('features/'.length)]?.includes(own) === true;
      return !isShown || (own !== 'app' && FEATURE_EDGES[own]?.includes(other) !== true);
    });
    expect(wrong).toEqual([]);
  });

  it('of the table itself have no circle', () => {
    expect(findCycles(new Map(Object.entries(FEATURE_EDGES)))).toEqual([]);
  });

  it('have no circle, types and import() counted', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to } of edges) graph.set(from, [...(graph.get(from) ?? []), to]);
    expect(findCycles(graph)).toEqual([]);
  });
});
