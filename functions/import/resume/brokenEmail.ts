/** What may stand before the `@` of an address. */
const EMAIL_LOCAL_PART = /^[a-z\d][a-z\d._%+-]*$/i;
const EMAIL_ADDRESS = /^[a-z\d][a-z\d._%+-]*@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i;
/** Says that an address of mail follows, whatever the part of it in this line looks like. */
const EMAIL_LABEL = /^(?:דוא"ל|דוא״ל|דואל|דואר אלקטרוני|אימייל|מייל|e-?mail)\s*(?:[.:\-–]\s*)?$/i;
/** A sign at the end of a broken line stands before its word where the line is read from the right. */
const REVERSED_SIGN = /^([-._@])([a-z\d][a-z\d._%+-]*[a-z\d])$/i;

/**
 * An address of mail that a line's end broke before its host: the last text of a line and the first of the next as one,
 * or undefined where they are none. A break is recognized by its sign (`dana-` `levi@…`, `dana@` `example.com`) or by a
 * label before it: two words that merely follow each other would make an address that nobody has.
 */
export function joinBrokenEmail(
  above: string,
  below: string,
): { readonly text: string; readonly rest: string } | undefined {
  const [end = ''] = /(?<!\S)\S+$/.exec(above) ?? [];
  const before = end === '' ? '' : above.slice(0, -end.length);
  const [, start = '', rest = ''] = /^(\S+)\s*(.*)/s.exec(below) ?? [];
  const word = end.replace(REVERSED_SIGN, '$2$1');
  const isLabelled = EMAIL_LABEL.test(before);
  const isTold = isLabelled || (before.trim() === '' && (/[-._@]$/.test(word) || start.startsWith('@')));
  const isLocal = EMAIL_LOCAL_PART.test(word.replace(/@$/, '')) && /[a-z]/i.test(word);
  return isTold && isLocal && EMAIL_ADDRESS.test(word + start) ? { text: before + word + start, rest } : undefined;
}
