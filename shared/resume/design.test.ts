import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESIGN_KNOB_NAMES, DESIGN_KNOBS, repairKnob, setKnob, type DesignKnob } from './design.ts';
import { anyDesign, HOSTILE_VALUES } from './design.fixture.ts';
import { parseResume } from './parseResume.ts';
import { repairResume } from './repairResume.ts';
import { createBlankResume } from './blankResume.ts';

const withDesign = (design: unknown) => ({ ...createBlankResume(), design });
const issuesOf = (design: unknown) => {
  const result = parseResume(withDesign(design));
  return result.ok ? [] : result.issues.map(({ path, code }) => `${path} ${code}`);
};

/** The least and the most of a knob, and values beyond them. */
function edgesOf(knob: DesignKnob): { good: unknown[]; bad: unknown[] } {
  if (knob.kind === 'choice') return { good: [...knob.options], bad: ['', 'unheard-of', 'toString'] };
  if (knob.kind === 'color') return { good: ['#000000', '#ff00aa'], bad: ['red', '#fff', '#FF00AA', '#12345g'] };
  return { good: [knob.min, knob.max], bad: [knob.min - 0.01, knob.max + 0.01] };
}

describe.each(DESIGN_KNOB_NAMES)('the knob %s', (name) => {
  const { good, bad } = edgesOf(DESIGN_KNOBS[name]);

  it('takes all that it offers, and nothing beyond its bounds', () => {
    for (const value of good) {
      expect(issuesOf({ [name]: value })).toEqual([]);
      expect(repairResume(withDesign({ [name]: value }))).toEqual({
        resume: withDesign({ [name]: value }),
        lost: [],
      });
    }
    for (const value of bad) expect(issuesOf({ [name]: value })).toEqual([`design.${name} unknown_value`]);
  });

  it('is refused or repaired where somebody tries what does not belong into a style sheet', () => {
    for (const value of [...HOSTILE_VALUES, ...bad]) {
      const asIs = issuesOf({ [name]: value });
      expect(asIs, JSON.stringify(value)).toEqual([
        expect.stringMatching(`^design.${name} (unknown_value|wrong_type)$`),
      ]);
      const { resume } = repairResume(withDesign({ [name]: value }));
      expect(parseResume(resume).ok, JSON.stringify(value)).toBe(true);
    }
  });
});

it('says which knob could not be kept, and keeps the others', () => {
  const { resume, lost } = repairResume(withDesign({ accent: 'red;}', size: 40, ink: 'black', glow: 'much' }));
  expect(resume.design).toEqual({ size: 12, ink: 'black' });
  expect(lost.toSorted()).toEqual(['design.accent', 'design.glow']);
  expect(repairResume(withDesign('big')).lost).toEqual(['design']);
});

it('writes colours and numbers as we write them', () => {
  expect(repairKnob('accent', ' #AbC ')).toBe('#aabbcc');
  expect(repairKnob('size', '11')).toBe(11);
  expect(repairKnob('size', Number.NaN)).toBeUndefined();
});

it('gives a knob back to the template without a trace', () => {
  const once = setKnob(undefined, 'size', 11);
  expect(setKnob(once, 'size', undefined)).toBeUndefined();
  expect(setKnob(setKnob(once, 'ink', 'black'), 'size', undefined)).toEqual({ ink: 'black' });
});

it('any design comes through parsing and repair as it is', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      expect(issuesOf(design)).toEqual([]);
      expect(repairResume(withDesign(design)).lost).toEqual([]);
    }),
  );
});
