import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

/** Returns the file beside a module with the code that V8 compiled at bundling, for all functions that a file needs. */
export const cacheFile = (file: string): string => `${file}.cache`;

/**
 * Loads a module that the build has wrapped as one function of `exports`, `require`, `module` and its address
 * (infra/build/compiledReader.ts). The compiled code is used if V8 and its flags are the same; otherwise V8 compiles
 * anew. Node's own compile cache needs the right to write, which the sandbox lacks.
 */
export function loadCompiled(url: URL): { readonly exports: unknown; readonly script: Script } {
  const filename = fileURLToPath(url);
  const cachedData = existsSync(cacheFile(filename)) ? readFileSync(cacheFile(filename)) : undefined;
  const script = new Script(readFileSync(filename, 'utf8'), { filename, ...(cachedData && { cachedData }) });
  const module = { exports: {} };
  const run = script.runInThisContext() as (...names: readonly unknown[]) => void;
  run(module.exports, createRequire(url), module, pathToFileURL(filename).href);
  return { exports: module.exports, script };
}
