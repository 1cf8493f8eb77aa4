import { describe, expect, it } from 'vitest';
import { redact } from '../../functions/platform/bedrock/redact.ts';
import { splitFacts as contactFacts } from '../../functions/import/resume/contactParts.ts';
import { isDuration, removeDuration } from '../../functions/import/resume/periods.ts';
import { cleanModelText } from '../../functions/improve/cleanModelText.ts';
import { findAddresses } from '../../shared/improve/guard/names.ts';
import { findNumbers } from '../../shared/improve/guard/numbers.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { isEmailAddress } from '../../shared/resume/text.ts';
import { HOSTILE, MAX_LINEAR_GROWTH, quickGrowth, repeated } from '../support/growth.ts';

/**
 * A text of one person must not hold up everybody else: what reads texts on a server takes time that grows with them,
 * and no more.
 */
const { personalInfo } = createBlankResume();
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'addresses that the guard finds': findAddresses,
  'numbers that the guard finds': findNumbers,
  'private data': (text) => redact(text, personalInfo),
  'a model’s answer': (text) => cleanModelText(text, ''),
  'contacts of a file': contactFacts,
  'lengths of time in a file': (text) => [removeDuration(text), isDuration(text)],
  'an address': isEmailAddress,
};

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it('takes time that grows with the text, whatever is repeated in it', () => {
    const slow = HOSTILE.flatMap((part) => {
      const found = quickGrowth((size) => read(repeated(part, size)));
      return found < MAX_LINEAR_GROWTH
        ? []
        : [`${JSON.stringify(part)}: ${found.toFixed(1)} times for four times as much`];
    });
    expect(slow).toEqual([]);
  });
});
