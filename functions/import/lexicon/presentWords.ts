import { parseWordList } from './parseWordList.ts';

/** Words in the place of an end that say that something goes on. Hebrew and English, without case. */
export const PRESENT_WORDS = parseWordList(`
היום | כיום | הווה | ההווה | כעת | עתה | עכשיו | נוכחי | נוכחית | היום הזה | בהווה
present | the present | current | currently | now | today | ongoing | to date | present day
`);

/**
 * Words that say so only where nothing follows them, since they begin other texts too: `2019 – עדיין`, and not
 * `2019 – still life painter`.
 */
export const OPEN_END_WORDS = parseWordList(`
עצם היום הזה | עצם היום | עדיין | עדיין בתפקיד | עדיין עובד | עדיין עובדת | עדיין שם | בתפקיד | בתפקיד הנוכחי
ממשיך | ממשיכה | וממשיך | וממשיכה | ועדיין | בתהליך
still | still here | still there | still working | still in post | in post | in progress | continuing | open
`);

/**
 * Words beside a period that say how it lies to other ones, and name neither a post nor an employer: `2009-2011
 * (במקביל)`. Hebrew and English, without case.
 */
export const BESIDE_PERIODS = parseWordList(`
במקביל | במקביל ללימודים | במקביל לעבודה | במקביל לתפקיד | תוך כדי לימודים | תוך כדי עבודה | לסירוגין
חלקי | משרה חלקית | במשרה חלקית | חצי משרה | בחצי משרה | משרה מלאה | במשרה מלאה
in parallel | concurrently | concurrent | alongside studies | while studying | on and off
part time | part-time | full time | full-time
`);
