import { readFieldInstruction } from './fieldInstruction.ts';
import { PAGE_COUNT } from './pageCounts.ts';

/** The fields of a paragraph that are open, as its runs are read one after the other. */
export class PageFields {
  /** Instructions, the outermost first. */
  readonly #open: string[] = [];
  /** What the fields that count pages have shown so far. */
  #held = '';

  /** A field begins or ends here (`fldCharType`): the text that stands in its place. */
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

  /** The part of a text that is shown as such: nothing of what counts pages. */
  show(text: string): string {
    if (!this.#open.some(countsPages)) return text;
    this.#held += text;
    return '';
  }

  /** What is behind the beginning of a field that never ends: nobody knows whether it was shown by it. */
  rest(): string {
    return this.#open.length === 0 ? '' : this.#held;
  }
}

const countsPages = (instruction: string) => readFieldInstruction(instruction).countsPages;
