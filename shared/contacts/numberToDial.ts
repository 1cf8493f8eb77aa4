import { plainSigns } from '../text/fold.ts';

/** Digits of the shortest number, `*2345`, and of the longest (E.164). */
const [MIN_DIGITS, MAX_DIGITS] = [4, 15];

/**
 * What a field of a phone calls: `+972541112222`, `0541112222`, `*2345`; '' where the text is no number, or more than
 * one. It agrees with the grammar that finds numbers in texts (phone.ts), which the first script of the builder has no
 * room for.
 */
export function numberToDial(text: string): string {
  const [first = ''] = /[+*(\s]{0,4}\d(?:[\d\s().-]|\/(?=\d))*\+?/.exec(plainSigns(text)) ?? [];
  const digits = first.replace(/\D/g, '');
  // Years, from when to when.
  if (
    digits.length < MIN_DIGITS ||
    digits.length > MAX_DIGITS + 2 ||
    /^\D*(?:19|20)\d\d\D+(?:19|20)\d\d\D*$/.test(first)
  )
    return '';
  if (first.includes('*')) return `*${digits}`;
  const dial = (first.includes('+') ? `+${digits}` : digits)
    .replace(/^00|^(?=972\d{8})/, '+')
    .replace(/^\+9720/, '+972');
  return dial.length > MAX_DIGITS + 1 ? '' : dial;
}
