import { describe, expect, it } from 'vitest';
import { createBlankResume, createEntry } from '../../../shared/resume/blankResume.ts';
import { DEFAULT_TEMPLATE_CHOICE } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { line } from '../line.fixture.ts';
import { accountFor } from '../resume/accounting.ts';
import { ClaimedPieces, type Piece } from './claims.ts';
import { nameOf } from './foundPlaces.ts';

const BLANK = createBlankResume(DEFAULT_TEMPLATE_CHOICE);
const job = (id: string, values: Partial<ResumeData['experience'][number]>): ResumeData['experience'][number] => ({
  ...createEntry('experience', BLANK),
  id,
  ...values,
});
const whole = (at: number): Piece => ({ line: at, cell: 0, from: 0, to: 99 });

/** Returns the place of each word, line by line, when some fields were read from whole lines. */
function placesOf(
  texts: readonly string[],
  experience: ResumeData['experience'],
  read: readonly (readonly [field: string, ...lines: number[]])[],
) {
  const claims = new ClaimedPieces();
  for (const [field, ...lines] of read) claims.add(field, lines.map(whole));
  const resume = { ...BLANK, experience };
  const { cells } = accountFor(
    texts.map((text) => line(text)),
    resume,
    [],
    claims,
  );
  return cells.map(({ words }) => words.map(({ place }) => nameOf(place)).join(' | '));
}

describe('of texts that say the same', () => {
  it('the one that a field was read from is in it, and not the first', () => {
    expect(placesOf(['Cook', 'Cook'], [job('exp-1', { title: 'Cook' })], [['exp-1.title', 1]])).toEqual([
      'unplaced',
      'experience.0.title',
    ]);
  });

  it('each is in its own entry, wherever entries without a value were left out', () => {
    const jobs = [job('exp-2', { company: 'Korot' }), job('exp-3', { company: 'Korot' })];
    expect(
      placesOf(['Korot', 'Korot'], jobs, [
        ['exp-3.company', 0],
        ['exp-2.company', 1],
      ]),
    ).toEqual(['experience.1.company', 'experience.0.company']);
  });
});

describe('one text', () => {
  it('that two fields were read from is at the first, and tells the other', () => {
    const jobs = [job('exp-1', { company: 'Korot' }), job('exp-2', { company: 'Korot' })];
    expect(
      placesOf(['Korot', 'Korot'], jobs, [
        ['exp-1.company', 0],
        ['exp-2.company', 0],
      ]),
    ).toEqual(['experience.0.company experience.1.company', 'unplaced']);
  });

  it('of dates in pieces is where the pieces stand, and another of that year is not', () => {
    const jobs = [job('exp-1', { title: 'Cook', endDate: '2015-02' })];
    expect(placesOf(['2015', 'Feb', '2015'], jobs, [['exp-1.endDate', 1, 2]])).toEqual([
      'unplaced',
      'experience.0.endDate',
      'experience.0.endDate',
    ]);
  });
});
