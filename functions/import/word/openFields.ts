import { readFieldInstruction } from '../page/fieldInstruction.ts';
import { PAGE_COUNT } from '../page/pageCounts.ts';

/** The open fields while a paragraph's runs are read, perhaps nested. Page numbers (`Page 2 of 3`) are left out. */
export class OpenFields {
  /** Instructions of the open fields, the outermost first. */
  readonly #open: string[] = [];
  /** The text left out since a page number field began. */
  #held = '';

  /** Begins or ends a field (`fldCharType`). Returns the text that replaces a field that has ended. */
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

  /** Returns the address that the current text links to. */
  address(): string | undefined {
    return this.#open.map((instruction) => readFieldInstruction(instruction).address).findLast(Boolean);
  }

  /** Returns the text to read: empty within a page number field. */
  show(text: string): string {
    if (!this.#open.some(countsPages)) return text;
    this.#held += text;
    return '';
  }

  /** Returns the text after the beginning of a field that the paragraph never ends: it may not belong to the field. */
  rest(): string {
    return this.#open.length === 0 ? '' : this.#held;
  }
}

const countsPages = (instruction: string) => readFieldInstruction(instruction).countsPages;
