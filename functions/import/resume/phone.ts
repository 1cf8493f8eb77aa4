/** Months from when to when: `(6.2018 - 3.2014`. */
const MONTHS = /^\(?\d{1,2}[./-](?:19|20)\d{2}\s*[-–]\s*\d{1,2}[./-](?:19|20)\d{2}\)?$/;

/**
 * The digits of a phone number as it is dialled at home, or undefined when a number is none: an identity number, a
 * date, years.
 */
export function phoneDigits(text: string): string | undefined {
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
  // Other countries' numbers at home: zero, and in groups.
  return /^0\d{8,10}$/.test(digits) && /\d[\s-]\d/.test(text) ? digits : undefined;
}
