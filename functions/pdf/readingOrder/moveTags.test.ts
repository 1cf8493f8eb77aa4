import { expect, it } from 'vitest';
import { applyEdits, moveTags } from './moveTags.ts';
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
