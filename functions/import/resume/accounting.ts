import { parseLanguageLevel } from '../../../shared/resume/languageLevels.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { Cell } from '../pdf/cells.ts';
import type { DroppedText } from '../pdf/droppedText.ts';
import type { TextLine } from '../pdf/lines.ts';
import { isLabel } from './labels.ts';
import { findPeriods, isDuration, type Period } from './periods.ts';

/** Where the text of a file went that is in no field. */
export interface Account {
  /** Text that fits nowhere, in the order of the document: it is shown. */
  readonly unplaced: readonly string[];
  /** Text that is left out because a field says the same in its own form, or because it says nothing of a person. */
  readonly dropped: readonly DroppedText[];
}

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  used: boolean;
}

/** Letters of a piece of an address, below which it may stand anywhere in one. */
const MIN_PIECE_LETTERS = 3;
/** Words of the file in pieces that a field holds as one, such as a broken address, that are looked for. */
const MAX_PIECES = 300;
/** Words that only join two texts that are fields of their own: `Cook at Blue Door`. */
const JOINING_WORDS: ReadonlySet<string> = new Set(
  (
    'at|in|of|for|and|the|a|by|with|from|to|since|until|' +
    'בחברת|אצל|של|את|עם|ב|מ|ל|ו|ה|שנת|משנת|בשנת|בין|עד|ועד|החל|מאז'
  ).split('|'),
);

/**
 * Finds the place of every word of the lines: each word of a field stands for one word of the file, so that a text that
 * occurs twice must be in two fields. What is left is unplaced, unless there is a named reason to leave it out.
 */
export function accountFor(lines: readonly TextLine[], resume: ResumeData, headings: readonly string[]): Account {
  const cells = lines.flatMap((line) => line.cells.map((cell) => ({ cell, words: wordsOf(cell.text) })));
  const stock = new Stock(resume);
  const dropped: DroppedText[] = [];
  const drop = (reason: DroppedText['reason'], { text }: Cell, words: readonly Word[]) => {
    const open = words.filter(({ used }) => !used);
    for (const word of open) word.used = true;
    dropped.push({ reason, text: open.map(({ from, to }) => text.slice(from, to)).join(' ') });
  };
  const open = () => cells.filter(({ words }) => words.some(({ used }) => !used));

  for (const { words } of open().toSorted((a, b) => stock.certainty(b.words) - stock.certainty(a.words)))
    stock.takeRuns(words);
  for (const { cell, words } of open())
    for (const period of findPeriods(cell.text))
      if (stock.takePeriod(period))
        drop(
          'written in another form',
          cell,
          words.filter(({ from, to }) => from < period.to && to > period.from),
        );
  for (const { words } of open()) stock.takeWholeFields(words);
  for (const { words } of open()) for (const run of openRuns(words)) stock.takeMost(run);
  for (const { words } of open()) for (const word of words) word.used ||= stock.takePiece(word.text);
  const titles = headings.map((title) =>
    wordsOf(title)
      .map(({ text }) => text)
      .join(' '),
  );
  for (const { cell, words } of open())
    for (const run of openRuns(words)) {
      const text = run.map((word) => word.text).join(' ');
      const isTitle = titles.some((title) => ` ${title} `.includes(` ${text} `));
      const reason = reasonOf(cell.text.slice(run[0]?.from, run.at(-1)?.to), isTitle);
      if (reason) drop(reason, cell, run);
      else if (run.length === 1 && words.length > 1 && JOINING_WORDS.has(text)) drop('joins two texts', cell, run);
    }
  return {
    unplaced: cells.flatMap(({ cell, words }) =>
      openRuns(words).map((run) => cell.text.slice(run[0]?.from, run.at(-1)?.to)),
    ),
    dropped,
  };
}

function reasonOf(text: string, isTitle: boolean): DroppedText['reason'] | undefined {
  if (isTitle) return 'heading';
  if (DOCUMENT_TITLE.test(text)) return 'document title';
  if (isLabel(text.replace(/[\s:]+$/, ''))) return 'label';
  if (isDuration(text)) return 'length of time';
  if (text.length < MAX_LEVEL_LENGTH && parseLanguageLevel(text)) return 'written in another form';
  return undefined;
}
const MAX_LEVEL_LENGTH = 30;
const DOCUMENT_TITLE = /^(?:קורות\s*(?:ה)?חיים|קו"ח|curriculum vitae|resume|résumé|c\.?v\.?)\W*$/iu;

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    text: match[0].normalize('NFKC').toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
    used: false,
  }));

/** Words beside each other that nothing took. */
function openRuns(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const [at, word] of words.entries()) {
    if (word.used) continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === words[at - 1]) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Fields whose text a narrow column breaks within a word. */
const BROKEN_FIELDS: ReadonlySet<string> = new Set(['fullName', 'email', 'linkedin', 'website', 'url']);

/** The words and dates that the fields hold, each to be taken once. */
class Stock {
  readonly #words = new Map<string, number>();
  readonly #pairs = new Set<string>();
  readonly #dates = new Map<string, number>();
  /** The words of each field that a narrow column may break. */
  readonly #broken: (readonly string[])[] = [];
  #pieces: string | undefined;
  #tries = 0;

  constructor(resume: ResumeData) {
    this.#collect({ ...resume, templateId: '', language: '' }, '');
  }

  #collect(value: unknown, key: string): void {
    if (value !== null && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) this.#collect(inner, name);
      return;
    }
    if (typeof value !== 'string' || value === '' || key === 'id' || key === 'level') return;
    if ((key === 'startDate' || key === 'endDate') && /^\d{4}(?:-\d{2})?$/.test(value)) {
      this.#dates.set(value, (this.#dates.get(value) ?? 0) + 1);
      return;
    }
    const words = wordsOf(value).map(({ text }) => text);
    for (const [at, word] of words.entries()) {
      this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
      this.#pairs.add(`${word} ${words[at + 1] ?? '$'}`);
      if (at === 0) this.#pairs.add(`^ ${word}`);
    }
    if (BROKEN_FIELDS.has(key)) this.#broken.push(words);
  }

  /** Takes the words of a run where most of them are there; where they are not, another text holds the same word. */
  takeMost(run: readonly Word[]): void {
    const here = run.filter(({ text }) => (this.#words.get(text) ?? 0) > 0);
    if (here.length * 2 > run.length) for (const word of here) word.used = this.#takeWord(word.text);
  }

  /** Takes the words that stand beside each other in a field as they do in the text, or are a field or a text alone. */
  takeRuns(words: readonly Word[]): void {
    for (const word of this.#inFields(words)) word.used ||= this.#takeWord(word.text);
  }

  /** Takes words that are a field alone: names of languages, skills. */
  takeWholeFields(words: readonly Word[]): void {
    for (const word of words)
      if (this.#pairs.has(`^ ${word.text}`) && this.#pairs.has(`${word.text} $`))
        word.used ||= this.#takeWord(word.text);
  }

  /** How surely a text is that of a field: whole texts before parts of one, and of these the longer first. */
  certainty(words: readonly Word[]): number {
    const inFields = this.#inFields(words).length;
    return inFields === 0 ? 0 : 1_000 * (inFields / words.length) + inFields;
  }

  #takeWord(word: string): boolean {
    const count = this.#words.get(word) ?? 0;
    if (count > 0) this.#words.set(word, count - 1);
    return count > 0;
  }

  #inFields(words: readonly Word[]): Word[] {
    const isPair = (a: string | undefined, b: string | undefined) => this.#pairs.has(`${a ?? '^'} ${b ?? '$'}`);
    return words.filter((word, at) => {
      const [before, after] = [words[at - 1]?.text, words[at + 1]?.text];
      return words.length === 1
        ? isPair(undefined, word.text) && isPair(word.text, undefined)
        : (before !== undefined && isPair(before, word.text)) || (after !== undefined && isPair(word.text, after));
    });
  }

  takePeriod({ start, end }: Period): boolean {
    const wanted = [start, end].filter((date) => date !== '');
    if (wanted.length === 0 || !wanted.every((date) => (this.#dates.get(date) ?? 0) > 0)) return false;
    for (const date of wanted) this.#dates.set(date, (this.#dates.get(date) ?? 0) - 1);
    return true;
  }

  /** Takes a part of an address, which the file broke in two. */
  takePiece(word: string): boolean {
    if (word.length < MIN_PIECE_LETTERS || this.#words.has(word) || (this.#tries += 1) > MAX_PIECES) return false;
    const pieces = (this.#pieces ??= this.#lettersLeft());
    const at = pieces.indexOf(word);
    if (at >= 0) this.#pieces = `${pieces.slice(0, at)} ${pieces.slice(at + word.length)}`;
    return at >= 0;
  }

  /** What no word of the file stands for yet in the fields that may be broken: a word with a place has no pieces. */
  #lettersLeft(): string {
    const left = new Map(this.#words);
    return this.#broken
      .map((words) =>
        words
          .map((word) => {
            const count = left.get(word) ?? 0;
            if (count > 0) left.set(word, count - 1);
            return count > 0 ? word : ' ';
          })
          .join(''),
      )
      .join(' ');
  }
}
