import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SetupError } from '../setupError.ts';
import { runSteps, type OrderedStep, type RunningSteps } from './runSteps.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STAMPS_FOLDER = join(ROOT, '.build/stamps');

/** A build step: something that is built from files, and again only when one of them has changed. */
interface BuildStep extends OrderedStep<StepName> {
  /** Files it is made from, as glob patterns. */
  readonly inputs: readonly string[];
  /** A file that exists when the step has run. */
  readonly output: string;
  run(): Promise<unknown>;
}

export type StepName = 'templates' | 'worker' | 'site' | 'fonts' | 'pictures';

/** In the order they are told. What does not wait for another is built beside it. */
const BUILD_STEPS: Readonly<Record<StepName, BuildStep>> = {
  templates: {
    after: [],
    inputs: ['shared/templates/**/*.{ts,css}', 'infra/build/{templates,fonts}.ts', 'package-lock.json'],
    output: '.build/templates/base.css',
    run: async () => (await import('./templates.ts')).prepareTemplates(),
  },
  // What reads files, as it is deployed: ready in less than half of the time that its sources need.
  worker: {
    after: [],
    inputs: [
      '{functions,shared}/**/*.{ts,json}',
      'infra/build/{bundleModules.ts,compiledReader.ts,compile-reader.child.mjs}',
      'package-lock.json',
    ],
    output: '.build/import-worker/worker.mjs',
    run: async () => (await import('./bundleModules.ts')).bundleWorker(join(ROOT, '.build/import-worker')),
  },
  // It carries the templates' fonts, and the pictures that there are.
  site: {
    after: ['templates'],
    inputs: [
      'web/**/*',
      'shared/**/*.{ts,css}',
      'infra/build/{fonts.ts,seo/**/*,web/**/*}',
      'vite.config.ts',
      // The floor of browsers stands in it.
      'package.json',
      'package-lock.json',
    ],
    output: '.build/web/pages/he/index.html',
    run: async () => (await import('./web/buildSite.ts')).buildSite(),
  },
  // Until then PDFs and the site's pages carry them as they were cut.
  fonts: {
    after: ['templates', 'site'],
    inputs: ['shared/templates/fonts.ts', 'infra/build/{fonts,fontThread}.ts', 'package-lock.json'],
    output: '.build/templates/fonts/heebo-400.woff2.sha256',
    meanwhile: 'are still being packed; they are larger until then',
    run: async () => {
      const { packFonts, placeFonts } = await import('./fonts.ts');
      await packFonts();
      await placeFonts();
    },
  },
  pictures: {
    after: ['fonts'],
    inputs: [
      'shared/**/*.{ts,css}',
      'web/app/shell/logo.svg',
      'functions/pdf/**/*.ts',
      'infra/build/{templates.ts,fonts.ts,gallery.ts,samplePdf.ts,recording/**/*,seo/**/*}',
      'package-lock.json',
    ],
    output: '.build/web/images/templates/professional-template.jpg',
    // web/ui/TemplateImage.tsx.
    meanwhile: 'are still being drawn; placeholders stand in the gallery until then',
    run: async () => {
      await (await import('./gallery.ts')).buildGallery();
      await (await import('./samplePdf.ts')).printSamplePdfs();
      await (await import('./recording/recordBuilder.ts')).recordBuilder();
      await (await import('./seo/buildSeo.ts')).drawSitePictures();
    },
  },
};

const STEP_NAMES = Object.keys(BUILD_STEPS) as readonly StepName[];

/**
 * Hash of the names and contents of a step's inputs. Tests are no inputs. `known` keeps contents, as most files are
 * inputs of several steps; all are small, and reading them one after the other takes a third of the processor time.
 */
function hashInputs(step: BuildStep, known: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  const files = globSync([...step.inputs], { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|fixture)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const content = known.get(file) ?? readFileSync(file);
    known.set(file, content);
    hash.update(file.slice(ROOT.length)).update('\0').update(content).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Starts the steps whose output is missing or older than its inputs, each in a process of its own, whose memory is not
 * kept. What the product is ready without waits for `ready`, where that is given, and then leaves the processors to
 * whoever uses it. `log` as in {@link runSteps}. Rejects with a SetupError.
 */
export function startBuild(log: (line: string) => void, ready?: Promise<unknown>): RunningSteps<StepName> {
  const contents = new Map<string, Buffer>();
  const stamps = Object.fromEntries(
    STEP_NAMES.map((name) => [name, hashInputs(BUILD_STEPS[name], contents)]),
  ) as Readonly<Record<StepName, string>>;
  return runSteps(BUILD_STEPS, {
    isCurrent: (name) => isBuilt(name, stamps[name]),
    run: (name, isLater) => buildAnew(name, stamps[name], isLater),
    log,
    ready,
  });
}

/** Builds everything. `log` as in {@link startBuild}. */
export async function buildAll({ log }: { log: (line: string) => void }): Promise<void> {
  await Promise.all(Object.values(startBuild(log)));
}

/** Builds the worker that reads files where it is missing or older than its inputs. */
export async function buildWorker(): Promise<void> {
  const stamp = hashInputs(BUILD_STEPS.worker, new Map());
  if (!(await isBuilt('worker', stamp))) await buildAnew('worker', stamp, false);
}

async function buildAnew(name: StepName, stamp: string, isLater: boolean): Promise<void> {
  await runStep(name, isLater);
  await writeFile(join(STAMPS_FOLDER, name), stamp);
}

async function isBuilt(name: StepName, stamp: string): Promise<boolean> {
  await mkdir(STAMPS_FOLDER, { recursive: true });
  if (!existsSync(join(ROOT, BUILD_STEPS[name].output))) return false;
  return (await readFile(join(STAMPS_FOLDER, name), 'utf8').catch(() => '')) === stamp;
}

/** Runs a step in a process of its own, which ends with this one; behind all others where it comes later. */
async function runStep(name: StepName, isLater: boolean): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), [name], { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  if (isLater && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [complaints, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'close')]);
  if (code !== 0) throw new SetupError(`The ${name} cannot be built: ${complaints.trim()}`);
  process.stderr.write(complaints);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const step = STEP_NAMES.find((name) => name === process.argv[2]);
  process.on('disconnect', () => process.exit(1));
  try {
    await (step ? BUILD_STEPS[step].run() : buildAll({ log: console.log }));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message.trim() : String(error)}\n`);
    process.exit(1);
  }
  process.exit(0);
}
