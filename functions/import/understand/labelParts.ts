import type { Direction } from '../../../shared/platform/language.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../page/textLine.ts';
import { withAddressApart } from './addressApart.ts';
import { withWholeAddress } from './addressInHead.ts';
import { alignToResume } from './alignToResume.ts';
import { withoutBareSchools } from './bareSchools.ts';
import { withBothNames } from './bothNames.ts';
import { withBoxedForms } from './boxedForms.ts';
import { withBracketsOfNames } from './bracketsOfNames.ts';
import { withContactLabels } from './contactLabels.ts';
import { withoutCoursesAmongStudies } from './coursesAmongStudies.ts';
import { withDegreesOfLists } from './degreeLists.ts';
import { withDoneBeside } from './doneBeside.ts';
import { withEmployersTakenForHeadings } from './employersAsHeadings.ts';
import { withPlacesOfEmployers } from './employerPlaces.ts';
import { withNamesInSeat } from './namesInSeat.ts';
import type { Decoded } from './decode.ts';
import { describeParts } from './features.ts';
import type { LabelledPart } from './fields.ts';
import { withFormFields } from './formFields.ts';
import { withFormRows } from './formRows.ts';
import { withGradesOfStudies } from './gradesOfStudies.ts';
import { withHeadsOfVersions } from './headOfVersion.ts';
import { withHeadingsByLook } from './headingsByLook.ts';
import { withItemsOfSections } from './itemsOfSections.ts';
import { withJobsAmongJobs } from './jobsAmongJobs.ts';
import { withSeatsOfJobs } from './seatsOfJobs.ts';
import { withJobsOfOneForm } from './jobsOfOneForm.ts';
import { withSentencesOfJobs } from './lettersWithJobs.ts';
import { withoutJobsWithoutPeriod } from './linesWithoutPeriod.ts';
import { withLinesOfStudies } from './linesOfStudies.ts';
import { lookTwice } from './look.ts';
import { withHeadsOfOneOrder } from './headsOfOneOrder.ts';
import { withStudiesBegunAsJobs } from './studiesBegunAsJobs.ts';
import { withLinesOfOneKind } from './mixedLines.ts';
import { withWholeNames } from './nameParts.ts';
import { withNamedColumns } from './namedColumns.ts';
import { withNamesOfOneForm } from './namesOfOneForm.ts';
import { withLabelColumns } from './labelColumns.ts';
import { withoutFactsInHeadline } from './noHeadline.ts';
import { withNamesThatGoOn } from './namesThatGoOn.ts';
import { withOpenEnds } from './openEnds.ts';
import { withOwnWork } from './ownWork.ts';
import { toParts, type Part } from './parts.ts';
import { withPeriodsAbove } from './periodsAbove.ts';
import { withPeriodsOfHeadings } from './periodsOfHeadings.ts';
import { withPlacesBehindNames } from './placesBehindNames.ts';
import { withPlacesByRegion } from './placesByRegion.ts';
import { withPostsBelowEmployer } from './postsBelowEmployer.ts';
import { withQuotedNames } from './quotedNames.ts';
import { withoutRepeatedJobs } from './repeatedJobs.ts';
import { withStudiesOfOneForm } from './sameForm.ts';
import { withStudiesOfOneOrder } from './studiesOfOneOrder.ts';
import { withSchoolsBelowDegrees } from './schoolsBelowDegrees.ts';
import { withSchoolsByWords } from './schoolsByWords.ts';
import { withStudiesAmongItems } from './studiesAmongItems.ts';
import { withItemsAsStudies } from './itemsAsStudies.ts';
import { calibrate, learnedWeights } from './weights.ts';
import { withSummaryOfPerson } from './summaryOfPerson.ts';
import { withTownsBehindNames } from './townsBehindNames.ts';
import { withWholeEntries } from './wholeEntries.ts';
import { withWholeHeadline } from './wholeHeadline.ts';
import { withWholeNameOfPerson } from './wholeName.ts';
import { withWrappedNames } from './wrappedNames.ts';
import { withWrappedRows } from './wrappedRows.ts';

/** What the steps behind the model know of a document, besides the labels. */
interface Labelling {
  readonly lines: readonly TextLine[];
  readonly parts: readonly Part[];
  readonly direction: Direction;
  /** The scores of each label of each part, from the second look. */
  readonly scores: ReturnType<typeof lookTwice>['scores'];
}

type Labels = readonly Decoded[];

/**
 * The steps between the model and the fields, in their order: each mends labels that do not go together, which a
 * sequence cannot see, since each of its labels knows only the one before (decision 34). What a step changes has a
 * smaller margin, and so counts as less sure.
 */
const STEPS: readonly ((labels: Labels, labelling: Labelling) => Labels)[] = [
  (labels, { lines, parts }) => withWrappedRows(lines, parts, labels),
  (labels, { lines, parts }) => withHeadingsByLook(lines, parts, labels),
  (labels, { lines, parts }) => withFormRows(lines, parts, labels),
  (labels, { lines, parts }) => withDoneBeside(lines, parts, labels),
  (labels, { parts }) => withLinesOfOneKind(parts, labels),
  (labels, { lines, parts }) => withWholeNames(lines, parts, labels),
  (labels, { lines, parts }) => withBracketsOfNames(lines, parts, labels),
  (labels) => withPeriodsAbove(labels),
  (labels, { parts }) => withPlacesByRegion(parts, labels),
  (labels, { parts }) => withNamesInSeat(parts, labels),
  (labels, { parts }) => withGradesOfStudies(parts, labels),
  (labels, { parts }) => withPeriodsOfHeadings(parts, labels),
  (labels, { parts }) => withWholeEntries(parts, labels),
  (labels, { parts, scores }) => withBothNames(parts, labels, scores),
  (labels, { parts }) => withPostsBelowEmployer(parts, labels),
  (labels, { parts }) => withStudiesOfOneForm(parts, labels),
  (labels, { parts }) => withNamesOfOneForm(parts, labels),
  (labels, { parts }) => withOwnWork(parts, labels),
  (labels, { lines, parts, direction }) => withWrappedNames(lines, parts, labels, direction),
  (labels, { parts }) => withoutJobsWithoutPeriod(parts, labels),
  (labels, { parts }) => withPlacesOfEmployers(parts, labels),
  (labels, { parts }) => withDegreesOfLists(parts, labels),
  (labels, { lines, parts }) => withPlacesBehindNames(lines, parts, labels),
  (labels, { parts }) => withoutRepeatedJobs(parts, labels),
  (labels, { parts }) => withContactLabels(parts, labels),
  (labels, { lines, parts }) => withJobsAmongJobs(lines, parts, labels),
  (labels, { lines, parts }) => withJobsOfOneForm(lines, parts, labels),
  (labels, { lines, parts }) => withEmployersTakenForHeadings(lines, parts, labels),
  (labels, { parts }) => withoutBareSchools(parts, labels),
  (labels, { parts }) => withSchoolsByWords(parts, labels),
  (labels, { parts }) => withHeadsOfOneOrder(parts, labels),
  (labels, { lines, parts }) => withQuotedNames(lines, parts, labels),
  (labels, { lines, parts }) => withSeatsOfJobs(lines, parts, labels),
  (labels, { lines, parts }) => withItemsOfSections(lines, parts, labels),
  (labels, { parts }) => withoutCoursesAmongStudies(parts, labels),
  (labels, { parts }) => withItemsAsStudies(parts, labels),
  (labels, { parts }) => withStudiesAmongItems(parts, labels),
  (labels, { lines, parts }) => withSentencesOfJobs(lines, parts, labels),
  (labels, { parts }) => withHeadsOfVersions(parts, labels),
  (labels, { lines, parts }) => withWholeNameOfPerson(lines, parts, labels),
  (labels, { lines, parts }) => withWholeAddress(lines, parts, labels),
  (labels, { lines, parts }) => withAddressApart(lines, parts, labels),
  (labels, { lines, parts }) => withWholeHeadline(lines, parts, labels),
  (labels, { lines, parts, direction }) => withoutFactsInHeadline(lines, parts, labels, direction),
  (labels, { lines, parts }) => withSummaryOfPerson(lines, parts, labels),
  (labels, { lines, parts }) => withNamedColumns(lines, parts, labels),
  (labels, { lines, parts }) => withLabelColumns(lines, parts, labels),
  (labels, { lines, parts }) => withBoxedForms(lines, parts, labels),
  (labels, { lines, parts }) => withFormFields(lines, parts, labels),
  (labels, { lines, parts }) => withNamesThatGoOn(lines, parts, labels),
  (labels, { parts }) => withStudiesBegunAsJobs(parts, labels),
  (labels, { parts }) => withLinesOfStudies(parts, labels),
  (labels, { parts }) => withStudiesOfOneOrder(parts, labels),
  (labels, { lines, parts }) => withSchoolsBelowDegrees(lines, parts, labels),
  (labels, { parts }) => withTownsBehindNames(parts, labels),
];

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
  const { found, scores } = lookTwice(described, boundaries, weights);
  const mended = STEPS.reduce<Labels>((labels, step) => step(labels, { lines, parts, direction, scores }), found);
  const labelled = parts.map((part, at): LabelledPart => {
    const { label, margin } = mended[at] ?? { label: 'junk', margin: 0 };
    return { part, label, sure: calibrate(margin) };
  });
  return withOpenEnds(lines, labelled, direction);
}
