import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { anyDesign } from '../../../../shared/resume/design.fixture.ts';
import { DESIGN_KNOB_NAMES, DESIGN_KNOBS, type ResumeDesign } from '../../../../shared/resume/design.ts';
import { findFit, listMoved, listTighter, type FitKnob } from './fitDesign.ts';

const OWN: Readonly<Record<FitKnob, number>> = {
  sectionSpace: 100,
  entrySpace: 100,
  leading: 100,
  marginBlock: 14,
  marginInline: 16,
  size: 10,
  headings: 100,
};
const ownNumber = (name: FitKnob) => OWN[name];
const tighter = (design?: ResumeDesign) => listTighter(design, ownNumber, DESIGN_KNOB_NAMES);
const knobs = Object.keys(OWN) as FitKnob[];

describe('ever shorter designs', () => {
  it('move space first, then margins, then type, and end at the least of each', () => {
    const path = tighter();
    const firstWith = (name: FitKnob) => path.findIndex((design) => design[name] !== undefined);
    expect(knobs.map(firstWith)).toEqual(knobs.map(firstWith).toSorted((a, b) => a - b));
    expect(path.at(-1)).toEqual(Object.fromEntries(knobs.map((name) => [name, DESIGN_KNOBS[name].min])));
    expect(path.at(-1)).toMatchObject({ size: 9.5, marginBlock: 12, marginInline: 12 });
  });

  it('never loosen, never pass a bound, and leave what is no matter of space', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        let before: ResumeDesign = design;
        for (const next of tighter(design)) {
          for (const name of knobs) {
            const [from, to] = [before[name] ?? OWN[name], next[name] ?? OWN[name]];
            expect(to).toBeLessThanOrEqual(from);
            expect(to).toBeGreaterThanOrEqual(DESIGN_KNOBS[name].min);
          }
          const { accent, fonts, dates } = next;
          expect([accent, fonts, dates]).toEqual([design.accent, design.fonts, design.dates]);
          before = next;
        }
      }),
    );
  });

  it('keep a margin that a template itself sets below the least, and knobs that it does not show', () => {
    const path = listTighter(undefined, (name) => (name === 'marginBlock' ? 9 : OWN[name]), ['marginBlock', 'leading']);
    expect(path).toEqual([{ leading: 95 }, { leading: 90 }]);
  });
});

describe('the search', () => {
  it('finds the first that fits with at most eight layouts, the same each time', () => {
    fc.assert(
      fc.property(anyDesign, fc.double({ min: 0, max: 1, noNaN: true }), (design, part) => {
        const path = tighter(design);
        const first = Math.floor(part * path.length);
        const count = vi.fn((tried: ResumeDesign) => (path.indexOf(tried) >= first ? 1 : 2));
        expect(findFit(path, count, 1)).toBe(path[first]);
        expect(count.mock.calls.length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('finds nothing where the least does not fit, or nothing can be moved', () => {
    expect(findFit(tighter(), () => 3, 2)).toBeUndefined();
    expect(findFit([], () => 1, 1)).toBeUndefined();
  });
});

it('says what was moved, from where and to where', () => {
  const [, , third] = tighter({ sectionSpace: 120 });
  expect(listMoved({ sectionSpace: 120 }, third as ResumeDesign, ownNumber)).toEqual([
    { name: 'sectionSpace', from: 120, to: 100 },
    { name: 'entrySpace', from: 100, to: 90 },
  ]);
});
