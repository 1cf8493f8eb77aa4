import { describe, expect, it } from 'vitest';
import { CLASSES } from '../../test/support/importClasses/classes.ts';
import { FILES_OF_A_CLASS } from '../../test/support/importClasses/classFile.ts';
import { faultsOf } from '../../test/support/importClasses/judge.ts';
import { everyNth } from '../../test/support/exhaustive.ts';
import { importText } from './textImport.ts';

/** The gate reads one of so many files of a class. */
const EVERY = 15;
const seeds = everyNth(
  EVERY,
  Array.from({ length: FILES_OF_A_CLASS }, (_, seed) => seed),
);

describe('files of a class of faults that strangers have shown', () => {
  it.each(Object.entries(CLASSES))('[UP-05] say what they say: %s', async (_, make) => {
    const wrong: string[] = [];
    for (const seed of seeds) {
      const { bytes, person, plain, ...more } = make(seed);
      // oxlint-disable-next-line no-await-in-loop -- one reader, which knows one document at a time
      const faults = faultsOf(await importText(bytes), person, more);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const isOfClass = faults.length > 0 && !(plain && faultsOf(await importText(plain), person).length > 0);
      if (isOfClass) wrong.push(`${seed}: ${faults.join(' / ')}`);
    }
    expect(wrong).toEqual([]);
  });
});
