import { describe, expect, it } from 'vitest';
import { createBlankResume, createEntry } from '../../../shared/resume/blankResume.ts';
import { DEFAULT_TEMPLATE_CHOICE } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { line } from '../line.fixture.ts';
import { accountFor } from '../resume/accounting.ts';
import { ClaimedPieces, pathsOfEntries, type Piece } from './claims.ts';
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

describe('what was read from a piece of a line', () => {
  it('is known at each place of it, from its first to before its end, in its own cell and line', () => {
    const claims = new ClaimedPieces();
    claims.add('a', [{ line: 1, cell: 0, from: 5, to: 9 }]);
    claims.add(
      'b',
      [
        { line: 1, cell: 0, from: 5, to: 9 },
        { line: 1, cell: 0, from: 12, to: 14 },
      ],
      true,
    );
    const both = [
      { field: 'a', isOther: false },
      { field: 'b', isOther: true },
    ];
    expect([4, 5, 8, 9, 12].map((place) => claims.at(1, 0, place))).toEqual([
      undefined,
      both,
      both,
      undefined,
      [both[1]],
    ]);
    expect([claims.at(0, 0, 5), claims.at(1, 1, 5)]).toEqual([undefined, undefined]);
  });

  it('is of an entry wherever it stands, of the first with its id; what is kept aside has no place', () => {
    const item = { id: 'item-3', title: 'Mill' };
    const resume = {
      ...BLANK,
      experience: [job('exp-2', {}), job('exp-9', {}), job('exp-2', {})],
      customSections: [{ id: 'custom-1', title: 'More', items: [item] }],
      keptEntries: [{ id: 'kept-1' }],
    } as unknown as ResumeData;
    const paths = pathsOfEntries(resume);
    expect(['exp-2', 'exp-9', 'custom-1', 'item-3', 'kept-1', ''].map((id) => paths.get(id))).toEqual([
      'experience.0',
      'experience.1',
      'customSections.0',
      'customSections.0.items.0',
      undefined,
      undefined,
    ]);
  });
});
