import { MONTH_NAMES } from './monthNames.ts';

/** Months of other languages that strangers' files have, January first, in full and shortened. */
const OTHER_LANGUAGES = [
  // German, French, Spanish, Russian.
  'januar jänner jän janvier janv enero ene январь января янв',
  'februar février fevrier févr fév febrero февраль февраля фев',
  'märz maerz mär mars marzo март марта',
  'avril avr abril abr апрель апреля апр',
  'mai mayo май мая',
  'juni juin junio июнь июня',
  'juli juillet juil julio июль июля',
  'août aout agosto август августа авг',
  'septembre septiembre setiembre сентябрь сентября сен сент',
  'oktober okt octobre octubre октябрь октября окт',
  'novembre noviembre ноябрь ноября ноя',
  'dezember dez décembre decembre déc diciembre dic декабрь декабря дек',
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap(({ names, hebrewShort, englishShort }, index) =>
    [...names, ...hebrewShort, ...englishShort, ...(OTHER_LANGUAGES[index] ?? '').split(' ')].map(
      (name) => [name, index + 1] as const,
    ),
  ),
);
/** Least number of letters by which a month is known from the beginning of its name: `Febru`. */
const MIN_BEGINNING = 3;

/**
 * The month (1-12) that a word names in small letters, in full or shortened (`sept`, `ספט`), also with what Hebrew
 * joins to it (`בינואר`, `מינואר`); undefined for any other.
 */
export function monthOf(word: string): number | undefined {
  return MONTHS.get(word) ?? (/^[במל]/.test(word) ? MONTHS.get(word.slice(1)) : undefined);
}

/** The same for a word that somebody shortened freely: `Janu`, `אוגו`. */
export function monthByBeginning(word: string): number | undefined {
  for (const name of [word, word.replace(/^ב/, '')])
    if (name.length >= MIN_BEGINNING) for (const [whole, number] of MONTHS) if (whole.startsWith(name)) return number;
  return undefined;
}
