import type { Direction } from '../../../shared/platform/language.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../pdf/lines.ts';
import { withWholeAddress } from './addressInHead.ts';
import { alignToResume } from './alignToResume.ts';
import { withoutBareSchools } from './bareSchools.ts';
import { withBothNames } from './bothNames.ts';
import { withoutCoursesAmongStudies } from './coursesAmongStudies.ts';
import { withItemsOfSections } from './itemsOfSections.ts';
import { withContactLabels } from './contactLabels.ts';
import { withPlacesOfEmployers } from './employerPlaces.ts';
import { describeParts } from './features.ts';
import type { LabelledPart } from './fields.ts';
import { withFormFields } from './formFields.ts';
import { withSentencesOfJobs } from './lettersWithJobs.ts';
import { withNamesOfOneForm } from './namesOfOneForm.ts';
import { lookTwice } from './look.ts';
import { withLinesOfOneKind } from './mixedLines.ts';
import { withWholeNames } from './nameParts.ts';
import { withOpenEnds } from './openEnds.ts';
import { toParts } from './parts.ts';
import { withPlacesBehindNames } from './placesBehindNames.ts';
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
  const rows = withWrappedRows(lines, parts, labels);
  const named = withWholeNames(parts, withLinesOfOneKind(parts, rows));
  const whole = withBothNames(parts, withWholeEntries(parts, named), scores);
  const alike = withNamesOfOneForm(parts, withStudiesOfOneForm(parts, whole));
  const joined = withWrappedNames(lines, parts, alike, direction);
  const places = withPlacesBehindNames(lines, parts, withPlacesOfEmployers(parts, joined));
  const placed = withoutRepeatedJobs(parts, places);
  const schools = withoutBareSchools(parts, withContactLabels(parts, placed));
  const items = withoutCoursesAmongStudies(parts, withItemsOfSections(lines, parts, schools));
  const letter = withSentencesOfJobs(lines, parts, withStudiesAmongItems(parts, items));
  const addressed = withWholeAddress(lines, parts, letter);
  const found = withFormFields(lines, parts, addressed);
  const labelled = parts.map((part, at): LabelledPart => {
    const { label, margin } = found[at] ?? { label: 'junk', margin: 0 };
    return { part, label, sure: calibrate(margin) };
  });
  return withOpenEnds(lines, labelled, direction);
}
