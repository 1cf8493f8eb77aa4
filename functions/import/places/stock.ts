import type { ResumeData } from '../../../shared/resume/schema.ts';
import { plainWord, WORD } from '../page/ink.ts';
import type { Period } from '../../../shared/dates/period.ts';
import { pathsOfEntries, type Claims } from './claims.ts';
import { textsOf } from './filledFields.ts';
import type { Word } from './words.ts';
import type { UnseenField } from './wordsOfSeveral.ts';

/** The words of one field; each can be taken once. */
interface FieldStock {
  readonly path: string;
  readonly words: readonly string[];
  readonly left: Map<string, number>;
  readonly pairs: ReadonlySet<string>;
}

interface DateStock {
  readonly path: string;
  readonly value: string;
  isTaken: boolean;
}

type Near = readonly [before: string | undefined, after: string | undefined];
type Paths = readonly [string, ...string[]];

/** The words and dates of all fields; each can be taken once. */
export class Stock {
  /** Fields that hold a word, in the order of the résumé. */
  readonly #byWord = new Map<string, FieldStock[]>();
  readonly #pairs = new Set<string>();
  readonly #dates: DateStock[] = [];
  readonly #fields: FieldStock[] = [];
  readonly #entries: ReadonlyMap<string, string>;

  constructor(resume: ResumeData) {
    this.#entries = pathsOfEntries(resume);
    for (const [path, text] of textsOf(resume)) this.#collect(path, text);
  }

  #collect(path: string, value: string): void {
    const key = path.slice(path.lastIndexOf('.') + 1);
    if ((key === 'startDate' || key === 'endDate') && /^\d{4}(?:-\d{2})?$/.test(value)) {
      this.#dates.push({ path, value, isTaken: false });
      return;
    }
    const words = [...value.matchAll(WORD)].map(([word]) => plainWord(word));
    const pairs = new Set(
      words.flatMap((word, index) => [`${words[index - 1] ?? '^'} ${word}`, `${word} ${words[index + 1] ?? '$'}`]),
    );
    const left = new Map<string, number>();
    for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
    const field = { path, words, left, pairs };
    for (const pair of pairs) this.#pairs.add(pair);
    for (const word of left.keys()) {
      const known = this.#byWord.get(word);
      if (known) known.push(field);
      else this.#byWord.set(word, [field]);
    }
    this.#fields.push(field);
  }

  /** Returns the path that a claim names: of a field, or of a part of the résumé with all its fields. */
  #resolve(field: string): string {
    const [entry = '', ...rest] = field.split('.');
    const path = this.#entries.get(entry);
    return path === undefined ? field : [path, ...rest].join('.');
  }

  #isOf(path: string, claim: string): boolean {
    const wanted = this.#resolve(claim);
    return path === wanted || path.startsWith(`${wanted}.`);
  }

  /**
   * Takes a word for the fields that its claims name. A claim may name a whole part of the résumé (`skills`): then the
   * field in it with the same neighbouring words gets the word.
   */
  takeClaimed(word: string, claims: Claims, near: Near): Paths | undefined {
    const fields = (this.#byWord.get(word) ?? []).filter(({ left }) => (left.get(word) ?? 0) > 0);
    if (fields.length === 0) return undefined;
    const bestOf = (claim: string) =>
      closest(
        fields.filter(({ path }) => this.#isOf(path, claim)),
        word,
        near,
      );
    const direct = claims.filter(({ isOther }) => isOther !== true).flatMap(({ field }) => bestOf(field) ?? []);
    const others = direct.length > 0 ? [] : claims.flatMap(({ field }) => bestOf(field) ?? []).slice(0, 1);
    const [first, ...more] = new Set([...direct, ...others]);
    if (!first) return undefined;
    for (const field of [first, ...more]) take(field, word);
    return [first.path, ...more.map(({ path }) => path)];
  }

  /** Takes a word for any field; of several, the one with the same neighbouring words. */
  take(word: string, near: Near): Paths | undefined {
    const field = closest(
      (this.#byWord.get(word) ?? []).filter(({ left }) => (left.get(word) ?? 0) > 0),
      word,
      near,
    );
    if (!field) return undefined;
    take(field, word);
    return [field.path];
  }

  /** Returns the words that have the same neighbours in a field as in the text, or are a whole field. */
  inFields(words: readonly Word[]): Word[] {
    const isPair = (a: string | undefined, b: string | undefined) => this.#pairs.has(`${a ?? '^'} ${b ?? '$'}`);
    return words.filter((word, index) => {
      const [before, after] = [words[index - 1]?.text, words[index + 1]?.text];
      return (
        (isPair(undefined, word.text) && isPair(word.text, undefined)) ||
        (before !== undefined && isPair(before, word.text)) ||
        (after !== undefined && isPair(word.text, after))
      );
    });
  }

  /** Takes the dates of a period, if possible from one entry. With claims, only the claimed fields are considered. */
  takePeriod({ start, end }: Period, claims?: Claims): Paths | undefined {
    const wanted = [start, end].filter((date) => date !== '');
    if (wanted.length === 0) return undefined;
    const dates: DateStock[] = [];
    for (const value of wanted) {
      const free = this.#openDates(claims).filter(
        (candidate) => candidate.value === value && !dates.includes(candidate),
      );
      const [first] = dates;
      const date = free.find(({ path }) => first && entryOf(path) === entryOf(first.path)) ?? free[0];
      if (!date) return undefined;
      dates.push(date);
    }
    for (const date of dates) date.isTaken = true;
    return dates.map(({ path }) => path) as [string, ...string[]];
  }

  /** Takes the first date that was read from separate pieces, if these contain its year. */
  takePiecesOfDate(words: readonly string[], claims: Claims): Paths | undefined {
    const date = this.#openDates(claims).find(({ value }) =>
      words.some((word) => word === value.slice(0, 4) || word === value.slice(2, 4)),
    );
    if (!date) return undefined;
    date.isTaken = true;
    return [date.path];
  }

  readonly #openDates = (claims: Claims | undefined) =>
    this.#dates.filter(
      ({ path, isTaken }) => !isTaken && (!claims || claims.some(({ field }) => this.#isOf(path, field))),
    );

  /** Returns the fields of which no word was taken. */
  unseenFields = (): readonly UnseenField[] =>
    this.#fields.filter(
      ({ words, left }) =>
        words.length > 0 && words.length === [...left.values()].reduce((sum, count) => sum + count, 0),
    );
}

const entryOf = (path: string) => path.split('.').slice(0, -1).join('.');

const take = ({ left }: FieldStock, word: string) => left.set(word, (left.get(word) ?? 0) - 1);

/** Of several fields with a word, returns the one in which its neighbours are the same; at a tie the first. */
function closest(fields: readonly FieldStock[], word: string, [before, after]: Near): FieldStock | undefined {
  const alike = ({ pairs, words }: FieldStock) =>
    (pairs.has(`${before ?? '^'} ${word}`) ? 1 : 0) +
    (pairs.has(`${word} ${after ?? '$'}`) ? 1 : 0) +
    // A field of this word alone is complete with it.
    (words.length === 1 ? 0.75 : words[0] === word ? 0.25 : 0);
  let [best, most] = [undefined as FieldStock | undefined, -1];
  for (const field of fields) {
    const score = alike(field);
    if (score > most) [best, most] = [field, score];
  }
  return best;
}
