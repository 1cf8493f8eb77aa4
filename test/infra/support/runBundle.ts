import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Event, Result } from '../../../functions/middleware/call.ts';
import { bundleFolder } from '../../../infra/deploy/bundle.ts';

const CHILD = fileURLToPath(new URL('./invoke.child.mjs', import.meta.url));

export interface BundleRun {
  /** Wall clock and processor time of the import. */
  readonly imported: { readonly ms: number; readonly cpuMs: number };
  readonly results: readonly Result[];
}

/** Runs a handler's bundle in a process that has this environment and nothing else. Rejects when it dies. */
export async function runBundle(handler: string, environment: Readonly<Record<string, string>>, events: readonly Event[] = []): Promise<BundleRun> {
  const folder = bundleFolder(handler);
  const child = spawn(process.execPath, [CHILD, join(folder, 'index.mjs')], { cwd: folder, env: { ...environment }, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify(events));
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), new Promise<number | null>((resolve) => void child.once('close', resolve))]);
  if (code !== 0) throw new Error(`The bundle of ${handler} ended with ${code}: ${error.slice(-2_000)}`);
  return JSON.parse(out.slice(out.lastIndexOf('\n') + 1)) as BundleRun;
}
