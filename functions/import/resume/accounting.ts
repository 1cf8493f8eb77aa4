import { parseLanguageLevel } from '../../../shared/resume/languageLevels.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { foldSigns } from '../../../shared/text/fold.ts';
import type { DroppedText } from '../page/droppedText.ts';
import { plainWord, WORD, type Ink } from '../page/ink.ts';
import type { TextLine } from '../page/textLine.ts';
import { HEADING, type ClaimedPieces } from '../places/claims.ts';
import { Stock } from '../places/stock.ts';
import { shareWords } from '../places/wordsOfSeveral.ts';
import { inkLeft, openRuns, wordsOfLines, type CellWords, type Place, type Word } from '../places/words.ts';
import { CONTACT_LABEL } from './contactPatterns.ts';
import { formField, isLabel, withoutNumber } from './labels.ts';
import { findPeriods, isDuration, isOngoing } from './periods.ts';
import type { Account } from '../places/foundPlaces.ts';

/** Words that only join two texts of different fields: `Cook at Blue Door`. */
const JOINING_WORDS: ReadonlySet<string> = new Set(
  (
    'at|in|of|for|and|the|a|by|with|from|to|since|until|' +
    'בחברת|אצל|של|את|עם|ב|מ|ל|ו|ה|שנת|משנת|בשנת|בין|עד|ועד|החל|מאז'
  ).split('|'),
);

/**
 * Finds a place for every word of the lines. Each word of a field is used up by one word of the file, so a text that
 * occurs twice in the file must be in two fields. A word goes first to the field that was read from its position
 * (`claims`); without a claim, as for contacts that the rules find, to the field that has the same words side by side.
 * The rest is unplaced, unless there is a named reason to drop it.
 */
export function accountFor(
  lines: readonly TextLine[],
  resume: ResumeData,
  headings: readonly string[],
  claims?: ClaimedPieces,
  linesSaidAgain: ReadonlySet<number> = new Set(),
): Account {
  const cells = wordsOfLines(lines, claims?.at);
  const stock = new Stock(resume);
  const dropped: DroppedText[] = [];
  const drop = (reason: DroppedText['reason'], { cell }: CellWords, words: readonly Word[], place?: Place) => {
    const open = words.filter((word) => !word.place);
    for (const word of open) word.place = place ?? { kind: 'reason', reason };
    dropped.push({ reason, text: open.map(({ from, to }) => cell.text.slice(from, to)).join(' ') });
  };
  const open = () => cells.filter(({ words }) => words.some(({ place }) => !place));

  const takePeriods = (isClaimed: boolean) => {
    for (const cellWords of open())
      for (const period of findPeriods(cellWords.cell.text)) {
        const within = cellWords.words.filter(({ from, to }) => from < period.to && to > period.from);
        const claims = within.find((word) => word.claims)?.claims;
        const paths = isClaimed && !claims ? undefined : stock.takePeriod(period, isClaimed ? claims : undefined);
        if (paths) drop('written in another form', cellWords, within, { kind: 'field', paths, inOtherForm: true });
      }
  };
  /** Places a period whose pieces are far apart by the fields that were read from these pieces. */
  const takePiecesOfDates = () => {
    const pieces = open().flatMap((cellWords) =>
      cellWords.words.flatMap((word) => (!word.place && word.claims ? [{ cellWords, word, claims: word.claims }] : [])),
    );
    for (const [key, alike] of Map.groupBy(pieces, ({ claims }) => claims.map(({ field }) => field).join())) {
      const [first] = alike;
      if (!first || !key.includes('Date')) continue;
      const paths = stock.takePiecesOfDate(
        alike.map(({ word }) => word.text),
        first.claims,
      );
      if (paths)
        for (const { cellWords, word } of alike)
          drop('written in another form', cellWords, [word], { kind: 'field', paths, inOtherForm: true });
    }
  };
  // Main claims come before other claims: the words of a name also occur in the address.
  for (const isOther of [false, true])
    for (const { words } of cells)
      for (const word of words) {
        // A date goes to its period first, even if the sentence around it became a text.
        if (isOther && isOfDate(word)) continue;
        const claims = isOther ? word.claims : word.claims?.filter((claim) => claim.isOther !== true);
        const paths = claims && !word.place && stock.takeClaimed(word.text, claims, nearOf(word, words));
        if (paths) word.place = { kind: 'field', paths };
      }
  // A section heading may fill a field only when no other words do.
  for (const heads of [false, true]) {
    const of = ({ words }: CellWords) => words.filter((word) => heads || !isHeading(word));
    // Turned text repeats what the other lines say, so its lines come last.
    for (const words of open().map(of))
      for (const word of stock.inFields(words)) {
        const paths = word.place || (!heads && isOfDate(word)) ? undefined : stock.take(word.text, nearOf(word, words));
        if (paths) word.place = { kind: 'field', paths };
      }
    if (!heads) {
      takePeriods(true);
      takePiecesOfDates();
      takePeriods(false);
    }
  }
  shareWords(stock.unseenFields(), cells);
  const titles = headings.map((title) => [...title.matchAll(WORD)].map(([word]) => plainWord(word)).join(' '));
  for (const cellWords of open())
    for (const run of openRuns(cellWords.words)) {
      const text = run.map((word) => word.text).join(' ');
      const written = textOf(cellWords, run);
      const isTitle = titles.some((title) => ` ${title} `.includes(` ${text} `));
      // `פלאפון:` is a label; without the colon it is the name of a company.
      const isLabelled =
        /^\s*:/.test(cellWords.cell.text.slice(run.at(-1)?.to)) && written.replace(CONTACT_LABEL, '') === '';
      // The end of a period may have a cell of its own: `2019 ¦ today`.
      const isEnd = run.every(isOfDate) && isOngoing(written);
      const reason = isLabelled ? 'label' : isEnd ? 'written in another form' : reasonOf(written, isTitle);
      const level = reason === 'written in another form' && !isEnd ? languageBeside(cells, cellWords, run) : undefined;
      if (reason) drop(reason, cellWords, run, level);
      else if (run.length === 1 && cellWords.words.length > 1 && JOINING_WORDS.has(text))
        drop('joins two texts', cellWords, run);
    }
  const again = new Set(lines.flatMap((line, index) => (linesSaidAgain.has(index) ? line.cells : [])));
  const unplaced = unplacedIn(cells);
  const saidAgain = unplacedIn(cells.filter(({ cell }) => again.has(cell)));
  for (const { words } of cells) for (const word of words) word.place ??= { kind: 'unplaced' };
  return {
    unplaced,
    saidAgain,
    dropped,
    lines,
    cells,
    left: inkLeft(lines, cells).map((ink) => ({ ink, place: placeOfLeft(ink) })),
  };
}

/** Whether a date was read from this word. A sentence around the date may repeat it in the summary. */
const isOfDate = ({ claims }: Word) => claims?.some(({ field }) => field.endsWith('Date')) === true;
const isHeading = ({ claims }: Word) => claims?.some(({ field }) => field === HEADING) === true;

const unplacedIn = (some: readonly CellWords[]) =>
  some.flatMap((cellWords) => openRuns(cellWords.words).map((run) => textOf(cellWords, run)));

const nearOf = (word: Word, among: readonly Word[]) => {
  const index = among.indexOf(word);
  return [among[index - 1]?.text, among[index + 1]?.text] as const;
};

/** The text of some words, with the bracket after them if one of them opens it. */
function textOf({ cell }: CellWords, run: readonly Word[]): string {
  const text = cell.text.slice(run[0]?.from, run.at(-1)?.to);
  return /\([^()]*$/.test(text) && cell.text[run.at(-1)?.to ?? -1] === ')' ? `${text})` : text;
}

/** Words that are in no field become unplaced, except signs and the numbers that count entries. */
const placeOfLeft = ({ text }: Ink): Place =>
  /^\d{0,2}$/.test(text) ? { kind: 'reason', reason: 'sign' } : { kind: 'unplaced' };

/** The level of the nearest language named before a text, or else of the first one named after it in its cell. */
function languageBeside(cells: readonly CellWords[], cellWords: CellWords, run: readonly Word[]): Place | undefined {
  const index = cellWords.words.indexOf(run[0] as Word);
  const names = [
    ...cellWords.words.slice(0, index).toReversed(),
    ...(cells[cells.indexOf(cellWords) - 1]?.words ?? []).toReversed(),
  ];
  for (const { place } of [...names, ...cellWords.words.slice(index + 1)]) {
    const [, number] = place?.kind === 'field' ? (/^languages\.(\d+)\.name$/.exec(place.paths[0]) ?? []) : [];
    if (number !== undefined) return { kind: 'field', paths: [`languages.${number}.level`], inOtherForm: true };
  }
  return undefined;
}

function reasonOf(written: string, isTitle: boolean): DroppedText['reason'] | undefined {
  const text = foldSigns(written);
  if (isTitle) return 'heading';
  if (DOCUMENT_TITLE.test(text)) return 'document title';
  // A label with an unread number says more than its name: `Phone: 12-34`.
  const isName = !/\d.*\d/.test(withoutNumber(text));
  if (isLabel(text.replace(/(?<![\s:])[\s:]+$/, '')) || (isName && formField(text) !== undefined)) return 'label';
  if (isDuration(text)) return 'length of time';
  if (text.length < MAX_LEVEL_LENGTH && parseLanguageLevel(text)) return 'written in another form';
  return undefined;
}
const MAX_LEVEL_LENGTH = 30;
const DOCUMENT_TITLE = /^(?:קורות\s*(?:ה)?חיים|קו"ח|curriculum vitae|resume|résumé|c\.?v\.?)\W*$/iu;
