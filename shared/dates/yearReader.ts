import type { DatePoint } from './datePoint.ts';
import { autumnOf } from './hebrewYear.ts';
import { TokenReader } from './tokenReader.ts';
import { HEBREW_MONTHS, ORDINAL_WORDS, QUARTER_WORDS, SEASON_WORDS } from './words.ts';

const SEASONS: ReadonlySet<string> = new Set(SEASON_WORDS);
const QUARTERS: ReadonlySet<string> = new Set(QUARTER_WORDS);
const ORDINALS: ReadonlySet<string> = new Set(ORDINAL_WORDS);
const HEBREW_MONTH_AT = new Map(HEBREW_MONTHS.map((name, index) => [name, index]));
/** Months of the list before this one belong to the autumn year. */
const FIRST_OF_SPRING = HEBREW_MONTHS.indexOf('שבט');
/** Words between a year and the name of its month or part: `March of 2019`. */
export const OF_YEAR: ReadonlySet<string> = new Set(['of', 'de', 'של', 'שנת', 'בשנת', 'לשנת']);
/** Whether a word is one of a list, also with what Hebrew joins to it: `ברבעון`, `הראשון`. */
const isNamed = (list: ReadonlySet<string>, word: string) =>
  list.has(word) || (word.length > 2 && /^[בהלמ]/.test(word) && list.has(word.slice(1)));
/** A year of the Hebrew calendar begins in autumn and ends in the next year of ours. */
const hebrewYear = (year: number, next: number): DatePoint => ({
  year,
  until: year + 1,
  form: 'sure',
  isHebrew: true,
  next,
});

/** Reads years that say no month of ours: parts of a year, and those of the Hebrew calendar. */
export class YearReader extends TokenReader {
  /** Reads Summer 2019, Q3 2019, רבעון שלישי 2019, third quarter of 2019 as a year, because they name no month. */
  partOfYear(index: number): DatePoint | undefined {
    let next = this.behindPart(index);
    if (next === undefined) return undefined;
    if (/^[,/-]$/.test(this.text(next))) next += 1;
    if (OF_YEAR.has(this.text(next))) next += 1;
    const quoted = this.isSign(next, "'") ? next + 1 : next;
    const short = /^[/']$/.test(this.text(quoted - 1)) ? this.shortYear(quoted) : undefined;
    const year = this.isNear(next) ? (this.yearAt(next) ?? short) : undefined;
    return year === undefined ? undefined : { year, form: 'sure', next: quoted + 1 };
  }

  /** Index after the name of a part of a year. */
  behindPart(index: number): number | undefined {
    const word = this.text(index);
    // `תל אביב 2012`: a town.
    if (SEASONS.has(word)) return this.text(index - 1) === 'תל' ? undefined : index + 1;
    const ordinal = this.#behindOrdinal(index);
    if (ordinal !== undefined) return isNamed(QUARTERS, this.text(ordinal)) ? ordinal + 1 : undefined;
    if (!isNamed(QUARTERS, word) || (word.length === 1 && !this.isTight(index + 1))) return undefined;
    return this.#behindOrdinal(index + 1);
  }

  /** Index after an ordinal from one to four: `1`, `1st`, `first`, `הראשון`, `א'`. */
  #behindOrdinal(index: number): number | undefined {
    const word = this.text(index);
    if (/^[1-4]$/.test(word)) return this.isOrdinalEnding(index + 1) ? index + 2 : index + 1;
    if (!isNamed(ORDINALS, word)) return undefined;
    return word.length === 1 && this.isSign(index + 1, "'") ? index + 2 : index + 1;
  }

  hebrewYear(index: number, word: string): DatePoint | undefined {
    const alone = autumnOf(word) ?? (/^[במלש]/.test(word) ? autumnOf(word.slice(1)) : undefined);
    if (alone !== undefined) return hebrewYear(alone, index + 1);
    const joined = /^[במל]$/.test(word) && this.isSign(index + 1, '-') ? index + 2 : index;
    const plain = joined > index ? this.text(joined) : word;
    const month =
      HEBREW_MONTH_AT.get(plain) ?? (/^[במל]/.test(plain) ? HEBREW_MONTH_AT.get(plain.slice(1)) : undefined);
    if (joined > index && month === undefined) {
      const year = autumnOf(plain);
      return year === undefined ? undefined : hebrewYear(year, joined + 1);
    }
    if (month === undefined) return undefined;
    // אדר א', אדר ב'
    let next = joined + 1;
    if (/^[אב]$/.test(this.text(next))) next += this.isSign(next + 1, "'") ? 2 : 1;
    const year = autumnOf(this.text(next));
    if (year === undefined) return undefined;
    return { year: month < FIRST_OF_SPRING ? year : year + 1, form: 'sure', isHebrew: true, next: next + 1 };
  }
}
