import { skipWhitespace } from '../readingOrder/operators.ts';
import type { Edit } from '../readingOrder/segments.ts';
import { readTagNumber } from '../readingOrder/tagNumber.ts';

const PAINTS = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh', 'Do']);
const [LETTER_A, LETTER_F] = ['A', 'F'].map((letter) => letter.charCodeAt(0));
const ENDS_PATH = new Set([...PAINTS, 'n']);
const PATH = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);

/** A tag that is open. */
interface OpenTag {
  readonly start: number;
  /** Position after its `BDC`. */
  readonly inside: number;
  readonly mcid: number | undefined;
  readonly isArtifact: boolean;
  /** Whether it contains text, or a picture with a description. */
  hasText: boolean;
}

/**
 * Makes all content of a page either tagged or an artifact. It visits the page's operators and adds edits: tags without
 * text (lines and boxes that the browser assigns to their element) and untagged content become artifacts.
 */
export class UntaggedParts {
  readonly #content: Buffer;
  readonly #edits: Edit[];
  readonly #dropped = new Set<number>();
  readonly #open: OpenTag[] = [];
  #pathAt: number | undefined;
  #textAt: number | undefined;
  #isTagged = false;

  constructor(content: Buffer, edits: Edit[]) {
    this.#content = content;
    this.#edits = edits;
  }

  /** Tags that contained no text and were removed. */
  get dropped(): ReadonlySet<number> {
    return this.#dropped;
  }

  see(name: string, start: number, end: number): void {
    if (name === 'BDC' || name === 'BMC') this.#begin(name, start, end);
    else if (name === 'EMC') this.#end();
    else if (name === 'Tj' || name === 'TJ') for (const tag of this.#open) tag.hasText = true;
    else if (name === 'BT') this.#textAt = this.#isTagged ? undefined : start;
    else if (name === 'ET') {
      if (this.#textAt !== undefined) this.#wrap(this.#textAt, end);
      this.#textAt = undefined;
    } else if (PATH.has(name)) this.#pathAt ??= start;
    else if (ENDS_PATH.has(name)) {
      if (PAINTS.has(name) && !this.#isTagged) this.#wrap(this.#pathAt ?? start, end);
      this.#pathAt = undefined;
    }
  }

  #begin(name: string, start: number, end: number): void {
    const content = this.#content;
    const mcid = name === 'BDC' ? readTagNumber(content, start, end) : undefined;
    const letter = content[start + 1];
    const isCalled = (tag: string) => content.toString('latin1', start, start + tag.length) === tag;
    const isArtifact = letter === LETTER_A && isCalled('/Artifact');
    const isPicture = letter === LETTER_F && isCalled('/Figure');
    this.#open.push({ start, inside: skipWhitespace(content, end), mcid, hasText: isPicture, isArtifact });
    if (mcid !== undefined || isArtifact) this.#isTagged = true;
  }

  #end(): void {
    const tag = this.#open.pop();
    if (tag?.mcid !== undefined && !tag.hasText) {
      this.#dropped.add(tag.mcid);
      this.#edits.push({ start: tag.start, end: tag.inside, source: '/Artifact BMC\n' });
    }
    this.#isTagged = this.#open.some(({ mcid, isArtifact }) => mcid !== undefined || isArtifact);
  }

  #wrap(start: number, last: number): void {
    const end = skipWhitespace(this.#content, last);
    this.#edits.push({ start, end: start, source: '/Artifact BMC\n' }, { start: end, end, source: 'EMC\n' });
  }
}
