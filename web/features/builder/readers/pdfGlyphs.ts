import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A glyph as a page draws it, in points from the lower left corner. */
export interface DrawnGlyph {
  readonly text: string;
  readonly font: string;
  /** As the text says it, before any scaling. */
  readonly size: number;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  /** How much larger than `size` a text unit is drawn. */
  readonly scale: number;
}

interface OperatorsOfPage {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

type Affine = readonly [number, number, number, number, number, number];
const IDENTITY: Affine = [1, 0, 0, 1, 0, 0];

/** The map that does `inner` first and `outer` after it. */
const multiply = ([a, b, c, d, e, f]: Affine, [g, h, i, j, k, l]: Affine): Affine => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const START = { matrix: IDENTITY, font: '', size: 0, charSpacing: 0, wordSpacing: 0, stretch: 1, leading: 0 };

/**
 * Returns the glyphs of a page in the order in which its operators draw them, including marks without width. It knows
 * only the operators of our files.
 */
export function glyphsOf({ fnArray, argsArray }: OperatorsOfPage): DrawnGlyph[] {
  const glyphs: DrawnGlyph[] = [];
  const saved: (typeof START)[] = [];
  let state = START;
  let [here, line] = [IDENTITY, IDENTITY];
  const moveLine = (x: number, y: number) => {
    here = line = multiply(line, [1, 0, 0, 1, x, y]);
  };
  const show = (items: readonly unknown[]) => {
    const { font, size, stretch, charSpacing, wordSpacing } = state;
    for (const item of items) {
      const glyph = item as { unicode?: string; width?: number; isSpace?: boolean } | null;
      const isGlyph = typeof glyph === 'object' && glyph !== null;
      const width = isGlyph ? ((glyph.width ?? 0) / 1000) * size : (-Number(item) / 1000) * size;
      if (isGlyph) {
        const from = multiply(state.matrix, here);
        const to = multiply(from, [1, 0, 0, 1, width * stretch, 0]);
        const scale = Math.hypot(from[2], from[3]);
        glyphs.push({ text: glyph.unicode ?? '', font, size, x: from[4], end: to[4], y: from[5], scale });
      }
      const spacing = isGlyph ? charSpacing + (glyph.isSpace ? wordSpacing : 0) : 0;
      here = multiply(here, [1, 0, 0, 1, (width + spacing) * stretch, 0]);
    }
  };
  const enter = (matrix: unknown) => {
    saved.push(state);
    if (Array.isArray(matrix)) state = { ...state, matrix: multiply(state.matrix, matrix as unknown as Affine) };
  };
  const handlers: Readonly<Record<number, (args: readonly unknown[]) => void>> = {
    [OPS.save]: () => enter(undefined),
    [OPS.restore]: () => void (state = saved.pop() ?? state),
    [OPS.transform]: (args) => void (state = { ...state, matrix: multiply(state.matrix, args as unknown as Affine) }),
    [OPS.paintFormXObjectBegin]: ([matrix]) => enter(matrix),
    [OPS.paintFormXObjectEnd]: () => void (state = saved.pop() ?? state),
    [OPS.setFont]: ([font, size]) => void (state = { ...state, font: String(font), size: Number(size) }),
    [OPS.setCharSpacing]: ([by]) => void (state = { ...state, charSpacing: Number(by) }),
    [OPS.setWordSpacing]: ([by]) => void (state = { ...state, wordSpacing: Number(by) }),
    [OPS.setHScale]: ([by]) => void (state = { ...state, stretch: Number(by) / 100 }),
    [OPS.setLeading]: ([by]) => void (state = { ...state, leading: -Number(by) }),
    [OPS.beginText]: () => void (here = line = IDENTITY),
    [OPS.setTextMatrix]: (args) =>
      void (here = line = Array.from((args.length === 6 ? args : args[0]) as number[]) as unknown as Affine),
    [OPS.moveText]: ([x, y]) => moveLine(Number(x), Number(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      state = { ...state, leading: Number(y) };
      moveLine(Number(x), Number(y));
    },
    [OPS.nextLine]: () => moveLine(0, state.leading),
    [OPS.showText]: ([items]) => show((items ?? []) as readonly unknown[]),
  };
  for (const [index, operator] of fnArray.entries())
    handlers[operator]?.((argsArray[index] ?? []) as readonly unknown[]);
  return glyphs;
}
