import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { cacheFile } from '../../functions/import/process/compiledModule.ts';
import { V8_FLAGS } from '../../functions/import/process/workerProcess.ts';

/** The code that reads files, beside the worker that loads it. */
const READER_FILE = 'reader.cjs';
const LOADER = fileURLToPath(new URL('../../functions/import/process/compiledModule.ts', import.meta.url));
const COMPILE_SCRIPT = fileURLToPath(new URL('./compile-reader.child.mjs', import.meta.url));

/** In a worker's bundle, the tasks of the reader are loaded from {@link READER_FILE}. */
export const COMPILED_READER: Plugin = {
  name: 'compiled reader',
  setup(building) {
    building.onResolve({ filter: /\/readerTasks\.ts$/ }, ({ kind, resolveDir }) =>
      kind === 'dynamic-import' ? { path: 'reader', namespace: 'compiled', pluginData: resolveDir } : undefined,
    );
    building.onLoad({ filter: /./, namespace: 'compiled' }, ({ pluginData }) => ({
      contents:
        `import { loadCompiled } from ${JSON.stringify(LOADER)};\n` +
        `export const { READER_TASKS } = loadCompiled(new URL('${READER_FILE}', import.meta.url)).exports;`,
      resolveDir: pluginData as string,
    }));
  },
};

/**
 * Writes {@link READER_FILE} to a worker's folder, and what V8 makes of it: parsing 4 MB and compiling what a file
 * calls is a third of what a process takes until it has read its first one.
 */
export async function bundleReader(folder: string, options: BuildOptions): Promise<Metafile> {
  const file = join(folder, READER_FILE);
  const { metafile } = await build({
    ...options,
    entryPoints: { reader: 'functions/import/readerTasks.ts' },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    splitting: false,
    format: 'cjs',
    define: { 'import.meta.url': 'moduleUrl' },
    banner: { js: '(function (exports, require, module, moduleUrl) {' },
    footer: { js: '})' },
    metafile: true,
  });
  await rm(cacheFile(file), { force: true });
  await promisify(execFile)(process.execPath, [...V8_FLAGS, COMPILE_SCRIPT, file]);
  return metafile;
}
