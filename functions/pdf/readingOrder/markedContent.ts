import { skipWhitespace } from './operators.ts';
import type { Edit } from './segments.ts';

/** The letter after the slash distinguishes these marks from all others. */
const REVERSED = 'R'.charCodeAt(0);
const SPAN = 'S'.charCodeAt(0);

/** Marks around right-to-left text, and around a mirrored bracket. */
const DISRUPTIVE_MARK = /^\/ReversedChars\s+BMC$|^\/Span\s*<<\s*\/ActualText\s*\((?:\\[()]|[[\]{}<>])\)\s*>>\s*BDC$/;

/**
 * Returns a reader of operators that removes the marks dividing right-to-left lines, by adding edits; undefined if the
 * page has none. All other operators and tags stay, so the page looks the same. Throws, at the latest in `end`, if the
 * content is not as the browser writes it.
 */
export const disruptiveMarks = (content: Buffer, edits: Edit[]): DisruptiveMarks | undefined =>
  content.includes('/ReversedChars') ? new DisruptiveMarks(content, edits) : undefined;

export class DisruptiveMarks {
  readonly #content: Buffer;
  readonly #edits: Edit[];
  /** For each open mark, whether it is removed. */
  readonly #open: boolean[] = [];

  constructor(content: Buffer, edits: Edit[]) {
    this.#content = content;
    this.#edits = edits;
  }

  see(name: string, start: number, end: number): void {
    const content = this.#content;
    let cut: boolean | undefined;
    if (name === 'BMC' || name === 'BDC') {
      const letter = content[start + 1];
      cut = (letter === REVERSED || letter === SPAN) && DISRUPTIVE_MARK.test(content.toString('latin1', start, end));
      this.#open.push(cut);
    } else if (name === 'EMC') {
      cut = this.#open.pop();
      if (cut === undefined || end - start > 'EMC'.length) throw new Error('A mark that ends nothing');
    }
    if (cut) this.#edits.push({ start, end: skipWhitespace(content, end), source: '' });
  }

  end(): void {
    if (this.#open.length > 0) throw new Error('A mark without an end');
  }
}
