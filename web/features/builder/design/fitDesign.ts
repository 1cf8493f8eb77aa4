import { DESIGN_KNOBS, type DesignKnobName, type ResumeDesign } from '../../../../shared/resume/design.ts';

/** Knobs that make a document shorter, in the order in which they are moved: what is seen least comes first. */
const STAGES = [
  ['sectionSpace', 'entrySpace'],
  ['leading'],
  ['marginBlock', 'marginInline'],
  ['size', 'headings'],
] as const satisfies readonly (readonly DesignKnobName[])[];
export type FitKnob = (typeof STAGES)[number][number];

/**
 * Ever shorter designs, from the first step of one knob down to the least of all (9.5 pt, 12 mm). What is not set
 * begins at the template's own value; what is less than the least already stays as it is.
 */
export function listTighter(
  design: ResumeDesign | undefined,
  ownNumber: (name: FitKnob) => number,
  shown: readonly DesignKnobName[],
): ResumeDesign[] {
  const path: ResumeDesign[] = [];
  let current = design ?? {};
  for (const stage of STAGES) {
    let toMove = stage.filter((name) => shown.includes(name));
    while (toMove.length > 0)
      toMove = toMove.filter((name) => {
        const { min, step } = DESIGN_KNOBS[name];
        const value = current[name] ?? ownNumber(name);
        if (value <= min) return false;
        current = { ...current, [name]: min + step * Math.max(0, Math.ceil((value - min) / step) - 1) };
        path.push(current);
        return true;
      });
  }
  return path;
}

/**
 * The first of ever shorter designs with which the document has no more than so many pages; undefined if none has.
 * Counts the pages as often as the path can be halved: at most eight times for all that the knobs allow.
 */
export function findFit(
  path: readonly ResumeDesign[],
  countPages: (design: ResumeDesign) => number,
  pages: number,
): ResumeDesign | undefined {
  let [low, high] = [0, path.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (countPages(path[middle] as ResumeDesign) <= pages) high = middle;
    else low = middle + 1;
  }
  return path[low];
}

/** A knob that the fit has moved. */
export interface MovedKnob {
  readonly name: FitKnob;
  readonly from: number;
  readonly to: number;
}

/** Returns the differences of two designs, in the order in which they were moved. */
export const listMoved = (
  before: ResumeDesign | undefined,
  after: ResumeDesign,
  ownNumber: (name: FitKnob) => number,
): MovedKnob[] =>
  STAGES.flat().flatMap((name) => {
    const [from, to] = [before?.[name] ?? ownNumber(name), after[name]];
    return to === undefined || to === from ? [] : [{ name, from, to }];
  });
