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
import { runSteps, type RunningSteps } from './runSteps.ts';
import { BUILD_STEPS, ROOT, type BuildStep, type StepName } from './steps.ts';

const STAMPS_FOLDER = join(ROOT, '.build/stamps');

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
 * Starts the steps whose output is missing or older than its inputs, each in a separate process, which frees its
 * memory. Steps that the product does not need wait for `ready`, if given, and then run at low priority. `log` as in
 * {@link runSteps}. Rejects with a SetupError.
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

/** Runs a step in a separate process that ends with this one; a later step runs at the lowest priority. */
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
