import { describe, expect, it } from 'vitest';
import { CLASSES } from '../../test/support/importClasses/classes.ts';
import { FILES_OF_A_CLASS } from '../../test/support/importClasses/classFile.ts';
import { faultsOf } from '../../test/support/importClasses/judge.ts';
import { everyNth } from '../../test/support/exhaustive.ts';
import { importText } from './textImport.ts';

/** In the gate one of so many files of a class. */
const EVERY = 15;
/** Files of a class that are read wrongly though the same text without its twist is not, of all of them. */
const KNOWN_WRONG: Readonly<Record<string, number>> = {
  // What is a post, its unit and its employer is for the model that reads labels.
  'one employer with several posts': 60,
  'periods as heads of jobs': 18,
};

const seeds = everyNth(
  EVERY,
  Array.from({ length: FILES_OF_A_CLASS }, (_, seed) => seed),
);

describe('files of a class of faults that strangers have shown', () => {
  it.each(Object.entries(CLASSES))('[UP-05] say what they say: %s', async (name, make) => {
    const wrong: string[] = [];
    for (const seed of seeds) {
      const { bytes, person, plain, told, never } = make(seed);
      // oxlint-disable-next-line no-await-in-loop -- one reader, which knows one document at a time
      const faults = faultsOf(await importText(bytes), person, { told, never });
      // oxlint-disable-next-line no-await-in-loop -- as above
      const isOfClass = faults.length > 0 && !(plain && faultsOf(await importText(plain), person).length > 0);
      if (isOfClass) wrong.push(`${seed}: ${faults.join(' / ')}`);
    }
    const known = Math.ceil(((KNOWN_WRONG[name] ?? 0) * seeds.length) / FILES_OF_A_CLASS);
    expect(wrong.length > known ? wrong : []).toEqual([]);
  });
});
