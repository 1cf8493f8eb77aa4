import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { ProcessTreeMemory } from './processMemory.ts';

const MB = 1_024 ** 2;
/** A process that waits and, on request, starts one that takes 60 MB. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const CHILD = "const all = Buffer.alloc(60 * 2 ** 20, 1); console.log('there'); process.stdin.resume();";
  process.stdin.on('data', () => spawn(process.execPath, ['-e', CHILD], { stdio: ['inherit', 'inherit', 'inherit'] }));
  console.log('there');`;

/** Files that are open here which say what a process takes. */
const openFiles = (pid: number) =>
  readdirSync('/proc/self/fd').filter((file) => {
    try {
      return readlinkSync(`/proc/self/fd/${file}`).startsWith(`/proc/${pid}/`);
    } catch {
      return false;
    }
  }).length;

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

it('is that of a whole tree, with what comes later once it is told to search, and none when all are gone', async () => {
  child = spawn(process.execPath, ['-e', PARENT], { stdio: ['pipe', 'pipe', 'inherit'] });
  const output = child.stdout as NonNullable<typeof child.stdout>;
  await once(output, 'data');
  const memory = new ProcessTreeMemory(child.pid as number);
  const alone = memory.read();
  expect(openFiles(child.pid as number)).toBe(1);
  expect(alone).toBeGreaterThan(5 * MB);
  child.stdin?.write('x');
  await once(output, 'data');
  // New processes are not searched for at each check.
  expect(memory.read()).toBeLessThan(alone + 30 * MB);
  memory.search();
  expect(memory.read()).toBeGreaterThan(alone + 60 * MB);
  child.kill('SIGKILL');
  await once(child, 'exit');
  memory.close();
  expect(memory.read()).toBe(0);
  expect(openFiles(child.pid as number)).toBe(0);
});
