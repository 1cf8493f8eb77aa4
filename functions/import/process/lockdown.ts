import { registerHooks } from 'node:module';
import { runInNewContext } from 'node:vm';

/** Globals beyond the language that are kept: they only compute and wait. */
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

/** Returns a console with all of Node's methods, which do nothing. */
export const silentConsole = () => Object.fromEntries(Object.keys(console).map((name) => [name, () => {}]));

/** Replaces globals of Node. Each is deleted first, because assigning to a lazy global would load it. */
export function standIn(globals: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(globals)) {
    Reflect.deleteProperty(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Members of `process` that the runtime and the parsers use; none of them reaches outside. */
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
 * Removes everything from this realm that reaches outside, after all code is loaded: no module can be imported, neither
 * Node's nor a file, and only the listed globals and members of `process` remain. This is defence in depth against code
 * that a file makes the parser run; the kernel's filter and Node's permissions do not depend on it. `more`: further
 * globals that the task needs.
 */
export function lockDown(more: readonly string[] = []): void {
  registerHooks({ resolve: refuse, load: refuse });
  // Only newer versions of Node can drop these permissions. Nothing is read or loaded again.
  const { permission } = process as { permission?: { drop?: (scope: string) => void } };
  for (const scope of ['fs.read', 'addon']) permission?.drop?.(scope);
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const console = silentConsole();
  // The parsers bring their own modules. WebAssembly is kept only for tasks that name it.
  keepOnly(globalThis, [...language.filter((name) => name !== 'WebAssembly'), ...GLOBALS, ...more]);
  Object.assign(globalThis, { console });
  keepOnly(process, PROCESS_MEMBERS);
  makeNoCode();
  Object.defineProperty(process, 'env', { value: Object.freeze({}) });
}

/**
 * Disables code generation from strings (eval, Function) in all its forms. Node's own flag would invalidate all
 * compiled code and cost 170 ms at each start.
 */
function makeNoCode(): void {
  for (const made of [function () {}, async () => {}, function* () {}, async function* () {}]) {
    Object.defineProperty(Object.getPrototypeOf(made), 'constructor', {
      value: undefined,
      writable: false,
      configurable: false,
    });
  }
  // It must remain a function, because functions are its instances.
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
