import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import { withAddressApart } from './addressApart.ts';
import { withPlacesOfEmployers } from './employerPlaces.ts';
import type { LabelledPart } from './fields.ts';
import { withItemsOfOneList } from './itemsOfOneList.ts';
import { withKnownHeadings } from './knownHeadings.ts';
import { withSentencesOfJobs } from './lettersWithJobs.ts';
import { withNamedColumns } from './namedColumns.ts';
import { withNamesInTwoScripts } from './namesInTwoScripts.ts';
import { decodeLabels, type Decoded } from './network/decode.ts';
import { learnedWeights } from './network/weights.ts';
import { labelScores } from './network/network.ts';
import { seePage } from './network/page.ts';
import { withNoteOnReferences } from './noteOnReferences.ts';
import { withLonePeriods } from './lonePeriods.ts';
import { withOpenEnds } from './openEnds.ts';
import { toParts, type Part } from './parts.ts';
import { withUnitsOfEmployers } from './unitsOfEmployers.ts';
import { withPlacesByRegion } from './placesByRegion.ts';

/** What a step behind the network knows of a document, besides the labels. */
interface Labelling {
  readonly lines: readonly TextLine[];
  readonly parts: readonly Part[];
  readonly direction: Direction;
}

type Labels = readonly Decoded[];
type Step = (labels: Labels, labelling: Labelling) => Labels;

/**
 * What mends labels behind the network, in this order, by name. Each has a row in README.md, which says why no label
 * can learn it and what it is worth on files unseen; what it changes counts as less sure.
 */
const STEPS: Readonly<Record<string, Step>> = {
  withKnownHeadings: (labels, { lines, parts }) => withKnownHeadings(lines, parts, labels),
  withLonePeriods: (labels) => withLonePeriods(labels),
  withUnitsOfEmployers: (labels, { lines, parts }) => withUnitsOfEmployers(lines, parts, labels),
  withItemsOfOneList: (labels, { parts }) => withItemsOfOneList(parts, labels),
  withPlacesByRegion: (labels, { parts }) => withPlacesByRegion(parts, labels),
  withPlacesOfEmployers: (labels, { parts }) => withPlacesOfEmployers(parts, labels),
  withAddressApart: (labels, { lines, parts }) => withAddressApart(lines, parts, labels),
  withNamedColumns: (labels, { lines, parts }) => withNamedColumns(lines, parts, labels),
  withNamesInTwoScripts: (labels, { lines, parts }) => withNamesInTwoScripts(lines, parts, labels),
  withNoteOnReferences: (labels, { parts }) => withNoteOnReferences(parts, labels),
  withSentencesOfJobs: (labels, { lines, parts }) => withSentencesOfJobs(lines, parts, labels),
};

/** The labels of the parts of some lines: by the network, and by the steps behind it. */
export function labelParts(
  lines: readonly TextLine[],
  direction: Direction,
  weights = learnedWeights(),
): LabelledPart[] {
  const parts = toParts(lines);
  const labelling = { lines, parts, direction };
  let found: Labels = decodeLabels(labelScores(seePage(lines, parts, direction), weights), weights);
  const by = parts.map(() => 'network');
  for (const [name, step] of Object.entries(STEPS)) {
    const mended = step(found, labelling);
    for (const at of parts.keys()) if (mended[at]?.label !== found[at]?.label) by[at] = name;
    found = mended;
  }
  const labelled = parts.map((part, at): LabelledPart => {
    const { label, sure } = found[at] ?? { label: 'junk', sure: 0 };
    return { part, label, sure, by: by[at] ?? 'network' };
  });
  return withOpenEnds(lines, labelled, direction).map((one, at) =>
    one.label === labelled[at]?.label ? one : { ...one, by: 'withOpenEnds' },
  );
}
