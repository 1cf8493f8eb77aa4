import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DRAWING_FILE, drawArchitecture } from '../tools/architecture.ts';
import { faultsOf, ownModules, readImportGraph } from '../tools/import-graph.ts';

/** The rules of `.dependency-cruiser.ts`: which module may import which. */
const graph = await readImportGraph();
const imports = ownModules(graph).flatMap(({ source, dependencies }) =>
  dependencies.map((dependency) => ({ source, ...dependency })),
);

/** Of an import that loads nothing, or nothing yet. */
const isLater = (kind: string) => kind === 'dynamic-import' || kind === 'type-only';

describe('imports', () => {
  it('are all read: of types, on demand, and of styles', () => {
    const kinds = new Set(imports.flatMap(({ dependencyTypes }) => dependencyTypes));
    expect([...kinds]).toEqual(expect.arrayContaining(['import', 'export', 'type-only', 'dynamic-import']));
    expect(imports.some(({ resolved }) => resolved.endsWith('.css'))).toBe(true);
    expect(imports.length).toBeGreaterThan(2_000);
  });

  it('break no rule', () => {
    expect(faultsOf(graph)).toEqual([]);
  });

  it('keep their file extension, so that Node runs the sources as they are', () => {
    const own = imports.filter(({ module }) => module.startsWith('.'));
    expect(own.filter(({ module }) => !/\.(ts|tsx|js|mjs|json|css|svg)(\?\w+)?$/.test(module))).toEqual([]);
  });

  it('of a start do not reach what a sign-in alone needs (decision 66)', () => {
    const reached = new Set(['infra/local/startLocal.ts']);
    for (const from of reached)
      for (const { source, resolved, dependencyTypes } of imports)
        if (source === from && !dependencyTypes.some(isLater)) reached.add(resolved);
    expect([...reached].filter((file) => /node_modules\/(?:oidc-provider|fauxqs)\//.test(file))).toEqual([
      expect.stringContaining('fauxqs'),
    ]);
  });

  it('are drawn as the sources are: else run `npm run architecture`', () => {
    expect(readFileSync(DRAWING_FILE, 'utf8')).toBe(drawArchitecture(graph));
  });
});

/** One forbidden import each: file, what it imports, and the rule that must say so. */
const FORBIDDEN = [
  ['shared/resume/a.ts', 'functions/http/b.ts', 'wing-shared'],
  ['functions/pdf/a.ts', 'web/lib/b.ts', 'wing-functions'],
  ['functions/pdf/a.ts', 'infra/config.ts', 'wing-functions'],
  ['web/lib/a.ts', 'functions/pdf/b.ts', 'wing-web'],
  ['infra/build/a.ts', 'web/ui/b.ts', 'wing-infra'],
  ['functions/pdf/a.ts', 'functions/payments/b.ts', 'capability-insides'],
  ['functions/pdf/a.ts', 'functions/credits/useLedger.ts', 'capability-credits/useLedger'],
  ['functions/http/a.ts', 'functions/pdf/b.ts', 'server-http'],
  ['functions/platform/a.ts', 'functions/http/b.ts', 'server-platform'],
  ['functions/pdf/a.ts', 'functions/pdf/handlers/b.ts', 'handlers-are-ends'],
  ['functions/import/importPdf.ts', 'functions/import/resume/b.ts', 'understood-in-the-sandbox'],
  ['functions/import/handlers/a.ts', 'functions/import/aNewOne.ts', 'understood-in-the-sandbox'],
  ['functions/import/process/isolatedWorker.ts', 'functions/import/llm/merge.ts', 'understood-in-the-sandbox'],
  ['infra/local/emulators/bedrock/a.ts', 'functions/import/resume/b.ts', 'understood-in-the-sandbox'],
  ['functions/import/ocr/continueScanJob.ts', 'shared/resume/repairResume.ts', 'outside-knows-no-resume'],
  ['functions/import/importPdf.ts', 'functions/pdf/embeddedResume.ts', 'outside-knows-no-resume'],
  ['functions/import/resume/a.ts', 'functions/platform/b.ts', 'sandbox-knows-no-service'],
  ['functions/import/resume/a.ts', 'functions/import/pdf/b.ts', 'import-resume'],
  ['functions/import/page/a.ts', 'functions/import/layout/b.ts', 'import-page'],
  ['functions/import/rtf/a.ts', 'functions/import/textImport.ts', 'import-rtf'],
  ['functions/import/aNewFormat/a.ts', 'functions/import/page/b.ts', 'import-without-row'],
  ['infra/local/emulators/bedrock/a.ts', 'infra/local/emulators/reading/b.ts', 'read-in-the-thread'],
  ['functions/pdf/a.ts', 'functions/http/handlerFor.ts', 'handlers-are-wrapped-in-handlers'],
  ['infra/constructs/a.ts', 'infra/stacks/b.ts', 'part-infra/constructs/'],
  ['infra/config.ts', 'infra/deploy/b.ts', 'part-infra/config.ts'],
  ['infra/build/a.ts', 'infra/local/b.ts', 'part-infra/build/'],
  ['web/ui/a.ts', 'web/features/auth/index.ts', 'floor-ui'],
  ['web/lib/a.ts', 'web/ui/b.ts', 'floor-lib'],
  ['web/features/auth/a.ts', 'web/app/b.ts', 'floor-features'],
  ['web/features/auth/a.ts', 'web/features/builder/index.ts', 'feature-auth'],
  ['web/features/cloud/a.ts', 'web/features/auth/session.ts', 'feature-insides'],
  ['web/features/pages/home/a.ts', 'web/features/import/b.ts', 'feature-insides'],
  ['web/app/a.ts', 'web/features/pages/home/b.ts', 'feature-insides'],
  ['web/features/gallery/a.ts', 'web/features/payments/itemNames.ts', 'entry-payments/itemNames.ts'],
  ['web/app/a.ts', 'web/features/import/UploadSection.tsx', 'entry-import/UploadSection.tsx'],
  ['web/features/new/a.ts', 'web/lib/b.ts', 'feature-without-row'],
  ['shared/resume/a.ts', 'shared/resume/b.fixture.ts', 'fixtures-are-for-tests'],
  ['shared/resume/a.ts', 'test/support/b.ts', 'fixtures-are-for-tests'],
] as const;

const ALLOWED = [
  ['functions/improve/a.ts', 'functions/credits/useLedger.ts'],
  ['functions/improve/handlers/a.ts', 'functions/http/handlerFor.ts'],
  ['infra/local/a.ts', 'functions/pdf/handlers/b.ts'],
  ['functions/import/process/worker.ts', 'functions/import/resume/b.ts'],
  ['functions/import/resume/a.ts', 'functions/platform/bedrock/redact.ts'],
  ['functions/import/pdf/a.ts', 'functions/import/layout/b.ts'],
  ['infra/local/emulators/reading/thread.ts', 'functions/import/resume/b.ts'],
  ['infra/local/emulators/bedrock/a.ts', 'infra/local/emulators/reading/inThread.ts'],
  ['web/features/cloud/a.ts', 'web/features/auth/index.ts'],
  ['web/features/pages/home/a.ts', 'web/features/import/UploadSection.tsx'],
  ['web/app/a.ts', 'web/features/pages/home/HomePage.tsx'],
  ['web/features/builder/a.ts', 'web/features/payments/requestTemplate.ts'],
] as const;

type Broken = { readonly rule: string; readonly from: string; readonly to: string };

/** What a tree of these files breaks; whether a file is reached is not asked. Reading a tree is what takes the time. */
async function brokenBy(files: Readonly<Record<string, string>>): Promise<readonly Broken[]> {
  const tree = mkdtempSync(join(tmpdir(), 'korot-imports-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(tree, dirname(path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    const { summary } = await readImportGraph(tree, Object.keys(files));
    return summary.violations
      .map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
      .filter(({ rule }) => rule !== 'used');
  } finally {
    rmSync(tree, { recursive: true });
  }
}

const importing = (from: string, to: string) => `import '${'../'.repeat(from.split('/').length - 1)}${to}';`;

/** A tree with all of these imports. */
function treeOf(pairs: readonly (readonly [from: string, to: string, rule?: string])[]): Record<string, string> {
  const files = Object.fromEntries(pairs.map(([, to]) => [to, '']));
  for (const [from, to] of pairs) files[from] = `${files[from] ?? ''}${importing(from, to)}\n`;
  return files;
}

describe('the rules', async () => {
  const forbidden = await brokenBy(treeOf(FORBIDDEN));
  const allowed = await brokenBy(treeOf(ALLOWED));

  it.each(FORBIDDEN)('forbid %s → %s', (from, to, rule) => {
    expect(forbidden).toContainEqual({ rule, from, to });
  });

  it.each(ALLOWED)('allow %s → %s', (from, to) => {
    expect(allowed.filter((one) => one.from === from && one.to === to)).toEqual([]);
  });

  it('find circles of types and of imports on demand', async () => {
    const broken = await brokenBy({
      'shared/a.ts': "import type { B } from './b.ts';",
      'shared/b.ts': "import type { A } from './a.ts';",
      'web/lib/a.ts': "void import('./b.ts');",
      'web/lib/b.ts': "import './a.ts';",
    });
    for (const folder of ['shared', 'web/lib'])
      expect(broken).toContainEqual({ rule: 'no-circle', from: `${folder}/a.ts`, to: `${folder}/b.ts` });
  });

  it('bound the packages of a wing, and find what is missing', async () => {
    const broken = await brokenBy({
      'shared/a.ts': "import 'node:fs';",
      'web/lib/a.ts': "import 'node:fs';",
      'web/lib/b.ts': "import './gone.ts';",
    });
    expect(broken.map(({ rule, from }) => `${rule} ${from}`)).toEqual(
      expect.arrayContaining(['packages-shared shared/a.ts', 'packages-web web/lib/a.ts', 'found web/lib/b.ts']),
    );
  });
});
