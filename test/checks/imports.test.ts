import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

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
  improve: ['credits/useLedger', 'credits/ledgerRows'],
  payments: ['credits/creditProfile', 'credits/grantLedger', 'credits/ledgerRows'],
  pdf: ['templates/claimTemplateUse'],
  resumes: ['templates/claimTemplateUse'],
};

/** Parts of a layer and what they never import of it. */
const PARTS: readonly { readonly part: string; readonly never: readonly string[] }[] = [
  {
    part: 'functions/platform/',
    never: ['functions/http/', ...Object.keys(MAY_USE).map((one) => `functions/${one}/`)],
  },
  { part: 'functions/http/', never: Object.keys(MAY_USE).map((one) => `functions/${one}/`) },
  { part: 'infra/config.ts', never: ['infra/deploy/', 'infra/stacks/', 'infra/constructs/', 'infra/local/'] },
  { part: 'infra/constructs/', never: ['infra/stacks/', 'infra/deploy/', 'infra/local/'] },
  { part: 'infra/build/', never: ['infra/local/', 'infra/deploy/'] },
];

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

  it('stay within what a part of a layer may know', () => {
    const wrong = imports.filter((edge) => {
      const from = PARTS.find(({ part }) => edge.file.startsWith(part));
      return from && edge.target.startsWith('.') && from.never.some((other) => resolve(edge).startsWith(other));
    });
    expect(wrong).toEqual([]);
  });

  it('keep their file extension, so that Node runs the sources as they are', () => {
    expect(
      imports.filter((edge) => edge.target.startsWith('.') && !/\.(ts|tsx|json|css|svg)(\?\w+)?$/.test(edge.target)),
    ).toEqual([]);
  });
});
