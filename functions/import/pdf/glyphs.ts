import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withoutJoiners } from '../../../shared/text/fold.ts';
import { GraphicsStack, type Font, type GraphicsState } from './graphicsState.ts';
import { multiply, IDENTITY, toMatrix, type Matrix } from './matrix.ts';
import { VisibleText } from './visibleText.ts';
import { PaintedPage } from './paintedPage.ts';
import { LayerStack } from './layers.ts';
import { restoreSwappedBytes } from './repairEncoding.ts';
import { placeTypedText, type TypedText } from './typedText.ts';

export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

const FILLING: ReadonlySet<number> = new Set([OPS.fill, OPS.fillStroke, OPS.eoFill, OPS.eoFillStroke]);
const STROKING: ReadonlySet<number> = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** Operators that paint something other than text. */
const PAINTING: ReadonlySet<number> = new Set([OPS.constructPath, OPS.shadingFill]);

/**
 * Returns a glyph's text without invisible characters: our own PDFs hold joiners for reading order, and a space in a
 * word's last glyph (decision 8). Other files have soft hyphens.
 */
const seenText = (text: string) => withoutJoiners(text).replace(/(?<=\S)\s+$/, '');
/** A soft hyphen marks where a word was broken; some programs use it for the hyphen they draw. */
const [SOFT_HYPHEN, HYPHEN] = ['\u00ad', '\u2010'];

/** The visible content of a page. */
export type VisiblePage = ReturnType<typeof visibleGlyphs>;

/**
 * Returns the visible characters of a page in drawing order: not those that are transparent, in the colour of their
 * background, too small to read, or off the page. Turned text is returned separately. Transparent text over its own
 * outlines counts as visible (outlines.ts). `viewport` maps to points from the upper left corner.
 */
export function visibleGlyphs(
  operators: OperatorList,
  viewport: Matrix,
  width: number,
  height: number,
  fontOf: (name: string) => Font | undefined,
  { isShown = () => true, typed = [], ticks = new Set() }: PageSurroundings = {},
) {
  const graphics = new GraphicsStack(viewport);
  const page = new PaintedPage(width, height);
  const text = new VisibleText(page, width, height);
  const handlers: Handlers = {
    ...stateHandlers(graphics, page, fontOf),
    ...textHandlers(graphics, page, text),
    ...paintHandlers(graphics, page, text),
  };
  const layers = new LayerStack(isShown, ticks);
  for (const [index, operator] of operators.fnArray.entries()) {
    const args = (operators.argsArray[index] ?? []) as readonly unknown[];
    layers.note(operator, args);
    // On a hidden layer nothing is drawn, but the graphics state still changes.
    text.isOff = layers.isOff;
    if (!layers.isOff || !PAINTING.has(operator)) handlers[operator]?.(args);
  }
  for (const typedText of typed) placeTypedText(typedText, viewport, text);
  page.leave(graphics.state);
  const { imageCoverage, boxes, rules } = page;
  return { ...text.finish(), imageCoverage, boxes, rules };
}

/** Properties of a page besides its operators. */
export interface PageSurroundings {
  /** Whether an optional content layer is visible. */
  readonly isShown?: (layer: unknown) => boolean;
  /** Texts that a person typed and no program has drawn. */
  readonly typed?: readonly TypedText[];
  /** Ids of annotations that are check boxes. */
  readonly ticks?: ReadonlySet<string>;
}

/** A handler for each operator of the PDF reader, called with the operator's arguments. */
type Handlers = Readonly<Record<number, (args: readonly unknown[]) => void>>;

/** Returns handlers of operators that change the graphics state. */
function stateHandlers(
  graphics: GraphicsStack,
  page: PaintedPage,
  fontOf: (name: string) => Font | undefined,
): Handlers {
  const set = (changes: Partial<GraphicsState>) => void Object.assign(graphics.state, changes);
  const transform = (matrix: unknown) => set({ matrix: multiply(graphics.state.matrix, toMatrix(matrix)) });
  const leave = () => {
    page.leave(graphics.state);
    graphics.restore();
  };
  return {
    [OPS.save]: () => graphics.save(),
    [OPS.restore]: leave,
    [OPS.transform]: (args) => {
      transform(args);
      page.noteChange(graphics.state);
    },
    [OPS.paintFormXObjectBegin]: (args) => {
      graphics.enter();
      transform(args[0] ?? IDENTITY);
    },
    [OPS.paintFormXObjectEnd]: leave,
    [OPS.beginAnnotation]: ([, , place, matrix]) => {
      graphics.beginAnnotation();
      transform(place ?? IDENTITY);
      transform(matrix ?? IDENTITY);
    },
    [OPS.endAnnotation]: () => graphics.endAnnotation(),
    [OPS.beginGroup]: () => {
      graphics.enter();
      const { alpha, groupAlpha } = graphics.state;
      set({ groupAlpha: groupAlpha * alpha, alpha: 1 });
    },
    [OPS.endGroup]: () => graphics.restore(),
    [OPS.setFont]: (args) => set({ font: fontOf(String(args[0])), size: Number(args[1]) }),
    [OPS.setCharSpacing]: (args) => set({ charSpacing: Number(args[0]) }),
    [OPS.setWordSpacing]: (args) => set({ wordSpacing: Number(args[0]) }),
    [OPS.setHScale]: (args) => set({ stretch: Number(args[0]) / 100 }),
    [OPS.setLeading]: (args) => set({ leading: -Number(args[0]) }),
    [OPS.setTextRise]: (args) => set({ rise: Number(args[0]) }),
    [OPS.setTextRenderingMode]: (args) => set({ mode: Number(args[0]) }),
    [OPS.setFillRGBColor]: (args) => set({ fill: toHexColor(args) }),
    [OPS.setFillColorN]: () => set({ fill: undefined }),
    [OPS.setGState]: (args) => {
      for (const [key, value] of (args[0] ?? []) as readonly [string, unknown][])
        if (key === 'ca') set({ alpha: Number(value) });
        else if (key === 'BM') set({ blend: String(value) });
    },
  };
}

/** Returns handlers of operators that move the text position or show text. */
function textHandlers(graphics: GraphicsStack, page: PaintedPage, text: VisibleText): Handlers {
  let here: Matrix = IDENTITY;
  let line: Matrix = IDENTITY;
  const moveLine = (x: number, y: number) => {
    here = line = multiply(line, [1, 0, 0, 1, x, y]);
  };
  const advance = (by: number) => {
    here = multiply(here, [1, 0, 0, 1, by, 0]);
  };
  const show = (items: readonly unknown[]) => {
    const { state } = graphics;
    const { font, size, stretch } = state;
    page.countDrawn();
    if (!font) return;
    for (const item of items) {
      if (typeof item === 'number') {
        advance((-item / 1000) * size * stretch);
        continue;
      }
      const glyph = item as { unicode?: string; width?: number; isSpace?: boolean } | null;
      if (glyph === null || typeof glyph !== 'object') continue;
      const width = (glyph.width ?? 0) * font.unit * size;
      const named = restoreSwappedBytes(glyph.unicode ?? '');
      const unicode = named === SOFT_HYPHEN && width > 0 ? HYPHEN : seenText(named);
      text.place(state, here, unicode, width * stretch);
      advance((width + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * stretch);
    }
  };
  return {
    [OPS.beginText]: () => void (here = line = IDENTITY),
    [OPS.setTextMatrix]: (args) => void (here = line = toMatrix(args.length === 6 ? args : args[0])),
    [OPS.moveText]: (args) => moveLine(Number(args[0]), Number(args[1])),
    [OPS.setLeadingMoveText]: (args) => {
      graphics.state.leading = Number(args[1]);
      moveLine(Number(args[0]), Number(args[1]));
    },
    [OPS.nextLine]: () => moveLine(0, graphics.state.leading),
    [OPS.showText]: (args) => show((args[0] ?? []) as readonly unknown[]),
  };
}

/** Returns handlers of operators that paint shapes or clip. */
function paintHandlers(graphics: GraphicsStack, page: PaintedPage, text: VisibleText): Handlers {
  return {
    [OPS.clip]: () => page.beginClip(),
    [OPS.eoClip]: () => page.beginClip(),
    [OPS.constructPath]: ([painting, path, box]) => {
      const { state } = graphics;
      // A path that only clips paints nothing.
      if (painting !== OPS.endPath) {
        page.countDrawn();
        page.drawPath(state, path, box, STROKING.has(Number(painting)));
      }
      if (FILLING.has(Number(painting))) text.addOutline(state, path, box);
      if (painting === OPS.fill || painting === OPS.fillStroke) {
        page.fill(state, box, state.fill);
        // A filled annotation covers the finished page; within the page itself fills are drawn before the text.
        if (graphics.isInAnnotation) text.cover(state, box);
      }
      // An even-odd fill may be a frame with nothing inside.
      if (painting === OPS.eoFill || painting === OPS.eoFillStroke) page.fill(state, box, undefined);
      page.endPath(state, box);
    },
    [OPS.shadingFill]: () => page.shade(),
  };
}

function toHexColor(args: readonly unknown[]): string | undefined {
  if (typeof args[0] === 'string') return args[0];
  const parts = args.slice(0, 3).map(Number);
  return parts.length === 3 && parts.every(Number.isFinite)
    ? `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
    : undefined;
}
