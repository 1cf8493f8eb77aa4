import type { Direction } from '../../../shared/platform/language.ts';
import { dictionary } from '../../../shared/platform/ownProperty.ts';
import type { TextLine } from '../page/textLine.ts';
import { ClaimedPieces } from '../places/claims.ts';
import { LabelledPage } from './labelledPage.ts';
import type { LabelledPart } from './labels.ts';
import { trustOf, type Trust } from './trust.ts';
import type { ValueSeen } from './valueSeen.ts';

/** A labelled page as a résumé is read from it: with how sure each value is, and where it was read. */
export class LabelledDocument extends LabelledPage {
  /** How sure values are, 0-1, by their path: `experience.0.title`. */
  readonly confidence = dictionary<number>();
  /** Where each value was read. */
  readonly claims = new ClaimedPieces();
  /** Addresses behind texts of the file. */
  readonly links: readonly string[];
  /** Numbers of the lines that a second version of the résumé says again. */
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

  /** Some lines of the document without those that a second version says again. */
  once(some: readonly TextLine[]): TextLine[] {
    const again = new Set([...this.left].map((lineIndex) => this.lines[lineIndex]));
    return some.filter((line) => !again.has(line));
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

  /** Notes how sure a value is, and gives it back. */
  sure(path: string, text: string, sure: number): string {
    if (text !== '') this.confidence[path] = Math.round(sure * 100) / 100;
    return text;
  }
}
