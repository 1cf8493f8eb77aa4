import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { bundleReader, COMPILED_READER } from './compiledReader.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Files that the worker loads besides its modules. */
const WORKER_FILES = ['@hyzyla/pdfium/pdfium.wasm', '@koromix/koffi-linux-x64/linux_x64/koffi.node'];

/** Packages, and what is bundled in the place of each. */
const BUNDLE_ALIASES = {
  '@aws-sdk/credential-provider-node': join(ROOT, 'infra/deploy/lambdaCredentials.ts'),
  // The package's modules read data files that lie beside them; this build of it contains the data.
  'css-tree': 'css-tree/dist/csstree.esm',
};

/**
 * Defines `require`, by which packages written for CommonJS load Node's own modules. The imported name is long, so that
 * it is not the same as one that the minifier makes: a short one was.
 */
const BUNDLE_BANNER = [
  "import { createRequire as createRequireOfThisBundle } from 'node:module';",
  'const require = createRequireOfThisBundle(import.meta.url);',
].join(' ');

/**
 * Data of more bytes is a file beside the modules, parsed when its module runs. In it, V8 would read it twice, in the
 * text and in what was compiled of it: a worker's start takes a tenth more of the processor so.
 */
const MOST_DATA_IN_TEXT = 50_000;

const DATA_AS_FILES: Plugin = {
  name: 'data as files',
  setup(building) {
    building.onLoad({ filter: /\.json$/, namespace: 'file' }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (text.length <= MOST_DATA_IN_TEXT) return undefined;
      const read = `readFileSync(new URL(file, import.meta.url), 'utf8')`;
      return {
        contents:
          `import { readFileSync } from 'node:fs';\nimport file from ${JSON.stringify(`${path}?file`)};\n` +
          `export default JSON.parse(${read});`,
        loader: 'js',
      };
    });
    building.onResolve({ filter: /\.json\?file$/ }, ({ path }) => ({
      path: path.slice(0, -'?file'.length),
      namespace: 'data',
    }));
    building.onLoad({ filter: /./, namespace: 'data' }, async ({ path }) => ({
      contents: JSON.stringify(JSON.parse(await readFile(path, 'utf8'))),
      loader: 'file',
    }));
  },
};

const OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  // Or each use of a class of letters, \p{L}, would make its expression anew: no table knows that Node has them all.
  supported: { 'regexp-unicode-property-escapes': true },
  // Only the SDK's ES modules allow unused parts to be left out, which saves a third.
  mainFields: ['module', 'main'],
  alias: BUNDLE_ALIASES,
  assetNames: '[name]',
  plugins: [DATA_AS_FILES],
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions;

/**
 * Bundles the worker that reads files, `worker.mjs`, with what it loads, as it lies beside a handler. A bundled
 * worker is ready in less than half of the time that its sources need.
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
    ...OPTIONS,
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    // A module that is loaded by `import()` stays a separate file, since it finds other files by its address.
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    plugins: [...OPTIONS.plugins, COMPILED_READER],
    banner: { js: BUNDLE_BANNER },
    metafile: true,
  });
  await removeStaleModules(folder, metafile);
  if (entryPoints['worker'] !== undefined) Object.assign(metafile.inputs, (await bundleReader(folder, OPTIONS)).inputs);
  return metafile;
}

/** Removes the modules of earlier builds: a module's name contains the hash of its content, so none is overwritten. */
async function removeStaleModules(folder: string, { outputs }: Metafile): Promise<void> {
  const made = new Set(Object.keys(outputs).map((file) => join(ROOT, file)));
  for (const name of await readdir(folder)) {
    if (name.endsWith('.mjs') && !made.has(join(folder, name))) await rm(join(folder, name));
  }
}

/** Copies {@link WORKER_FILES} to the folder of a worker. */
export async function copyWorkerFiles(folder: string): Promise<void> {
  for (const file of WORKER_FILES) await cp(createRequire(import.meta.url).resolve(file), join(folder, basename(file)));
}
