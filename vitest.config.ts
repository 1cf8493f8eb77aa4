import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FlakyReporter } from './test/tools/flaky-reporter.ts';
import { LongFirst } from './test/tools/long-first.ts';
import { ProcessorTimes } from './test/tools/processor-times.ts';

/**
 * Milliseconds after which a test that needs some of them hangs, however busy the machine is: at a load of 14 starting
 * the product and killing it takes more than 60,000, and what `npm test` runs beside its browsers may get a tenth of a
 * processor.
 */
const HANGS = 300_000;

// Workers, and the servers that tests start and kill, load the same modules over and over: Node keeps what it compiled.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.build/compile-cache', import.meta.url));

// esbuild, which bundles every handler, collects no garbage below that limit: 10 to 11 s for all of them
// instead of 12 with GOGC=400, one run each.
process.env['GOGC'] ??= 'off';
process.env['GOMEMLIMIT'] ??= '3GiB';

/**
 * For projects without JSX: Node loads TypeScript by itself, without transforming every module for every process.
 */
const native = { viteModuleRunner: false };

/**
 * V8 has megabytes for what is soon forgotten, from the start: unit tests make much of it, and collecting garbage is a
 * tenth of their time. Integration tests gain a few percent, hardly more than two runs differ; browser tests nothing.
 */
const ROOM_FOR_GARBAGE = '--min-semi-space-size=64';

/**
 * V8 has no threads of its own, which only wait for each other where every processor has a worker: 4 s of 64. Nor does
 * it compile once more what runs often: known files take 16 s of a processor instead of 18, the guard's and the bidi
 * algorithm's tests 14 instead of 15. Projects whose processes live for one file gain nothing by the one, integration
 * tests nothing by the other.
 */
const FOR_UNITS = [ROOM_FOR_GARBAGE, '--single-threaded', '--no-turbofan'];

/**
 * As many as there are processors. Files wait for a sixth of their time, but one more, with what `npm test` runs beside
 * them, had prints of a slow machine end by their own limits.
 */
const FILES_AT_ONCE = availableParallelism();

/** Tests in a browser wait for half of their time: for frames, for timers of the page, for the other process. */
const BROWSERS_AT_ONCE = Math.ceil(1.5 * FILES_AT_ONCE);

/**
 * One flake in some hundred tests of real browsers and processes must not lose a landing: a print that ends by its own
 * limit on a slow machine. It is reported as a retry, and is a defect to be found.
 */
const RETRIES = process.env['CI'] ? 1 : 0;

/** `SHUFFLE=<number> npx vitest run`: files in an order drawn by it, since those that share a process must bear any. */
const SEED = process.env['SHUFFLE'];

/** `PROCESSOR_TIMES=1 npx vitest run`: what each file takes of the processors is printed at the end. */
const IS_MEASURED = process.env['PROCESSOR_TIMES'] === '1';
const SETUP = ['test/support/patientWaits.setup.ts', ...(IS_MEASURED ? ['test/tools/processor-times.setup.ts'] : [])];

/** Screens are drawn to text there: what their controls do, and what they remember, can be recorded. */
const REACT_FOR_UNITS = [
  { find: /^react$/, replacement: fileURLToPath(new URL('web/lib/recorded/react.fixture.ts', import.meta.url)) },
  {
    find: /^react\/jsx-dev-runtime$/,
    replacement: fileURLToPath(new URL('web/lib/recorded/jsxRuntime.fixture.ts', import.meta.url)),
  },
];

/** For projects that read files: the import's worker as it is deployed, made before their first test. */
const BUNDLED_WORKER = {
  build: 'test/support/bundledWorker.build.ts',
  setup: 'test/support/bundledWorker.setup.ts',
} as const;

/** Unit tests stand beside their source; the rest below test/, one project for each kind of environment. */
export default defineConfig({
  test: {
    maxWorkers: FILES_AT_ONCE,
    sequence: SEED ? { shuffle: { files: true, tests: false }, seed: Number(SEED) } : { sequencer: LongFirst },
    tags: [
      {
        name: 'exhaustive',
        description: 'goes through whole sets or many generated cases, or measures growth; not in npm run test:unit',
      },
    ],
    reporters: ['default', new FlakyReporter(), ...(IS_MEASURED ? [new ProcessorTimes()] : [])],
    projects: [
      {
        resolve: { alias: REACT_FOR_UNITS },
        test: {
          name: 'unit',
          include: ['{shared,functions,web,infra}/**/*.test.{ts,tsx}', 'test/learn/**/*.test.ts'],
          // Files share their process, so that what they import is loaded once: it was most of the time.
          isolate: false,
          execArgv: FOR_UNITS,
          setupFiles: [...SETUP, 'test/support/restoreAfterFile.ts'],
          testTimeout: HANGS,
          // What a file prepares for all of its tests is work as theirs is: Vitest's own limit is 10 s.
          hookTimeout: HANGS,
        },
      },
      {
        test: {
          name: 'checks',
          experimental: native,
          include: ['test/checks/**/*.test.ts'],
          setupFiles: SETUP,
          isolate: false,
          retry: RETRIES,
          // Growth is measured there: what is collected within a measurement depends on how much room there is.
          execArgv: [ROOM_FOR_GARBAGE],
          testTimeout: HANGS,
          // The compiler reads the whole project once.
          hookTimeout: HANGS,
        },
      },
      {
        test: {
          name: 'integration',
          experimental: native,
          include: ['test/integration/*.test.ts'],
          // Modules, and the browsers that print, serve all files of a worker; each starts emulators of its own.
          isolate: false,
          retry: RETRIES,
          execArgv: [ROOM_FOR_GARBAGE],
          globalSetup: [BUNDLED_WORKER.build],
          setupFiles: [
            ...SETUP,
            'test/support/leftovers.setup.ts',
            'test/support/integration.setup.ts',
            BUNDLED_WORKER.setup,
          ],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        test: {
          name: 'integration-product',
          experimental: native,
          include: ['test/integration/product/*.test.ts'],
          // One product serves all files of a worker (support/sharedProduct.ts).
          isolate: false,
          retry: RETRIES,
          execArgv: [ROOM_FOR_GARBAGE],
          globalSetup: [BUNDLED_WORKER.build],
          setupFiles: [...SETUP, 'test/support/integration.setup.ts', BUNDLED_WORKER.setup],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        test: {
          name: 'infra',
          experimental: native,
          include: ['test/infra/**/*.test.ts'],
          setupFiles: SETUP,
          // What is synthesized once serves all files (support/synthesis.ts), and CDK is loaded once: one worker takes
          // 25 s of processor time, three take 45. So they are a group of their own, and in `npm test` a run
          // beside the rest.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        test: {
          name: 'bundles',
          experimental: native,
          include: ['test/bundles/**/*.test.ts'],
          globalSetup: ['test/bundles/build.ts'],
          setupFiles: SETUP,
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        test: {
          name: 'browser',
          experimental: native,
          include: ['test/browser/**/*.test.ts'],
          globalSetup: [BUNDLED_WORKER.build],
          setupFiles: [...SETUP, BUNDLED_WORKER.setup],
          // One product and one browser serve all files of a worker (worker.ts).
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // What a page comes to by itself takes its time on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          retry: RETRIES,
          maxWorkers: BROWSERS_AT_ONCE,
          // Without others in between: a worker would end with its product and its browser.
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
