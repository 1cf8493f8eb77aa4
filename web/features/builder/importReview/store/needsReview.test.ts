import { expect, it } from 'vitest';
import { needsReview, type ImportReview } from './importReview.ts';

/** Of an import that leaves nothing to look at. */
const NOTHING_OPEN: ImportReview = {
  fileName: 'cv.pdf',
  parts: [],
  checks: [],
  personal: [],
  picturePages: [],
  unreadDocuments: 0,
  unplaced: [],
  placements: [],
  before: null,
};
const CHECK = { part: 'summary', entry: null, field: 'summary', value: 'x' } as const;
const PLACEMENT = { part: 'summary', entry: null, values: { summary: 'x' }, was: null, unplaced: ['x'] } as const;

it.each<readonly [what: string, changes: Partial<ImportReview>]>([
  ['a value that is doubted', { checks: [CHECK] }],
  ['private data', { personal: ['ת.ז. 012345678'] }],
  ['a page of which nothing was read', { picturePages: [2] }],
  ['a document within that was not read', { unreadDocuments: 1 }],
  ['a text without a field', { unplaced: [{ text: 'רישיון נהיגה', state: 'open' }] }],
  ['what a model has placed', { placements: [PLACEMENT] }],
  ['a second language', { hasSecondVersion: true }],
  ['what is hardly a résumé', { isHardlyResume: true }],
])('an import with %s alone is reviewed', (_, changes) => {
  expect(needsReview({ ...NOTHING_OPEN, ...changes })).toBe(true);
});

it.each<readonly [what: string, review: ImportReview | null]>([
  ['no review', null],
  ['nothing open', NOTHING_OPEN],
  ['a value that is likely right', { ...NOTHING_OPEN, checks: [{ ...CHECK, isLikely: true }] }],
  [
    'texts that were dealt with',
    {
      ...NOTHING_OPEN,
      unplaced: [
        { text: 'א', state: 'left' },
        { text: 'b', state: 'placed' },
      ],
    },
  ],
])('with %s there is nothing to look at', (_, review) => {
  expect(needsReview(review)).toBe(false);
});
