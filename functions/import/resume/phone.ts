/** Months from when to when: `(6.2018 - 3.2014`. */
const MONTHS = /^\(?\d{1,2}[./-](?:19|20)\d{2}\s*[-–]\s*\d{1,2}[./-](?:19|20)\d{2}\)?$/;

/**
 * Where a number may begin behind another: at an area code in brackets, `MN 55802 (218) 555-0163`, and behind a dash
 * with spaces, `Dufftown AB55 - 07700 900733`.
 */
const NEXT_NUMBER = /(?<=\d\s{1,3})\(\d{2,4}\)|(?<=\d\s{1,3}[-–]\s{1,3})[+\d]/;

/** The part of some digits and signs that is a phone number: all of them, or those from where another begins. */
export function phoneWithin(text: string): { readonly from: number; readonly text: string } | undefined {
  if (phoneDigits(text) !== undefined) return { from: 0, text };
  const from = NEXT_NUMBER.exec(text)?.index;
  const rest = from === undefined ? '' : text.slice(from);
  return from !== undefined && phoneDigits(rest) !== undefined ? { from, text: rest } : undefined;
}

/** Digits of a number that a word says to be a phone's. */
const [MIN_NAMED_DIGITS, MAX_NAMED_DIGITS] = [9, 13];

/**
 * The digits of a phone number as it is dialled at home, or undefined when a number is none: an identity number, a
 * date, years. One that a word says to be a phone's (`isNamed`) may be of any country, and need not be in groups.
 */
export function phoneDigits(text: string, isNamed = false): string | undefined {
  const plus = /^\s*\(?\+|\+\s*$|^\s*00/.test(text);
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  if (
    /^(?:19|20)\d{2}\s*[-–]\s*(?:19|20)\d{2}$/.test(text.trim()) ||
    /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(text.trim()) ||
    MONTHS.test(text.trim())
  )
    return undefined;
  const home = digits.replace(/^972\(?0?/, '0');
  if (/^0(?:5\d{8}|7\d{8}|[23489]\d{7})$/.test(home)) return home;
  if (plus) return digits.length >= 8 && digits.length <= 15 ? digits : undefined;
  if (/^1?[2-9]\d{9}$/.test(digits) && /[\s().-]/.test(text)) return digits;
  if (isNamed && digits.length >= MIN_NAMED_DIGITS && digits.length <= MAX_NAMED_DIGITS) return digits;
  // Other countries' numbers at home: zero, and in groups.
  return /^0\d{8,10}$/.test(digits) && /\d[\s-]\d/.test(text) ? digits : undefined;
}
