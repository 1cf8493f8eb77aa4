import { backgroundColorAt, boundsOf, withinClip, type PaintedArea } from './backgroundColor.ts';
import type { Rectangle, DrawnRules } from '../page/pageGlyphs.ts';
import { bulletsAmong } from './drawnBullets.ts';
import type { Glyph } from '../page/glyph.ts';
import { boxesAmong, chipsAmong } from './drawnBoxes.ts';
import { RuleCollector } from './drawnRules.ts';
import { MIN_OPACITY, opacityOf, type GraphicsState } from './graphicsState.ts';
import { transformPoint } from './matrix.ts';

/** Least side of a visible image in points; a scan may be cut into low strips. */
const MIN_IMAGE_SIDE = 1.5;
/** Most shapes of a page that are examined; a drawn map has some ten thousand. */
const MAX_SHAPES = 100_000;

/**
 * Everything painted on a page besides text: filled areas, frames and images, by their bounds. Points are measured from
 * the upper left corner. A box from the PDF reader is `[x0, y0, x1, y1]` in the state's coordinates.
 */
export class PaintedPage {
  readonly #areas: PaintedArea[] = [];
  /** Bounds of everything filled or framed. */
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

  /** Share of the page covered by images, 0-1; overlapping images count separately. */
  get imageCoverage(): number {
    return Math.min(1, this.#pictured);
  }

  /** Filled or framed boxes on the page. */
  get boxes(): Rectangle[] {
    return boxesAmong(this.#shapes);
  }

  /** Boxes around words in a line. */
  get chips(): Rectangle[] {
    return chipsAmong(this.#shapes);
  }

  /** The straight lines on the page. */
  get rules(): DrawnRules {
    return this.#rules.all();
  }

  /** Returns the background colour at a point: see {@link backgroundColorAt}. */
  colorAt(x: number, y: number): string | undefined {
    return backgroundColorAt(this.#areas, x, y);
  }

  /** Returns the bullets drawn as shapes beside these texts. */
  bulletsAmong(glyphs: readonly Glyph[]): Glyph[] {
    return bulletsAmong(this.#shapes, glyphs, this.rules);
  }

  /** Notes that something was drawn. */
  countDrawn(): void {
    this.#drawn += 1;
  }

  /** Notes that the coordinates of the state have just changed. */
  noteChange(state: GraphicsState): void {
    state.changedAt = this.#drawn;
  }

  fill(state: GraphicsState, box: unknown, fill: string | undefined): void {
    const sides = sidesOf(box);
    if (sides && opacityOf(state) === 1) this.#areas.push(withinClip(areaOf(state, sides, fill), state.clip));
  }

  /** Fills the whole page with unknown colours. */
  shade(): void {
    this.countDrawn();
    this.#areas.push({ left: 0, top: 0, right: this.#width, bottom: this.#height, fill: undefined });
  }

  /** Adds a path with its box; `isStroked`: its lines are drawn. */
  drawPath(state: GraphicsState, path: unknown, box: unknown, isStroked: boolean): void {
    const sides = sidesOf(box);
    if (!sides || state.alpha < MIN_OPACITY) return;
    if (this.#shapes.length < MAX_SHAPES) this.#shapes.push(areaOf(state, sides, undefined));
    this.#rules.add(Array.isArray(path) ? path[0] : undefined, state.matrix, isStroked);
  }

  /** Makes the next path the clip of what is drawn after it. */
  beginClip(): void {
    this.#isClipping = true;
  }

  /** Ends a path, which becomes the clip if one was begun. */
  endPath(state: GraphicsState, box: unknown): void {
    const sides = sidesOf(box);
    if (this.#isClipping && sides) state.clip = withinClip(areaOf(state, sides, undefined), state.clip);
    this.#isClipping = false;
  }

  /** Notes an image. The PDF reader skips images: what remains of one are coordinates in which nothing is painted. */
  leave(state: GraphicsState): void {
    if (state.changedAt !== this.#drawn) return;
    this.#addPicture(state);
    this.countDrawn();
  }

  /** Adds an image, which fills the unit square of its coordinates. */
  #addPicture(state: GraphicsState): void {
    const area = areaOf(state, [0, 0, 1, 1], undefined);
    const across = Math.min(area.right, this.#width) - Math.max(area.left, 0);
    const down = Math.min(area.bottom, this.#height) - Math.max(area.top, 0);
    if (!(across > MIN_IMAGE_SIDE && down > MIN_IMAGE_SIDE)) return;
    this.#pictured += (across * down) / (this.#width * this.#height);
    this.#areas.push(area);
  }
}

/** Returns the four sides of the PDF reader's box, or undefined. */
export function sidesOf(box: unknown): readonly number[] | undefined {
  const sides = Array.from((box ?? []) as ArrayLike<number>);
  return sides.length === 4 ? sides : undefined;
}

/** Returns the area on the page of a box in the state's coordinates. */
export const areaOf = (
  { matrix }: GraphicsState,
  [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[],
  fill: string | undefined,
): PaintedArea => ({ ...boundsOf([transformPoint(matrix, x0, y0), transformPoint(matrix, x1, y1)]), fill });
