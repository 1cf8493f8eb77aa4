import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

/** Beside a module: what V8 made of it when it was bundled, with all functions that a file calls. */
export const cacheFile = (file: string): string => `${file}.cache`;

/**
 * Loads a module that the build has written as one function of `exports`, `require`, `module` and its address
 * (infra/build/compiledReader.ts), with what V8 compiled before where this is the same V8 with the same flags; another
 * one compiles anew. Node's own cache of modules needs the right to write, which the sandbox has not.
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
