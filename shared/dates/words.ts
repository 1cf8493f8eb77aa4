const listOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((word) => word.trim());

/** Words in the place of an end that say that something goes on, without case and with plain quotes. */
export const PRESENT_WORDS = listOf(`
היום | כיום | הווה | ההווה | כעת | עתה | עכשיו | נוכחי | נוכחית | היום הזה | בהווה | כה
present | the present | current | currently | now | today | ongoing | to date | present day
heute | jetzt | aujourd'hui | ce jour | présent | actualidad | la actualidad | actual | presente | hoy | настоящее время
`);

/** What may stand before them and says no more: `עד היום`, `until now`, `bis heute`. */
export const UNTIL_WORDS = listOf(
  "עד | ועד | until | till | up to | to | through | bis | jusqu'à | à | hasta | a | по | до",
);

/**
 * Words that say so only where nothing follows them, since they begin other texts too: `2019 – עדיין`, and not
 * `2019 – still life painter`.
 */
export const OPEN_END_WORDS = listOf(`
עצם היום הזה | עצם היום | עדיין | עדיין בתפקיד | עדיין עובד | עדיין עובדת | עדיין שם | בתפקיד | בתפקיד הנוכחי
ממשיך | ממשיכה | וממשיך | וממשיכה | ועדיין | בתהליך | date
still | still here | still there | still working | still in post | in post | in progress | continuing | open
`);

/** What says that a time begins and goes on, before its date. */
export const SINCE_WORDS = listOf('מאז | החל מ | החל משנת | החל | משנת | since | from | as of | seit | depuis | desde');

/** What a span may begin with, before its first date. */
export const FROM_WORDS = listOf('משנת | החל משנת | החל מ | from | בין | בשנים | von | du | de');

/** What stands between the dates of a span besides a dash. */
export const TO_WORDS = listOf(
  'to the | up to the | up to | to | until | till | through | bis | au | à | a | al | hasta | по | до | עד | ועד | ל',
);

/** What stands before an end that is still to come: `Exp. Apr. 2028`, `צפי סיום: 2027`. */
export const EXPECTED_WORDS = listOf(`
expected graduation | expected completion | expected end | expected | anticipated | exp | est
סיום צפוי | צפוי לסיום | צפוי להסתיים | צפויה לסיים | צפוי לסיים | צפוי | צפויה
צפי סיום | צפי לסיום | צפי | מועד סיום משוער
`);

export const SEASON_WORDS = listOf(
  'spring | springs | summer | summers | fall | falls | autumn | autumns | winter | winters | ' +
    'אביב | קיץ | סתיו | חורף | קיצים | חורפים | באביב | בקיץ | בסתיו | בחורף',
);

/** A part of a year by its number, with that number or without. */
export const QUARTER_WORDS = listOf('q | רבעון | ברבעון | quarter | מחצית | h');
export const ORDINAL_WORDS = listOf(
  'first | second | third | fourth | ראשון | שני | שלישי | רביעי | ראשונה | שנייה | הראשון | השני | השלישי | הרביעי',
);

/** Months of the Hebrew calendar; those of a year's first half, of autumn, first. */
export const HEBREW_MONTHS = listOf(
  'תשרי | חשון | חשוון | מרחשון | מרחשוון | כסלו | טבת | שבט | אדר | ניסן | אייר | סיון | סיוון | תמוז | אב | אלול',
);
