import type { TextLine } from '../page/textLine.ts';
import { isBullet } from './bullets.ts';
import { isPlace, scoreDegreeOrInstitution } from './cues.ts';
import { joinDashedName, splitAtCommaBeforeDash } from './dashedNames.ts';
import type { RawEntry } from './entryLines.ts';
import { isNameWithPlace, placeBesidePeriod } from './entryPlaces.ts';
import { extractGrades } from './grades.ts';
import { extractPlace, splitAtColon, splitAtComma, toHeadPieces, type HeadPiece } from './headPieces.ts';
import { belongsToHead, edgeOf, firstName, isPlaceLine, type HeadContext, type HeadState } from './lineBelowHead.ts';

/** The head of an entry in its parts, before its names are classified. */
export interface SplitHead {
  readonly entry: RawEntry;
  readonly pieces: readonly HeadPiece[];
  readonly place: string;
  readonly body: readonly TextLine[];
  /** How well a degree was done, as written. */
  readonly grades: readonly string[];
}

/** Splits an entry's head into names, place and grades; lines of its body that belong to the head are moved there. */
export function splitEntryHead(entry: RawEntry, context: HeadContext): SplitHead {
  const reader = new HeadReader(entry, context);
  reader.takeLinesBelow();
  reader.splitNameFromPlace();
  reader.takeOnlyItem();
  reader.takeNameInBrackets();
  return reader.split();
}

/** Reads one head: each step may move lines from the body to the head, and decides on names and place anew. */
class HeadReader {
  readonly #entry: RawEntry;
  readonly #state: HeadState;
  readonly #head: TextLine[];
  readonly #body: TextLine[];
  /** The place that stands beside or below the period. */
  readonly #placeOfPeriod: string | undefined;

  constructor(entry: RawEntry, context: HeadContext) {
    this.#entry = entry;
    this.#head = [...entry.head];
    this.#body = [...entry.body];
    this.#placeOfPeriod = entry.place ?? placeBesidePeriod(entry, context.judge);
    if (this.#placeOfPeriod !== undefined && entry.place === undefined) this.#head.pop();
    const first = this.#head[0] ?? this.#body[0];
    this.#state = { context, start: first ? edgeOf(first, context) : 0, names: [], place: '' };
    this.#readNames();
  }

  /** Takes lines below the head into it, as long as a name or the place is wanted and the line can be that. */
  takeLinesBelow(): void {
    for (let [next, after] = this.#body; next !== undefined; [next, after] = this.#body) {
      if (isPlaceLine(next, this.#state)) {
        this.#state.place = next.text;
        this.#body.shift();
        return;
      }
      if (!belongsToHead(next, after, this.#state)) return;
      this.#takeLine(next);
    }
  }

  /** The line of one name and its place, which nothing but the other name below it tells. */
  splitNameFromPlace(): void {
    const { judge } = this.#state.context;
    const [name, place, other] = this.#state.names;
    if (
      this.#state.place === '' &&
      name &&
      place &&
      other &&
      this.#state.names.length === 3 &&
      other.row > place.row &&
      isNameWithPlace([name, place], judge) &&
      judge(name.text) === 0 &&
      judge(other.text) !== 0
    ) {
      this.#state.names = [name, other];
      this.#state.place = place.text;
    }
  }

  /** A degree that is the one item below its school. */
  takeOnlyItem(): void {
    const { judge } = this.#state.context;
    const [item] = this.#body;
    if (
      judge === scoreDegreeOrInstitution &&
      this.#state.names.length === 1 &&
      this.#body.length === 1 &&
      item &&
      isBullet(item) &&
      judge(item.text) > 0 &&
      judge(firstName(this.#state)) <= 0 &&
      !firstName(this.#state).includes(',')
    )
      this.#takeLine(item);
  }

  /** Where no other name came, the one in brackets is where it was. */
  takeNameInBrackets(): void {
    const [only, aside, ...others] = toHeadPieces(this.#head);
    if (
      this.#placeOfPeriod === undefined &&
      this.#state.names.length === 1 &&
      only &&
      aside?.isAside === true &&
      others.length === 0 &&
      !isPlace(aside.text)
    ) {
      this.#state.names = [only, aside];
      this.#state.place = '';
    }
  }

  split(): SplitHead {
    const { judge } = this.#state.context;
    const { left, grades } = extractGrades(this.#state.names, judge);
    const names = splitAtCommaBeforeDash(left, this.#head, judge);
    const [only] = names;
    const pieces = names.length === 1 && only ? splitAtComma(only, judge) : names;
    return { entry: this.#entry, pieces, place: this.#state.place, body: this.#body, grades };
  }

  #readNames(): void {
    const { judge } = this.#state.context;
    const pieces = joinDashedName(toHeadPieces(this.#head), this.#head, this.#body[0], judge);
    const found = extractPlace(pieces.flatMap((piece) => splitAtColon(piece, judge)));
    this.#state.names = found.rest;
    this.#state.place = this.#placeOfPeriod ?? found.place;
  }

  #takeLine(line: TextLine): void {
    this.#head.push(line);
    this.#body.shift();
    this.#readNames();
  }
}
