import { describe, expect, it } from 'vitest';
import { RuleCollector } from './drawnRules.ts';
import { IDENTITY } from './matrix.ts';

const box = (left: number, right: number, top: number, bottom: number) =>
  [0, left, top, 1, right, top, 1, right, bottom, 1, left, bottom, 4] as const;
const rulesOf = (path: readonly number[], isStroked: boolean) => {
  const rules = new RuleCollector();
  rules.add(path, IDENTITY, isStroked);
  const { upright, level } = rules.all();
  return { upright: upright.map(({ at }) => at), level: level.map(({ at }) => at) };
};

describe('straight lines of a page', () => {
  it('are strokes, thin boxes, and the sides of a frame, however it is drawn', () => {
    expect(rulesOf([0, 50, 10, 1, 50, 90], true)).toEqual({ upright: [50], level: [] });
    expect(rulesOf(box(50, 51, 10, 90), false)).toEqual({ upright: [50.5], level: [] });
    expect(rulesOf(box(50, 150, 10, 90), true)).toEqual({ upright: [150, 50], level: [10, 90] });
    expect(rulesOf([...box(50, 150, 10, 90), ...box(51, 149, 11, 89)], false)).toEqual({
      upright: [150, 50],
      level: [10, 90],
    });
  });

  it('are no boxes that are filled, slanted lines, round shapes, or short signs', () => {
    for (const [path, isStroked] of [
      [box(50, 150, 10, 90), false],
      [[0, 50, 10, 1, 60, 90], true],
      [[0, 50, 10, 2, 50, 20, 50, 40, 50, 90], true],
      [[0, 50, 10, 1, 50, 12], true],
    ] as const)
      expect(rulesOf(path, isStroked)).toEqual({ upright: [], level: [] });
  });

  it('are so many at the most, whatever a page draws', () => {
    const rules = new RuleCollector();
    for (let at = 0; at < 5_000; at += 1) rules.add([0, at, 10, 1, at, 90], IDENTITY, true);
    expect(rules.all().upright).toHaveLength(1_000);
  });
});
