/**
 * Names of months as résumés hold them, January first: Hebrew with its spellings, English in full; abbreviations are
 * prefixes.
 */
const MONTH_NAMES: readonly (readonly string[])[] = [
  ['ינואר', 'january'],
  ['פברואר', 'february'],
  ['מרץ', 'מרס', 'מארס', 'march'],
  ['אפריל', 'april'],
  ['מאי', 'may'],
  ['יוני', 'june'],
  ['יולי', 'july'],
  ['אוגוסט', 'august'],
  ['ספטמבר', 'september'],
  ['אוקטובר', 'october'],
  ['נובמבר', 'november'],
  ['דצמבר', 'december'],
];

/**
 * The month (1-12) a word names, also shortened (`Mar`, `Sept`, `ספט`) or with the Hebrew prefix `ב`; null for any
 * other word.
 */
export function parseMonthName(word: string): number | null {
  const name = word.toLowerCase();
  for (const candidate of [name, name.replace(/^ב/, '')]) {
    const index = MONTH_NAMES.findIndex((names) =>
      names.some((full) => full === candidate || (candidate.length >= 3 && full.startsWith(candidate))),
    );
    if (index >= 0) return index + 1;
  }
  return null;
}
