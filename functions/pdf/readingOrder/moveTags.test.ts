import { describe, expect, it } from 'vitest';
import { applyEdits, areUnitsInOrder, moveIntoOrder, moveTags, unitsOf } from './moveTags.ts';
import type { Edit, Segment } from './segments.ts';

/** Of a text without a tag. */
const segmentAt = (start: number, end: number, state: string) =>
  ({ runs: [{ start, end, state, scope: 0 }] }) as unknown as Segment;

it('moves texts with the edits made in them, and leaves the edits around them where they are', () => {
  const content = Buffer.from('<title><dates><rest>');
  const title = segmentAt(0, 7, 'blue');
  const dates = segmentAt(7, 14, 'grey');
  const edits: Edit[] = [
    { start: 19, end: 19, source: '!' },
    { start: 1, end: 6, source: 'Title' },
    { start: 8, end: 13, source: '2019' },
    { start: 13, end: 13, source: '+' },
  ];
  moveTags([dates, title], content, edits);
  expect(applyEdits(content, edits).toString()).toBe('blue\ngrey\n<2019+>blue\n<Title>grey\n<rest!>');
});

describe('segments that share a tag, such as a word in another font', () => {
  const tag = { start: 0, end: 30, runs: 3, endState: '', isOpen: false };
  /** In the order of reading; printed the other way round. */
  const segmentsIn = (states: readonly string[]) =>
    [20, 10, 0].map((start, index) => ({
      runs: [{ start, end: start + 10, state: states[index], scope: 0, tag }],
    })) as unknown as Segment[];

  it('are one, and are moved as one', () => {
    const segments = segmentsIn(['blue', 'blue', 'blue']);
    expect(unitsOf(segments)).toEqual([segments]);
    expect(moveIntoOrder(segments)).toBe(true);
  });

  it('[PDF-05] are not in the order of reading where the page goes back within the tag', () => {
    const segments = segmentsIn(['blue', 'blue', 'blue']);
    expect([areUnitsInOrder(segments), areUnitsInOrder(segments.toReversed())]).toEqual([false, true]);
  });

  it('stay where they look otherwise, or where the tag holds more', () => {
    expect(moveIntoOrder(segmentsIn(['blue', 'grey', 'blue']))).toBe(false);
    expect(moveIntoOrder(segmentsIn(['blue', 'blue', 'blue']).slice(1))).toBe(false);
  });
});
