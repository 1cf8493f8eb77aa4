import { WITHOUT_KERNEL } from '../../functions/import/process/serveTasks.ts';
import { Outside, triedFree, triedIn } from '../support/sandbox/outside.ts';

/** What an attack of one kind came to: how much was tried, how much of it held, and what did not. */
export interface Attacked {
  readonly tried: number;
  readonly passed: number;
  readonly failures: string[];
  readonly figures?: Readonly<Record<string, number>>;
}

/**
 * Code in the parser's place, over and over in new processes, tries everything that reaches outside of the import's
 * sandbox. A try that a process without a sandbox does not come through with either counts as none.
 */
export async function run({ rounds = 10 }: { readonly rounds?: number } = {}): Promise<Attacked> {
  const outside = new Outside();
  return outside.with(async (world) => {
    const possible = new Set((await triedFree(world)).filter(({ refused }) => !refused).map(({ what }) => what));
    const withoutKernel = (await triedIn(world, [WITHOUT_KERNEL])).filter(({ refused }) => !refused);
    outside.reached = 0;
    const failures: string[] = [];
    let tried = 0;
    for (let round = 0; round < rounds; round += 1) {
      const outcomes = (await triedIn(world)).filter(({ what }) => possible.has(what));
      tried += outcomes.length;
      failures.push(...outcomes.filter(({ refused }) => !refused).map(({ what, how }) => `${what}: ${how}`));
    }
    if (outside.reached > 0) failures.push(`listeners outside were reached ${outside.reached} times`);
    return {
      tried,
      passed: tried - failures.length,
      failures,
      figures: { kinds: possible.size, 'come through by Node alone': withoutKernel.length },
    };
  });
}
