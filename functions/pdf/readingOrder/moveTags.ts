import type { Edit, Segment } from './segments.ts';
import type { Tag, TextRun } from './textRuns.ts';

/** Groups successive segments that share tags, such as a word in another font within a text. */
export function unitsOf(segments: readonly Segment[]): Segment[][] {
  const units: Segment[][] = [];
  for (const segment of segments) {
    const tag = units.at(-1)?.at(-1)?.runs.at(-1)?.tag;
    if (tag && segment.runs.some((run) => run.tag === tag)) units.at(-1)?.push(segment);
    else units.push([segment]);
  }
  return units;
}

/** Whether segments that share tags are in reading order; those with their own tags can be moved. */
export const areUnitsInOrder = (segments: readonly Segment[]) =>
  unitsOf(segments).every((unit) => isAscending(startsOf(unit)));

const startsOf = (segments: readonly Segment[]) =>
  segments.map(({ runs }) => Math.min(...runs.map(({ start }) => start)));
const isAscending = (starts: readonly number[]) =>
  starts.every((start, index) => index === 0 || start > (starts[index - 1] as number));

/** Whether the segments are out of reading order and each can be moved with its tags. */
export function moveIntoOrder(segments: readonly Segment[]): boolean {
  if (isAscending(startsOf(segments))) return false;
  return unitsOf(segments).every((unit) => {
    const runs = unit.flatMap((segment) => segment.runs);
    // Within a tag only texts of the same look, apart from the font, may change places.
    return (unit.length === 1 || runs.every(({ state }) => state === runs[0]?.state)) && tagsOf(runs) !== undefined;
  });
}

/** Returns the tags that contain exactly these texts; a text without a tag counts as one. */
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
  /** Colours before and after it. */
  readonly state: string;
  readonly endState: string;
  readonly isOpen: boolean;
}

/**
 * Moves the tags of all segments to the position of the last one, in reading order and with their colours. What is
 * painted behind them comes earlier.
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

/** Removes and returns the edits that lie in each region. */
function takeInside(regions: readonly Region[], edits: Edit[]): Edit[][] {
  const inside = regions.map((): Edit[] => []);
  const first = Math.min(...regions.map(({ start }) => start));
  const last = Math.max(...regions.map(({ end }) => end));
  let kept = 0;
  for (const edit of edits) {
    // Most edits of a page belong to other lines.
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

/** Applies edits to content that begins at `offset`. */
export function applyEdits(content: Buffer, edits: readonly Edit[], offset = 0): Buffer {
  // The sort is stable: edits at the same position keep their order.
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
