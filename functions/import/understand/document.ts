import { dictionary } from '../../../shared/platform/ownProperty.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import { ClaimedPieces } from '../places/claims.ts';
import { linesOf, paragraphsOf, type LabelledPart } from './fields.ts';
import { roleOf } from './labels.ts';
import { trustOf, type Trust } from './trust.ts';
import type { ValueSeen } from './valueSeen.ts';

/** A document whose parts have labels: what each section of a résumé is read from. */
export class LabelledDocument {
  /** How sure values are, 0-1, by their path: `experience.0.title`. */
  readonly confidence = dictionary<number>();
  /** Where each value was read. */
  readonly claims = new ClaimedPieces();
  readonly lines: readonly TextLine[];
  readonly labelled: readonly LabelledPart[];
  readonly direction: Direction;
  /** Addresses behind texts of the file. */
  readonly links: readonly string[];
  /** Numbers of the lines that a second version of the résumé says again. */
  readonly left: ReadonlySet<number>;
  readonly trust: Trust;
  readonly #counts = new Map<number, number>();

  constructor(
    lines: readonly TextLine[],
    labelled: readonly LabelledPart[],
    direction: Direction,
    {
      links = [],
      left = new Set(),
      trust = (seen) => trustOf(seen),
    }: {
      readonly links?: readonly string[];
      readonly left?: ReadonlySet<number>;
      readonly trust?: Trust | undefined;
    } = {},
  ) {
    [this.lines, this.labelled, this.direction] = [lines, labelled, direction];
    [this.links, this.left, this.trust] = [links, left, trust];
    for (const { part } of labelled) this.#counts.set(part.line, (this.#counts.get(part.line) ?? 0) + 1);
  }

  /** Some lines of the document without those that a second version says again. */
  once(some: readonly TextLine[]): TextLine[] {
    const again = new Set([...this.left].map((at) => this.lines[at]));
    return some.filter((line) => !again.has(line));
  }

  /** Parts of some roles, in reading order. */
  of(...roles: string[]): LabelledPart[] {
    return this.labelled.filter(({ label }) => roles.includes(roleOf(label)));
  }

  /** The lines that the parts of some roles make. */
  linesOf(...roles: string[]): TextLine[] {
    return linesOf(this.lines, this.of(...roles), this.#counts);
  }

  /** The paragraphs that some parts make. */
  paragraphsOf(parts: readonly LabelledPart[]): string {
    return paragraphsOf(this.lines, parts, this.direction, this.#counts);
  }

  /**
   * Notes that a field (`exp-1.title`), or a part of the résumé, is read from some parts, and gives them back;
   * `isOther`: only what no other field has of them.
   */
  claim<Parts extends readonly LabelledPart[]>(field: string, parts: Parts, isOther = false): Parts {
    this.claims.add(
      field,
      parts.map(({ part }) => part),
      isOther,
    );
    return parts;
  }

  /** Notes how far a value can be trusted by what is seen of it, and gives it back. */
  ask(path: string, seen: ValueSeen): string {
    return seen.text === '' ? '' : this.sure(path, seen.text, this.trust(seen, path));
  }

  /** Notes that a value is at most so sure, and gives it back. */
  doubt(path: string, text: string, most: number): string {
    return this.sure(path, text, Math.min(most, this.confidence[path] ?? most));
  }

  /** Notes how sure a value is, and gives it back. */
  sure(path: string, text: string, sure: number): string {
    if (text !== '') this.confidence[path] = Math.round(sure * 100) / 100;
    return text;
  }
}
