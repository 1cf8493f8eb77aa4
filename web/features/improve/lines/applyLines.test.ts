import { describe, expect, it } from 'vitest';
import { hasLines, orderLines, orderStatusOf, replaceLines, statusOf } from './applyLines.ts';

describe('a line is replaced', () => {
  it.each([
    ['where it stands', 'Sold shoes\nCleaned', { own: ['Sold shoes'], now: ['Sold boots'] }, 'Sold boots\nCleaned'],
    ['with its mark of a list', '• Sold shoes', { own: ['Sold shoes'], now: ['Sold boots'] }, '• Sold boots'],
    [
      'with what was set off',
      'Sold **shoes** there',
      { own: ['Sold shoes there'], now: ['Sold shoes'] },
      'Sold **shoes**',
    ],
    ['by two', '- A b\n- C', { own: ['A b'], now: ['A', 'B'] }, '- A\n- B\n- C'],
    ['with another one by one', 'A\nX\nB', { own: ['A', 'B'], now: ['A and B'] }, 'A and B\nX'],
    ['by nothing', 'A\nB', { own: ['A'], now: [] }, 'B'],
    ['once, where it stands twice', 'A\nA', { own: ['A'], now: ['B'] }, 'B\nA'],
  ])('%s', (_, text, replacement, expected) => {
    expect(replaceLines(text, replacement)).toBe(expected);
  });

  it('or added behind the one that it followed, also where that one was taken meanwhile', () => {
    expect(replaceLines('A\nB', { own: [], now: ['New'], behind: ['A', 'Better A'] })).toBe('A\nNew\nB');
    expect(replaceLines('Better A\nB', { own: [], now: ['New'], behind: ['A', 'Better A'] })).toBe('Better A\nNew\nB');
    expect(replaceLines('', { own: [], now: ['New'] })).toBe('New');
    expect(replaceLines('B', { own: [], now: ['New'] })).toBe('New\nB');
  });

  it('not at all where the person has changed it', () => {
    expect(replaceLines('Sold many shoes', { own: ['Sold shoes'], now: ['Sold boots'] })).toBeUndefined();
  });
});

it('lines are put in another order, and those between them stay', () => {
  expect(orderLines('- A\nmine\n- B\n- C', [['C'], ['A'], ['B']])).toBe('- C\nmine\n- A\n- B');
  expect(orderLines('A\nB', [['B'], ['gone']])).toBeUndefined();
});

describe('what became of a suggestion is read from the text', () => {
  const line = { own: ['Sold shoes'], proposal: { lines: ['Sold boots'], findings: [], lost: [] } };
  const open = { takenAs: null, isLeft: false };
  it.each([
    ['open', 'Sold shoes\nmine', open],
    ['left', 'Sold shoes', { ...open, isLeft: true }],
    ['taken', 'Sold boots\nmine', open],
    ['taken', 'My own words', { ...open, takenAs: ['My own words'] }],
    ['gone', 'Sold something', open],
    ['gone', undefined, open],
    // What was suggested stood there before.
    ['open', 'Sold shoes\nSold boots', open],
    // Undone.
    ['open', 'Sold shoes', { ...open, takenAs: ['Sold boots'] }],
  ] as const)('as %s: %s', (status, text, taking) => {
    expect(statusOf(text, line, taking)).toBe(status);
  });
});

describe('another order is told by the text', () => {
  const groups = [['B'], ['A']];
  it.each([
    ['open', 'A\nB', groups, false],
    ['left', 'A\nB', groups, true],
    ['taken', 'B\nA', groups, false],
    ['taken', '- B\nmine\n- A', groups, true],
    ['gone', 'B', groups, false],
    ['gone', undefined, groups, false],
    ['gone', 'A', [['A']], false],
  ] as const)('as %s: %s', (status, text, order, isLeft) => {
    expect(orderStatusOf(text, order, isLeft)).toBe(status);
  });
});

const proposalOf = (lines: readonly string[]) => ({ lines, findings: [], lost: [] });

describe('a line that was added, or left out', () => {
  const open = { takenAs: null, isLeft: false };
  it.each([
    ['open', 'A', [], ['New'], open],
    ['left', 'A', [], ['New'], { ...open, isLeft: true }],
    ['taken', 'A\nNew', [], ['New'], { ...open, isLeft: true }],
    ['open', 'A\nB', ['B'], [], open],
    ['left', 'A\nB', ['B'], [], { ...open, isLeft: true }],
    ['taken', 'A', ['B'], [], open],
  ] as const)('is %s: %s', (status, text, own, lines, taking) => {
    expect(statusOf(text, { own, proposal: proposalOf(lines) }, taking)).toBe(status);
  });

  it('is found by its words alone, and as often as it stands there', () => {
    expect(hasLines('- **Sold** shoes\nA', ['A', 'Sold shoes'])).toBe(true);
    expect([hasLines('A\nA', ['A', 'A']), hasLines('A\nB', ['A', 'A'])]).toEqual([true, false]);
  });
});
