import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { BUNDLED_BROWSER } from '../../functions/pdf/chromium.ts';
import { bundleFolder } from '../../infra/deploy/bundle.ts';
import { needsOf } from '../../shared/api/endpoint.ts';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { environmentNames, type EndpointNeeds } from '../../shared/api/needs.ts';
import { FILE_READER } from '../../shared/api/import.ts';
import { ORIGIN_GATE } from '../../shared/platform/headers.ts';
import { ACCOUNT_TRIGGER, OUTSIDE_LOOK } from '../../infra/triggers.ts';
import { listSchedules } from '../../functions/platform/tasks/schedules.ts';
import type { BundleFacts } from './build.ts';

/** Bytes of the modules that an API handler loads before the first call, SDK and all. Chromium's is apart. */
const MOST_BYTES = 600_000;
/** Of the handler that judges what a model wrote: the words of the floor as well. Those of advertisements stay out. */
const MOST_BYTES_WITH_LEXICA = 720_000;
/** Of the one that judges a translation: the terms of both languages too, and how each says private things. */
const MOST_BYTES_WITH_TERMS = 780_000;

function mostBytes(handler: string): number {
  if (handler.endsWith('translatePair')) return MOST_BYTES_WITH_TERMS;
  return handler.endsWith('improveResume') ? MOST_BYTES_WITH_LEXICA : MOST_BYTES;
}

/** Of the browser, which nothing is to be unpacked of, and what others may do with it. */
const BROWSER_FILES = [
  ['.', '5'],
  ['chromium', '5'],
  ['libGLESv2.so', '5'],
  ['al2023/lib/libnss3.so', '5'],
  ['fonts/fonts.conf', '4'],
] as const;

const rows = listEndpoints();
const bundles = inject('bundles');

describe('the bundles', () => {
  it('are those of the table, what stands beside them, and the origin’s gate, which is small', () => {
    const handlers = [...rows, ...listSchedules()].map(({ handler }) => handler);
    const beside = [FILE_READER.handler, ORIGIN_GATE, ACCOUNT_TRIGGER.handler, OUTSIDE_LOOK.handler];
    expect(Object.keys(bundles).toSorted()).toEqual([...handlers, ...beside].toSorted());
    // Strangers start it: it reads a header and loads no SDK.
    expect(bundles[ORIGIN_GATE]?.bytesAtStart).toBeLessThan(30_000);
  });

  it('of those who have files read hold nothing that reads them, and that of the reader no client of a service', () => {
    const readers =
      /node_modules\/(?:pdfjs-dist|@hyzyla\/pdfium|csv-parse|saxes|fflate)\/|\/(?:readerTasks|seccomp)[.]ts$/;
    for (const { handler } of rows.filter(({ endpoint }) => endpoint.capability === 'import'))
      expect([handler, bundles[handler]?.inputs.filter((file) => readers.test(file))]).toEqual([handler, []]);
    const { inputs = [], modules = [], bytesAtStart } = bundles[FILE_READER.handler] ?? {};
    expect(inputs.filter((file) => readers.test(file)).length).toBeGreaterThan(10);
    expect(modules).toContain('worker.mjs');
    expect(inputs.filter((file) => /node_modules\/@(?:aws-sdk|smithy)\//.test(file))).toEqual([]);
    // The worker loads the rest, in a process of its own.
    expect(bytesAtStart).toBeLessThan(100_000);
  });

  it.each(rows)('of $name is small, or carries the browser whole', async ({ handler, endpoint: { needs } }) => {
    const limits: EndpointNeeds = needs;
    const bundle = bundles[handler] as BundleFacts;
    if (!limits.chromium) expect(bundle.bytesAtStart).toBeLessThanOrEqual(mostBytes(handler));
    else
      for (const [file, mode] of BROWSER_FILES) {
        const found = await stat(join(bundleFolder(handler), BUNDLED_BROWSER, file));
        // Lambda's user is nobody that these belong to.
        expect([file, (found.mode & 0o7).toString(8)]).toEqual([file, mode]);
      }
    for (const asset of limits.assets ?? [])
      expect((await stat(join(bundleFolder(handler), asset))).isDirectory()).toBe(true);
    // Every module that is loaded later is there, and none of an earlier build.
    const modules = (await readdir(bundleFolder(handler))).filter((name) => name.endsWith('.mjs'));
    expect(modules.toSorted()).toEqual([...bundle.modules].toSorted());
    // Lambda takes 250 MB unpacked.
    const files = (await readdir(bundleFolder(handler), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    const sizes = await Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size));
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThan(250_000_000);
  });
});

/**
 * Read by the middleware where an operator sets them (docs/operations.md), by Lambda itself, or by what leads to
 * emulators.
 */
const KNOWN = new Set([
  'ORIGIN_SECRET',
  'RATE_FACTOR',
  'LOG_LEVEL',
  'USER_POOL_KEYS_URL',
  'AWS_ENDPOINT_URL_S3',
  'LAMBDA_TASK_ROOT',
  'IMPORT_WORKER',
  'XDG_CACHE_HOME',
  'LD_LIBRARY_PATH',
  'TMPDIR',
  'PATH',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
]);

/** The clients of the SDK that a need brings along. */
const CLIENTS: readonly (readonly [client: string, isNeeded: (needs: EndpointNeeds) => boolean])[] = [
  ['client-dynamodb', ({ tables }) => tables !== undefined],
  ['client-s3', ({ buckets }) => buckets !== undefined],
  ['client-secrets-manager', ({ secrets: all }) => all !== undefined],
  ['client-cognito-identity-provider', ({ services = [] }) => services.includes('userPool')],
  ['client-sns', ({ services = [] }) => services.includes('notices')],
  ['client-bedrock-runtime', ({ services = [] }) => services.includes('model')],
  ['client-textract', ({ services = [] }) => services.includes('ocr')],
  ['client-lambda', ({ services = [] }) => services.includes('fileReader')],
];

const own = (handler: string) => (bundles[handler]?.inputs ?? []).filter((file) => /^(functions|shared)\//.test(file));

describe('what a handler is made of', () => {
  const root = new URL('../../', import.meta.url);

  it.each(rows)('$name reads no variable that is not declared', async ({ endpoint, handler }) => {
    const declared = new Set<string>([
      ...environmentNames(needsOf(endpoint)),
      'USER_POOL_ID',
      'USER_POOL_CLIENT_ID',
      ...KNOWN,
    ]);
    for (const file of own(handler)) {
      const source = await readFile(new URL(file, root), 'utf8');
      const read = [
        ...source.matchAll(/process\.env(?:\.(\w+)|\[\s*['"](\w+)['"]\s*\])/g),
        ...[...source.matchAll(/readEnvironment\(\[([^\]]*)\]/g)].flatMap((match) => [
          ...(match[1] ?? '').matchAll(/'(\w+)'()/g),
        ]),
      ].map((match) => match[1] || match[2] || '');
      // The example in a comment of environment.ts.
      const missing = read.filter((name) => !declared.has(name) && file !== 'functions/platform/environment.ts');
      expect([file, missing]).toEqual([file, []]);
      // Read in another way, a name could not be checked: only the one place that checks for itself may.
      const otherwise =
        source.replaceAll(/process\.env(\.\w+|\[\s*['"]\w+['"]\s*\])/g, '').match(/process\.env\b/g) ?? [];
      if (file !== 'functions/platform/environment.ts') expect([file, otherwise]).toEqual([file, []]);
    }
  });

  it.each(rows)('$name brings the clients of what it declares and no others', ({ endpoint, handler }) => {
    const inputs = bundles[handler]?.inputs ?? [];
    const brought = CLIENTS.filter(([client]) =>
      inputs.some((file) => file.includes(`node_modules/@aws-sdk/${client}/`)),
    ).map(([client]) => client);
    const needed = CLIENTS.filter(([, isNeeded]) => isNeeded(needsOf(endpoint))).map(([client]) => client);
    expect(brought).toEqual(needed);
    const all = new Set(inputs.flatMap((file) => /node_modules\/@aws-sdk\/(client-[\w-]+)\//.exec(file)?.[1] ?? []));
    expect([...all].filter((client) => !CLIENTS.some(([known]) => known === client))).toEqual([]);
  });
});
