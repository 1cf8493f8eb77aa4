import { cp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What the worker loads beside its modules. */
const WORKER_FILES = ['@hyzyla/pdfium/pdfium.wasm', '@koromix/koffi-linux-x64/linux_x64/koffi.node'];

/** What is bundled in place of a package. */
const BUNDLE_ALIASES = {
  '@aws-sdk/credential-provider-node': join(ROOT, 'infra/deploy/lambdaCredentials.ts'),
  // Its modules read data files that stand beside them; this one has them in it.
  'css-tree': 'css-tree/dist/csstree.esm',
};

/**
 * Packages written for CommonJS ask for Node's own modules by `require`. The name is long: a short one has met a
 * minified one.
 */
const BUNDLE_BANNER = [
  "import { createRequire as createRequireOfThisBundle } from 'node:module';",
  'const require = createRequireOfThisBundle(import.meta.url);',
].join(' ');

/**
 * Bundles the worker that reads files, `worker.mjs`, with what it loads, as it lies beside a handler: it is ready in
 * less than half of the time that its sources take.
 */
export async function bundleWorker(folder: string): Promise<void> {
  await bundle(folder, { worker: 'functions/import/process/worker.ts' });
  await copyWorkerFiles(folder);
}

/**
 * Bundles for Node what runs in the cloud, minified, with all that it imports. `entryPoints`: sources by the names that
 * their modules have in the folder.
 */
export async function bundle(folder: string, entryPoints: Readonly<Record<string, string>>): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported by a call of `import()` is a module of its own, beside the one that loads it: each finds its
    // files by its own address.
    splitting: true,
    chunkNames: '[name]-[hash]',
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // The SDK's ES modules can be shaken: a third smaller.
    mainFields: ['module', 'main'],
    alias: BUNDLE_ALIASES,
    banner: { js: BUNDLE_BANNER },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  await removeStaleModules(folder, metafile);
  return metafile;
}

/** Names of modules hold what is in them, so those of an earlier build would stay. */
async function removeStaleModules(folder: string, { outputs }: Metafile): Promise<void> {
  const made = new Set(Object.keys(outputs).map((file) => join(ROOT, file)));
  for (const name of await readdir(folder)) {
    if (name.endsWith('.mjs') && !made.has(join(folder, name))) await rm(join(folder, name));
  }
}

/** Copies beside a worker what it loads that is no module. */
export async function copyWorkerFiles(folder: string): Promise<void> {
  for (const file of WORKER_FILES) await cp(createRequire(import.meta.url).resolve(file), join(folder, basename(file)));
}
