import { PRESENT, UNTIL } from './presentWords.ts';

const listOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((word) => word.trim());

/** Words in the place of an end that say that something goes on: those of the product's languages, and of others. */
export const PRESENT_WORDS = listOf(
  `${PRESENT}|heute | jetzt | aujourd'hui | ce jour | présent | actualidad | la actualidad | actual | presente | ` +
    'hoy | настоящее время | at present',
);

/** Words that may come before them without changing the meaning: `עד היום`, `until now`, `bis heute`. */
export const UNTIL_WORDS = listOf(`${UNTIL}| bis | jusqu'à | à | hasta | a | по | до`);

/**
 * Words that say so only where nothing follows them, since they begin other texts too: `2019 – עדיין`, and not
 * `2019 – still life painter`.
 */
export const OPEN_END_WORDS = listOf(`
עצם היום הזה | עצם היום | עדיין | עדיין בתפקיד | עדיין עובד | עדיין עובדת | עדיין שם | בתפקיד | בתפקיד הנוכחי
ממשיך | ממשיכה | וממשיך | וממשיכה | ועדיין | בתהליך | date
still | still here | still there | still working | still in post | in post | in progress | continuing | open
`);

/** Words before the date of a time that begins and goes on. */
export const SINCE_WORDS = listOf(
  'מאז | החל מ | החל משנת | החל | משנת | since | from | as of | seit | ab | depuis | à partir de | desde | с',
);

/** Words that a span may begin with, before its first date. */
export const FROM_WORDS = listOf(
  'משנת | החל משנת | החל מ | בשנים | מאז | from | since | von | seit | ab | du | de | depuis | à partir de | desde | с',
);

/** Words that a span may begin with, and the words that then come before its end besides {@link TO_WORDS}. */
export const BETWEEN_WORDS: readonly (readonly [openings: readonly string[], closings: readonly string[]])[] = [
  [listOf('בין | בין השנים | בין שנת | בין החודשים'), listOf('לבין | ובין | ו')],
  [listOf('between | between the years'), listOf('and')],
  [listOf('zwischen'), listOf('und')],
  [listOf('entre'), listOf('et | y')],
  [listOf('между'), listOf('и')],
];

/** Words between the dates of a span, besides a dash. */
export const TO_WORDS = [...UNTIL_WORDS, ...listOf("to the | up to the | thru | au | jusqu'en | jusqu'au | al | ל")];

/** Words before a date of a span that add no month: part of the year, "the year", "about". */
export const ABOUT_WORDS = listOf(
  'שנת | השנה | תחילת | ראשית | אמצע | סוף | שלהי | סביבות | בערך | about | around | circa | ' +
    'early | mid | late | beginning of | start of | middle of | ' +
    'end of | year | the | anfang | mitte | ende | début | fin | principios de | mediados de | finales de',
);

/** Words before an end that is still to come: `Exp. Apr. 2028`, `צפי סיום: 2027`. */
export const EXPECTED_WORDS = listOf(`
expected graduation | expected completion | expected end | expected | anticipated | exp | est
סיום צפוי | צפוי לסיום | צפוי להסתיים | צפויה לסיים | צפוי לסיים | צפוי | צפויה
צפי סיום | צפי לסיום | צפי | מועד סיום משוער
`);

export const SEASON_WORDS = listOf(
  'spring | springs | summer | summers | fall | falls | autumn | autumns | winter | winters | ' +
    'אביב | קיץ | סתיו | חורף | קיצים | חורפים | באביב | בקיץ | בסתיו | בחורף',
);

/** A part of a year by its number or letter: `Q3`, `רבעון ד׳`, `first half`. */
export const QUARTER_WORDS = listOf('q | רבעון | quarter | qtr | מחצית | half | h | סמסטר | semester | trimester');
export const ORDINAL_WORDS = listOf(
  'first | second | third | fourth | last | ראשון | שני | שלישי | רביעי | אחרון | ראשונה | שנייה | שניה | אחרונה | ' +
    'א | ב | ג | ד',
);

/** Months of the Hebrew calendar; those of a year's first half, of autumn, first. */
export const HEBREW_MONTHS = listOf(
  'תשרי | חשון | חשוון | מרחשון | מרחשוון | כסלו | טבת | שבט | אדר | ניסן | אייר | סיון | סיוון | תמוז | אב | אלול',
);
