import { median } from '../page/statistics.ts';
import type { Box, Glyph } from '../page/glyph.ts';
import { ASCENT, DESCENT } from '../page/ink.ts';
import { boundsOf } from './backgroundColor.ts';
import { restoreLostBytes } from './repairEncoding.ts';
import { markDrawnSpaces, type DrawnSpace } from './spaces.ts';
import type { TurnedText } from '../page/pageGlyphs.ts';
import { runsOf } from '../page/rows.ts';

type Point = DrawnSpace;

/** A turned glyph before it is grouped with others of its direction. */
export interface TurnedGlyph extends Pick<Glyph, 'text' | 'size' | 'bold'> {
  readonly start: Point;
  readonly end: Point;
  readonly degrees: number;
  readonly box: Box;
}

/** In degrees: the largest span of one direction, and the largest step between two of its glyphs. */
const [MAX_SPAN, MAX_STEP] = [3, 1];
/** Sine of twice the angle from which a text counts as slanted, that is neither along nor across the page. */
const MIN_SLANT_SINE = 0.2;
/** Most directions of a page read separately. A page with more has an ornament, which is read letter by letter. */
const MAX_DIRECTIONS = 12;

/** Collects the turned glyphs of a page. */
export class TurnedGlyphs {
  readonly #glyphs: (TurnedGlyph & { readonly isFaint: boolean })[] = [];
  readonly #spaces: (Point & { readonly degrees: number })[] = [];

  /** How many were collected. */
  get count(): number {
    return this.#glyphs.length;
  }

  /** Returns a glyph drawn between two points of its baseline, with its box on the page. */
  measure(look: Pick<Glyph, 'text' | 'size' | 'bold'>, start: Point, end: Point, degrees: number): TurnedGlyph {
    const angle = (degrees * Math.PI) / 180;
    const [upX, upY] = [Math.sin(angle) * look.size, -Math.cos(angle) * look.size];
    const { left, top, right, bottom } = boundsOf(
      [start, end].flatMap(({ x, y }) => [ASCENT, -DESCENT].map((part) => [x + upX * part, y + upY * part] as const)),
    );
    return { ...look, start, end, degrees, box: { x: left, y: top, width: right - left, height: bottom - top } };
  }

  add(glyph: TurnedGlyph, isFaint: boolean): void {
    this.#glyphs.push({ ...glyph, isFaint });
  }

  addSpace({ x, y }: Point, degrees: number): void {
    this.#spaces.push({ x, y, degrees });
  }

  /** Returns the text of each direction. `upright` is the page's other text; a watermark lies over it and is larger. */
  byDirection(width: number, height: number, upright: readonly Glyph[]): TurnedText[] {
    const usual = median(upright.map(({ size }) => size));
    const isHuge = ({ size }: TurnedGlyph) => size > HUGE * usual;
    const isOverText = ({ box }: TurnedGlyph) => upright.some((glyph) => isOver(box, glyph));
    return directionsOf(this.#glyphs).map((glyphs) => {
      const degrees = glyphs.reduce((sum, glyph) => sum + glyph.degrees, 0) / glyphs.length;
      const turn = turnedPage(degrees, width, height);
      const isSlanted = Math.abs(Math.sin((degrees * Math.PI) / 90)) > MIN_SLANT_SINE;
      const isOverIt = isSlanted && glyphs.some((glyph) => isHuge(glyph) && isOverText(glyph));
      const isOfMark = (glyph: (typeof glyphs)[number]) => isSlanted && (glyph.isFaint || (isOverIt && isHuge(glyph)));
      const near = this.#spaces.filter((space) => Math.abs(space.degrees - degrees) <= MAX_SPAN);
      const placed = (some: readonly TurnedGlyph[]) =>
        markDrawnSpaces(
          restoreLostBytes(some.map((glyph) => onPage(glyph, turn.place))),
          near.map((space) => turn.place(space)),
        );
      return {
        degrees: Math.round(degrees) % 360,
        width: turn.width,
        height: turn.height,
        glyphs: placed(glyphs.filter((glyph) => !isOfMark(glyph))),
        watermark: placed(glyphs.filter(isOfMark)),
      };
    });
  }
}

/** How many times as large as the text a watermark is. */
const HUGE = 2.5;

const isOver = (box: Box, { x, y, width, size }: Glyph) =>
  x < box.x + box.width && x + width > box.x && y - ASCENT * size < box.y + box.height && y > box.y;

/** Groups glyphs by direction, the most frequent first; rare directions form one group. */
function directionsOf<Turned extends TurnedGlyph>(glyphs: readonly Turned[]): Turned[][] {
  const directions = runsOf(
    glyphs.toSorted((a, b) => a.degrees - b.degrees),
    ({ degrees }, last, [first]) => degrees - last.degrees <= MAX_STEP && degrees - first.degrees <= MAX_SPAN,
  );
  const order = new Map(glyphs.map((glyph, index) => [glyph, index]));
  const drawn = (a: Turned, b: Turned) => (order.get(a) ?? 0) - (order.get(b) ?? 0);
  const most = directions.toSorted((a, b) => b.length - a.length);
  const rare = most.slice(MAX_DIRECTIONS).flat();
  return [...most.slice(0, MAX_DIRECTIONS), ...(rare.length > 0 ? [rare] : [])].map((alike) => alike.toSorted(drawn));
}

/** Returns the page turned so that text of a direction runs from the left, and a function that maps points onto it. */
function turnedPage(degrees: number, width: number, height: number) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn = (x: number, y: number) => [x * cos + y * sin, y * cos - x * sin] as const;
  const { left, top, right, bottom } = boundsOf([0, width].flatMap((x) => [0, height].map((y) => turn(x, y))));
  return {
    width: right - left,
    height: bottom - top,
    place: (point: Point): Point => {
      const [x, y] = turn(point.x, point.y);
      return { x: x - left, y: y - top };
    },
  };
}

function onPage({ text, size, bold, start, end, box }: TurnedGlyph, place: (point: Point) => Point): Glyph {
  const [from, to] = [place(start), place(end)];
  return { text, x: Math.min(from.x, to.x), y: from.y, width: Math.abs(to.x - from.x), size, bold, box };
}
