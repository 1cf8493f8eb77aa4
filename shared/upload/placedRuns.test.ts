import { expect, it } from 'vitest';
import { placedRuns } from './placedRuns.ts';

const run = (place: number) => [place, 1, 2, 30, 40, 50, 60, 'text'] as const;
const measures = { page: 1, line: 2, x: 30, y: 40, width: 50, height: 60, text: 'text' };

it('words are in a field, and in those that were read from the same ones, or in none, with a reason or not', () => {
  const places = ['experience.0.title', 'email website summary', 'unplaced', '(a page number)'];
  expect(placedRuns({ pages: [], unseen: [], places, runs: [0, 1, 2, 3, 9].map((place) => [...run(place)]) })).toEqual(
    [
      { field: 'experience.0.title', others: [], reason: undefined },
      { field: 'email', others: ['website', 'summary'], reason: undefined },
      { field: undefined, others: [], reason: undefined },
      { field: undefined, others: [], reason: 'a page number' },
      // A place that is not named.
      { field: undefined, others: [], reason: undefined },
    ].map((place) => ({ ...place, ...measures })),
  );
});
