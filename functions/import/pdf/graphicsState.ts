import { colorDifference, type PaintedArea } from './backgroundColor.ts';
import { IDENTITY, type Matrix } from './matrix.ts';

/** The properties of a font that are used. */
export interface Font {
  readonly bold: boolean;
  /** Text space units for one unit of glyph width. */
  readonly unit: number;
  /** Whether its letters are icons, whatever characters they map to. */
  readonly isIcons?: boolean;
}

/** The blend mode that hides what is below. */
export const NORMAL_BLEND = 'source-over';
/** The graphics state at the beginning of a page. */
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
  /** The combined opacity of the groups being drawn. */
  groupAlpha: 1,
  /** The blend mode, by the PDF reader's name. */
  blend: NORMAL_BLEND as string,
  /** The number of drawn shapes when the coordinates last changed; -1 if they never did. */
  changedAt: -1,
  /** Bounds of the clip; undefined without one. */
  clip: undefined as PaintedArea | undefined,
};
export type GraphicsState = typeof START;

const INVISIBLE_RENDERING_MODES = new Set([3, 7]);
/** Anything less opaque is invisible. */
export const MIN_OPACITY = 0.08;
/** Most states saved at once; further saves are ignored. */
const MAX_SAVED = 500;

/** The current graphics state and the saved ones. */
export class GraphicsStack {
  readonly #start: Matrix;
  #saved: GraphicsState[] = [];
  /** The saved states and the current state of the page, for each annotation being drawn. */
  readonly #interrupted: { readonly saved: GraphicsState[]; readonly state: GraphicsState }[] = [];
  state: GraphicsState;

  constructor(matrix: Matrix) {
    this.#start = matrix;
    this.state = { ...START, matrix: this.#start };
  }

  /** Begins an annotation, which is drawn from a fresh state. */
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

  /** Saves the state before a form or group, whose end always restores it. */
  enter(): void {
    this.#saved.push({ ...this.state });
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state;
  }
}

/** Returns the opacity of what is drawn, 0-1, including its groups. */
export const opacityOf = ({ alpha, groupAlpha }: GraphicsState) => alpha * groupAlpha;

export const isTooFaint = (state: GraphicsState) => opacityOf(state) < MIN_OPACITY;

/** Whether text is invisible on a background; `behind` is undefined if the background is uncertain. */
export const isTextHidden = (state: GraphicsState, behind: string | undefined) =>
  INVISIBLE_RENDERING_MODES.has(state.mode) || isTooFaint(state) || isFillHidden(state, behind);

/** The largest difference between two colours that look the same. */
const SAME_COLOR = 6;
/** Whether the fill has the colour of its background. */
export const isFillHidden = ({ fill }: GraphicsState, behind: string | undefined) =>
  fill !== undefined && behind !== undefined && colorDifference(fill, behind) <= SAME_COLOR;
