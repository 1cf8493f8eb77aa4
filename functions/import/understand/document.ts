import type { Direction } from '../../../shared/platform/language.ts';
import { dictionary } from '../../../shared/platform/ownProperty.ts';
import type { TextLine } from '../page/textLine.ts';
import { ClaimedPieces } from '../places/claims.ts';
import { LabelledPage } from './labelledPage.ts';
import type { LabelledPart } from './labels.ts';
import { trustOf, type Trust } from './trust.ts';
import type { ValueSeen } from './valueSeen.ts';

/** A labelled page from which a résumé is read. Collects the confidence of each value and where it was read. */
export class LabelledDocument extends LabelledPage {
  /** Confidence of values, 0-1, by path: `experience.0.title`. */
  readonly confidence = dictionary<number>();
  /** The parts from which each value was read. */
  readonly claims = new ClaimedPieces();
  /** Addresses of the file's links. */
  readonly links: readonly string[];
  /** Indexes of lines that repeat the résumé in a second language. */
  readonly left: ReadonlySet<number>;
  readonly trust: Trust;

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
    super(lines, labelled, direction);
    [this.links, this.left, this.trust] = [links, left, trust];
  }

  /** Returns these lines without those that a second version repeats. */
  once(some: readonly TextLine[]): TextLine[] {
    const again = new Set([...this.left].map((lineIndex) => this.lines[lineIndex]));
    return some.filter((line) => !again.has(line));
  }

  /**
   * Notes that a field (`exp-1.title`), or a part of the résumé, is read from these parts, and returns them. `isOther`:
   * the field gets only words that no other field has.
   */
  claim<Parts extends readonly LabelledPart[]>(field: string, parts: Parts, isOther = false): Parts {
    this.claims.add(
      field,
      parts.map(({ part }) => part),
      isOther,
    );
    return parts;
  }

  /** Notes the confidence of a value, estimated from its signs, and returns its text. */
  ask(path: string, seen: ValueSeen): string {
    return seen.text === '' ? '' : this.sure(path, seen.text, this.trust(seen, path));
  }

  /** Notes the confidence of a value and returns its text. */
  sure(path: string, text: string, sure: number): string {
    if (text !== '') this.confidence[path] = Math.round(sure * 100) / 100;
    return text;
  }
}
