import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Decoded } from './decode.ts';
import { withFormFields } from './formFields.ts';
import { toParts } from './parts.ts';

const asPair = (text: string) => ({ ...line(text), isPair: true as const });
const labelsOf = (lines: readonly ReturnType<typeof line>[], found: readonly Decoded['label'][]) => {
  const decoded = found.map((label) => ({ label, margin: 90 }));
  return withFormFields(lines, toParts(lines), decoded).map(({ label }) => label);
};

describe('values of a form', () => {
  it('are what its labels ask for, and the title of the form is no name', () => {
    const lines = [
      line('KEEPER RECORD', { size: 15 }),
      asPair('Full name ¦ Mira Castellan'),
      asPair('Trade ¦ Beekeeper'),
    ];
    expect(labelsOf(lines, ['name', 'label', 'label', 'headline', 'x.title'])).toEqual([
      'junk',
      'label',
      'name',
      'label',
      'headline',
    ]);
  });

  it('stay as they are where the label asks for nothing that is known', () => {
    const lines = [line('Mira Castellan'), asPair('Availability ¦ at once')];
    expect(labelsOf(lines, ['name', 'summary', 'summary'])).toEqual(['name', 'label', 'summary']);
  });

  it('are the headline where they say which post somebody looks for, in any line', () => {
    const lines = [line('Mira Castellan'), line('Rank applied for ¦ Chief Beekeeper, hives')];
    expect(labelsOf(lines, ['name', 'B.x.company', 'x.title', 'skill'])).toEqual([
      'name',
      'label',
      'headline',
      'headline',
    ]);
  });

  it('are none in other lines with the same words', () => {
    const lines = [line('Trade ¦ Beekeeper')];
    expect(labelsOf(lines, ['label', 'skill'])).toEqual(['label', 'skill']);
  });
});
