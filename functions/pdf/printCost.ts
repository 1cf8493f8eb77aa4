import type { TreeNode } from '../../shared/templates/document/tree.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { costOfText } from './characterCosts.ts';
import { ELEMENT_COSTS } from './printCosts.ts';

/**
 * Cost of untrusted markup, in milliseconds of one processor (of a server of 2024): its styles may draw borders and
 * colours around each element. Set by hand; everything else is measured by `npm run learn:print`, and `npm run attack
 * -- print-costs` fails if a print takes five times its estimate.
 */
const FOREIGN = {
  element: 0.6,
  /**
   * Per square of the number of pieces in one paragraph, because each tag is searched among all before it. 1,000 pieces
   * took 160 ms, 8,000 took 6 to 10 s, up to 2.5 times less than this.
   */
  pieces: 4e-4,
} as const;

/** Largest cost of a document. A résumé of 30 full pages, the longest possible, comes to half of it. */
export const MAX_PRINT_COST = 2_000;

/** Adds up the cost of printing a document. */
export class PrintCost {
  #milliseconds = 0;

  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** Adds an element of our templates. */
  element(tag: string): void {
    this.#milliseconds += tag === 'li' ? ELEMENT_COSTS.item : ELEMENT_COSTS.element;
  }

  /** Adds an element of untrusted markup. */
  foreignElement(): void {
    this.#milliseconds += FOREIGN.element;
  }

  /** Adds the elements and texts that share one paragraph. */
  pieces(count: number): void {
    this.#milliseconds += count * count * FOREIGN.pieces;
  }

  text(text: string): void {
    this.#milliseconds += costOfText(text);
  }

  /** Throws pdf_too_complex above {@link MAX_PRINT_COST}. */
  check(): void {
    if (this.#milliseconds > MAX_PRINT_COST)
      throw new AppError('pdf_too_complex', {
        details: { reason: 'cost', cost: Math.round(this.#milliseconds), limit: MAX_PRINT_COST },
      });
  }
}

/** Returns the cost of printing a résumé's document. */
export function estimatePrintCost(document: TreeNode): PrintCost {
  const cost = new PrintCost();
  const add = (node: TreeNode): void => {
    if (typeof node === 'string') return cost.text(node);
    cost.element(node.tag);
    // The cost that grows with the square of a paragraph's elements is included in the price of an element, which was
    // measured in a text with as many as it may hold.
    for (const child of node.children) add(child);
  };
  add(document);
  return cost;
}
