import { backgroundColorAt, boundsOf, withinClip, type PaintedArea } from './backgroundColor.ts';
import type { Rectangle, DrawnRules } from '../page/pageGlyphs.ts';
import { bulletsAmong } from './drawnBullets.ts';
import type { Glyph } from '../page/glyph.ts';
import { boxesAmong, chipsAmong } from './drawnBoxes.ts';
import { RuleCollector } from './drawnRules.ts';
import { MIN_OPACITY, opacityOf, type GraphicsState } from './graphicsState.ts';
import { transformPoint } from './matrix.ts';

/** Least side of a visible image, in points: strips of a scan are low. */
const MIN_IMAGE_SIDE = 1.5;
/** Shapes of a page that are looked at; a drawn map has some ten thousand. */
const MAX_SHAPES = 100_000;

/**
 * What is painted on a page besides its text: filled areas, frames and images, by their bounds. Points are measured
 * from the upper left corner; boxes come as the PDF reader gives them, `[x0, y0, x1, y1]` in the state's coordinates.
 */
export class PaintedPage {
  readonly #areas: PaintedArea[] = [];
  /** What is filled or framed. */
  readonly #shapes: Rectangle[] = [];
  readonly #rules = new RuleCollector();
  readonly #width: number;
  readonly #height: number;
  #isClipping = false;
  #pictured = 0;
  #drawn = 0;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /** Share of the page covered by images, 0-1; overlapping ones each count. */
  get imageCoverage(): number {
    return Math.min(1, this.#pictured);
  }

  /** What is filled or framed on the page. */
  get boxes(): Rectangle[] {
    return boxesAmong(this.#shapes);
  }

  /** What is filled or framed around words of a line. */
  get chips(): Rectangle[] {
    return chipsAmong(this.#shapes);
  }

  /** The straight lines that are drawn on the page. */
  get rules(): DrawnRules {
    return this.#rules.all();
  }

  /** The background colour at a point: see {@link backgroundColorAt}. */
  colorAt(x: number, y: number): string | undefined {
    return backgroundColorAt(this.#areas, x, y);
  }

  /** The bullets that are drawn as shapes beside those texts. */
  bulletsAmong(glyphs: readonly Glyph[]): Glyph[] {
    return bulletsAmong(this.#shapes, glyphs, this.rules);
  }

  /** Says that something was drawn, whatever it is. */
  countDrawn(): void {
    this.#drawn += 1;
  }

  /** Says that the coordinates of the state have just changed. */
  noteChange(state: GraphicsState): void {
    state.changedAt = this.#drawn;
  }

  fill(state: GraphicsState, box: unknown, fill: string | undefined): void {
    const sides = sidesOf(box);
    if (sides && opacityOf(state) === 1) this.#areas.push(withinClip(areaOf(state, sides, fill), state.clip));
  }

  /** Fills the whole page in a way whose colours are not known. */
  shade(): void {
    this.countDrawn();
    this.#areas.push({ left: 0, top: 0, right: this.#width, bottom: this.#height, fill: undefined });
  }

  /** A path with its box; `isStroked`: its lines are drawn. */
  drawPath(state: GraphicsState, path: unknown, box: unknown, isStroked: boolean): void {
    const sides = sidesOf(box);
    if (!sides || state.alpha < MIN_OPACITY) return;
    if (this.#shapes.length < MAX_SHAPES) this.#shapes.push(areaOf(state, sides, undefined));
    this.#rules.add(Array.isArray(path) ? path[0] : undefined, state.matrix, isStroked);
  }

  /** The next path cuts what is drawn after it. */
  beginClip(): void {
    this.#isClipping = true;
  }

  /** Ends a path: what is drawn from now on is seen within it, if it is to cut. */
  endPath(state: GraphicsState, box: unknown): void {
    const sides = sidesOf(box);
    if (this.#isClipping && sides) state.clip = withinClip(areaOf(state, sides, undefined), state.clip);
    this.#isClipping = false;
  }

  /** The PDF reader skips images: of an image only coordinates remain in which nothing is painted. */
  leave(state: GraphicsState): void {
    if (state.changedAt !== this.#drawn) return;
    this.#addPicture(state);
    this.countDrawn();
  }

  /** An image, which fills the unit square of its coordinates. */
  #addPicture(state: GraphicsState): void {
    const area = areaOf(state, [0, 0, 1, 1], undefined);
    const across = Math.min(area.right, this.#width) - Math.max(area.left, 0);
    const down = Math.min(area.bottom, this.#height) - Math.max(area.top, 0);
    if (!(across > MIN_IMAGE_SIDE && down > MIN_IMAGE_SIDE)) return;
    this.#pictured += (across * down) / (this.#width * this.#height);
    this.#areas.push(area);
  }
}

/** The four sides of a box of the PDF reader; undefined where it is none. */
export function sidesOf(box: unknown): readonly number[] | undefined {
  const sides = Array.from((box ?? []) as ArrayLike<number>);
  return sides.length === 4 ? sides : undefined;
}

/** A box in the state's coordinates as an area of the page. */
export const areaOf = (
  { matrix }: GraphicsState,
  [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[],
  fill: string | undefined,
): PaintedArea => ({ ...boundsOf([transformPoint(matrix, x0, y0), transformPoint(matrix, x1, y1)]), fill });
