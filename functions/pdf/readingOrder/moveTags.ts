import type { Edit, Segment } from './segments.ts';
import type { Tag, TextRun } from './textRuns.ts';

/** Segments that follow each other and share tags, such as a word in another font within a text. */
export function unitsOf(segments: readonly Segment[]): Segment[][] {
  const units: Segment[][] = [];
  for (const segment of segments) {
    const tag = units.at(-1)?.at(-1)?.runs.at(-1)?.tag;
    if (tag && segment.runs.some((run) => run.tag === tag)) units.at(-1)?.push(segment);
    else units.push([segment]);
  }
  return units;
}

/** Whether what shares tags stands in the order of reading: what has its own is moved with it. */
export const areUnitsInOrder = (segments: readonly Segment[]) =>
  unitsOf(segments).every((unit) => isAscending(startsOf(unit)));

const startsOf = (segments: readonly Segment[]) =>
  segments.map(({ runs }) => Math.min(...runs.map(({ start }) => start)));
const isAscending = (starts: readonly number[]) =>
  starts.every((start, index) => index === 0 || start > (starts[index - 1] as number));

/** Whether the segments stand in another order than that of reading, and each may be moved with its tags. */
export function moveIntoOrder(segments: readonly Segment[]): boolean {
  if (isAscending(startsOf(segments))) return false;
  return unitsOf(segments).every((unit) => {
    const runs = unit.flatMap((segment) => segment.runs);
    // Within a tag only what looks alike but for its font may change places.
    return (unit.length === 1 || runs.every(({ state }) => state === runs[0]?.state)) && tagsOf(runs) !== undefined;
  });
}

/** Tags that hold these texts and no others; a text without a tag is its own. */
function tagsOf(runs: readonly TextRun[]): readonly Region[] | undefined {
  const tags = new Map<number, Region>();
  const counts = new Map<Tag, number>();
  for (const { tag, start, end, scope, state } of runs) {
    if (tag) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    const region = tag
      ? { start: tag.start, end: tag.end, endState: tag.endState, isOpen: tag.isOpen }
      : { start, end, endState: state, isOpen: false };
    tags.set(region.start, { ...region, scope, state });
  }
  return [...counts].every(([tag, count]) => tag.runs === count && tag.end > 0) ? [...tags.values()] : undefined;
}

interface Region {
  readonly start: number;
  readonly end: number;
  readonly scope: number;
  /** Colours before and behind it. */
  readonly state: string;
  readonly endState: string;
  readonly isOpen: boolean;
}

/**
 * Puts the tags of all segments where the last of them stands, in the order of reading; colours go with them. What is
 * painted behind them stands before.
 */
export function moveTags(segments: readonly Segment[], content: Buffer, edits: Edit[]): void {
  const regions = unitsOf(segments).flatMap((unit) => tagsOf(unit.flatMap(({ runs }) => runs)) ?? []);
  if (new Set(regions.map(({ scope }) => scope)).size > 1) return;
  const last = regions.reduce((latest, region) => (region.start > latest.start ? region : latest));
  const inside = takeInside(regions, edits);
  const texts = regions.flatMap(({ start, end, state, isOpen }, index) => [
    state,
    '\n',
    applyEdits(content.subarray(start, end), inside[index] as Edit[], start).toString('latin1'),
    isOpen ? 'EMC\n' : '',
  ]);
  for (const { start, end, endState, isOpen } of regions)
    edits.push({
      start,
      end,
      source: `${start === last.start ? texts.join('') : ''}${endState}\n${isOpen ? '/Artifact BMC\n' : ''}`,
    });
}

/** Takes those edits out that lie in a region: of each region its own. */
function takeInside(regions: readonly Region[], edits: Edit[]): Edit[][] {
  const inside = regions.map((): Edit[] => []);
  const first = Math.min(...regions.map(({ start }) => start));
  const last = Math.max(...regions.map(({ end }) => end));
  let kept = 0;
  for (const edit of edits) {
    // Most of a page's edits are of lines far away.
    const regionEdits =
      edit.start < first || edit.end > last
        ? undefined
        : inside[regions.findIndex(({ start, end }) => edit.start >= start && edit.end <= end)];
    if (regionEdits) regionEdits.push(edit);
    else edits[kept++] = edit;
  }
  edits.length = kept;
  return inside;
}

/** The content with its changes, which are in it from `offset` on. */
export function applyEdits(content: Buffer, edits: readonly Edit[], offset = 0): Buffer {
  // In the order they were made where they are at the same place.
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  let [size, from, to] = [0, 0, 0];
  for (const { start, end, source } of sorted) {
    size += Math.max(0, start - offset - from) + source.length;
    from = end - offset;
  }
  const changed = Buffer.allocUnsafe(size + content.length - from);
  from = 0;
  for (const { start, end, source } of sorted) {
    to += content.copy(changed, to, from, start - offset);
    to += changed.write(source, to, 'latin1');
    from = end - offset;
  }
  content.copy(changed, to, from);
  return changed;
}
