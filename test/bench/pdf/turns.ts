import { setTimeout } from 'node:timers/promises';
import { measureMs } from '../bench.ts';

/** Something that is measured, by its name. */
export type Works<Name extends string> = Readonly<Record<Name, () => Promise<unknown>>>;

export interface TurnOptions {
  /** Milliseconds before each: what the one before it has left to do is not done at its expense. */
  readonly pause?: number;
  readonly rounds?: number;
}

/** Rounds that are not counted. */
const WARM_UP = 20;

/** Milliseconds of each work: one after the other, so that what else the machine does weighs on all. */
export async function takeTurns<Name extends string>(
  works: Works<Name>,
  { pause = 0, rounds = 200 }: TurnOptions = {},
): Promise<Record<Name, number[]>> {
  const names = Object.keys(works) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -WARM_UP; round < rounds; round += 1)
    for (const name of names) {
      if (pause > 0) await setTimeout(pause);
      const milliseconds = await measureMs(works[name]);
      if (round >= 0) times[name].push(milliseconds);
    }
  return times;
}
