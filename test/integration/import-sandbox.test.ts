import { describe, expect, it } from 'vitest';
import { NO_LAYERS, type Layers } from '../../functions/import/sandbox/layers.ts';
import { endWorker, layers, startWorker } from '../../functions/import/workerProcess.ts';
import { ENTRY, Outside, triedFree, triedIn } from '../support/sandbox/outside.ts';

/** What code in the parser's place comes to: docs/decisions/0021-import-sandbox.md. */
const here = layers();

/** What nothing but the kernel refuses, to code that holds Node's own modules from before: named, as it is what does not hold without. */
const NETWORK = [
  'connect by TCP', 'connect by TCP, IPv6', 'listen by TCP', 'send by UDP', 'listen by UDP', 'ask for a name', 'ask by HTTP', 'ask by HTTP/2',
  'connect to a socket of the machine', 'connect to an abstract socket', 'listen at a path',
].map((what) => `by a module held: ${what}`);
const SIGNAL = 'by a module held: signal the caller';

/** Of the ways out, those that a platform with these layers leaves. */
const open = ({ limits, namespaces, user }: Layers, there: readonly string[]) => [...(limits ? [] : NETWORK), ...(namespaces || user !== undefined ? [] : [SIGNAL])].filter((what) => there.includes(what));

const PLATFORMS: readonly (readonly [string, Layers])[] = [
  ['as this machine holds it', here],
  ['where there are no namespaces and no other user', { ...NO_LAYERS, limits: here.limits }],
  ['where there is nothing but Node', NO_LAYERS],
];

describe('code in the parser’s place', () => {
  it('could do all that is tried, in a process that nothing holds', async () => {
    await new Outside().with(async (world) => {
      const outcomes = await triedFree(world);
      const refused = outcomes.filter((one) => one.refused && !(world.tcp6 === undefined && one.what.includes('IPv6')));
      expect(outcomes.length).toBeGreaterThan(100);
      expect(refused).toEqual([]);
    });
  });

  it.each(PLATFORMS)('%s: is refused all that is tried, but what is named', async (_, held) => {
    const outside = new Outside();
    await outside.with(async (world) => {
      const outcomes = await triedIn(held, world);
      expect(outcomes.length).toBeGreaterThan(100);
      const came = outcomes.filter(({ refused }) => !refused).map(({ what }) => what);
      const named = open(held, outcomes.map(({ what }) => what)).filter((what) => world.tcp6 !== undefined || !what.includes('IPv6'));
      expect(came.toSorted()).toEqual(named.toSorted());
      if (held.limits) expect(outside.reached).toBe(0);
    });
  });

  it('is given no more memory than the kernel’s limit, however fast it asks', async () => {
    expect(here.limits, 'util-linux is on every machine that tests run on').toBe(true);
    const sandbox = startWorker('memory' as 'tries', ENTRY, { ...NO_LAYERS, limits: true });
    await sandbox.ready;
    const { bytes } = JSON.parse(await sandbox.ask(new Uint8Array(1), 1_000)) as { bytes: number };
    expect(bytes).toBeGreaterThan(100_000_000);
    expect(bytes).toBeLessThan(1_400_000_000);
    await endWorker(sandbox);
  });
});
