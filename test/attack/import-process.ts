import { WITHOUT_KERNEL } from '../../functions/import/process/serveTasks.ts';
import { Tally, type AttackResult } from './attack.ts';
import { Outside, triedFree, triedIn } from '../support/sandbox/outside.ts';

/**
 * Code in the parser's place, over and over in new processes, tries everything that reaches outside of the import's
 * sandbox. A try that a process without a sandbox does not come through with either counts as none.
 */
export async function run({ rounds = 10 }: { readonly rounds?: number } = {}): Promise<AttackResult> {
  const outside = new Outside();
  return outside.with(async (world) => {
    const possible = new Set((await triedFree(world)).filter(({ refused }) => !refused).map(({ what }) => what));
    const withoutKernel = (await triedIn(world, [WITHOUT_KERNEL])).filter(({ refused }) => !refused);
    outside.reached = 0;
    const tally = new Tally();
    for (let round = 0; round < rounds; round += 1) {
      const outcomes = (await triedIn(world)).filter(({ what }) => possible.has(what));
      for (const { what, how, refused } of outcomes) tally.check(what, refused, how);
    }
    tally.check('listeners outside that were reached', outside.reached === 0, outside.reached);
    return tally.result({ kinds: possible.size, 'come through by Node alone': withoutKernel.length });
  });
}
