import { registerHooks } from 'node:module';
import { runInNewContext } from 'node:vm';

/** What is left of the globals that are no part of the language: they compute and wait. */
const GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'Buffer',
  'ByteLengthQueuingStrategy',
  'CountQueuingStrategy',
  'DOMException',
  'DecompressionStream',
  'DOMMatrix',
  'Event',
  'EventTarget',
  'ImageData',
  'Path2D',
  'ReadableByteStreamController',
  'ReadableStream',
  'ReadableStreamBYOBReader',
  'ReadableStreamBYOBRequest',
  'ReadableStreamDefaultController',
  'ReadableStreamDefaultReader',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'TransformStreamDefaultController',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'WritableStreamDefaultController',
  'WritableStreamDefaultWriter',
  'atob',
  'btoa',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'global',
  'navigator',
  'performance',
  'pdfjsWorker',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
];

/** A console with all that Node's own has, which does nothing. */
export const silentConsole = () => Object.fromEntries(Object.keys(console).map((name) => [name, () => {}]));

/** Puts these in the place of Node's own globals, which are taken away first: one that is written over is loaded. */
export function standIn(globals: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(globals)) {
    Reflect.deleteProperty(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** What the runtime itself and the parsers ask of `process`; none of it reaches outside. */
const PROCESS_MEMBERS = [
  '_events',
  '_eventsCount',
  '_exiting',
  '_maxListeners',
  '_tickCallback',
  'arch',
  'argv',
  'config',
  'domain',
  'emitWarning',
  'execArgv',
  'exitCode',
  'features',
  'hrtime',
  'nextTick',
  'noDeprecation',
  'platform',
  'release',
  'throwDeprecation',
  'traceDeprecation',
  'version',
  'versions',
];

/**
 * Removes everything from this realm that reaches outside of it, once all is loaded: no module can be imported any
 * more, neither Node's own nor a file, and only the listed globals and members of `process` are left. Defence in depth
 * against code that a file makes the parser run; the kernel's filter and Node's permissions do not depend on it.
 * `more`: further globals that the task needs.
 */
export function lockDown(more: readonly string[] = []): void {
  registerHooks({ resolve: refuse, load: refuse });
  // Newer versions of Node alone: what was read and loaded is not to be again.
  const { permission } = process as { permission?: { drop?: (scope: string) => void } };
  for (const scope of ['fs.read', 'addon']) permission?.drop?.(scope);
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const console = silentConsole();
  // Each parser computes with its own modules; of the language, WebAssembly is for those who ask for it.
  keepOnly(globalThis, [...language.filter((name) => name !== 'WebAssembly'), ...GLOBALS, ...more]);
  Object.assign(globalThis, { console });
  keepOnly(process, PROCESS_MEMBERS);
  makeNoCode();
  Object.defineProperty(process, 'env', { value: Object.freeze({}) });
}

/**
 * Disables code generation from strings (eval, Function), by every way to it. Node's own flag for this costs 170 ms of
 * a start, as it makes all code that was compiled before useless.
 */
function makeNoCode(): void {
  for (const made of [function () {}, async () => {}, function* () {}, async function* () {}]) {
    Object.defineProperty(Object.getPrototypeOf(made), 'constructor', {
      value: undefined,
      writable: false,
      configurable: false,
    });
  }
  // Still a function, of which others are instances.
  const stub = Object.defineProperty(() => refuse(), 'prototype', { value: Object.getPrototypeOf(refuse) as object });
  Object.assign(globalThis, { Function: stub });
  Reflect.deleteProperty(globalThis, 'eval');
}

function keepOnly(owner: object, names: readonly string[]): void {
  const kept = new Set(names);
  for (const name of Object.getOwnPropertyNames(owner)) {
    if (!kept.has(name) && !Reflect.deleteProperty(owner, name)) Reflect.set(owner, name, undefined);
  }
}

function refuse(): never {
  throw new Error('nothing is loaded here');
}
