import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { TextLine } from '../page/textLine.ts';
import { describeParts } from './features.ts';
import { headingLook, LOOK_EVIDENCE, type LookSeen } from './headingLook.ts';
import { toParts } from './parts.ts';

const heading = (text: string, gap = 30) => line(text, { bold: true, size: 14, gap });
const describe = (lines: readonly TextLine[]) => describeParts(lines, toParts(lines), 'ltr');

/** A text as it is seen above `Bread` on a page with "Education" and "Languages", unless it is said otherwise. */
function seen(text: TextLine, others: Partial<LookSeen> = {}): LookSeen {
  const name = line('Dana Levi', { bold: true, size: 24 });
  const page = describe([name, heading('Education'), heading('Languages'), text, line('Bread'), line('Pastry')]);
  const named = page.slice(1, 3);
  return {
    one: page[3] as LookSeen['one'],
    behind: page[4],
    named,
    alike: 2,
    recurring: 1,
    others: 0,
    boldIsRare: true,
    ...others,
  };
}
const points = (name: string, of: LookSeen) => LOOK_EVIDENCE.find((row) => row.name === name)?.points(of);

it('headings that are known and set like it speak for it, two more than one', () => {
  expect([0, 1, 2, 5].map((alike) => points('alike', seen(heading('Stages'), { alike })))).toEqual([0, 2, 3, 3]);
  expect(
    [
      { alike: 0, recurring: 2 },
      { alike: 0, recurring: 3 },
      { alike: 1, recurring: 3 },
    ].map((page) => points('recurring', seen(heading('Stages'), page))),
  ).toEqual([0, 1, 0]);
});

it('what is set as the text is no heading, and what is set as titles, employers or periods mostly none', () => {
  expect(points('loud', seen(heading('Stages')))).toBe(1);
  expect(points('loud', seen(line('STAGES')))).toBe(1);
  expect(points('loud', seen(line('Stages')))).toBe(-3);
  expect(points('loud', seen(line('Stages', { bold: true }), { boldIsRare: false }))).toBe(-3);
  expect([0, 1, 2, 3].map((others) => points('others', seen(heading('Stages'), { others })))).toEqual([1, -1, -1, -3]);
  expect(points('names', seen(heading('Sous Chef')))).toBe(-3);
  expect(points('names', seen(heading('Stages')))).toBe(0);
});

it('it has their space above it, their edge, and less below', () => {
  expect(points('gap', seen(heading('Stages', 24)))).toBe(1);
  expect(points('gap', seen(heading('Stages', 20)))).toBe(-2);
  expect(points('edge', seen(heading('Stages')))).toBe(1);
  expect(points('edge', seen(line('Stages', { bold: true, size: 14, left: 300, right: 340 })))).toBe(0);
  expect(points('below', seen(heading('Stages')))).toBe(1);
  expect(points('below', seen(line('Stages')))).toBe(0);
  expect(points('colon', seen(heading('Stages')))).toBe(0);
  expect(points('colon', seen(heading('Stages:')))).toBe(-1);
  expect(points('long', seen(heading('What I have done so far there')))).toBe(-2);
  expect(points('top', seen(line('Dana', { size: 24 }), { alike: 0 }))).toBe(-3);
  expect(points('top', seen(line('Dana', { size: 24 }), { alike: 1 }))).toBe(0);
});

it('is clear only where a known heading is set like it', () => {
  expect(headingLook(seen(heading('Stages')))).toBe('clear');
  expect(headingLook(seen(heading('Stages'), { others: 3 }))).toBe('likely');
  expect(headingLook(seen(heading('Stages'), { alike: 0, recurring: 3 }))).toBe('likely');
  expect(headingLook(seen(line('Stages')))).toBe('none');
  expect(headingLook(seen(heading('Sous Chef'), { others: 1 }))).toBe('none');
});
