import { skipWhitespace } from './operators.ts';
import type { Edit } from './segments.ts';

/** Letters behind the slash by which these marks are told from all others at once. */
const REVERSED = 'R'.charCodeAt(0);
const SPAN = 'S'.charCodeAt(0);

/** Around text that runs right to left; around a bracket that is shown as its mirror image. */
const DISRUPTIVE_MARK = /^\/ReversedChars\s+BMC$|^\/Span\s*<<\s*\/ActualText\s*\((?:\\[()]|[[\]{}<>])\)\s*>>\s*BDC$/;

/**
 * Takes the marks out of a page that break its right-to-left lines into pieces, by adding to the edits what it sees in
 * a walk over the operators; undefined where the page has none. Every other operator stays as it is, in its place: the
 * page looks the same, and the marks of its tags are untouched. Throws, at the latest when the walk is over (`end`),
 * when the content is not of the kind that the browser writes.
 */
export const disruptiveMarks = (content: Buffer, edits: Edit[]): DisruptiveMarks | undefined =>
  content.includes('/ReversedChars') ? new DisruptiveMarks(content, edits) : undefined;

export class DisruptiveMarks {
  readonly #content: Buffer;
  readonly #edits: Edit[];
  /** Of each mark that is open, whether it goes. */
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
