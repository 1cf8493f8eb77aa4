import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Event, Result } from '../../functions/middleware/call.ts';
import { bundleFolder } from './bundle.ts';

const CHILD = fileURLToPath(new URL('./invoke.child.mjs', import.meta.url));

/** Wall clock and processor time of this process, in milliseconds. */
export interface Took {
  readonly ms: number;
  readonly cpuMs: number;
}

export interface BundleRun {
  readonly imported: Took;
  readonly calls: readonly (Took & { readonly result: Result })[];
  /** What the handler wrote to its log. */
  readonly log: string;
}

/** Runs a handler's bundle in a process that has this environment and nothing else. Rejects when it dies. */
export async function runBundle(handler: string, environment: Readonly<Record<string, string>>, events: readonly Event[] = []): Promise<BundleRun> {
  const folder = bundleFolder(handler);
  const child = spawn(process.execPath, [CHILD, join(folder, 'index.mjs')], { cwd: folder, env: { ...environment }, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify(events));
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), new Promise<number | null>((resolve) => void child.once('close', resolve))]);
  if (code !== 0) throw new Error(`The bundle of ${handler} ended with ${code}: ${error.slice(-2_000)}`);
  const end = out.lastIndexOf('\n');
  return { ...(JSON.parse(out.slice(end + 1)) as Omit<BundleRun, 'log'>), log: out.slice(0, end) };
}
