import { parseWordList } from './parseWordList.ts';

/** Words in the place of an end that say that something goes on. Hebrew and English, without case. */
export const PRESENT_WORDS = parseWordList(`
היום | כיום | הווה | ההווה | כעת | עתה | עכשיו | נוכחי | נוכחית | היום הזה | בהווה
present | the present | current | currently | now | today | ongoing | to date | present day
`);
