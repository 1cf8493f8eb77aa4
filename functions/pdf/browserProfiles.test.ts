import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProfile, removeProfile, sweepProfiles } from './browserProfiles.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'profiles-'));
});
afterEach(() => rm(root, { recursive: true }));

const MODULE = new URL('browserProfiles.ts', import.meta.url).href;

/** Starts another process with a profile; it ends when its input does. */
async function startOwner() {
  const script =
    `import(${JSON.stringify(MODULE)})` +
    `.then(async ({ createProfile }) => console.log(await createProfile(process.argv[1])));` +
    `process.stdin.on('end', () => process.exit(0)).resume();`;
  const child = spawn(process.execPath, ['-e', script, root], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = line.toString().trim();
  await writeFile(join(folder, 'Preferences'), '{}');
  return { child, folder };
}

const name = (...parts: string[]) => ['korot-browser', ...parts, 'abcdef'].join('-');

describe('profiles of browsers', () => {
  it('are swept when their process was killed, and only then', async () => {
    const own = await createProfile(root);
    const { child, folder } = await startOwner();
    await sweepProfiles(root);
    expect((await readdir(root)).toSorted()).toEqual([own, folder].map((path) => basename(path)).toSorted());
    child.kill('SIGKILL');
    await once(child, 'exit');
    await Promise.all([sweepProfiles(root), sweepProfiles(root)]);
    expect(await readdir(root)).toEqual([basename(own)]);
    await removeProfile(own);
    expect(await readdir(root)).toEqual([]);
  });

  it('are waited for by one listener to the end of the process, as long as there are any', async () => {
    const before = process.listenerCount('exit');
    const counted = () => process.listenerCount('exit') - before;
    const [first, second] = [await createProfile(root), await createProfile(root)];
    expect(counted()).toBe(1);
    await removeProfile(first);
    expect(counted()).toBe(1);
    await removeProfile(second);
    expect(counted()).toBe(0);
  });

  it('are gone with a process that ends by itself', async () => {
    const { child, folder } = await startOwner();
    child.stdin.end();
    await once(child, 'exit');
    await expect(access(folder)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('are told by all of their name: another start of the machine, another space of numbers', async () => {
    const own = basename(await createProfile(root));
    const [, , boot = '', space = '', pid = '', start = ''] = own.split('-');
    const [earlierBoot, reusedNumber] = [name('00000000', space, pid, start), name(boot, space, pid, '1')];
    const kept = [name(boot, '1', pid, '1'), `korot-browser-${pid}`, 'korot-chromium-abc', `x${reusedNumber}`];
    await Promise.all([earlierBoot, reusedNumber, ...kept].map((folder) => mkdir(join(root, folder))));
    await sweepProfiles(root);
    expect((await readdir(root)).toSorted()).toEqual([own, ...kept].toSorted());
    await removeProfile(join(root, own));
  });
});
