import { describe, expect, it } from 'vitest';
import { conceal } from '../../functions/data/conceal.ts';
import { factsOf as contactFacts } from '../../functions/import/understand/contacts.ts';
import { isLength, withoutLength } from '../../functions/import/understand/dates.ts';
import { tidied } from '../../functions/improve/tidy.ts';
import { addressesIn } from '../../shared/improve/guard/names.ts';
import { numbersIn } from '../../shared/improve/guard/numbers.ts';
import { emptyResume } from '../../shared/resume/defaults.ts';
import { isEmailAddress } from '../../shared/resume/text.ts';
import { HOSTILE, LINEAR, quickGrowth, repeated } from '../support/growth.ts';

/** A text of one person must not hold up everybody else: what reads texts on a server takes time that grows with them, and no more. */
const { personalInfo } = emptyResume();
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'addresses that the guard finds': addressesIn,
  'numbers that the guard finds': numbersIn,
  'private data': (text) => conceal(text, personalInfo),
  'a model’s answer': (text) => tidied(text, ''),
  'contacts of a file': contactFacts,
  'lengths of time in a file': (text) => [withoutLength(text), isLength(text)],
  'an address': isEmailAddress,
};

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it('takes time that grows with the text, whatever is repeated in it', () => {
    const slow = HOSTILE.flatMap((part) => {
      const found = quickGrowth((size) => read(repeated(part, size)));
      return found < LINEAR ? [] : [`${JSON.stringify(part)}: ${found.toFixed(1)} times for four times as much`];
    });
    expect(slow).toEqual([]);
  });
});
