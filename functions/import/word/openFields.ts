import { readFieldInstruction } from '../page/fieldInstruction.ts';
import { PAGE_COUNT } from '../page/pageCounts.ts';

/**
 * The fields that are open while the runs of a paragraph are read one after the other; they may stand within each
 * other. What Word has computed for those that count pages (`Page 2 of 3`) is left out.
 */
export class OpenFields {
  /** Instructions of the fields that have begun and not ended, the outermost first. */
  readonly #open: string[] = [];
  /** The text that was left out since a field that counts pages began. */
  #held = '';

  /** A field begins or ends here (`fldCharType`). Returns the text that takes the place of one that has ended. */
  mark(kind: string | undefined): string {
    if (kind === 'begin') this.#open.push('');
    if (kind !== 'end') return '';
    const instruction = this.#open.pop() ?? '';
    if (!countsPages(instruction)) return '';
    this.#held = '';
    return PAGE_COUNT;
  }

  addInstruction(text: string): void {
    const last = this.#open.pop();
    if (last !== undefined) this.#open.push(last + text);
  }

  /** Where the text leads to that is read now. */
  address(): string | undefined {
    return this.#open.map((instruction) => readFieldInstruction(instruction).address).findLast(Boolean);
  }

  /** The text as it is to be read: empty within a field that counts pages. */
  show(text: string): string {
    if (!this.#open.some(countsPages)) return text;
    this.#held += text;
    return '';
  }

  /** At the end of a paragraph: what followed the beginning of a field that never ended; it may be no part of it. */
  rest(): string {
    return this.#open.length === 0 ? '' : this.#held;
  }
}

const countsPages = (instruction: string) => readFieldInstruction(instruction).countsPages;
