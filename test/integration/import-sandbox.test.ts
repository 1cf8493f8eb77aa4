import { describe, expect, it } from 'vitest';
import { WITHOUT_KERNEL } from '../../functions/import/process/serveTasks.ts';
import { stopWorker, startWorker } from '../../functions/import/process/workerProcess.ts';
import { ENTRY, Outside, triedFree, triedIn } from '../support/sandbox/outside.ts';

/** What code could do that runs in place of the parser: docs/decisions/0021-import-sandbox.md. */

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

  it('is given no more memory than the kernel’s limit, however fast it asks', async () => {
    const sandbox = startWorker('memory', ENTRY);
    expect(await sandbox.ready).toEqual({ filter: true, limits: true });
    const { bytes } = JSON.parse(await sandbox.ask('try', new Uint8Array(1), 1_000)) as { bytes: number };
    expect(bytes).toBeGreaterThan(100_000_000);
    expect(bytes).toBeLessThan(1_400_000_000);
    await stopWorker(sandbox);
  });
});
