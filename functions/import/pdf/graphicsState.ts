import { colorDifference, type PaintedArea } from './backgroundColor.ts';
import { IDENTITY, type Matrix } from './matrix.ts';

/** The properties of a font that are used. */
export interface Font {
  readonly bold: boolean;
  /** Text space units for one unit of a glyph's width. */
  readonly unit: number;
  /** Its letters are pictures, whatever they are called. */
  readonly isIcons?: boolean;
}

/** What is drawn so hides what is behind it. */
export const NORMAL_BLEND = 'source-over';
/** What operators of a page draw with, as it begins. */
const START = {
  matrix: IDENTITY,
  font: undefined as Font | undefined,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  /** `#rrggbb`; undefined for a pattern. */
  fill: '#000000' as string | undefined,
  alpha: 1,
  /** Of the groups that it is drawn in, all together. */
  groupAlpha: 1,
  /** How it is laid over what is behind it, as the PDF reader names it. */
  blend: NORMAL_BLEND as string,
  /** How much had been drawn when the coordinates last changed; -1: they never did. */
  changedAt: -1,
  /** What is drawn is seen within it, as far as its bounds say; everywhere where it is undefined. */
  clip: undefined as PaintedArea | undefined,
};
export type GraphicsState = typeof START;

const INVISIBLE_RENDERING_MODES = new Set([3, 7]);
/** What is more transparent than that is not seen. */
export const MIN_OPACITY = 0.08;
/** States that a page may save at a time; what it saves beyond them is not restored. */
const MAX_SAVED = 500;

/** The state that operators draw with, and those that were saved before it. */
export class GraphicsStack {
  readonly #start: Matrix;
  #saved: GraphicsState[] = [];
  /** What was saved, and held, before each annotation that is drawn now. */
  readonly #interrupted: { readonly saved: GraphicsState[]; readonly state: GraphicsState }[] = [];
  state: GraphicsState;

  constructor(matrix: Matrix) {
    this.#start = matrix;
    this.state = { ...START, matrix: this.#start };
  }

  /** An annotation begins: it is drawn as if nothing had been before it. */
  beginAnnotation(): void {
    this.#interrupted.push({ saved: this.#saved, state: this.state });
    this.#saved = [];
    this.state = { ...START, matrix: this.#start };
  }

  endAnnotation(): void {
    const before = this.#interrupted.pop();
    if (before) [this.#saved, this.state] = [before.saved, before.state];
  }

  get isInAnnotation(): boolean {
    return this.#interrupted.length > 0;
  }

  save(): void {
    if (this.#saved.length < MAX_SAVED) this.#saved.push({ ...this.state });
  }

  /** Saves the state before a form or a group, which is always left again. */
  enter(): void {
    this.#saved.push({ ...this.state });
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state;
  }
}

/** How opaque something is, 0-1, in the groups that it is drawn in. */
export const opacityOf = ({ alpha, groupAlpha }: GraphicsState) => alpha * groupAlpha;

export const isTooFaint = (state: GraphicsState) => opacityOf(state) < MIN_OPACITY;

/** Whether text is not seen over that background colour; `behind` is undefined where the colour is not certain. */
export const isTextHidden = (state: GraphicsState, behind: string | undefined) =>
  INVISIBLE_RENDERING_MODES.has(state.mode) || isTooFaint(state) || isFillHidden(state, behind);

/** Colours that no eye tells apart on one another. */
const SAME_COLOR = 6;
/** Whether the fill has the colour of what is behind it. */
export const isFillHidden = ({ fill }: GraphicsState, behind: string | undefined) =>
  fill !== undefined && behind !== undefined && colorDifference(fill, behind) <= SAME_COLOR;
