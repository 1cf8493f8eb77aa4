import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeoutError } from '../platform/withTimeout.ts';
import { launchChromium } from './launchChromium.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launch-'));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('the first start sweeps what killed processes have left, and a browser that ends leaves nothing', async () => {
  vi.stubEnv('TMPDIR', folder);
  await mkdir(join(folder, 'korot-browser-00000000-1-1-1-abcdef'));
  const executablePath = join(folder, 'browser');
  await writeFile(executablePath, `#!/bin/sh\nls '${folder}' > '${folder}/seen'\n`);
  await chmod(executablePath, 0o755);
  const install = () => Promise.resolve({ executablePath, environment: { PATH: '/usr/bin:/bin' } });
  await expect(launchChromium('single-process', install)).rejects.toThrow();
  const seen = (await readFile(join(folder, 'seen'), 'utf8')).split('\n').filter((name) => name.startsWith('korot'));
  expect(seen).toEqual([expect.stringMatching(`^korot-browser-[\\da-f]+-\\d+-${process.pid}-`)]);
  await vi.waitUntil(async () => !(await readdir(folder)).some((name) => name.startsWith('korot')));
});

it('a browser starts without a page that nothing would be printed in', async () => {
  const executablePath = join(folder, 'browser');
  await writeFile(executablePath, `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/arguments'\n`);
  await chmod(executablePath, 0o755);
  const install = () => Promise.resolve({ executablePath, environment: {} });
  await expect(launchChromium('multi-process', install)).rejects.toThrow();
  const given = (await readFile(join(folder, 'arguments'), 'utf8')).trim().split('\n');
  expect(given).toContain('--remote-debugging-pipe');
  expect(given.filter((argument) => !argument.startsWith('-'))).toEqual([]);
});

it('a browser that starts and never answers is given up after 12 s, and killed', async () => {
  const [executablePath, pidFile] = [join(folder, 'browser'), join(folder, 'pid')];
  await writeFile(executablePath, `#!/bin/sh\necho $$ > '${pidFile}'\nexec sleep 600\n`);
  await chmod(executablePath, 0o755);
  const install = () => Promise.resolve({ executablePath, environment: { PATH: '/usr/bin:/bin' } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = launchChromium('single-process', install).then(
    () => 'started',
    (error: unknown) => error,
  );
  // vi.waitUntil would advance the time that is measured here.
  let pid = 0;
  while (pid === 0) {
    // oxlint-disable-next-line no-await-in-loop -- until the browser runs
    pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  }
  await vi.advanceTimersByTimeAsync(11_900);
  expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(200);
  expect(await outcome).toBeInstanceOf(TimeoutError);
  vi.useRealTimers();
  const status = () => readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'State: Z');
  await vi.waitUntil(async () => /^State:\s+Z/m.test(await status()));
});
