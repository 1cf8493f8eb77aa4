import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { backgroundColorAt, withinClip, type PaintedArea } from './backgroundColor.ts';
import type { Rectangle } from './cardBoxes.ts';
import { DrawnBoxes } from './drawnBoxes.ts';
import { RuleCollector, type DrawnRules } from './drawnRules.ts';
import type { Glyph } from './glyph.ts';
import { transformPoint, multiply, IDENTITY, toMatrix, type Matrix } from './matrix.ts';
import { lettersOver, type DrawnLetter } from './letterShapes.ts';
import { countShapes, outlineBelow, shownText, type Outline } from './outlines.ts';
import { restoreLostBytes, restoreSwappedBytes } from './repairEncoding.ts';
import { markRuledGaps } from './ruledGaps.ts';
import { markDrawnSpaces, type DrawnSpace } from './spaces.ts';
import { degreesOf, isFaintOn } from './turn.ts';
import { TurnedGlyphs, type TurnedText } from './turnedText.ts';

/** The properties of a font that are used. */
export interface Font {
  readonly bold: boolean;
  /** Text space units for one unit of a glyph's width. */
  readonly unit: number;
}

export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** Smaller text is invisible to people, in points. */
const MIN_TEXT_SIZE = 2.5;
/** Text more transparent than that is not seen. */
const MIN_OPACITY = 0.08;
/** Characters of one page; no résumé has more. */
const MAX_GLYPHS = 30_000;
/** Least side of a visible image, in points: strips of a scan are low. */
const MIN_IMAGE_SIDE = 1.5;
/** Shapes in a row without text between them that may be letters. */
const MAX_OUTLINES = 300;
const FILLING: ReadonlySet<number> = new Set([OPS.fill, OPS.fillStroke, OPS.eoFill, OPS.eoFillStroke]);
const STROKING: ReadonlySet<number> = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const INVISIBLE_RENDERING_MODES = new Set([3, 7]);

interface GraphicsState {
  matrix: Matrix;
  font: Font | undefined;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
  /** `#rrggbb`; undefined for a pattern. */
  fill: string | undefined;
  alpha: number;
  /** Of the groups that it is drawn in, all together. */
  groupAlpha: number;
  /** How much had been painted when the coordinates last changed; -1: they never did. */
  changedAt: number;
  /** What is drawn is seen within it, as far as its bounds say; everywhere where it is undefined. */
  clip: PaintedArea | undefined;
}

/** Our own PDFs hold marks for readers that go by the order, and a space with a word's last glyph (decision 8). */
const withoutOrderMarks = (text: string) =>
  text.replace(/[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?<=\S)\s+$/g, '');

/** The visible content of a page. */
export interface VisiblePage {
  readonly glyphs: readonly Glyph[];
  /** Share of the page covered by images, 0-1; overlapping ones each count. */
  readonly imageCoverage: number;
  /** What is filled or framed on it. */
  readonly boxes: readonly Rectangle[];
  /** The straight lines that are drawn on it. */
  readonly rules: DrawnRules;
  /** Text that stands turned on the page, by its direction. */
  readonly turned: readonly TurnedText[];
  /** Texts that are drawn as shapes and said by transparent glyphs, which are among the glyphs. */
  readonly overOutlines: readonly TextOverOutline[];
}

/** A transparent text over an outline, its glyphs as they are read and with the shapes beneath them. */
export interface TextOverOutline {
  readonly glyphs: readonly Glyph[];
  readonly letters: readonly DrawnLetter[];
}

/**
 * The visible characters of a page, in the order they are drawn: not those that are transparent, of the colour of what
 * is behind them, too small to read, or off the page. Turned ones are apart. Transparent text over its own outlines is
 * visible (outlines.ts). `viewport` maps to points from the upper left corner.
 */
export function visibleGlyphs(
  operators: OperatorList,
  viewport: Matrix,
  width: number,
  height: number,
  fontOf: (name: string) => Font | undefined,
): VisiblePage {
  const glyphs: Glyph[] = [];
  const overOutlines: TextOverOutline[] = [];
  const spaces: DrawnSpace[] = [];
  const turned = new TurnedGlyphs();
  const painted: PaintedArea[] = [];
  const drawn = new DrawnBoxes();
  const rules = new RuleCollector();
  let outlines: Outline[] = [];
  const stack: GraphicsState[] = [];
  let state: GraphicsState = {
    matrix: viewport,
    font: undefined,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    fill: '#000000',
    alpha: 1,
    groupAlpha: 1,
    changedAt: -1,
    clip: undefined,
  };
  let isClipping = false;
  let pictured = 0;
  let work = 0;
  let text: Matrix = IDENTITY;
  let line: Matrix = IDENTITY;
  const move = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    text = line;
  };

  const show = (items: readonly unknown[]) => {
    const { font, size, stretch } = state;
    work += 1;
    if (!font) return;
    for (const item of items) {
      if (typeof item === 'number') {
        text = multiply(text, [1, 0, 0, 1, (-item / 1000) * size * stretch, 0]);
        continue;
      }
      const glyph = item as { unicode?: string; width?: number; isSpace?: boolean } | null;
      if (glyph === null || typeof glyph !== 'object') continue;
      const advance = (glyph.width ?? 0) * font.unit * size;
      place(withoutOrderMarks(restoreSwappedBytes(glyph.unicode ?? '')), advance * stretch);
      text = multiply(text, [
        1,
        0,
        0,
        1,
        (advance + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * stretch,
        0,
      ]);
    }
  };

  const place = (unicode: string, advance: number) => {
    if (glyphs.length + turned.count >= MAX_GLYPHS || spaces.length >= MAX_GLYPHS) return;
    const all = multiply(state.matrix, text);
    const degrees = degreesOf(all, state.size, state.stretch);
    if (unicode.trim() === '') {
      const [x, y] = transformPoint(all, advance / 2, state.rise);
      if (unicode !== '' && degrees === 0) spaces.push({ x, y });
      else if (unicode !== '') turned.addSpace({ x, y }, degrees);
      return;
    }
    const size = Math.hypot(all[2], all[3]) * Math.abs(state.size);
    if (!(size >= MIN_TEXT_SIZE)) return;
    const [from, y] = transformPoint(all, 0, state.rise);
    const [end, endY] = transformPoint(all, advance, state.rise);
    if (degrees !== 0) {
      const look = { text: unicode, size, bold: state.font?.bold === true || state.mode === 2 };
      const one = turned.measure(look, { x: from, y }, { x: end, y: endY }, degrees);
      const { box } = one;
      if (box.x + box.width < 0 || box.x > width || box.y + box.height < 0 || box.y > height) return;
      const behind = backgroundColorAt(painted, box.x + box.width / 2, box.y + box.height / 2);
      if (!isHiddenOn(behind)) turned.add(one, isFaintOn(behind, state.fill, state.alpha * state.groupAlpha));
      return;
    }
    const [x, right] = from < end ? [from, end] : [end, from];
    if (right < 0 || x > width || y < 0 || y > height + size) return;
    const glyph = {
      text: unicode,
      x,
      y,
      width: right - x,
      size,
      bold: state.font?.bold === true || state.mode === 2,
    };
    const behind = backgroundColorAt(painted, (x + right) / 2, y - size / 3);
    if (isHiddenOn(behind)) outlineBelow(outlines, glyph)?.covered.push(glyph);
    else {
      showOutlines();
      glyphs.push(glyph);
    }
  };

  const isHiddenOn = (behind: string | undefined) =>
    INVISIBLE_RENDERING_MODES.has(state.mode) ||
    state.alpha * state.groupAlpha < MIN_OPACITY ||
    (state.fill !== undefined && behind !== undefined && isSameColor(state.fill, behind));

  /** What was drawn as shapes is text as far as the glyphs over it say; other text follows. */
  const showOutlines = () => {
    if (outlines.length === 0) return;
    for (const one of outlines) {
      const shown = shownText(one);
      glyphs.push(...shown);
      if (shown.length > 0) overOutlines.push({ glyphs: shown, letters: lettersOver([one.path], shown) });
    }
    outlines = [];
  };

  const outline = (path: unknown, box: unknown) => {
    const drawn: unknown = Array.isArray(path) ? path[0] : undefined;
    const shapes = countShapes(drawn);
    const sides = Array.from((box ?? []) as ArrayLike<number>);
    if (
      shapes === 0 ||
      sides.length !== 4 ||
      state.alpha * state.groupAlpha < MIN_OPACITY ||
      outlines.length >= MAX_OUTLINES
    )
      return;
    const area = boxOf(sides, state.fill);
    const behind = backgroundColorAt(painted, (area.left + area.right) / 2, (area.top + area.bottom) / 2);
    if (state.fill !== undefined && behind !== undefined && isSameColor(state.fill, behind)) return;
    const own = { path: drawn as ArrayLike<number>, matrix: state.matrix };
    outlines.push({ area, shapes, path: own, covered: [] });
  };

  const boxOf = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[], fill: string | undefined): PaintedArea => {
    const [a, b] = [transformPoint(state.matrix, x0, y0), transformPoint(state.matrix, x1, y1)];
    return {
      left: Math.min(a[0], b[0]),
      right: Math.max(a[0], b[0]),
      top: Math.min(a[1], b[1]),
      bottom: Math.max(a[1], b[1]),
      fill,
    };
  };

  const paint = (box: unknown, fill: string | undefined) => {
    const sides = Array.from((box ?? []) as ArrayLike<number>);
    if (sides.length === 4 && state.alpha * state.groupAlpha === 1)
      painted.push(withinClip(boxOf(sides, fill), state.clip));
  };

  /** What is drawn from now on is seen within a path. */
  const clip = (box: unknown) => {
    const sides = Array.from((box ?? []) as ArrayLike<number>);
    if (isClipping && sides.length === 4) state.clip = withinClip(boxOf(sides, undefined), state.clip);
    isClipping = false;
  };

  const drawBox = (path: unknown, box: unknown, isStroked: boolean) => {
    const sides = Array.from((box ?? []) as ArrayLike<number>);
    if (sides.length !== 4 || state.alpha < MIN_OPACITY) return;
    drawn.add(boxOf(sides, undefined));
    rules.add(Array.isArray(path) ? path[0] : undefined, state.matrix, isStroked);
  };

  /** An image, which fills the unit square of its coordinates. */
  const picture = () => {
    const box = boxOf([0, 0, 1, 1], undefined);
    const [across, down] = [
      Math.min(box.right, width) - Math.max(box.left, 0),
      Math.min(box.bottom, height) - Math.max(box.top, 0),
    ];
    if (!(across > MIN_IMAGE_SIDE && down > MIN_IMAGE_SIDE)) return;
    pictured += (across * down) / (width * height);
    painted.push(box);
  };

  /** The PDF reader skips images: of an image only coordinates remain in which nothing is painted. */
  const leave = () => {
    if (state.changedAt === work) {
      picture();
      work += 1;
    }
    state = stack.pop() ?? state;
  };

  const handlers: Record<number, (args: readonly unknown[]) => void> = {
    [OPS.save]: () => void (stack.length < 500 && stack.push({ ...state })),
    [OPS.restore]: leave,
    [OPS.transform]: (args) => {
      state.matrix = multiply(state.matrix, toMatrix(args));
      state.changedAt = work;
    },
    [OPS.paintFormXObjectBegin]: (args) => {
      stack.push({ ...state });
      state.matrix = multiply(state.matrix, toMatrix(args[0] ?? IDENTITY));
    },
    [OPS.paintFormXObjectEnd]: leave,
    [OPS.beginGroup]: () => {
      stack.push({ ...state });
      state.groupAlpha *= state.alpha;
      state.alpha = 1;
    },
    [OPS.endGroup]: () => void (state = stack.pop() ?? state),
    [OPS.beginText]: () => void (text = line = IDENTITY),
    [OPS.setFont]: (args) => {
      state.font = fontOf(String(args[0]));
      state.size = Number(args[1]);
    },
    [OPS.setCharSpacing]: (args) => void (state.charSpacing = Number(args[0])),
    [OPS.setWordSpacing]: (args) => void (state.wordSpacing = Number(args[0])),
    [OPS.setHScale]: (args) => void (state.stretch = Number(args[0]) / 100),
    [OPS.setLeading]: (args) => void (state.leading = -Number(args[0])),
    [OPS.setTextRise]: (args) => void (state.rise = Number(args[0])),
    [OPS.setTextRenderingMode]: (args) => void (state.mode = Number(args[0])),
    [OPS.setTextMatrix]: (args) => void (text = line = toMatrix(args.length === 6 ? args : args[0])),
    [OPS.moveText]: (args) => move(Number(args[0]), Number(args[1])),
    [OPS.setLeadingMoveText]: (args) => {
      state.leading = Number(args[1]);
      move(Number(args[0]), Number(args[1]));
    },
    [OPS.nextLine]: () => move(0, state.leading),
    [OPS.showText]: (args) => show((args[0] ?? []) as readonly unknown[]),
    [OPS.setFillRGBColor]: (args) => void (state.fill = toHexColor(args)),
    [OPS.setFillColorN]: () => void (state.fill = undefined),
    [OPS.setGState]: (args) => {
      for (const [key, value] of (args[0] ?? []) as readonly [string, unknown][])
        if (key === 'ca') state.alpha = Number(value);
    },
    [OPS.clip]: () => void (isClipping = true),
    [OPS.eoClip]: () => void (isClipping = true),
    [OPS.constructPath]: (args) => {
      // One that only cuts paints nothing.
      if (args[0] !== OPS.endPath) {
        work += 1;
        drawBox(args[1], args[2], STROKING.has(Number(args[0])));
      }
      if (FILLING.has(Number(args[0]))) outline(args[1], args[2]);
      if (args[0] === OPS.fill || args[0] === OPS.fillStroke) paint(args[2], state.fill);
      // Filled by the even-odd rule it may be a frame, with nothing inside.
      if (args[0] === OPS.eoFill || args[0] === OPS.eoFillStroke) paint(args[2], undefined);
      clip(args[2]);
    },
    [OPS.shadingFill]: () => {
      work += 1;
      painted.push({ left: 0, top: 0, right: width, bottom: height, fill: undefined });
    },
  };

  for (const [index, operator] of operators.fnArray.entries())
    handlers[operator]?.((operators.argsArray[index] ?? []) as readonly unknown[]);
  leave();
  showOutlines();
  return {
    glyphs: markRuledGaps(markDrawnSpaces(restoreLostBytes(glyphs), spaces), rules.all()),
    turned: turned.byDirection(width, height, glyphs),
    imageCoverage: Math.min(1, pictured),
    boxes: drawn.all(),
    rules: rules.all(),
    overOutlines,
  };
}

function toHexColor(args: readonly unknown[]): string | undefined {
  if (typeof args[0] === 'string') return args[0];
  const parts = args.slice(0, 3).map(Number);
  return parts.length === 3 && parts.every(Number.isFinite)
    ? `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
    : undefined;
}

/** Colours that no eye tells apart on one another. */
function isSameColor(a: string, b: string): boolean {
  return [1, 3, 5].every((at) => Math.abs(parseInt(a.slice(at, at + 2), 16) - parseInt(b.slice(at, at + 2), 16)) <= 6);
}
