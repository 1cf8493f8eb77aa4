import type { TreeNode } from '../../shared/templates/document/tree.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { costOfText } from './characterCosts.ts';
import { ELEMENT_COSTS } from './printCosts.ts';

/**
 * What another's markup costs, in milliseconds of one processor (a server's of 2024): its styles may draw borders and
 * colours around each element. Set by hand; all else is measured by `npm run learn:print`, and
 * `npm run attack -- print-costs` fails where a print takes five times its estimate.
 */
const FOREIGN = {
  element: 0.6,
  /**
   * Of the pieces of one paragraph, with the square of their number: each tag is looked for among all before it. 1,000
   * took 160 ms, 8,000 took 6 to 10 s: up to 2.5 times less than this.
   */
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
    this.#milliseconds += tag === 'li' ? ELEMENT_COSTS.item : ELEMENT_COSTS.element;
  }

  /** An element of another's markup. */
  foreignElement(): void {
    this.#milliseconds += FOREIGN.element;
  }

  /** Elements and texts that share a paragraph. */
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

/** What a résumé's document costs to print. */
export function estimatePrintCost(document: TreeNode): PrintCost {
  const cost = new PrintCost();
  const add = (node: TreeNode): void => {
    if (typeof node === 'string') return cost.text(node);
    cost.element(node.tag);
    // What grows with the square of the elements of a paragraph is in the price of an element: it was measured where a
    // text holds as many as it may.
    for (const child of node.children) add(child);
  };
  add(document);
  return cost;
}
