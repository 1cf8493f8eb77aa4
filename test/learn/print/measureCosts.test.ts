import { expect, it } from 'vitest';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { isWhole, measureCosts, type RawCosts } from './measureCosts.ts';
import { writeTable } from './writeTable.ts';

/** A browser to which each character costs the same, and that counts what it prints. */
function fakeMeter() {
  let prints = 0;
  return {
    engine: () => Promise.resolve('Test/1'),
    measure: ({ experience }: ResumeData) => {
      prints += 1;
      const characters = experience.reduce((sum, { description }) => sum + description.length, 0);
      return Promise.resolve({ milliseconds: 5 + characters / 500, here: 0, estimate: 0 });
    },
    prints: () => prints,
  };
}

/** As far as so many measurements; what is known is kept as text in between. */
async function measure(meter: ReturnType<typeof fakeMeter>, known: RawCosts | undefined, most: number) {
  let raw = known;
  let measured = 0;
  for await (raw of measureCosts(meter, known)) if ((measured += 1) === most) break;
  return JSON.parse(JSON.stringify(raw)) as RawCosts;
}

it(
  'goes on where a run has stopped, prints nothing twice, and comes to the same table',
  { tags: 'exhaustive' },
  async () => {
    const [whole, parts] = [fakeMeter(), fakeMeter()];
    const expected = await measure(whole, undefined, Infinity);
    let raw = await measure(parts, undefined, 3);
    expect(isWhole(raw)).toBe(false);
    for (const most of [1, 20, 60, Infinity]) raw = await measure(parts, raw, most);
    expect(isWhole(raw)).toBe(true);
    expect(writeTable(raw)).toBe(writeTable(expected));
    // But for the baseline, once more in each run.
    expect(parts.prints()).toBeLessThanOrEqual(whole.prints() + 4);
    expect(await measure(parts, raw, Infinity)).toEqual(raw);
  },
);
