import type { Direction } from '../../../shared/platform/language.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../pdf/lines.ts';
import { withWholeAddress } from './addressInHead.ts';
import { alignToResume } from './alignToResume.ts';
import { withBothNames } from './bothNames.ts';
import { withBracketsOfNames } from './bracketsOfNames.ts';
import { withoutCoursesAmongStudies } from './coursesAmongStudies.ts';
import { withItemsOfSections } from './itemsOfSections.ts';
import { withContactLabels } from './contactLabels.ts';
import { withPlacesOfEmployers } from './employerPlaces.ts';
import { describeParts } from './features.ts';
import type { LabelledPart } from './fields.ts';
import { withFormFields } from './formFields.ts';
import { withDoneBeside } from './doneBeside.ts';
import { withFormRows } from './formRows.ts';
import { withoutJobsWithoutPeriod } from './linesWithoutPeriod.ts';
import { withNamesOfOneForm } from './namesOfOneForm.ts';
import { lookTwice } from './look.ts';
import { withLinesOfOneKind } from './mixedLines.ts';
import { withWholeNames } from './nameParts.ts';
import { toParts } from './parts.ts';
import { withPlacesByRegion } from './placesByRegion.ts';
import { withoutRepeatedJobs } from './repeatedJobs.ts';
import { withStudiesOfOneForm } from './sameForm.ts';
import { calibrate, learnedWeights } from './weights.ts';
import { withStudiesAmongItems } from './studiesAmongItems.ts';
import { withWholeEntries } from './wholeEntries.ts';
import { withWrappedNames } from './wrappedNames.ts';
import { withWrappedRows } from './wrappedRows.ts';

/**
 * The labels of the parts of some lines: by a first look, and by a second that knows of the first. Both know what the
 * rules read of the same lines.
 */
export function labelParts(
  lines: readonly TextLine[],
  direction: Direction,
  rules: ResumeData,
  weights = learnedWeights(),
): LabelledPart[] {
  const parts = toParts(lines);
  const said = alignToResume(parts, lines, rules);
  const described = describeParts(lines, parts, direction, { rules: said });
  const boundaries = parts.map(({ boundary }) => boundary);
  const { found: labels, scores } = lookTwice(described, boundaries, weights);
  const rows = withDoneBeside(lines, parts, withFormRows(lines, parts, withWrappedRows(lines, parts, labels)));
  const named = withBracketsOfNames(lines, parts, withWholeNames(parts, withLinesOfOneKind(parts, rows)));
  const whole = withBothNames(parts, withWholeEntries(parts, withPlacesByRegion(parts, named)), scores);
  const alike = withNamesOfOneForm(parts, withStudiesOfOneForm(parts, whole));
  const joined = withWrappedNames(lines, parts, alike, direction);
  const placed = withoutRepeatedJobs(parts, withPlacesOfEmployers(parts, withoutJobsWithoutPeriod(parts, joined)));
  const items = withoutCoursesAmongStudies(parts, withItemsOfSections(lines, parts, withContactLabels(parts, placed)));
  const addressed = withWholeAddress(lines, parts, withStudiesAmongItems(parts, items));
  const found = withFormFields(lines, parts, addressed);
  return parts.map((part, at) => {
    const { label, margin } = found[at] ?? { label: 'junk' as const, margin: 0 };
    return { part, label, sure: calibrate(margin) };
  });
}
