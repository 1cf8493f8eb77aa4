import { deflate } from 'node:zlib';
import { readFrame, writeFrame } from './frames.ts';
import { lockDown } from './lockdown.ts';
import { restrictByKernel, type KernelRestrictions } from './seccomp.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/**
 * The tasks of a process by their names (tasks.ts): each takes bytes and what it is told besides
 * ({@link TaskBounds.told}), and answers what becomes JSON.
 */
export type WorkerTasks = Readonly<Record<string, (bytes: Uint8Array, told: string) => Promise<object>>>;

/** One kind of process: how its tasks are loaded, and globals that they need beyond the language's and a few more. */
interface WorkerRow {
  readonly load: () => Promise<WorkerTasks>;
  readonly globals?: readonly string[];
}

/** As its second argument, a process starts with what Node has alone, or as in Lambda, where the filter is refused. */
export const WITHOUT_KERNEL = 'without-kernel';
export const WITHOUT_FILTER = 'without-filter';

/** Characters of why its tasks could not be loaded. */
const MOST_REASON = 200;
/** Where the requests come from and the answers go. */
const [REQUESTS, ANSWERS] = [0, 3];

/**
 * The sandbox's own process: loads the tasks of the kind that its argument names, drops its rights, reports that it is
 * ready, or why its tasks could not be loaded, and then answers one request after the other with JSON: a frame with the
 * name of a task and what it is told (`pictures/2`: from its page 2 on), and one with its bytes.
 * Ends with its parent.
 */
export async function serveTasks(workers: Readonly<Record<string, WorkerRow>>): Promise<void> {
  const { load, globals } = ownProperty(workers, process.argv[2] ?? '') as WorkerRow;
  const loaded = await load().catch((error: unknown): { failed: string } => ({ failed: String(error) }));
  // Libraries may unpack in threads, which cannot be started any more later: whoever waits for one would wait for ever.
  await new Promise((done) => deflate('', done));
  const end = (process as unknown as { reallyExit: (code: number) => never }).reallyExit.bind(process);
  process.on('uncaughtException', () => end(2));
  if (typeof loaded['failed'] === 'string') {
    writeFrame(ANSWERS, JSON.stringify({ failed: loaded['failed'].slice(0, MOST_REASON) }));
    return end(3);
  }
  const tasks = new Map(Object.entries(loaded as WorkerTasks));
  // With less of the kernel: for trying what is left of the sandbox on a platform that has less.
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
