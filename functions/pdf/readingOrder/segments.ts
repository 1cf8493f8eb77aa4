import type { TextOrder } from '../../../shared/resume/design.ts';
import type { FontText } from './fontText.ts';
import { isMark, readLine, type Line } from './line.ts';
import { logicalGlyphs, visualGlyphs } from './logicalOrder.ts';
import type { Placed } from './placed.ts';
import type { TextRun } from './textRuns.ts';

export interface PageContext {
  /** Base direction of the document. */
  readonly isRtl: boolean;
  readonly order: TextOrder;
  readonly font: (name: string) => FontText | undefined;
  /** Returns the paragraph of a tag. */
  readonly blockOf: (mcid: number | undefined) => number | undefined;
  /** Receives the tags that contain only the bullet of a list item. */
  readonly labels: Set<number>;
  /** Receives the scripts of each tag's letters (`scriptsOf`). */
  readonly scripts: Map<number, number>;
}

/** A change of the page's content. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly source: string;
}

/** A glyph in drawing order, with the position of its code if it stays there. */
export type Drawn = Placed & { readonly at?: number; readonly was?: number };

/** Adjacent parts of one paragraph on one line, in one font and colour. */
export interface Segment {
  readonly runs: readonly [TextRun, ...TextRun[]];
  readonly font: FontText;
  readonly line: Line;
  /** Whether it continues the paragraph of the previous segment. */
  readonly goesOn: boolean;
}

/** Groups successive runs on one line, which PDFium takes for one. */
export function groupByBaseline(runs: readonly TextRun[]): TextRun[][] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    const before = groups.at(-1)?.at(-1);
    if (before && Math.abs(before.y - run.y) < 3) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return groups;
}

/** In type sizes: the reach of letters above and below the baseline. */
const ASCENT = 0.85;
const DESCENT = 0.25;

/**
 * Whether two lines overlap vertically without being one line. PDFium takes successive text for the same line if the
 * heights of its letters overlap, so its order depends on both.
 */
export const standBeside = (a: LineExtent, b: LineExtent): boolean =>
  a.top < b.bottom && b.top < a.bottom && (a.end <= b.start || b.end <= a.start);

type LineExtent = ReturnType<typeof extentOf>;

/** Returns the area that a line can cover, in page coordinates. */
export function extentOf(segments: readonly Segment[]) {
  let [top, bottom, start, end] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { runs, line } of segments) {
    start = Math.min(start, line.start);
    end = Math.max(end, line.end);
    for (const { y, size } of runs) {
      top = Math.min(top, y - ASCENT * size);
      bottom = Math.max(bottom, y + DESCENT * size);
    }
  }
  return { top, bottom, start, end };
}

/** Texts of one paragraph on a line, each with its font. */
type Paragraph = [FontRun, ...FontRun[]];
type FontRun = { readonly run: TextRun; readonly font: FontText };

/** Returns the segments of a line in reading order; undefined if a font is unknown. */
export function segmentsOf(
  group: readonly TextRun[],
  { font, blockOf, isRtl, labels }: PageContext,
): Segment[] | undefined {
  const paragraphs: Paragraph[] = [];
  /** By tag, paragraphs that may take more runs. */
  const open = new Map<number | undefined, Paragraph[]>();
  for (const run of group) {
    const text = font(run.font);
    if (!text || run.glyphs.length === 0) return undefined;
    if (run.mcid !== undefined && run.tag?.runs === 1 && isMark(run, text)) labels.add(run.mcid);
    const isAlone = run.tag === undefined || isMark(run, text);
    const block = isAlone ? undefined : blockOf(run.mcid);
    const ofBlock = isAlone ? undefined : open.get(block);
    const known = ofBlock?.find(([first]) => first.run.scope === run.scope && first.run.y === run.y);
    if (known) {
      known.push({ run, font: text });
      continue;
    }
    const paragraph: Paragraph = [{ run, font: text }];
    paragraphs.push(paragraph);
    if (ofBlock) ofBlock.push(paragraph);
    else if (!isAlone) open.set(block, [paragraph]);
  }
  if (paragraphs.length === 1) return segmentsOfParagraph(paragraphs[0] as Paragraph, isRtl);
  const side = (segments: readonly Segment[]) => Math.min(...segments.map(({ line }) => line.start));
  return paragraphs
    .map((paragraph) => segmentsOfParagraph(paragraph, isRtl))
    .toSorted((a, b) => (isRtl ? side(b) - side(a) : side(a) - side(b)))
    .flat();
}

/** Returns one segment or, if fonts or colours differ (a bold word), one for each stretch, in reading order. */
function segmentsOfParagraph(paragraph: Paragraph, isRtl: boolean): Segment[] {
  const [first] = paragraph;
  const runs = runsOf(paragraph);
  const visual = visualGlyphs(runs, isRtl);
  if (runs.every((run) => looksAlike(run, first.run)))
    return [{ runs, font: first.font, line: readLine(visual, isRtl), goesOn: false }];
  // The order is that of the whole paragraph as if in one font: `SO₂` is a word of two fonts in a Hebrew line.
  const runOf = new Map(paragraph.flatMap((fontRun) => fontRun.run.glyphs.map((glyph) => [glyph, fontRun] as const)));
  const stretches: Paragraph[] = [];
  for (const fontRun of new Set(logicalGlyphs(visual, isRtl).map((glyph) => runOf.get(glyph) as FontRun))) {
    const last = stretches.at(-1);
    if (last && looksAlike(last[0].run, fontRun.run)) last.push(fontRun);
    else stretches.push([fontRun]);
  }
  return stretches.map((stretch, index) => {
    const [{ font }] = stretch;
    const inStretch = new Set(stretch);
    const line = readLine(
      visual.filter((glyph) => inStretch.has(runOf.get(glyph) as FontRun)),
      isRtl,
    );
    return { runs: runsOf(stretch), font, line, goesOn: index > 0 };
  });
}

const runsOf = (paragraph: Paragraph) => paragraph.map(({ run }) => run) as [TextRun, ...TextRun[]];

const looksAlike = (a: TextRun, b: TextRun) =>
  a.font === b.font && a.size === b.size && a.slant === b.slant && a.state === b.state;
