import { describe, expect, it } from 'vitest';
import { applyEdits, areUnitsInOrder, moveIntoOrder, moveTags, unitsOf } from './moveTags.ts';
import type { Edit, Segment } from './segments.ts';

/** Returns a segment of a text without a tag. */
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
  /** Returns segments in reading order that are printed in reverse. */
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

const run = (start: number, tag: object, state: string) => ({ start, end: start + 3, state, scope: 0, tag });

/** Two tags, of two texts and of one; read the other way round. */
const segments = (first: object = {}, second: object = {}) => {
  const p = { start: 0, end: 13, runs: 2, endState: 'behind P', isOpen: false, ...first };
  const q = { start: 13, end: 23, runs: 1, endState: 'behind Q', isOpen: false, ...second };
  return [
    { runs: [run(16, q, 'in Q')] },
    { runs: [run(3, p, 'in P'), run(6, p, 'in P')] },
  ] as unknown as readonly Segment[];
};

describe('a tag that is moved', () => {
  const content = Buffer.from('<P><a><b></P><Q><c></Q><end>');
  const moved = (all: readonly Segment[], edits: Edit[] = []) => {
    moveTags(all, content, edits);
    return applyEdits(content, edits).toString();
  };

  it('goes whole, with the colours of its texts, and leaves those that hold behind it', () => {
    expect(moveIntoOrder(segments())).toBe(true);
    expect(moved(segments())).toBe('behind P\nin Q\n<Q><c></Q>in P\n<P><a><b></P>behind Q\n<end>');
  });

  it('takes along what is changed within it up to its very edges, and nothing else', () => {
    const edits = [
      { start: 0, end: 0, source: '1' },
      { start: 23, end: 23, source: '3' },
      { start: 23, end: 24, source: '4' },
    ];
    const texts = edits.map((edit) => moved(segments(), [edit]));
    expect(texts.slice(0, 2)).toEqual([
      'behind P\nin Q\n<Q><c></Q>in P\n1<P><a><b></P>behind Q\n<end>',
      'behind P\nin Q\n<Q><c></Q>3in P\n<P><a><b></P>behind Q\n<end>',
    ]);
    // Beyond an edge it stays where it is.
    expect(texts[2]).toBe('behind P\nin Q\n<Q><c></Q>in P\n<P><a><b></P>behind Q\n4end>');
  });

  it('is closed where it goes, and an artifact where it stood, when it ends in another graphics state', () => {
    expect(moved(segments({ isOpen: true, end: 9 }))).toBe(
      'behind P\n/Artifact BMC\n</P>in Q\n<Q><c></Q>in P\n<P><a><b>EMC\nbehind Q\n<end>',
    );
  });

  it('stays where its end is not known, or more stands in it than is moved', () => {
    expect([moveIntoOrder(segments({ end: 0 })), moveIntoOrder(segments({ runs: 3 }))]).toEqual([false, false]);
    expect(moveIntoOrder(segments().toReversed())).toBe(false);
  });
});

it('puts all where the last of them stands, whichever of them is read first', () => {
  const content = Buffer.from('<a><b><c>');
  const [a, b, c] = [segmentAt(0, 3, 'A'), segmentAt(3, 6, 'B'), segmentAt(6, 9, 'C')] as const;
  const moved = (segments: readonly Segment[]) => {
    const edits: Edit[] = [];
    moveTags(segments, content, edits);
    return applyEdits(content, edits).toString().replaceAll('\n', '');
  };
  // The colours after each text are moved with it.
  expect(moved([b, c, a])).toBe('ABB<b>C<c>A<a>C');
  expect(moved([a, c, b])).toBe('ABA<a>C<c>B<b>C');
  const [other] = segmentAt(6, 9, 'C').runs;
  expect(moved([b, { ...c, runs: [{ ...other, scope: 1 }] } as unknown as Segment])).toBe('<a><b><c>');
});

it('makes changes of a part of a content, in the order in which they were made where they are at one place', () => {
  const edits = [
    { start: 12, end: 14, source: 'X' },
    { start: 10, end: 10, source: '1' },
    { start: 10, end: 11, source: '2' },
  ];
  expect(applyEdits(Buffer.from('abcdef'), edits, 10).toString()).toBe('12bXef');
  expect(applyEdits(Buffer.from('abcdef'), []).toString()).toBe('abcdef');
});
