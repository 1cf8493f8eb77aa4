import { dictionary } from '../../../shared/platform/ownProperty.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import { ClaimedPieces } from '../places/claims.ts';
import type { RulesReading } from '../resume/parsedResume.ts';
import { linesOf, paragraphsOf, type LabelledPart } from './fields.ts';
import { roleOf } from './labels.ts';
import type { Part } from './parts.ts';
import { trustOf, type Trust } from './trust.ts';
import { fileSeen, type FileSeen, type ValueSeen } from './valueSeen.ts';

/** A document whose parts have labels: what each section of a résumé is read from. */
export class LabelledDocument {
  /** How sure values are, 0-1, by their path: `experience.0.title`. */
  readonly confidence = dictionary<number>();
  /** Where each value was read. */
  readonly claims = new ClaimedPieces();
  readonly lines: readonly TextLine[];
  readonly labelled: readonly LabelledPart[];
  readonly direction: Direction;
  readonly rules: RulesReading;
  readonly trust: Trust;
  readonly #counts = new Map<number, number>();
  readonly #indexes = new Map<Part, number>();
  #file: FileSeen | undefined;

  constructor(
    lines: readonly TextLine[],
    labelled: readonly LabelledPart[],
    direction: Direction,
    rules: RulesReading,
    trust: Trust = (seen) => trustOf(seen),
  ) {
    [this.lines, this.labelled, this.direction, this.rules, this.trust] = [lines, labelled, direction, rules, trust];
    for (const [at, { part }] of labelled.entries()) {
      this.#counts.set(part.line, (this.#counts.get(part.line) ?? 0) + 1);
      this.#indexes.set(part, at);
    }
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

  /** The place of a part in reading order; -1 for none of this document. */
  readonly indexOf = (part: Part): number => this.#indexes.get(part) ?? -1;

  /** Notes how far a value can be trusted by what is seen of it, and gives it back. */
  ask(path: string, seen: Omit<ValueSeen, 'file'>): string {
    if (seen.text === '') return '';
    this.#file ??= fileSeen(this.labelled);
    return this.sure(path, seen.text, this.trust({ ...seen, file: this.#file }, path));
  }

  /** Notes how sure a value is, and gives it back. */
  sure(path: string, text: string, sure: number): string {
    if (text !== '') this.confidence[path] = Math.round(sure * 100) / 100;
    return text;
  }
}
