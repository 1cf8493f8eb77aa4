/** Code in place of the parser: it has the parser's globals, and no earlier references. */
import type { Try } from './world.ts';

const MODULES = [
  'fs',
  'fs/promises',
  'net',
  'tls',
  'http',
  'http2',
  'https',
  'dgram',
  'dns',
  'child_process',
  'worker_threads',
  'cluster',
  'inspector',
  'wasi',
  'vm',
  'v8',
  'module',
  'os',
  'process',
  'sqlite',
  'test',
];
const OF_PROCESS = [
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
  'kill',
  '_kill',
  '_debugProcess',
  'execve',
  'abort',
  'exit',
  'reallyExit',
  'chdir',
  'cwd',
  'stdin',
  'stdout',
  'stderr',
  'report',
  'setuid',
  'umask',
  'loadEnvFile',
  'openStdin',
  '_rawDebug',
  'getActiveResourcesInfo',
  '_getActiveHandles',
  'memoryUsage',
  'pid',
  'ppid',
  'execPath',
];
const GLOBALS = [
  'fetch',
  'Request',
  'Response',
  'WebSocket',
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'WebAssembly',
  'crypto',
];

const TEXT: string = 'data:text/javascript,export default 1';

/** What a property holds; throws if there is none. */
function held(owner: object, name: string): string {
  const value: unknown = Reflect.get(owner, name);
  if (value === undefined) throw new Error('is not there');
  return typeof value;
}

/** Code built from text, in a way that no tool detects. */
const evaluated = (maker: () => unknown) => () =>
  ((maker() as FunctionConstructor)('return process') as () => unknown)();

export const REALM_TRIES: Readonly<Record<string, Try>> = {
  ...Object.fromEntries(MODULES.map((name): [string, Try] => [`import node:${name}`, () => import(`node:${name}`)])),
  ...Object.fromEntries(OF_PROCESS.map((name): [string, Try] => [`process.${name}`, () => held(process, name)])),
  ...Object.fromEntries(GLOBALS.map((name): [string, Try] => [`global ${name}`, () => held(globalThis, name)])),
  'import a file of its own': () => import('./world.ts'),
  'import a file of the project': ({ project }) => import(`${project}shared/site/product.ts`),
  'import text as a module': () => import(TEXT),
  'import a package': () => import('valibot'),
  'the environment has variables': () => {
    if (Object.keys(process.env).length === 0) throw new Error('is empty');
  },
  'Function of text': evaluated(() => Function),
  'Function of text, by a constructor': evaluated(() => (() => {}).constructor),
  'Function of text, by a class': evaluated(
    () =>
      Object.getPrototypeOf(
        class {
          of = 1;
        },
      ).constructor as unknown,
  ),
  'async function of text': evaluated(() => (async () => {}).constructor),
  'generator of text': evaluated(() => function* () {}.constructor),
  'async generator of text': evaluated(() => async function* () {}.constructor),
  'Function of text, by what stands for it': evaluated(() => Object.getPrototypeOf(Function).constructor as unknown),
  // oxlint-disable-next-line no-eval -- it is what is tried
  'eval of text': () => (0, eval)('1 + 1') as unknown,
};
