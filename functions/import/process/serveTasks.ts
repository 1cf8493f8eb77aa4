import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { readFrame, writeFrame } from './frames.ts';
import { lockDown } from './lockdown.ts';
import { restrictByKernel, type KernelRestrictions } from './seccomp.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** One kind of work on a file: how it is loaded, and globals that it needs beyond the language's and a few more. */
export interface WorkerTask {
  readonly load: () => Promise<(bytes: Uint8Array) => Promise<object>>;
  readonly globals?: readonly string[];
}

/** As its second argument, a process starts with what Node has alone. */
export const WITHOUT_KERNEL = 'without-kernel';

/** Where the files come from and the answers go. */
const [FILES, ANSWERS] = [0, 3];

/**
 * The sandbox's own process: loads the task that its argument names, drops its rights, reports that it is ready, and
 * then answers one file after the other with a line of JSON. Ends with its parent.
 */
export async function serveTasks(works: Readonly<Record<string, WorkerTask>>): Promise<void> {
  const { load, globals } = ownProperty(works, process.argv[2] ?? '') as WorkerTask;
  const work = await load();
  // Unpacking takes threads, which cannot be started any more later.
  await promisify(deflate)('');
  const end = (process as unknown as { reallyExit: (code: number) => never }).reallyExit.bind(process);
  process.on('uncaughtException', () => end(2));
  // Without the kernel: for trying what is left of the sandbox on a platform that has less.
  const held: KernelRestrictions =
    process.argv[3] === WITHOUT_KERNEL
      ? { filter: false, limits: false }
      : restrictByKernel(import.meta.url.endsWith('.ts'));
  lockDown(globals);
  writeFrame(ANSWERS, JSON.stringify(held));
  for (;;) {
    const bytes = readFrame(FILES);
    if (!bytes) return end(0);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await work(bytes).catch(() => ({ error: 'damaged_pdf' }));
    writeFrame(ANSWERS, JSON.stringify(answer));
  }
}
