import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { HttpEvent, HttpResult } from '../../functions/http/call.ts';
import { bundleFolder } from './bundle.ts';

const CHILD_SCRIPT = fileURLToPath(new URL('./invoke.child.mjs', import.meta.url));

/** Wall clock and processor time of this process, in milliseconds. */
export interface TimeSpent {
  readonly ms: number;
  readonly cpuMs: number;
}

export interface BundleRun {
  readonly imported: TimeSpent;
  readonly calls: readonly (TimeSpent & { readonly result: HttpResult })[];
  /** The handler's log. */
  readonly log: string;
}

/** Runs a handler's bundle in a process that has this environment and nothing else. Rejects when it dies. */
export async function runBundle(
  handler: string,
  environment: Readonly<Record<string, string>>,
  events: readonly HttpEvent[] = [],
): Promise<BundleRun> {
  const folder = bundleFolder(handler);
  const child = spawn(process.execPath, [CHILD_SCRIPT, join(folder, 'index.mjs')], {
    cwd: folder,
    env: { ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(JSON.stringify(events));
  const [out, error, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => void child.once('close', resolve)),
  ]);
  if (code !== 0) throw new Error(`The bundle of ${handler} ended with ${code}: ${error.slice(-2_000)}`);
  const end = out.lastIndexOf('\n');
  return { ...(JSON.parse(out.slice(end + 1)) as Omit<BundleRun, 'log'>), log: out.slice(0, end) };
}
