import { deflate } from 'node:zlib';
import { readFrame, writeFrame } from './frames.ts';
import { lockDown } from './lockdown.ts';
import { restrictByKernel, type KernelRestrictions } from './seccomp.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/**
 * The tasks of a process by name (tasks.ts). Each takes bytes and further input ({@link TaskBounds.told}) and returns
 * an object that is sent as JSON.
 */
export type WorkerTasks = Readonly<Record<string, (bytes: Uint8Array, told: string) => Promise<object>>>;

/** One kind of process: how its tasks are loaded, and which extra globals they need. */
interface WorkerRow {
  readonly load: () => Promise<WorkerTasks>;
  readonly globals?: readonly string[];
}

/** Values of the second argument of a process: restricted by Node alone, or as in Lambda, which refuses the filter. */
export const WITHOUT_KERNEL = 'without-kernel';
export const WITHOUT_FILTER = 'without-filter';

/** Most characters of the reason why tasks could not be loaded. */
const MOST_REASON = 200;
/** Descriptors of requests and answers. */
const [REQUESTS, ANSWERS] = [0, 3];

/**
 * Runs the sandbox's process: loads the tasks of the kind in its first argument, drops its rights, and reports that it
 * is ready or why the tasks could not be loaded. Then answers requests one by one with JSON. A request is a frame with
 * the task's name and further input (`pictures/2`: from page 2 on) and a frame with the bytes. Ends with its parent.
 */
export async function serveTasks(workers: Readonly<Record<string, WorkerRow>>): Promise<void> {
  const { load, globals } = ownProperty(workers, process.argv[2] ?? '') as WorkerRow;
  const loaded = await load().catch((error: unknown): { failed: string } => ({ failed: String(error) }));
  // Starts Node's thread pool now: libraries that unpack in threads could not start it later and would wait forever.
  await new Promise((done) => deflate('', done));
  const end = (process as unknown as { reallyExit: (code: number) => never }).reallyExit.bind(process);
  process.on('uncaughtException', () => end(2));
  if (typeof loaded['failed'] === 'string') {
    writeFrame(ANSWERS, JSON.stringify({ failed: loaded['failed'].slice(0, MOST_REASON) }));
    return end(3);
  }
  const tasks = new Map(Object.entries(loaded as WorkerTasks));
  // Tests start with fewer restrictions, to check what is left of the sandbox on such a platform.
  const held: KernelRestrictions =
    process.argv[3] === WITHOUT_KERNEL
      ? { filter: false, limits: false }
      : restrictByKernel(import.meta.url.endsWith('.ts'), process.argv[3] !== WITHOUT_FILTER);
  lockDown(globals);
  writeFrame(ANSWERS, JSON.stringify(held));
  for (;;) {
    const asked = readFrame(REQUESTS);
    const bytes = asked && readFrame(REQUESTS);
    const [name = '', ...more] = new TextDecoder().decode(asked).split('/');
    const work = tasks.get(name);
    if (!bytes || !work) return end(0);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await work(bytes, more.join('/')).catch(() => ({ error: 'damaged_pdf' }));
    writeFrame(ANSWERS, JSON.stringify(answer));
  }
}
