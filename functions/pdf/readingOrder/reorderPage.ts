import { fences, isReadByPdfium, isReadByPdfJs, isReadByPoppler, logicalLine, directionTail, placeGlyph, readLine, type Line, type Placed } from './arrangeLine.ts';
import { hex, type FontText } from './fontText.ts';
import { removeDisruptiveMarks } from './markedContent.ts';
import { readTextRuns, type Glyph, type Tag, type TextRun } from './textRuns.ts';

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
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly source: string;
}

/** A glyph in the order of drawing, with the position of its code where it stays where it is. */
type Drawn = Placed & { readonly at?: number; readonly was?: number };

interface Segment {
  readonly runs: TextRun[];
  readonly font: FontText;
  line: Line;
}

/** The page's content with its lines in reading order, or undefined when nothing is to be done. */
export function reorderContent(content: Buffer, context: PageContext): Buffer | undefined {
  const runs = readTextRuns(content, (name, code) => context.font(name)?.width(code) ?? 0);
  if (!runs || runs.length === 0) return removeDisruptiveMarks(content);
  const edits: Edit[] = [];
  const isRtlPage = lettersFromRight(runs, context) > 0;
  for (const group of groupByBaseline(runs)) {
    const segments = segmentsOf(group, context);
    if (!segments) continue;
    arrange(content, segments, context.isRtl, isRtlPage, edits);
  }
  if (edits.length === 0) return removeDisruptiveMarks(content);
  const edited = applyEdits(content, edits);
  return removeDisruptiveMarks(edited) ?? edited;
}

function lettersFromRight(runs: readonly TextRun[], { font }: PageContext): number {
  let sum = 0;
  for (const run of runs) {
    const text = font(run.font);
    if (!text) continue;
    for (const { code } of run.glyphs) {
      const character = text.text(code);
      if (/[\u0590-\u08ff]/.test(character)) sum += 1;
      else if (/\p{L}/u.test(character)) sum -= 1;
    }
  }
  return sum;
}

/** Runs that follow each other on one line: PDFium takes them for one. */
function groupByBaseline(runs: readonly TextRun[]): TextRun[][] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    const before = groups.at(-1)?.at(-1);
    if (before && Math.abs(before.y - run.y) < 3) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return groups;
}

/** Parts of one paragraph in one font and colour; undefined when a font is unknown. */
function segmentsOf(group: readonly TextRun[], { font, blockOf, isRtl, labels }: PageContext): Segment[] | undefined {
  const segments = new Map<string, Segment>();
  for (const run of group) {
    const text = font(run.font);
    if (!text || run.glyphs.length === 0) return undefined;
    if (run.mcid !== undefined && run.tag?.runs === 1 && isMark(run, text)) labels.add(run.mcid);
    const isAlone = run.tag === undefined || isMark(run, text);
    const key = isAlone
      ? `${run.start}`
      : `${blockOf(run.mcid)} ${run.scope} ${run.state} ${run.font} ${run.size} ${run.y}`;
    const known = segments.get(key);
    if (known) known.runs.push(run);
    else segments.set(key, { runs: [run], font: text, line: undefined as unknown as Line });
  }
  for (const segment of segments.values()) segment.line = readLine(segment.runs, segment.font, isRtl);
  const side = ({ line }: Segment) => line.visual[0]?.x ?? 0;
  return [...segments.values()].toSorted((one, other) => (isRtl ? side(other) - side(one) : side(one) - side(other)));
}

function arrange(
  content: Buffer,
  segments: readonly Segment[],
  isRtl: boolean,
  isRtlPage: boolean,
  edits: Edit[],
): void {
  const hasRight = segments.some(({ line }) => line.visual.some(({ rtl }) => rtl));
  const isMixed = hasRight && segments.some(({ line }) => line.visual.some(({ rtl }) => rtl !== isRtl));
  const group = {
    text: segments.map(({ line }) => line.text).join(' '),
    shown: (isRtl ? segments.toReversed() : segments).map(({ line }) => line.shown).join(' '),
  } as Line;
  const isOrdered =
    !hasRight || (isReadByPdfium(group) && segments.every(({ runs, line, font }) => isReadByPdfJs(runs, line, font)));
  let text = '';
  const drawn = segments.map(({ runs, line, font }): Drawn[] => {
    if (isOrdered) return runs.flatMap(({ glyphs }) => glyphs.map((glyph) => asDrawn(glyph, font)));
    const glyphs = logicalLine(line, font, (runs[0] as TextRun).size, text);
    text += glyphs.map((glyph) => glyph.text).join('');
    return glyphs;
  });
  const order = moveIntoOrder(segments);
  separateSegments(segments, drawn, order, edits);
  if (isOrdered) {
    for (const [index, segment] of segments.entries()) {
      for (const { at, code, was } of drawn[index] as Drawn[])
        if (at !== undefined && was !== code) edits.push({ start: at, end: at + 4, source: hex(code) });
      if (isMixed) fenceRuns(segment, isRtlPage, edits);
    }
  } else writeLogical(segments, drawn, isRtl, isRtlPage, edits);
  if (order) moveTags(segments, content, edits);
}

function writeLogical(
  segments: readonly Segment[],
  drawn: readonly Drawn[][],
  isRtl: boolean,
  isRtlPage: boolean,
  edits: Edit[],
): void {
  const edge = Math.max(...segments.map(({ line }) => line.visual.at(-1)?.end ?? 0));
  const texts: string[] = [];
  for (const [index, { runs, line, font }] of segments.entries()) {
    const first = runs[0] as TextRun;
    const spaceCode = spaceOf(font);
    const order: Placed[] = [];
    if (segments.length > 1 && index > 0 && spaceCode !== undefined)
      order.push(placeGlyph(font, spaceCode, edge + 2 * index * first.size));
    order.push(...(drawn[index] as Drawn[]));
    texts.push(...order.map(({ text }) => text));
    if (index === segments.length - 1) {
      const end = isRtl
        ? (line.visual[0]?.x ?? 0) - 0.05 * first.size
        : (line.visual.at(-1)?.end ?? 0) + 0.05 * first.size;
      const tail = directionTail(texts.join(''));
      if (tail.length > 0 && spaceCode !== undefined) order.push(placeGlyph(font, spaceCode, end));
      for (const text of tail) order.push({ code: font.alias(spaceCode ?? 0, text, 0), x: end, text, width: 0 });
    }
    const source = writeText(order, first, line.visual[0]?.y ?? first.y) + writeFences(line, font, first, isRtlPage);
    for (const [at, run] of runs.entries())
      edits.push({ start: run.start, end: run.end, source: at === 0 ? source : '' });
  }
}

/** Whether the segments stand in another order than that of reading, and each may be moved with its tags. */
function moveIntoOrder(segments: readonly Segment[]): boolean {
  const starts = segments.map(({ runs }) => Math.min(...runs.map(({ start }) => start)));
  if (starts.every((start, index) => index === 0 || start > (starts[index - 1] as number))) return false;
  return segments.every(({ runs }) => tagsOf(runs) !== undefined);
}

/** Tags that hold these texts and no others; a text without a tag is its own. */
function tagsOf(runs: readonly TextRun[]): readonly Region[] | undefined {
  const tags = new Map<number, Region>();
  const counts = new Map<Tag, number>();
  for (const { tag, start, end, scope, state } of runs) {
    if (tag) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    const region = tag ? { start: tag.start, end: tag.end, endState: tag.endState, isOpen: tag.isOpen } : { start, end, endState: state, isOpen: false };
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
function moveTags(segments: readonly Segment[], content: Buffer, edits: Edit[]): void {
  const regions = segments.flatMap(({ runs }) => tagsOf(runs) ?? []);
  if (new Set(regions.map(({ scope }) => scope)).size > 1) return;
  const last = regions.reduce((one, other) => (other.start > one.start ? other : one));
  const texts: string[] = [];
  for (const { start, end, state, isOpen } of regions) {
    const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
    for (const edit of inside) edits.splice(edits.indexOf(edit), 1);
    texts.push(state, '\n', applyEdits(content.subarray(start, end), inside, start).toString('latin1'), isOpen ? 'EMC\n' : '');
  }
  for (const { start, end, endState, isOpen } of regions)
    edits.push({
      start,
      end,
      source: `${start === last.start ? texts.join('') : ''}${endState}\n${isOpen ? '/Artifact BMC\n' : ''}`,
    });
}

function applyEdits(content: Buffer, edits: readonly Edit[], offset = 0): Buffer {
  const parts: Buffer[] = [];
  let kept = 0;
  // In the order they were made where they are at the same place.
  for (const { start, end, source } of edits.toSorted((one, other) => one.start - other.start)) {
    parts.push(content.subarray(kept, start - offset), Buffer.from(source, 'latin1'));
    kept = end - offset;
  }
  return Buffer.concat([...parts, content.subarray(kept)]);
}

const asDrawn = ({ code, x, at }: Glyph, font: FontText): Drawn => ({
  code,
  was: code,
  x,
  at,
  text: font.text(code),
  width: font.width(code),
});

/** pdf.js gives no space where the next text stands further back on the line: a glyph before or after it has one. */
function separateSegments(segments: readonly Segment[], drawn: Drawn[][], isMoved: boolean, edits: Edit[]): void {
  const inLogicalOrder = segments.map((segment, index) => ({ ...segment, index }));
  const order = isMoved ? inLogicalOrder : inLogicalOrder.toSorted(byStart);
  for (const [place, { index, font, runs }] of order.entries()) {
    const next = order[place + 1];
    const size = (runs[0] as TextRun).size;
    const glyphs = drawn[index] as Drawn[];
    const following = next && (drawn[next.index] as Drawn[]);
    const lastAt = glyphs.findLastIndex(isVisible);
    const last = glyphs[lastAt];
    const first = following?.find(isVisible);
    if (!next || !last || !following || !first || first.x > last.x + (last.width * size) / 1000 - 0.02 * size) continue;
    const piece = following.slice(0, pieceEnd(following, (next.runs[0] as TextRun).size));
    const leadAt = piece.findLastIndex(isVisible);
    if (!isRightPiece(glyphs, size)) glyphs[lastAt] = withSpace(last, font);
    else if (isRightPiece(piece, size)) following[leadAt] = withSpace(piece[leadAt] as Drawn, next.font);
    else {
      const run = runs.at(-1) as TextRun;
      const code = font.alias(spaceOf(font) ?? 0, '\u200f\u200e ');
      edits.push({ start: run.end, end: run.end, source: writeText([{ ...placeGlyph(font, code, last.x) }], run, run.y) });
    }
  }
}

const isVisible = ({ text }: Drawn) => /[^\s\p{Cf}]/u.test(text);
const byStart = ({ runs: [one] }: Segment, { runs: [other] }: Segment) => (one?.start ?? 0) - (other?.start ?? 0);
const withSpace = (glyph: Drawn, font: FontText): Drawn => {
  const text = `${glyph.text} `;
  return { ...glyph, text, code: font.alias(glyph.code, text, glyph.width) };
};

/** Where the first piece ends that pdf.js takes as one. */
function pieceEnd(glyphs: readonly Drawn[], size: number): number {
  let at = 1;
  while (at < glyphs.length && !goesBack(glyphs[at - 1] as Drawn, glyphs[at] as Drawn, size)) at += 1;
  return at;
}

const goesBack = (one: Drawn, other: Drawn, size: number) => other.x < one.x + (one.width * size) / 1000 - 0.2 * size;

/** Whether pdf.js turns the last piece. */
function isRightPiece(glyphs: readonly Drawn[], size: number): boolean {
  let at = glyphs.length - 1;
  while (at > 0 && !goesBack(glyphs[at - 1] as Drawn, glyphs[at] as Drawn, size)) at -= 1;
  return glyphs.slice(at).some(({ text }) => /[\u0590-\u08ff]/.test(text));
}

/** Marks at the runs of the other direction, where they stand in the content: they are part of the words beside them. */
function fenceRuns({ runs, line, font }: Segment, isRtlPage: boolean, edits: Edit[]): void {
  if (isReadByPoppler(line, isRtlPage)) return;
  for (const run of runs) {
    if (run.rtl === isRtlPage || isMark(run, font)) continue;
    const { size } = run;
    const from = run.glyphs[0]?.x ?? 0;
    const last = run.glyphs.at(-1) as Glyph;
    const to = last.x + (font.width(last.code) * size) / 1000;
    if (from > (line.visual[0]?.x ?? 0))
      edits.push({ start: run.start, end: run.start, source: writeMark('\u200f', from - 0.002 * size, run, font) });
    edits.push({ start: run.end, end: run.end, source: writeMark('\u200e', to - 0.002 * size, run, font) });
  }
}

const SPACES = new WeakMap<FontText, number | undefined>();
function spaceOf(font: FontText): number | undefined {
  if (!SPACES.has(font)) {
    let found: number | undefined;
    for (let code = 0; code <= font.highestCode && found === undefined; code += 1) if (font.text(code) === ' ') found = code;
    SPACES.set(font, found);
  }
  return SPACES.get(font);
}

/** Never with an exponent, which the format does not know. */
const decimal = (value: number) => value.toFixed(5).replace(/\.?0+$/, '');

/** One text operator, so that PDFium leaves its order. */
function writeText(placed: readonly Placed[], { font, size }: TextRun, y: number): string {
  const [first] = placed;
  if (!first) return '';
  const parts: string[] = [];
  let open = '';
  let at = first.x;
  for (const { code, x, width } of placed) {
    const shift = Math.round(((at - x) / size) * 1000 * 1e5) / 1e5;
    if (shift !== 0) {
      if (open) parts.push(`<${open}>`);
      open = '';
      parts.push(decimal(shift));
    }
    open += hex(code);
    at = at - (shift * size) / 1000 + (width * size) / 1000;
  }
  if (open) parts.push(`<${open}>`);
  return `BT\n${font} ${size} Tf\n1 0 0 -1 ${first.x} ${y} Tm\n[${parts.join(' ')}] TJ\nET\n`;
}

const isMark = ({ glyphs }: TextRun, font: FontText) =>
  glyphs.length === 1 && /[•·▪■–—‣◦○]/.test(font.text(glyphs[0]?.code ?? 0));

function writeFences(line: Line, font: FontText, run: TextRun, isRtlPage: boolean): string {
  return fences(line, isRtlPage, run.size)
    .map(
      ({ before, after }) =>
        (before === undefined ? '' : writeMark('\u200f', before, run, font)) +
        (after === undefined ? '' : writeMark('\u200e', after, run, font)),
    )
    .join('');
}

/** In an operator of its own and without width: PDFium takes no note of it, nor does pdf.js. */
function writeMark(text: string, x: number, { font: name, size, y }: TextRun, font: FontText): string {
  const code = font.alias(spaceOf(font) ?? 0, text, 0);
  return `BT\n${name} ${size} Tf\n1 0 0 -1 ${decimal(x)} ${y} Tm\n<${hex(code)}> Tj\nET\n`;
}
