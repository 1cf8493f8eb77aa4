import { withComposedLetters } from './composedLetters.ts';
import { isWithin, withinClip } from './backgroundColor.ts';
import type { Glyph } from '../page/glyph.ts';
import {
  isFillHidden,
  isTextHidden,
  isTooFaint,
  NORMAL_BLEND,
  opacityOf,
  type GraphicsState,
} from './graphicsState.ts';
import { lettersOver, type DrawnLetter } from './letterShapes.ts';
import { multiply, transformPoint, type Matrix } from './matrix.ts';
import { countShapes, outlineBelow, shownText, type Outline } from './outlines.ts';
import { areaOf, sidesOf, type PaintedPage } from './paintedPage.ts';
import { withoutNamedPoints } from './pointedLetters.ts';
import { restoreLostBytes } from './repairEncoding.ts';
import { markRuledGaps } from './ruledGaps.ts';
import { markDrawnSpaces, type DrawnSpace } from './spaces.ts';
import { withNamedLigatures } from './unnamedLigatures.ts';
import { degreesOf, isFaintOn } from './turn.ts';
import { TurnedGlyphs } from './turnedText.ts';

/** Icons that are bullets. */
const ICON_BULLET = /^[○●•◦▪■□◆◇►▸‣]/;
/** Smaller text is invisible to people; in points. */
const MIN_TEXT_SIZE = 2.5;
/** Most characters of one page; no résumé has more. */
const MAX_GLYPHS = 30_000;
/** Most shapes in a row, without text between them, that may be letters. */
const MAX_OUTLINES = 300;

/** A transparent text over an outline: its glyphs, and its letters with the shapes below them. */
export interface TextOverOutline {
  readonly glyphs: readonly Glyph[];
  readonly letters: readonly DrawnLetter[];
}

/** Collects the visible text of a page from its glyphs, and from shapes that may be letters, in drawing order. */
export class VisibleText {
  readonly #page: PaintedPage;
  readonly #width: number;
  readonly #height: number;
  readonly #glyphs: Glyph[] = [];
  readonly #spaces: DrawnSpace[] = [];
  readonly #turned = new TurnedGlyphs();
  readonly #overOutlines: TextOverOutline[] = [];
  #outlines: Outline[] = [];
  /** Whether the current layer is hidden. */
  isOff = false;

  constructor(page: PaintedPage, width: number, height: number) {
    this.#page = page;
    this.#width = width;
    this.#height = height;
  }

  /** Places a character. `text` is its text matrix. Characters outside the page are left out. */
  place(state: GraphicsState, text: Matrix, unicode: string, advance: number): void {
    if (this.isOff || (state.font?.isIcons === true && !ICON_BULLET.test(unicode))) return;
    if (this.#glyphs.length + this.#turned.count >= MAX_GLYPHS || this.#spaces.length >= MAX_GLYPHS) return;
    const all = multiply(state.matrix, text);
    const degrees = degreesOf(all, state.size, state.stretch);
    if (unicode.trim() === '') {
      const [x, y] = transformPoint(all, advance / 2, state.rise);
      if (unicode !== '' && degrees === 0) this.#spaces.push({ x, y });
      else if (unicode !== '') this.#turned.addSpace({ x, y }, degrees);
      return;
    }
    const size = Math.hypot(all[2], all[3]) * Math.abs(state.size);
    if (!(size >= MIN_TEXT_SIZE)) return;
    const look = { text: unicode, size, bold: state.font?.bold === true || state.mode === 2 };
    const [start, end] = [transformPoint(all, 0, state.rise), transformPoint(all, advance, state.rise)];
    if (degrees === 0) this.#placeUpright(state, look, start, end[0]);
    else this.#placeTurned(state, look, start, end, degrees);
  }

  #placeUpright(state: GraphicsState, look: GlyphLook, [from, y]: XY, end: number): void {
    const [x, right] = from < end ? [from, end] : [end, from];
    if (right < 0 || x > this.#width || y < 0 || y > this.#height + look.size) return;
    const glyph = { text: look.text, x, y, width: right - x, size: look.size, bold: look.bold };
    const behind = this.#page.colorAt((x + right) / 2, y - look.size / 3);
    if (isTextHidden(state, behind)) outlineBelow(this.#outlines, glyph)?.covered.push(glyph);
    else {
      this.showOutlines();
      this.#glyphs.push(glyph);
    }
  }

  #placeTurned(state: GraphicsState, look: GlyphLook, [x, y]: XY, [endX, endY]: XY, degrees: number): void {
    const glyph = this.#turned.measure(look, { x, y }, { x: endX, y: endY }, degrees);
    const { box } = glyph;
    if (box.x + box.width < 0 || box.x > this.#width || box.y + box.height < 0 || box.y > this.#height) return;
    const behind = this.#page.colorAt(box.x + box.width / 2, box.y + box.height / 2);
    if (!isTextHidden(state, behind)) this.#turned.add(glyph, isFaintOn(behind, state.fill, opacityOf(state)));
  }

  /** Hides what was drawn before below an opaque filled box. */
  cover(state: GraphicsState, box: unknown): void {
    const sides = sidesOf(box);
    if (!sides || opacityOf(state) < 1 || state.blend !== NORMAL_BLEND || state.fill === undefined) return;
    const area = withinClip(areaOf(state, sides, state.fill), state.clip);
    const seen = this.#glyphs.filter((glyph) => !isWithin(glyph, area));
    this.#glyphs.splice(0, this.#glyphs.length, ...seen);
  }

  /** Adds a filled path that may be letters. */
  addOutline(state: GraphicsState, path: unknown, box: unknown): void {
    const drawn: unknown = Array.isArray(path) ? path[0] : undefined;
    const shapes = countShapes(drawn);
    const sides = sidesOf(box);
    if (shapes === 0 || !sides || isTooFaint(state) || this.#outlines.length >= MAX_OUTLINES) return;
    const area = areaOf(state, sides, state.fill);
    const behind = this.#page.colorAt((area.left + area.right) / 2, (area.top + area.bottom) / 2);
    if (isFillHidden(state, behind)) return;
    const drawnPath = { path: drawn as ArrayLike<number>, matrix: state.matrix };
    this.#outlines.push({ area, shapes, path: drawnPath, covered: [] });
  }

  /** Turns shapes into text if the glyphs over them match. Called before other text follows. */
  showOutlines(): void {
    if (this.#outlines.length === 0) return;
    for (const outline of this.#outlines) {
      const shown = shownText(outline);
      this.#glyphs.push(...shown);
      if (shown.length > 0) this.#overOutlines.push({ glyphs: shown, letters: lettersOver(outline.path, shown) });
    }
    this.#outlines = [];
  }

  /** Returns everything, after the page is drawn. */
  finish() {
    this.showOutlines();
    const letters = withNamedLigatures(withComposedLetters(withoutNamedPoints(restoreLostBytes(this.#glyphs))));
    const marked = [...letters, ...this.#page.bulletsAmong(letters)];
    return {
      glyphs: markRuledGaps(markDrawnSpaces(marked, this.#spaces), this.#page.rules, this.#page.chips),
      /** Turned text, by direction. */
      turned: this.#turned.byDirection(this.#width, this.#height, this.#glyphs),
      /** Texts drawn as shapes and given by transparent glyphs, which are among the glyphs. */
      overOutlines: this.#overOutlines as readonly TextOverOutline[],
    };
  }
}

type GlyphLook = Pick<Glyph, 'text' | 'size' | 'bold'>;
type XY = ReturnType<typeof transformPoint>;
