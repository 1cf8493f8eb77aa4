import type { ResumeData } from '../../../shared/resume/schema.ts';
import { FILE_PLACES_LIMITS, type FilePlaces } from '../../../shared/upload/filePlaces.ts';
import { UNPLACED } from '../../../shared/upload/placedRuns.ts';
import type { DroppedText } from '../page/droppedText.ts';
import { boxAround } from '../page/glyph.ts';
import type { Ink } from '../page/ink.ts';
import { runsOf } from '../page/rows.ts';
import type { TextLine } from '../page/textLine.ts';
import { filledFields } from './filledFields.ts';
import type { CellWords, Place, Word } from './words.ts';

/** Where the text of a file went. */
export interface Account {
  /** Text that fits no field, in the order of the document. The review shows it. */
  readonly unplaced: readonly string[];
  /** Those unplaced texts that are in lines of a second version of the résumé. */
  readonly saidAgain: readonly string[];
  /** Text that is dropped because a field has it in another form, or because it says nothing about the person. */
  readonly dropped: readonly DroppedText[];
  readonly lines: readonly TextLine[];
  /** Every word of the lines in order, with its place. */
  readonly cells: readonly CellWords[];
  /** Ink that belongs to no word: single signs. */
  readonly left: readonly { readonly ink: Ink; readonly place: Place }[];
}

/** A run before it is written into {@link FilePlaces}. */
interface Run {
  readonly place: string;
  readonly line: number;
  readonly text: string;
  readonly ink: Pick<Ink, 'page' | 'x' | 'y' | 'width' | 'height'>;
}

type DrawnWord = Word & { readonly ink: Ink };

/** Of the height of letters, the widest gap within a run; the same where only signs stand there: `2019 - 2021`. */
const [MAX_GAP, MAX_SIGNS_GAP] = [1.2, 3];

/** Everything drawn on the pages, with its place. `takenOut`: text that was removed before lines were read. */
export class FoundPlaces {
  readonly #runs: readonly Run[];
  readonly #unseen: readonly string[];

  constructor(account: Account, resume: ResumeData, takenOut: readonly DroppedText[]) {
    const lines = new Map(account.lines.flatMap((line, number) => line.cells.map((cell) => [cell, number] as const)));
    this.#runs = [
      ...account.cells.flatMap((cellWords) => {
        const line = lines.get(cellWords.cell) ?? 0;
        return runsOfCell(cellWords, line, account.lines[line]?.page ?? 0);
      }),
      ...account.left.map(({ ink, place }) => looseRun(ink, nameOf(place), account.lines.length)),
      ...takenOut.flatMap(({ reason, ink = [] }) =>
        ink.map((word) => looseRun(word, `(${reason})`, account.lines.length)),
      ),
    ];
    const seen = new Set(this.#runs.flatMap(({ place }) => place.split(' ')));
    this.#unseen = filledFields(resume).filter((path) => !seen.has(path));
  }

  /**
   * Returns the places in their wire format; undefined if there are too many. `pages`: number, width and height of each
   * page. `dropped`: text that never became lines.
   */
  toFile(pages: FilePlaces['pages'], dropped: readonly DroppedText[] = []): FilePlaces | undefined {
    const last = this.#runs.reduce((most, { line }) => Math.max(most, line), 0) + 1;
    const all = [
      ...this.#runs,
      ...dropped.flatMap(({ reason, ink = [] }) => ink.map((word) => looseRun(word, `(${reason})`, last))),
    ];
    if (all.length > FILE_PLACES_LIMITS.runs || pages.length > FILE_PLACES_LIMITS.pages) return undefined;
    const places = [...new Set(all.map(({ place }) => place))];
    const indexes = new Map(places.map((place, index) => [place, index]));
    return {
      pages: pages.map(([number, width, height]) => [number, round(width), round(height)]),
      places,
      runs: all.map(({ place, line, text, ink }) => [
        indexes.get(place) ?? 0,
        ink.page,
        line,
        round(ink.x),
        round(ink.y),
        round(ink.width),
        round(ink.height),
        text.slice(0, FILE_PLACES_LIMITS.text),
      ]),
      unseen: this.#unseen.slice(0, FILE_PLACES_LIMITS.runs),
    };
  }
}

/** Rounds to tenths of a point; a smaller difference is invisible. */
const round = (points: number) => Math.max(-20_000, Math.min(20_000, Math.round(points * 10) / 10));

/** Returns the name of a place in the wire format. */
export function nameOf(place: Place | undefined): string {
  if (place?.kind === 'field') return place.paths.join(' ');
  return place?.kind === 'reason' ? `(${place.reason})` : UNPLACED;
}

const looseRun = (ink: Ink, place: string, line: number): Run => ({
  place,
  line,
  text: ink.text === '' ? ink.glyphs.map(({ text }) => text).join('') : ink.text,
  ink,
});

/** Returns the runs of a cell: words drawn beside each other that went to one place. */
function runsOfCell({ cell, words }: CellWords, line: number, page: number): Run[] {
  const drawn = words.filter((word): word is DrawnWord => word.ink !== undefined);
  const order = (word: Word) => words.indexOf(word);
  if (drawn.length === 0) return groupsOf(words, (a, b) => order(b) === order(a) + 1).map((group) => toRun(group));
  const across = drawn.toSorted((a, b) => topOf(a) - topOf(b) || a.ink.x - b.ink.x);
  const rows = groupsOf(across, (a, b) =>
    isBeside(a, b, Math.abs(order(a) - order(b)) === 1 ? MAX_SIGNS_GAP : MAX_GAP),
  );
  return rows
    .map((group) => group.toSorted((a, b) => order(a) - order(b)))
    .toSorted((a, b) => order(a[0] as Word) - order(b[0] as Word))
    .map((group) => toRun(group));

  function toRun(group: readonly Word[]): Run {
    const [first, last] = [group[0] as Word, group.at(-1) as Word];
    const isWhole = order(last) - order(first) === group.length - 1;
    const ink = group.flatMap((word) => word.ink ?? []);
    const text = isWhole
      ? cell.text.slice(first.from, endOf(cell.text, last.to))
      : group.map(({ from, to }) => cell.text.slice(from, to)).join(' ');
    return { place: nameOf(first.place), line, text, ink: { page: ink[0]?.page ?? page, ...boxAround(ink) } };
  }
}

/** Words of one row have one height, so sorting from left to right gives their drawing order. */
const topOf = ({ ink }: DrawnWord) => ink.page * 100_000 + Math.round(ink.y + ink.height);

function isBeside(a: DrawnWord, b: DrawnWord, gap: number): boolean {
  if (a.ink.isTurned && b.ink.isTurned && isAbove(a.ink, b.ink, gap)) return true;
  if (topOf(a) !== topOf(b)) return false;
  return b.ink.x - a.ink.x - a.ink.width < gap * Math.max(a.ink.height, b.ink.height);
}

/** Whether words that run up or down the page follow each other. */
const isAbove = (a: Ink, b: Ink, gap: number) =>
  a.page === b.page &&
  Math.abs(a.x - b.x) < 1 &&
  a.height > 0 &&
  Math.max(b.y - a.y - a.height, a.y - b.y - b.height) < gap * Math.max(a.width, b.width);

const groupsOf = <Some extends Word>(words: readonly Some[], isNext: (a: Some, b: Some) => boolean) =>
  runsOf(words, (word, before) => nameOf(before.place) === nameOf(word.place) && isNext(before, word));

/** Returns where a word ends, including the signs that belong to it: `C++`, `40%`. */
function endOf(text: string, from: number): number {
  return from + (/^[+#%]+/.exec(text.slice(from, from + 4))?.[0].length ?? 0);
}
