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
  /** Text that fits nowhere, in the order of the document: it is shown. */
  readonly unplaced: readonly string[];
  /** Those of them that stand in lines of a second version of the résumé. */
  readonly saidAgain: readonly string[];
  /** Text that is left out because a field says the same in its own form, or because it says nothing of a person. */
  readonly dropped: readonly DroppedText[];
  readonly lines: readonly TextLine[];
  /** Every word of the lines, in their order, with its place. */
  readonly cells: readonly CellWords[];
  /** What is drawn and is no word of these: signs that stand alone. */
  readonly left: readonly { readonly ink: Ink; readonly place: Place }[];
}

/** A run on its way to {@link FilePlaces}. */
interface Run {
  readonly place: string;
  readonly line: number;
  readonly text: string;
  readonly ink: Pick<Ink, 'page' | 'x' | 'y' | 'width' | 'height'>;
}

type DrawnWord = Word & { readonly ink: Ink };

/** Of the height of letters, the widest gap within a run; the same where only signs stand there: `2019 - 2021`. */
const [MAX_GAP, MAX_SIGNS_GAP] = [1.2, 3];

/** Everything that is drawn on the pages, with where it went; `takenOut`: what was taken out before lines were read. */
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
   * As the wire has it; undefined where there is too much. `pages`: number, width and height of each page; `dropped`:
   * what of them never became lines.
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

/** Tenths of a point: less is not seen. */
const round = (points: number) => Math.max(-20_000, Math.min(20_000, Math.round(points * 10) / 10));

/** A place by the name that it has on the wire. */
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

/** Runs of a cell: words that stand beside each other as they are drawn, and went to one place. */
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

/** Words of one row are at one height, so that left to right is how they are drawn. */
const topOf = ({ ink }: DrawnWord) => ink.page * 100_000 + Math.round(ink.y + ink.height);

function isBeside(a: DrawnWord, b: DrawnWord, gap: number): boolean {
  if (a.ink.isTurned && b.ink.isTurned && isAbove(a.ink, b.ink, gap)) return true;
  if (topOf(a) !== topOf(b)) return false;
  return b.ink.x - a.ink.x - a.ink.width < gap * Math.max(a.ink.height, b.ink.height);
}

/** Whether words that run up or down the page follow each other there. */
const isAbove = (a: Ink, b: Ink, gap: number) =>
  a.page === b.page &&
  Math.abs(a.x - b.x) < 1 &&
  a.height > 0 &&
  Math.max(b.y - a.y - a.height, a.y - b.y - b.height) < gap * Math.max(a.width, b.width);

const groupsOf = <Some extends Word>(words: readonly Some[], isNext: (a: Some, b: Some) => boolean) =>
  runsOf(words, (word, before) => nameOf(before.place) === nameOf(word.place) && isNext(before, word));

/** Where a word ends with the signs that are part of it: `C++`, `40%`. */
function endOf(text: string, from: number): number {
  return from + (/^[+#%]+/.exec(text.slice(from, from + 4))?.[0].length ?? 0);
}
