import type { FontText } from './fontText.ts';
import { isMark, readLine, type Line } from './line.ts';
import type { Placed } from './placed.ts';
import type { TextRun } from './textRuns.ts';

export interface PageContext {
  /** Base direction of the document. */
  readonly isRtl: boolean;
  readonly font: (name: string) => FontText | undefined;
  /** What the tag belongs to: parts of the same paragraph have the same one. */
  readonly blockOf: (mcid: number | undefined) => number | undefined;
  /** Tags that hold the mark of a list's item alone are added to it. */
  readonly labels: Set<number>;
}

/** A change of the page's content. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly source: string;
}

/** A glyph in the order of drawing, with the position of its code where it stays where it is. */
export type Drawn = Placed & { readonly at?: number; readonly was?: number };

/** Parts of one paragraph in one font and colour that stand on one line. */
export interface Segment {
  readonly runs: TextRun[];
  readonly font: FontText;
  line: Line;
}

/** Runs that follow each other on one line: PDFium takes them for one. */
export function groupByBaseline(runs: readonly TextRun[]): TextRun[][] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    const before = groups.at(-1)?.at(-1);
    if (before && Math.abs(before.y - run.y) < 3) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return groups;
}

/** Parts of one paragraph in one font and colour; undefined when a font is unknown. */
export function segmentsOf(
  group: readonly TextRun[],
  { font, blockOf, isRtl, labels }: PageContext,
): Segment[] | undefined {
  const segments: Segment[] = [];
  /** By paragraph, those that may take more runs. */
  const open = new Map<number | undefined, Segment[]>();
  for (const run of group) {
    const text = font(run.font);
    if (!text || run.glyphs.length === 0) return undefined;
    if (run.mcid !== undefined && run.tag?.runs === 1 && isMark(run, text)) labels.add(run.mcid);
    const isAlone = run.tag === undefined || isMark(run, text);
    const block = isAlone ? undefined : blockOf(run.mcid);
    const ofBlock = isAlone ? undefined : open.get(block);
    const known = ofBlock?.find(({ runs: [first] }) => looksAlike(first as TextRun, run));
    if (known) {
      known.runs.push(run);
      continue;
    }
    const segment: Segment = { runs: [run], font: text, line: undefined as unknown as Line };
    segments.push(segment);
    if (ofBlock) ofBlock.push(segment);
    else if (!isAlone) open.set(block, [segment]);
  }
  for (const segment of segments) segment.line = readLine(segment.runs, segment.font, isRtl);
  const side = ({ line }: Segment) => line.visual[0]?.x ?? 0;
  return segments.toSorted((one, other) => (isRtl ? side(other) - side(one) : side(one) - side(other)));
}

const looksAlike = (one: TextRun, other: TextRun) =>
  one.scope === other.scope &&
  one.font === other.font &&
  one.size === other.size &&
  one.y === other.y &&
  one.state === other.state;
