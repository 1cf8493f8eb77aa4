import type { TreeNode } from '../../shared/templates/document/tree.ts';
import { AppError } from '../../shared/errors/errors.ts';

/**
 * What printing costs, in milliseconds of one processor (a server's of 2024), by what a document holds; measured, see
 * decision 19. A page of text comes to about 20.
 */
const MS = {
  /** An element of the templates: laid out, drawn and tagged. */
  element: 0.15,
  /** An item of a list has a mark of its own. */
  item: 0.35,
  /** An element of another's markup, whose styles may draw borders and colours around each. */
  foreign: 0.6,
  character: 0.002,
  /**
   * A character of a script whose letters stand on each other or whose words have no blanks between them: Thai, Khmer,
   * Myanmar.
   */
  stacked: 0.1,
  /** Where the script changes, shaping and drawing start anew. */
  change: 0.022,
  /** The same to or from a script that another font draws. */
  borrowed: 0.1,
  /** A mark or a point on a letter. */
  mark: 0.01,
  /**
   * Of a word of joined letters, with the square of its length: it is shaped anew for every place where it might be
   * broken.
   */
  joined: 5e-5,
  /** Of the pieces of one paragraph, with the square of their number: each tag is looked for among all before it. */
  pieces: 4e-4,
} as const;

/** The most that a document may cost. A résumé of 30 full pages, the most there may be, comes to half of it. */
export const MAX_PRINT_COST = 2_000;

/** Adds up what a document costs to print. */
export class PrintCost {
  #milliseconds = 0;

  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** An element of the templates. */
  element(tag: string): void {
    this.#milliseconds += tag === 'li' ? MS.item : MS.element;
  }

  /** An element of another's markup. */
  foreignElement(): void {
    this.#milliseconds += MS.foreign;
  }

  /** Elements and texts that share a paragraph. */
  pieces(count: number): void {
    this.#milliseconds += count * count * MS.pieces;
  }

  text(text: string): void {
    const { changes, borrowed, marks, joined, stacked } = textComplexity(text);
    this.#milliseconds +=
      text.length * MS.character +
      changes * MS.change +
      borrowed * MS.borrowed +
      marks * MS.mark +
      joined * MS.joined +
      stacked * MS.stacked;
  }

  /** Throws pdf_too_complex above {@link MAX_PRINT_COST}. */
  check(): void {
    if (this.#milliseconds > MAX_PRINT_COST)
      throw new AppError('pdf_too_complex', {
        details: { reason: 'cost', cost: Math.round(this.#milliseconds), limit: MAX_PRINT_COST },
      });
  }
}

/** What a résumé's document costs to print. */
export function estimatePrintCost(document: TreeNode): PrintCost {
  const cost = new PrintCost();
  const add = (node: TreeNode): void => {
    if (typeof node === 'string') return cost.text(node);
    cost.element(node.tag);
    // Isolated runs and the like are bounded where they are made; longer lists are of elements that each are a
    // paragraph.
    for (const child of node.children) add(child);
  };
  add(document);
  return cost;
}

/** Kinds of characters: what is of one kind is shaped and drawn in one go. */
const NEUTRAL = 0;
const DIGIT = 1;
const LATIN = 2;
const HEBREW = 3;
const IDEOGRAPH = 4;
const BLOCKS = 5;

function scriptClass(code: number): number {
  if (code < 0x80) {
    if (code >= 0x30 && code <= 0x39) return DIGIT;
    return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a ? LATIN : NEUTRAL;
  }
  if (code < 0x250) return code >= 0xc0 || code === 0xbd ? LATIN : NEUTRAL;
  if (code >= 0x590 && code < 0x600) return HEBREW;
  if ((code >= 0x2000 && code < 0x2070) || isMark(code)) return NEUTRAL;
  if (isIdeograph(code)) return IDEOGRAPH;
  return BLOCKS + (code >> 8);
}

/** Chinese, Japanese and Korean, and in pairs the emoji: each is drawn by one font. */
const isIdeograph = (code: number) => code >= 0x2e80 && code < 0xe000;

const isBidiControl = (code: number) =>
  code === 0x200e || code === 0x200f || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code < 0x206a);

const isMark = (code: number) => (code >= 0x300 && code < 0x370) || (code >= 0x591 && code < 0x5c8);

/** Letters that are joined with their neighbours: Arabic and its kin. */
const isJoined = (code: number) =>
  (code >= 0x600 && code < 0x860) || (code >= 0x8a0 && code < 0x900) || (code >= 0x1800 && code < 0x18b0);

/** Letters of South and South-East Asia, of which some are measured: shaping each costs as much as fifty of Latin. */
const isStacked = (code: number) =>
  (code >= 0x900 && code < 0x10a0) ||
  (code >= 0x1700 && code < 0x1800) ||
  (code >= 0x18b0 && code < 0x1d00) ||
  (code >= 0xa800 && code < 0xac00);

/**
 * How often the script changes, how many marks there are, and the sum of the squares of the lengths of words of joined
 * letters.
 */
function textComplexity(text: string): {
  readonly changes: number;
  readonly borrowed: number;
  readonly marks: number;
  readonly joined: number;
  readonly stacked: number;
} {
  let changes = 0;
  let borrowed = 0;
  let marks = 0;
  let joined = 0;
  let stacked = 0;
  let last = NEUTRAL;
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = scriptClass(code);
    if (isMark(code)) marks += 1;
    if (isStacked(code)) stacked += 1;
    if (isBidiControl(code)) changes += 1;
    if (kind !== NEUTRAL && kind !== last) {
      if (last >= BLOCKS || (kind >= BLOCKS && last !== NEUTRAL)) borrowed += 1;
      else if (last !== NEUTRAL) changes += 1;
      last = kind;
    }
    if (isJoined(code)) length += 1;
    else if (length > 0) {
      joined += length * length;
      length = 0;
    }
  }
  return { changes, borrowed, marks, joined: joined + length * length, stacked };
}
