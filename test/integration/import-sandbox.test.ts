import { describe, expect, it, vi } from 'vitest';
import type { KernelRestrictions } from '../../functions/import/process/seccomp.ts';
import { WITHOUT_FILTER, WITHOUT_KERNEL } from '../../functions/import/process/serveTasks.ts';
import { stopWorker, startWorker } from '../../functions/import/process/workerProcess.ts';
import { setEnvironment } from '../../infra/local/environment.ts';
import { ENTRY, Outside, triedFree, triedIn } from '../support/sandbox/outside.ts';

/** What code could do that runs in place of the parser: docs/decisions/0021-import-sandbox.md. */

// First of all: what was reported is not reported again.
/** What the log tells of a process that starts in this environment. */
const told = async (more: readonly string[], variables: Readonly<Record<string, string>>) => {
  const restore = setEnvironment({ LOG_LEVEL: 'error', ...variables });
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const sandbox = startWorker('memory', ENTRY, more);
  await sandbox.ready.finally(restore);
  await stopWorker(sandbox);
  const said = written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"sandbox'));
  written.mockRestore();
  return said.map((line) => (({ filter, limits }: KernelRestrictions) => ({ filter, limits }))(JSON.parse(line)));
};

describe('what the log tells of a sandbox', () => {
  const inLambda = { LAMBDA_TASK_ROOT: '/var/task' };

  it('is nothing where all of it holds, and in Lambda where the limits do', async () => {
    expect(await told([], {})).toEqual([]);
    expect(await told([WITHOUT_FILTER], inLambda)).toEqual([]);
  });

  it('is what is missing, once: limits everywhere, and the filter on one machine', async () => {
    expect(await told([WITHOUT_KERNEL], inLambda)).toEqual([{ filter: false, limits: false }]);
    expect(await told([WITHOUT_FILTER], {})).toEqual([{ filter: false, limits: true }]);
    expect(await told([WITHOUT_FILTER], {})).toEqual([]);
  });
});

/**
 * What nothing but the kernel refuses, to code that holds Node's own modules from before: named, as it is what does not
 * hold without. System calls are besides.
 */
const BY_KERNEL_ALONE = [
  'connect by TCP',
  'connect by TCP, IPv6',
  'listen by TCP',
  'send by UDP',
  'listen by UDP',
  'ask for a name',
  'ask by HTTP',
  'ask by HTTP/2',
  'connect to a socket of the machine',
  'connect to an abstract socket',
  'listen at a path',
  'signal the caller',
].map((what) => `by a module held: ${what}`);
const NATIVE = 'by native code: ';
/**
 * What nothing but the filter refuses: as in Lambda, which lets nobody lay one. Nothing of it opens anything. Code that
 * may look at the caller's memory may be able to write it too, and the caller has no rights there (decision 21).
 */
const BY_FILTER_ALONE = [
  'by a module held: signal the caller',
  ...[
    'signal the caller',
    'choose whom a file signals',
    'choose which signal a file sends',
    'have a file send signals',
    'ask a file for the interfaces',
    'know who started it',
    'read the memory of the caller',
    'look at the limits of the caller',
    'be kind to others',
    'change how it is traced',
  ].map((what) => `${NATIVE}${what}`),
];
/** For root alone, which Lambda's functions are not: its processes are not counted, and it may raise its limits. */
const BY_ROOT = ['start a process', 'have descriptors again'].map((what) => `${NATIVE}${what}`);
describe('code in the parser’s place', () => {
  it('could do all that is tried, in a process that nothing holds', async () => {
    await new Outside().with(async (world) => {
      const outcomes = await triedFree(world);
      const refused = outcomes.filter((one) => one.refused && !(world.tcp6 === undefined && one.what.includes('IPv6')));
      expect(outcomes.length).toBeGreaterThan(100);
      expect(refused).toEqual([]);
    });
  });

  it('is refused all of it in the sandbox', async () => {
    const outside = new Outside();
    await outside.with(async (world) => {
      const outcomes = await triedIn(world);
      expect(outcomes.length).toBeGreaterThan(100);
      expect(outcomes.filter(({ refused }) => !refused)).toEqual([]);
      expect(outside.reached).toBe(0);
    });
  });

  it('is refused all but what is named here, where the kernel takes no filter and no limits', async () => {
    await new Outside().with(async (world) => {
      const came = (await triedIn(world, [WITHOUT_KERNEL])).filter(({ refused }) => !refused).map(({ what }) => what);
      expect(came.filter((what) => what.startsWith(NATIVE)).length).toBeGreaterThan(10);
      expect(came.filter((what) => !what.startsWith(NATIVE)).toSorted()).toEqual(
        BY_KERNEL_ALONE.filter((what) => world.tcp6 !== undefined || !what.includes('IPv6')).toSorted(),
      );
    });
  });

  it('is refused all but what is named here, where the kernel takes no filter, as in Lambda', async () => {
    const outside = new Outside();
    await outside.with(async (world) => {
      const outcomes = await triedIn(world, [WITHOUT_FILTER]);
      const came = outcomes.filter(({ refused }) => !refused).map(({ what }) => what);
      const isRoot = process.getuid?.() === 0;
      expect(came.filter((what) => !(isRoot && BY_ROOT.includes(what))).toSorted()).toEqual(BY_FILTER_ALONE.toSorted());
      // No connection, no name asked for.
      expect(outside.reached).toBe(0);
    });
  });

  it('says why its tasks cannot be loaded, before a file comes', async () => {
    const sandbox = startWorker('unloadable', ENTRY);
    await expect(sandbox.ready).rejects.toThrow('Error: weights.json does not fit the code');
    await stopWorker(sandbox);
  });

  it('is given no more memory than the kernel’s limit, however fast it asks', async () => {
    const sandbox = startWorker('memory', ENTRY);
    expect(await sandbox.ready).toEqual({ filter: true, limits: true });
    const { bytes } = JSON.parse(await sandbox.ask('try', new Uint8Array(1), 1_000)) as { bytes: number };
    expect(bytes).toBeGreaterThan(100_000_000);
    expect(bytes).toBeLessThan(1_400_000_000);
    await stopWorker(sandbox);
  });
});
