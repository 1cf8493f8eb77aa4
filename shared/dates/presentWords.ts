import { plainSigns } from '../text/fold.ts';

export const listOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((word) => word.trim());

/**
 * Words in the place of an end that say that something goes on, without case and with plain quotes: the one list of
 * them. It stands alone, for the builder's first script has no room for the grammar of dates.
 */
export const PRESENT_WORDS = listOf(`
היום | כיום | הווה | ההווה | כעת | עתה | עכשיו | נוכחי | נוכחית | היום הזה | בהווה | כה
present | the present | current | currently | now | today | ongoing | to date | present day
heute | jetzt | aujourd'hui | ce jour | présent | actualidad | la actualidad | actual | presente | hoy | настоящее время
`);

/** What may stand before them and says no more: `עד היום`, `until now`, `bis heute`. */
export const UNTIL_WORDS = listOf(
  "עד | ועד | until | till | up to | to | through | bis | jusqu'à | à | hasta | a | по | до",
);

const UNTIL_TODAY = new RegExp(`^(?:(?:${UNTIL_WORDS.join('|')})\\s+)?(?:${PRESENT_WORDS.join('|')})$`, 'i');

/** Whether a text says no more than that something goes on: the words alone, as the grammar of dates reads more. */
export const isPresent = (text: string): boolean => UNTIL_TODAY.test(plainSigns(text).trim());
